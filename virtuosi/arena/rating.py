"""Strength from rankings: Plackett-Luce, which for two seats is Bradley-Terry, in Elo's points, with intervals."""

import math
import random
from collections import defaultdict
from collections.abc import Sequence
from itertools import permutations, product

import msgspec

ELO = 400 / math.log(10)
VIRTUAL = 0.5  # of a match won and lost against an average player: who never lost is not infinitely strong
ENOUGH = 1e-6
MOST_STEPS = 2000
REPLICAS = 200


class Ranked(msgspec.Struct, frozen=True):
    """Who sat in a match, and at which rank each ended; matches with the same dice share a round."""

    bots: tuple[str, ...]
    ranking: tuple[int, ...]
    round: int


class Rating(msgspec.Struct, frozen=True):
    """In Elo's points around the average of the bots; 95 of 100 times the truth lies between low and high."""

    bot: str
    elo: float
    low: float
    high: float
    matches: int


class Share(msgspec.Struct, frozen=True):
    """What one bot of a line-up won, of all matches; a shared victory counts in parts."""

    lineup: tuple[str, ...]
    bot: str
    share: float
    low: float
    high: float
    fair: float  # what it would be if all were equally strong
    matches: int


Order = tuple[str, ...]


def orders(match: Ranked) -> list[tuple[Order, float]]:
    """The match as orders from first to last, with their weights; those who share a rank in each order alike."""
    groups: dict[int, list[str]] = defaultdict(list)
    for bot, rank in zip(match.bots, match.ranking, strict=True):
        groups[rank].append(bot)
    tied = [list(permutations(groups[rank])) for rank in sorted(groups)]
    found = [tuple(bot for group in order for bot in group) for order in product(*tied)]
    return [(order, 1 / len(found)) for order in found]


def fitted(matches: Sequence[Ranked]) -> dict[str, float]:
    """Elo's points of every bot, by Hunter's MM algorithm."""
    counted: dict[Order, float] = defaultdict(float)
    for match in matches:
        for order, weight in orders(match):
            counted[order] += weight
    bots = sorted({bot for order in counted for bot in order})
    wins = dict.fromkeys(bots, VIRTUAL)
    for order, weight in counted.items():
        for bot in order[:-1]:  # to be last of one is no victory
            wins[bot] += weight
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(MOST_STEPS):
        better = _step(strength, wins, counted)
        change = max(abs(math.log(better[bot] / strength[bot])) for bot in bots)
        strength = better
        if change < ENOUGH:
            break
    middle = sum(map(math.log, strength.values())) / len(bots)
    return {bot: ELO * (math.log(value) - middle) for bot, value in strength.items()}


def _step(strength: dict[str, float], wins: dict[str, float], counted: dict[Order, float]) -> dict[str, float]:
    met = {bot: 2 * VIRTUAL / (value + 1.0) for bot, value in strength.items()}
    for order, weight in counted.items():
        left = sum(strength[bot] for bot in order)
        for place, first in enumerate(order[:-1]):
            for bot in order[place:]:
                met[bot] += weight / left
            left -= strength[first]
    return {bot: wins[bot] / met[bot] for bot in strength}


def resampled(matches: Sequence[Ranked], rng: random.Random) -> list[Ranked]:
    """Rounds drawn anew, each line-up for itself: matches with the same dice are not independent."""
    rounds: dict[tuple[str, ...], dict[int, list[Ranked]]] = defaultdict(lambda: defaultdict(list))
    for match in matches:
        rounds[tuple(sorted(match.bots))][match.round].append(match)
    drawn: list[Ranked] = []
    for lineup in rounds.values():
        for chosen in rng.choices(list(lineup.values()), k=len(lineup)):
            drawn += chosen
    return drawn


def between(values: list[float]) -> tuple[float, float]:
    """The middle 95 of a hundred."""
    ordered = sorted(values)
    cut = int(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def rated(matches: Sequence[Ranked], replicas: int = REPLICAS) -> list[Rating]:
    """The strongest first."""
    rng = random.Random(1)
    middle = fitted(matches)
    drawn = [fitted(resampled(matches, rng)) for _ in range(replicas)]
    found = []
    for bot, elo in middle.items():
        low, high = between([replica[bot] for replica in drawn])
        played = sum(bot in match.bots for match in matches)
        found.append(Rating(bot, round(elo, 1), round(min(low, elo), 1), round(max(high, elo), 1), played))
    return sorted(found, key=lambda rating: -rating.elo)


def shared(matches: Sequence[Ranked], replicas: int = REPLICAS) -> list[Share]:
    """For every line-up, what each of its bots won."""
    found = []
    for lineup in sorted({tuple(sorted(match.bots)) for match in matches}):
        among = [match for match in matches if tuple(sorted(match.bots)) == lineup]
        rng = random.Random(1)
        drawn = [resampled(among, rng) for _ in range(replicas)]
        for bot in sorted(set(lineup)):
            low, high = between([won(bot, replica) for replica in drawn])
            share, fair = round(won(bot, among), 3), round(lineup.count(bot) / len(lineup), 3)
            found.append(Share(lineup, bot, share, round(low, 3), round(high, 3), fair, len(among)))
    return found


def won(bot: str, matches: Sequence[Ranked]) -> float:
    """The share of all victories."""
    total = 0.0
    for match in matches:
        winners = [name for name, rank in zip(match.bots, match.ranking, strict=True) if rank == 1]
        total += winners.count(bot) / len(winners)
    return total / len(matches)
