"""A series of matches between bots, in this process or several, with the same outcome either way."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

import msgspec

from virtuosi.bots.levels import BOTS, UnknownBot, decide
from virtuosi.bots.sampler import Sampler
from virtuosi.core.match import Match
from virtuosi.core.record import record, write
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped_pack


class Series(msgspec.Struct, frozen=True):
    """What is to be played. Bots change seats from match to match, so that each sits everywhere equally often."""

    game: str
    seats: int
    options: dict[str, bool | str]
    bots: tuple[str, ...]
    matches: int
    seed: int
    records: str | None = None  # a directory

    def seating(self, number: int) -> list[str]:
        """The bot of each seat in a match."""
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]


class Outcome(msgspec.Struct, frozen=True):
    """One finished match."""

    number: int
    moves: int
    scores: list[int]
    ranking: list[int]


class Standing(msgspec.Struct):
    """How one bot of the line-up fared, over all its seats."""

    bot: str
    wins: float = 0.0  # a shared victory counts in parts
    points: int = 0


class Report(msgspec.Struct):
    """The sum of a series. `wins` and `scores` (mean points) are by seat, `bots` by line-up."""

    game: str
    seats: int
    matches: int
    finished: int
    moves: int
    seconds: float
    moves_per_second: float
    compiled: bool
    wins: list[float]
    scores: list[float]
    bots: list[Standing]


def check(series: Series) -> None:
    """Raise before anything is played: unknown game, option, number of seats or bot."""
    find(series.game).checked_options(series.seats, series.options)
    for bot in series.bots:
        if bot not in BOTS:
            raise UnknownBot(bot)


def play_one(series: Series, number: int) -> Outcome:
    """One match of the series; the same for the same seed, wherever it is played."""
    game = find(series.game)
    match = Match(game, shipped_pack(series.game), series.seats, series.options)
    nature = Rng(series.seed * 1_000_003 + number)
    thought = Rng(series.seed * 1_000_003 + number + 500_009)
    seating = series.seating(number)
    if series.records is None:
        moves = _play_fast(match, seating, nature, thought)
    else:
        moves = _play_recorded(match, seating, nature, thought)
        write(record(match), Path(series.records) / f"{series.game}-{series.seats}-{series.seed}-{number}.json")
    return Outcome(number, moves, match.position.scores(), match.position.ranking())


def _decision(match: Match, bot: str, thought: Rng) -> int:
    p = match.position
    if bot == "random":
        moves = p.moves()  # the sampler's door costs more than the whole move
        return moves[thought.below(len(moves))]
    return decide(match.game, Sampler(p, p.actor, thought.number()), bot, thought.number())


def _play_fast(match: Match, seating: list[str], nature: Rng, thought: Rng) -> int:
    p, played = match.position, 0
    while p.agenda:
        actor = p.actor
        p.play(p.toss(nature.number()) if actor == NATURE else _decision(match, seating[actor], thought))
        played += 1
    return played


def _play_recorded(match: Match, seating: list[str], nature: Rng, thought: Rng) -> int:
    names = match.game.space.names
    while not match.over:
        p = match.position
        move = p.toss(nature.number()) if p.actor == NATURE else _decision(match, seating[p.actor], thought)
        match.play(names[move])
    return match.number


def play(series: Series, jobs: int, done: Callable[[Outcome], None]) -> list[Outcome]:
    """Play all matches; `done` is told of each as it ends."""
    check(series)
    outcomes: list[Outcome] = []
    with _each(series, jobs) as each:
        for outcome in each:
            outcomes.append(outcome)
            done(outcome)
    return sorted(outcomes, key=lambda outcome: outcome.number)


@contextmanager
def _each(series: Series, jobs: int) -> Iterator[Iterator[Outcome]]:
    if jobs == 1:
        yield (play_one(series, number) for number in range(series.matches))
        return
    # Spawned, not forked: a fork would copy the threads of a progress bar in an unknown state.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting = [pool.submit(play_one, series, number) for number in range(series.matches)]
        try:
            yield (future.result() for future in as_completed(waiting))
        finally:
            pool.shutdown(cancel_futures=True)


def summed(series: Series, outcomes: list[Outcome], seconds: float, compiled: bool) -> Report:
    """The report of a series."""
    wins, points = [0.0] * series.seats, [0] * series.seats
    standings = [Standing(bot) for bot in series.bots[: series.seats]]
    for outcome in outcomes:
        winners = outcome.ranking.count(1)
        for seat in range(series.seats):
            share = 1 / winners if outcome.ranking[seat] == 1 else 0.0
            standing = standings[(seat + outcome.number) % series.seats]
            wins[seat] += share
            points[seat] += outcome.scores[seat]
            standing.wins += share
            standing.points += outcome.scores[seat]
    moves = sum(outcome.moves for outcome in outcomes)
    played = max(1, len(outcomes))
    return Report(
        series.game,
        series.seats,
        series.matches,
        len(outcomes),
        moves,
        round(seconds, 3),
        round(moves / seconds) if seconds else 0,
        compiled,
        [round(share, 3) for share in wins],
        [round(total / played, 2) for total in points],
        standings,
    )
