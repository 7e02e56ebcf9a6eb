"""An action under way: what Work, Technology, Travel, Lessons and Study share."""

from virtuosi.core.task import Question
from virtuosi.games.newton.rules.pack import BY_CARD, VALUE
from virtuosi.games.newton.rules.position import FINISHED, NONE, Newton


class Action(Question[Newton]):
    """How far it is stands in `a`, each action's own; `b` is its way: the value, and what is special about it."""

    def open(self) -> bool:
        return True

    @property
    def way(self) -> int:
        return self.b

    def value(self, p: Newton) -> int:
        """The card's own action grows with a boost; the value of all others is printed."""
        return p.value if self.b & BY_CARD else self.b & VALUE

    def raisable(self, p: Newton) -> bool:
        """Whether a boost would raise it (rule 10.3)."""
        return self.b & BY_CARD != 0 and not p.boosted

    def boostable(self, p: Newton) -> bool:
        return self.raisable(p) and p.coins[self.seat] >= p.pack.boost_cost

    def finish(self, p: Newton, performed: bool) -> None:
        """The card's own action is over: conditions of special actions may now look at it, unless nothing was done
        (rules 3.10, 16.6)."""
        if not self.b & BY_CARD:
            return
        p.acted = FINISHED
        if not performed:
            p.action = NONE
            p.value = 0
