"""What the host does for everybody's sake: shut somebody out, put a table away, let a bot play on, forget."""

from sqlalchemy import or_, select

from virtuosi.server.errors import Trouble
from virtuosi.server.house import House
from virtuosi.server.notes import LENT
from virtuosi.server.people import Nobody, person
from virtuosi.server.rows import SeatRow, TableRow
from virtuosi.server.table import Table
from virtuosi.server.talking import forget_words

LEVEL = "scholar"  # of the bots that play on
GONE = {"name": None, "guest_id": None, "invitation_hash": None}


class Hosting:
    def __init__(self, house: House) -> None:
        self.house = house

    async def ban(self, called: str) -> str:
        """Their keys open nothing any more; at running matches bots play for them."""
        found = await person(self.house.storage, called)
        for table_id in found.tables:
            async with self.house.at(table_id) as table:
                for seat in table.held(found.id):
                    if not table.over and table.seats[seat].kind == "person":
                        await self.house.reseat(table, seat, LENT, kind="bot", level=LEVEL)
        await self.house.guests.ban(found.id)
        self.house.broker.call_again(found.id)
        return f"{found.id} is shut out; bots play for them at their running matches."

    async def unban(self, called: str) -> str:
        found = await person(self.house.storage, called)
        await self.house.guests.ban(found.id, False)
        return f"{found.id} may come in again."

    async def close(self, table_id: str) -> str:
        await self._known(table_id)
        await self.house.close(table_id)
        return f"Table {table_id} is put away."

    async def bot(self, table_id: str, seat: str) -> str:
        """Seats are counted as people count them."""
        await self._known(table_id)
        async with self.house.at(table_id) as table:
            number = int(seat) - 1 if seat.isdecimal() else -1
            if not 0 <= number < len(table.seats):
                raise Nobody(f"Table {table_id} has the seats 1 to {len(table.seats)}.")
            if table.over:
                raise Nobody(f"The match at table {table_id} is over.")
            if table.seats[number].kind != "bot":
                held = {} if table.seats[number].guest_id is not None else {"invitation_hash": None}
                await self.house.reseat(table, number, LENT, kind="bot", level=LEVEL, **held)
        return f"A bot plays at seat {seat} of table {table_id}."

    async def forget(self, called: str) -> str:
        found = await person(self.house.storage, called)
        await self.forget_guest(found.id)
        return f"Nothing is known of {found.id} any more."

    async def forget_guest(self, guest: str) -> None:
        """Devices, names, words, seats and wishes go. Bots play on for those who stay; a table where nobody does goes
        with them."""
        async with self.house.storage.reading() as session:
            held = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
            theirs = list(
                await session.scalars(select(TableRow.id).where(or_(TableRow.host == guest, TableRow.id.in_(held))))
            )
        for table_id in theirs:
            async with self.house.at(table_id) as table:
                left = [row.guest_id for row in table.seats if row.guest_id not in (None, guest)]
                for seat in table.held(guest) if left else []:
                    await self._leave(table, seat, left[0])
            if not left:
                await self.house.close(table_id)
        await forget_words(self.house, guest)
        await self.house.guests.forget(guest)
        self.house.broker.call_again(guest)

    async def _leave(self, table: Table, seat: int, heir: str | None) -> None:
        host = heir if table.row.host == table.seats[seat].guest_id else table.row.host
        if table.over:
            await self.house.reseat(table, seat, None, host=host, **GONE)
        else:
            await self.house.reseat(table, seat, LENT, host=host, kind="bot", level=LEVEL, **GONE)

    async def _known(self, table_id: str) -> None:
        try:
            async with self.house.at(table_id):
                pass
        except Trouble:
            raise Nobody(f"There is no table {table_id}.") from None
