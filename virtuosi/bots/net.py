"""A small net that judges positions and moves: two layers over what a seat sees, in plain arrays.

Each number of a row is compared with thresholds ("at least so much"), and those that spread widely are told as they
are besides. From the second layer three things are read: each seat's prospects, each seat's final points, and how
likely a good player is to make each legal move, by a product with that move's own vector and, where a game's sight
tells traits of moves, with the vectors of these. A net also tells how far the game's insight is to be trusted beside
it.
"""

from importlib.resources.abc import Traversable
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from virtuosi.core.game import Game

Floats = npt.NDArray[np.float32]
Rows = npt.NDArray[np.uint8]

TOLD = ("traits", "traits_bias")
READING = ("columns", "thresholds", "wide", "middle", "spread")  # from a row to the first layer
LEARNED = ("first", "first_bias", "second", "second_bias", "heads", "heads_bias", "moves", "moves_bias", *TOLD)
SCALES = ("points_middle", "points_spread")
TRUST = "trust"  # insight's share in what a position is worth, found by playing
MANNER = {  # how a search uses the net, found by playing, with what older files mean
    "corrects": 0.0,  # whether the net tells how far insight is off
    "closer": 0.0,  # visits after which insight looks at every move of a node; 0: never
    "narrowest": 0.02,  # moves closer together than this are alike
    "exploration": 1.25,  # how far what is likely is tried before what has done well
    "asks": 1.0,  # for what a level must have learned to use it: 1 Scholar has, 2 only Master and above
    "fewest": 1.0,  # seats that it judges better than insight does; at smaller tables insight judges alone
    "most": 99.0,  # seats, likewise; at larger ones too
}
LARGE = 2000  # thresholds: a smaller net weighs a whole row in less time than it takes to look for what differs
SEAT = 1  # where a row says whose it is
MEANT_FOR = ("asks", "fewest", "most")
MADE_FOR = ("tasks", "width")  # the names of the game's tasks, and the length of a row


class BadNet(ValueError):
    """A file that holds no net for this game as it is now; the sentence says why."""


class Net:
    """The arrays of a net, and what follows from them."""

    def __init__(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        self.arrays = arrays
        self.columns, self.thresholds, self.wide, self.middle, self.spread = (arrays[name] for name in READING)
        self.first, self.first_bias, self.second, self.second_bias = (arrays[name] for name in LEARNED[:4])
        self.heads, self.heads_bias, self.moves, self.moves_bias = (arrays[name] for name in LEARNED[4:8])
        self.traits, self.traits_bias = (arrays[name] for name in TOLD)
        self.known = arrays["known"]
        self.points_middle, self.points_spread = (arrays[name] for name in SCALES)
        self.seats = self.heads.shape[1] // 2
        self.trust = float(arrays[TRUST])
        self.corrects = float(arrays["corrects"]) > 0.0
        self.closer = float(arrays["closer"])
        self.narrowest = float(arrays["narrowest"])
        self.exploration = float(arrays["exploration"])
        self.asks = float(arrays["asks"])
        self.fewest = float(arrays["fewest"])
        self.most = float(arrays["most"])

    def trusting(self, trust: float) -> "Net":
        """The same net beside more or less of insight."""
        return Net({**self.arrays, TRUST: np.array(trust)})

    def meant_for(self, other: "Net") -> "Net":
        """The same net for the levels and tables of another."""
        return Net({**self.arrays, **{name: other.arrays[name] for name in MEANT_FOR}})

    def read(self, rows: Rows) -> Floats:
        """Rows as the first layer takes them."""
        found = np.empty((len(rows), len(self.columns) + len(self.wide)), np.float32)
        np.greater_equal(rows.take(self.columns, 1), self.thresholds, out=found[:, : len(self.columns)])
        np.multiply(rows.take(self.wide, 1) - self.middle, self.spread, out=found[:, len(self.columns) :])
        return found

    def weigh(self, rows: Rows) -> Floats:
        """The first layer, before what is below 0 falls out."""
        found: Floats = self.read(rows) @ self.first + self.first_bias
        return found

    def near(self) -> "Near | None":
        """For the rows of one search, where it is quicker."""
        return Near(self) if len(self.columns) >= LARGE else None

    def think(self, rows: Rows, near: "Near | None" = None) -> Floats:
        """The second layer."""
        hidden = np.maximum((near or self).weigh(rows), 0.0)
        found: Floats = np.maximum(hidden @ self.second + self.second_bias, 0.0)
        return found

    def judge(
        self, rows: list[bytes], moves: list[list[int]], traits: list[bytes], near: "Near | None" = None
    ) -> tuple[list[list[float]], list[list[float]]]:
        """For each row: every seat's prospects, own first, and how much speaks for each of the moves (logarithms)."""
        raw = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        deep = self.think(raw, near)
        shares = 1.0 / (1.0 + np.exp(-(deep @ self.heads[:, : self.seats] + self.heads_bias[: self.seats])))
        counts = [len(some) for some in moves]
        every = np.array([move for some in moves for move in some])
        speaks = (self.moves.take(every, 0) * deep.repeat(counts, 0)).sum(1) + self.moves_bias.take(every)
        if len(self.known):
            raw = np.frombuffer(b"".join(traits), np.uint8).reshape(len(every), -1)
            heard = deep @ self.traits.T + self.traits_bias
            speaks += heard[np.arange(len(rows)).repeat(counts)[:, None], self.places(raw)].sum(1)
        told, ends = speaks.tolist(), list(accumulate(counts))
        return shares.tolist(), [told[end - count : end] for count, end in zip(counts, ends, strict=True)]

    def places(self, traits: Rows) -> npt.NDArray[np.int64]:
        """Where the vectors of traits stand."""
        found: npt.NDArray[np.int64] = self.known[np.arange(len(self.known)), traits]
        return found

    def points(self, row: bytes) -> list[float]:
        """The final points that each seat may expect, own first."""
        deep = self.think(np.frombuffer(row, np.uint8).reshape(1, -1))
        told = (deep @ self.heads[:, self.seats :] + self.heads_bias[self.seats :])[0]
        points: list[float] = (told * self.points_spread + self.points_middle).tolist()
        return points


class Near:
    """The first layer for rows that are much alike, as those of one search: what is as in the first row of the same
    seat is not weighed again. That is most of a row, and weighing it most of a large net's work."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.plain = net.spread[:, None] * net.first[len(net.columns) :]  # what widely spread numbers weigh as they are
        self.place: dict[int, int] = {}  # of a seat's first row among those below
        self.rows = np.empty((0, int(net.arrays["width"])), np.uint8)
        self.read = np.empty((0, len(net.first)), np.float32)
        self.weighed = np.empty((0, net.first.shape[1]), np.float32)

    def weigh(self, rows: Rows) -> Floats:
        net = self.net
        which = [self.first(row, seat) for row, seat in zip(rows, rows[:, SEAT].tolist(), strict=True)]
        alike = self.rows.take(which, 0)
        some = (rows != alike).any(0).take(net.columns).nonzero()[0]
        now = rows.take(net.columns.take(some), 1) >= net.thresholds.take(some)
        found: Floats = self.weighed.take(which, 0)
        found += (now - self.read.take(some, 1).take(which, 0)) @ net.first.take(some, 0)
        found += np.subtract(rows.take(net.wide, 1), alike.take(net.wide, 1), dtype=np.float32) @ self.plain
        return found

    def first(self, row: Rows, seat: int) -> int:
        """The place of this seat's first row; this one, if there is none yet."""
        if seat not in self.place:
            self.place[seat] = len(self.place)
            read = self.net.read(row[None])
            self.rows = np.concatenate((self.rows, row[None]))
            self.read = np.concatenate((self.read, read))
            self.weighed = np.concatenate((self.weighed, read @ self.net.first + self.net.first_bias))
        return self.place[seat]


def save_net(net: Net, path: Path) -> None:
    """Whole or not at all: a process that is killed meanwhile leaves the old file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **net.arrays)
    beside.replace(path)


def silent(hidden: int) -> dict[str, npt.NDArray[Any]]:
    """For a game that tells no traits of moves: which there are, where they stand, and what they mean."""
    known = np.zeros((0, 256), np.int64)
    return {"known": known, "traits": np.zeros((1, hidden), np.float32), "traits_bias": np.zeros(1, np.float32)}


def load_net(game: Game[Any, Any], path: Traversable) -> Net:
    try:
        with path.open("rb") as file, np.load(file) as stored:
            arrays = {name: stored[name] for name in (*READING, *LEARNED[:8], *SCALES, TRUST, *MADE_FOR)}
            arrays |= {name: stored.get(name, np.array(usual)) for name, usual in MANNER.items()}
            arrays |= {name: stored.get(name, usual) for name, usual in silent(arrays["moves"].shape[1]).items()}
    except (OSError, ValueError, KeyError) as error:
        raise BadNet(f"{path.name} holds no net: {error}.") from error
    if len(arrays["moves"]) != len(game.space) or arrays["heads"].shape[1] != 2 * max(game.seat_counts):
        raise BadNet(f"{path.name} was made for another set of moves or seats than {game.id} has.")
    if arrays["tasks"].tolist() != sorted(game.tasks):
        raise BadNet(f"{path.name} was made for other rules of {game.id}: its tasks were {', '.join(arrays['tasks'])}.")
    if game.sight is not None and len(arrays["known"]) != game.sight.traits:
        raise BadNet(f"{path.name} was made for other traits of moves than the sight of {game.id} tells.")
    return Net(arrays)
