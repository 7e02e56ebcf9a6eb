"""Answers that somebody laid down while others decide. Each is played when its time comes, in the very change that asks
for it, and only if the decision reads as it did when it was answered: any other drops all of them. They are nobody
else's business: no scene, log or version tells of them."""

import hashlib
from typing import TYPE_CHECKING

import msgspec

from virtuosi.core.forethought import Asked, asked
from virtuosi.core.text import Message

if TYPE_CHECKING:
    from virtuosi.server.table import Table


class Step(msgspec.Struct, frozen=True):
    """An answer, and what the decision that it answers reads like."""

    move: str
    text: Message
    asked: str


class Ahead(msgspec.Struct, frozen=True):
    """What a seat laid down, in order. Once dropped it is only told to its owner, until they decide."""

    steps: list[Step] = []
    dropped: bool = False


Laid = dict[int, Ahead]  # by seat


def laid_of(stored: dict[str, object] | None) -> Laid:
    return msgspec.convert(stored or {}, Laid, str_keys=True)


def stored(laid: Laid) -> dict[str, object] | None:
    found: dict[str, object] = msgspec.to_builtins(laid, str_keys=True)
    return found or None


def step(question: Asked, move: str) -> Step:
    """The answer to a decision by one of its choices."""
    text = next(choice.text for choice in question.choices if choice.move == move)
    return Step(move, text, reading(question))


def reading(question: Asked) -> str:
    return hashlib.sha256(msgspec.json.encode(question)).hexdigest()[:32]


def due_answer(table: "Table") -> str | None:
    """The move that was laid down for the decision that is to be made now."""
    laid = table.ahead.get(table.actor)
    if laid is None or laid.dropped:
        return None
    first, rest = laid.steps[0], laid.steps[1:]
    if first.asked != reading(asked(table.match.game, table.match.position)):
        table.ahead[table.actor] = drop(laid)
        return None
    if rest:
        table.ahead[table.actor] = Ahead(rest)
    else:
        del table.ahead[table.actor]
    return first.move


def drop(laid: Ahead) -> Ahead:
    return Ahead(laid.steps, True)


def drop_all(table: "Table") -> None:
    """The match stands where nobody foresaw it."""
    table.ahead = {seat: drop(laid) for seat, laid in table.ahead.items()}
