"""Numbers for people: previews, comparison rows, the top line, the score sheet, the end."""

from virtuosi.core.scene import Figure, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say, seat_name
from virtuosi.games.neuland.rules import scoring
from virtuosi.games.neuland.rules.moves import CATEGORIES, GOODS, PRODUCTION_COUNT, STEPS, UNMARKED
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.track import is_quiet, quiet_left
from virtuosi.games.neuland.table.names import good, tile
from virtuosi.games.neuland.table.track import next_if_ended, on_turn


def measures(p: Neuland, seat: int) -> list[Measure]:
    """What a preview compares. Figures of one turn carry its number: those of the next are never held against them."""
    found = [Measure("points", "shield", say("measure-points"), p.scores()[seat], 1, sum=True)]
    now = after = on_turn(p)
    if now == seat:
        space, after = next_if_ended(p, seat)
        found += [
            Measure(f"actions {p.turn}", "time", say("measure-actions"), p.limit - p.used),
            Measure(f"space {p.turn}", "clock", say("measure-space"), f"{space}"),
            Measure(f"next {p.turn}", "person", say("measure-next"), seat_name(after)),
        ]
    found.append(Measure("goods", "marker", _goods_label(p, seat), p.owner.count(seat)))
    if p.agenda:  # a seat's first turn begins with its start, before it counts as a turn under way
        who = seat_name(p.actor if after is None else after)
        found.append(Measure("turn", "person", say("measure-turn", who=who), sum(p.turns) + 1))
    return found


def _goods_label(p: Neuland, seat: int) -> Message:
    """Goods on the map, and by name those that the end of this turn takes away."""
    mine = [p.good[at] for at, owner in enumerate(p.owner) if owner == seat and p.lying >> at & 1]
    if not mine:
        return say("measure-goods")
    kinds = [(good(GOODS[kind]), mine.count(kind)) for kind in sorted(set(mine))]
    spoiling = [say("list-times", n=n, good=name) if n > 1 else name for name, n in kinds]
    listed = spoiling.pop()
    for number, one in enumerate(reversed(spoiling)):
        listed = say("list-last" if number == 0 else "list-more", first=one, rest=listed)
    return say("measure-goods-spoil", goods=listed)


def figures(p: Neuland, seat: int) -> list[Figure]:
    space = (p.time[seat] + (p.used if on_turn(p) == seat else 0)) % p.pack.track
    return [
        Figure("arms", "shield", f"{p.scores()[seat]}/{p.pack.arms[p.seats]}", say("figure-arms")),
        Figure("goods", "disc", p.owner.count(seat), say("figure-goods")),
        Figure("reserve", "marker", p.reserve[seat], say("figure-reserve")),
        Figure("space", "time", space, say("figure-space")),
    ]


def stage(p: Neuland) -> list[Stage]:
    found = [Stage(say("stage-turn", turn=p.turn))]
    found.append(Stage(say("stage-goal", most=max(p.scores()), all=p.pack.arms[p.seats]), "shield"))
    if on_turn(p) is not None:
        found.append(Stage(say("stage-actions", left=p.limit - p.used), "time"))
    if p.agenda and is_quiet(p):
        found.append(Stage(say("stage-quiet", left=quiet_left(p)), "clock"))
    return found


def sheet(p: Neuland, seat: int) -> list[SheetLine]:
    """A coat of arms once placed is earned for good: no line waits for the end."""
    lines = []
    total = 0
    for number, scorer in enumerate(p.scorer):
        if scorer == seat:
            category = say(f"category-{CATEGORIES[number // STEPS]}")
            text = say("sheet-tile", tile=tile(PRODUCTION_COUNT + number), category=category, step=number % STEPS + 1)
            lines.append(SheetLine(text, p.pack.points[number]))
            total += p.pack.points[number]
    surplus = total - p.scores()[seat]
    if surplus:
        lines.append(SheetLine(say("sheet-surplus"), -surplus))
    return lines


def ending(p: Neuland) -> tuple[Message, list[Message]]:
    if p.winner != UNMARKED:
        return say("ending-won", who=seat_name(p.winner)), []
    ties = []
    if scoring.tied_by_points(p.scores()):
        ties.append(say("tie-turns"))
        if p.ranking().count(1) > 1:
            ties.append(say("tie-shared"))
    return say("ending-quiet", turns=p.pack.quiet), ties


def tally(p: Neuland) -> dict[str, int]:
    return {"turns": p.turn}
