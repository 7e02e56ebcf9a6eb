"""Advice at the tables: hints for whoever is to move, and what could have been done better once a match is over. The
work is bounded: one hint a table and a guest at a time, behind all who wait for bots; analyses come last of all."""

import asyncio

from virtuosi.bots.coach import Effort
from virtuosi.bots.levels import LEVELS
from virtuosi.core.foresight import Advice
from virtuosi.server.analysis import MOST, Analysis, Decision, Job, spread, turns
from virtuosi.server.bot_seats import whim
from virtuosi.server.errors import Trouble, log
from virtuosi.server.house import House
from virtuosi.server.settings import Settings
from virtuosi.server.table import Eyes, Table
from virtuosi.server.thinkers import ASKED, IDLE, Thinkers, ThinkingFailed
from virtuosi.server.thinking import Consultation

REVIEW = 4000  # iterations for one turn of a finished match, at most
MOST_AT_ONCE = 4  # analyses under way
MOST_KEPT = 50  # analyses; the oldest is worked out anew if somebody asks again


class Coaching:
    def __init__(self, house: House, thinkers: Thinkers, settings: Settings) -> None:
        self.house = house
        self.thinkers = thinkers
        self.grace = settings.thinking_grace
        self._hint = Effort(LEVELS["master"].iterations, settings.hint_seconds)
        self._review = Effort(REVIEW, settings.review_seconds)
        self._asking: set[str] = set()  # tables and guests that wait for a hint
        self._jobs: dict[str, Job] = {}  # analyses by table, the oldest first

    async def hint(self, table_id: str, eyes: Eyes) -> Advice:
        """The best moves of the seat that decides, worked out by a thinker from what it may know."""
        async with self.house.at(table_id) as table:
            seat = table.seat_of(eyes)
            if seat is None or eyes.guest is None:
                raise Trouble("wrong_seat")
            match = table.match
            table.check(seat, match.number)
            if not table.coached:
                raise Trouble("no_coach")
            asked = self._asked(table, Decision(match.number, seat, table.saved()), self._hint)
            who = {table_id, eyes.guest}
            if not self._asking.isdisjoint(who):
                raise Trouble("busy")
            self._asking |= who
        try:
            return await self.thinkers.consult(asked, self._hint.seconds + self.grace, ASKED)
        except ThinkingFailed as error:
            log.warning("no hint was found at table %s: %s", table_id, error)
            raise Trouble("no_advice") from error
        finally:
            self._asking -= who

    def _asked(self, table: Table, decision: Decision, effort: Effort) -> Consultation:
        match = table.match
        at = (match.game.id, match.seats, match.options, decision.saved, decision.seat, decision.number)
        return Consultation(*at, whim(), effort, table.edition, decision.made)

    async def begin(self, table_id: str, eyes: Eyes) -> Analysis:
        """Have a finished match looked through, unless that was begun before."""
        async with self.house.at(table_id) as table:
            table.seat_of(eyes)
            if not table.match.over:
                raise Trouble("not_over")
            job = self._jobs.get(table_id)
            if job is None or job.failed:
                self._make_room(eyes.guest)
                job = self._jobs[table_id] = Job(eyes.guest)
                job.task = asyncio.create_task(self._look_through(table, job), name=f"analysis of {table_id}")
            return job.told()

    def _make_room(self, guest: str | None) -> None:
        under_way = [job for job in self._jobs.values() if job.under_way]
        if len(under_way) >= MOST_AT_ONCE or any(job.guest == guest for job in under_way):
            raise Trouble("busy_analysing")
        for table_id, job in list(self._jobs.items()):
            if len(self._jobs) >= MOST_KEPT and not job.under_way:
                del self._jobs[table_id]

    async def analysis(self, table_id: str, eyes: Eyes, since: int) -> Analysis:
        """How far it is; of its moments those after the first `since`."""
        async with self.house.at(table_id) as table:
            table.seat_of(eyes)
            job = self._jobs.get(table_id)
            return Analysis(0, 0, begun=False) if job is None else job.told(since)

    async def _look_through(self, table: Table, job: Job) -> None:
        try:
            found = spread(await asyncio.to_thread(turns, table), MOST)
            job.total = len(found)
            for decision in found:
                asked = self._asked(table, decision, self._review)
                job.add(decision, await self.thinkers.consult(asked, self._review.seconds + self.grace, IDLE))
        except ThinkingFailed as error:
            log.warning("the match at table %s could not be looked through: %s", table.id, error)
            job.failed = True
        except Exception:
            log.exception("the match at table %s could not be looked through", table.id)
            job.failed = True
        finally:
            job.under_way = False

    async def stop(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
