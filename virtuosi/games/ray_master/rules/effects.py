"""What the actions do to ray and dice, whoever carries them out."""

from virtuosi.games.ray_master.rules import events
from virtuosi.games.ray_master.rules.moves import (
    ACTION_OF,
    COOL,
    EMPTY,
    FACES,
    FIRE,
    HEAT,
    HEIGHT,
    LANES,
    LARGE,
    MODE,
    MOVE,
    SHELF,
    SHRINK,
    SMALL,
    SWAP,
    SWAP_PAIRS,
    TO_COOL,
    TO_HEAT,
    TO_HEIGHT,
    TO_RAY,
    TO_SWAP,
)
from virtuosi.games.ray_master.rules.position import NO_SLOT, RayMaster


def possible(p: RayMaster, seat: int, action: int) -> bool:
    """Whether the state of the table lets this action happen at all, whoever pays for it."""
    if action == HEAT or action == FIRE:
        return p.temperature < p.pack.hottest
    if action == COOL:
        return p.temperature > 0
    if action == SWAP:
        first = seat * LANES
        return p.sizes[first : first + LANES].count(EMPTY) < LANES
    return True


def carry_out(p: RayMaster, seat: int, move: int) -> None:
    """The physical part of an action."""
    action = ACTION_OF[move]
    if action == FIRE:
        fire(p, seat)
    elif action == MOVE:
        move_ray(p, seat, move - TO_RAY)
    elif action == HEIGHT:
        p.height = move - TO_HEIGHT
        if p.events is not None:
            p.events.add(events.RAISED, seat, p.height)
    elif action == MODE:
        p.mode = 1 - p.mode
        if p.events is not None:
            p.events.add(events.SWITCHED, seat, p.mode)
    elif action == SWAP:
        swap(p, seat, move - TO_SWAP)
    elif action == HEAT:
        heat(p, seat, move - TO_HEAT + 1)
    else:
        cool(p, seat, move - TO_COOL + 1)


def move_ray(p: RayMaster, seat: int, lane: int) -> None:
    p.ray = lane
    if p.events is not None:
        p.events.add(events.MOVED, seat, lane)


def swap(p: RayMaster, seat: int, pair: int) -> None:
    """Two own slots exchange what they hold; one of them may be empty (rule 4.5)."""
    a, b = SWAP_PAIRS[pair]
    a += seat * LANES
    b += seat * LANES
    sizes, values = p.sizes, p.values
    sizes[a], sizes[b] = sizes[b], sizes[a]
    values[a], values[b] = values[b], values[a]
    if p.events is not None:
        p.events.add(events.SWAPPED, seat, a, b)


def heated(p: RayMaster, scientists: int) -> int:
    """The temperature after heating: never above the maximum (rule 4.7)."""
    return min(p.pack.hottest, p.temperature + p.pack.heat_each * scientists)


def cooled(p: RayMaster, scientists: int) -> int:
    """Two down for each scientist, but three in all from the maximum, however many work (rule 4.10)."""
    hottest = p.temperature == p.pack.hottest
    return max(0, p.temperature - (p.pack.cool_from_hottest if hottest else p.pack.cool_each * scientists))


def heat(p: RayMaster, seat: int, scientists: int) -> None:
    before = p.temperature
    p.temperature = heated(p, scientists)
    if p.events is not None:
        p.events.add(events.HEATED, seat, before, p.temperature)


def cool(p: RayMaster, seat: int, scientists: int) -> None:
    before = p.temperature
    p.temperature = cooled(p, scientists)
    if p.events is not None:
        p.events.add(events.COOLED, seat, before, p.temperature)


def fire(p: RayMaster, seat: int) -> None:
    """A shot: it heats the ray in any case, and costs energy when it hits (rules 5.18, 5.19)."""
    pack = p.pack
    slot = p.target()
    warm = 1 if p.temperature > 0 else 0
    p.temperature = min(pack.hottest, p.temperature + pack.heat_of_shot)
    if slot == NO_SLOT:
        if p.events is not None:
            p.events.add(events.MISSED, seat, p.ray)
        return
    before = events.die_code(p.sizes[slot], p.values[slot])
    if p.mode == SHRINK:
        shrink(p, slot, pack.loss[warm])
    else:
        enlarge(p, slot, pack.gain[warm])
    p.energy = max(0, p.energy - pack.energy_per_hit)
    if p.events is not None:
        p.events.add(events.HIT, events.shot_code(seat, slot), before, events.die_code(p.sizes[slot], p.values[slot]))
    if p.energy == 0:
        p.over = True  # rule 7.1: at once, even in mid-turn
        if p.events is not None:
            p.events.add(events.EXHAUSTED)


def shrink(p: RayMaster, slot: int, loss: int) -> None:
    """The next smaller die of its owner's reserve takes its place; without one it vanishes (rules 5.8 to 5.12)."""
    size = p.sizes[slot]
    shelf = slot // LANES * SHELF  # where the owner's reserve begins
    p.reserve[shelf + size] += 1
    if size == SMALL or p.reserve[shelf + size - 1] == 0:
        p.sizes[slot] = EMPTY
        p.values[slot] = 0
        return
    p.reserve[shelf + size - 1] -= 1
    p.sizes[slot] = size - 1
    p.values[slot] = max(1, p.values[slot] - loss)


def enlarge(p: RayMaster, slot: int, gain: int) -> None:
    """The value rises, and the size too when the owner's reserve has a larger die (rules 5.13 to 5.16)."""
    size = p.sizes[slot]
    shelf = slot // LANES * SHELF
    if size < LARGE and p.reserve[shelf + size + 1] > 0:
        p.reserve[shelf + size + 1] -= 1
        p.reserve[shelf + size] += 1
        p.sizes[slot] = size + 1
    p.values[slot] = min(FACES, p.values[slot] + gain)
