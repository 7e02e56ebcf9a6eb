"""Nobody reaches the host's own network through an address they name, by no detour."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.processes import PATIENCE
from tests.server.posting import ask, wish
from tests.server.receiving import receiver
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Visited, fresh_guest, settings, visit
from virtuosi.server.notices import outside
from virtuosi.server.notices.outside import Forbidden, NotReached, Outside, Resolve, is_public

PUBLIC = "93.184.216.34"


def always(*addresses: str) -> Resolve:
    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return resolve


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",  # where clouds keep their secrets
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fec0::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:192.168.1.1",
        "64:ff9b::a00:1",  # 10.0.0.1 by way of NAT64
        "2002:a00:1::",  # and of 6to4
        "2001:0:a00:1::",  # and of Teredo
        "nonsense",
    ],
)
async def test_addresses_that_are_not_public_are_refused(address: str) -> None:
    assert not is_public(address)
    with pytest.raises(Forbidden):
        await Outside(resolve=always(address)).target("https://example.org/hook")
    with pytest.raises(Forbidden):  # one that is good beside it does not help
        await Outside(resolve=always(PUBLIC, address)).target("https://example.org/hook")


@pytest.mark.parametrize("address", [PUBLIC, "2606:2800:220:1::1", "::ffff:93.184.216.34"])
async def test_public_addresses_are_not(address: str) -> None:
    assert (await Outside(resolve=always(address)).target("https://example.org/a?b=c")).path == "/a?b=c"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https://user:word@example.org/",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://exa mple.org/",
        "https://example.org/\r\nX-More: 1",
        "https://[::1/",
        "gopher:example.org",
        "",
    ],
)
async def test_what_is_no_https_address_is_refused(url: str) -> None:
    with pytest.raises(Forbidden):
        await Outside(resolve=always(PUBLIC)).target(url)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "[::1]", "localhost", "localhost."]
)
async def test_however_this_machine_is_spelt_it_is_not_reached(visited: Visited, host: str) -> None:
    guest = fresh_guest()
    await wish(visited, guest)
    async with nothing_changes(visited):
        body = {"address": f"https://{host}:{visited.port}/hook"}
        the_error(await ask(visited, guest, "POST", "ways/webhook", body), "bad_address")
        keys = {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"}
        push = {"endpoint": body["address"], "auth": "BTBZMqHH6r4Tts7J_aSIgg", **keys}
        the_error(await ask(visited, guest, "POST", "ways/push", push), "bad_address")


async def test_a_name_is_looked_up_once_and_the_checked_address_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that was public when it was checked, and is this machine's a moment later."""
    answers = iter([[PUBLIC], ["127.0.0.1"]])
    called: list[tuple[str, int, object]] = []

    async def changing(host: str, port: int) -> list[str]:
        return next(answers)

    async def connect(host: str, port: int, *, ssl: object, server_hostname: str | None) -> None:
        called.append((host, port, server_hostname))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotReached):
        await Outside(resolve=changing).post("https://example.org/hook", b"", {})
    assert called == [(PUBLIC, 443, "example.org")]
    with pytest.raises(Forbidden):
        await Outside(resolve=changing).post("https://example.org/hook", b"", {})
    assert len(called) == 1


async def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async with (
        receiver() as near,
        receiver() as inner,
        visit(settings(tmp_path, webhook_hosts=("127.0.0.1",))) as visited,
    ):
        near.answer = f"302 Found\r\nLocation: {inner.url}/secret\r\n"
        guest = fresh_guest()
        way = (await ask(visited, guest, "POST", "ways/webhook", {"address": near.url})).json()["ways"][0]
        the_error(await ask(visited, guest, "POST", f"ways/{way['id']}/trial", {}), "not_reached")
        assert (len(near.letters), len(inner.letters)) == (1, 0)


async def _answering(answer: Callable[[asyncio.StreamWriter], object]) -> asyncio.Server:
    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readuntil(b"\r\n\r\n")
            answer(writer)
            await writer.drain()
            await reader.read()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    return await asyncio.start_server(hear, "127.0.0.1", 0)


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\nX: " + b"y" * 9000, b"no such protocol\r\n\r\n"])
async def test_an_answer_that_never_ends_is_not_waited_for(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.3)
    server = await _answering(lambda writer: writer.write(answer))
    async with server:
        port = server.sockets[0].getsockname()[1]
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(NotReached):
                await Outside(["127.0.0.1"]).post(f"http://127.0.0.1:{port}/", b"{}", {})


async def test_only_the_host_that_was_named_may_be_near() -> None:
    house = Outside(["ntfy.lan"], always("192.168.1.9"))
    assert (await house.target("http://ntfy.lan:8080/topic")).address == "192.168.1.9"
    for url in ("http://other.lan/topic", "https://other.lan/topic", "http://ntfy.lan.example.org/"):
        with pytest.raises(Forbidden):
            await house.target(url)
