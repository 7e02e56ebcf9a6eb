"""What the pending part of a turn will bring, roughly: a move is not bad because its reward is still to come."""

from collections.abc import Callable
from typing import Any, Final

from virtuosi.core.task import Task
from virtuosi.games.adas_dream.insight.actions import action_of_die, best_push, card_gain, column_worth, disc_worth
from virtuosi.games.adas_dream.insight.worths import (
    ADVANCED_DONE,
    CARRY,
    CLOSING,
    DIE_COMES,
    DIE_TO_PLACE,
    GEAR_ADD,
    GEAR_TO_BUILD,
    NUDGE,
    PIP,
    RARE,
    SET_DISC,
    STORED,
    VISIT,
    Prices,
    row_worth,
)
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    INSTITUTION,
    MEETINGS,
    MULTIPLICATION,
    ROOMS,
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

# Tasks that are worth one price, by its number
FIXED: Final[dict[type[Task[Any]], int]] = {
    workshop.OfferPartner: CLOSING,
    workshop.PlayPartner: CLOSING,
    turn.OfferEnd: CLOSING,
    study.TakeProgram: atoms.PROGRAM,
    study.PlaceProgram: atoms.PROGRAM,
    gears.TakeGear: atoms.MULTIPLICATION_GEAR,
    cards.DrawCard: atoms.DRAW,
    coal.NudgeDie: NUDGE,
    travel.VisitCity: VISIT,
    cards.PlayFree: VISIT,
    institution.VisitHall: VISIT,
    meetings.DrawAndPlay: VISIT,
    discs.StackDisc: SET_DISC,
    discs.SetDisc: SET_DISC,
    travel.VisitUniversity: SET_DISC,
    dice.GiveDie: RARE,
    dice.FetchDie: RARE,
    gears.ConvertGear: RARE,
}
# Tasks that are worth a price several times, as their first number says
COUNTED: Final[dict[type[Task[Any]], int]] = {
    study.OfferItems: atoms.STUDY_ITEM,
    study.TakeItem: atoms.STUDY_ITEM,
    cards.DrawCards: atoms.DRAW,
    tracks.ChooseReward: atoms.WORKSHOP_REWARD,
    tracks.ChooseBreakthrough: atoms.WORKSHOP_REWARD,
    tracks.ChooseResearch: atoms.RESEARCH,
    dice.AdjustDie: atoms.ADJUST_DIE,
}


def promises(prices: Prices, p: AdasDream, seat: int) -> float:
    """The worth of everything on the agenda for the seat whose turn it is."""
    total = 0.0
    for task in p.agenda:
        if task.seat == seat:
            total += promise(prices, p, task)
    return total


def promise(prices: Prices, p: AdasDream, task: Task[Any]) -> float:
    """By the kind of the task: most promise nothing."""
    kind = type(task)
    price = FIXED.get(kind)
    if price is not None:
        return prices[price]
    price = COUNTED.get(kind)
    if price is not None:
        return prices[price] * task.a
    reckon = RECKONED.get(kind)
    return reckon(prices, p, task) if reckon is not None else 0.0


def effect_worth(prices: Prices, p: AdasDream, task: effect.Effect) -> float:
    return row_worth(prices, p.pack, task.row, task.first)


def atom_worth(prices: Prices, p: AdasDream, task: effect.Atom) -> float:
    return prices[task.atom] * task.amount


def carry_worth(prices: Prices, p: AdasDream, task: study.CarryOut) -> float:
    return row_worth(prices, p.pack, atoms.ROW_ASSIGNMENT + task.card) + prices[CARRY]


def place_worth(prices: Prices, p: AdasDream, task: turn.PlaceDie) -> float:
    die = p.storage[task.seat * STORED_EACH + task.slot]
    if task.idle:
        return prices[DIE_TO_PLACE]
    return prices[DIE_TO_PLACE] + action_of_die(prices, p, task.seat, color_of(die))


def gear_worth(prices: Prices, p: AdasDream, task: gears.ChooseGearSlot) -> float:
    return prices[GEAR_TO_BUILD] + prices[GEAR_ADD + min(task.gear, MULTIPLICATION)]


def stored_worth(prices: Prices, p: AdasDream, task: Task[Any]) -> float:
    return prices[STORED] + prices[DIE_COMES] + prices[PIP] * value_of(p.active) if p.active else 0.0


def assigned_worth(prices: Prices, p: AdasDream, task: Task[Any]) -> float:
    return column_worth(prices, p, task.seat, p.taken) if p.taken != GREY else 0.0


def partner_worth(prices: Prices, p: AdasDream, task: meetings.TakePartner) -> float:
    return max([card_gain(prices, p, slot) for slot in range(task.room, ROOMS) if p.partner_market[slot]])


def set_worth(prices: Prices, p: AdasDream, task: discs.PlaceDisc | discs.TakeDisc | discs.LiftDisc) -> float:
    return disc_worth(prices, p, task.seat, task.spot)


def main_worth(prices: Prices, p: AdasDream, task: areas.MainAction) -> float:
    return action_of_die(prices, p, task.seat, task.area)


def area_worth(prices: Prices, p: AdasDream, task: Task[Any]) -> float:
    return action_of_die(prices, p, task.seat, AREAS[type(task)])


def advanced_worth(prices: Prices, p: AdasDream, task: Task[Any]) -> float:
    level = p.research[task.seat * AREAS_EACH + AREAS[type(task)]]
    return prices[ADVANCED_DONE] if level and level >= p.pack.advanced_1 else 0.0


# The area of a main action, and of an advanced one
AREAS: Final[dict[type[Task[Any]], int]] = {
    areas.ChooseArea: GREY,
    travel.TravelTo: TRAVEL,
    meetings.EnterRoom: MEETINGS,
    institution.GiveLecture: INSTITUTION,
    study.AdvancedItems: STUDY,
    travel.AdvancedTravel: TRAVEL,
    meetings.AdvancedMeeting: MEETINGS,
    institution.AdvancedLecture: INSTITUTION,
}
RECKONED: Final[dict[type[Task[Any]], Callable[[Prices, AdasDream, Any], float]]] = {
    effect.Effect: effect_worth,
    effect.Atom: atom_worth,
    study.CarryOut: carry_worth,
    turn.PlaceDie: place_worth,
    gears.ChooseGearSlot: gear_worth,
    workshop.PushDie: best_push,
    workshop.KeepDie: stored_worth,
    workshop.StoreDie: stored_worth,
    workshop.UseAssignments: assigned_worth,
    workshop.ActivateColumn: assigned_worth,
    meetings.TakePartner: partner_worth,
    discs.PlaceDisc: set_worth,
    discs.TakeDisc: set_worth,
    discs.LiftDisc: set_worth,
    areas.MainAction: main_worth,
    areas.ChooseArea: area_worth,
    travel.TravelTo: area_worth,
    meetings.EnterRoom: area_worth,
    institution.GiveLecture: area_worth,
    study.AdvancedItems: advanced_worth,
    travel.AdvancedTravel: advanced_worth,
    meetings.AdvancedMeeting: advanced_worth,
    institution.AdvancedLecture: advanced_worth,
}
