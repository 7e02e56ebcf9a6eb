"""Letters to addresses that strangers name. A name is looked up once, every address behind it has to be a public one,
and the connection goes to the very address that was checked: the host's own network cannot be reached by any detour."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Mapping
from urllib.parse import SplitResult, urlsplit

import h11
import msgspec

PATIENCE = 10.0  # seconds for the whole exchange
MOST_READ = 4096  # bytes of an answer
LONGEST = 1000  # characters of an address
# IPv6 addresses that carry an IPv4 address which is not looked at: NAT64, 6to4
_DETOURS = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16"))

Resolve = Callable[[str, int], Awaitable[list[str]]]


class NotReached(Exception):
    """The letter did not arrive; it may be tried again."""


class Forbidden(NotReached):
    """No letter goes to such an address."""


class Target(msgspec.Struct, frozen=True):
    """Where a letter goes: a host by its name, and the one of its addresses that was found good."""

    scheme: str
    host: str
    port: int
    path: str
    address: str


def is_public(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.is_site_local or any(found in net for net in _DETOURS):
            return False
    return found.is_global and not found.is_multicast


async def look_up(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


class Outside:
    """`known` are hosts that the house's owner named: they may be near, and spoken to without encryption."""

    def __init__(self, known: Collection[str] = (), resolve: Resolve = look_up) -> None:
        self.known = frozenset(name.lower() for name in known)
        self._resolve = resolve

    async def target(self, url: str) -> Target:
        """Forbidden unless a letter may go there; NotReached when the name leads nowhere."""
        split = _split(url)
        host, known = split.hostname or "", (split.hostname or "") in self.known
        if split.scheme != "https" and not (split.scheme == "http" and known):
            raise Forbidden("not https")
        port = split.port or (443 if split.scheme == "https" else 80)
        try:
            async with asyncio.timeout(PATIENCE):
                addresses = await self._resolve(host, port)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise NotReached(f"the name is not known: {error}") from error
        if not addresses:
            raise NotReached("the name is not known")
        if not known and not all(map(is_public, addresses)):
            raise Forbidden("not a public address")
        path = (split.path or "/") + (f"?{split.query}" if split.query else "")
        return Target(split.scheme, host, port, path, addresses[0])

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, whatever it is; a redirect is not followed. NotReached when none came."""
        target = await self.target(url)
        try:
            async with asyncio.timeout(PATIENCE):
                return await _exchange(target, body, headers)
        except (OSError, TimeoutError, ssl.SSLError, h11.ProtocolError, EOFError) as error:
            raise NotReached(str(error) or type(error).__name__) from error


def _split(url: str) -> SplitResult:
    try:
        split = urlsplit(url)
        port = split.port
    except ValueError as error:
        raise Forbidden("not an address") from error
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or not split.hostname or "@" in split.netloc or port == 0:
        raise Forbidden("not an address")
    return split


async def _exchange(target: Target, body: bytes, headers: Mapping[str, str]) -> int:
    tls = ssl.create_default_context() if target.scheme == "https" else None
    named = None if tls is None else target.host
    reader, writer = await asyncio.open_connection(target.address, target.port, ssl=tls, server_hostname=named)
    try:
        line = h11.Connection(h11.CLIENT)
        usual = 443 if tls is not None else 80
        shown = f"[{target.host}]" if ":" in target.host else target.host
        host = shown if target.port == usual else f"{shown}:{target.port}"
        said = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "Virtuosi"}
        request = h11.Request(method="POST", target=target.path, headers=list({**said, **headers}.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        return await _status(reader, line)
    finally:
        writer.close()


async def _status(reader: asyncio.StreamReader, line: h11.Connection) -> int:
    """The status is all that is wanted; of the answer no more than a little is ever read."""
    read = 0
    while read < MOST_READ:
        event = line.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            some = await reader.read(1024)
            read += len(some)
            line.receive_data(some)
        elif not isinstance(event, h11.InformationalResponse):
            break
    raise NotReached("no answer")
