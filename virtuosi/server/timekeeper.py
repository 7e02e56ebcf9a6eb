"""Sees to tables whose time has come: somebody's clock has run out, or seats have been empty for too long.

The deadline lies in the table's row, and carrying it out is a change like any other that follows a version: several
processes may try, and one does it. Until when the house lived is written down every few seconds; when it opens again,
or was held up, whatever lies between is nobody's time."""

import asyncio
import contextlib

import msgspec
from sqlalchemy import ColumnElement, bindparam, insert, select, update

from virtuosi.server.clock import due as clock_due
from virtuosi.server.clock import slept, spent
from virtuosi.server.errors import StorageFailure, Trouble, log
from virtuosi.server.house import House
from virtuosi.server.notes import FILLED, RESIGNED, TIME_UP, TIMED_OUT
from virtuosi.server.notices.outbox import remind_later
from virtuosi.server.opening import LEVEL
from virtuosi.server.rows import HeartbeatRow, TableRow
from virtuosi.server.seating import FOR_GOOD, next_host
from virtuosi.server.table import Table
from virtuosi.server.terms import clock_of, due, empty_seats, moment, terms_of
from virtuosi.server.writer import Overtaken, Statement, Write

TICK = 1.0  # seconds between looks
BEAT = 5.0  # between notes that the house lives
HELD_UP = 5.0  # without a look: the machine slept, or something held the house up
NOTICED = 1000  # whoever has more than so many times as long left does not miss what held the house up
GRACE = 1.0  # for a move that is on its way
ONE = 1  # the only row of heartbeats

FIRST = Statement(insert(HeartbeatRow))
LIVES = Statement(update(HeartbeatRow).where(HeartbeatRow.id == bindparam("id_")).values(lived=bindparam("lived")))


class Timekeeper:
    def __init__(self, house: House) -> None:
        self.house = house
        self.lived = 0.0  # until when the house is known to have lived
        self._noted = 0.0  # what of that is stored

    async def start(self) -> None:
        """The house opens: what passed while it was closed is given back."""
        storage = self.house.storage
        async with storage.reading() as session:
            row = await session.get(HeartbeatRow, ONE)
        if row is None:
            with contextlib.suppress(Overtaken):
                await storage.writer.write([Write(FIRST, {"id": ONE, "lived": self.house.time})])
        else:
            await self._give_back(row.lived, TableRow.due.is_not(None))
        self.lived = self.house.time

    async def go_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.look()
            except (StorageFailure, Overtaken) as error:
                log.error("the clocks could not be looked at: %s", error)
            except Exception:
                log.exception("the clocks could not be looked at")

    async def look(self) -> None:
        """Carry out what is due now."""
        time = self.house.time
        held_up = time - self.lived
        if held_up > HELD_UP:
            await self._give_back(self.lived, TableRow.due <= moment(time + NOTICED * held_up))
        self.lived = time
        running = await self._running()
        if running and time - self._noted >= BEAT:
            await self.house.storage.writer.write([Write(LIVES, {"id_": ONE, "lived": time})])
            self._noted = time
        late = moment(time - GRACE)
        for table_id in await self._running(late):
            try:
                await self._see_to(table_id)
            except Overtaken:
                await self.house.anew(table_id)
            except StorageFailure:
                raise
            except Exception:  # of one table; the others have their time too
                log.exception("the time of table %s could not be seen to", table_id)

    async def _running(self, late: object = None) -> list[str]:
        """The tables that have a deadline, or whose deadline has passed."""
        passed = TableRow.due.is_not(None) if late is None else TableRow.due <= late
        async with self.house.storage.reading() as session:
            found = select(TableRow.id).where(passed, TableRow.over.is_(False)).order_by(TableRow.due)
            return list(await session.scalars(found if late is not None else found.limit(1)))

    async def _see_to(self, table_id: str) -> None:
        async with self.house.at(table_id) as table:
            ends = due(table)
            if ends is None or ends > self.house.time - GRACE:
                return
            empty = empty_seats(table)
            if empty:
                await self._fill(table, empty)
            else:
                await self._run_out(table)

    async def _fill(self, table: Table, empty: list[int]) -> None:
        """Bots sit down where nobody came; a table that nobody came to at all stays as it is."""
        level = LEVEL if table.terms.fill is None else table.terms.fill.level
        try:
            await self.house.room_for_bots([row for row in table.seats if row.seat not in empty])
        except Trouble:
            table.terms = msgspec.structs.replace(table.terms, fill=None)
            await self.house.tended(table)
            return
        for seat in empty:
            if seat == empty[-1]:
                table.terms = msgspec.structs.replace(table.terms, fill=None)
            await self.house.reseat(table, seat, FILLED, kind="bot", level=level, invitation_hash=None)

    async def _run_out(self, table: Table) -> None:
        """No time left: a bot plays on, or the seat is lost. If nobody else is there to wait, nothing happens."""
        seat, timing = table.actor, table.terms.clock
        guest = table.seats[seat].guest_id
        others = [row for row in table.seats if row.kind == "person" and row.guest_id != guest]
        if timing is None or table.clock is None:
            return
        if not others:
            table.clock = spent(timing, table.clock, self.house.time)
            await self.house.tended(table, table.note(seat, TIME_UP, at=self.house.clock()))
        elif timing.after == "bot":
            await self.house.reseat(table, seat, TIMED_OUT, kind="bot", level=LEVEL)
        else:
            await self.house.reseat(table, seat, RESIGNED, host=next_host(table, seat), **FOR_GOOD)

    async def _give_back(self, lived: float, where: ColumnElement[bool]) -> None:
        """What passed since the house last lived was nobody's time at these tables."""
        async with self.house.storage.reading() as session:
            rows = list(await session.scalars(select(TableRow).where(where)))
        await asyncio.gather(*(self._give_back_at(row, lived) for row in rows))

    async def _give_back_at(self, row: TableRow, lived: float) -> None:
        """From its row alone: many tables may have to be seen to before the house opens."""
        time, terms = self.house.time, terms_of(row.terms)
        clock = clock_of(row.clock, terms, row.seats)
        if terms.clock is not None and clock is not None and clock.since is not None:
            clock = slept(terms.clock, clock, lived, time)
            row.clock, ends = msgspec.to_builtins(clock), clock_due(terms.clock, clock)
        elif terms.fill is not None:
            fill = terms.fill.slept(lived, time)
            row.terms, ends = msgspec.to_builtins(msgspec.structs.replace(terms, fill=fill)), fill.at
        else:
            return
        row.due = None if ends is None else moment(ends)
        try:
            await self.house.storage.tend(row, [], *([] if row.due is None else [remind_later(row.id, row.due)]))
        except Overtaken:
            log.info("table %s went on before its clock was set", row.id)
        await self.house.anew(row.id)
