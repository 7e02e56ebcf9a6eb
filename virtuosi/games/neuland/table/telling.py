"""Neuland in words: prompts, labels, previews, log lines, the score sheet."""

from virtuosi.core.scene import Figure, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say, seat_name, task_name
from virtuosi.games.neuland.rules import effects, scoring
from virtuosi.games.neuland.rules.costs import cost_of, inputs_of, missing
from virtuosi.games.neuland.rules.moves import (
    CATEGORIES,
    CATEGORY_PILE,
    GOODS,
    HEXES,
    MINERALS,
    PILES,
    PRODUCTION_COUNT,
    SLOTS_PER_HEX,
    STEPS,
    TERRAINS,
    TO_BUILD,
    TO_END,
    TO_FORAGE,
    TO_FROM,
    TO_LAY,
    TO_LAY_SINGLE,
    TO_MINERAL,
    TO_PRODUCE,
    TO_SITE,
    TO_START,
    TO_WAIT,
    UNMARKED,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.refusals import INPUT_MISSING, LOWER_FIRST, OCCUPIED
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseMineral, ChooseSite
from virtuosi.games.neuland.rules.tasks.reach import any_kind, kind_for, material
from virtuosi.games.neuland.rules.tasks.source import ChooseSource
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn
from virtuosi.games.neuland.table.view import good_name, kind_name, next_if_ended, on_turn, output_of, slot_ref

Facts = dict[str, int | str | Message]


def dashed(id: str) -> str:
    return id.replace("_", "-")


def good(name: str) -> Message:
    return say(f"good-{dashed(name)}")


def the(name: str) -> Message:
    """A good that is known to be there."""
    return say(f"the-{dashed(name)}")


def some(number: int) -> Message:
    """A good as an object of a sentence."""
    return say(f"some-{dashed(good_name(number))}")


def tile(kind: int) -> Message:
    return say(f"tile-{dashed(kind_name(kind))}")


def hex_of(slot: int) -> str:
    return HEXES[slot // SLOTS_PER_HEX]


def actions(n: int) -> Message:
    return say("actions", n=n)


def recipe(p: Neuland, kind: int, stack: int) -> Message:
    goods = [good(good_name(number)) for number in inputs_of(p, kind)]
    args: Facts = {}
    if goods:
        args["in"] = goods[0]
    if len(goods) > 1:
        args["second"] = goods[1]
    if kind >= PRODUCTION_COUNT:
        args["points"] = say("points", n=p.pack.points[kind - PRODUCTION_COUNT])
        return Message("recipe-progress-two" if len(goods) > 1 else "recipe-progress-one", args)
    output = output_of(p, kind, stack) or ""
    args["out"] = say(f"out-{output}") if output in ("mineral", "metal") else good(output)
    return Message(f"recipe-{('none', 'one', 'two')[len(goods)]}", args)


def prompt(p: Neuland, seat: int) -> Message:
    task = p.agenda[-1]
    if isinstance(task, ChooseSource):
        return say("prompt-choose-source", the=the(good_name(task.wanted(p))))
    if isinstance(task, ChooseMaterial):
        return say("prompt-choose-material", the=the(GOODS[material(p, task.kind(p))]))
    if isinstance(task, ChooseMineral):
        return say("prompt-choose-mineral", place=task.done)
    return say(f"prompt-{task_name(task)}")


def hint(p: Neuland, seat: int) -> Message | None:
    task = p.agenda[-1]
    if isinstance(task, PlayTurn):
        spoiling = p.lying.bit_count()
        if spoiling:
            return say("hint-play-turn-spoils", used=p.used, limit=p.limit, n=spoiling)
        return say("hint-play-turn", used=p.used, limit=p.limit)
    if isinstance(task, ChooseSource):
        return say("hint-choose-source", tile=tile(p.tile[task.slot]), hex=hex_of(task.slot))
    if isinstance(task, ChooseSite):
        kind = any_kind(p, task.pile)
        return say("hint-choose-site", tile=tile(kind), good=good(GOODS[material(p, kind)]))
    if isinstance(task, ChooseMaterial):
        return say("hint-choose-material", tile=tile(task.kind(p)), hex=HEXES[task.at])
    if isinstance(task, ChooseMineral):
        discs = min(p.pack.mine_size - task.done, effects.discs_left(p))
        return say("hint-choose-mineral", hex=hex_of(task.slot), n=discs)
    return say("hint-choose-start")


def label(p: Neuland, move: int) -> Message:
    if TO_PRODUCE <= move < TO_WAIT:
        return _label_of_turn(p, move)
    cost = cost_of(p, move)
    if TO_SITE <= move < TO_FROM:
        at = move - TO_SITE
        terrain = say(f"terrain-{TERRAINS[p.terrain[at]]}")
        if cost is None:
            return say("move-site-not", hex=HEXES[at], terrain=terrain)
        return say("move-site", hex=HEXES[at], terrain=terrain, cost=actions(cost))
    if TO_FROM <= move < TO_FORAGE:
        return _label_of_source(p, move - TO_FROM, actions(cost or 0))
    if move == TO_FORAGE:
        return say("move-forage-not") if cost is None else say("move-forage", cost=actions(cost))
    if move >= TO_MINERAL:
        mineral = move - TO_MINERAL
        return say("move-mineral", good=good(MINERALS[mineral]), left=p.supply[mineral])
    if TO_START <= move < TO_PRODUCE:
        return say("move-start", hex=HEXES[move - TO_START])
    if move in (TO_WAIT, TO_END):
        return say("move-wait" if move == TO_WAIT else "move-end")
    return say("move-first" if move < TO_LAY else "move-lay" if move < TO_LAY_SINGLE else "move-single")


def _label_of_source(p: Neuland, slot: int, cost: Message) -> Message:
    """The good itself is named in the prompt, unless several kinds would do."""
    task, name = p.agenda[-1], GOODS[p.good[slot]]
    words: Facts = {"tile": tile(p.tile[slot]), "hex": hex_of(slot), "cost": cost}
    if isinstance(task, ChooseSource) and good_name(task.wanted(p)) != name:
        return Message("move-from-ore", {**words, "good": good(name)})
    return Message("move-from", {**words, "sign": f":{dashed(name)}:"})


def _label_of_turn(p: Neuland, move: int) -> Message:
    if move < TO_BUILD:
        slot = move - TO_PRODUCE
        kind, cost = p.tile[slot], cost_of(p, move)
        words: Facts = {"tile": tile(kind), "hex": hex_of(slot), "recipe": recipe(p, kind, p.stack[slot])}
        if cost is None:
            return Message("move-produce-not", words)
        return Message("move-produce", {**words, "cost": actions(cost)})
    pile = move - TO_BUILD
    kind = any_kind(p, pile)
    if pile < CATEGORY_PILE:
        return say("move-build", tile=tile(kind))
    category = say(f"category-{PILES[pile]}")
    return say("move-build-category", tile=tile(kind), category=category, step=(kind - PRODUCTION_COUNT) % STEPS + 1)


def refs(p: Neuland, move: int) -> list[str]:
    if TO_PRODUCE <= move < TO_BUILD:
        return [slot_ref(move - TO_PRODUCE)]
    if TO_BUILD <= move < TO_WAIT:
        return [f"pile/{PILES[move - TO_BUILD]}"]
    if TO_FROM <= move < TO_FORAGE:
        return [slot_ref(move - TO_FROM)]
    if TO_START <= move < TO_PRODUCE:
        return [f"hex/{HEXES[move - TO_START]}"]
    if TO_SITE <= move < TO_FROM:
        slot = effects.free_slot(p, move - TO_SITE)
        return [f"hex/{HEXES[move - TO_SITE]}", *([slot_ref(slot)] if slot >= 0 else [])]
    if move >= TO_MINERAL:
        return [f"mineral/{MINERALS[move - TO_MINERAL]}"]
    return {TO_FORAGE: ["forage"], TO_WAIT: ["track"]}.get(move, [])


def facts(p: Neuland, move: int, refusal: int) -> Facts:
    """Everything a refusal's sentence may name about this candidate."""
    task = p.agenda[-1]
    found: Facts = {"left": actions(p.pack.actions - p.used), "limit": p.limit}
    cost = cost_of(p, move)
    found["cost"] = actions(cost if cost is not None else 1)
    if TO_PRODUCE <= move < TO_BUILD:
        found.update(_facts_of_slot(p, task.seat, move - TO_PRODUCE, refusal))
    elif TO_BUILD <= move < TO_WAIT:
        found.update(_facts_of_kind(p, any_kind(p, move - TO_BUILD)))
        found["cost"] = actions(_cheapest_site(p, task.seat, move - TO_BUILD))
    elif isinstance(task, ChooseSite):
        found.update(_facts_of_kind(p, any_kind(p, task.pile)))
    elif isinstance(task, ChooseMaterial):
        found.update(_facts_of_kind(p, task.kind(p)))
    elif move >= TO_MINERAL:
        found["good"] = good(MINERALS[move - TO_MINERAL])
    return found


def _facts_of_slot(p: Neuland, seat: int, slot: int, refusal: int) -> Facts:
    kind = p.tile[slot]
    if refusal == OCCUPIED:
        return {"owner": seat_name(p.owner[slot])}
    if refusal == INPUT_MISSING:
        return {"good": good(good_name((missing(p, seat, kind) or inputs_of(p, kind))[0]))}
    if refusal == LOWER_FIRST:
        category = (kind - PRODUCTION_COUNT) // STEPS
        return {"lower": tile(PRODUCTION_COUNT + category * STEPS + p.scored[category])}
    return {}


def _facts_of_kind(p: Neuland, kind: int) -> Facts:
    terrain = [name for number, name in enumerate(TERRAINS) if p.pack.terrain[kind] >> number & 1]
    return {"good": good(GOODS[material(p, kind)]), "terrain": say(f"terrain-{terrain[0]}")}


def _cheapest_site(p: Neuland, seat: int, pile: int) -> int:
    """The least a building of this pile would cost on any hex with room, paid or not."""
    best = p.pack.actions + 1
    asked = p.copy()
    asked.agenda.append(ChooseSite(seat, pile))
    for at in range(len(HEXES)):
        if kind_for(p, pile, p.terrain[at]) >= 0 and effects.free_slot(p, at) >= 0:
            cost = cost_of(asked, TO_SITE + at)
            best = best if cost is None else min(best, cost)
    return best


def measures(p: Neuland, seat: int) -> list[Measure]:
    """What a preview compares. Figures of one turn carry its number: those of the next are never held against them."""
    found = [Measure("points", "points", say("measure-points"), p.scores()[seat], 1)]
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
        Figure("left", "points", p.left[seat], say("figure-left")),
        Figure("goods", "disc", p.owner.count(seat), say("figure-goods")),
        Figure("reserve", "work", p.reserve[seat], say("figure-reserve")),
        Figure("space", "time", space, say("figure-space")),
    ]


def stage(p: Neuland) -> list[Stage]:
    found = [Stage(say("stage-turn", turn=p.turn))]
    if on_turn(p) is not None:
        found.append(Stage(say("stage-actions", left=p.limit - p.used), "time"))
    return found


def sheet(p: Neuland, seat: int) -> list[SheetLine]:
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
