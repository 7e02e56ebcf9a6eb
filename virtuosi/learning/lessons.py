"""Decisions of a match, and what is to be learned from each when its end is known."""

from typing import Any

import msgspec
import numpy as np

from virtuosi.bots.judgement import compared, finished
from virtuosi.bots.searching import Eye
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.learning.samples import Samples

STRAY = 0.04  # share where any legal move is played, so that the net sees what follows a mistake
SHARP = 5.0  # how much more likely the best of the moves is held than the worst, as a logarithm
NARROWEST = 0.002  # moves closer together than this are alike
SEARCHED = 0.4  # how much of a decision's worth is what the search found, beside how the match ended


class Seen(msgspec.Struct):
    """One decision of a match under way."""

    row: bytes
    seat: int
    moves: list[int]
    weights: list[float]
    hope: float
    rough: list[float]  # insight's word on every seat beside its best rival, before anything was searched
    traits: bytes  # of the moves


def outcomes(game: Game[Any, Any], p: Position) -> list[float]:
    """How a match ended for each seat. Who won tells less than by how much: half of it is the margin's."""
    insight = game.insight
    margins = compared([float(score) for score in p.scores()], insight.scale, insight.par, insight.prize)
    return [(sure + close) / 2 for sure, close in zip(finished(insight, p), margins, strict=True)]


def finished_samples(
    game: Game[Any, Any], eye: Eye, p: Position, seen: list[Seen], searched: float = SEARCHED
) -> Samples:
    """The decisions of a match, now that its end is known."""
    points = p.scores()
    won = outcomes(game, p)
    shares = np.zeros((len(seen), eye.seats), np.float32)
    finals = np.zeros((len(seen), eye.seats), np.float32)
    rough = np.full((len(seen), eye.seats), 0.5, np.float32)
    present = np.zeros((len(seen), eye.seats), np.uint8)
    for k, one in enumerate(seen):
        for seat in range(p.seats):
            place = (seat - one.seat) % p.seats
            shares[k, place], finals[k, place], present[k, place] = won[seat], points[seat], 1
            rough[k, place] = one.rough[seat]
        shares[k, 0] += searched * (one.hope - shares[k, 0])
        if p.seats == 2:
            shares[k, 1] = 1.0 - shares[k, 0]  # what one loses the other wins
    counts = [len(one.moves) for one in seen]
    return Samples(
        np.frombuffer(b"".join(one.row for one in seen), np.uint8).reshape(len(seen), -1),
        np.cumsum([0, *counts]),
        np.array([move for one in seen for move in one.moves], np.int16),
        np.array([weight for one in seen for weight in one.weights], np.float32),
        shares,
        finals,
        present,
        rough,
        np.frombuffer(b"".join(one.traits for one in seen), np.uint8).reshape(sum(counts), eye.traits),
    )
