"""The only door between a match and a bot: positions in which everything the bot's seat cannot know is redrawn."""

from virtuosi.core.position import Position
from virtuosi.core.rng import Rng


class Sampler:
    """Made by the referee for one seat at one moment. Peeking is impossible: the true position never leaves it."""

    def __init__(self, position: Position, seat: int, seed: int) -> None:
        # Redrawn once at the door, so that not even this object keeps what the seat cannot know.
        self._position = position.copy()
        self._position.resample(seat, Rng(seed))
        self.seat = seat
        self.seats = position.seats

    def sample(self, rng: Rng) -> Position:
        """One of the positions the seat could be in, for the caller to keep."""
        p = self._position.copy()
        p.resample(self.seat, rng)
        return p

    def moves(self) -> list[int]:
        """The legal moves of the seat, which it knows."""
        return self._position.moves()
