"""A move in words, as the choice list says it."""

from virtuosi.core.text import Message, dashed, say
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_PILE,
    GOODS,
    HEXES,
    MINERALS,
    PILES,
    PRODUCTION_COUNT,
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
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.reach import any_kind
from virtuosi.games.neuland.rules.tasks.source import ChooseSource
from virtuosi.games.neuland.table.costs import cost_of
from virtuosi.games.neuland.table.names import Facts, actions, good, good_name, place_of, recipe, tile


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
    words: Facts = {"tile": tile(p.tile[slot]), "hex": place_of(p, slot), "cost": cost}
    if isinstance(task, ChooseSource) and good_name(task.wanted(p)) != name:
        return Message("move-from-ore", {**words, "good": good(name)})
    return Message("move-from", {**words, "sign": f":{dashed(name)}:"})


def _label_of_turn(p: Neuland, move: int) -> Message:
    if move < TO_BUILD:
        slot = move - TO_PRODUCE
        kind, cost = p.tile[slot], cost_of(p, move)
        words: Facts = {"tile": tile(kind), "hex": place_of(p, slot), "recipe": recipe(p, kind, p.stack[slot])}
        if cost is None:
            return Message("move-produce-not", words)
        return Message("move-produce", {**words, "cost": actions(cost)})
    pile = move - TO_BUILD
    kind = any_kind(p, pile)
    if pile < CATEGORY_PILE:
        return say("move-build", tile=tile(kind))
    category = say(f"category-{PILES[pile]}")
    return say("move-build-category", tile=tile(kind), category=category, step=(kind - PRODUCTION_COUNT) % STEPS + 1)
