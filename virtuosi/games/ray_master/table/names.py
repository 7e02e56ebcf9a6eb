"""Names of things and effects of Ray Master as messages, and the refs the board knows them by."""

from functools import cache

from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules.effects import fire
from virtuosi.games.ray_master.rules.moves import ACTIONS, COLOURS, COOL, EMPTY, FIRE, HEAT, LANES, SIZES, SMALL
from virtuosi.games.ray_master.rules.pack import CARD_IDS
from virtuosi.games.ray_master.rules.position import RayMaster


def student_name(deck: int, card: int) -> Message:
    return say(f"student-{CARD_IDS[deck][card]}")


def card_ref(deck: int, card: int) -> str:
    return f"card/{CARD_IDS[deck][card]}"


def student_says(p: RayMaster, card: int, how: str) -> Message:
    """What a student does: a sentence ("effect") or two words ("task")."""
    pack = p.pack
    action, n = pack.actions[p.deck][card], pack.amounts[p.deck][card]
    by = n * (pack.heat_each if action == HEAT else pack.cool_each)
    return _student_says(f"student-{how}-{ACTIONS[action]}", n, by, pack.cool_from_hottest)


@cache
def _student_says(id: str, n: int, by: int, top: int) -> Message:
    return say(id, n=n, by=by, top=top)


def action_name(action: int) -> Message:
    return say(f"action-{ACTIONS[action]}")


def action_says(p: RayMaster, action: int) -> Message:
    """What an action of the console does."""
    pack = p.pack
    if action == HEAT:
        return _action_says(action, each=pack.heat_each)
    if action == COOL:
        return _action_says(action, each=pack.cool_each, top=pack.cool_from_hottest)
    if action == FIRE:
        return _action_says(action, shrink=pack.fire_cost[0], enlarge=pack.fire_cost[1])
    return _action_says(action)


@cache
def _action_says(action: int, **numbers: int) -> Message:
    return say(f"action-effect-{ACTIONS[action]}", **numbers)


def size_name(size: int) -> str:
    return SIZES[size - SMALL]


@cache
def die_name(size: int, value: int) -> Message:
    return say("die", size=say(f"size-{size_name(size)}"), value=value)


@cache
def colour_name(slot: int) -> Message:
    return say(f"colour-{COLOURS[slot // LANES]}")


def die_at(p: RayMaster, slot: int) -> Message:
    return die_name(p.sizes[slot], p.values[slot]) if p.sizes[slot] != EMPTY else say("slot-empty")


def after_a_shot(p: RayMaster) -> RayMaster:
    """The table as a shot now would leave it; whoever fires, it does the same."""
    after = p.copy()
    fire(after, 0)
    return after


def die_of_colour(p: RayMaster, slot: int) -> Message:
    return say("die-of-colour", die=die_at(p, slot), colour=colour_name(slot))


@cache
def slot_ref(kind: str, slot: int) -> str:
    return f"{kind}/{COLOURS[slot // LANES]}-{slot % LANES + 1}"
