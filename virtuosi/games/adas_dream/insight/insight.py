"""What bots know: points so far, the machine as it may become, what things will still be worth, the turn under way."""

from typing import Final, final

from virtuosi.core.insight import Insight
from virtuosi.core.masks import count_of
from virtuosi.games.adas_dream.insight.promise import promises
from virtuosi.games.adas_dream.insight.worths import (
    A_LATE_TURN,
    A_SUBTRACTION,
    A_TURN,
    ADVANCED,
    BUILDS_PER_TURN,
    DIE_LIKELY,
    FIT_EACH,
    FIT_LEAST,
    FIT_MOST,
    GEAR_LIKELY,
    GEAR_READY,
    IDLE_BRASS,
    LECTURE_LEVEL,
    LITTLE,
    LONG,
    OPEN_SLOT,
    PARTNER,
    PIP,
    SHUT,
    STEAM_HOPE,
    STORED,
    USUAL_DIE,
    WAITING,
    Prices,
    row_worth,
)
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

SPARE_BRASS: Final = 3  # brass that is welcome before there is a gear for it
USEFUL_MULTIPLICATIONS: Final = 3
ENOUGH_COINS: Final = 10
ENOUGH_COAL: Final = 8
LATE: Final = 4.0


@final
class AdaInsight(Insight[AdasDream]):
    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.scale = 16.0
        self.par = 90.0
        self.trust = 2.0

    def values(self, p: AdasDream) -> list[float]:
        return [self.worth(p, seat) for seat in range(p.seats)]

    def worth(self, p: AdasDream, seat: int) -> float:
        if p.round == 0 or p.over:
            return float(p.scores()[seat])
        ahead = turns_ahead(p)
        value = self.value(p, seat, ahead)
        if not has_had_turn(p, seat):
            value += self.prices[A_TURN] if ahead > LATE else self.prices[A_LATE_TURN]
        return value + promises(self.prices, p, seat) if seat == p.turn else value

    def price_list(self) -> list[float]:
        return self.prices[:]

    def priced(self, prices: list[float]) -> Insight[AdasDream]:
        return AdaInsight(prices)

    def value(self, p: AdasDream, seat: int, ahead: float) -> float:
        prices = self.prices
        use = min(1.0, ahead / prices[LONG])
        total = float(sum(scoring.besides_machine(p, seat)))
        total += engine(prices, p, seat, ahead)
        stored = stored_worth(prices, p, seat, ahead)
        return total + stored + use * (stock(prices, p, seat) + standing(prices, p, seat))


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


def engine(prices: Prices, p: AdasDream, seat: int, ahead: float) -> float:
    """Lines and programs: what stands counts, what is missing by the chance that it still comes."""
    first = seat * SLOTS_EACH
    missing_dice = p.cells_of(seat).count(0)
    stored = dice_stored(p, seat)
    coming = stored + max(0.0, ahead - stored) / 2.0
    die_comes = prices[DIE_LIKELY] if coming >= missing_dice else prices[DIE_LIKELY] * coming / missing_dice
    missing_gears = SLOTS_EACH - machine.gears_built(p, seat)
    gears = p.reserve_add[seat] + p.reserve_sub[seat] + count_of(p.reserve_mul[seat])
    builds = prices[BUILDS_PER_TURN] * ahead + prices[GEAR_READY] * min(float(gears), p.brass[seat] / 2.0, ahead)
    gear_comes = min(prices[GEAR_LIKELY], builds / missing_gears) if missing_gears else 0.0
    level, top = p.steam[seat], p.pack.steam_top
    now = float(p.pack.steam_cap[level])
    later = float(p.pack.steam_cap[min(level + 1, top)])
    hope = min(0.5, ahead * prices[STEAM_HOPE])
    total = 0.0
    for line in range(LINES_EACH):
        a, b, c = machine.line_dice(p, seat, line)
        chance = 1.0
        for die in [a, b, c]:
            if die == 0:
                chance *= die_comes
        if p.slots[seat * LINES_EACH + line]:
            total += program_hope(prices, p, p.slots[seat * LINES_EACH + line] - 1, a, b, c, chance)
        one, two = p.gears[first + line * 2], p.gears[first + line * 2 + 1]
        for gear in [one, two]:
            if gear < PLUS:
                chance *= gear_comes if gear == OPEN else gear_comes * prices[SHUT]
        result = machine.reckon(machine.reckon(face(prices, a), one, face(prices, b)), two, face(prices, c))
        total += chance * ((1.0 - hope) * min(result, now) + hope * min(result, later))
    return total


def face(prices: Prices, die: int) -> float:
    return float(value_of(die)) if die else prices[USUAL_DIE]


def program_hope(prices: Prices, p: AdasDream, tile: int, a: int, b: int, c: int, chance: float) -> float:
    """What a program will pay: all, nothing, or its points by the chance that the dice to come fit."""
    points = float(p.pack.program_prestige[tile])
    if a and b and c:
        return points if machine.fulfils(p, tile, a, b, c) else 0.0
    fitting = machine.fitting_dice(p, tile, a, b, c)
    if fitting == 0:
        return 0.0
    missing = (a == 0) + (b == 0) + (c == 0)
    fit = min(prices[FIT_MOST], prices[FIT_LEAST] + fitting * prices[FIT_EACH])
    for _ in range(missing):
        chance *= fit
    return points * chance


def stock(prices: Prices, p: AdasDream, seat: int) -> float:
    """Resources, gears and cards, as far as they can still be used."""
    slots = SLOTS_EACH - machine.gears_built(p, seat)
    brass, coal, coins = p.brass[seat], p.coal[seat], p.coins[seat]
    gears = p.reserve_add[seat] + count_of(p.reserve_mul[seat])
    wanted = min(2 * slots, 2 * gears + SPARE_BRASS)
    total = prices[atoms.BRASS] * min(brass, wanted) + prices[IDLE_BRASS] * max(0, brass - wanted)
    total += prices[atoms.COAL] * min(coal, ENOUGH_COAL) + prices[LITTLE] * max(0, coal - ENOUGH_COAL)
    total += prices[atoms.COINS] * min(coins, ENOUGH_COINS) + prices[LITTLE] * max(0, coins - ENOUGH_COINS)
    # A book and a full innovation track already count some points.
    total += (prices[atoms.BOOK] - 1.0) * p.books[seat] + prices[atoms.INNOVATION] * p.innovation[seat]
    total += prices[atoms.ADDITION_GEAR] * min(p.reserve_add[seat], slots) + prices[A_SUBTRACTION] * min(
        p.reserve_sub[seat], slots
    )
    total += prices[atoms.MULTIPLICATION_GEAR] * min(count_of(p.reserve_mul[seat]), USEFUL_MULTIPLICATIONS)
    total += prices[OPEN_SLOT] * p.gears_of(seat).count(OPEN)
    return total + prices[atoms.DRAW] * min(effects.hand_size(p, seat), p.pack.hand_limit)


def stored_worth(prices: Prices, p: AdasDream, seat: int, ahead: float) -> float:
    """A stored die is half an action, as long as there are turns to use it."""
    total = 0.0
    for die in p.storage_of(seat):
        if die:
            total += prices[STORED] + prices[PIP] * value_of(die)
    stored = dice_stored(p, seat)
    turns = ahead + (0.0 if has_had_turn(p, seat) else 1.0)
    return total * turns / stored if stored > turns else total


def standing(prices: Prices, p: AdasDream, seat: int) -> float:
    """Research, assignments, partners and lectures that make later turns better."""
    pack = p.pack
    total = 0.0
    for at in range(seat * AREAS_EACH, seat * AREAS_EACH + AREAS_EACH):
        level = p.research[at]
        total += prices[atoms.RESEARCH_PURPLE + at - seat * AREAS_EACH] * level
        if level >= pack.advanced_1:
            total += prices[ADVANCED]
        if level >= pack.advanced_2:
            total += prices[ADVANCED]
        if level < pack.research_top:
            total += prices[WAITING] * min(p.columns[at], 3)
    cards = effects.owned_cards(p, seat)
    card = 0
    while cards:
        if cards & 1:
            total += prices[PARTNER] * row_worth(prices, pack, atoms.ROW_PARTNER + card)
        cards >>= 1
        card += 1
    highest = 0
    for space in range(LECTURE_SPACES):
        if spots.is_held_by(p.lectures[space], seat) and space % LEVELS >= highest:
            highest = space % LEVELS + 1
    return total + prices[LECTURE_LEVEL] * highest
