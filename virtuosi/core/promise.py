"""A quick look at the moves: the rough judgement of the bots, lent to whoever asks what is more than merely legal."""

from collections.abc import Sequence
from math import inf
from typing import Any

from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng

TELLING = 0.02  # of the game's scale: below this the moves are much alike, and none stands out


def promising(game: Game[Any, Any], p: Position, moves: Sequence[int]) -> list[bool]:
    """For each move, whether it is nearer to the best than to the average. What the seat cannot know is drawn anew
    before anything is judged, so that nothing hidden shows."""
    if len(moves) < 2:
        return [False] * len(moves)
    seat = p.actor
    guessed = p.copy()
    guessed.resample(seat, Rng(1))
    leads = [_lead(game, guessed, move, seat) for move in moves]
    best, average = max(leads, default=0.0), sum(leads) / max(1, len(leads))
    if best - average < TELLING * game.insight.scale:
        return [False] * len(leads)
    return [lead - average > best - lead for lead in leads]


def _lead(game: Game[Any, Any], p: Position, move: int, seat: int) -> float:
    after = p.copy()
    after.play(move)
    values = game.insight.values(after)
    ahead = values[seat] if len(values) == 1 else inf
    for rival in range(len(values)):
        if rival != seat:
            ahead = min(ahead, values[seat] - values[rival])
    return ahead
