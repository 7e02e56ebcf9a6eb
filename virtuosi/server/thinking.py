"""The process in which bots think: it is asked on its standard input and answers on its standard output, a length and
a message at a time. It knows nothing of the house, so that the rules it plays with may lie elsewhere, compiled."""

import os
import queue
import signal
import sys
import threading
import time
from importlib import import_module
from typing import BinaryIO

import msgspec

from virtuosi.bots.coach import Effort, advise
from virtuosi.bots.deciding import ALONE, Chosen, Company
from virtuosi.bots.reviewing import review
from virtuosi.core.compiled import COMPILED
from virtuosi.core.foresight import Advice
from virtuosi.core.game import UnknownGoal
from virtuosi.core.saving import expanded, load
from virtuosi.core.scene import Plan
from virtuosi.games import Edition, find, pack_of

LENGTH = 4  # bytes before each message
MODEST = 5  # the first place at the processor is the house's


class Puzzle(msgspec.Struct, frozen=True, tag=True):
    """What a bot is asked. The position goes in whole; the bots' side redraws what the seat cannot know at once."""

    game: str
    seats: int
    options: dict[str, bool | str]
    saved: bytes
    seat: int
    level: str
    seed: int
    spent: float  # seconds this seat has thought since it came to move
    edition: Edition
    after: int = 0  # the seed of the seat's last decision, if nobody else has moved since,
    made: str = ""  # and its move
    company: Company = ALONE


class Question(msgspec.Struct, frozen=True, tag=True):
    """A way to a goal in a position as its seat knows it."""

    game: str
    seats: int
    options: dict[str, bool | str]
    saved: bytes
    goal: str
    edition: Edition


class Consultation(msgspec.Struct, frozen=True, tag=True):
    """What to advise a seat in a position; like a bot, the adviser redraws at once what the seat cannot know. With what
    it made of its turn there: what was better."""

    game: str
    seats: int
    options: dict[str, bool | str]
    saved: bytes
    seat: int
    number: int
    seed: int
    effort: Effort
    edition: Edition
    made: list[str]


About = Puzzle | Question | Consultation


class Asked(msgspec.Struct, frozen=True):
    bot: str  # `module:function`
    about: About


class Decision(msgspec.Struct, frozen=True, tag=True):
    """A bot's move, and how it was found."""

    move: str
    iterations: int
    seconds: float
    compiled: bool
    votes: dict[str, float] = {}  # how often each move was searched


class Proposal(msgspec.Struct, frozen=True, tag=True):
    known: bool  # whether the game plans for this at all
    plan: Plan | None = None


class Counsel(msgspec.Struct, frozen=True, tag=True):
    advice: Advice


class Failure(msgspec.Struct, frozen=True, tag=True):
    reason: str


class Awake(msgspec.Struct, frozen=True, tag=True):
    """The first word of all."""


Answer = Awake | Decision | Proposal | Counsel | Failure


def framed(message: Asked | Answer) -> bytes:
    told = msgspec.msgpack.encode(message)
    return len(told).to_bytes(LENGTH, "big") + told


def propose(question: Question) -> Proposal:
    """The game's own suggestion."""
    q, game = question, find(question.game)
    position = load(game, pack_of(q.edition), q.seats, q.options, expanded(q.saved))
    try:
        return Proposal(True, game.plan(position, q.goal))
    except UnknownGoal:
        return Proposal(False)


def counsel(asked: Consultation) -> Counsel:
    c, game = asked, find(asked.game)
    position = load(game, pack_of(c.edition), c.seats, c.options, expanded(c.saved))
    at = (game, position, c.seat, c.seed, c.number, c.effort)
    return Counsel(review(*at, c.made) if c.made else advise(*at))


def think(bot: str, puzzle: Puzzle) -> Decision:
    """The move of the bot named `module:function`."""
    module, _, name = bot.partition(":")
    choose = getattr(import_module(module), name)
    p = puzzle
    began = time.perf_counter()
    asked = (p.game, p.edition, p.seats, p.options, expanded(p.saved), p.seat, p.level, p.seed, p.spent)
    found: Chosen = choose(*asked, p.after, p.made, p.company)
    return Decision(found.move, found.iterations, time.perf_counter() - began, COMPILED, found.votes)


def answer(asked: Asked) -> Answer:
    try:
        about = asked.about
        if isinstance(about, Consultation):
            return counsel(about)
        return propose(about) if isinstance(about, Question) else think(asked.bot, about)
    except Exception as error:  # whatever the bot raised, the house goes on
        return Failure(f"{type(error).__name__}: {error}")


def listen(line: BinaryIO, heard: "queue.SimpleQueue[Asked]") -> None:
    """Hear what is asked, and end with the house, however that ends: one that is killed tells nobody."""
    while len(length := line.read(LENGTH)) == LENGTH:
        heard.put(msgspec.msgpack.decode(line.read(int.from_bytes(length, "big")), type=Asked))
    os._exit(1)


def main() -> None:
    """The worker's life. It leaves Ctrl-C to the house."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MODEST)
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    heard: queue.SimpleQueue[Asked] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, heard), daemon=True).start()
    said: Answer = Awake()
    while True:
        told.write(framed(said))
        told.flush()
        said = answer(heard.get())


if __name__ == "__main__":
    main()
