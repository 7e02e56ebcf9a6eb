"""How guests want to be told: in which ways, when not, and of which tables not."""

from datetime import datetime, timedelta
from typing import Any, cast
from urllib.parse import urlsplit

from sqlalchemy import BindParameter, bindparam, delete, func, insert, null, select, update

from virtuosi.server.errors import Trouble
from virtuosi.server.notices.bodies import NewMail, NewPush, NewWebhook, Telling, TellingWish, Way
from virtuosi.server.notices.carrier import MAIL, PUSH, WEBHOOK, Carrier
from virtuosi.server.notices.letter import Letter, trial, written
from virtuosi.server.notices.mail import is_address
from virtuosi.server.notices.outside import NotReached
from virtuosi.server.notices.postman import Postman
from virtuosi.server.notices.push import BadSubscription, Gone, browser_keys
from virtuosi.server.notices.quiet import known_zone
from virtuosi.server.notices.rows import MutedRow, PreferenceRow, WayRow
from virtuosi.server.rows import SeatRow, now, utc
from virtuosi.server.secrecy import fits, fresh_code, fresh_guest_id, hashed, plain_code
from virtuosi.server.writer import Statement, Write

MOST_WAYS = 10
MOST_TRIES = 5  # of one code
CODE_FOR = timedelta(minutes=15)
CODE_EVERY = timedelta(minutes=3)

_GUEST: BindParameter[str] = bindparam("guest_")
_OWN_WAY = (WayRow.guest_id == _GUEST) & (WayRow.id == bindparam("id_"))
FORGET_WISHES = Statement(delete(PreferenceRow).where(PreferenceRow.guest_id == _GUEST))
ADD_WISHES, ADD_WAY, MUTE = Statement(insert(PreferenceRow)), Statement(insert(WayRow)), Statement(insert(MutedRow))
DROP_WAY = Statement(delete(WayRow).where(_OWN_WAY))
SWITCH = Statement(update(WayRow).where(_OWN_WAY).values(active=bindparam("active_")))
CONFIRM = Statement(update(WayRow).where(_OWN_WAY).values(confirmed=True, code_hash=null()))
COUNT_TRY = Statement(update(WayRow).where(_OWN_WAY).values({"tries": WayRow.tries + 1}))
UNMUTE = Statement(delete(MutedRow).where(MutedRow.guest_id == _GUEST, MutedRow.table_id == bindparam("table_")))


class Wishes:
    def __init__(self, postman: Postman) -> None:
        self._storage = postman.storage
        self._postman = postman
        self._carrier: Carrier = postman.carrier
        self._asked: dict[str, datetime] = {}  # when a code went where: nobody's box is filled by others

    async def telling(self, guest: str | None, device: str) -> Telling:
        """What holds for a guest; for somebody who is none yet, what would."""
        found, ways = None, list[WayRow]()
        if guest is not None:
            async with self._storage.reading() as session:
                found = await session.get(PreferenceRow, guest)
                of_guest = select(WayRow).where(WayRow.guest_id == guest).order_by(WayRow.created, WayRow.id)
                ways = list(await session.scalars(of_guest))
        return Telling(
            language="fr" if found is not None and found.language == "fr" else "en",
            zone="UTC" if found is None else found.zone,
            quiet_from=None if found is None else found.quiet_from,
            quiet_until=None if found is None else found.quiet_until,
            ways=[_shown(way, device) for way in ways],
            push_key=self._carrier.push_key,
            mail=self._carrier.mail_server is not None,
        )

    async def wish(self, guest: str, wish: TellingWish, origin: str) -> None:
        if not known_zone(wish.zone):
            raise Trouble("bad_zone")
        row = {name: getattr(wish, name) for name in ("language", "zone", "quiet_from", "quiet_until")}
        row |= {"guest_id": guest, "origin": origin[:200]}
        await self._storage.writer.write([Write(FORGET_WISHES, {"guest_": guest}), Write(ADD_WISHES, row)])

    async def add_push(self, guest: str, device: str, wish: NewPush) -> None:
        """One for each device: a new subscription takes the place of the old one."""
        try:
            browser_keys(wish.p256dh, wish.auth)
        except BadSubscription:
            raise Trouble("bad_address") from None
        await self._check(wish.endpoint)
        for way in await self._ways(guest):
            if way.kind == PUSH and way.device == device:
                await self.drop(guest, way.id)
        await self._add(guest, PUSH, wish.endpoint, {"p256dh": wish.p256dh, "auth": wish.auth}, device=device)

    async def add_webhook(self, guest: str, wish: NewWebhook) -> None:
        await self._check(wish.address)
        await self._add(guest, WEBHOOK, wish.address, {"form": wish.form})

    async def add_mail(self, guest: str, wish: NewMail) -> None:
        """Nothing goes there but a code, until the code comes back."""
        if self._carrier.mail_server is None:
            raise Trouble("no_mail")
        if not is_address(wish.address):
            raise Trouble("bad_address")
        self._asked = {to: time for to, time in self._asked.items() if time > now() - CODE_EVERY}
        if wish.address in self._asked:
            raise Trouble("mail_asked")
        self._asked[wish.address] = now()
        code = fresh_code()
        more = {"confirmed": False, "code_hash": hashed(plain_code(code)), "code_until": now() + CODE_FOR}
        id = await self._add(guest, MAIL, wish.address, {}, **more)
        language, home = await self._words(guest)
        title = written("notice-code-title", language)
        told = Letter("code", title, written("notice-code", language, code=code), f"{home}/mine")
        try:
            await self._carrier.mail(wish.address, told)
        except NotReached:
            await self.drop(guest, id)
            raise Trouble("not_reached") from None

    async def confirm(self, guest: str, id: str, code: str) -> None:
        way = await self._way(guest, id)
        if way.confirmed:
            return
        late = way.code_until is None or utc(way.code_until) < now()
        if late or way.tries >= MOST_TRIES or way.code_hash is None:
            raise Trouble("wrong_code")
        own = {"guest_": guest, "id_": id}
        if not fits(plain_code(code), way.code_hash):
            await self._storage.writer.write([Write(COUNT_TRY, own)])
            raise Trouble("wrong_code")
        await self._storage.writer.write([Write(CONFIRM, own)])

    async def switch(self, guest: str, id: str, active: bool) -> None:
        await self._way(guest, id)
        await self._storage.writer.write([Write(SWITCH, {"guest_": guest, "id_": id, "active_": active})])

    async def drop(self, guest: str, id: str) -> None:
        await self._way(guest, id)
        await self._storage.writer.write([Write(DROP_WAY, {"guest_": guest, "id_": id})])

    async def try_out(self, guest: str, id: str) -> None:
        """A letter at once, so that they see whether it arrives."""
        way = await self._way(guest, id)
        if not way.confirmed:
            raise Trouble("wrong_code")
        try:
            await self._carrier.carry(way, trial(*await self._words(guest)), now())
        except (NotReached, Gone):
            raise Trouble("not_reached") from None

    async def mute(self, guest: str, table_id: str, muted: bool) -> None:
        async with self._storage.reading() as session:
            held = select(func.count()).where(SeatRow.table_id == table_id, SeatRow.guest_id == guest)
            if not await session.scalar(held):
                raise Trouble("wrong_seat")
        change = [Write(UNMUTE, {"guest_": guest, "table_": table_id})]
        if muted:
            change.append(Write(MUTE, {"guest_id": guest, "table_id": table_id}))
        await self._storage.writer.write(change)

    async def _check(self, url: str) -> None:
        try:
            await self._carrier.outside.target(url)
        except NotReached:  # forbidden ones too: nobody learns what is near the house
            raise Trouble("bad_address") from None

    async def _words(self, guest: str) -> tuple[str, str]:
        """The language of a guest, and where they find the house."""
        async with self._storage.reading() as session:
            wishes = await session.get(PreferenceRow, guest)
        return "en" if wishes is None else wishes.language, self._postman.home(wishes)

    async def _ways(self, guest: str) -> list[WayRow]:
        async with self._storage.reading() as session:
            return list(await session.scalars(select(WayRow).where(WayRow.guest_id == guest)))

    async def _way(self, guest: str, id: str) -> WayRow:
        found = [way for way in await self._ways(guest) if way.id == id]
        if not found:
            raise Trouble("unknown_way")
        return found[0]

    async def _add(
        self,
        guest: str,
        kind: str,
        address: str,
        detail: dict[str, str],
        **more: Any,  # Any: columns
    ) -> str:
        """An address is one way: named again, it takes the place of the earlier one."""
        ways = await self._ways(guest)
        again = [way.id for way in ways if (way.kind, way.address) == (kind, address)]
        if len(ways) - len(again) >= MOST_WAYS:
            raise Trouble("too_many_ways")
        id = fresh_guest_id()
        row = {"id": id, "guest_id": guest, "kind": kind, "address": address, "detail": detail, "created": now()}
        usual = {"device": None, "active": True, "confirmed": True, "code_hash": None, "code_until": None, "tries": 0}
        gone = [Write(DROP_WAY, {"guest_": guest, "id_": old}) for old in again]
        await self._storage.writer.write([*gone, Write(ADD_WAY, row | usual | more)])
        return id


def _shown(way: WayRow, device: str) -> Way:
    """A push endpoint says nothing to people but whose service it is."""
    push = way.kind == PUSH
    address = urlsplit(way.address).hostname or "" if push else way.address
    kind = cast(Any, way.kind)  # Any: one of the three literals
    return Way(way.id, kind, address, way.detail.get("form"), way.active, way.confirmed, push and way.device == device)
