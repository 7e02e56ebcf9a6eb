"""Who decides what, when, in a turn of Ray Master."""

from typing import Final, final

from virtuosi.core.task import LEGAL, Question, Step
from virtuosi.games.ray_master.rules import effects
from virtuosi.games.ray_master.rules.chances import Deal, Draw, TurnOver
from virtuosi.games.ray_master.rules.moves import (
    ACTION_OF,
    BY_STUDENT,
    FIRE,
    LANES,
    POST,
    POST_BITS,
    SWAP_PAIRS,
    TO_COOL,
    TO_END,
    TO_FIRE,
    TO_HEAT,
    TO_HEIGHT,
    TO_MODE,
    TO_RAY,
    TO_STUDENT,
    TO_SWAP,
)
from virtuosi.games.ray_master.rules.position import DISCARD, NO_CARD, PILE, RayMaster
from virtuosi.games.ray_master.rules.refusals import (
    ALREADY_DONE,
    CANNOT_STAFF,
    STUDENT_DOES_IT,
    STUDENT_WAITS,
    TOO_FEW_SCIENTISTS,
)
from virtuosi.games.ray_master.rules.staffing import BY_SCIENTISTS, hindrance, scientists_for

# Candidates of a turn by the position of the ray, so that none is built anew
TURN_MOVES: Final = [
    [TO_RAY + lane for lane in range(LANES) if lane != ray]
    + [TO_HEIGHT, TO_HEIGHT + 1, TO_HEIGHT + 2, TO_MODE]
    + [TO_SWAP + pair for pair in range(len(SWAP_PAIRS))]
    + [TO_HEAT, TO_HEAT + 1, TO_COOL, TO_COOL + 1, TO_FIRE, TO_END]
    for ray in range(LANES)
]


@final
class StartTurn(Step[RayMaster]):
    """A turn begins: scientists are counted, and a student is asked for when there is one."""

    def run(self, p: RayMaster) -> None:
        seat = self.seat
        p.turn += 1
        p.free = (p.pack.scientists_advanced if p.advanced else p.pack.scientists) + p.extra[seat]
        p.done = 0
        p.fired = False
        p.student = NO_CARD
        p.waiting = False
        p.held = 0
        if p.events is not None:
            p.events.add(effects.TURN, seat, p.turn)
        p.agenda.append(ChooseStudent(seat) if seat in p.cards else UseScientists(seat))
        if p.seats == 1 and PILE in p.cards:
            p.agenda.append(ForceAction(seat))
            p.agenda.append(TurnOver(seat))


@final
class ForceAction(Step[RayMaster]):
    """Solo: the student just turned over acts, if it can (rules 9.2, 9.3)."""

    def run(self, p: RayMaster) -> None:
        action = p.pack.actions[p.deck][p.student]
        card, p.student = p.student, NO_CARD
        if effects.possible(p, self.seat, action):
            p.agenda.append(ObeyCard(self.seat, card))
        elif p.events is not None:
            p.events.add(effects.WITHOUT_EFFECT, self.seat, p.deck * 16 + card, effects.FORCED_IN_VAIN)


@final
class ObeyCard(Question[RayMaster]):
    """Solo: how the forced action is carried out."""

    @property
    def card(self) -> int:
        return self.a

    def candidates(self, p: RayMaster) -> list[int]:
        action = p.pack.actions[p.deck][self.a]
        return [move for move in TURN_MOVES[p.ray] if ACTION_OF[move] == action]

    def refusal(self, p: RayMaster, move: int) -> int:
        return hindrance(p, self.seat, move, p.pack.amounts[p.deck][self.a])

    def take(self, p: RayMaster, move: int) -> None:
        effects.carry_out(p, self.seat, move)


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

    def needed(self, p: RayMaster, card: int) -> int:
        """Advanced mode: the scientists a card takes."""
        if p.pack.actions[p.deck][card] == FIRE:
            return p.pack.fire_cost[p.mode]
        return p.pack.amounts[p.deck][card]

    def staffable(self, p: RayMaster, card: int) -> bool:
        """Advanced mode: the card can be paid, or asks for nothing because it cannot work (rules 8.5, 8.6)."""
        return self.needed(p, card) <= p.free or not effects.possible(p, self.seat, p.pack.actions[p.deck][card])

    def take(self, p: RayMaster, move: int) -> None:
        card = move - TO_STUDENT
        p.cards[card] = DISCARD
        p.student = card
        p.waiting = True
        if p.events is not None:
            p.events.add(effects.STUDENT, self.seat, p.deck * 16 + card)
        if p.advanced:
            self.staff(p, card)
        p.agenda.append(UseScientists(self.seat))

    def staff(self, p: RayMaster, card: int) -> None:
        needed = self.needed(p, card)
        possible = effects.possible(p, self.seat, p.pack.actions[p.deck][card])
        if possible and needed <= p.free:
            p.free -= needed
            p.held = needed
            return
        p.waiting = False
        if p.events is not None:
            why = effects.TOO_FEW if possible else effects.NOT_STAFFED
            p.events.add(effects.WITHOUT_EFFECT, self.seat, p.deck * 16 + card, why)


@final
class UseScientists(Question[RayMaster]):
    """The actions of a turn, one after the other, the student's included, until the turn is ended."""

    def candidates(self, p: RayMaster) -> list[int]:
        return TURN_MOVES[p.ray]

    def student_can_work(self, p: RayMaster) -> bool:
        """Whether the student's action is still due and possible: then the turn cannot end (rule 3.8)."""
        if not p.waiting:
            return False
        action = p.pack.actions[p.deck][p.student]
        if action == FIRE and p.advanced and p.pack.fire_cost[p.mode] > p.free + p.held:
            return False
        return effects.possible(p, self.seat, action)

    def refusal(self, p: RayMaster, move: int) -> int:
        if move == TO_END:
            return STUDENT_WAITS if self.student_can_work(p) else LEGAL
        action = ACTION_OF[move]
        if p.student != NO_CARD and p.pack.actions[p.deck][p.student] == action:
            if not p.waiting:
                return STUDENT_DOES_IT
            refusal = hindrance(p, self.seat, move, p.pack.amounts[p.deck][p.student])
            if refusal == LEGAL and action == FIRE and not self.student_can_work(p):
                return TOO_FEW_SCIENTISTS
            return refusal
        if p.done >> action * POST_BITS & POST:
            return ALREADY_DONE
        refusal = hindrance(p, self.seat, move, BY_SCIENTISTS)
        if refusal == LEGAL and scientists_for(p, move) > p.free:
            return TOO_FEW_SCIENTISTS
        return refusal

    def moves(self, p: RayMaster) -> list[int]:
        """With no scientist free only the student and the end are left: the common case is short."""
        if p.free > 0 or p.waiting:
            return [move for move in TURN_MOVES[p.ray] if self.refusal(p, move) == LEGAL]
        return [TO_END]

    def take(self, p: RayMaster, move: int) -> None:
        if move == TO_END:
            if p.waiting and p.events is not None:
                possible = effects.possible(p, self.seat, p.pack.actions[p.deck][p.student])
                why = effects.TOO_FEW_LEFT if possible else effects.IMPOSSIBLE
                p.events.add(effects.WITHOUT_EFFECT, self.seat, p.deck * 16 + p.student, why)
            p.waiting = False
            p.agenda.append(EndTurn(self.seat))
            return
        p.agenda.append(self)
        action = ACTION_OF[move]
        if p.waiting and p.pack.actions[p.deck][p.student] == action:
            p.waiting = False
            if action == FIRE and p.advanced:
                p.free += p.held - p.pack.fire_cost[p.mode]  # rule 8.4: the mode at the moment of the shot
            p.held = 0
            p.done |= BY_STUDENT << action * POST_BITS
        else:
            used = scientists_for(p, move)
            p.free -= used
            p.done |= used << action * POST_BITS
        if action == FIRE:
            p.fired = True
        effects.carry_out(p, self.seat, move)


@final
class EndTurn(Step[RayMaster]):
    """Rule 6.1, in its order: cool, extra scientist, draw, end of the cycle."""

    def run(self, p: RayMaster) -> None:
        seat = self.seat
        if p.fired:
            if p.extra[seat] and p.events is not None:
                p.events.add(effects.EXTRA_LEFT, seat)
            p.extra[seat] = 0
        else:
            p.temperature = max(0, p.temperature - p.pack.cool_of_rest)
            p.extra[seat] = 1
            if p.events is not None:
                p.events.add(effects.RESTED, seat, p.temperature)
        p.held = 0
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
                p.events.add(effects.LAST_CYCLE)
            return
        for card in range(len(p.cards)):
            p.cards[card] = PILE
        if p.events is not None:
            p.events.add(effects.NEW_CYCLE, p.cycle + 1)
        p.agenda.append(Deal(0))
