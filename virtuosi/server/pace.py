"""How the bots of a table think, for whoever wants to know: by which level's measure, how fast, with which rules."""

import msgspec

from virtuosi.bots.guests import promise_of
from virtuosi.server.rows import SeatRow
from virtuosi.server.thinking import Decision

FADING = 0.8  # of what was measured before, with every decision


class Pace(msgspec.Struct):
    """What was measured of one seat's bot, the newer the heavier."""

    iterations: float = 0.0
    seconds: float = 0.0
    compiled: bool = False

    def add(self, decision: Decision) -> None:
        self.iterations = FADING * self.iterations + decision.iterations
        self.seconds = FADING * self.seconds + decision.seconds
        self.compiled = decision.compiled


class BotThinking(msgspec.Struct, frozen=True):
    """`turn` is the level's promise, in seconds; nothing is measured before the bot has searched for a move."""

    seat: int
    level: str
    turn: float
    iterations_per_second: int | None = None
    compiled: bool | None = None


class Thinking(msgspec.Struct, frozen=True):
    """The bots of a table, and how many questions of the whole house wait for a free thinker."""

    bots: list[BotThinking]
    waiting: int


def thinking_at(seats: list[SeatRow], paces: dict[int, Pace], waiting: int) -> Thinking:
    return Thinking([_of(row.seat, row.level, paces.get(row.seat)) for row in seats if row.level is not None], waiting)


def _of(seat: int, level: str, pace: Pace | None) -> BotThinking:
    turn = promise_of(level).turn
    if pace is None or not pace.iterations:
        return BotThinking(seat, level, turn)
    return BotThinking(seat, level, turn, round(pace.iterations / pace.seconds), pace.compiled)
