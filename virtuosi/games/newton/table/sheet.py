"""Numbers for people: previews, comparison rows, the top line, the score sheet, the end."""

from virtuosi.core.scene import Figure, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say
from virtuosi.games.newton.rules import scoring, shelf
from virtuosi.games.newton.rules.moves import (
    ACTION_IDS,
    ANY_BOOK,
    BOARD_IDS,
    BOOK_IDS,
    BOOKS,
    COLOURED,
    COLUMNS,
    HAND,
    STUDENTS,
)
from virtuosi.games.newton.rules.pack import (
    FROM_CUBES,
    FROM_RUNS,
    FROM_TOKENS,
    GOALS,
    SOURCE_IDS,
    SOURCES,
    TOKENS_TAKEN,
)
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.tasks.turn import PlayCard
from virtuosi.games.newton.table import names
from virtuosi.games.newton.table.study import forecast


def measures(p: Newton, seat: int) -> list[Measure]:
    found = [
        Measure("points", "points", say("measure-points"), p.scores()[seat], 1, sum=True),
        Measure("coins", "coin", say("measure-coins"), p.coins[seat], 1),
        Measure("potions", "potion", say("measure-potions"), p.potions[seat], 1),
    ]
    if p.round > 0:
        found.append(Measure("income", "income", say("measure-income"), forecast(p, seat)["points"], 1))
    if p.agenda and (p.first + p.turns) % p.seats == seat and p.round > 0 and p.action != NONE:
        found.append(Measure("value", ACTION_IDS[p.action], say("measure-value"), p.value, 1))
    found.append(Measure("cubes", "cube", say("measure-cubes"), p.cubes[seat].bit_count(), 1))
    found.append(Measure("shelf", "book", say("measure-shelf"), p.taken[seat] - p.removed[seat], 1))
    found.append(Measure("students", "student", say("measure-students"), STUDENTS - p.reserve(seat), 1))
    found.append(Measure("marker", "work", say("measure-marker"), p.marker[seat], 1))
    found.append(Measure("masters", "master", say("measure-masters"), p.masters_played(seat), 1))
    if not (p.agenda and isinstance(p.agenda[-1], PlayCard)):  # that a card that is played leaves the hand is no news
        found.append(Measure("hand", "card", say("measure-hand"), len(p.hands[seat])))
    return found


def figures(p: Newton, seat: int) -> list[Figure]:
    found = [
        Figure("coins", "coin", p.coins[seat], say("figure-coins")),
        Figure("potions", "potion", p.potions[seat], say("figure-potions")),
    ]
    for colour in range(COLOURED):
        name = BOOK_IDS[colour]
        found.append(Figure(name, f"book-{name}", p.books[seat * BOOKS + colour], say(f"figure-{name}")))
    if p.books[seat * BOOKS + ANY_BOOK]:
        found.append(Figure("any", "book-any", p.books[seat * BOOKS + ANY_BOOK], say("figure-any")))
    found.append(Figure("cubes", "cube", p.cubes[seat].bit_count(), say("figure-cubes")))
    found.append(Figure("shelf", "book", p.taken[seat] - p.removed[seat], say("figure-shelf")))
    found.append(Figure("students", "student", STUDENTS - p.reserve(seat), say("figure-students")))
    found.append(Figure("masters", "master", p.masters_played(seat), say("figure-masters")))
    found.append(Figure("cards", "card", len(p.hands[seat]), say("figure-cards")))
    return found


def stage(p: Newton) -> list[Stage]:
    if p.round == 0:
        return [Stage(say("stage-setup"))]
    found = [Stage(say("stage-round", round=p.round, rounds=p.pack.rounds))]
    if p.column() < COLUMNS:
        found.append(Stage(say("stage-turn", turn=p.column() + 1, turns=COLUMNS)))
    else:
        found.append(Stage(say("stage-upkeep")))
    if p.seats == 1:
        reached = scoring.rank(p)
        if reached + 1 < len(p.pack.ranks):
            found.append(Stage(say("stage-rank", rank=names.rank_name(reached + 1), points=p.pack.ranks[reached + 1])))
    return found


def sheet(p: Newton, seat: int) -> list[SheetLine]:
    """What has been earned by what gave it, then what counts at the end."""
    lines = _earned_lines(p, seat)
    if p.round > 0:
        for goal in range(GOALS):
            if scoring.occupied(p, seat, goal):
                lines.append(_objective_line(p, seat, scoring.objective(p, goal)))
    for k in range(seat * HAND, (seat + 1) * HAND):
        if p.played[k]:
            master = p.masters[k]
            lines.append(SheetLine(say("sheet-master", master=names.master_name(master)), p.pack.master_vp[master]))
    return lines


def _earned_lines(p: Newton, seat: int) -> list[SheetLine]:
    earned = p.earned[seat * SOURCES : (seat + 1) * SOURCES]
    lines = [
        SheetLine(say(f"sheet-from-{SOURCE_IDS[source]}"), points, _note(p, seat, source))
        for source, points in enumerate(earned)
        if points
    ]
    other = p.points[seat] - sum(earned)  # of a match that began before the sources were kept
    if other or not lines:
        lines.append(SheetLine(say("sheet-track"), other))
    return lines


def _note(p: Newton, seat: int, source: int) -> Message | None:
    """How points came about, where the table still shows it."""
    if source == FROM_CUBES:
        return say("sheet-note-cubes", n=p.cubes[seat].bit_count())
    if source == FROM_RUNS:
        return say("sheet-note-runs", n=shelf.runs(p, seat), vp=shelf.run_income(p, seat))
    if source == FROM_TOKENS:
        return say("sheet-note-tokens", n=scoring.count(p, seat, TOKENS_TAKEN))
    return None


def _objective_line(p: Newton, seat: int, tile: int) -> SheetLine:
    pack = p.pack
    count, each, vp = (
        scoring.count(p, seat, pack.objective_counts[tile]),
        pack.objective_each[tile],
        pack.objective_vp[tile],
    )
    points = scoring.worth(p, seat, tile)
    note = say("sheet-count", count=count, vp=vp)
    if each > 1:
        note = say("sheet-count-each", count=count, each=each, vp=vp)
    if points < count // each * vp:
        note = say("sheet-most", most=pack.objective_most[tile])
    return SheetLine(say("sheet-objective", tile=names.objective_name(tile)), points, note, later=bool(p.agenda))


def ending(p: Newton) -> tuple[Message, list[Message]]:
    scores = p.scores()
    reason = say("ending-rounds", rounds=p.pack.rounds)
    if p.seats == 1:
        return reason, [say("ending-rank", rank=names.rank_name(scoring.rank(p)))]
    return reason, [say("tie-shared")] if scores.count(max(scores)) > 1 else []


def origin(p: Newton, seat: int) -> str:
    return f"board {BOARD_IDS[p.boards[seat]]}"
