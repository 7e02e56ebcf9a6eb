"""A hand for the tests of a game: it plays by notation, hears what is said of it, and asks why not."""

from typing import Any, Generic, TypeVar

from virtuosi.core.events import Events
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.scene import Line
from virtuosi.core.task import LEGAL, NOT_ASKED

P = TypeVar("P", bound=Position)


def sentence(game: Game[Any, Any], line: Line) -> str:
    """A log line in English, as a spectator reads it, icons included: "Player 2 gains 1 :coin:"."""
    who = "" if line.seat is None else f"Player {line.seat + 1}"
    return game.words("en").render(line.text, lambda seat: f"Player {seat + 1}", {"who": who, "you": "no"})


class Hand(Generic[P]):
    def __init__(self, game: Game[P, Any]) -> None:
        self.game = game

    def play(self, p: P, *moves: str) -> P:
        """Play moves one after the other; each must be legal."""
        for name in moves:
            move = self.game.space.numbers[name]
            assert p.refusal(move) == LEGAL, f"{name}: {self.why(p, name)}"
            p.play(move)
        return p

    def lines(self, p: P, *moves: str) -> list[Line]:
        """Play moves and return what was said of them."""
        events = Events()
        for move in moves:
            p.events = events
            self.play(p, move)
        p.events = None
        found = [self.game.tell(row) for row in events.rows]
        return [line for line in found if line is not None]

    def told(self, p: P, *moves: str) -> list[str]:
        """Play moves and return the ids of what was said of them."""
        return [line.text.id for line in self.lines(p, *moves)]

    def sentences(self, p: P, *moves: str) -> list[str]:
        """Play moves and return what was said of them, word for word."""
        return [sentence(self.game, line) for line in self.lines(p, *moves)]

    def why(self, p: P, name: str) -> str:
        """The name of the refusal of a move: "legal", "not asked", "too-far" ..."""
        refusal = p.refusal(self.game.space.numbers[name])
        return "not asked" if refusal == NOT_ASKED else self.game.refusals[refusal].name

    def rule_against(self, p: P, name: str) -> str:
        return self.game.refusals[p.refusal(self.game.space.numbers[name])].rule
