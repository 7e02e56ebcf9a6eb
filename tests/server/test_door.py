"""The door: odd paths, foreign pages, other names, and a log in which nobody can write lines of their own."""

import logging

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.test_forged import nothing_changes, the_error
from tests.server.test_mutated import status_of
from tests.server.visiting import Opened, Visited, fresh_guest, fresh_key
from virtuosi.server.errors import STATUS, Once, log


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/" + "x" * 300,
        "/%00",
        "/" + "x" * 300,
        "/assets/%0A",
        "/api/tables/" + "x" * 5000,
        "/%FF",
    ],
)
async def test_an_odd_path_is_nowhere(visited: Visited, path: str) -> None:
    the_error(await visited.http.get(path), "not_found")


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
async def test_a_change_must_be_json(visited: Visited, table: Opened, kind: str | None) -> None:
    scene = await table.look((await table.look())["actor"])
    body = f'{{"move": "{scene["choices"][0]["move"]}", "number": {scene["number"]}, "key": "{fresh_key()}"}}'
    headers = table.eyes(scene["seat"]) | ({} if kind is None else {"Content-Type": kind})
    async with nothing_changes(visited):
        path = f"/api/tables/{table.id}/moves"
        the_error(await table.http.post(path, headers=headers, content=body.encode()), "not_json")


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1.elsewhere.example"])
async def test_a_foreign_page_changes_nothing(visited: Visited, table: Opened, origin: str) -> None:
    wish = {"game": "ray_master", "seats": [{"kind": "person"}] * 2}
    async with nothing_changes(visited):
        the_error(await table.http.post("/api/tables", json=wish, headers={"Origin": origin}), "wrong_origin")
    address = f"ws://127.0.0.1:{visited.port}/api/tables/{table.id}/stream"
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with connect(address, additional_headers={"Origin": origin}) as line:
            await line.recv()


async def test_our_own_page_may(visited: Visited) -> None:
    wish = {"game": "ray_master", "seats": [{"kind": "person"}] * 2}
    own = {"X-Guest": fresh_guest()}
    for origin in (f"http://127.0.0.1:{visited.port}", "http://localhost:5173"):
        assert (await visited.http.post("/api/tables", json=wish, headers={"Origin": origin, **own})).status_code == 201


async def test_the_house_answers_to_its_own_names_only(visited: Visited) -> None:
    the_error(await visited.http.get("/api/games", headers={"Host": "elsewhere.example"}), "wrong_host")
    for host in ("localhost:1", "127.0.0.1", "[::1]:8117", "192.168.1.7:8117"):
        assert (await visited.http.get("/api/games", headers={"Host": host})).status_code == 200


@pytest.mark.usefixtures("either_parser")
@pytest.mark.parametrize(
    "hosts",
    [
        ["127.0.0.1", "127.0.0.1"],
        ["127.0.0.1:x"],
        ["127.0.0.1:99999"],
        ["127.0.0.1:0"],
        ["127.0.0.1:1127.0.0.1:1"],
        [""],
    ],
)
async def test_a_host_that_is_none_is_refused(visited: Visited, table: Opened, hosts: list[str]) -> None:
    head = "".join(f"Host: {host}\r\n" for host in hosts) + f"X-Guest: {table.guest}\r\nContent-Length: 0\r\n"
    async with nothing_changes(visited):
        for asked in ("GET /api/games", f"POST /api/tables/{table.id}/proposal"):
            raw = f"{asked} HTTP/1.1\r\n{head}Content-Type: application/json\r\n\r\n"
            refusals = (STATUS["wrong_host"],) if len(hosts) == 1 else (STATUS["wrong_host"], 400)  # h11 takes but one
            assert await status_of(visited.port, raw.encode()) in refusals


async def test_a_request_is_one_line_whatever_its_path(visited: Visited, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="virtuosi.access")
    await visited.http.get("/api/games")
    await visited.http.get("/x%0AERROR%20forged%1B[2J")
    lines = [record.getMessage() for record in caplog.records if record.name == "virtuosi.access"]
    assert len(lines) == 2
    assert all(line.isprintable() for line in lines)
    assert "GET /api/games 200" in lines[0]
    assert "404" in lines[1]


async def test_the_story_of_a_failure_is_told_once(
    visited: Visited, table: Opened, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("deep inside")

    monkeypatch.setattr("virtuosi.server.table.table_info", broken)
    for filter in list(log.filters):
        log.removeFilter(filter)
    log.addFilter(Once())
    for _ in range(5):
        assert (await table.http.get(f"/api/tables/{table.id}")).status_code == 500
    ours = [record for record in caplog.records if record.name == "virtuosi.server"]
    assert len(ours) == 5
    assert [record.exc_info is not None for record in ours] == [True] + [False] * 4


@pytest.mark.usefixtures("either_parser")
async def test_those_who_leave_in_the_middle_are_no_failure(
    visited: Visited, table: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(20):
        async with table.stream(0) as watching:
            watching.line.transport.abort()
    await table.http.patch(f"/api/tables/{table.id}/seats/0", headers=table.eyes(0), json={"name": "Player 1"})
    assert not [record for record in caplog.records if record.name == "virtuosi.server"]


async def test_health_and_numbers(visited: Visited, table: Opened) -> None:
    assert (await visited.http.get("/health")).json() == {"status": "ok"}
    scene = await table.look((await table.look())["actor"])
    await table.play(scene["seat"], scene["choices"][0]["move"], scene["number"])
    async with table.stream(0) as watching:
        await watching.next()
        answer = await visited.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    numbers = dict(line.split() for line in answer.text.splitlines() if not line.startswith("#"))
    assert numbers["virtuosi_moves_total"] == "1"
    assert numbers["virtuosi_tables_opened_total"] == "1"
    assert numbers["virtuosi_listeners"] == "1"


async def test_a_house_that_cannot_write_is_not_well(visited: Visited) -> None:
    from virtuosi.server.writer import FileWriter

    writer = visited.house.storage.writer
    assert isinstance(writer, FileWriter)
    writer.connection.execute("PRAGMA query_only = ON")
    assert (await visited.http.get("/health")).status_code == 503
