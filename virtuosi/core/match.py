"""One play of a game, from setup to final ranking: the position, the moves so far, the log, and undo to the barrier."""

from typing import Any

import msgspec

from virtuosi.core.events import Events, Row, readable
from virtuosi.core.game import Game
from virtuosi.core.options import Options, Value
from virtuosi.core.pack import Pack
from virtuosi.core.position import Position
from virtuosi.core.scene import Line
from virtuosi.core.task import LEGAL, NATURE, NOT_ASKED


class IllegalMove(ValueError):
    """A move that the rules refuse now; nothing has changed. `refusal` is NOT_ASKED or a number of the game's table."""

    def __init__(self, move: str, refusal: int) -> None:
        super().__init__(f"{move} is not legal now")
        self.move = move
        self.refusal = refusal


class Played(msgspec.Struct, frozen=True):
    """A move that was made: by whom, who alone may read it (NATURE: everybody), and what happened."""

    actor: int
    move: str
    shown: str  # the notation for everybody else
    reader: int
    events: list[Row]


class Match:
    """Knows no seats' holders and no clock; a table does. Nature's outcomes come in as moves like any other."""

    def __init__(self, game: Game[Any, Any], pack: Pack, seats: int, options: Options) -> None:
        self.game = game
        self.pack = pack
        self.seats = seats
        self.options: dict[str, Value] = game.checked_options(seats, options)
        self.position: Position = game.start(pack, seats, self.options)
        self.played: list[Played] = []
        self._past: list[Position] = []  # the positions since the barrier, one before each move

    @property
    def number(self) -> int:
        """How many moves have been played, Nature's included."""
        return len(self.played)

    @property
    def over(self) -> bool:
        return not self.position.agenda

    def number_of(self, notation: str) -> int:
        """The int of a move's notation; IllegalMove for words this game does not have."""
        move = self.game.space.numbers.get(notation)
        if move is None:
            raise IllegalMove(notation[:80], NOT_ASKED)
        return move

    def play(self, notation: str) -> Played:
        """Play a move, checked by the rules."""
        p = self.position
        move = self.number_of(notation)
        refusal = p.refusal(move)
        if refusal != LEGAL:
            raise IllegalMove(notation, refusal)
        actor, reader = p.actor, p.reader()
        before = p.copy()
        events = Events()
        p.events = events
        p.play(move)
        p.events = None
        if actor == NATURE or p.actor != actor:
            self._past.clear()
        else:
            self._past.append(before)
        shown = notation if reader == NATURE else f"{self.game.space.verbs[move]}(?)"
        played = Played(actor, notation, shown, reader, events.rows)
        self.played.append(played)
        return played

    def toss(self, number: int) -> str:
        """At Nature's tasks: the notation of the outcome that a random number stands for."""
        return self.game.space.names[self.position.toss(number)]

    @property
    def undo_to(self) -> int | None:
        """The number of moves that undo goes back to: one move back, never beyond the barrier."""
        return self.number - 1 if self._past else None

    def undo(self) -> None:
        """Take the last move back."""
        if not self._past:
            raise IllegalMove("undo", NOT_ASKED)
        self.position = self._past.pop()
        self.played.pop()

    def log(self, seat: int, start: int = 0) -> list[Line]:
        """What happened since `start` moves, as one seat may read it."""
        lines = []
        for number, played in enumerate(self.played[start:], start + 1):
            for row in played.events:
                line = self.game.tell(readable(row, seat))
                if line is not None:
                    lines.append(msgspec.structs.replace(line, number=number))
        return lines

    def resume(self, position: Position, played: list[Played]) -> None:
        """Go on from a stored position. Undo begins anew: what lies before it was another sitting."""
        self.position = position
        self.played = list(played)
        self._past = []
