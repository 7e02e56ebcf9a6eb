"""Real receivers for what the house sends: a small HTTP server and a mail server, both of this test alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import Message
from email.parser import BytesParser
from email.policy import default
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from aiosmtpd.smtp import SMTP

from tests.processes import PATIENCE


class Letter(msgspec.Struct):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:  # Any: JSON
        return msgspec.json.decode(self.body)

    @property
    def query(self) -> dict[str, list[str]]:
        return parse_qs(urlsplit(self.path).query)


class Receiver:
    """Keeps every letter, and answers with `answer`: a status, and more headers."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.answer = "200 OK\r\n"
        self.port = 0
        self.answers = asyncio.Event()  # while it is not set, nobody gets an answer
        self.answers.set()
        self._came = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().rstrip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.letters.append(Letter(first.split(" ")[1], headers, body))
        self._came.set()
        await self.answers.wait()
        writer.write(f"HTTP/1.1 {self.answer}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def next(self) -> Letter:
        """The oldest letter that was not read yet."""
        async with asyncio.timeout(PATIENCE):
            while not self.letters:
                self._came.clear()
                await self._came.wait()
        return self.letters.pop(0)


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver()
    server = await asyncio.start_server(found.hear, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found


class PostBox:
    """What aiosmtpd hands over."""

    def __init__(self) -> None:
        self.mails: list[Message] = []

    # Its name and what it is given are aiosmtpd's.
    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(BytesParser(policy=default).parsebytes(envelope.content))
        return "250 OK"

    async def next(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            while not self.mails:
                await asyncio.sleep(0.02)
        return self.mails.pop(0)


@asynccontextmanager
async def post_box() -> AsyncIterator[tuple[PostBox, int]]:
    """A mail server on a port of its own."""
    box = PostBox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    async with server:
        yield box, server.sockets[0].getsockname()[1]
