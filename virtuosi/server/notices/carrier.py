"""Carries a letter along one of a guest's ways."""

from datetime import datetime

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import insert

from virtuosi.server.notices import mail, push, webhook
from virtuosi.server.notices.letter import Letter
from virtuosi.server.notices.mail import MailServer
from virtuosi.server.notices.outside import NotReached, Outside
from virtuosi.server.notices.rows import HouseKeyRow, WayRow
from virtuosi.server.storage import Storage
from virtuosi.server.writer import Overtaken, Statement, Write

PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
ADD_KEY = Statement(insert(HouseKeyRow))


async def house_key(storage: Storage, name: str) -> str:
    """A key of the house itself, made when it is first asked for, and kept in its book."""
    while True:
        async with storage.reading() as session:
            found = await session.get(HouseKeyRow, name)
        if found is not None:
            return found.secret
        try:
            await storage.writer.write([Write(ADD_KEY, {"name": name, "secret": push.fresh_secret()})])
        except Overtaken:
            continue  # another process was quicker


class Carrier:
    def __init__(self, outside: Outside, mail_server: MailServer | None, secret: str, contact: str) -> None:
        self.outside = outside
        self.mail_server = mail_server
        self._key: ec.EllipticCurvePrivateKey = push.private_key(secret)
        self._contact = contact  # whom a push service may write to

    @property
    def push_key(self) -> str:
        """What browsers are told, so that nobody else's pushes reach them."""
        return push.base64url(push.public_bytes(self._key))

    async def carry(self, way: WayRow, letter: Letter, at: datetime) -> None:
        """NotReached: it may be tried again. push.Gone: never again."""
        if way.kind == PUSH:
            signature = push.signed(self._key, way.address, self._contact, at)
            await push.send(self.outside, signature, way.address, way.detail, letter)
        elif way.kind == MAIL:
            await self.mail(way.address, letter)
        else:
            await webhook.send(self.outside, way.detail["form"], way.address, letter)

    async def mail(self, to: str, letter: Letter) -> None:
        if self.mail_server is None:
            raise NotReached("this house sends no mail")
        await mail.send(self.mail_server, to, letter)
