"""The house: opens tables, and writes down every change before it is told."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from datetime import datetime
from typing import cast

import msgspec

from virtuosi.core.match import Played
from virtuosi.games import Edition
from virtuosi.server.again import asked_again
from virtuosi.server.ahead import due_answer
from virtuosi.server.at_hand import at_hand
from virtuosi.server.bodies import Heard, MoveBody, Opened, Opening, PlayingOn, UndoBody
from virtuosi.server.branching import branched
from virtuosi.server.broker import Broker, Listener
from virtuosi.server.errors import Trouble
from virtuosi.server.guests import Guests
from virtuosi.server.notes import HOLDING, LEAVING, STEPPED_DOWN
from virtuosi.server.notices.outbox import table_leaves
from virtuosi.server.opening import NewTable, chosen_edition, new_table, sit_down
from virtuosi.server.places import Places
from virtuosi.server.proposals import settled
from virtuosi.server.rewinding import undo
from virtuosi.server.rows import NoteRow, SeatRow, now
from virtuosi.server.statements import columns
from virtuosi.server.storage import Storage
from virtuosi.server.table import UNDO, Eyes, Moment, Request, Table
from virtuosi.server.talk import RoomName
from virtuosi.server.talk_book import read_talk
from virtuosi.server.terms import tend, write_down
from virtuosi.server.tidying import bots_only
from virtuosi.server.writer import Write


class Counts(msgspec.Struct):
    """What happened since the house was opened."""

    opened: int = 0
    moves: int = 0
    undone: int = 0


class House:
    def __init__(
        self,
        storage: Storage,
        broker: Broker,
        idle: float,
        offered: Sequence[Edition] = (),
        bot_tables: int = 0,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self.storage = storage
        self.guests = Guests(storage)
        self.broker = broker
        self.idle = idle
        self.bot_tables = bot_tables  # that may be in play with nobody but bots; 0: no limit
        self.offered = offered  # editions beside the shipped ones
        self.clock = clock  # what time it is; tests move it
        self.listeners: list[Callable[[Table], None]] = []  # called after every change
        self.counts = Counts()
        self.planning: set[str] = set()  # tables at which a way to a goal is looked for
        self._places = Places(storage)

    @property
    def time(self) -> float:
        return self.clock().timestamp()

    @property
    def at_hand(self) -> int:
        return len(self._places)

    def at(self, table_id: str) -> AbstractAsyncContextManager[Table]:
        """The table, for oneself alone; fetched from storage if need be."""
        return self._places.at(table_id)

    def holds(self, table_id: str) -> bool:
        """Whether it is at hand, or somebody looks at it."""
        return table_id in self._places or self.broker.watched(table_id)

    def held(self) -> dict[str, int]:
        """The versions of these tables; -1 of one that could not be fetched when it changed."""
        return {table_id: -1 for table_id, _ in self.broker.all_here()} | self._places.versions()

    async def anew(self, table_id: str, version: int | None = None) -> None:
        """Somebody changed it in storage, to this version: it is fetched again, and shown to those who look."""
        before = None
        if table_id in self._places:
            async with self.at(table_id) as before:
                if version is not None and before.row.version >= version:
                    return  # by ourselves
                self._places.forget(table_id)
        elif not self.broker.watched(table_id):
            return
        async with self.at(table_id) as table:
            if before is not None:
                table.remember(before)
            self.broker.changed(table)

    async def hear_again(self, table_id: str, room: str | None, version: int) -> None:
        """Somebody spoke at the table in storage: it is told to those who look, unless it was said here."""
        async with self.at(table_id) as table:
            if room is None or table.talk.rooms[cast(RoomName, room)].version < version:
                before, table.talk = table.talk, await read_talk(self.storage, table_id)
                table.talk.remember(before)
                self.broker.talked(table)

    async def closed(self, table_id: str) -> None:
        """Somebody put it away for good; those who look at it are told when they connect anew."""
        if table_id in self._places:
            with contextlib.suppress(Trouble):
                async with self.at(table_id):
                    self._places.forget(table_id)
        self.broker.call_again(table_id=table_id)

    async def give_notice(self, table_id: str) -> None:
        """To everybody here: the table is forgotten, and will be put away."""
        async with self.at(table_id) as table:
            await self.storage.writer.write([table_leaves(table_id, table.match.number)])
            await self.reseat(table, max(0, table.match.position.actor), LEAVING)

    async def close(self, table_id: str) -> None:
        """Put a table away for good; those who look at it are told when they connect anew."""
        async with self.at(table_id) as table:
            await self.storage.close_table(table_id, table.row.version)
        await self.closed(table_id)

    @contextmanager
    def storing(self, table: Table) -> Iterator[None]:
        """What fails between a change and its storing never happened: the table is fetched anew."""
        try:
            yield
        except BaseException:
            self._places.forget(table.id)
            raise

    @contextmanager
    def changing(self, table: Table) -> Iterator[None]:
        """A change that everybody at the table is told of, once it is stored."""
        with self.storing(table):
            yield
        table.changed()
        self.broker.changed(table)
        for listener in self.listeners:
            listener(table)

    @contextmanager
    def speaking(self, table: Table) -> Iterator[None]:
        """The same for what is said there: it changes nothing in the match."""
        with self.storing(table):
            yield
        self.broker.talked(table)

    def tidy(self) -> None:
        """Put away the tables nobody is at."""
        self._places.tidy(self.idle, self.broker.watched)

    async def open(self, wish: Opening, key: str) -> Opened:
        return await self._open(new_table(wish, chosen_edition(wish, self.offered), self.clock()), key)

    async def play_on(self, table_id: str, number: int, wish: PlayingOn, key: str) -> Opened:
        """A table that begins where a finished match stood after so many moves."""
        async with self.at(table_id) as table:
            table.seat_of(Eyes(await self.guests.who(key)))
            new = branched(table, number, wish, self.clock())
        return await self._open(new, key)

    async def _open(self, new: NewTable, key: str) -> Opened:
        await self.room_for_bots(new.table.seats)
        return await self.lay(new, await self.guests.welcome(key))

    async def lay(self, new: NewTable, host: str, *also: Write) -> Opened:
        """A new table, stored together with what it changes elsewhere, and its host sits down."""
        table = new.table
        sit_down(table, host)
        tend(table, self.time, self.time)
        await self.storage.keep_pack(table.match.pack.digest, table.edition)
        await self.storage.add_table(table.row, table.seats, new.moves, *also)
        if self.storage.file is not None:  # else the next request may go to another process
            self._places.lay(table)
        self.counts.opened += 1
        for listener in self.listeners:
            listener(table)
        return Opened(table.id, new.invitations)

    async def room_for_bots(self, seats: Sequence[SeatRow]) -> None:
        """Trouble when these are all bots', and too many tables are already."""
        alone = self.bot_tables and all(seat.kind == "bot" for seat in seats)
        if alone and await bots_only(self.storage) >= self.bot_tables:
            raise Trouble("too_many_bots")

    @asked_again
    async def look(self, table_id: str, eyes: Eyes, since: int | None = None) -> bytes:
        """The table, encoded; of its log, what came after the version `since`."""
        async with self.at(table_id) as table:
            return self.broker.scenes.told(table, table.seat_of(eyes), since)

    @asked_again
    async def watch(
        self, table_id: str, eyes: Eyes, since: int | None, heard: Heard, difference: bool = False
    ) -> Listener:
        """Somebody comes to look: they get the table as it stands, and everything from then on."""
        async with self.at(table_id) as table:
            listener = Listener(table.seat_of(eyes), since, eyes.guest, heard, difference)
            self.broker.join(table, listener)
            return listener

    async def reseat(self, table: Table, seat: int, said: str | None, *also: Write, **changes: str | None) -> None:
        """A seat is held otherwise from now on, and the log says how. `host` is the table's, the rest the seat's; what
        must `also` be written for it comes first."""
        asked = self.time
        with self.changing(table):
            table.row.host = changes.pop("host", table.row.host)
            row = table.seats[seat] = at_hand(SeatRow(**{**columns(table.seats[seat]), **changes}))
            notes = [] if said is None else [table.note(seat, said, row.level, at=self.clock())]
            if said in HOLDING:
                table.asking = settled(table.asking)
                table.ahead.pop(seat, None)
            tend(table, asked, self.time)
            await self.storage.reseat(table.row, row, notes, table.match.number, *also)
            table.notes += notes

    async def tended(self, table: Table, *notes: NoteRow) -> None:
        """What is agreed, asked or counted at the table is stored as it stands now, and told."""
        with self.changing(table):
            write_down(table)
            await self.storage.tend(table.row, notes)
            table.notes += notes

    async def abandon(self, table: Table, note: NoteRow) -> None:
        """Everybody agreed: the match ends as it stands, and nobody has won."""
        with self.changing(table):
            table.row.abandoned = True
            table.ahead = {}
            write_down(table)
            await self.storage.abandon(table.standing(), [note])
            table.notes.append(note)

    async def relevel(self, table_id: str, seat: int, level: str) -> None:
        """A bot of a lower level holds the seat from now on."""
        async with self.at(table_id) as table:
            if table.seats[seat].kind == "bot":  # and was not sent away meanwhile
                await self.reseat(table, seat, STEPPED_DOWN, level=level)

    @asked_again
    async def play(self, table_id: str, eyes: Eyes, body: MoveBody) -> bytes:
        came = self.time
        async with self.at(table_id) as table:
            seat = acting(table, eyes)
            asked = Request(seat, body.move, body.number)
            if not table.repeated(body.key, asked):
                table.check(seat, body.number)
                await self._play(table, body.move, body.key, came)
                table.requests[body.key] = asked
                await told_first()
            return self.broker.scenes.answered(table, seat, body.since, body.difference)

    async def play_bot(self, table_id: str, moment: Moment, notation: str) -> None:
        """A bot's move, unless the table went on without it. Trouble when the rules refuse it."""
        async with self.at(table_id) as table:
            if table.moment == moment and table.bot is not None:
                await self._play(table, notation, None, self.time)

    async def _play(self, table: Table, notation: str, key: str | None, came: float) -> None:
        match = table.match
        number = match.number
        table.check_legal(notation)
        with self.changing(table):
            moves = table.play(notation)
            if key is not None:  # a person goes on
                table.asking = settled(table.asking)
                table.ahead.pop(match.played[number].actor, None)
            self.position_changed(table, came)
            moves += self._play_ahead(table)
            calls = table.calls_after(match.played[number].actor)
            await self.storage.add_moves(table.standing(), moves, key, match.position.actor, match.over, calls)
        self.counts.moves += 1
        if key is not None:
            table.keys[number] = key

    def _play_ahead(self, table: Table) -> list[Played]:
        """What was laid down for what is to be decided now: nobody waits for it, and it takes nobody's time."""
        moves: list[Played] = []
        if table.ahead:
            while (answer := due_answer(table)) is not None:
                moves += table.play(answer)
                self.position_changed(table, self.time)
            write_down(table)
        return moves

    def position_changed(self, table: Table, came: float) -> None:
        """The position has changed, as somebody asked a moment ago."""
        table.row.moved = self.clock()
        tend(table, came, self.time)

    @asked_again
    async def undo(self, table_id: str, eyes: Eyes, body: UndoBody) -> bytes:
        came = self.time
        async with self.at(table_id) as table:
            seat = acting(table, eyes)
            asked = Request(seat, UNDO, body.number)
            if not table.repeated(body.key, asked):
                table.check(seat, body.number)
                if table.match.undo_to is None:
                    raise Trouble("undo_impossible", scene=table.scene(seat))
                await undo(self, table, body.key, asked, came)
                await told_first()
            return self.broker.scenes.answered(table, seat, body.since, body.difference)


async def told_first() -> None:
    """Those who watch get their words before whoever acted is answered. uvloop writes at the end of a turn of the loop,
    whichever line comes first, so that the answer has to wait for the turn after theirs."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def acting(table: Table, eyes: Eyes) -> int:
    """The seat of somebody who wants to do something."""
    seat = table.seat_of(eyes)
    if seat is None:
        raise Trouble("wrong_seat")
    return seat
