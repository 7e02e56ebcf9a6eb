"""Alone: a student of the pile acts before each turn, and one only chooses how (rules 9.2 to 9.5)."""

from typing import final

from virtuosi.core.task import Question, Step
from virtuosi.games.ray_master.rules import effects, events
from virtuosi.games.ray_master.rules.moves import ACTION_OF, TURN_MOVES
from virtuosi.games.ray_master.rules.position import NO_CARD, RayMaster
from virtuosi.games.ray_master.rules.staffing import hindrance


@final
class ForceAction(Step[RayMaster]):
    """Solo: the student just turned over acts, if it can (rules 9.2, 9.3)."""

    def run(self, p: RayMaster) -> None:
        action = p.action_of(p.student)
        card, p.student = p.student, NO_CARD
        if effects.possible(p, self.seat, action):
            p.agenda.append(ObeyCard(self.seat, card))
        elif p.events is not None:
            p.events.add(events.WITHOUT_EFFECT, self.seat, events.card_code(p.deck, card), events.FORCED_IN_VAIN)


@final
class ObeyCard(Question[RayMaster]):
    """Solo: how the forced action is carried out."""

    @property
    def card(self) -> int:
        return self.a

    def candidates(self, p: RayMaster) -> list[int]:
        action = p.action_of(self.card)
        return [move for move in TURN_MOVES[p.ray] if ACTION_OF[move] == action]

    def refusal(self, p: RayMaster, move: int) -> int:
        return hindrance(p, self.seat, move, p.strength_of(self.card))

    def take(self, p: RayMaster, move: int) -> None:
        effects.carry_out(p, self.seat, move)
