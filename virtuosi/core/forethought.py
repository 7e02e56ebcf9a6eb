"""What a seat will be asked next, where that does not depend on the others: so far as a few worlds can tell, in each of
which the others do something else, it is asked the same."""

from collections.abc import Sequence
from typing import Any

import msgspec

from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.scene import Choice
from virtuosi.core.task import NATURE
from virtuosi.core.text import Message

WORLDS = 8
FAR = 400  # moves of others; what comes later is not foreseen


class Asked(msgspec.Struct, frozen=True):
    """A decision as its seat reads it. Two of them that read alike are the same decision."""

    task: str
    prompt: Message
    choices: list[Choice]  # without previews: these tell of the position, not of the decision


def asked(game: Game[Any, Any], p: Position) -> Asked:
    """What the seat that decides is asked now."""
    names = game.space.names
    choices = [
        Choice(names[move], game.label(p, move), game.refs(p, move), [], move in game.closing, p.is_aside(move))
        for move in p.moves()
    ]
    return Asked(game.task_name(p), game.prompt(p, p.actor), choices)


def foreseen(game: Game[Any, Any], p: Position, seat: int, answers: Sequence[str]) -> list[Asked]:
    """The next decisions of a seat: those that these moves answer, one after the other, and the one that follows them.
    The list ends before the first that cannot be foreseen, and after the first whose answer is no answer to it."""
    worlds = [_World(game, p, seat, number) for number in range(WORLDS)]
    found: list[Asked] = []
    for answer in [*answers, None]:
        question = _alike(worlds)
        if question is None:
            break
        found.append(question)
        if answer is None or all(choice.move != answer for choice in question.choices):
            break
        for world in worlds:
            world.p.play(game.space.numbers[answer])
    return found


class _World:
    """One that the seat could be in, and what others might do there. It knows nothing that the seat does not."""

    def __init__(self, game: Game[Any, Any], p: Position, seat: int, number: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = Rng(number)
        self.p = p.copy()
        self.p.resample(seat, self.rng)

    def asked(self) -> Asked | None:
        """What the seat is asked when it comes to decide; None if it never does."""
        p, rng = self.p, self.rng
        for _ in range(FAR):
            if p.actor == self.seat:
                return asked(self.game, p)
            if not p.agenda:
                return None
            if p.actor == NATURE:
                p.play(p.toss(rng.number()))
            else:
                moves = p.moves()
                p.play(moves[rng.below(len(moves))])
        return None


def _alike(worlds: Sequence[_World]) -> Asked | None:
    """What is asked in all of them; the first that differs settles it."""
    first = worlds[0].asked()
    if first is None or any(world.asked() != first for world in worlds[1:]):
        return None
    return first
