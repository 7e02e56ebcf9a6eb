"""How one's matches ended: found once from the last position of each, then kept."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime

import msgspec
from sqlalchemy import func, insert, select

from virtuosi.games import REGISTERED, find
from virtuosi.server.errors import Trouble, log
from virtuosi.server.house import House
from virtuosi.server.rows import MoveRow, SeatRow, TableRow
from virtuosi.server.talk_rows import ResultRow
from virtuosi.server.writer import Overtaken, Statement, Write

LISTED = 50  # matches; all are counted
ADD_RESULT = Statement(insert(ResultRow))


class SeatResult(msgspec.Struct, frozen=True):
    seat: int
    name: str | None
    kind: str
    level: str | None
    place: int
    points: int
    won: bool
    mine: bool


class OwnMatch(msgspec.Struct, frozen=True):
    """A match that is over."""

    table: str
    game: str
    ended: datetime
    seats: list[SeatResult]


class Total(msgspec.Struct, frozen=True):
    game: str
    played: int
    won: int


class OwnMatches(msgspec.Struct, frozen=True):
    """The newest matches first, and how many there were of each game."""

    matches: list[OwnMatch]
    totals: list[Total]


async def own_matches(house: House, guest: str) -> OwnMatches:
    await _find_missing(house, guest)
    held = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
    found = (
        select(ResultRow, TableRow.game, SeatRow)
        .join(TableRow, TableRow.id == ResultRow.table_id)
        .join(SeatRow, (SeatRow.table_id == ResultRow.table_id) & (SeatRow.seat == ResultRow.seat))
        .where(ResultRow.table_id.in_(held))
        .order_by(ResultRow.ended.desc(), ResultRow.table_id, ResultRow.seat)
    )
    async with house.storage.reading() as session:
        rows = [(result, game, seat) for result, game, seat in (await session.execute(found)).all()]
    matches: dict[str, OwnMatch] = {}
    sizes = Counter(result.table_id for result, _, _ in rows)
    played, won = Counter[str](), Counter[str]()
    for result, game, seat in rows:
        mine = seat.guest_id == guest
        ended = result.ended.replace(tzinfo=result.ended.tzinfo or UTC)
        match = matches.setdefault(result.table_id, OwnMatch(result.table_id, game, ended, []))
        victory = _wins(game, result.place, sizes[result.table_id])
        match.seats.append(
            SeatResult(seat.seat, seat.name, seat.kind, seat.level, result.place, result.points, victory, mine)
        )
    for match in matches.values():
        played[match.game] += 1
        won[match.game] += any(seat.mine and seat.won for seat in match.seats)
    return OwnMatches(list(matches.values())[:LISTED], [Total(game, n, won[game]) for game, n in played.most_common()])


def _wins(game: str, place: int, seats: int) -> bool:
    """Of a game that is not installed any more nobody knows whether it can be won alone."""
    return find(game).wins(place, seats) if game in REGISTERED else place == 1 and seats > 1


async def _find_missing(house: House, guest: str) -> None:
    """A match that ended is looked at once, here. One that everybody agreed to end has no result."""
    held = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
    known = select(ResultRow.table_id)
    missing = select(TableRow.id).where(
        TableRow.over, ~TableRow.abandoned, TableRow.id.in_(held), TableRow.id.not_in(known)
    )
    async with house.storage.reading() as session:
        tables: Sequence[str] = list(await session.scalars(missing))
    for table_id in tables:
        try:
            await _find(house, table_id)
        except Trouble as trouble:  # of a game that is gone, or put away meanwhile
            log.warning("table %s has no result: %s", table_id, trouble)


async def _find(house: House, table_id: str) -> None:
    async with house.storage.reading() as session:
        ended = await session.scalar(select(func.max(MoveRow.time)).where(MoveRow.table_id == table_id))
    async with house.at(table_id) as table:
        position, time = table.match.position, ended or table.row.created
        rows = [
            {"table_id": table_id, "seat": seat, "place": place, "points": points, "ended": time}
            for seat, (place, points) in enumerate(zip(position.ranking(), position.scores(), strict=True))
        ]
    with suppress(Overtaken):  # found elsewhere at the same time
        await house.storage.writer.write([Write(ADD_RESULT, *rows)])
