"""Bots of the house against OpenSpiel's, two seats, equal time, every dice twice with seats exchanged.

`python -m benchmarks.openspiel GAME [--bot master] [--against mcts|ismcts] [--pairs 20] [--seconds 0.3]`: `mcts` is for
games in which nothing is hidden (Neuland), `ismcts` redraws what its seat cannot know by the rules. Both judge by
playing at random to the end, as OpenSpiel does out of the box, and make as many simulations as their time allows.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from virtuosi.adapters.openspiel import SpielState, resampler
from virtuosi.bots.deciding import Memory, found
from virtuosi.bots.sampler import Sampler
from virtuosi.core.compiled import COMPILED
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import find
from virtuosi.learning.contest import summed

EXPLORATION = 1.4  # as OpenSpiel's own examples have it
FEWEST = 2  # simulations

Player = Callable[[SpielState], int]


class Guest:
    """A bot of OpenSpiel: it counts simulations, so it is given as many as its pace makes of the time."""

    def __init__(self, game: Any, kind: str, seconds: float, seed: int) -> None:
        random = np.random.RandomState(seed)
        judge = RandomRolloutEvaluator(1, random)
        self.seconds, self.used, self.made = seconds, 0.0, 0
        self.bot: Any
        if kind == "mcts":
            self.bot = MCTSBot(game, EXPLORATION, FEWEST, judge, solve=False, random_state=random)
        else:
            # What another seat knows is redrawn too, so one of its information states may offer different moves.
            told = {"random_state": random, "allow_inconsistent_action_sets": True}
            self.bot = ISMCTSBot(game, judge, EXPLORATION, FEWEST, **told)
            self.bot.set_resampler(resampler(seed))
        self.name = "max_simulations" if kind == "mcts" else "_max_simulations"

    def __call__(self, state: SpielState) -> int:
        pace = self.made / self.used if self.used else 0.0
        simulations = max(FEWEST, int(pace * self.seconds))
        setattr(self.bot, self.name, simulations)
        began = time.perf_counter()
        move: int = self.bot.step(state)
        self.used += time.perf_counter() - began
        self.made += simulations
        return move


class Ours:
    """A bot of the house, which sees positions through the sampler alone."""

    def __init__(self, game: str, bot: str, seed: int) -> None:
        self.game, self.bot, self.rng, self.memory = find(game), bot, Rng(seed), Memory()
        self.played, self.used, self.decisions = 0, 0.0, 0

    def __call__(self, state: SpielState) -> int:
        p, played = state.story.position, state.story.played
        if played != self.played:
            self.memory.forget()  # somebody else has moved
        began = time.perf_counter()
        sampler = Sampler(p, p.actor, self.rng.number())
        chosen = found(self.game, sampler, self.bot, self.rng.number(), 0.0, self.memory.of(p.actor))
        self.used += time.perf_counter() - began
        self.decisions += 1
        self.memory.keep(p.actor, chosen.tree)
        self.played = played + 1
        return chosen.move


def play(game: Any, seats: tuple[Player, Player], dice: int) -> list[float]:
    """What each seat has of the victory."""
    state, nature = game.new_initial_state(), Rng(dice)
    while not state.is_terminal():
        p = state.story.position
        if p.actor == NATURE:
            state.apply_action(p.toss(nature.number()))
        else:
            moves = p.moves()
            state.apply_action(moves[0] if len(moves) == 1 else seats[p.actor](state))
    places = state.story.position.ranking()
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.openspiel", description="Our bots against OpenSpiel's.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--against", choices=("mcts", "ismcts"), default="ismcts")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the first pair's number, to go on with")
    parser.add_argument("--seconds", type=float, default=0.3)
    given = parser.parse_args()
    game = pyspiel.load_game(f"virtuosi_{given.game}", {"players": 2})
    won: list[float] = []
    for number in range(given.first, given.first + given.pairs):
        pair = 0.0
        for seat in (0, 1):
            ours = Ours(given.game, f"{given.bot}@{given.seconds}", number)
            guest = Guest(game, given.against, given.seconds, number)
            pair += play(game, (ours, guest) if seat == 0 else (guest, ours), number)[seat]
        won.append(pair)
        score = summed(won)
        pace = (
            f"{ours.used / max(1, ours.decisions):.3f} s a decision against {guest.made / max(guest.used, 1e-9):.0f}/s"
        )
        print(f"pair {number}: {pair:g} of 2; {score.share:.1%} ± {score.interval:.1%} of {2 * score.pairs} ({pace})")
    print(f"{given.game}, compiled: {COMPILED}, {given.bot} v {given.against}, {given.seconds} s a decision.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
