"""The conductor: asks every contender for every figure, in turn, several rounds of it, on one core."""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from filecmp import cmp
from pathlib import Path
from typing import Any

import msgspec

from virtuosi.adapters.bench.lap import rate
from virtuosi.core.compiled import COMPILED

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parents[1]
ROUNDS = 3
INTERPRETED, COMPILED_RULES = "interpreted", "compiled"
PEERS = {  # what is installed, with the games that are measured of it
    "catanatron": ("catanatron", ["Catan"]),
    "open_spiel": ("open_spiel", ["backgammon", "gin_rummy", "chess", "skat"]),
    "pettingzoo": ("pettingzoo[classic]", ["connect_four_v3", "go_v5"]),
    "rlcard": ("rlcard", ["gin-rummy"]),
}
BASE, TIMES = "catanatron", " times catanatron's"
YARDSTICK = 20_000  # steps of a plain loop


class Missing(Exception):
    """A contender that cannot be measured here; the sentence says why."""


class Figure(msgspec.Struct, frozen=True):
    """What a contender did in a second, by round."""

    contender: str  # "interpreted", "compiled", or another engine
    game: str
    seats: int  # 0: of another engine
    name: str
    rounds: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    @property
    def key(self) -> tuple[str, str, int, str]:
        return self.contender, self.game, self.seats, self.name


def yardstick() -> int:
    """The same work everywhere: how fast this machine is just now."""
    total = 0
    for number in range(YARDSTICK):
        total += number & 7
    return YARDSTICK


class Contender:
    """A process that measures when it is asked."""

    def __init__(
        self, name: str, game: str, seats: int, line: "subprocess.Popen[str]", begin: Sequence[object]
    ) -> None:
        self.name, self.game, self.seats, self._line = name, game, seats, line
        self.figures: list[str] = self._ask({"begin": begin})

    def measure(self, figure: str, seconds: float) -> float:
        return float(self._ask({"figure": figure, "seconds": seconds}))

    def _ask(self, asked: object) -> Any:  # what JSON says
        assert self._line.stdin is not None
        assert self._line.stdout is not None
        try:
            self._line.stdin.write(json.dumps(asked) + "\n")
            self._line.stdin.flush()
            told = self._line.stdout.readline()
        except BrokenPipeError:
            told = ""
        if not told:
            raise Missing(f"{self.name} could not be measured.")
        return json.loads(told)


@contextmanager
def running(command: Sequence[str], paths: str | None) -> Iterator["subprocess.Popen[str]"]:
    environment = {**os.environ, **({} if paths is None else {"PYTHONPATH": paths})}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def own_core() -> int:
    """The core on which everything is measured; -1 where a process cannot be bound to one."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1


def rooms() -> dict[str, str]:
    """Where our rules lie, interpreted and compiled; without an entry, they are not here."""
    here = PACKAGE.parent
    if COMPILED:
        return {INTERPRETED: str(here), COMPILED_RULES: str(here)}
    beside = here / "build" / "compiled"
    return {INTERPRETED: str(here)} | ({COMPILED_RULES: str(beside)} if fresh(beside) else {})


def fresh(beside: Path) -> bool:
    """Whether what was compiled is what the sources say now."""
    sources = [path for path in PACKAGE.rglob("*.py") if path.parent.name != "__pycache__"]
    return (beside / ".key").is_file() and all(
        (beside / path.relative_to(PACKAGE.parent)).is_file()
        and cmp(path, beside / path.relative_to(PACKAGE.parent), shallow=False)
        for path in sources
    )


def run(contenders: list[Contender], seconds: float) -> list[Figure]:
    """All figures of these contenders, in rounds, and the ratios of each round."""
    found: dict[tuple[Contender, str], list[float]] = {(c, name): [] for c in contenders for name in c.figures}
    for _ in range(ROUNDS):
        names = dict.fromkeys(name for contender in contenders for name in contender.figures)
        for name in names:
            for contender in contenders:
                if name in contender.figures:
                    found[contender, name].append(contender.measure(name, seconds))
    figures = [Figure(c.name, c.game, c.seats, name, rounds) for (c, name), rounds in found.items()]
    return figures + _ratios(figures)


def _ratios(figures: list[Figure]) -> list[Figure]:
    """How many times as fast as catanatron at the same work our rules are, round by round."""
    base = {figure.name: figure.rounds for figure in figures if figure.contender == BASE}
    ours = [figure for figure in figures if figure.seats and figure.name in base]
    return [
        Figure(
            f.contender, f.game, f.seats, f.name + TIMES, [a / b for a, b in zip(f.rounds, base[f.name], strict=True)]
        )
        for f in ours
    ]


def race(
    tables: Sequence[tuple[str, int]], seconds: float, scratch: Path | None, told: Callable[[str], None]
) -> list[Figure]:
    """Measure our rules at these tables, and with them, round by round, the engines installed in `scratch`."""
    found: list[Figure] = []
    with ExitStack() as open_lines:
        peers = list(_peers(open_lines, scratch, told)) if scratch is not None else []
        for game, seats in tables:
            told(f"{game}, {seats} seats")
            with ExitStack() as lines:
                ours = [_ours(lines, kind, room, game, seats) for kind, room in rooms().items()]
                found += run([*ours, *peers], seconds)
    found.append(Figure("yardstick", "", 0, "steps", [rate(seconds, yardstick) for _ in range(ROUNDS)]))
    return _together(found)


def _together(found: list[Figure]) -> list[Figure]:
    """One figure each: a peer was measured with every table of ours."""
    rounds: dict[tuple[str, str, int, str], list[float]] = {}
    for figure in found:
        rounds.setdefault(figure.key, []).extend(figure.rounds)
    return [Figure(*key, numbers) for key, numbers in rounds.items()]


def _ours(lines: ExitStack, kind: str, room: str, game: str, seats: int) -> Contender:
    words = [sys.executable, "-P", "-m", "virtuosi.adapters.bench.ours", str(own_core()), kind]
    return Contender(kind, game, seats, lines.enter_context(running(words, room)), [game, seats])


def _peers(lines: ExitStack, scratch: Path, told: Callable[[str], None]) -> Iterator[Contender]:
    python = prepared(scratch, told)
    for engine, (_, games) in PEERS.items():
        for game in games:
            line = lines.enter_context(running([str(python), str(HERE / "peers.py"), str(own_core())], None))
            try:
                yield Contender(engine, game, 0, line, [engine, game])
            except Missing as missing:
                told(str(missing))


def prepared(scratch: Path, told: Callable[[str], None]) -> Path:
    """The Python of an environment with as many of the peers as can be installed."""
    python = scratch / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        told(f"Other engines are installed into {scratch} ...")
        subprocess.run([sys.executable, "-m", "venv", str(scratch)], check=True)
        for package, _ in PEERS.values():
            done = subprocess.run([str(python), "-m", "pip", "install", "--quiet", package], capture_output=True)
            if done.returncode != 0:
                told(f"{package} cannot be installed here.")
    return python
