"""The same people once more: one new table for an old one, its seats turned by one. Who played there is told, and
seated if they come along."""

from datetime import datetime

from sqlalchemy import bindparam, update

from virtuosi.server.bodies import Opened, Opening, SeatWish
from virtuosi.server.errors import Trouble
from virtuosi.server.house import House
from virtuosi.server.notes import JOINED
from virtuosi.server.notices.outbox import same_people_again
from virtuosi.server.opening import NewTable, new_table
from virtuosi.server.rows import SeatRow, TableRow
from virtuosi.server.table import Table
from virtuosi.server.writer import Overtaken, Statement, Write

LINK = Statement(
    update(TableRow)
    .where(TableRow.id == bindparam("id_"), TableRow.version == bindparam("expected"), TableRow.rematch.is_(None))
    .values({"version": bindparam("version"), "rematch": bindparam("rematch")})
)


async def play_again(house: House, table_id: str, guest: str | None) -> Opened:
    """The new table: opened by the first of these people who asks, joined by the others."""
    try:
        async with house.at(table_id) as old:
            if not old.held(guest) or guest is None:
                raise Trouble("wrong_seat")
            if not old.over:
                raise Trouble("not_over")
            if old.row.rematch is None:
                return await _open(house, old, guest)
            places, new_id = [turned(old, seat) for seat in old.held(guest)], old.row.rematch
            names = [old.seats[seat].name for seat in old.held(guest)]
    except Overtaken:  # another process opened it first, and the old table is fetched anew
        return await play_again(house, table_id, guest)
    async with house.at(new_id) as new:
        for seat, name in zip(places, names, strict=True):
            if new.seats[seat].guest_id is None and new.seats[seat].kind == "person" and not new.over:
                host = new.row.host or guest
                await house.reseat(new, seat, JOINED, host=host, guest_id=guest, name=name)
        return Opened(new.id, [None] * len(new.seats))


async def _open(house: House, old: Table, guest: str) -> Opened:
    new = again(old, guest, house.clock())
    await house.room_for_bots(new.table.seats)
    row = old.row
    link = {"id_": row.id, "expected": row.version, "version": row.version + 1, "rematch": new.table.id}
    with house.changing(old):
        told = same_people_again(row.id, old.match.number, guest)
        opened = await house.lay(new, guest, Write(LINK, link, touched=1), told)
        row.rematch = new.table.id
    return opened


def turned(table: Table, seat: int) -> int:
    """Where somebody sits next time: whoever sat second begins."""
    return (seat - 1) % len(table.seats)


def again(old: Table, guest: str, opened: datetime) -> NewTable:
    """The same game, options, pack, terms and company, with the seats turned by one."""
    count = len(old.seats)
    seats = [_wish(old.seats[(seat + 1) % count], guest) for seat in range(count)]
    row, terms = old.row, old.terms
    wish = Opening(
        row.game,
        seats,
        old.match.options,
        row.guided,
        coach=row.coach,
        chat=row.chat,
        closed=row.closed,
        takeback=terms.takeback,
        clock=terms.clock,
    )
    return new_table(wish, old.edition, opened)


def _wish(row: SeatRow, guest: str) -> SeatWish:
    if row.kind == "bot" and row.guest_id is None:
        return SeatWish("bot", row.level, row.name)
    return SeatWish("person", None, row.name, invited=row.guest_id != guest)
