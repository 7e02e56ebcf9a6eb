"""The rounds of learning: play against oneself, fit a net, keep it only if it wins. Killed anywhere, it resumes there.

Everything lies in one folder: samples and net of each round, and `log.jsonl`, whose lines say which nets won.
"""

import time
from collections.abc import Callable
from concurrent.futures import as_completed
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from virtuosi.arena.cluster import agreed, spread
from virtuosi.arena.ladder import Terms, terms_of
from virtuosi.arena.series import Series, shared_out
from virtuosi.bots.net import Net, load_net, save_net
from virtuosi.bots.processes import workers
from virtuosi.games import find
from virtuosi.learning import fitting, torch_fitting
from virtuosi.learning.contest import Score, Side, play_pair, summed
from virtuosi.learning.fitting import BATCH, Wrong, errors, fresh
from virtuosi.learning.samples import Samples, joined, keep, kept
from virtuosi.learning.selfplay import play

CHUNK = 8  # matches to a file
TRUSTS = (0.0, 0.5, 1.0)  # in insight, that a new net is tried with
REMEMBERED = 2  # rounds whose samples a net is fitted to
TESTED = 20  # one chunk of so many is left out of the fitting, and tells how wrong the net is


class OtherGame(ValueError):
    """A folder that belongs to the training of another game."""


class Plan(msgspec.Struct, frozen=True):
    """How much of everything a round has."""

    game: str
    matches: int
    iterations: int  # of a decision in self-play
    epochs: int  # how often a net sees each sample
    pairs: int  # of the contest
    seconds: float  # of a decision there
    jobs: int
    minutes: float = 1e9  # no round plays against itself, and no contest lasts, longer
    seats: int | None = None  # 1: how to play alone is learned; None: at all tables, tested at two seats
    careful: bool = False  # whether every decision of self-play is searched
    torch: bool = False  # whether PyTorch fits
    ray: str | None = None  # a cluster that makes the matches of self-play, in place of processes here
    begin: str | None = None  # the net that the first round learns from and is tested against, in place of insight


class Line(msgspec.Struct, frozen=True):
    """One round in the log."""

    game: str
    round: int
    samples: int
    wrong: Wrong  # in decisions the net was not fitted to
    share: float
    interval: float
    pairs: int
    against: str
    kept: bool
    seconds: float
    trust: float = 0.0  # in insight


Told = Callable[[str, int, int], None]  # what is being done, how far, of how much


def learn(plan: Plan, folder: Path, rounds: int, until: float, told: Told) -> list[Line]:
    """Go on where the folder's log ends, up to so many rounds in all, and begin none after `until` (time.time)."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = logged(folder)
    if lines and lines[0].game != plan.game:
        raise OtherGame(f"In {folder} a net learns {lines[0].game}.")
    while len(lines) < rounds and time.time() < until:
        teacher = best(folder, lines) or (Path(plan.begin) if plan.begin else None)
        lines.append(one_round(plan, folder, len(lines), teacher, told))
        beside = folder / "log.part"
        beside.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        beside.replace(folder / "log.jsonl")
    return lines


def logged(folder: Path) -> list[Line]:
    log = folder / "log.jsonl"
    return [msgspec.json.decode(line, type=Line) for line in log.read_bytes().splitlines()] if log.is_file() else []


def best(folder: Path, lines: list[Line]) -> Path | None:
    """The net that won last, if any has."""
    kept_rounds = [line.round for line in lines if line.kept]
    return net_file(folder, kept_rounds[-1]) if kept_rounds else None


def net_file(folder: Path, number: int) -> Path:
    return folder / f"net-{number:03}.npz"


def one_round(plan: Plan, folder: Path, number: int, old: Path | None, told: Told) -> Line:
    begun = time.time()
    teacher = str(old) if old else None
    play_matches(plan, folder, number, teacher, told)
    samples, tested = gathered(folder, number)
    new = net_file(folder, number)
    wrong = fitted(plan, samples, tested, new, number, teacher, told)
    trust = tried(plan, new, teacher, number, told)
    score = contest(plan, (Side(str(new), plan.seconds), Side(teacher, plan.seconds)), 2 * number, told)
    against = old.stem if old else "insight"
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
        trust,
    )


def gathered(folder: Path, number: int) -> tuple[Samples, Samples]:
    """What the net of a round is fitted to, and what it is tested with (the same, when there is but one chunk)."""
    rounds = range(max(0, number - REMEMBERED + 1), number + 1)
    parts = [kept(path) for k in rounds for path in sorted(folder.glob(f"{k:03}-*.npz"))]
    if len(parts) == 1:
        return parts[0], parts[0]
    return joined([part for k, part in enumerate(parts) if k % TESTED]), joined(parts[::TESTED])


def play_matches(plan: Plan, folder: Path, number: int, teacher: str | None, told: Told) -> None:
    """The matches of a round that are not there yet."""
    files = [folder / f"{number:03}-{k:05}.npz" for k in range(-(-plan.matches // CHUNK))]
    missing = [k for k, path in enumerate(files) if not path.is_file()]
    end = time.time() + 60 * plan.minutes
    arrays = load_net(find(plan.game), Path(teacher)).arrays if teacher else None
    work = partial(play_chunk, plan, terms_of(series_of(plan)), number, arrays, end)
    with spread(plan.ray, work, missing) if plan.ray else shared_out(work, missing, plan.jobs) as each:
        for done, (k, played) in enumerate(each, len(files) - len(missing) + 1):
            if played is not None:
                keep(played, files[k])
            told("play", done, len(files))


def series_of(plan: Plan) -> Series:
    """By which machines agree on what they play."""
    return Series(plan.game, max(find(plan.game).seat_counts), {}, (), 0, 0)


def play_chunk(
    plan: Plan, terms: Terms, number: int, arrays: dict[str, npt.NDArray[Any]] | None, end: float, chunk: int
) -> tuple[int, Samples | None]:
    """Which chunk it is, and what is learned from its matches; nothing when it was not begun before the end."""
    agreed(series_of(plan), terms)
    if chunk >= plan.jobs and time.time() > end:
        return chunk, None
    net = Net(arrays) if arrays else None
    played: list[Samples] = []
    for k in range(CHUNK):
        if not played or time.time() < end:
            seed = (number * 100_003 + chunk) * CHUNK + k
            played.append(play(plan.game, net, plan.iterations, seed, end, plan.seats, plan.careful))
    return chunk, joined(played)


def fitted(
    plan: Plan, samples: Samples, tested: Samples, path: Path, number: int, teacher: str | None, told: Told
) -> Wrong:
    """Fit a net, unless it is there already; how wrong it is about samples it has not seen. It is for the same levels
    and tables as the one it learned from."""
    game = find(plan.game)
    if path.is_file():
        net = load_net(game, path)
    else:
        net = fresh(game, samples, number)
        if teacher:
            net = net.meant_for(load_net(game, Path(teacher)))
        steps = max(1, plan.epochs * len(samples) // BATCH)
        fit = torch_fitting.fit if plan.torch else fitting.fit
        fit(net, samples, steps, number, lambda step, wrong: told("fit", step, steps))
        fitting.foresee(net, samples)
        save_net(net, path)
    wrong, _ = errors(net, tested, np.arange(min(len(tested), 20_000)))
    return wrong


def tried(plan: Plan, path: Path, teacher: str | None, number: int, told: Told) -> float:
    """The trust in insight that a new net does best with, from here on its own."""
    few = msgspec.structs.replace(plan, pairs=-(-plan.pairs // len(TRUSTS)), minutes=plan.minutes / len(TRUSTS))
    found: list[tuple[float, float]] = []
    for trust in TRUSTS:
        sides = Side(str(path), plan.seconds, trust=trust), Side(teacher, plan.seconds)
        found.append((contest(few, sides, 2 * number + 1, told).share, trust))
    best_trust = max(found)[1]
    save_net(load_net(find(plan.game), path).trusting(best_trust), path)
    return best_trust


def contest(plan: Plan, sides: tuple[Side, Side], number: int, told: Told) -> Score:
    won: list[float] = []
    end = time.time() + 60 * plan.minutes
    with workers(plan.jobs) as pool:
        pairs = [
            pool.submit(play_pair, plan.game, sides, 1_000_003 * number + k, end, plan.seats) for k in range(plan.pairs)
        ]
        for done, future in enumerate(as_completed(pairs), 1):
            result = future.result()
            if result is not None:
                won.append(result)
            told("contest", done, plan.pairs)
    return summed(won)
