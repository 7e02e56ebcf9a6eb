"""Who comes to this house and where they sit, as its host may see it: names, devices and times, no keys."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import func, select

from virtuosi.server.rows import DeviceRow, GuestRow, MoveRow, SeatRow, TableRow, utc
from virtuosi.server.storage import Storage


class Person(msgspec.Struct, frozen=True):
    id: str
    names: list[str]
    tables: list[str]
    devices: int
    seen: datetime
    banned: bool


class HouseTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    seats: list[str]  # who holds each, in words
    over: bool
    actor: int
    moved: datetime


class Nobody(LookupError):
    """One sentence that says whom or what the house does not know."""


async def people(storage: Storage) -> Sequence[Person]:
    """Everybody, whoever was seen last first."""
    async with storage.reading() as session:
        guests = list(await session.scalars(select(GuestRow)))
        devices = list(await session.scalars(select(DeviceRow)))
        seats = list(await session.scalars(select(SeatRow).where(SeatRow.guest_id.is_not(None))))
    found = []
    for guest in guests:
        own = [device for device in devices if device.guest_id == guest.id]
        held = [seat for seat in seats if seat.guest_id == guest.id]
        seen = max([utc(guest.created), *(utc(device.seen or device.created) for device in own)])
        names = sorted({seat.name for seat in held if seat.name})
        tables = sorted({seat.table_id for seat in held})
        found.append(Person(guest.id, names, tables, len(own), seen, guest.banned))
    return sorted(found, key=lambda person: person.seen, reverse=True)


async def person(storage: Storage, called: str) -> Person:
    """By id, or by a name that only one of them bears."""
    everybody = await people(storage)
    found = [one for one in everybody if one.id == called]
    found = found or [one for one in everybody if called.casefold() in map(str.casefold, one.names)]
    if not found:
        raise Nobody(f"Nobody here is called {called}, and no guest has this id.")
    if len(found) > 1:
        raise Nobody(f"Several are called {called}; name one by id: {', '.join(one.id for one in found)}.")
    return found[0]


async def tables(storage: Storage) -> Sequence[HouseTable]:
    """Every table, the newest move first."""
    async with storage.reading() as session:
        rows = list(await session.scalars(select(TableRow)))
        seats = list(await session.scalars(select(SeatRow).order_by(SeatRow.seat)))
        last = select(MoveRow.table_id, func.max(MoveRow.time)).group_by(MoveRow.table_id)
        moved = {row[0]: row[1] for row in (await session.execute(last)).all()}
    held: dict[str, list[str]] = {}
    for seat in seats:
        held.setdefault(seat.table_id, []).append(_holder(seat))
    found = [
        HouseTable(row.id, row.game, held.get(row.id, []), row.over, row.actor, utc(moved.get(row.id) or row.created))
        for row in rows
    ]
    return sorted(found, key=lambda table: table.moved, reverse=True)


def _holder(seat: SeatRow) -> str:
    if seat.kind == "bot":
        return f"{seat.name or seat.level} (bot)"
    return (seat.name or "unnamed") if seat.guest_id is not None else "free"
