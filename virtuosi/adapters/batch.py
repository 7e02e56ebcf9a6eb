"""Many matches of one table at once, in this process or on several cores, with the same outcome either way."""

import multiprocessing
from collections.abc import Callable, Sequence
from itertools import chain
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from virtuosi.adapters import needing
from virtuosi.adapters.observation import DRAWS, Layout
from virtuosi.adapters.opened import Opened, checked_returns, rewards
from virtuosi.bots.processes import serve_parent
from virtuosi.bots.searching import eye_of
from virtuosi.core import together
from virtuosi.core.match import IllegalMove
from virtuosi.core.options import Value
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NOT_ASKED
from virtuosi.games import Edition

with needing("env"):
    import numpy as np
    import numpy.typing as npt

SPREAD = 1_000_003  # match k of a batch is the one that a single environment plays with the seed seed * SPREAD + k


class Results(msgspec.Struct, frozen=True):
    """How the matches stand: by match, and where it says so by match and seat. Rewards are 0 until a match is over."""

    over: npt.NDArray[np.bool_]
    scores: npt.NDArray[np.int32]
    ranking: npt.NDArray[np.int32]
    rewards: npt.NDArray[np.float32]


class Share:
    """The matches of one process."""

    def __init__(self, opened: Opened, returns: str, draws: int, first: int, count: int) -> None:
        self.opened, self.returns, self.first = opened, returns, first
        self.start = opened.start()
        self.layout = Layout(opened.game, self.start, draws)
        self.positions: list[Position] = [self.start] * count
        self.nature = [Rng(0) for _ in range(count)]
        self.choices = together.choices(self.positions)

    def reset(self, seed: int, only: npt.NDArray[np.bool_]) -> bytearray:
        begun: list[int] = np.flatnonzero(only).tolist()
        together.begin(self.start, self.positions, self.nature, begun, seed * SPREAD + self.first)
        for k in begun:
            self.choices[k] = self.positions[k].moves()
        return together.actors(self.positions)

    def first_illegal(self, moves: list[int]) -> int:
        return together.first_illegal(self.choices, moves)

    def step(self, moves: list[int]) -> bytearray:
        together.step(self.positions, self.nature, moves)
        self.choices = together.choices(self.positions)
        return together.actors(self.positions)

    def legal(self) -> npt.NDArray[np.bool_]:
        width = len(self.opened.game.space)
        return np.frombuffer(together.marks(self.choices, width), np.bool_).reshape(-1, width)

    def chosen(self, seed: int) -> list[int]:
        return together.chosen(self.choices, seed, self.first)

    def observe(self) -> npt.NDArray[np.float32]:
        return self.layout.spelled([self.layout.drawn(p, p.actor) for p in self.positions])

    def sights(self) -> npt.NDArray[np.uint8]:
        eye = eye_of(self.opened.game)
        blank = bytes(len(eye.look(self.start, 0)))
        rows = together.sights(eye.sight, eye.insight, eye.kinds, self.positions)
        return np.frombuffer(b"".join([row or blank for row in rows]), np.uint8).reshape(len(rows), -1)

    def result(self) -> Results:
        positions, nothing = self.positions, [0.0] * self.opened.seats
        return Results(
            np.array([not p.agenda for p in positions]),
            np.array([p.scores() for p in positions], np.int32),
            np.array([p.ranking() for p in positions], np.int32),
            np.array([nothing if p.agenda else rewards(p, self.returns) for p in positions], np.float32),
        )


def _work(line: Connection, table: tuple[Any, ...], *rest: Any) -> None:  # Any: what Opened and Share take
    """A worker: do what comes along the line until it is closed."""
    serve_parent()
    share = Share(Opened(*table), *rest)
    while True:
        try:
            verb, arguments = line.recv()
        except EOFError:
            return
        line.send(getattr(share, verb)(*arguments))


class Batch:
    """The five verbs for `count` matches: `legal` a row of moves each, `observe` a row of numbers each.

    With `jobs` processes the matches are shared out among them; close it then, or use it in a `with`.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        *,
        jobs: int = 1,
        returns: str | None = None,  # "rank" or "points"
        draws: int = DRAWS,
        edition: Edition | None = None,
        **options: Value,
    ) -> None:
        if not 1 <= jobs <= count:
            raise ValueError(f"{count} matches cannot be shared out among {jobs} processes.")
        self.opened = Opened(game, seats, options, edition)
        self.count = count
        self.layout = Layout(self.opened.game, self.opened.start(), draws)
        self._edges = [count * job // jobs for job in range(jobs + 1)]
        shares = [
            (checked_returns(returns, seats), draws, a, b - a)
            for a, b in zip(self._edges, self._edges[1:], strict=False)
        ]
        self._legal: npt.NDArray[np.bool_] | None = None  # made when it is asked for
        self._lines: list[Connection] = []
        self._processes: list[Any] = []  # of the spawning context
        self._here = Share(self.opened, *shares[0]) if jobs == 1 else None
        if jobs > 1:
            spawn = multiprocessing.get_context("spawn")
            table = (game, seats, dict(options), edition)
            for share in shares:
                mine, theirs = spawn.Pipe()
                self._lines.append(mine)
                self._processes.append(spawn.Process(target=_work, args=(theirs, table, *share), daemon=True))
                self._processes[-1].start()
                theirs.close()
        self.reset(0)

    def reset(self, seed: int, only: Sequence[bool] | npt.NDArray[np.bool_] | None = None) -> None:
        """Begin all matches anew, or only those marked; all that Nature will do in them follows from the seed."""
        chosen = np.ones(self.count, np.bool_) if only is None else np.asarray(only, np.bool_)
        if chosen.shape != (self.count,):
            raise ValueError(f"There are {self.count} matches to mark.")
        self._note(self._ask("reset", lambda a, b: (seed, chosen[a:b])))

    def legal(self) -> npt.NDArray[np.bool_]:
        """What the rules allow now: by match and move."""
        if self._legal is None:
            self._legal = np.concatenate(self._ask("legal", lambda a, b: ()))
        return self._legal

    def random(self, chance: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal move in each match, every one as likely; much faster than through `legal`."""
        seed = int(chance.random() * (1 << 31))  # a fifth of what `integers` takes
        return np.array(list(chain.from_iterable(self._ask("chosen", lambda a, b: (seed,)))))

    def step(self, moves: Sequence[int] | npt.NDArray[np.integer[Any]]) -> None:
        """A move in each match; the number given for one that is over is not looked at.

        If any move is illegal, this is an error and no match changes.
        """
        chosen = np.asarray(moves, np.int64)
        if chosen.shape != (self.count,):
            raise ValueError(f"There are {self.count} matches to move in.")
        parts = chosen.tolist()
        wrong = self._ask("first_illegal", lambda a, b: (parts[a:b],))
        for first, k in zip(self._edges, wrong, strict=False):
            if k >= 0:
                names, move = self.opened.game.space.names, parts[first + k]
                name = names[move] if 0 <= move < len(names) else str(move)
                raise IllegalMove(f"match {first + k}: {name}", NOT_ASKED)
        self._note(self._ask("step", lambda a, b: (parts[a:b],)))

    def observe(self) -> npt.NDArray[np.float32]:
        """What the seat that decides may know, by match; of one that is over, what a spectator may."""
        return np.concatenate(self._ask("observe", lambda a, b: ()))

    def sights(self) -> npt.NDArray[np.uint8]:
        """The same as the house's nets see it: fewer and smaller numbers, own seat first, a hundred times as fast to
        have. Zeros where a match is over."""
        return np.concatenate(self._ask("sights", lambda a, b: ()))

    def result(self) -> Results:
        found = self._ask("result", lambda a, b: ())
        return Results(*[np.concatenate([getattr(one, name) for one in found]) for name in Results.__struct_fields__])

    def close(self) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()
        self._lines, self._processes = [], []

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, verb: str, arguments: Callable[[int, int], tuple[Any, ...]]) -> list[Any]:
        """The answers of every share, in order."""
        if self._here is not None:
            return [getattr(self._here, verb)(*arguments(0, self.count))]
        parts = [arguments(a, b) for a, b in zip(self._edges, self._edges[1:], strict=False)]
        for line, part in zip(self._lines, parts, strict=True):
            line.send((verb, part))
        return [line.recv() for line in self._lines]

    def _note(self, found: list[bytearray]) -> None:
        self.actors = np.frombuffer(bytearray().join(found), np.int8)
        self._legal = None
