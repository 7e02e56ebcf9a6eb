"""Whether bots keep their promise when several tables think at once.

`python -m benchmarks.promise [--tables 4] [--thinkers 2] [--turns 2]`: so many tables, of all games in turn, each some
way into a match, ask a house's thinkers for whole turns of a bot at the same time. Told for each level: what it
promises, the longest thinking in a turn, and the longest that a person waited, with what stood in line before.
Thinkers use compiled rules where they find them.
"""

import argparse
import asyncio
import time
from typing import Any

import msgspec

from virtuosi.bots.guests import patience
from virtuosi.bots.levels import LEVELS
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.saving import compact
from virtuosi.core.task import NATURE
from virtuosi.games import every, shipped, shipped_pack
from virtuosi.server.thinkers import Thinkers
from virtuosi.server.thinking import Decision, Puzzle

BOT = "virtuosi.bots.deciding:choose"
DECISIONS = 40  # into a match
SEATS = 2


class Turn(msgspec.Struct):
    """Seconds of one bot's turn: thought, and in all, waiting in line included."""

    game: str
    thought: float = 0.0
    waited: float = 0.0
    decisions: int = 0
    iterations: int = 0
    compiled: bool = False


class Table:
    def __init__(self, game: Game[Any, Any], number: int) -> None:
        self.game, self.rng = game, Rng(number + 1)
        self.position: Position = game.start(shipped_pack(game.id), SEATS, game.checked_options(SEATS, {}))
        for _ in range(DECISIONS):
            self.decide_by_lot()

    def settle(self) -> list[int]:
        """Let Nature play; the moves of whoever decides then."""
        p = self.position
        while p.agenda and p.actor == NATURE:
            p.play(p.toss(self.rng.number()))
        return p.moves() if p.agenda else []

    def decide_by_lot(self) -> None:
        moves = self.settle()
        if moves:
            self.position.play(moves[self.rng.below(len(moves))])

    async def turn(self, thinkers: Thinkers, level: str) -> Turn:
        """A whole turn, as a house asks for it."""
        self.settle()
        p, game, found = self.position, self.game, Turn(self.game.id)
        seat, after, made, began = p.actor, 0, "", time.perf_counter()
        while (moves := self.settle()) and p.actor == seat:
            if len(moves) == 1:
                p.play(moves[0])
                continue
            saved, seed = compact(game, p), self.rng.number()
            options = game.checked_options(SEATS, {})
            puzzle = Puzzle(
                game.id, SEATS, options, saved, seat, level, seed, found.thought, shipped(game.id), after, made
            )
            told: Decision = await thinkers.ask(puzzle, patience(LEVELS[level], found.thought))
            after, made = seed, told.move
            found.thought += told.seconds
            found.decisions, found.iterations = found.decisions + 1, found.iterations + told.iterations
            found.compiled = told.compiled
            p.play(game.space.numbers[told.move])
        found.waited = time.perf_counter() - began
        return found


async def measured(tables: int, count: int, turns: int) -> None:
    thinkers = Thinkers(BOT, count)
    games = list(every())
    try:
        for level in LEVELS.values():
            found: list[Turn] = []
            there = [Table(games[number % len(games)], number) for number in range(tables)]
            for _ in range(turns):
                found += await asyncio.gather(*(table.turn(thinkers, level.name) for table in there))
            tell(level.name, level.turn, found)
    finally:
        await thinkers.stop()


def tell(name: str, promise: float, found: list[Turn]) -> None:
    longest = max(found, key=lambda turn: turn.thought)
    waited = max(turn.waited for turn in found)
    pace = sum(turn.iterations for turn in found) / max(1e-9, sum(turn.thought for turn in found))
    print(
        f"{name}: promises {promise:g} s; longest of {len(found)} turns {longest.thought:.2f} s ({longest.game},"
        f" {longest.decisions} decisions), {waited:.2f} s with the line; {pace:.0f} iterations a second,"
        f" compiled: {all(turn.compiled for turn in found if turn.decisions)}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.promise", description="Bots at several tables at once.")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--thinkers", type=int, default=2)
    parser.add_argument("--turns", type=int, default=2)
    given = parser.parse_args()
    asyncio.run(measured(given.tables, given.thinkers, given.turns))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
