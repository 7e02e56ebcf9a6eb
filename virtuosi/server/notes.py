"""What happens at a table beside its moves, told in its log between them."""

from collections.abc import Sequence
from typing import Any, cast

from virtuosi.core.events import Row, readable
from virtuosi.core.game import Game
from virtuosi.core.match import Played
from virtuosi.core.scene import Line
from virtuosi.core.task import NOBODY
from virtuosi.core.text import Message, say
from virtuosi.server.rows import NoteRow

UNDONE, JOINED, LEFT, FREED = "undone", "joined", "left", "freed"
LENT, BACK, STEPPED_DOWN, LEAVING = "lent", "back", "stepped-down", "leaving"
TIMED_OUT, TIME_UP, RESIGNED, FILLED = "timed-out", "time-up", "resigned", "filled"
DECLINED, REPLACED, DISMISSED, ENDED = "declined", "replaced", "dismissed", "ended"
TAKEN_BACK, TAKEN_BACK_SOME = "taken-back", "taken-back-some"
ASKS = {"takeback": "asks-takeback", "replace": "asks-replace", "dismiss": "asks-dismiss", "end": "asks-end"}
# how a seat came to be held as it is
HOLDING = (JOINED, LEFT, FREED, LENT, BACK, TIMED_OUT, RESIGNED, FILLED, REPLACED, DISMISSED)
VANISHED = (TIMED_OUT, REPLACED)  # a bot plays, and not because they wished it


def held_last(notes: Sequence[NoteRow], seat: int) -> NoteRow | None:
    """How it came about that a seat is held as it is; None: since the table was opened."""
    return next((note for note in reversed(notes) if note.seat == seat and note.what in HOLDING), None)


def tells(game: Game[Any, Any], played: Played) -> bool:
    """Whether everybody's log had a line of this move. If not, it was half a choice, and nobody misses it."""
    return any(game.tell(readable(row, NOBODY)) is not None for row in played.events)


def places(notes: Sequence[NoteRow]) -> list[int]:
    """After how many moves each note stands: one that followed a move taken back since moves up with the log."""
    found = []
    least = None
    for note in reversed(notes):
        least = note.number if least is None else min(least, note.number)
        found.append(least)
    return found[::-1]


def lines(game: Game[Any, Any], notes: Sequence[NoteRow], eyes: int, read: int, moves: int) -> list[Line]:
    """The notes that a reader lacks who has the first `read` of them and the lines of so many moves: the new ones, and
    those that stood further down then."""
    stood = places(notes[:read])
    return [
        _line(game, note, place, eyes)
        for index, (note, place) in enumerate(zip(notes, places(notes), strict=True))
        if index >= read or stood[index] > moves
    ]


def between(told: list[Line], notes: list[Line]) -> list[Line]:
    """The log with its notes: each after the lines of the moves it followed."""
    return sorted(told + notes, key=lambda line: line.number) if notes else told


def _line(game: Game[Any, Any], note: NoteRow, place: int, eyes: int) -> Line:
    args: dict[str, int | str | Message] = {}
    if note.level is not None:
        args["level"] = say(f"level-{note.level}")
    for row in note.events:
        undone = game.tell(readable(cast(Row, tuple(row)), eyes))
        if undone is not None:
            args["what"] = undone.text
            break
    return Line(note.seat, Message(f"note-{note.what}", args), number=place, beside=True)
