"""The guests of the house. A guest is known by the keys of their devices; the same guest holds all their seats."""

from collections.abc import Sequence
from datetime import timedelta

import msgspec
from sqlalchemy import BindParameter, bindparam, delete, insert, or_, select, update

from virtuosi.server.errors import Trouble
from virtuosi.server.rows import DeviceRow, GuestRow, PassRow, SeatRow, TableRow, now
from virtuosi.server.secrecy import fresh_code, fresh_guest_id, hashed, plain_code
from virtuosi.server.storage import Storage
from virtuosi.server.writer import Overtaken, Statement, Write

GOOD_FOR = timedelta(minutes=10)
MOST = 10_000  # keys at hand
LISTED = 100  # tables

_OLD: BindParameter[str] = bindparam("old")
_GUEST: BindParameter[str] = bindparam("guest")
_THEIRS = select(SeatRow.table_id).where(SeatRow.guest_id == _OLD)
ADD_GUEST, ADD_DEVICE, ADD_PASS = Statement(insert(GuestRow)), Statement(insert(DeviceRow)), Statement(insert(PassRow))
FORGET_LATE = Statement(delete(PassRow).where(PassRow.until < bindparam("now")))
SPEND_PASS = Statement(delete(PassRow).where(PassRow.code_hash == bindparam("code"), PassRow.until >= bindparam("now")))
COUNT_THEIRS = Statement(
    update(TableRow)
    .where(or_(TableRow.id.in_(_THEIRS), TableRow.host == _OLD))
    .values({"version": TableRow.version + 1})
)
GIVE_SEATS = Statement(update(SeatRow).where(SeatRow.guest_id == _OLD).values(guest_id=_GUEST))
GIVE_TABLES = Statement(update(TableRow).where(TableRow.host == _OLD).values(host=_GUEST))
GIVE_DEVICES = Statement(update(DeviceRow).where(DeviceRow.guest_id == _OLD).values(guest_id=_GUEST))
FORGET_GUEST = Statement(delete(GuestRow).where(GuestRow.id == _OLD))


class OwnTable(msgspec.Struct, frozen=True):
    """A table that a guest sits at."""

    table: str
    game: str


class Guests:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, str] = {}  # guests by the hashes of keys

    async def who(self, key: str | None) -> str | None:
        """The guest whose key this is; None for somebody who never sat down here."""
        if key is None:
            return None
        found = hashed(key)
        if found not in self._known:
            async with self._storage.reading() as session:
                device = await session.get(DeviceRow, found)
            if device is None:
                return None
            self._remember(found, device.guest_id)
        return self._known[found]

    async def welcome(self, key: str) -> str:
        """The same, for somebody who is about to sit down: a new key is a new guest."""
        known = await self.who(key)
        if known is not None:
            return known
        guest, found = fresh_guest_id(), hashed(key)
        device = {"key_hash": found, "guest_id": guest, "created": now()}
        try:
            await self._storage.writer.write(
                [Write(ADD_GUEST, {"id": guest, "created": now()}), Write(ADD_DEVICE, device)]
            )
        except Overtaken:  # another tab of theirs was quicker
            return await self.welcome(key)
        self._remember(found, guest)
        return guest

    def forget(self) -> None:
        """Another process changed whose keys are whose."""
        self._known.clear()

    def _remember(self, key_hash: str, guest: str) -> None:
        if len(self._known) >= MOST:
            del self._known[next(iter(self._known))]
        self._known[key_hash] = guest

    async def tables(self, guest: str) -> Sequence[OwnTable]:
        """Where a guest sits, the newest first."""
        held = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
        found = select(TableRow.id, TableRow.game).where(TableRow.id.in_(held)).order_by(TableRow.created.desc())
        async with self._storage.reading() as session:
            return [OwnTable(*row) for row in (await session.execute(found.limit(LISTED))).all()]

    async def give_pass(self, guest: str) -> str:
        """A code that lets in one more device of a guest."""
        code = fresh_code()
        row = {"code_hash": hashed(plain_code(code)), "guest_id": guest, "until": now() + GOOD_FOR}
        await self._storage.writer.write([Write(FORGET_LATE, {"now": now()}), Write(ADD_PASS, row)])
        return code

    async def let_in(self, key: str, code: str) -> list[str]:
        """A device becomes the guest's who gave the code, with all it holds itself; the tables that this changes."""
        code_hash, old = hashed(plain_code(code)), await self.who(key)
        async with self._storage.reading() as session:
            found = await session.get(PassRow, code_hash)
            held = select(SeatRow.table_id).where(SeatRow.guest_id == old).distinct()
            changed = [] if old is None else list(await session.scalars(held))
        if found is None:
            raise Trouble("wrong_code")
        guest = found.guest_id
        change = [Write(SPEND_PASS, {"code": code_hash, "now": now()}, touched=1)]
        if old is None:
            change.append(Write(ADD_DEVICE, {"key_hash": hashed(key), "guest_id": guest, "created": now()}))
        elif old != guest:
            both = {"old": old, "guest": guest}
            change += [Write(COUNT_THEIRS, {"old": old}), Write(GIVE_SEATS, both), Write(GIVE_TABLES, both)]
            change += [Write(GIVE_DEVICES, both), Write(FORGET_GUEST, {"old": old})]
        try:
            await self._storage.writer.write(change)
        except Overtaken:
            raise Trouble("wrong_code") from None
        self._known = {one: guest if known == old else known for one, known in self._known.items()}
        return changed
