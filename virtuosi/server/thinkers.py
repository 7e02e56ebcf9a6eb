"""Processes in which bots think, so that the house never waits for them. One that overruns or dies is replaced without
disturbing the others, and one that could think with compiled rules by now is renewed before it is asked again."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from pathlib import Path

import msgspec

from virtuosi.bots.deciding import Company, elected, worth_company
from virtuosi.core.compiled import compiled_copy
from virtuosi.core.foresight import Advice
from virtuosi.server.thinking import (
    LENGTH,
    About,
    Answer,
    Asked,
    Awake,
    Consultation,
    Counsel,
    Decision,
    Failure,
    Proposal,
    Puzzle,
    Question,
    framed,
)

START_LIMIT = 60.0
END_LIMIT = 2.0
LIVES = 3  # thinkers that may die over one question
URGENT, ASKED, PATIENT, IDLE = range(4)  # a person waits for a bot, or for advice; nobody waits; there is no hurry


class ThinkingFailed(Exception):
    """The bot found no move, or not in time."""


class ThinkerDied(Exception):
    """The process ended while it thought; whoever asks again gets another."""


class Thinker:
    """One process, once it is asked for the first time."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._rules: Path | None = None  # where its compiled rules lie; None: it plays with those of the house

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, bot: str, about: About, limit: float) -> Decision | Proposal | Counsel:
        rules = await asyncio.to_thread(compiled_copy)
        if rules is not None and rules != self._rules:
            self.stop()
        try:
            process = self._process or await self._start(rules)
            assert process.stdin is not None
            process.stdin.write(framed(Asked(bot, about)))
            found = await _heard(process, limit, "it thought too long")
        except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
            await self._ended()
            raise ThinkerDied from error
        if isinstance(found, Decision | Proposal | Counsel):
            return found
        raise ThinkingFailed(found.reason if isinstance(found, Failure) else "it said nothing")

    async def _start(self, rules: Path | None) -> Process:
        # Only by the path it is told: where the house was started from must not count before it.
        command = [sys.executable, "-P", "-m", "virtuosi.server.thinking"]
        path = [str(rules)] if rules else []
        here = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, *filter(None, sys.path)])}
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=here)
        self._rules = rules
        assert isinstance(await _heard(self._process, START_LIMIT, "it did not start"), Awake)
        return self._process

    async def _ended(self) -> None:
        """Whoever falls silent has usually ended; its number is then free for others, and gets no signal of ours."""
        if self._process is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(END_LIMIT):
                    await self._process.wait()

    def stop(self) -> Process | None:
        """End the process, if there is one; the caller may wait for it."""
        process, self._process, self._rules = self._process, None, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it has just ended by itself
                process.terminate()
        return process


async def _heard(process: Process, limit: float, late: str) -> Answer:
    """The next word of a process; what it says too late is `late`."""
    line = process.stdout
    assert line is not None
    try:
        async with asyncio.timeout(limit):
            length = await line.readexactly(LENGTH)
            told = await line.readexactly(int.from_bytes(length, "big"))
    except TimeoutError:
        raise ThinkingFailed(late) from None
    found: Answer = msgspec.msgpack.decode(told, type=Answer)
    return found


class Thinkers:
    """Whoever a person waits for comes first; among equals, whoever came first. A table asks one thing at a time, so
    that no table stands in line twice."""

    def __init__(self, bot: str, count: int) -> None:
        self._bot = bot
        self.all = [Thinker() for _ in range(count)]
        self._free = list(self.all)
        self._together = False  # whether all of them are asked the same
        self._lines: list[deque[asyncio.Future[Thinker]]] = [deque() for _ in range(IDLE + 1)]

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._lines)

    def ahead(self, urgent: bool) -> int:
        """How many answers somebody who asks now has to wait for; 0 when a thinker is free."""
        if self._free:
            return 0
        before = self._lines[: (URGENT if urgent else PATIENT) + 1]
        return 1 + sum(len(line) for line in before) // len(self.all)

    async def ask(
        self, puzzle: Puzzle, limit: float, urgent: bool = True, begun: Callable[[], None] | None = None
    ) -> Decision:
        """A bot's move; `begun` is called when a thinker is free to look for it. While one person alone waits for
        a bot that thinks long, all thinkers look for it together."""
        alone = not self._together and 1 < len(self._free) == len(self.all)
        if alone and urgent and worth_company(puzzle.level):
            return await self._ask_all(puzzle, limit)
        found = await self._ask(puzzle, limit, URGENT if urgent else PATIENT, begun)
        assert isinstance(found, Decision)
        return found

    async def _ask_all(self, puzzle: Puzzle, limit: float) -> Decision:
        """What most of their iterations speak for; those who fail do not count, unless all do."""
        size, self._together = len(self._free), True
        parts = [msgspec.structs.replace(puzzle, company=Company(size, place)) for place in range(size)]
        try:
            async with asyncio.TaskGroup() as group:
                asked = [group.create_task(self._tried(part, limit)) for part in parts]
        finally:
            self._together = False
        answers = [task.result() for task in asked]
        found = [one for one in answers if isinstance(one, Decision)]
        if not found:
            raise ThinkingFailed(str(answers[0]))
        move = elected([one.votes or {one.move: 1.0} for one in found])
        iterations, seconds = sum(one.iterations for one in found), max(one.seconds for one in found)
        return Decision(move, iterations, seconds, found[0].compiled)

    async def _tried(self, part: Puzzle, limit: float) -> Decision | ThinkingFailed:
        try:
            found = await self._ask(part, limit, URGENT)
        except ThinkingFailed as failed:
            return failed
        assert isinstance(found, Decision)
        return found

    async def propose(self, question: Question, limit: float) -> Proposal:
        found = await self._ask(question, limit, URGENT)
        assert isinstance(found, Proposal)
        return found

    async def consult(self, consultation: Consultation, limit: float, place: int) -> Advice:
        """Advice, for whoever waits for it (ASKED) or will look at it some time (IDLE)."""
        found = await self._ask(consultation, limit, place)
        assert isinstance(found, Counsel)
        return found.advice

    async def _ask(
        self, asked: About, limit: float, place: int, begun: Callable[[], None] | None = None
    ) -> Decision | Proposal | Counsel:
        """The answer, once somebody is free to think; the limit counts from then. A thinker that died is replaced and
        asked again."""
        for _ in range(LIVES):
            thinker = await self._turn(place)
            try:
                if begun is not None:
                    begun()
                return await thinker.ask(self._bot, asked, limit)
            except ThinkerDied:
                thinker.stop()
            except BaseException:  # it may still be thinking
                thinker.stop()
                raise
            finally:
                self._release(thinker)
        raise ThinkingFailed(f"it died {LIVES} times")

    async def _turn(self, place: int) -> Thinker:
        if self._free:
            return self._free.pop()
        mine: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._lines[place].append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._release(mine.result())
            raise

    def _release(self, thinker: Thinker) -> None:
        for line in self._lines:
            while line:
                next_one = line.popleft()
                if not next_one.done():
                    next_one.set_result(thinker)
                    return
        self._free.append(thinker)

    async def stop(self) -> None:
        ending = [thinker.stop() for thinker in self.all]
        await asyncio.gather(*(process.wait() for process in ending if process is not None))
