"""What the pending part of a turn will bring, roughly: a move is not bad because its reward is still to come."""

from typing import Any, Final

from virtuosi.core.task import Task
from virtuosi.games.adas_dream.insight.worths import WORTH, row_worth
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
    MULTIPLICATION,
    PER_SPACE,
    ROOMS,
    SMALL,
    STORED_EACH,
    STUDY,
    TRAVEL,
)
from virtuosi.games.adas_dream.rules.die import GREY, color_of, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import (
    areas,
    cards,
    coal,
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

A_STUDY: Final = 5.0
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
        return row_worth(p.pack, task.row, task.first)
    if isinstance(task, study.CarryOut):
        return row_worth(p.pack, atoms.ROW_ASSIGNMENT + task.card) + 0.7
    if isinstance(task, effect.Atom):
        return WORTH[task.atom] * task.amount
    if isinstance(task, discs.PlaceDisc | discs.TakeDisc | discs.LiftDisc):
        return disc_worth(p, task.seat, task.spot)
    if isinstance(task, turn.PlaceDie):
        return place_worth(p, task)
    if isinstance(task, gears.ChooseGearSlot):
        return GEAR_TO_BUILD + GEAR_PROMISE[min(task.gear, MULTIPLICATION)]
    if isinstance(task, cards.DrawCards):
        return WORTH[atoms.DRAW] * task.count
    if isinstance(task, cards.DrawCard):
        return WORTH[atoms.DRAW]
    return action_worth(p, task)


def action_of_die(p: AdasDream, seat: int, color: int) -> float:
    """The main action a colour allows, at its best."""
    if color == STUDY:
        return A_STUDY
    if color == TRAVEL:
        return best_journey(p, seat)
    if color == MEETINGS:
        return best_meeting(p, seat)
    if color == INSTITUTION:
        return best_lecture(p, seat)
    return max(A_STUDY, best_journey(p, seat), best_meeting(p, seat), best_lecture(p, seat))


def best_journey(p: AdasDream, seat: int) -> float:
    best = 0.0
    coins, here = p.coins[seat], p.city[seat]
    for city in range(LONDON + 1, CITY_COUNT):
        fare = effects.fare(p, seat, city)
        if fare > coins or city == here:
            continue
        if city >= SMALL:
            worth = row_worth(p.pack, atoms.ROW_CITY + city)
        elif spots.in_pile(p.piles[city - 1], seat):
            continue
        else:
            worth = row_worth(p.pack, effects.university_row(p, city - 1)) + disc_worth(p, seat, city - 1)
        best = max(best, worth - WORTH[atoms.COINS] * fare)
    return best


def best_lecture(p: AdasDream, seat: int) -> float:
    best = 0.0
    for level in range(LEVELS):
        cost = effects.lecture_cost(p, seat, level)
        if cost > p.innovation[seat]:
            break
        for space in range(level, LECTURE_SPACES, LEVELS):
            if p.lectures[space] == 0:
                worth = row_worth(p.pack, atoms.ROW_LECTURE + space) + disc_worth(p, seat, spots.LECTURE_SPOT + space)
                best = max(best, worth - WORTH[atoms.INNOVATION] * cost)
    return best


def best_meeting(p: AdasDream, seat: int) -> float:
    best = 0.0
    for room in range(ROOMS):
        price = 99.0
        if p.coins[seat] >= p.pack.room_coins[room]:
            price = WORTH[atoms.COINS] * p.pack.room_coins[room]
        if p.innovation[seat] >= p.pack.room_innovation[room]:
            price = min(price, WORTH[atoms.INNOVATION] * p.pack.room_innovation[room])
        if price > 9.0 or spots.room_place(p, room) < 0:
            continue
        for slot in range(room, ROOMS):
            if p.partner_market[slot]:
                best = max(best, card_gain(p, slot) - price)
    return best + DISC + ROOM_DISC if best > 0.0 else 0.0


def card_gain(p: AdasDream, slot: int) -> float:
    """What a partner of the market brings: its prestige over a start card, its effect now and then, the draw."""
    card = p.partner_market[slot] - 1
    effect_worth = row_worth(p.pack, atoms.ROW_PARTNER + card)
    return p.pack.card_prestige[card] + 0.6 + 0.3 * effect_worth + WORTH[atoms.DRAW] * p.pack.slot_draw[slot]


def best_push(p: AdasDream, task: workshop.PushDie) -> float:
    """The best die this one can push, with the reward of its space."""
    best = 0.0
    for steps in (1, 2):
        reward = row_worth(p.pack, atoms.ROW_SPACE + ring.ahead(task.mover, steps))
        if steps == 2:
            reward -= WORTH[atoms.COAL]
        for slot in ring.pushable(p, task.mover, steps, p.coal[task.seat]):
            best = max(best, reward + die_worth(p, task.seat, p.ring[slot]))
    home = ring.space_of(task.mover)
    if ring.dice_on(p, home).count(0) == PER_SPACE - 1 and sum(p.bag) > 0:
        best += row_worth(p.pack, atoms.ROW_SPACE + home)
    return best


def die_worth(p: AdasDream, seat: int, die: int) -> float:
    """A die to store: its value in a line, and the research its column gives."""
    color = color_of(die)
    gained = 0.2 if color == GREY else WORTH[atoms.RESEARCH_PURPLE] * p.columns[seat * AREAS_EACH + color]
    return STORED + DIE_COMES + gained + 0.1 * value_of(die)


def disc_worth(p: AdasDream, seat: int, spot: int) -> float:
    """A disc on its way: its gear slot opens, and where it goes it counts."""
    spot = spots.place_of(spot)
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
    die = p.storage[task.seat * STORED_EACH + task.slot]
    if task.idle:
        return DIE_TO_PLACE
    return DIE_TO_PLACE + action_of_die(p, task.seat, color_of(die))


def action_worth(p: AdasDream, task: Task[Any]) -> float:
    if isinstance(task, areas.MainAction):
        return action_of_die(p, task.seat, task.area)
    if isinstance(task, areas.ChooseArea):
        return action_of_die(p, task.seat, GREY)
    if isinstance(task, travel.TravelTo):
        return best_journey(p, task.seat)
    if isinstance(task, meetings.EnterRoom):
        return best_meeting(p, task.seat)
    if isinstance(task, institution.GiveLecture):
        return best_lecture(p, task.seat)
    if isinstance(task, study.TakeProgram | study.PlaceProgram):
        return WORTH[atoms.PROGRAM]
    if isinstance(task, study.OfferItems | study.TakeItem):
        return WORTH[atoms.STUDY_ITEM] * task.count
    return small_worth(p, task)


def small_worth(p: AdasDream, task: Task[Any]) -> float:
    if isinstance(task, workshop.PushDie):
        return best_push(p, task)
    if isinstance(task, coal.NudgeDie):
        return 0.1
    if isinstance(task, workshop.KeepDie | workshop.StoreDie):
        return STORED + DIE_COMES + 0.1 * value_of(p.active) if p.active else 0.0
    if isinstance(task, workshop.OfferPartner | workshop.PlayPartner | turn.OfferEnd):
        return CLOSING
    if isinstance(task, workshop.UseAssignments | workshop.ActivateColumn):
        return WORTH[atoms.RESEARCH_PURPLE] * p.columns[task.seat * AREAS_EACH + p.taken] if p.taken != GREY else 0.0
    if isinstance(task, tracks.ChooseReward | tracks.ChooseBreakthrough):
        return WORTH[atoms.WORKSHOP_REWARD] * task.left
    if isinstance(task, tracks.ChooseResearch):
        return WORTH[atoms.RESEARCH] * task.left
    if isinstance(task, meetings.TakePartner):
        return max([card_gain(p, slot) for slot in range(task.room, ROOMS) if p.partner_market[slot]])
    if isinstance(task, gears.TakeGear):
        return WORTH[atoms.MULTIPLICATION_GEAR]
    return rare_worth(p, task)


def rare_worth(p: AdasDream, task: Task[Any]) -> float:
    level = 0
    if isinstance(task, study.AdvancedItems):
        level = p.research[task.seat * AREAS_EACH + STUDY]
    elif isinstance(task, travel.AdvancedTravel):
        level = p.research[task.seat * AREAS_EACH + TRAVEL]
    elif isinstance(task, meetings.AdvancedMeeting):
        level = p.research[task.seat * AREAS_EACH + MEETINGS]
    elif isinstance(task, institution.AdvancedLecture):
        level = p.research[task.seat * AREAS_EACH + INSTITUTION]
    if level:
        return 1.5 if level >= p.pack.advanced_1 else 0.0
    if isinstance(task, travel.VisitCity | cards.PlayFree | institution.VisitHall | meetings.DrawAndPlay):
        return 1.8
    if isinstance(task, discs.StackDisc | discs.SetDisc | travel.VisitUniversity):
        return 4.0
    if isinstance(task, dice.AdjustDie):
        return WORTH[atoms.ADJUST_DIE] * task.left
    return 1.2 if isinstance(task, dice.GiveDie | dice.FetchDie | gears.ConvertGear) else 0.0
