"""Who holds which seat: seats are joined by invitation, left, freed by the host, lent to a bot and taken back."""

from virtuosi.server.again import asked_again
from virtuosi.server.bodies import Invited
from virtuosi.server.errors import Trouble
from virtuosi.server.house import House
from virtuosi.server.notes import BACK, FREED, JOINED, LEFT, LENT
from virtuosi.server.opening import LEVEL, proper_name
from virtuosi.server.rows import SeatRow
from virtuosi.server.secrecy import fresh_invitation, hashed
from virtuosi.server.table import Eyes, Table
from virtuosi.server.terms import empty_seats


class Seating:
    def __init__(self, house: House) -> None:
        self.house = house

    @asked_again
    async def invited(self, table_id: str, guest: str | None, invitation: str) -> Invited:
        """What an invitation is good for, before it is spent."""
        async with self.house.at(table_id) as table:
            row = table.invited(invitation)
            if row.guest_id is None:
                return Invited(row.seat, "free")
            return Invited(row.seat, "yours" if row.guest_id == guest else "taken")

    @asked_again
    async def join(self, table_id: str, key: str, invitation: str, name: str | None, beside: bool) -> bytes:
        """Sit down. Whoever sits here already means another seat than a friend's, unless they say `beside`."""
        guest, arrival = await self.house.guests.coming(key)
        async with self.house.at(table_id) as table:
            row = table.invited(invitation)
            if row.guest_id != guest:
                if row.guest_id is not None:
                    raise Trouble("seat_taken")
                if table.held(guest) and not beside:
                    raise Trouble("seated")
                called = row.name if name is None else proper_name(name)
                host = table.row.host or guest
                await self.house.reseat(table, row.seat, JOINED, *arrival, host=host, guest_id=guest, name=called)
            return self.house.broker.scenes.told(table, row.seat)

    @asked_again
    async def sit(self, table_id: str, key: str, name: str | None) -> bytes:
        """Take the first free seat of a table that stands in the lobby. Whoever sits there already stays there."""
        guest, arrival = await self.house.guests.coming(key)
        async with self.house.at(table_id) as table:
            if not table.row.listed:
                raise Trouble("not_listed")
            held = table.held(guest)
            if held:
                return self.house.broker.scenes.told(table, held[0])
            seat = self._free_seat(table)
            called = table.seats[seat].name if name is None else proper_name(name)
            host = table.row.host or guest
            # whoever still comes with the link to it finds the seat taken
            await self.house.reseat(table, seat, JOINED, *arrival, host=host, guest_id=guest, name=called)
            return self.house.broker.scenes.told(table, seat)

    def _free_seat(self, table: Table) -> int:
        if table.over:
            raise Trouble("over")
        empty = empty_seats(table)
        if not empty or not table.row.listed:
            raise Trouble("no_seat")
        return empty[0]

    @asked_again
    async def name(self, table_id: str, seat: int, guest: str | None, name: str) -> bytes:
        async with self.house.at(table_id) as table:
            _holder(table, seat, guest)
            await self.house.reseat(table, seat, None, name=proper_name(name))
            return self.house.broker.scenes.told(table, seat)

    @asked_again
    async def leave(self, table_id: str, seat: int, guest: str | None) -> None:
        """For good: the seat is empty. A host who has left altogether hosts no longer."""
        async with self.house.at(table_id) as table:
            _holder(table, seat, guest)
            await self.house.reseat(table, seat, LEFT, host=next_host(table, seat), **EMPTY)

    @asked_again
    async def invite(self, table_id: str, seat: int, guest: str | None) -> str:
        """A new invitation to a seat; whoever held it, a person or a bot, holds it no longer."""
        async with self.house.at(table_id) as table:
            row = _host(table, seat, guest)
            invitation = fresh_invitation()
            said = FREED if row.kind == "bot" or row.guest_id is not None else None
            now_free = {**EMPTY, "invitation_hash": hashed(invitation)}
            await self.house.reseat(table, seat, said, **now_free)
            return invitation

    @asked_again
    async def lend(self, table_id: str, seat: int, guest: str | None, level: str) -> bytes:
        """A bot plays here: until the person who holds the seat comes back, or for good if nobody does."""
        async with self.house.at(table_id) as table:
            row = _seat(table, seat)
            if guest is None or guest not in (row.guest_id, table.row.host):
                raise Trouble("wrong_seat")
            if row.kind != "bot":
                await self.house.room_for_bots([other for other in table.seats if other is not row])
                held = {} if row.guest_id is not None else {"invitation_hash": None}
                await self.house.reseat(table, seat, LENT, kind="bot", level=level, **held)
            return self.house.broker.scenes.told(table, table.seat_of(Eyes(guest)))

    @asked_again
    async def come_back(self, table_id: str, seat: int, guest: str | None) -> bytes:
        async with self.house.at(table_id) as table:
            if _holder(table, seat, guest).kind == "bot":
                await self.house.reseat(table, seat, BACK, kind="person", level=None)
            return self.house.broker.scenes.told(table, seat)


EMPTY = {"kind": "person", "level": None, "name": None, "guest_id": None, "invitation_hash": None}

# A bot sits there now; whoever did has lost the seat
FOR_GOOD = {"kind": "bot", "level": LEVEL, "guest_id": None, "invitation_hash": None}


def _seat(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Trouble("wrong_seat")
    return table.seats[seat]


def _holder(table: Table, seat: int, guest: str | None) -> SeatRow:
    row = _seat(table, seat)
    if guest is None or row.guest_id != guest:
        raise Trouble("wrong_seat")
    return row


def _host(table: Table, seat: int, guest: str | None) -> SeatRow:
    if guest is None or table.row.host != guest:
        raise Trouble("not_host")
    return _seat(table, seat)


def next_host(table: Table, left: int) -> str | None:
    """Who hosts the table once this seat is left."""
    guest, host = table.seats[left].guest_id, table.row.host
    if guest != host or len(table.held(guest)) > 1:
        return host
    return next((row.guest_id for row in table.seats if row.guest_id not in (None, guest)), None)
