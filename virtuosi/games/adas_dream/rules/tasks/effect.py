"""Effects as a cursor over the atoms of a row: one atom at a time, checked when it is reached."""

from typing import Final, final

from virtuosi.core.masks import mask_of
from virtuosi.core.task import Step
from virtuosi.games.adas_dream.rules import effects, spots
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import AREAS_EACH
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import (
    areas,
    cards,
    claims,
    dice,
    discs,
    gears,
    meetings,
    study,
    tracks,
    travel,
)
from virtuosi.games.adas_dream.rules.tasks.decision import MANDATORY

# Atoms that are done once for each of their amount, as a mask
ONE_BY_ONE: Final[int] = mask_of(
    [
        atoms.ASSIGNMENT,
        atoms.PROGRAM,
        atoms.MULTIPLICATION_GEAR,
        atoms.BUILD_GEAR,
        atoms.BUILD_ADDITION_FREE,
        atoms.SWAP_SUB_ADD,
        atoms.PLAY_PARTNER,
        atoms.GAIN_PARTNER,
        atoms.USE_MARKET_PARTNER,
        atoms.TRAVEL_UNIVERSITY_DISC,
        atoms.DISC_STACK,
        atoms.DISC_MEETING,
        atoms.DISC_UNIVERSITY,
        atoms.DISC_MOVE,
        atoms.DISC_REMOVE,
        atoms.DISC_MOVE_UNIVERSITY,
        atoms.ADVANCED_L1,
        atoms.ASSIGNMENT_TOKEN,
        atoms.SCIENCE_TOKEN,
        atoms.STEAM_PAID,
        atoms.SWAP_DIE,
    ]
)


@final
class Effect(Step[AdasDream]):
    """The atoms of a row from number `first` on."""

    __slots__ = ()

    @property
    def row(self) -> int:
        return self.a

    @property
    def first(self) -> int:
        return self.b

    def run(self, p: AdasDream) -> None:
        pack = p.pack
        at = pack.row_first[self.row] + self.first
        last = pack.row_first[self.row + 1]
        if at >= last:
            return
        if at + 1 < last:
            p.agenda.append(Effect(self.seat, self.row, self.first + 1))
        at *= atoms.ATOM_SIZE
        resolve(p, self.seat, pack.atoms[at], pack.atoms[at + 1], pack.atoms[at + 2])


@final
class Atom(Step[AdasDream]):
    """One atom, so many times."""

    __slots__ = ()

    @property
    def atom(self) -> int:
        return self.a

    @property
    def amount(self) -> int:
        return self.b

    def run(self, p: AdasDream) -> None:
        resolve(p, self.seat, self.atom, self.amount, 0)


def resolve(p: AdasDream, seat: int, atom: int, amount: int, inner: int) -> None:
    """Do one atom, or put the question it asks on the agenda. What cannot be done is left out."""
    if amount > 1 and ONE_BY_ONE >> atom & 1:
        p.agenda.append(Atom(seat, atom, amount - 1))
    if atom <= atoms.STEAM_FREE:
        effects.gain(p, seat, atom, amount)
        if atom == atoms.STEAM_FREE:
            claims.check(p, seat)
    elif atom <= atoms.BREAKTHROUGH:
        _climb(p, seat, atom, amount)
    elif atom <= atoms.SWAP_SUB_ADD:
        _take(p, seat, atom, amount)
    elif atom <= atoms.TRAVEL_UNIVERSITY_DISC:
        _meet(p, seat, atom, amount, inner)
    elif atom <= atoms.PER_DISC_IU:
        _disc(p, seat, atom, amount, inner)
    else:
        _other(p, seat, atom, amount)


def _climb(p: AdasDream, seat: int, atom: int, amount: int) -> None:
    if atom == atoms.INNOVATION:
        tracks.gain_innovation(p, seat, amount)
    elif atom == atoms.DRAW:
        p.agenda.append(cards.DrawCards(seat, amount))
    elif atom < atoms.RESEARCH:
        tracks.climb(p, seat, atom - atoms.RESEARCH_PURPLE, amount)
    elif atom == atoms.RESEARCH:
        tracks.offer_research(p, seat, amount)
    elif atom == atoms.WORKSHOP_REWARD:
        p.agenda.append(tracks.ChooseReward(seat, amount, 0))
    else:
        p.agenda.append(tracks.ChooseBreakthrough(seat, amount, 0))


def _take(p: AdasDream, seat: int, atom: int, amount: int) -> None:
    if atom == atoms.STUDY_ITEM:
        p.agenda.append(study.OfferItems(seat, amount, 0))
    elif atom == atoms.ASSIGNMENT:
        p.agenda.append(study.OfferItems(seat, 1, study.ASSIGNMENTS_ONLY))
    elif atom == atoms.PROGRAM:
        study.offer_program(p, seat, False)
    elif atom == atoms.MULTIPLICATION_GEAR:
        gears.offer_gear(p, seat)
    elif atom == atoms.BUILD_GEAR:
        gears.offer_build(p, seat)
    elif atom == atoms.BUILD_ADDITION_FREE:
        if p.reserve_add[seat] and effects.has_open_slot(p, seat):
            p.agenda.append(gears.ChooseGearSlot(seat, 0))
    else:
        gears.offer_conversion(p, seat)


def _meet(p: AdasDream, seat: int, atom: int, amount: int, inner: int) -> None:
    if atom == atoms.PLAY_PARTNER:
        cards.offer_free_play(p, seat, MANDATORY)
    elif atom == atoms.GAIN_PARTNER:
        if max(p.partner_market):
            p.agenda.append(meetings.TakePartner(seat, 0, meetings.OUTSIDE))
    elif atom == atoms.USE_MARKET_PARTNER:
        if max(p.partner_market):
            p.agenda.append(meetings.UsePartner(seat))
    elif atom == atoms.PER_HAND_CARD:
        count = effects.hand_size(p, seat)
        if count:
            p.agenda.append(Atom(seat, inner, amount * count))
    elif atom == atoms.TRAVEL_SMALL:
        p.agenda.append(travel.VisitCity(seat, amount, MANDATORY))
    else:
        travel.offer_nearest(p, seat)


def _disc(p: AdasDream, seat: int, atom: int, amount: int, inner: int) -> None:
    if atom == atoms.DISC_STACK:
        discs.offer_stack(p, seat)
    elif atom == atoms.DISC_MEETING:
        discs.offer_spot(p, seat, discs.IN_ROOM)
    elif atom == atoms.DISC_UNIVERSITY:
        discs.offer_spot(p, seat, discs.AT_UNIVERSITY)
    elif atom == atoms.DISC_MOVE:
        discs.offer_move(p, seat, discs.ANYWHERE)
    elif atom == atoms.DISC_REMOVE:
        if spots.discs_left(p, seat):
            p.agenda.append(discs.TakeDisc(seat, spots.BOX))
    elif atom == atoms.DISC_MOVE_UNIVERSITY:
        discs.offer_move(p, seat, discs.AT_UNIVERSITY)
    else:
        count = 0
        for spot in range(spots.ROOM_SPOT):
            count += spots.discs_at(p, seat, spot)
        for spot in range(spots.LECTURE_SPOT, spots.OBJECTIVE_SPOT):
            count += spots.discs_at(p, seat, spot)
        if count:
            p.agenda.append(Atom(seat, inner, amount * count))


def _other(p: AdasDream, seat: int, atom: int, amount: int) -> None:
    if atom == atoms.ADVANCED_L1:
        p.agenda.append(areas.ChooseAdvanced(seat))
    elif atom == atoms.ASSIGNMENT_TOKEN:
        if 0 in p.tokens[seat * AREAS_EACH : seat * AREAS_EACH + AREAS_EACH]:
            p.agenda.append(tracks.ChooseToken(seat))
    elif atom == atoms.SCIENCE_TOKEN:
        p.agenda.append(tracks.ChooseScience(seat))
    elif atom == atoms.STEAM_PAID:
        tracks.offer_steam(p, seat)
    elif atom == atoms.SWAP_DIE:
        dice.offer_swap(p, seat)
    else:
        p.agenda.append(dice.AdjustDie(seat, amount, dice.EVERYWHERE))
