"""What all questions of this game share."""

from typing import Final

from virtuosi.core.task import Question
from virtuosi.games.adas_dream.rules.position import AdasDream

MANDATORY: Final = 0
OPTIONAL: Final = 1


class Decision(Question[AdasDream]):
    """In a workshop turn coal may change a die while the question stands."""

    __slots__ = ()

    def open(self) -> bool:
        return True


class FreeChoice(Decision):
    """Nothing that can be pointed at is refused."""

    __slots__ = ()

    def moves(self, p: AdasDream) -> list[int]:
        return self.candidates(p)
