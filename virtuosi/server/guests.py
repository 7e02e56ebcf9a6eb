"""The guests of the house. A guest is known by the keys of their devices; the same guest holds all their seats."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec
from sqlalchemy import BindParameter, bindparam, delete, insert, or_, select, update

from virtuosi.server.errors import Trouble
from virtuosi.server.notices.rows import WayRow
from virtuosi.server.rows import DeviceRow, GuestRow, PassRow, SeatRow, TableRow, now, utc
from virtuosi.server.secrecy import fresh_code, fresh_guest_id, hashed, plain_code
from virtuosi.server.storage import Storage
from virtuosi.server.talk_rows import SpeakerRow
from virtuosi.server.writer import Overtaken, Params, Statement, Write

GOOD_FOR = timedelta(minutes=10)
MOST = 10_000  # keys at hand
SHOWN = 16  # letters of a device's hash, to name it by

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
GIVE_WORDS = Statement(update(SpeakerRow).where(SpeakerRow.guest_id == _OLD).values(guest_id=_GUEST))
GIVE_DEVICES = Statement(update(DeviceRow).where(DeviceRow.guest_id == _OLD).values(guest_id=_GUEST))
GIVE_WAYS = Statement(update(WayRow).where(WayRow.guest_id == _OLD).values(guest_id=_GUEST))
SHUT_OUT = Statement(delete(DeviceRow).where(DeviceRow.guest_id == _GUEST, DeviceRow.key_hash == bindparam("key")))
SAW = Statement(update(DeviceRow).where(DeviceRow.key_hash == bindparam("key")).values(seen=bindparam("time")))
BAN = Statement(update(GuestRow).where(GuestRow.id == _GUEST).values(banned=bindparam("shut")))
FORGET_GUEST = Statement(delete(GuestRow).where(GuestRow.id == _OLD))


class Device(msgspec.Struct, frozen=True):
    """A device of a guest's; `here` is the one that asks."""

    id: str
    added: datetime
    seen: datetime | None
    here: bool


class Comer(NamedTuple):
    """A guest, and what makes them one: nothing, unless their key is new. It is written with what they come for, so
    that nobody becomes a guest by what is refused."""

    id: str
    arrival: Sequence[Write]


class Guests:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, str] = {}  # guests by the hashes of keys
        self._banned: set[str] = set()  # of those at hand
        self._seen: dict[str, datetime] = {}  # since it was last written down, by the hashes of keys

    async def who(self, key: str | None) -> str | None:
        """The guest whose key this is; None for somebody who never sat down here. Trouble for one who is banned."""
        if key is None:
            return None
        found = hashed(key)
        if found not in self._known:
            async with self._storage.reading() as session:
                device = await session.get(DeviceRow, found)
                guest = None if device is None else await session.get(GuestRow, device.guest_id)
            if guest is None:
                return None
            self._remember(found, guest.id)
            if guest.banned:
                self._banned.add(guest.id)
        self._seen[found] = now()
        if self._known[found] in self._banned:
            raise Trouble("banned")
        return self._known[found]

    async def coming(self, key: str) -> Comer:
        """The same, for somebody who is about to sit down or to speak: a new key is a new guest."""
        known = await self.who(key)
        if known is not None:
            return Comer(known, [])
        guest = fresh_guest_id()
        row = {"id": guest, "created": now(), "banned": False}
        return Comer(guest, [Write(ADD_GUEST, row), Write(ADD_DEVICE, _device(hashed(key), guest))])

    async def welcome(self, key: str) -> str:
        """Such a guest, written down already."""
        comer = await self.coming(key)
        if not comer.arrival:
            return comer.id
        try:
            await self._storage.writer.write(comer.arrival)
        except Overtaken:  # another tab of theirs was quicker
            return await self.welcome(key)
        return comer.id

    def forget_all(self) -> None:
        """Whatever other processes may have changed: it is read anew."""
        self._known.clear()
        self._banned.clear()

    def _remember(self, key_hash: str, guest: str) -> None:
        if len(self._known) >= MOST:
            del self._known[next(iter(self._known))]
        self._known[key_hash] = guest

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
            spoken = select(SpeakerRow.table_id).where(SpeakerRow.guest_id == old)
            held = select(SeatRow.table_id).where(SeatRow.guest_id == old).union(spoken)
            changed = [] if old is None else list(await session.scalars(held))
        if found is None:
            raise Trouble("wrong_code")
        guest = found.guest_id
        change = [Write(SPEND_PASS, {"code": code_hash, "now": now()}, touched=1)]
        if old is None:
            change.append(Write(ADD_DEVICE, _device(hashed(key), guest)))
        elif old != guest:
            both = {"old": old, "guest": guest}
            change += [Write(COUNT_THEIRS, {"old": old}), Write(GIVE_SEATS, both), Write(GIVE_TABLES, both)]
            change += [Write(GIVE_WORDS, both), Write(GIVE_DEVICES, both), Write(GIVE_WAYS, both)]
            change.append(Write(FORGET_GUEST, {"old": old}))
        try:
            await self._storage.writer.write(change)
        except Overtaken:
            raise Trouble("wrong_code") from None
        self._known = {one: guest if known == old else known for one, known in self._known.items()}
        return changed

    async def devices(self, guest: str, key: str) -> Sequence[Device]:
        """A guest's devices, the oldest first."""
        async with self._storage.reading() as session:
            found = select(DeviceRow).where(DeviceRow.guest_id == guest).order_by(DeviceRow.created, DeviceRow.key_hash)
            rows = list(await session.scalars(found))
        own = hashed(key)
        return [Device(row.key_hash[:SHOWN], utc(row.created), self._last(row), row.key_hash == own) for row in rows]

    def _last(self, row: DeviceRow) -> datetime | None:
        return self._seen.get(row.key_hash) or (None if row.seen is None else utc(row.seen))

    async def shut_out(self, guest: str, device: str, key: str) -> None:
        """A device that was lost holds nothing any more; the one that asks stays."""
        async with self._storage.reading() as session:
            theirs = await session.scalars(select(DeviceRow.key_hash).where(DeviceRow.guest_id == guest))
            found = [one for one in theirs if one[:SHOWN] == device and one != hashed(key)]
        if not found:
            raise Trouble("unknown_device")
        await self._storage.writer.write([Write(SHUT_OUT, {"guest": guest, "key": found[0]})])
        self._known.pop(found[0], None)

    async def ban(self, guest: str, shut: bool = True) -> None:
        await self._storage.writer.write([Write(BAN, {"guest": guest, "shut": shut}, touched=1)])
        self.let_go(guest)

    async def forget(self, guest: str) -> None:
        """With their devices, codes and ways to be told; their seats are seen to before."""
        await self._storage.writer.write([Write(FORGET_GUEST, {"old": guest})])
        self.let_go(guest)

    def let_go(self, guest: str) -> None:
        """What is known of them here is not true any more."""
        self._known = {one: known for one, known in self._known.items() if known != guest}
        self._banned.discard(guest)

    async def write_seen(self) -> None:
        """When each device was last seen; not with every request."""
        seen, self._seen = self._seen, {}
        if seen:
            await self._storage.writer.write([Write(SAW, *({"key": key, "time": time} for key, time in seen.items()))])


def _device(key_hash: str, guest: str) -> Params:
    return {"key_hash": key_hash, "guest_id": guest, "created": now(), "seen": now()}
