"""Lessons of one who plays alone: every way to play a turn is looked at, and the best is played.

Alone nobody interferes until Nature does, so a turn is no guess: what is to be learned is where to end it.
"""

import math
from typing import Any

from virtuosi.bots.guided import corrected
from virtuosi.bots.judgement import prospects
from virtuosi.bots.net import Net
from virtuosi.bots.searching import Eye, eye_of
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.learning.lessons import NARROWEST, SHARP, STRAY, Seen

MOST = 2500  # positions of a turn that are looked at; where there are more, some are judged before the turn ends


class Spot:
    """A position of a turn, and where each move leads; an end where no move has been tried."""

    __slots__ = ("leads", "moves", "p", "row", "worth")

    def __init__(self, p: Position, row: bytes) -> None:
        self.p = p
        self.row = row
        self.moves: list[int] = []
        self.leads: list[Spot] = []
        self.worth = 0.0


def surveyed(eye: Eye, p: Position) -> list[Spot]:
    """The positions that a seat alone can reach before Nature acts again, the present one first. Those that look the
    same are one."""
    seat = p.actor
    spots = [Spot(p, eye.look(p, seat))]
    met = {spots[0].row: spots[0]}
    for spot in spots:
        if len(spots) > MOST or not spot.p.agenda or spot.p.actor == NATURE:
            continue
        spot.moves = spot.p.moves()
        for move in spot.moves:
            q = spot.p.copy()
            q.play(move)
            row = eye.look(q, seat)
            if row not in met:
                met[row] = Spot(q, row)
                spots.append(met[row])
            spot.leads.append(met[row])
    return spots


def judge(game: Game[Any, Any], net: Net | None, spots: list[Spot]) -> None:
    """Say what every position is worth: the ends by the net, or by insight where there is none; the others by the best
    that they lead to."""
    ends = [spot for spot in spots if not spot.moves]
    for spot in ends:
        spot.worth = prospects(game.insight, spot.p)[0]
    asked = [spot for spot in ends if spot.p.agenda]
    if net is not None and asked:
        shares, _ = net.judge(
            [spot.row for spot in asked], [[0]] * len(asked), [bytes(eye_of(game).traits)] * len(asked)
        )
        for spot, found in zip(asked, shares, strict=True):
            hope = corrected(spot.worth, found[0]) if net.corrects else found[0]
            spot.worth = hope + net.trust * (spot.worth - hope)
    changed = True
    while changed:
        changed = False
        for spot in reversed(spots):
            best = max(lead.worth for lead in spot.leads) if spot.leads else spot.worth
            changed = changed or best != spot.worth
            spot.worth = best


def played(game: Game[Any, Any], net: Net | None, p: Position, rng: Rng, seen: list[Seen]) -> Position:
    """Where a turn ends that is played well, or at a mistake; what was decided on the way is added to `seen`."""
    spots = surveyed(eye_of(game), p)
    judge(game, net, spots)
    spot = spots[0]
    while spot.moves:
        seen.append(decision(game, spot))
        if rng.below(1000) < STRAY * 1000:
            return spot.leads[rng.below(len(spot.leads))].p
        spot = max(spot.leads, key=lambda lead: lead.worth)
    if spot.p.agenda:
        # An end teaches what it is worth; a single move asks for no opinion.
        rough, silent = prospects(game.insight, spot.p), bytes(eye_of(game).traits)
        seen.append(Seen(spot.row, p.actor, [0], [1.0], spot.worth, rough, silent))
    return spot.p


def decision(game: Game[Any, Any], spot: Spot) -> Seen:
    """The best move is likely, and the others as far as they come near to it."""
    worths = [lead.worth for lead in spot.leads]
    span = max(max(worths) - min(worths), NARROWEST)
    weights = [math.exp(SHARP * (worth - max(worths)) / span) for worth in worths]
    total = sum(weights)
    rough = prospects(game.insight, spot.p)
    weights, traits = [each / total for each in weights], eye_of(game).hear(spot.p, spot.p.actor, spot.moves)
    return Seen(spot.row, spot.p.actor, spot.moves, weights, spot.worth, rough, traits)
