"""What main actions and discs bring at their best, roughly."""

from virtuosi.games.adas_dream.insight.worths import (
    A_STUDY,
    CARD_DRAWN,
    CARD_EFFECT,
    DIE_COMES,
    DISC,
    GREY_DIE,
    LECTURE_DISC,
    PIP,
    ROOM_DISC,
    STORED,
    Prices,
    row_worth,
)
from virtuosi.games.adas_dream.rules import effects, ring, spots
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    CITY_COUNT,
    INSTITUTION,
    LECTURE_SPACES,
    LEVELS,
    LONDON,
    MEETINGS,
    PER_SPACE,
    ROOMS,
    SMALL,
    STUDY,
    TRAVEL,
)
from virtuosi.games.adas_dream.rules.die import GREY, color_of, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import workshop


def action_of_die(prices: Prices, p: AdasDream, seat: int, color: int) -> float:
    """The main action a colour allows, at its best."""
    if color == STUDY:
        return prices[A_STUDY]
    if color == TRAVEL:
        return best_journey(prices, p, seat)
    if color == MEETINGS:
        return best_meeting(prices, p, seat)
    if color == INSTITUTION:
        return best_lecture(prices, p, seat)
    elsewhere = max(best_journey(prices, p, seat), best_meeting(prices, p, seat), best_lecture(prices, p, seat))
    return max(prices[A_STUDY], elsewhere)


def best_journey(prices: Prices, p: AdasDream, seat: int) -> float:
    best = 0.0
    coins, here = p.coins[seat], p.city[seat]
    for city in range(LONDON + 1, CITY_COUNT):
        fare = effects.fare(p, seat, city)
        if fare > coins or city == here:
            continue
        if city >= SMALL:
            worth = row_worth(prices, p.pack, atoms.ROW_CITY + city)
        elif spots.in_pile(p.piles[city - 1], seat):
            continue
        else:
            worth = row_worth(prices, p.pack, effects.university_row(p, city - 1))
            worth += disc_worth(prices, p, seat, city - 1)
        best = max(best, worth - prices[atoms.COINS] * fare)
    return best


def best_lecture(prices: Prices, p: AdasDream, seat: int) -> float:
    best = 0.0
    for level in range(LEVELS):
        cost = effects.lecture_cost(p, seat, level)
        if cost > p.innovation[seat]:
            break
        for space in range(level, LECTURE_SPACES, LEVELS):
            if p.lectures[space] == 0:
                worth = row_worth(prices, p.pack, atoms.ROW_LECTURE + space)
                worth += disc_worth(prices, p, seat, spots.LECTURE_SPOT + space)
                best = max(best, worth - prices[atoms.INNOVATION] * cost)
    return best


def best_meeting(prices: Prices, p: AdasDream, seat: int) -> float:
    best = 0.0
    for room in range(ROOMS):
        price = 99.0
        if p.coins[seat] >= p.pack.room_coins[room]:
            price = prices[atoms.COINS] * p.pack.room_coins[room]
        if p.innovation[seat] >= p.pack.room_innovation[room]:
            price = min(price, prices[atoms.INNOVATION] * p.pack.room_innovation[room])
        if price > 9.0 or spots.room_place(p, room) < 0:
            continue
        for slot in range(room, ROOMS):
            if p.partner_market[slot]:
                best = max(best, card_gain(prices, p, slot) - price)
    return best + prices[DISC] + prices[ROOM_DISC] if best > 0.0 else 0.0


def card_gain(prices: Prices, p: AdasDream, slot: int) -> float:
    """What a partner of the market brings: its prestige over a start card, its effect now and then, the draw."""
    card = p.partner_market[slot] - 1
    effect_worth = row_worth(prices, p.pack, atoms.ROW_PARTNER + card)
    drawn = prices[CARD_DRAWN] + prices[atoms.DRAW] * p.pack.slot_draw[slot]
    return p.pack.card_prestige[card] + prices[CARD_EFFECT] * effect_worth + drawn


def best_push(prices: Prices, p: AdasDream, task: workshop.PushDie) -> float:
    """The best die this one can push, with the reward of its space."""
    best = 0.0
    for steps in (1, 2):
        reward = row_worth(prices, p.pack, atoms.ROW_SPACE + ring.ahead(task.mover, steps))
        if steps == 2:
            reward -= prices[atoms.COAL]
        for slot in ring.pushable(p, task.mover, steps, p.coal[task.seat]):
            best = max(best, reward + die_worth(prices, p, task.seat, p.ring[slot]))
    home = ring.space_of(task.mover)
    if ring.dice_on(p, home).count(0) == PER_SPACE - 1 and sum(p.bag) > 0:
        best += row_worth(prices, p.pack, atoms.ROW_SPACE + home)
    return best


def die_worth(prices: Prices, p: AdasDream, seat: int, die: int) -> float:
    """A die to store: its value in a line, and the research its column gives."""
    color = color_of(die)
    gained = prices[GREY_DIE] if color == GREY else column_worth(prices, p, seat, color)
    return prices[STORED] + prices[DIE_COMES] + gained + prices[PIP] * value_of(die)


def column_worth(prices: Prices, p: AdasDream, seat: int, color: int) -> float:
    """The research that the assignments in a column give."""
    return prices[atoms.RESEARCH_PURPLE + color] * p.columns[seat * AREAS_EACH + color]


def disc_worth(prices: Prices, p: AdasDream, seat: int, spot: int) -> float:
    """A disc on its way: its gear slot opens, and where it goes it counts."""
    spot = spots.place_of(spot)
    if spot < spots.ROOM_SPOT:
        return prices[DISC] + effects.university_prestige(p, spot)
    if spot < spots.LECTURE_SPOT:
        return prices[DISC] + prices[ROOM_DISC]
    if spot < spots.OBJECTIVE_SPOT:
        return prices[DISC] + prices[LECTURE_DISC]
    if spot == spots.BOX:
        return prices[DISC]
    early = p.objective_round[spot - spots.OBJECTIVE_SPOT] in (0, p.round)
    return prices[DISC] + (p.pack.objective_first if early else p.pack.objective_later)
