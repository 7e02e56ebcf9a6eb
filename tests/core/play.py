"""Matches for the tests of core: the smallest game of the house, opened and played a little."""

from virtuosi.core.match import Match
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped_pack

game = find("ray_master")
pack = shipped_pack("ray_master")

DEALT = ["first(1)", "roll(2)", "draw(5)", "draw(10)", "draw(3)", "draw(4)"]  # seat 0 holds mode and heat


def opened(*moves: str, seats: int = 2) -> Match:
    """A match after these moves."""
    match = Match(game, pack, seats, {})
    for move in moves:
        match.play(move)
    return match


def played_out(seed: int = 1, seats: int = 2) -> Match:
    """A whole random match."""
    match, rng = Match(game, pack, seats, {}), Rng(seed)
    while not match.over:
        if match.position.actor == NATURE:
            match.play(match.toss(rng.number()))
        else:
            moves = match.position.moves()
            match.play(game.space.names[moves[rng.below(len(moves))]])
    return match
