"""What the pending part of a turn will bring, roughly: a move is not bad because its reward is still to come."""

from typing import Any, Final

from virtuosi.core.task import Task
from virtuosi.games.adas_dream.rules import effects, spots
from virtuosi.games.adas_dream.rules.effects import GREY, value_of
from virtuosi.games.adas_dream.rules.pack import ROW_ASSIGNMENT, ROW_CITY, ROW_LECTURE, ROW_PARTNER, ROW_SPACE
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import (
    areas,
    cards,
    dice,
    discs,
    effect,
    gears,
    institution,
    meetings,
    study,
    tracks,
    travel,
    turn,
    workshop,
)

# Points an atom brings, by its number in the vocabulary
WORTH: Final = [
    0.0,  # -
    0.35,  # coins
    0.35,  # coal
    0.85,  # brass
    1.4,  # book
    1.6,  # addition_gear
    2.0,  # steam_free
    0.7,  # innovation
    0.3,  # draw
    0.5,  # research_purple
    0.5,
    0.5,
    0.5,
    0.6,  # research
    0.9,  # workshop_reward
    1.0,  # breakthrough
    2.4,  # study_item
    2.0,  # assignment
    4.5,  # program
    2.8,  # multiplication_gear
    1.8,  # build_gear
    3.5,  # build_addition_free
    1.5,  # swap_sub_add
    1.6,  # play_partner
    2.0,  # gain_partner
    1.3,  # use_market_partner
    1.0,  # per_hand_card
    1.3,  # travel_small
    3.5,  # travel_university_disc
    3.0,  # disc_stack
    2.0,  # disc_meeting
    3.0,  # disc_university
    0.4,  # disc_move
    0.9,  # disc_remove
    1.5,  # disc_move_university
    1.0,  # per_disc_iu
    1.4,  # advanced_l1
    3.0,  # assignment_token
    2.5,  # science_token
    1.2,  # steam_paid
    1.0,  # swap_die
    0.5,  # adjust_die
]
STUDY: Final = 5.0
STORED: Final = 3.4  # a die in storage: half of an action turn
DIE_COMES: Final = 1.6  # what it does for the lines, once it is there
CLOSING: Final = 0.8  # a turn that may still publish or build
DIE_TO_PLACE: Final = 0.3
DISC: Final = 0.9
ROOM_DISC: Final = 1.5
LECTURE_DISC: Final = 1.8
GEAR_TO_BUILD: Final = 5.2
GEAR_PROMISE: Final = [0.0, -2.5, 2.0]  # addition, subtraction, multiplication: on top of that


def promises(p: AdasDream, seat: int) -> float:
    """The worth of everything on the agenda for the seat whose turn it is."""
    total = 0.0
    for task in p.agenda:
        if task.seat == seat:
            total += promise(p, task)
    return total


def promise(p: AdasDream, task: Task[Any]) -> float:
    if isinstance(task, effect.Effect):
        return row_worth(p, task.a, task.b)
    if isinstance(task, study.CarryOut):
        return row_worth(p, ROW_ASSIGNMENT + task.a, 0) + 0.7
    if isinstance(task, effect.Atom):
        return WORTH[task.a] * task.b
    if isinstance(task, discs.PlaceDisc | discs.TakeDisc | discs.LiftDisc):
        return disc_worth(p, task.seat, task.a)
    if isinstance(task, turn.PlaceDie):
        return place_worth(p, task)
    if isinstance(task, gears.ChooseGearSlot):
        return GEAR_TO_BUILD + GEAR_PROMISE[min(task.a, 2)]
    if isinstance(task, cards.DrawCards | cards.DrawCard):
        return WORTH[8] * max(task.a, 1)
    return action_worth(p, task)


def action_of_die(p: AdasDream, seat: int, color: int) -> float:
    """The main action a colour allows, at its best."""
    if color == 0:
        return STUDY
    if color == 1:
        return best_journey(p, seat)
    if color == 2:
        return best_meeting(p, seat)
    if color == 3:
        return best_lecture(p, seat)
    return max(STUDY, best_journey(p, seat), best_meeting(p, seat), best_lecture(p, seat))


def best_journey(p: AdasDream, seat: int) -> float:
    best = 0.0
    coins, here = p.coins[seat], p.city[seat]
    for city in range(1, 30):
        fare = p.pack.fare[here * 30 + city]
        if fare > coins or city == here:
            continue
        if city >= 16:
            worth = row_worth(p, ROW_CITY + city, 0)
        elif spots.in_pile(p.piles[city - 1], seat):
            continue
        else:
            worth = row_worth(p, effects.university_row(p, city - 1), 0) + disc_worth(p, seat, city - 1)
        best = max(best, worth - WORTH[1] * fare)
    return best


def best_lecture(p: AdasDream, seat: int) -> float:
    best = 0.0
    for level in range(5):
        cost = effects.lecture_cost(p, seat, level)
        if cost > p.innovation[seat]:
            break
        for space in range(level, 20, 5):
            if p.lectures[space] == 0:
                worth = row_worth(p, ROW_LECTURE + space, 0) + disc_worth(p, seat, spots.LECTURE_SPOT + space)
                best = max(best, worth - WORTH[7] * cost)
    return best


def best_meeting(p: AdasDream, seat: int) -> float:
    best = 0.0
    for room in range(4):
        price = 99.0
        if p.coins[seat] >= p.pack.room_coins[room]:
            price = WORTH[1] * p.pack.room_coins[room]
        if p.innovation[seat] >= p.pack.room_innovation[room]:
            price = min(price, WORTH[7] * p.pack.room_innovation[room])
        if price > 9.0 or spots.room_place(p, room) < 0:
            continue
        for slot in range(room, 4):
            if p.partner_market[slot]:
                best = max(best, card_gain(p, slot) - price)
    return best + DISC + ROOM_DISC if best > 0.0 else 0.0


def card_gain(p: AdasDream, slot: int) -> float:
    """What a partner of the market brings: its prestige over a start card, its effect now and then, the draw."""
    card = p.partner_market[slot] - 1
    effect_worth = row_worth(p, ROW_PARTNER + card, 0)
    return p.pack.card_prestige[card] + 0.6 + 0.3 * effect_worth + WORTH[8] * p.pack.slot_draw[slot]


def best_push(p: AdasDream, task: workshop.PushDie) -> float:
    """The best die this one can push, with the reward of its space."""
    best = 0.0
    mover = value_of(p.ring[task.a])
    for steps in (1, 2):
        if steps == 2 and p.coal[task.seat] == 0:
            continue
        space = (task.a // 3 + steps) % 6
        reward = row_worth(p, ROW_SPACE + space, 0) - (WORTH[2] if steps == 2 else 0.0)
        for slot in range(space * 3, space * 3 + 3):
            die = p.ring[slot]
            if die and value_of(die) <= mover:
                best = max(best, reward + die_worth(p, task.seat, die))
    left = p.ring[task.a // 3 * 3 : task.a // 3 * 3 + 3]
    refill = row_worth(p, ROW_SPACE + task.a // 3, 0) if left.count(0) == 2 and sum(p.bag) > 0 else 0.0
    return best + refill


def die_worth(p: AdasDream, seat: int, die: int) -> float:
    """A die to store: its value in a line, and the research its column gives."""
    color = effects.color_of(die)
    gained = 0.2 if color == GREY else WORTH[9] * p.columns[seat * 4 + color]
    return STORED + DIE_COMES + gained + 0.1 * value_of(die)


def row_worth(p: AdasDream, row: int, first: int) -> float:
    pack = p.pack
    total = 0.0
    for at in range(pack.row_first[row] + first, pack.row_first[row + 1]):
        total += WORTH[pack.atoms[at * 3]] * pack.atoms[at * 3 + 1]
    return total


def disc_worth(p: AdasDream, seat: int, spot: int) -> float:
    """A disc on its way: its gear slot opens, and where it goes it counts."""
    spot &= spots.ON_TOP - 1
    if spot < spots.ROOM_SPOT:
        return DISC + effects.university_prestige(p, spot)
    if spot < spots.LECTURE_SPOT:
        return DISC + ROOM_DISC
    if spot < spots.OBJECTIVE_SPOT:
        return DISC + LECTURE_DISC
    if spot == spots.BOX:
        return DISC
    early = p.objective_round[spot - spots.OBJECTIVE_SPOT] in (0, p.round)
    return DISC + (p.pack.objective_first if early else p.pack.objective_later)


def place_worth(p: AdasDream, task: turn.PlaceDie) -> float:
    die = p.storage[task.seat * 4 + task.a]
    if task.b:
        return DIE_TO_PLACE
    return DIE_TO_PLACE + action_of_die(p, task.seat, effects.color_of(die))


def action_worth(p: AdasDream, task: Task[Any]) -> float:
    if isinstance(task, areas.MainAction):
        return action_of_die(p, task.seat, task.a)
    if isinstance(task, areas.ChooseArea):
        return action_of_die(p, task.seat, GREY)
    if isinstance(task, travel.TravelTo):
        return best_journey(p, task.seat)
    if isinstance(task, meetings.EnterRoom):
        return best_meeting(p, task.seat)
    if isinstance(task, institution.GiveLecture):
        return best_lecture(p, task.seat)
    if isinstance(task, study.TakeProgram | study.PlaceProgram):
        return WORTH[18]
    if isinstance(task, study.OfferItems | study.TakeItem):
        return WORTH[16] * task.a
    return small_worth(p, task)


def small_worth(p: AdasDream, task: Task[Any]) -> float:
    if isinstance(task, workshop.PushDie):
        return best_push(p, task)
    if isinstance(task, workshop.NudgeDie):
        return 0.1
    if isinstance(task, workshop.KeepDie | workshop.StoreDie):
        return STORED + DIE_COMES + 0.1 * value_of(p.active) if p.active else 0.0
    if isinstance(task, workshop.OfferPartner | workshop.PlayPartner | turn.OfferEnd):
        return CLOSING
    if isinstance(task, workshop.UseAssignments | workshop.ActivateColumn):
        return WORTH[9] * p.columns[task.seat * 4 + p.taken] if p.taken != GREY else 0.0
    if isinstance(task, tracks.ChooseReward | tracks.ChooseBreakthrough):
        return WORTH[14] * task.a
    if isinstance(task, tracks.ChooseResearch):
        return WORTH[13] * task.a
    if isinstance(task, meetings.TakePartner):
        return max([card_gain(p, slot) for slot in range(task.a, 4) if p.partner_market[slot]])
    if isinstance(task, gears.TakeGear):
        return WORTH[19]
    return rare_worth(p, task)


def rare_worth(p: AdasDream, task: Task[Any]) -> float:
    level = 0
    if isinstance(task, study.AdvancedItems):
        level = p.research[task.seat * 4]
    elif isinstance(task, travel.AdvancedTravel):
        level = p.research[task.seat * 4 + 1]
    elif isinstance(task, meetings.AdvancedMeeting):
        level = p.research[task.seat * 4 + 2]
    elif isinstance(task, institution.AdvancedLecture):
        level = p.research[task.seat * 4 + 3]
    if level:
        return 1.5 if level >= p.pack.advanced_1 else 0.0
    if isinstance(task, travel.VisitCity | cards.PlayFree | institution.VisitHall | meetings.DrawAndPlay):
        return 1.8
    if isinstance(task, discs.StackDisc | discs.SetDisc | travel.VisitUniversity):
        return 4.0
    if isinstance(task, dice.AdjustDie):
        return 0.5 * task.a
    return 1.2 if isinstance(task, dice.GiveDie | dice.FetchDie | gears.ConvertGear) else 0.0
