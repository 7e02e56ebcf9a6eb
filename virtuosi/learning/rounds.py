"""The rounds of learning: play against oneself, fit a net, keep it only if it wins. Killed anywhere, it resumes there.

Everything lies in one folder: samples and net of each round, `kept.npz`, and `log.jsonl` with a line for each round.
"""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

import msgspec
import numpy as np

from virtuosi.bots.net import load_net, save_net
from virtuosi.bots.processes import serve_parent
from virtuosi.core.rng import MODULUS
from virtuosi.games import find
from virtuosi.learning.contest import Score, Side, net_of, play_pair, summed
from virtuosi.learning.fitting import BATCH, errors, fit, fresh
from virtuosi.learning.samples import Samples, joined, keep, kept
from virtuosi.learning.selfplay import play

CHUNK = 8  # matches to a file
REMEMBERED = 2  # rounds whose samples a net is fitted to
TESTED = 20  # one chunk of so many is left out of the fitting, and tells how wrong the net is


class Plan(msgspec.Struct, frozen=True):
    """How much of everything a round has."""

    game: str
    matches: int
    iterations: int  # of a decision in self-play
    epochs: int  # how often a net sees each sample
    pairs: int  # of the contest
    seconds: float  # of a decision there
    jobs: int
    minutes: float = 1e9  # no round plays against itself for longer


class Line(msgspec.Struct, frozen=True):
    """One round in the log."""

    game: str
    round: int
    samples: int
    wrong: tuple[float, float, float]  # about victory, points and moves, in decisions the net was not fitted to
    share: float
    interval: float
    pairs: int
    against: str
    kept: bool
    seconds: float


Told = Callable[[str, int, int], None]  # what is being done, how far, of how much


def learn(plan: Plan, folder: Path, rounds: int, until: float, told: Told) -> list[Line]:
    """Go on where the folder's log ends, up to so many rounds in all, and begin none after `until` (time.time)."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = logged(folder)
    while len(lines) < rounds and time.time() < until:
        lines.append(one_round(plan, folder, len(lines), told))
        with (folder / "log.jsonl").open("ab") as log:
            log.write(msgspec.json.encode(lines[-1]) + b"\n")
    return lines


def logged(folder: Path) -> list[Line]:
    log = folder / "log.jsonl"
    return [msgspec.json.decode(line, type=Line) for line in log.read_bytes().splitlines()] if log.is_file() else []


def one_round(plan: Plan, folder: Path, number: int, told: Told) -> Line:
    begun = time.time()
    best = folder / "kept.npz"
    teacher = str(best) if best.is_file() else None
    play_matches(plan, folder, number, teacher, told)
    files = sorted(
        path for k in range(max(0, number - REMEMBERED + 1), number + 1) for path in folder.glob(f"{k:03}-*.npz")
    )
    parts = [kept(path) for path in files]
    tested = parts[::TESTED] if len(parts) > 1 else parts
    samples = joined(parts if len(parts) == 1 else [part for k, part in enumerate(parts) if k % TESTED])
    new = folder / f"net-{number:03}.npz"
    wrong = fitted(plan, samples, joined(tested), new, number, told)
    score = contest(plan, (Side(str(new), plan.seconds), Side(teacher, plan.seconds)), number, told)
    if score.won:
        best.write_bytes(new.read_bytes())
        net_of.cache_clear()
    against = "kept" if teacher else "insight"
    return Line(
        plan.game,
        number,
        len(samples),
        wrong,
        score.share,
        score.interval,
        score.pairs,
        against,
        score.won,
        round(time.time() - begun, 1),
    )


def play_matches(plan: Plan, folder: Path, number: int, teacher: str | None, told: Told) -> None:
    """The matches of a round that are not there yet."""
    chunks = [(k, folder / f"{number:03}-{k:05}.npz") for k in range(-(-plan.matches // CHUNK))]
    missing = [(k, path) for k, path in chunks if not path.is_file()]
    end = time.time() + 60 * plan.minutes
    with pool(plan.jobs) as workers:
        waiting = [workers.submit(play_chunk, plan, number, k, teacher, str(path), end) for k, path in missing]
        for done, future in enumerate(as_completed(waiting), len(chunks) - len(missing) + 1):
            future.result()
            told("play", done, len(chunks))


def play_chunk(plan: Plan, number: int, chunk: int, teacher: str | None, path: str, end: float) -> None:
    if time.time() > end:
        return
    net = net_of(plan.game, teacher)
    seeds = [((number * 100_003 + chunk) * CHUNK + k) * 7919 % MODULUS for k in range(CHUNK)]
    keep(joined([play(plan.game, net, plan.iterations, seed) for seed in seeds]), Path(path))


def fitted(
    plan: Plan, samples: Samples, tested: Samples, path: Path, number: int, told: Told
) -> tuple[float, float, float]:
    """Fit a net, unless it is there already; how wrong it is about samples it has not seen."""
    game = find(plan.game)
    if path.is_file():
        net = load_net(game, path)
    else:
        net = fresh(game, samples, number)
        steps = max(1, plan.epochs * len(samples) // BATCH)
        fit(net, samples, steps, number, lambda step, wrong: told("fit", step, steps))
        save_net(net, path)
    wrong, _ = errors(net, tested, np.arange(min(len(tested), 20_000)))
    return wrong


def contest(plan: Plan, sides: tuple[Side, Side], number: int, told: Told) -> Score:
    won: list[float] = []
    with pool(plan.jobs) as workers:
        pairs = [workers.submit(play_pair, plan.game, sides, 1_000_003 * number + k) for k in range(plan.pairs)]
        for future in as_completed(pairs):
            won.append(future.result())
            told("contest", len(won), plan.pairs)
    return summed(won)


@contextmanager
def pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    # Spawned, not forked: a fork would copy the threads of a progress bar in an unknown state.
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=serve_parent) as workers:
        try:
            yield workers
        finally:
            workers.shutdown(cancel_futures=True)
