"""Keeps the bots' seats in play: whenever one is to move, it is asked, and its move is played like any other."""

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import Protocol

import msgspec

from virtuosi.bots.guests import patience, promise_of
from virtuosi.bots.levels import LEVELS, allowance
from virtuosi.core.match import Played
from virtuosi.server.broker import Broker
from virtuosi.server.errors import StorageFailure, Trouble
from virtuosi.server.house import House
from virtuosi.server.pace import Pace
from virtuosi.server.table import Moment, Table
from virtuosi.server.thinkers import Thinkers, ThinkingFailed
from virtuosi.server.thinking import Puzzle
from virtuosi.server.writer import Overtaken

log = logging.getLogger("virtuosi.server")

MOST_FAILURES = 5  # in a row, of our own making; then a person has to look
BELOW = {"grand": "master", "master": "scholar", "scholar": "novice"}
FOR_GUESTS = "scholar"  # who takes the seat of another package's bot that failed
RETRY = 2.0  # seconds until a move that could not be stored is tried again
CONTEND, CONTENDED = 0.3, 5  # seconds between tries to take over from another process, and how many there are


class Claims(Protocol):
    """Which work is this process's own."""

    async def claim(self, what: str) -> bool: ...

    async def release(self, what: str) -> None: ...


def work_at(table_id: str) -> str:
    return f"bots {table_id}"


def whim() -> int:
    """What sets one thought of a bot apart from the next."""
    return secrets.randbits(31)


class Turn(msgspec.Struct, frozen=True):
    """A bot is to move at this moment, and these are its moves."""

    moment: Moment
    moves: list[str]
    puzzle: Puzzle
    pace: Pace  # the seat's, to be kept up
    urgent: bool  # a person waits for it


class Thought:
    """How long the bot that is to move has thought since it came to move."""

    def __init__(self) -> None:
        self.seat = -1
        self.seconds = 0.0
        self.usual: float | None = None  # seconds of the last decision that was one
        self.last: tuple[int, int, str] | None = None  # of that decision: its seed, number and move

    def so_far(self, seat: int) -> float:
        if seat != self.seat:
            self.seat, self.seconds = seat, 0.0
        return self.seconds

    def follows(self, played: list[Played], seat: int) -> tuple[int, str]:
        """Seed and move of the last decision, if it was played and nobody else has moved since; else 0 and none."""
        if self.last is None:
            return 0, ""
        seed, number, move = self.last
        since = played[number:]
        played_on = since and since[0].move == move and all(one.actor == seat for one in since)
        return (seed, move) if played_on else (0, "")


class BotSeats:
    def __init__(
        self, house: House, thinkers: Thinkers, broker: Broker, pause: float, grace: float, claims: Claims
    ) -> None:
        self.house = house
        self.claims = claims
        self.thinkers = thinkers
        self.broker = broker
        self.pause = pause
        self.grace = grace
        self.thinking: dict[str, int] = {}  # the seat that thinks, by table
        self.stuck: set[str] = set()  # tables where a person has to look
        self._playing: dict[str, asyncio.Task[None]] = {}
        house.listeners.append(self.notice)

    def notice(self, table: Table) -> None:
        if table.bot is not None:
            self.wake(table.id)

    def wake(self, table_id: str) -> None:
        """Let the bots of this table play until a person is to move."""
        if table_id not in self._playing:
            self._playing[table_id] = asyncio.create_task(self._play_on(table_id), name=f"bots at {table_id}")

    async def resume(self) -> None:
        """After a restart: every bot goes on where it was."""
        for table_id in await self.house.storage.waiting_for_bots():
            self.wake(table_id)

    async def stop(self) -> None:
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play_on(self, table_id: str) -> None:
        failures = 0
        thought = Thought()
        try:
            while failures < MOST_FAILURES:
                try:
                    if not await self._claimed(table_id):
                        return
                    turn = await self._turn(table_id, thought)
                    if turn is None:
                        return
                    await self._move(table_id, turn, thought)
                    failures = 0
                except Overtaken:
                    continue  # by somebody in another process: the table is another one now
                except StorageFailure as error:
                    log.error("a bot's move could not be stored, it is tried again: %s", error)
                    await asyncio.sleep(RETRY)
                except Exception as error:
                    if isinstance(error, Trouble) and error.failure.code == "unknown_table":
                        return  # it was put away meanwhile
                    failures += 1
                    log.exception("a bot at table %s could not move, it is asked again", table_id)
            self.stuck.add(table_id)
        finally:
            self.thinking.pop(table_id, None)
            if self._playing.get(table_id) is asyncio.current_task():
                del self._playing[table_id]
            if table_id not in self._playing:
                await self.claims.release(work_at(table_id))

    async def _claimed(self, table_id: str) -> bool:
        """Whether the bots of this table are ours to play. Another process may just be letting go of them; if it does
        not, they are its own, and found again should it die."""
        for _ in range(CONTENDED):
            if await self.claims.claim(work_at(table_id)):
                return True
            await asyncio.sleep(CONTEND)
        return False

    async def _turn(self, table_id: str, thought: Thought) -> Turn | None:
        async with self.house.at(table_id) as table:
            bot, match = table.bot, table.match
            if bot is None:
                # Before the table is let go: the next change must find nobody playing, and wake the bots anew.
                self._playing.pop(table_id, None)
                return None
            moves = [match.game.space.names[move] for move in match.position.moves()]
            level = bot.level or "scholar"
            seed = whim()
            spent = thought.so_far(bot.seat)
            asked = (match.game.id, match.seats, match.options, table.saved(), bot.seat, level, seed, spent)
            people = any(seat.kind == "person" for seat in table.seats)
            before = thought.follows(match.played, bot.seat)
            pace = table.paces.setdefault(bot.seat, Pace())
            urgent = people and self.broker.attended(table_id)
            return Turn(table.moment, moves, Puzzle(*asked, table.edition, *before), pace, urgent)

    async def _move(self, table_id: str, turn: Turn, thought: Thought) -> None:
        began = time.monotonic()
        move = await self._choose(table_id, turn, thought)
        await asyncio.sleep(max(0.0, began + self.pause - time.monotonic()))
        try:
            await self.house.play_bot(table_id, turn.moment, move)
        except Trouble as trouble:
            if trouble.failure.code != "refused":
                raise
            log.warning("a bot at table %s chose what it may not, a random move is played: %s", table_id, trouble)
            await self.house.play_bot(table_id, turn.moment, secrets.choice(turn.moves))

    async def _choose(self, table_id: str, turn: Turn, thought: Thought) -> str:
        seat, level = turn.puzzle.seat, promise_of(turn.puzzle.level)
        self.thinking[table_id] = seat
        ahead = self.thinkers.ahead(turn.urgent) if len(turn.moves) > 1 else 0
        self.broker.thinks(table_id, seat, ahead)
        began = time.monotonic()
        try:
            if len(turn.moves) == 1:  # as slowly as if there were others: nobody learns from the clock
                await asyncio.sleep(allowance(level, turn.puzzle.spent) if thought.usual is None else thought.usual)
                return turn.moves[0]
            begun = partial(self.broker.thinks, table_id, seat) if ahead else None
            decision = await self.thinkers.ask(
                turn.puzzle, patience(level, turn.puzzle.spent) + self.grace, turn.urgent, begun
            )
            thought.usual = min(allowance(level, turn.puzzle.spent), time.monotonic() - began)
            thought.last = (turn.puzzle.seed, turn.moment.number, decision.move)
            turn.pace.add(decision)
            return decision.move
        except ThinkingFailed as error:
            return await self._step_down(table_id, turn, error)
        finally:
            thought.seconds += time.monotonic() - began
            self.thinking.pop(table_id, None)

    async def _step_down(self, table_id: str, turn: Turn, error: ThinkingFailed) -> str:
        """The seat goes to the level below, for everybody to see, and that one is asked; below the lowest is chance.

        A bot of another package has failed for good: the table must not wait for it at every decision."""
        level = turn.puzzle.level
        log.warning("the %s at table %s did not find a move: %s", level, table_id, error)
        below = BELOW.get(level) if level in LEVELS else FOR_GUESTS
        if below is None:
            return secrets.choice(turn.moves)
        await self.house.relevel(table_id, turn.puzzle.seat, below)
        again = msgspec.structs.replace(turn, puzzle=msgspec.structs.replace(turn.puzzle, level=below))
        try:
            return (await self.thinkers.ask(again.puzzle, LEVELS[below].turn + self.grace, turn.urgent)).move
        except ThinkingFailed as failed:
            return await self._step_down(table_id, again, failed)
