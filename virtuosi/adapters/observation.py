"""What a seat may know, as a row of numbers that has the same length at every moment of a table.

The numbers are the fields of the position, after everything that the seat cannot know has been redrawn with fixed
seeds: so they depend on what it knows and on nothing else. What is hidden differs from draw to draw, and its average
is told: 0.25 in the place of a card says that it lay there in one draw of four.
"""

from collections.abc import Sequence
from itertools import accumulate, chain
from typing import Any

import msgspec

from virtuosi.adapters import needing
from virtuosi.core.features import Derived, Form, Packed, Tally
from virtuosi.core.game import Game
from virtuosi.core.pile import Pile
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng

with needing("env"):
    import numpy as np
    import numpy.typing as npt

DRAWS = 4
WAITING = 3  # tasks of the agenda below the one that is asked
ABSENT = -1  # in place of what a list lacks that was longer at the start
PLAIN = -1  # the mask of a number that is told as it is

Row = npt.NDArray[np.float32]


class Entry(msgspec.Struct, frozen=True):
    """The columns of one field, one after the other."""

    field: str
    form: Form | None
    length: int  # of the field: 0 for a single number
    columns: list[str]

    @property
    def numbers(self) -> int:
        """How many numbers of the position they are read from."""
        return len(self.columns) // (self.form.parts if isinstance(self.form, Packed) else 1)


class Drawn(msgspec.Struct, frozen=True):
    """The numbers of a position in the first draw, and where those of each other draw differ: most are known."""

    known: list[int]
    others: list[list[tuple[int, list[int]]]]  # by draw: from which number on, and what stands there


class Layout:
    """Which number of an observation tells what."""

    def __init__(self, game: Game[Any, Any], first: Position, draws: int = DRAWS) -> None:
        if draws < 1:
            raise ValueError("An observation needs at least one draw.")
        self.seats = first.seats
        self.draws = draws
        self._tasks = {task: number for number, task in enumerate(game.tasks.values())}
        told = [name for name in game.fields if not isinstance(game.forms.get(name), Derived)]
        self.entries = [_entry(name, game.forms.get(name), getattr(first, name), first.seats) for name in told]
        self.names = [column for entry in self.entries for column in entry.columns]
        self._source, self._shift, self._mask = _sources(self.entries)
        self._first, last = _firsts(self.entries)
        self.common = _common(list(game.tasks), first.seats)
        self.names += self.common
        plain = len(self.common)
        self._source = np.append(self._source, np.arange(last, last + plain))
        self._shift = np.append(self._shift, np.zeros(plain, np.int64))
        self._mask = np.append(self._mask, np.full(plain, PLAIN))

    def __len__(self) -> int:
        return len(self.names)

    def observe(self, p: Position, seat: int) -> Row:
        row: Row = self.spelled([self.drawn(p, seat)])[0]
        return row

    def drawn(self, p: Position, seat: int) -> Drawn:
        """The fields in each draw; `spelled` makes an observation of them."""
        first = self._values(p, seat, 0)
        parts = [_numbers(entry, value) for entry, value in zip(self.entries, first, strict=True)]
        others = [
            [
                (at, [*_numbers(entry, value)])  # a copy: the match goes on before it is spelled
                for entry, at, value, known in zip(self.entries, self._first, again, first, strict=True)
                if value is not known and value != known
            ]
            for again in [self._values(p, seat, draw) for draw in range(1, self.draws)]
        ]
        return Drawn([*chain.from_iterable(parts), *self._told(p, seat)], others if any(others) else [])

    def spelled(self, drawn: Sequence[Drawn]) -> npt.NDArray[np.float32]:
        """The observations of many positions at once, a row each."""
        known = np.fromiter(chain.from_iterable([one.known for one in drawn]), np.int64).reshape(len(drawn), -1)
        draws = np.array([1 + len(one.others) for one in drawn])
        raw = np.repeat(known, draws, axis=0)
        starts = np.cumsum(draws) - draws
        for start, one in zip(starts.tolist(), drawn, strict=True):
            for row, other in enumerate(one.others, start + 1):
                for at, numbers in other:
                    raw[row, at : at + len(numbers)] = numbers
        columns = (raw.take(self._source, axis=1) >> self._shift) & self._mask  # three times as fast as by index
        if len(columns) > len(drawn):
            columns = np.add.reduceat(columns, starts) / draws[:, None]
        return columns.astype(np.float32)

    def _values(self, p: Position, seat: int, draw: int) -> list[object]:
        """The fields after what the seat cannot know has been redrawn."""
        q = p.copy()
        q.resample(seat, Rng(draw))
        return [getattr(q, entry.field) for entry in self.entries]

    def _told(self, p: Position, seat: int) -> list[int]:
        """What everybody knows besides the fields: tasks are public, and so are points."""
        seats, agenda = range(self.seats), p.agenda
        asked = [0] * len(self._tasks)
        if agenda:
            asked[self._tasks[type(agenda[-1])]] = 1
        found = [
            int(p.over),
            *[int(s == seat) for s in seats],
            *[int(s == p.actor) for s in seats],
            *p.scores(),
            *asked,
        ]
        for task in agenda[: -WAITING - 2 : -1]:
            found += [self._tasks[type(task)] + 1, task.seat, task.a, task.b]
        return found + [0] * (len(self.common) - len(found))


def _common(tasks: list[str], seats: int) -> list[str]:
    names = ["over"]
    for kind in ("me", "actor", "score"):
        names += [f"{kind}[{seat}]" for seat in range(seats)]
    names += [f"asked.{task}" for task in tasks]
    return names + [f"agenda[{k}].{part}" for k in range(WAITING + 1) for part in ("task", "seat", "a", "b")]


def _entry(name: str, form: Form | None, value: object, seats: int) -> Entry:
    if isinstance(form, Tally):
        groups = seats if form.groups < 0 else form.groups
        heads = [f"{name}[{k}]" for k in range(groups)] if groups else [name]
        counts = [f"#{number}" for number in range(form.low, form.end)]
        return Entry(name, form, groups, [f"{head}.{part}" for head in heads for part in ("size", *counts)])
    length = len(value) if isinstance(value, list) else 0
    heads = [f"{name}[{k}]" for k in range(length)] if isinstance(value, list) else [name]
    if isinstance(form, Packed):
        return Entry(name, form, length, [f"{head}.{part}" for head in heads for part in range(form.parts)])
    return Entry(name, form, length if isinstance(value, list) else 0, heads)


def _sources(entries: list[Entry]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """For each column: the number of the row it is read from, and which bits of it."""
    source: list[int] = []
    shift: list[int] = []
    mask: list[int] = []
    for entry in entries:
        first, form = source[-1] + 1 if source else 0, entry.form
        parts, bits = (form.parts, form.bits) if isinstance(form, Packed) else (1, 0)
        for k in range(len(entry.columns)):
            source.append(first + k // parts)
            shift.append(k % parts * bits)
            mask.append((1 << bits) - 1 if bits else PLAIN)
    return np.array(source), np.array(shift), np.array(mask)


def _firsts(entries: list[Entry]) -> tuple[list[int], int]:
    """The number of the row that each field begins with, and the first after them all."""
    ends = list(accumulate([entry.numbers for entry in entries], initial=0))
    return ends[:-1], ends[-1]


def _numbers(entry: Entry, value: Any) -> list[int]:  # Any: a field of a game's own
    if isinstance(entry.form, Tally):
        return list(chain.from_iterable([_counts(entry.form, one) for one in (value if entry.length else [value])]))
    if not isinstance(value, list):
        return [value]
    return value if len(value) == entry.length else value + [ABSENT] * (entry.length - len(value))


def _counts(form: Tally, value: list[int] | Pile) -> list[int]:
    counts = [len(value)] + [0] * (form.end - form.low)
    for number in chain.from_iterable(value.bags) if isinstance(value, Pile) else value:
        counts[1 + number - form.low] += 1
    return counts
