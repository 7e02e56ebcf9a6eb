"""What bots know: points so far, the machine as it may become, what things will still be worth, the turn under way."""

from typing import Final, final

from virtuosi.core.insight import Insight
from virtuosi.games.adas_dream.insight.promise import STORED, WORTH, promises
from virtuosi.games.adas_dream.rules import effects, machine, scoring
from virtuosi.games.adas_dream.rules.pack import AdaPack
from virtuosi.games.adas_dream.rules.position import OPEN, PLUS, TIMES, UNDECIDED, AdasDream, count_of

EVERY_DIE: Final = 9
USUAL_DIE: Final = 4.2  # what a die still to come will show
BUILDS_PER_TURN: Final = 0.42
GEAR_READY: Final = 0.5  # of a gear in reserve with its brass, how much counts as built
LONG: Final = 4.0  # turns ahead from which on things have their full worth
BRASS: Final = 0.85
COAL: Final = 0.35
COINS: Final = 0.4
BOOK: Final = 1.3
INNOVATION: Final = 0.85
ADDITION: Final = 1.6
SPARE_BRASS: Final = 3  # brass that is welcome before there is a gear for it
IDLE_BRASS: Final = 0.3
SUBTRACTION: Final = 0.3
MULTIPLICATION: Final = 2.0
OPEN_SLOT: Final = 0.7
RESEARCH: Final = 0.4
ADVANCED: Final = 1.0
ASSIGNMENT: Final = 0.7
HAND: Final = 0.3
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

    def values(self, p: AdasDream) -> list[float]:
        if p.round == 0 or p.over:
            return [float(score) for score in p.scores()]
        ahead = turns_ahead(p)
        found: list[float] = []
        for seat in range(p.seats):
            value = self.value(p, seat, ahead)
            if not has_had_turn(p, seat):
                value += A_TURN if ahead > LATE else A_LATE_TURN
            found.append(value)
        found[p.turn] += promises(p, p.turn)
        return found

    def value(self, p: AdasDream, seat: int, ahead: float) -> float:
        use = min(1.0, ahead / LONG)
        reasons = scoring.points(p, seat)
        total = float(sum(reasons) - reasons[scoring.LINES] - reasons[scoring.PROGRAMS])
        total += engine(p, seat, ahead)
        stored = stored_worth(p, seat, ahead)
        return total + stored + use * (stock(p, seat) + standing(p, seat))


def turns_ahead(p: AdasDream) -> float:
    """Turns each seat still has, by the fullest machine: a die is pushed in one turn and used in another."""
    least = 18
    for seat in range(p.seats):
        placed = EVERY_DIE - p.mill[seat * 9 : seat * 9 + 9].count(0)
        stored = 4 - p.storage[seat * 4 : seat * 4 + 4].count(0)
        least = min(least, 2 * (EVERY_DIE - placed) - stored)
    return 0.0 if p.last else float(max(least, 0))


def has_had_turn(p: AdasDream, seat: int) -> bool:
    """Whether the seat has begun its turn of this round."""
    if seat == p.turn:
        return p.kind != UNDECIDED
    return (seat - p.first) % p.seats < (p.turn - p.first) % p.seats


def engine(p: AdasDream, seat: int, ahead: float) -> float:
    """Lines and programs: what stands counts, what is missing by the chance that it still comes."""
    first = seat * 12
    missing_dice = p.mill[seat * 9 : seat * 9 + 9].count(0)
    stored = 4 - p.storage[seat * 4 : seat * 4 + 4].count(0)
    coming = stored + max(0.0, ahead - stored) / 2.0
    die_comes = 0.93 if coming >= missing_dice else 0.93 * coming / missing_dice
    missing_gears = 12 - machine.gears_built(p, seat)
    gears = p.reserve_add[seat] + p.reserve_sub[seat] + count_of(p.reserve_mul[seat])
    builds = BUILDS_PER_TURN * ahead + GEAR_READY * min(float(gears), p.brass[seat] / 2.0, ahead)
    gear_comes = min(0.9, builds / missing_gears) if missing_gears else 0.0
    level, top = p.steam[seat], p.pack.steam_top
    now = float(p.pack.steam_cap[level])
    later = float(p.pack.steam_cap[min(level + 1, top)])
    hope = min(0.5, ahead / 20.0)
    total = 0.0
    for line in range(6):
        a, b, c = machine.line_dice(p, seat, line)
        chance = 1.0
        for die in (a, b, c):
            if die == 0:
                chance *= die_comes
        if p.slots[seat * 6 + line]:
            total += program_hope(p, p.slots[seat * 6 + line] - 1, a, b, c, chance)
        one, two = p.gears[first + line * 2], p.gears[first + line * 2 + 1]
        for gear in (one, two):
            if gear < PLUS:
                chance *= gear_comes if gear == OPEN else gear_comes * 0.85
        result = reckon(reckon(face(a), one, face(b)), two, face(c))
        total += chance * ((1.0 - hope) * min(result, now) + hope * min(result, later))
    return total


def face(die: int) -> float:
    return float((die - 1) % 6 + 1) if die else USUAL_DIE


def reckon(left: float, gear: int, right: float) -> float:
    """A gear still missing is taken for an addition."""
    if gear <= PLUS:
        return left + right
    return left * right if gear == TIMES else left - right


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
    slots = 12 - machine.gears_built(p, seat)
    brass, coal, coins = p.brass[seat], p.coal[seat], p.coins[seat]
    gears = p.reserve_add[seat] + count_of(p.reserve_mul[seat])
    wanted = min(2 * slots, 2 * gears + SPARE_BRASS)
    total = BRASS * min(brass, wanted) + IDLE_BRASS * max(0, brass - wanted)
    total += COAL * min(coal, ENOUGH_COAL) + LITTLE * max(0, coal - ENOUGH_COAL)
    total += COINS * min(coins, ENOUGH_COINS) + LITTLE * max(0, coins - ENOUGH_COINS)
    # A book and a full innovation track already count some points.
    total += (BOOK - 1.0) * p.books[seat] + INNOVATION * p.innovation[seat]
    total += ADDITION * min(p.reserve_add[seat], slots) + SUBTRACTION * min(p.reserve_sub[seat], slots)
    total += MULTIPLICATION * min(count_of(p.reserve_mul[seat]), 3)
    total += OPEN_SLOT * p.gears[seat * 12 : seat * 12 + 12].count(OPEN)
    return total + HAND * min(effects.hand_size(p, seat), p.pack.hand_limit)


def stored_worth(p: AdasDream, seat: int, ahead: float) -> float:
    """A stored die is half an action, as long as there are turns to use it."""
    total = 0.0
    for die in p.storage[seat * 4 : seat * 4 + 4]:
        if die:
            total += STORED + 0.1 * ((die - 1) % 6 + 1)
    stored = 4 - p.storage[seat * 4 : seat * 4 + 4].count(0)
    turns = ahead + (0.0 if has_had_turn(p, seat) else 1.0)
    return total * turns / stored if stored > turns else total


def standing(p: AdasDream, seat: int) -> float:
    """Research, assignments, partners and lectures that make later turns better."""
    pack = p.pack
    total = 0.0
    for at in range(seat * 4, seat * 4 + 4):
        level = p.research[at]
        total += RESEARCH * level
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
            total += PARTNER * card_worth(pack, card)
        cards >>= 1
        card += 1
    highest = 0
    for space in range(20):
        if p.lectures[space] & 7 == seat + 1 and space % 5 >= highest:
            highest = space % 5 + 1
    return total + LECTURE_LEVEL * highest


def card_worth(pack: AdaPack, card: int) -> float:
    """What playing a partner brings, by its atoms."""
    row = 116 + card
    total = 0.0
    for at in range(pack.row_first[row], pack.row_first[row + 1]):
        total += WORTH[pack.atoms[at * 3]] * pack.atoms[at * 3 + 1]
    return total
