"""From a game's insight to what search and greedy play compare: each seat's prospects, from 0 to 1."""

import math
from collections.abc import Callable
from typing import Any

from virtuosi.core.insight import Insight
from virtuosi.core.position import Position

Clock = Callable[[], float]  # seconds, since whenever

ALONE = 4.0  # scores of one player spread wider than the margin between two
SETTLED = 0.9  # share of the visits that lets a search stop early
HASTE = 1.5  # a search may become so much quicker than it was
MARGIN_SHARE = 0.1  # of a finished match: how much the margin counts beside the win, so that bots play on to the end


def prospects(insight: Insight[Any], p: Position) -> list[float]:
    """For each seat: certain when the match is over, else by the game's insight."""
    if not p.agenda:
        return finished(insight, p)
    return chances_of(insight, insight.values(p))


def best_at_once(insight: Insight[Any], p: Position) -> list[int]:
    """The moves after which the position looks best to whoever makes them."""
    actor = p.actor
    best: list[int] = []
    most = -1.0
    for move in p.moves():
        q = p.copy()
        q.play(move)
        hope = prospects(insight, q)[actor]
        if hope > most:
            best, most = [move], hope
        elif hope == most:
            best.append(move)
    return best


def chances_of(insight: Insight[Any], values: list[float]) -> list[float]:
    """The same where the values are known."""
    return compared(values, insight.scale, insight.par, insight.prize)


def compared(values: list[float], scale: float, par: float, prize: float = 0.0) -> list[float]:
    """Each seat's chance of winning, by its lead over every rival, or over par when alone."""
    if len(values) == 1:
        lead = values[0] - par
        likely = 0.5 + 0.5 * math.tanh(0.5 * lead / scale)
        return [prize * likely + (1.0 - prize) * beside(lead, scale * ALONE)]
    highest = max(values)
    weights = [math.exp((value - highest) / scale) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def duel(hopes: list[float], seat: int) -> float:
    """A seat's chance against its best rival alone, which is what nets learn to correct."""
    best = 0.0
    for other in range(len(hopes)):
        if other != seat and hopes[other] > best:
            best = hopes[other]
    both = hopes[seat] + best
    return hopes[seat] / both if len(hopes) > 1 and both > 0.0 else hopes[seat]


def finished(insight: Insight[Any], p: Position) -> list[float]:
    points = [float(score) for score in p.scores()]
    ranking = p.ranking()
    if len(points) == 1:
        won = insight.prize if ranking[0] == 1 else 0.0
        return [won + (1.0 - insight.prize) * beside(points[0] - insight.par, insight.scale * ALONE)]
    margins = compared(points, insight.scale, insight.par)
    winners = ranking.count(1)
    found: list[float] = []
    for seat in range(len(points)):
        win = 1.0 / winners if ranking[seat] == 1 else 0.0
        found.append((1.0 - MARGIN_SHARE) * win + MARGIN_SHARE * margins[seat])
    return found


def beside(lead: float, scale: float) -> float:
    """Alone there is always a better score to reach: unlike a chance of winning, this never levels off."""
    return 0.5 + 0.5 * lead / (scale + abs(lead))


def scripted(script: list[int], made: int, moves: list[int]) -> list[int]:
    """Of the moves the one that a script has after so many choices, if it can be made here; else all."""
    if made < len(script):
        wanted = script[made]
        for move in moves:
            if move == wanted:
                return [wanted]
    return moves


def iterations_left(wanted: int, made: int, spent: float, seconds: float) -> float:
    """How many iterations a search can still make, of those that are wanted and in the time that is left."""
    return min(float(wanted), HASTE * made * max(0.0, seconds - spent) / max(spent, 1e-9))


def decided(visits: list[float], left: float) -> bool:
    """Whether no move can draw level any more in so many iterations."""
    most, second = 0.0, 0.0
    for count in visits:
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    return most > second + left


def settled(visits: list[float]) -> bool:
    """Whether one move has drawn nearly all visits."""
    return max(visits) > SETTLED * sum(visits)
