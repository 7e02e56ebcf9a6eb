"""What a seat may know, as a row of numbers that has the same length at every moment of a table.

The numbers are the fields of the position, after everything that the seat cannot know has been redrawn with fixed
seeds: so they depend on what it knows and on nothing else. What is hidden differs from draw to draw, and its average
is told: 0.25 in the place of a card says that it lay there in one draw of four.
"""

from collections.abc import Sequence
from itertools import chain
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
        last = int(self._source[-1]) + 1
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

    def drawn(self, p: Position, seat: int) -> list[list[int]]:
        """The fields in each draw, or once when all draws are the same; `spelled` makes an observation of them."""
        common = self._told(p, seat)
        shown: list[object] = []
        parts: list[list[int]] = []
        rows: list[list[int]] = []
        for draw in range(self.draws):
            q = p.copy()
            q.resample(seat, Rng(draw))
            values = [getattr(q, entry.field) for entry in self.entries]
            if draw == 0:
                shown, parts = (
                    values,
                    [_numbers(entry, value) for entry, value in zip(self.entries, values, strict=True)],
                )
                own = parts
            else:  # most fields are known, and equal in every draw
                own = [
                    part if value == first else _numbers(entry, value)
                    for entry, value, first, part in zip(self.entries, values, shown, parts, strict=True)
                ]
            rows.append([*chain.from_iterable(own), *common])
        return rows if any(row != rows[0] for row in rows) else rows[:1]

    def spelled(self, drawn: Sequence[list[list[int]]]) -> npt.NDArray[np.float32]:
        """The observations of many positions at once, a row each."""
        sizes = np.array([len(rows) for rows in drawn])
        flat = chain.from_iterable(chain.from_iterable(drawn))
        raw = np.fromiter(flat, np.int64).reshape(int(sizes.sum()), -1)
        columns = (raw[:, self._source] >> self._shift) & self._mask
        if len(columns) > len(drawn):
            columns = np.add.reduceat(columns, np.cumsum(sizes) - sizes) / sizes[:, None]
        return columns.astype(np.float32)

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
