"""Processes in which bots think, so that the house never waits for them. Each one is alone in its pool: one that
overruns or dies is replaced without disturbing the others."""

import asyncio
import contextlib
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context

import msgspec

from virtuosi.bots.processes import end_with_parent
from virtuosi.core.saving import expanded

START_LIMIT = 60.0


class Puzzle(msgspec.Struct, frozen=True):
    """What a bot is asked. The position goes in whole; the bots' side redraws what the seat cannot know at once."""

    game: str
    seats: int
    options: dict[str, bool | str]
    saved: bytes
    seat: int
    level: str
    seed: int
    spent: float = 0.0  # seconds this seat has thought since it came to move


class ThinkingFailed(Exception):
    """No move came back."""


def think(bot: str, puzzle: Puzzle) -> str:
    """In the worker: the move of the bot named `module:function`."""
    module, _, name = bot.partition(":")
    choose = getattr(import_module(module), name)
    p = puzzle
    return str(choose(p.game, None, p.seats, p.options, expanded(p.saved), p.seat, p.level, p.seed, p.spent))


def settle_in() -> None:
    """In the worker: leave Ctrl-C and the first place at the processor to the house, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    end_with_parent()


class Thinker:
    """One process."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    async def ask(self, bot: str, puzzle: Puzzle, limit: float) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_in)
            self._pid = await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(os.getpid)), START_LIMIT)
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(think, bot, puzzle)), limit)

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGTERM)
        pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    def __init__(self, bot: str, count: int) -> None:
        self._bot = bot
        self._all = [Thinker() for _ in range(count)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def ask(self, puzzle: Puzzle, limit: float) -> str:
        """The move, once somebody is free to think; the limit counts from then."""
        thinker = await self._free.get()
        try:
            return await thinker.ask(self._bot, puzzle, limit)
        except (TimeoutError, BrokenProcessPool, OSError) as error:
            thinker.stop()
            raise ThinkingFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            thinker.stop()
            raise
        except Exception as error:  # whatever the bot raised, the house goes on
            raise ThinkingFailed(f"{type(error).__name__}: {error}") from error
        finally:
            self._free.put_nowait(thinker)

    def stop(self) -> None:
        for thinker in self._all:
            thinker.stop()
