"""A turn that was played, beside the best one.

What goes wrong in a turn of many small moves is seldom one of them, and their order hardly matters. So both turns are
followed to their ends by equally many tries, and what they are worth there is compared; what is told begins where they
part.
"""

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from virtuosi.bots.coach import Coach, Effort, most_tried, visits, worth
from virtuosi.bots.guided import Branch
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import Node
from virtuosi.core.foresight import Advice, Hint, World, reasons
from virtuosi.core.game import Game
from virtuosi.core.position import Position

ROUNDS = 4  # in which the best turns are found anew, as more is known of them
LONGEST = 60  # moves of a turn


class Turn(msgspec.Struct, frozen=True):
    """What one seat does until Nature or another moves: all moves, and those with an alternative."""

    moves: tuple[int, ...]
    choices: tuple[int, ...]


class Reviewer:
    """One turn of one seat, from its first choice on."""

    def __init__(self, coach: Coach, made: Sequence[int]) -> None:
        self.coach = coach
        self.played = self._as_played(made)
        self.points: dict[Turn, list[list[float]]] = {}  # in sight at the ends of tries

    def review(self, number: int, effort: Effort) -> Advice:
        """The best turn and the one that was played, from the move on where they part."""
        turns = self._think(effort)
        best = max(turns, key=lambda turn: worth(self._end(turn)) or 0.0)
        parted = parting(best, self.played)
        hints = [self._hint(best, parted), self._hint(self.played, parted)]
        return Advice(number + parted, hints, self.coach.search.iterations)

    def _think(self, effort: Effort) -> list[Turn]:
        """First about all moves, then about the best turns and the one that was played, in turn."""
        end = self.coach.begin(effort)
        each = (effort.iterations - self.coach.search.iterations) // ROUNDS
        turns: list[Turn] = []
        for _ in range(ROUNDS):
            turns = list({self._searched(move): 0 for move in self.coach.ranked()} | {self.played: 0})
            for _ in range(max(1, each // len(turns))):
                for turn in turns:
                    self.points.setdefault(turn, []).append(self.coach.follow([*turn.choices]))
                if time.perf_counter() > end:
                    break
            self.coach.settle()
        return turns

    def _as_played(self, made: Sequence[int]) -> Turn:
        p, choices = self.coach.worlds[0].position.copy(), []
        for move in made:
            if len(p.moves()) > 1:
                choices.append(move)
            p.play(move)
        return Turn(tuple(made), tuple(choices))

    def _searched(self, first: int) -> Turn:
        """The turn that begins with this move, as it was tried most; as far as it was tried."""
        p, moves, choices = self.coach.worlds[0].position.copy(), [first], [first]
        node: Node | Branch | None = self.coach.search.root.children.get(first)
        p.play(first)
        while node is not None and p.actor == self.coach.seat and len(moves) < LONGEST:
            move, *others = p.moves()
            if others:
                move, node = most_tried(node, [move, *others])
                if node is None:
                    break
                choices.append(move)
            moves.append(move)
            p.play(move)
        return Turn(tuple(moves), tuple(choices))

    def _end(self, turn: Turn) -> Node | Branch:
        """Where a turn ends in the tree; in a hurry, how far it has been followed."""
        node: Node | Branch = self.coach.search.root
        for move in turn.choices:
            child = node.children.get(move)
            if child is None or visits(child) == 0:
                break
            node = child
        return node

    def _hint(self, turn: Turn, begun: int) -> Hint:
        """The rest of a turn that has been played so far already."""
        game, rest = self.coach.game, turn.moves[begun:]
        worlds = [after(world, turn.moves[:begun]) for world in self.coach.worlds]
        why = reasons(game, worlds, self.coach.seat, rest)
        return self.coach.told(worlds[0].position, rest[0], self._end(turn), why, self.points.get(turn, []))


def after(world: World, moves: Sequence[int]) -> World:
    """A world in which these moves of the seat were made: what it may do does not depend on what it cannot know."""
    p = world.position.copy()
    for move in moves:
        p.play(move)
    return World(p, world.seed)


def parting(one: Turn, other: Turn) -> int:
    """After how many moves two turns part; 0 where one is the beginning of the other, or both are the same."""
    for place, (move, another) in enumerate(zip(one.moves, other.moves, strict=False)):
        if move != another:
            return place
    return 0


def review(
    game: Game[Any, Any], position: Position, seat: int, seed: int, number: int, effort: Effort, made: Sequence[str]
) -> Advice:
    """What was better than what a seat made of its turn, by what it could know when the turn began."""
    coach = Coach(game, Sampler(position, seat, seed), seed)
    return Reviewer(coach, [game.space.numbers[move] for move in made]).review(number, effort)
