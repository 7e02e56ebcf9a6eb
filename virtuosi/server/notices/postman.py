"""Goes round with what is due: looks whether it is still true and welcome, carries it, and comes again where nobody
opened. Several may go round at once: what one has claimed, another leaves alone."""

import asyncio
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import bindparam, delete, func, select, update

from virtuosi.server.errors import StorageFailure, log
from virtuosi.server.house import House
from virtuosi.server.notices.carrier import Carrier
from virtuosi.server.notices.letter import Letter, letter
from virtuosi.server.notices.outbox import LEAVING, REMATCH
from virtuosi.server.notices.outside import NotReached
from virtuosi.server.notices.push import Gone
from virtuosi.server.notices.quiet import quiet_until
from virtuosi.server.notices.rows import MutedRow, NoticeRow, PreferenceRow, WayRow
from virtuosi.server.own_tables import place_kept
from virtuosi.server.rows import MoveRow, SeatRow, TableRow, now, utc
from virtuosi.server.writer import Overtaken, Params, Statement, Write

EVERY = 5.0  # seconds between two rounds
BAG = 50  # notices in one round
CLAIM = timedelta(minutes=2)  # a postman who has not come back by then is dead
FIRST_PAUSE, LONGEST_PAUSE = timedelta(minutes=1), timedelta(hours=2)
GIVEN_UP = timedelta(days=1)
SENT, SEEN, STALE, MUTED, NOWHERE, FAILED = "sent", "seen", "stale", "muted", "nowhere", "failed"

_THIS = (
    (NoticeRow.guest_id == bindparam("guest_"))
    & (NoticeRow.table_id == bindparam("table_"))
    & (NoticeRow.what == bindparam("what_"))
    & (NoticeRow.number == bindparam("number_"))
)
_DUE = update(NoticeRow).values(due=bindparam("until"))
CLAIM_IT = Statement(_DUE.where(_THIS, NoticeRow.due == bindparam("seen")))
AFTERWARDS = Statement(
    _DUE.where(_THIS).values(tries=bindparam("tries"), reached=bindparam("reached"), outcome=bindparam("outcome"))
)
FORGET_WAY = Statement(delete(WayRow).where(WayRow.id == bindparam("id_")))


class Known(msgspec.Struct):
    """What has to be known to carry one notice."""

    true: bool
    game: str
    muted: bool
    preference: PreferenceRow | None
    ways: list[WayRow]


class Postman:
    def __init__(self, house: House, carrier: Carrier, home: str | None) -> None:
        self.house = house
        self.storage = house.storage
        self.carrier = carrier
        self._home = home  # the address of the house, if it was told one

    async def go_on(self) -> None:
        """Round after round, whatever happens."""
        while True:
            try:
                await self.round()
            except (StorageFailure, Overtaken) as error:
                log.error("notices wait: %s", error)
            except Exception:
                log.exception("a round of notices failed")
            await asyncio.sleep(EVERY)

    async def round(self, at: datetime | None = None) -> None:
        """Everything that is due at this time."""
        at = at or now()
        async with self.storage.reading() as session:
            due = select(NoticeRow).where(NoticeRow.due <= at).order_by(NoticeRow.due).limit(BAG)
            found = list(await session.scalars(due))
        claimed = [notice for notice in found if await self._claim(notice, at)]
        await asyncio.gather(*(self._see_to(notice, at) for notice in claimed))

    async def _claim(self, notice: NoticeRow, at: datetime) -> bool:
        claim = {**_key(notice), "seen": notice.due, "until": at + CLAIM}
        try:
            await self.storage.writer.write([Write(CLAIM_IT, claim, touched=1)])
        except Overtaken:
            return False
        return True

    async def _see_to(self, notice: NoticeRow, at: datetime) -> None:
        known = await self._know(notice)
        here = self.house.broker.looks(notice.table_id, notice.guest_id)
        ways = [way for way in known.ways if way.id not in notice.reached]
        for settled, outcome in (
            (not known.true, STALE),
            (known.muted and notice.what != LEAVING, MUTED),
            (here, SEEN),
            (not ways, SENT if notice.reached else NOWHERE),
        ):
            if settled:
                await self._afterwards(notice, None, outcome)
                return
        wishes = known.preference
        later = None if wishes is None else quiet_until(at, wishes.zone, wishes.quiet_from, wishes.quiet_until)
        if later is not None:
            await self._afterwards(notice, later, None)
            return
        told = letter(
            notice.what, "en" if wishes is None else wishes.language, self.home(wishes), *_about(notice, known)
        )
        await self._carry(notice, ways, told, at)

    def home(self, wishes: PreferenceRow | None) -> str:
        """The address of the house for this guest."""
        return self._home or ("" if wishes is None else wishes.origin)

    async def _carry(self, notice: NoticeRow, ways: list[WayRow], told: Letter, at: datetime) -> None:
        reached = await asyncio.gather(*(self._reaches(way, told, at) for way in ways))
        notice.reached = notice.reached + [way.id for way, well in zip(ways, reached, strict=True) if well]
        if all(reached):
            await self._afterwards(notice, None, SENT)
            return
        notice.tries += 1
        if at - utc(notice.time) > GIVEN_UP:
            await self._afterwards(notice, None, FAILED)
        else:
            pause = min(FIRST_PAUSE * 2 ** min(notice.tries - 1, 10), LONGEST_PAUSE)
            await self._afterwards(notice, at + pause, None)

    async def _reaches(self, way: WayRow, told: Letter, at: datetime) -> bool:
        """Whether there is nothing more to do on this way."""
        try:
            await self.carrier.carry(way, told, at)
        except Gone:
            await self.storage.writer.write([Write(FORGET_WAY, {"id_": way.id})])
        except NotReached as error:
            log.info("a notice by %s did not arrive: %s", way.kind, error)
            return False
        return True

    async def _know(self, notice: NoticeRow) -> Known:
        guest, table_id = notice.guest_id, notice.table_id
        async with self.storage.reading() as session:
            table = await session.get(TableRow, table_id)
            moves = await session.scalar(select(func.count()).where(MoveRow.table_id == table_id))
            seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == table_id))
            theirs = [seat.seat for seat in seats if seat.guest_id == guest and seat.kind == "person"]
            ways = await session.scalars(
                select(WayRow).where(WayRow.guest_id == guest, WayRow.active, WayRow.confirmed).order_by(WayRow.created)
            )
            muted = await session.get(MutedRow, (guest, table_id))
            preference = await session.get(PreferenceRow, guest)
            if table is not None and notice.what == REMATCH:
                true = await place_kept(session, table.rematch, guest)
                return Known(true, table.game, muted is not None, preference, list(ways))
            if table is None or table.over:
                return Known(False, "", False, preference, [])
            turn = table.actor in theirs or (notice.what == LEAVING and bool(theirs))
            return Known(turn and moves == notice.number, table.game, muted is not None, preference, list(ways))

    async def _afterwards(self, notice: NoticeRow, due: datetime | None, outcome: str | None) -> None:
        row = {**_key(notice), "until": due, "tries": notice.tries, "reached": notice.reached, "outcome": outcome}
        await self.storage.writer.write([Write(AFTERWARDS, row)])


def _key(notice: NoticeRow) -> Params:
    return {
        "guest_": notice.guest_id,
        "table_": notice.table_id,
        "what_": notice.what,
        "number_": notice.number,
    }


def _about(notice: NoticeRow, known: Known) -> tuple[str, str]:
    return notice.table_id, known.game
