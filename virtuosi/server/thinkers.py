"""Processes in which bots think, so that the house never waits for them. One that overruns or dies is replaced without
disturbing the others."""

import asyncio
import os
import signal
from collections import deque
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from virtuosi.bots.processes import end_with_parent
from virtuosi.core.game import UnknownGoal
from virtuosi.core.saving import expanded, load
from virtuosi.core.scene import Plan
from virtuosi.games import Edition, find, pack_of

START_LIMIT = 60.0
LIVES = 3  # thinkers that may die over one question
SPAWN = get_context("spawn")


class Puzzle(msgspec.Struct, frozen=True):
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


class ThinkingFailed(Exception):
    """The bot found no move, or not in time."""


class ThinkerDied(Exception):
    """The process ended while it thought; whoever asks again gets another."""


class Question(msgspec.Struct, frozen=True):
    """A way to a goal in a position as its seat knows it."""

    game: str
    seats: int
    options: dict[str, bool | str]
    saved: bytes
    goal: str
    edition: Edition


class Proposal(msgspec.Struct, frozen=True):
    known: bool  # whether the game plans for this at all
    plan: Plan | None = None


class Answer(msgspec.Struct, frozen=True):
    found: str | Proposal | None
    failure: str = ""


def propose(question: Question) -> Proposal:
    """In the worker: the game's own suggestion."""
    q, game = question, find(question.game)
    position = load(game, pack_of(q.edition), q.seats, q.options, expanded(q.saved))
    try:
        return Proposal(True, game.plan(position, q.goal))
    except UnknownGoal:
        return Proposal(False)


def think(bot: str, puzzle: Puzzle) -> str:
    """In the worker: the move of the bot named `module:function`."""
    module, _, name = bot.partition(":")
    choose = getattr(import_module(module), name)
    p = puzzle
    return str(choose(p.game, p.edition, p.seats, p.options, expanded(p.saved), p.seat, p.level, p.seed, p.spent))


def work(line: "Connection[Answer, tuple[str, Puzzle | Question]]") -> None:
    """The worker's life. It leaves Ctrl-C and the first place at the processor to the house, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    end_with_parent()
    line.send(Answer(None))  # it is awake
    while True:
        try:
            bot, asked = line.recv()
        except EOFError:
            return
        try:
            line.send(Answer(propose(asked) if isinstance(asked, Question) else think(bot, asked)))
        except Exception as error:  # whatever the bot raised, the house goes on
            line.send(Answer(None, f"{type(error).__name__}: {error}"))


class Thinker:
    """One process. Nobody else waits for its end, so that its number is its own as long as this knows it."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection[tuple[str, Puzzle | Question], Answer] | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, bot: str, asked: Puzzle | Question, limit: float) -> str | Proposal:
        fresh = self._line is None
        if self._line is None:
            self._line, theirs = SPAWN.Pipe()
            self._process = SPAWN.Process(target=work, args=(theirs,), daemon=True, name="thinker")
            self._process.start()
            theirs.close()
        answer = await asyncio.to_thread(_exchange, self._line, bot, asked, limit, fresh)
        if answer.found is None:
            raise ThinkingFailed(answer.failure)
        return answer.found

    def stop(self) -> None:
        process, self._process = self._process, None
        line, self._line = self._line, None
        if process is not None:
            process.terminate()  # a signal only while it is our child
            process.join(0)
        if line is not None:
            line.close()


def _exchange(
    line: "Connection[tuple[str, Puzzle | Question], Answer]",
    bot: str,
    asked: Puzzle | Question,
    limit: float,
    fresh: bool,
) -> Answer:
    try:
        if fresh:
            if not line.poll(START_LIMIT):
                raise ThinkingFailed("it did not start")
            line.recv()
        line.send((bot, asked))
        if not line.poll(limit):
            raise ThinkingFailed("it thought too long")
        return line.recv()
    except (EOFError, OSError) as error:
        raise ThinkerDied from error


class Thinkers:
    """Whoever a person waits for comes first; among equals, whoever came first. A table asks one thing at a time, so
    that no table stands in line twice."""

    def __init__(self, bot: str, count: int) -> None:
        self._bot = bot
        self.all = [Thinker() for _ in range(count)]
        self._free = list(self.all)
        self._urgent: deque[asyncio.Future[Thinker]] = deque()
        self._patient: deque[asyncio.Future[Thinker]] = deque()

    @property
    def waiting(self) -> int:
        return len(self._urgent) + len(self._patient)

    async def ask(self, puzzle: Puzzle, limit: float, urgent: bool = True) -> str:
        """A bot's move."""
        return str(await self._ask(puzzle, limit, urgent))

    async def propose(self, question: Question, limit: float) -> Proposal:
        found = await self._ask(question, limit, True)
        assert isinstance(found, Proposal)
        return found

    async def _ask(self, asked: Puzzle | Question, limit: float, urgent: bool) -> str | Proposal:
        """The answer, once somebody is free to think; the limit counts from then. A thinker that died is replaced and
        asked again."""
        for _ in range(LIVES):
            thinker = await self._turn(urgent)
            try:
                return await thinker.ask(self._bot, asked, limit)
            except ThinkerDied:
                thinker.stop()
            except BaseException:  # it may still be thinking
                thinker.stop()
                raise
            finally:
                self._release(thinker)
        raise ThinkingFailed(f"it died {LIVES} times")

    async def _turn(self, urgent: bool) -> Thinker:
        if self._free:
            return self._free.pop()
        mine: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._patient).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._release(mine.result())
            raise

    def _release(self, thinker: Thinker) -> None:
        for line in (self._urgent, self._patient):
            while line:
                next_one = line.popleft()
                if not next_one.done():
                    next_one.set_result(thinker)
                    return
        self._free.append(thinker)

    def stop(self) -> None:
        for thinker in self.all:
            thinker.stop()
