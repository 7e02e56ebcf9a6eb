"""Matches between bots as Parquet tables: a row for each decision, with what its seat could know and what came of it.

A series is written as a directory of parts, which every reader of Parquet takes as one table. A part holds some matches
whole and appears at once when they are played, so that a series that was stopped, however roughly, goes on with the
parts that are missing when the same is asked again.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from virtuosi.adapters import OtherMatches, needing
from virtuosi.adapters.observation import DRAWS, Drawn, Layout
from virtuosi.adapters.opened import Opened, checked_returns, paid
from virtuosi.arena.series import Outcome, Series, check, play_one, shared_out
from virtuosi.core.position import Position

with needing("parquet"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

ABOUT = b"virtuosi"  # the key of what the table says about itself
OUTCOMES = b"virtuosi.outcomes"
PARTS = 100  # so many of a series at least: a kill loses the hundredth part of the work
MOST = 256  # matches of a part
SPELLED = 256  # decisions whose observations are spelled at once
GROUP = 4096  # decisions that are written at once, and a match more at most


FIELDS = {
    "match": (pa.int32(), "the number of the match in the series"),
    "number": (pa.int32(), "how many moves were played before, Nature's included"),
    "seat": (pa.int8(), "who decides"),
    "bot": (pa.string(), "the bot of that seat"),
    "observation": (None, "what the seat may know: a row of numbers, named by `observation` of the metadata"),
    "legal": (pa.list_(pa.int16()), "the legal moves, as numbers of `moves` of the metadata"),
    "choice": (pa.int16(), "the one that was chosen"),
    "scores": (pa.list_(pa.int32()), "the points of every seat when the match was over"),
    "place": (pa.int8(), "the place of the seat that decides, 1 for the first"),
    "reward": (pa.float32(), "what the match paid this seat: by rank, alone points"),
}


def schema(numbers: int) -> Any:
    """The columns of a table in which an observation has so many numbers."""
    row = pa.list_(pa.float32(), numbers)
    return pa.schema([pa.field(name, kind or row, nullable=False) for name, (kind, _) in FIELDS.items()])


class About(msgspec.Struct, frozen=True):
    """What the matches of a table are, and the names of the numbers in it."""

    game: str
    revision: int
    pack: str  # its digest
    seats: int
    options: dict[str, bool | str]
    bots: tuple[str, ...]  # they change seats from match to match
    matches: int
    seed: int
    draws: int
    observation: list[str]
    moves: list[str]


class Part(msgspec.Struct, frozen=True):
    """Matches that are written together."""

    file: Path
    first: int
    end: int


class Recorder:
    """Writes the matches of one part, one after the other."""

    def __init__(self, series: Series) -> None:
        self.series = series
        opened = Opened(series.game, series.seats, series.options, series.edition)
        game = opened.game
        self.returns = checked_returns(None, series.seats)
        self.layout = Layout(game, opened.start())
        names, moves = self.layout.names, list(game.space.names)
        told = (game.revision, opened.pack.digest, series.seats, opened.options, series.bots, series.matches)
        self.about = About(game.id, *told, series.seed, DRAWS, names, moves)
        self.schema = schema(len(names)).with_metadata({ABOUT: msgspec.json.encode(self.about)})
        self._begin()

    def _begin(self) -> None:
        self._asked: list[tuple[int, int, int]] = []  # number, seat, move
        self._legal: list[list[int]] = []
        self._drawn: list[Drawn] = []
        self._rows: list[Any] = []

    def see(self, p: Position, number: int, move: int) -> None:
        self._asked.append((number, p.actor, move))
        self._legal.append(p.moves()[:])
        self._drawn.append(self.layout.drawn(p, p.actor))
        if len(self._drawn) == SPELLED:
            self._spell()

    def _spell(self) -> None:
        if self._drawn:
            self._rows.append(self.layout.spelled(self._drawn).ravel())
            self._drawn = []

    def taken(self, outcome: Outcome) -> Any:
        """The match that was seen, as rows."""
        self._spell()
        numbers, seats, choices = (list(column) for column in zip(*self._asked, strict=True))
        seating, count = self.series.seating(outcome.number), len(seats)
        reward = paid(outcome.scores, outcome.ranking, self.returns)
        columns = [
            pa.array([outcome.number] * count, pa.int32()),
            pa.array(numbers, pa.int32()),
            pa.array(seats, pa.int8()),
            pa.array([seating[seat] for seat in seats], pa.string()),
            pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(self._rows)), len(self.layout)),
            pa.array(self._legal, pa.list_(pa.int16())),
            pa.array(choices, pa.int16()),
            pa.array([outcome.scores] * count, pa.list_(pa.int32())),
            pa.array([outcome.ranking[seat] for seat in seats], pa.int8()),
            pa.array([reward[seat] for seat in seats], pa.float32()),
        ]
        self._begin()
        return pa.record_batch(columns, schema=self.schema)


def play_part(series: Series, part: Part) -> list[Outcome]:
    """Play the matches of a part and write them: the file appears when it is whole."""
    recorder, outcomes = Recorder(series), []
    unfinished = part.file.with_name(f".{part.file.name}")  # readers pass over what begins with a dot
    with pq.ParquetWriter(unfinished, recorder.schema, compression="zstd") as writer:
        waiting: list[Any] = []
        for number in range(part.first, part.end):
            outcomes.append(play_one(series, number, recorder.see))
            waiting.append(recorder.taken(outcomes[-1]))
            if number == part.end - 1 or sum(map(len, waiting)) >= GROUP:
                writer.write_table(pa.Table.from_batches(waiting))
                waiting = []
        writer.add_key_value_metadata({OUTCOMES: msgspec.json.encode(outcomes)})
    unfinished.replace(part.file)
    return outcomes


def parts(folder: Path, matches: int) -> list[Part]:
    """How a series is cut: the same for the same number of matches."""
    size = min(MOST, max(1, matches // PARTS))
    firsts = range(0, matches, size)
    return [Part(folder / f"part-{first:07}.parquet", first, min(first + size, matches)) for first in firsts]


def kept(part: Part, about: About) -> list[Outcome] | None:
    """The outcomes of a part that was written before, None when it was not; an error when it is of another series."""
    if not part.file.exists():
        return None
    try:
        found = pq.read_metadata(part.file).metadata or {}
        if msgspec.json.decode(found[ABOUT], type=About) == about:
            return msgspec.json.decode(found[OUTCOMES], type=list[Outcome])
    except (pa.ArrowInvalid, KeyError, msgspec.MsgspecError):
        pass
    raise OtherMatches(f"{part.file} holds other matches; nothing was written.")


def play(
    series: Series, directory: str | Path, jobs: int = 1, done: Callable[[int], None] = lambda matches: None
) -> list[Outcome]:
    """Play what is missing in the directory; `done` is told of so many matches as their part is there."""
    check(series)
    folder = Path(directory)
    about, every = Recorder(series).about, parts(folder, series.matches)
    strangers = {path.name for path in folder.glob("[!.]*")} - {part.file.name for part in every}
    if strangers:
        raise OtherMatches(f"{folder / min(strangers)} is of another series; nothing was written.")
    outcomes: list[Outcome] = []
    missing: list[Part] = []
    for part in every:
        found = kept(part, about)
        if found is None:
            missing.append(part)
        else:
            outcomes += found
    done(len(outcomes))
    folder.mkdir(parents=True, exist_ok=True)
    with shared_out(partial(play_part, series), missing, jobs) as each:
        for found in each:
            outcomes += found
            done(len(found))
    return sorted(outcomes, key=lambda outcome: outcome.number)
