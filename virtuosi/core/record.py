"""A match as data, for ever: game, pack, options, seats and all moves, Nature's included."""

from pathlib import Path
from typing import Any

import msgspec

from virtuosi.core.game import Game, OptionError
from virtuosi.core.match import IllegalMove, Match
from virtuosi.core.pack import Pack
from virtuosi.core.saving import digest
from virtuosi.core.scene import PackInfo

FORMAT = 1


class Began(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match began that was not begun at the start: where another table stood after `number` moves of its own;
    `moves` are all that led there."""

    table: str
    number: int
    moves: list[str]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What a record file holds. `ranking` and `digest` are there once the match is over."""

    format: int
    game: str
    revision: int
    pack: PackInfo
    seats: int
    options: dict[str, bool | str]
    moves: list[str]
    ranking: list[int] | None = None
    digest: str | None = None  # of the last position
    seed: str | None = None  # of the dice, where a house threw them
    commitment: str | None = None  # what the house showed of the seed from the start
    began: Began | None = None  # None: at the start


class _Marked(msgspec.Struct):
    format: int


class RecordError(ValueError):
    """A record that cannot be used. `place` is the field, and the number of the first wrong move."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


def record(match: Match) -> Record:
    """The record of a match so far."""
    return Record(
        format=FORMAT,
        game=match.game.id,
        revision=match.game.revision,
        pack=PackInfo(match.pack.id, match.pack.digest),
        seats=match.seats,
        options=match.options,
        moves=[played.move for played in match.played],
        ranking=match.position.ranking() if match.over else None,
        digest=digest(match.game, match.position) if match.over else None,
    )


def read(path: Path) -> Record:
    """A record from a file; RecordError names the file and the field."""
    try:
        text = path.read_bytes()
        format = msgspec.json.decode(text, type=_Marked).format  # first: another format may have other fields
        if format != FORMAT:
            raise RecordError(f"{path}, field format", f"this version reads {FORMAT}, not {format}")
        return msgspec.json.decode(text, type=Record)
    except OSError as error:
        raise RecordError(str(path), f"cannot be read ({error.strerror})") from error
    except msgspec.DecodeError as error:
        raise RecordError(str(path), f"is not a record: {error}") from error


def write(found: Record, path: Path) -> None:
    """Write all or nothing: a half-written record would look like a damaged one."""
    half = path.with_suffix(path.suffix + ".part")
    try:
        half.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        half.replace(path)
    except BaseException:  # a full disk, an interrupt: nothing half is left behind
        half.unlink(missing_ok=True)
        raise


def start_after(match: Match, began: Began | None) -> None:
    """Let a new match begin after the moves of another one: they are no moves of its own."""
    if began is None:
        return
    for move in began.moves:
        match.play(move)
    match.resume(match.position, [])


def replay(found: Record, game: Game[Any, Any], pack: Pack, moves: int | None = None) -> Match:
    """The match again, or as it stood after so many moves. RecordError says what does not fit, and where.

    Moves of an older revision are played under today's rules as long as these allow them.
    """
    if found.game != game.id:
        raise RecordError("field game", f"this is a record of {found.game}")
    if found.revision > game.revision:
        raise RecordError("field revision", f"played under rules {found.revision}, these are {game.revision}")
    if found.pack.digest != pack.digest:
        raise RecordError("field pack", f"played with pack {found.pack.id} {found.pack.digest}, not {pack.digest}")
    try:
        match = Match(game, pack, found.seats, found.options)
    except OptionError as error:
        field = "seats" if error.message.id == "error-seats" else "options"
        raise RecordError(f"field {field}", error.message.id) from error
    try:
        start_after(match, found.began)
    except IllegalMove as error:
        raise RecordError("field began", f"{error.move} is not legal there{_since(found, game)}") from error
    for number, move in enumerate(found.moves[:moves]):
        try:
            match.play(move)
        except IllegalMove as error:
            problem = f"{error.move} is not legal there{_since(found, game)}"
            raise RecordError(f"field moves, move {number}", problem) from error
    if moves is None:
        _check_end(found, match)
    return match


def _since(found: Record, game: Game[Any, Any]) -> str:
    """What an older record's failure may come from."""
    return "" if found.revision == game.revision else f" under rules {game.revision}; these were rules {found.revision}"


def _check_end(found: Record, match: Match) -> None:
    since = _since(found, match.game)
    if found.ranking is not None and (not match.over or match.position.ranking() != found.ranking):
        raise RecordError("field ranking", f"the moves lead to another result{since}")
    if found.digest is not None and not since and digest(match.game, match.position) != found.digest:
        raise RecordError("field digest", "the moves lead to another position")
