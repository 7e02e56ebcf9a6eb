"""Names of things as messages: goods, tiles, places, recipes."""

from virtuosi.core.text import Message, dashed, say
from virtuosi.games.neuland.rules.discs import top_good
from virtuosi.games.neuland.rules.moves import (
    EMPTY,
    GOOD_COUNT,
    GOODS,
    HEXES,
    KINDS,
    MINERAL,
    MOUNTAIN_SMELTER,
    ORE,
    PRODUCTION_COUNT,
    SIDES,
    SLOTS_PER_HEX,
    SMELTER,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.table.costs import inputs_of

Facts = dict[str, int | str | Message]


def good_name(good: int) -> str:
    return "ore" if good == ORE else GOODS[good]


def kind_name(kind: int) -> str:
    return "smelter" if kind in (SMELTER, MOUNTAIN_SMELTER) else KINDS[kind]


def output_of(p: Neuland, kind: int, stack: int) -> str | None:
    if kind >= PRODUCTION_COUNT:
        return None
    output = p.pack.output[kind]
    if output < GOOD_COUNT:
        return GOODS[output]
    if output == MINERAL:
        return GOODS[top_good(stack)] if stack else "mineral"
    return "metal"


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


def place_of(p: Neuland, slot: int) -> str | Message:
    """The hex of a building; where a second one of its name stands there, the side too."""
    first = slot - slot % SLOTS_PER_HEX
    twins = [at for at in range(first, first + SLOTS_PER_HEX) if p.tile[at] != EMPTY]
    if [kind_name(p.tile[at]) for at in twins].count(kind_name(p.tile[slot])) == 1:
        return hex_of(slot)
    return say("place-side", hex=hex_of(slot), side=say(f"side-{SIDES[slot % SLOTS_PER_HEX]}"))


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
