"""A turn of Ray Master: a student, the actions, the end of the turn (rules 3 and 6)."""

from typing import Final, final

from virtuosi.core.task import LEGAL, Question, Step
from virtuosi.games.ray_master.rules import effects, events
from virtuosi.games.ray_master.rules.moves import (
    ACTION_OF,
    ACTIONS,
    BY_STUDENT,
    FIRE,
    TO_END,
    TO_IDLE,
    TO_STUDENT,
    TURN_MOVES,
    WAITING_MOVES,
)
from virtuosi.games.ray_master.rules.position import DISCARD, NO_CARD, PILE, RayMaster
from virtuosi.games.ray_master.rules.refusals import (
    ALREADY_DONE,
    CANNOT_STAFF,
    STUDENT_CAN_WORK,
    STUDENT_DOES_IT,
    STUDENT_WAITS,
    TOO_FEW_SCIENTISTS,
)
from virtuosi.games.ray_master.rules.staffing import (
    BY_SCIENTISTS,
    hindrance,
    scientists_for,
    scientists_for_card,
    student_can_work,
)
from virtuosi.games.ray_master.rules.tasks.chances import Deal, Draw, TurnOver
from virtuosi.games.ray_master.rules.tasks.forced import ForceAction

NO_ACTION: Final = -2  # no student works this turn; -1 is the action of moves that are none


@final
class StartTurn(Step[RayMaster]):
    """A turn begins: scientists are counted, and a student is asked for when there is one."""

    def run(self, p: RayMaster) -> None:
        seat = self.seat
        p.turn += 1
        p.free = p.crew() + p.extra[seat]
        p.done = 0
        p.fired = False
        p.student = NO_CARD
        p.waiting = False
        p.held = 0
        if p.events is not None:
            p.events.add(events.TURN, seat, p.turn)
        p.agenda.append(ChooseStudent(seat) if seat in p.cards else UseScientists(seat))
        if p.seats == 1 and PILE in p.cards:
            p.agenda.append(ForceAction(seat))
            p.agenda.append(TurnOver(seat))


@final
class ChooseStudent(Question[RayMaster]):
    """Which card of the hand works this turn."""

    def candidates(self, p: RayMaster) -> list[int]:
        return [TO_STUDENT + card for card in p.hand(self.seat)]

    def refusal(self, p: RayMaster, move: int) -> int:
        if not p.advanced or self.staffable(p, move - TO_STUDENT):
            return LEGAL
        for card in p.hand(self.seat):
            if self.staffable(p, card):
                return CANNOT_STAFF
        return LEGAL

    def moves(self, p: RayMaster) -> list[int]:
        if not p.advanced:
            return self.candidates(p)
        return [move for move in self.candidates(p) if self.refusal(p, move) == LEGAL]

    def staffable(self, p: RayMaster, card: int) -> bool:
        return scientists_for_card(p, card) <= p.free

    def take(self, p: RayMaster, move: int) -> None:
        card = move - TO_STUDENT
        p.cards[card] = DISCARD
        p.student = card
        p.waiting = True
        if p.events is not None:
            p.events.add(events.STUDENT, self.seat, events.card_code(p.deck, card))
        if p.advanced:
            self.staff(p, card)
        p.agenda.append(UseScientists(self.seat))

    def staff(self, p: RayMaster, card: int) -> None:
        """Advanced mode: scientists are set aside, or there are too few for any work (rules 8.2, 8.5)."""
        if self.staffable(p, card):
            p.held = scientists_for_card(p, card)
            p.free -= p.held
            return
        p.waiting = False
        if p.events is not None:
            p.events.add(events.WITHOUT_EFFECT, self.seat, events.card_code(p.deck, card), events.TOO_FEW)


def students_action(p: RayMaster) -> int:
    """The action of this turn's student, or NO_ACTION."""
    return NO_ACTION if p.student == NO_CARD else p.action_of(p.student)


@final
class UseScientists(Question[RayMaster]):
    """The actions of a turn, one after the other, the student's included, until the turn is ended."""

    def candidates(self, p: RayMaster) -> list[int]:
        return WAITING_MOVES[p.ray] if p.waiting else TURN_MOVES[p.ray]

    def refusal(self, p: RayMaster, move: int) -> int:
        return self.hindered(p, move, students_action(p))

    def hindered(self, p: RayMaster, move: int, own: int) -> int:
        """The refusal of a move, where `own` is the student's action."""
        if move == TO_END:
            return STUDENT_WAITS if p.waiting and student_can_work(p, self.seat) else LEGAL
        if move == TO_IDLE:
            return STUDENT_CAN_WORK if student_can_work(p, self.seat) else LEGAL
        action = ACTION_OF[move]
        if action == own:
            if not p.waiting:
                return STUDENT_DOES_IT
            refusal = hindrance(p, self.seat, move, p.strength_of(p.student))
            if refusal == LEGAL and action == FIRE and not student_can_work(p, self.seat):
                return TOO_FEW_SCIENTISTS
            return refusal
        if p.workers(action):
            return ALREADY_DONE
        refusal = hindrance(p, self.seat, move, BY_SCIENTISTS)
        if refusal == LEGAL and scientists_for(p, move) > p.free:
            return TOO_FEW_SCIENTISTS
        return refusal

    def moves(self, p: RayMaster) -> list[int]:
        """With no scientist free only the student and the end are left; actions that are closed are left out whole."""
        if p.free == 0 and not p.waiting:
            return [TO_END]
        own = students_action(p)
        closed = self.closed(p, own)
        found: list[int] = []
        for move in self.candidates(p):
            action = ACTION_OF[move]
            if (action < 0 or not closed >> action & 1) and self.hindered(p, move, own) == LEGAL:
                found.append(move)
        return found

    def closed(self, p: RayMaster, own: int) -> int:
        """Mask of the actions that are done, or that the student has done or let be."""
        mask = 0
        for action in range(len(ACTIONS)):
            if p.workers(action):
                mask |= 1 << action
        if own == NO_ACTION:
            return mask
        return mask & ~(1 << own) if p.waiting else mask | 1 << own

    def take(self, p: RayMaster, move: int) -> None:
        if move == TO_END or move == TO_IDLE:
            if p.waiting:
                self.dismiss(p)
            p.agenda.append(EndTurn(self.seat) if move == TO_END else self)
            return
        p.agenda.append(self)
        action = ACTION_OF[move]
        if p.waiting and p.action_of(p.student) == action:
            p.waiting = False
            if action == FIRE and p.advanced:
                p.free += p.held - p.pack.fire_cost[p.mode]  # rule 8.4: the mode at the moment of the shot
            p.held = 0
            p.put_to_work(action, BY_STUDENT)
        else:
            used = scientists_for(p, move)
            p.free -= used
            p.put_to_work(action, used)
        if action == FIRE:
            p.fired = True
        effects.carry_out(p, self.seat, move)

    def dismiss(self, p: RayMaster) -> None:
        """The student finds nothing to do; scientists set aside for it are free again (rules 3.7, 8.6)."""
        if p.events is not None:
            possible = effects.possible(p, self.seat, p.action_of(p.student))
            why = events.TOO_FEW_LEFT if possible else events.IMPOSSIBLE
            p.events.add(events.WITHOUT_EFFECT, self.seat, events.card_code(p.deck, p.student), why)
        p.waiting = False
        p.free += p.held
        p.held = 0


@final
class EndTurn(Step[RayMaster]):
    """Rule 6.1, in its order: cool, extra scientist, draw, end of the cycle."""

    def run(self, p: RayMaster) -> None:
        seat = self.seat
        if p.fired:
            if p.extra[seat] and p.events is not None:
                p.events.add(events.EXTRA_LEFT, seat)
            p.extra[seat] = 0
        else:
            p.temperature = max(0, p.temperature - p.pack.cool_of_rest)
            p.extra[seat] = 1
            if p.events is not None:
                p.events.add(events.RESTED, seat, p.temperature)
        p.agenda.append(CloseTurn(seat))
        if PILE in p.cards:
            p.agenda.append(Draw(seat))


@final
class CloseTurn(Step[RayMaster]):
    """When all students are used a cycle is over; after the last one so is the match."""

    def run(self, p: RayMaster) -> None:
        p.agenda.append(StartTurn((self.seat + 1) % p.seats))
        if p.cards.count(DISCARD) < len(p.cards):
            return
        p.cycle += 1
        if p.cycle == p.pack.cycles:
            p.over = True
            if p.events is not None:
                p.events.add(events.LAST_CYCLE)
            return
        for card in range(len(p.cards)):
            p.cards[card] = PILE
        if p.events is not None:
            p.events.add(events.NEW_CYCLE, p.cycle + 1)
        p.agenda.append(Deal(0))
