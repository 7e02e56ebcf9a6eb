"""What bots know about a game beyond its rules: a rough worth of a position for each seat."""

from typing import Final, Generic, TypeVar

P = TypeVar("P")


class Survey:
    """What takes long to find out about a position, and what both insight and sight build on: found once where both
    are asked. This one is of a room that has nothing of the kind."""


NOTHING: Final = Survey()


class Insight(Generic[P]):
    """Judges positions for greedy play and for the leaves of a search.

    `scale` is the lead, in points, that makes a seat a clear favourite; `par` is the score a solo player aims at, and
    `prize` how much of a match alone is worth to reach it, from 0 to 1, beside every point.
    `trust` says how far a search may follow the first glance at a move: 0 not at all, 2 well. A move that usually looks
    so far below the best of its siblings as `habit` says, from 0 to 1, is not looked at anew everywhere; 0: each is.
    """

    prize: float = 0.0
    habit: float = 0.0

    def __init__(self, scale: float, par: float, trust: float) -> None:
        self.scale = scale
        self.par = par
        self.trust = trust

    def values(self, p: P) -> list[float]:
        """For each seat, in points: what it has and what is under way. Called on resampled positions only."""
        raise NotImplementedError

    def survey(self, p: P) -> Survey:
        return NOTHING

    def surveyed(self, p: P, survey: Survey) -> list[float]:
        """`values`, where the survey has been made."""
        return self.values(p)

    def worth(self, p: P, seat: int) -> float:
        """What `values` says of one seat: a room that can tell it alone makes searches quicker."""
        return self.values(p)[seat]

    def sureness(self, p: P) -> float:
        """How much of a search's sureness stands when people are told their chances: its odds to this power are true.
        A search compares moves, and may be surer of what a lead is worth than matches bear out, or less sure."""
        return 1.0

    def price_list(self) -> list[float]:
        """The numbers that play can tune; here there are none."""
        return []

    def priced(self, prices: list[float]) -> "Insight[P]":
        """The same insight with other numbers."""
        raise NotImplementedError
