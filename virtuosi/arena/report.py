"""What a series of matches comes to: strength of bots, balance of seats and starts, scores and lengths."""

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec

from virtuosi.arena.series import Outcome, Series
from virtuosi.games import find


class Standing(msgspec.Struct):
    """How one bot of the line-up fared, over all its seats."""

    bot: str
    wins: float = 0.0  # a shared victory counts in parts
    points: int = 0


OFTEN = 0.02
SURE = 1.96  # standard deviations that 95 % lie within


class Origin(msgspec.Struct):
    """How often a start was played, and how often it won."""

    matches: int = 0
    wins: float = 0.0


class Spread(msgspec.Struct, frozen=True):
    """The middle of many numbers and how far they lie around it: nine of ten are not below `low`, nor above `high`."""

    mean: float
    low: float
    median: float
    high: float


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
    order: list[float]  # wins of whoever decided first, second, ...
    bots: list[Standing]
    winning: Spread  # the winner's points; those of every match where one plays alone
    endings: dict[str, int]
    verdicts: dict[str, int]  # of matches alone: how many were won, or ended at which rank
    origins: dict[str, Origin]
    openings: dict[str, Origin]  # first decisions, those of one seat in fifty or more
    tally: dict[str, Spread]


def summed(series: Series, outcomes: list[Outcome], seconds: float, compiled: bool) -> Report:
    """The report of a series; at least one match was played."""
    wins, points, order = [0.0] * series.seats, [0] * series.seats, [0.0] * series.seats
    standings = [Standing(bot) for bot in series.bots[: series.seats]]
    origins: dict[str, Origin] = defaultdict(Origin)
    openings: dict[str, Origin] = defaultdict(Origin)
    for outcome in outcomes:
        places = list(outcome.openings)
        for seat, share in enumerate(shares(series.game, outcome.ranking)):
            standing = standings[(seat + outcome.number) % series.seats]
            standing.wins += share
            standing.points += outcome.scores[seat]
            wins[seat] += share
            points[seat] += outcome.scores[seat]
            order[places.index(seat)] += share
            for kept, name in ((origins, outcome.origins[seat]), (openings, outcome.openings[seat])):
                kept[name].matches += 1
                kept[name].wins += share
    moves = sum(outcome.moves for outcome in outcomes)
    played = len(outcomes)
    return Report(
        game=series.game,
        seats=series.seats,
        matches=series.matches,
        finished=played,
        moves=moves,
        seconds=round(seconds, 3),
        moves_per_second=round(moves / seconds) if seconds else 0,
        compiled=compiled,
        wins=[round(share, 3) for share in wins],
        scores=[round(total / played, 2) for total in points],
        order=[round(share, 3) for share in order],
        bots=standings,
        winning=spread([winning(outcome.ranking, outcome.scores) for outcome in outcomes]),
        endings=dict(Counter(outcome.ending for outcome in outcomes).most_common()),
        verdicts=dict(Counter(outcome.verdict for outcome in outcomes if outcome.verdict).most_common()),
        origins={name: one for name, one in sorted(origins.items()) if name},
        openings={name: one for name, one in sorted(openings.items()) if one.matches >= OFTEN * played * series.seats},
        tally={name: spread([outcome.tally[name] for outcome in outcomes]) for name in outcomes[0].tally},
    )


def likely(count: float, of: int, sure: float = SURE) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 %, where so many of so many were seen (Wilson's interval)."""
    share, width = count / of, sure * sure / of
    middle = (share + width / 2) / (1 + width)
    reach = sure * math.sqrt(share * (1 - share) / of + width / (4 * of)) / (1 + width)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def shares(game: str, ranking: Sequence[int]) -> list[float]:
    """What each seat has of the victory."""
    won = [find(game).wins(place, len(ranking)) for place in ranking]
    return [one / max(1, won.count(True)) for one in won]


def winning(ranking: Sequence[int], scores: Sequence[int]) -> int:
    """The points of the first place. Alone there may be none: the match was lost."""
    return scores[0 if len(scores) == 1 else ranking.index(1)]


def spread(numbers: list[int]) -> Spread:
    if len(numbers) == 1:
        return Spread(*[float(numbers[0])] * 4)
    tenths = statistics.quantiles(numbers, n=10, method="inclusive")
    middle = [statistics.fmean(numbers), tenths[0], statistics.median(numbers), tenths[-1]]
    return Spread(*[round(value, 2) for value in middle])
