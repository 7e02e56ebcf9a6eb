"""What bots know: points so far, the machine as it may become, what things will still be worth, the turn under way."""

from typing import Final, final

from virtuosi.core.insight import Insight
from virtuosi.core.masks import count_of
from virtuosi.games.adas_dream.insight.promise import STORED, promises
from virtuosi.games.adas_dream.insight.worths import WORTH, row_worth
from virtuosi.games.adas_dream.rules import effects, machine, scoring, spots
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    CELLS_EACH,
    LECTURE_SPACES,
    LEVELS,
    LINES_EACH,
    OPEN,
    PLUS,
    SLOTS_EACH,
    STORED_EACH,
)
from virtuosi.games.adas_dream.rules.die import value_of
from virtuosi.games.adas_dream.rules.position import UNDECIDED, AdasDream

USUAL_DIE: Final = 4.2  # what a die still to come will show
BUILDS_PER_TURN: Final = 0.42
GEAR_READY: Final = 0.5  # of a gear in reserve with its brass, how much counts as built
LONG: Final = 4.0  # turns ahead from which on things have their full worth
SPARE_BRASS: Final = 3  # brass that is welcome before there is a gear for it
IDLE_BRASS: Final = 0.3
A_SUBTRACTION: Final = 0.3
USEFUL_MULTIPLICATIONS: Final = 3
OPEN_SLOT: Final = 0.7
ADVANCED: Final = 1.0
ASSIGNMENT: Final = 0.7
PARTNER: Final = 0.1  # of what its effect is worth, for each card owned
LECTURE_LEVEL: Final = 0.6
ENOUGH_COINS: Final = 10
ENOUGH_COAL: Final = 8
LITTLE: Final = 0.1
A_TURN: Final = 7.5  # what a turn brings, so that those who have had theirs do not seem to lead
A_LATE_TURN: Final = 5.0
LATE: Final = 4.0


@final
class AdaInsight(Insight[AdasDream]):
    def __init__(self) -> None:
        self.scale = 16.0
        self.par = 90.0
        self.trust = 2.0
        self.reach = 3

    def values(self, p: AdasDream) -> list[float]:
        return [self.worth(p, seat) for seat in range(p.seats)]

    def worth(self, p: AdasDream, seat: int) -> float:
        if p.round == 0 or p.over:
            return float(p.scores()[seat])
        ahead = turns_ahead(p)
        value = self.value(p, seat, ahead)
        if not has_had_turn(p, seat):
            value += A_TURN if ahead > LATE else A_LATE_TURN
        return value + promises(p, seat) if seat == p.turn else value

    def value(self, p: AdasDream, seat: int, ahead: float) -> float:
        use = min(1.0, ahead / LONG)
        reasons = scoring.points(p, seat)
        total = float(sum(reasons) - reasons[scoring.LINES] - reasons[scoring.PROGRAMS])
        total += engine(p, seat, ahead)
        stored = stored_worth(p, seat, ahead)
        return total + stored + use * (stock(p, seat) + standing(p, seat))


def turns_ahead(p: AdasDream) -> float:
    """Turns each seat still has, by the fullest machine: a die is pushed in one turn and used in another."""
    least = 2 * CELLS_EACH
    for seat in range(p.seats):
        least = min(least, 2 * p.cells_of(seat).count(0) - dice_stored(p, seat))
    return 0.0 if p.last else float(max(least, 0))


def dice_stored(p: AdasDream, seat: int) -> int:
    return STORED_EACH - p.storage_of(seat).count(0)


def has_had_turn(p: AdasDream, seat: int) -> bool:
    """Whether the seat has begun its turn of this round."""
    if seat == p.turn:
        return p.kind != UNDECIDED
    return (seat - p.first) % p.seats < (p.turn - p.first) % p.seats


def engine(p: AdasDream, seat: int, ahead: float) -> float:
    """Lines and programs: what stands counts, what is missing by the chance that it still comes."""
    first = seat * SLOTS_EACH
    missing_dice = p.cells_of(seat).count(0)
    stored = dice_stored(p, seat)
    coming = stored + max(0.0, ahead - stored) / 2.0
    die_comes = 0.93 if coming >= missing_dice else 0.93 * coming / missing_dice
    missing_gears = SLOTS_EACH - machine.gears_built(p, seat)
    gears = p.reserve_add[seat] + p.reserve_sub[seat] + count_of(p.reserve_mul[seat])
    builds = BUILDS_PER_TURN * ahead + GEAR_READY * min(float(gears), p.brass[seat] / 2.0, ahead)
    gear_comes = min(0.9, builds / missing_gears) if missing_gears else 0.0
    level, top = p.steam[seat], p.pack.steam_top
    now = float(p.pack.steam_cap[level])
    later = float(p.pack.steam_cap[min(level + 1, top)])
    hope = min(0.5, ahead / 20.0)
    total = 0.0
    for line in range(LINES_EACH):
        a, b, c = machine.line_dice(p, seat, line)
        chance = 1.0
        for die in (a, b, c):
            if die == 0:
                chance *= die_comes
        if p.slots[seat * LINES_EACH + line]:
            total += program_hope(p, p.slots[seat * LINES_EACH + line] - 1, a, b, c, chance)
        one, two = p.gears[first + line * 2], p.gears[first + line * 2 + 1]
        for gear in (one, two):
            if gear < PLUS:
                chance *= gear_comes if gear == OPEN else gear_comes * 0.85
        result = machine.reckon(machine.reckon(face(a), one, face(b)), two, face(c))
        total += chance * ((1.0 - hope) * min(result, now) + hope * min(result, later))
    return total


def face(die: int) -> float:
    return float(value_of(die)) if die else USUAL_DIE


def program_hope(p: AdasDream, tile: int, a: int, b: int, c: int, chance: float) -> float:
    """What a program will pay: all, nothing, or its points by the chance that the dice to come fit."""
    points = float(p.pack.program_prestige[tile])
    if a and b and c:
        return points if machine.fulfils(p, tile, a, b, c) else 0.0
    fitting = machine.fitting_dice(p, tile, a, b, c)
    if fitting == 0:
        return 0.0
    missing = (a == 0) + (b == 0) + (c == 0)
    fit = min(0.9, 0.25 + fitting / 30.0)
    for _ in range(missing):
        chance *= fit
    return points * chance


def stock(p: AdasDream, seat: int) -> float:
    """Resources, gears and cards, as far as they can still be used."""
    slots = SLOTS_EACH - machine.gears_built(p, seat)
    brass, coal, coins = p.brass[seat], p.coal[seat], p.coins[seat]
    gears = p.reserve_add[seat] + count_of(p.reserve_mul[seat])
    wanted = min(2 * slots, 2 * gears + SPARE_BRASS)
    total = WORTH[atoms.BRASS] * min(brass, wanted) + IDLE_BRASS * max(0, brass - wanted)
    total += WORTH[atoms.COAL] * min(coal, ENOUGH_COAL) + LITTLE * max(0, coal - ENOUGH_COAL)
    total += WORTH[atoms.COINS] * min(coins, ENOUGH_COINS) + LITTLE * max(0, coins - ENOUGH_COINS)
    # A book and a full innovation track already count some points.
    total += (WORTH[atoms.BOOK] - 1.0) * p.books[seat] + WORTH[atoms.INNOVATION] * p.innovation[seat]
    total += WORTH[atoms.ADDITION_GEAR] * min(p.reserve_add[seat], slots) + A_SUBTRACTION * min(
        p.reserve_sub[seat], slots
    )
    total += WORTH[atoms.MULTIPLICATION_GEAR] * min(count_of(p.reserve_mul[seat]), USEFUL_MULTIPLICATIONS)
    total += OPEN_SLOT * p.gears_of(seat).count(OPEN)
    return total + WORTH[atoms.DRAW] * min(effects.hand_size(p, seat), p.pack.hand_limit)


def stored_worth(p: AdasDream, seat: int, ahead: float) -> float:
    """A stored die is half an action, as long as there are turns to use it."""
    total = 0.0
    for die in p.storage_of(seat):
        if die:
            total += STORED + 0.1 * value_of(die)
    stored = dice_stored(p, seat)
    turns = ahead + (0.0 if has_had_turn(p, seat) else 1.0)
    return total * turns / stored if stored > turns else total


def standing(p: AdasDream, seat: int) -> float:
    """Research, assignments, partners and lectures that make later turns better."""
    pack = p.pack
    total = 0.0
    for at in range(seat * AREAS_EACH, seat * AREAS_EACH + AREAS_EACH):
        level = p.research[at]
        total += WORTH[atoms.RESEARCH_PURPLE] * level
        if level >= pack.advanced_1:
            total += ADVANCED
        if level >= pack.advanced_2:
            total += ADVANCED
        if level < pack.research_top:
            total += ASSIGNMENT * min(p.columns[at], 3)
    cards = effects.owned_cards(p, seat)
    card = 0
    while cards:
        if cards & 1:
            total += PARTNER * row_worth(pack, atoms.ROW_PARTNER + card)
        cards >>= 1
        card += 1
    highest = 0
    for space in range(LECTURE_SPACES):
        if spots.is_held_by(p.lectures[space], seat) and space % LEVELS >= highest:
            highest = space % LEVELS + 1
    return total + LECTURE_LEVEL * highest
