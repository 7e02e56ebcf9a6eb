"""Names of things and effects of Ray Master as messages, and the refs the board knows them by."""

from functools import cache, lru_cache

from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules.effects import fire
from virtuosi.games.ray_master.rules.moves import ACTIONS, COLOURS, COOL, EMPTY, FIRE, HEAT, LANES, SIZES, SMALL
from virtuosi.games.ray_master.rules.pack import CARD_IDS, RayPack
from virtuosi.games.ray_master.rules.position import RayMaster

# What always looks the same is made once: the same objects are the quickest to compare from scene to scene.
PACKS, PRINTED = 128, 1 << 14  # decks of the packs at hand; all things of theirs


def student_name(deck: int, card: int) -> Message:
    return say(f"student-{CARD_IDS[deck][card]}")


def card_ref(deck: int, card: int) -> str:
    return f"card/{CARD_IDS[deck][card]}"


@lru_cache(maxsize=PRINTED)
def student_says(pack: RayPack, deck: int, card: int, how: str) -> Message:
    """What a student does: a sentence ("effect") or two words ("task")."""
    action, n = pack.actions[deck][card], pack.amounts[deck][card]
    by = n * (pack.heat_each if action == HEAT else pack.cool_each)
    return say(f"student-{how}-{ACTIONS[action]}", n=n, by=by, top=pack.cool_from_hottest)


def action_name(action: int) -> Message:
    return say(f"action-{ACTIONS[action]}")


def action_says(pack: RayPack, action: int) -> Message:
    """What an action of the console does."""
    id = f"action-effect-{ACTIONS[action]}"
    if action == HEAT:
        return say(id, each=pack.heat_each)
    if action == COOL:
        return say(id, each=pack.cool_each, top=pack.cool_from_hottest)
    if action == FIRE:
        return say(id, shrink=pack.fire_cost[0], enlarge=pack.fire_cost[1])
    return say(id)


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


@cache
def slot_ref(kind: str, slot: int) -> str:
    return f"{kind}/{COLOURS[slot // LANES]}-{slot % LANES + 1}"
