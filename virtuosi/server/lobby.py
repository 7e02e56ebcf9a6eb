"""What stands in the lobby: tables with a free seat for anyone, matches to watch, and a few that were played to their
end. Only tables that were opened for everybody are told of; all others are found by their link alone."""

from collections.abc import Sequence
from datetime import timedelta

import msgspec
from sqlalchemy import ColumnElement, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import load_only

from virtuosi.server.clock import Timing
from virtuosi.server.house import House
from virtuosi.server.rows import SeatRow, TableRow
from virtuosi.server.terms import seconds, terms_of

OPEN, LIVE, FINISHED = 20, 12, 5  # tables of each kind, at most
WAITS, LASTS, REMEMBERED = timedelta(days=7), timedelta(days=3), timedelta(days=14)  # since the last move

_HERE = SeatRow.table_id == TableRow.id
_FREE = exists().where(_HERE, SeatRow.kind == "person", SeatRow.guest_id.is_(None))
_PERSON = exists().where(_HERE, SeatRow.kind == "person", SeatRow.guest_id.is_not(None))
_PEOPLE = (
    select(func.count(func.distinct(SeatRow.guest_id)))
    .where(_HERE, SeatRow.kind == "person", SeatRow.guest_id.is_not(None))
    .scalar_subquery()
)
_ALIVE = TableRow.listed.is_(True) & TableRow.over.is_(False)
_SHOWN = TableRow.listed.is_(True) & TableRow.closed.is_(False)
_TOLD = (TableRow.id, TableRow.game, TableRow.terms, TableRow.moved, TableRow.created, TableRow.closed)


class LobbySeat(msgspec.Struct, frozen=True):
    name: str | None
    kind: str
    level: str | None
    taken: bool


class LobbyTable(msgspec.Struct, frozen=True):
    table: str
    game: str
    seats: list[LobbySeat]
    clock: Timing | None
    moved: int  # when, in milliseconds since 1970
    closed: bool


class Lobby(msgspec.Struct, frozen=True):
    open: list[LobbyTable]
    live: list[LobbyTable]
    finished: list[LobbyTable]


async def lobby(house: House) -> Lobby:
    now = house.clock()
    async with house.storage.reading() as session:
        return Lobby(
            await _tables(session, OPEN, _ALIVE & _FREE & (TableRow.moved > now - WAITS)),
            await _tables(session, LIVE, _ALIVE & _SHOWN & ~_FREE & _PERSON & (TableRow.moved > now - LASTS)),
            await _tables(
                session,
                FINISHED,
                _SHOWN
                & TableRow.over.is_(True)
                & TableRow.abandoned.is_(False)
                & (_PEOPLE > 1)
                & (TableRow.moved > now - REMEMBERED),
            ),
        )


async def _tables(session: AsyncSession, most: int, fitting: ColumnElement[bool]) -> list[LobbyTable]:
    wanted = select(TableRow).options(load_only(*_TOLD)).where(fitting).order_by(TableRow.moved.desc()).limit(most)
    rows = list(await session.scalars(wanted))
    held = select(SeatRow).where(SeatRow.table_id.in_([row.id for row in rows])).order_by(SeatRow.seat)
    seats = list(await session.scalars(held)) if rows else []
    return [_told(row, [seat for seat in seats if seat.table_id == row.id]) for row in rows]


def _told(row: TableRow, seats: Sequence[SeatRow]) -> LobbyTable:
    there = [
        LobbySeat(seat.name, seat.kind, seat.level, seat.kind == "bot" or seat.guest_id is not None) for seat in seats
    ]
    moved = round(1000 * seconds(row.moved or row.created))
    return LobbyTable(row.id, row.game, there, terms_of(row.terms).clock, moved, row.closed)
