"""Wrong, stale, repeated, forged, malformed and huge requests: a clear answer in the house's form, and no change."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest

from tests.server.one_for_all import table as table
from tests.server.one_for_all import visited as visited
from tests.server.visiting import Json, Opened, Visited, fresh_guest, fresh_key
from virtuosi.core.text import LANGUAGES, Message
from virtuosi.games import find
from virtuosi.server.bodies import GUEST_KEY
from virtuosi.server.errors import STATUS

pytestmark = pytest.mark.asyncio(loop_scope="module")


def the_error(answer: httpx.Response, code: str) -> Json:
    """The body's error, after checking that it has the house's form and can be said in both languages, without the
    details that are only for those who write programs."""
    assert answer.status_code == STATUS[code], answer.text
    assert set(answer.json()) == {"error"}
    error = answer.json()["error"]
    assert set(error) == {"code", "text", "rule", "scene"}
    assert error["code"] == code, error
    detail = error["text"].get("args", {}).get("detail")
    for language in LANGUAGES:
        said = find("ray_master").words(language).render(msgspec.convert(error["text"], Message), str)
        assert said
        assert detail is None or detail not in said
    return error


@asynccontextmanager
async def nothing_changes(visited: Visited) -> AsyncIterator[None]:
    before = await visited.rows()
    yield
    assert await visited.rows() == before


async def test_a_stale_move_gets_a_fresh_scene(visited: Visited, table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    move = scene["choices"][0]["move"]
    for number in (scene["number"] - 1, scene["number"] + 1, 0, 1_000_000):
        async with nothing_changes(visited):
            answer = await table.post("moves", scene["seat"], {"move": move, "number": number, "key": fresh_key()})
        assert the_error(answer, "stale_move")["scene"] == scene


async def test_a_move_out_of_turn(visited: Visited, table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    other = 1 - scene["seat"]
    body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": fresh_key()}
    async with nothing_changes(visited):
        answer = await table.post("moves", other, body)
    error = the_error(answer, "not_your_turn")
    assert error["scene"]["seat"] == other
    assert not error["scene"]["choices"]


async def test_every_refused_candidate_says_why_and_by_which_rule(visited: Visited, table: Opened) -> None:
    scene = await table.until_undoable()
    assert scene["refused"]
    for refused in scene["refused"]:
        body = {"move": refused["move"], "number": scene["number"], "key": fresh_key()}
        async with nothing_changes(visited):
            error = the_error(await table.post("moves", scene["seat"], body), "refused")
        assert error["rule"] == refused["rule"]
        assert error["text"] == refused["why"]


@pytest.mark.parametrize("move", ["no_such_move", "(undo)", "fire(99)", "'; drop table moves; --", "\u0000", "é" * 80])
async def test_a_move_that_no_rule_knows(visited: Visited, table: Opened, move: str) -> None:
    scene = await table.look((await table.look())["actor"])
    async with nothing_changes(visited):
        answer = await table.post("moves", scene["seat"], {"move": move, "number": scene["number"], "key": fresh_key()})
    the_error(answer, "refused")


async def test_natures_moves_are_not_for_seats(visited: Visited, table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    space = find("ray_master").space
    legal = {choice["move"] for choice in scene["choices"]}
    for move in sorted(set(space.names) - legal)[::5]:
        async with nothing_changes(visited):
            body = {"move": move, "number": scene["number"], "key": fresh_key()}
            the_error(await table.post("moves", scene["seat"], body), "refused")


async def test_a_seat_cannot_be_used_without_its_guests_key(visited: Visited, table: Opened) -> None:
    stranger = await visited.open()
    scene = await table.look((await table.look())["actor"])
    body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": fresh_key()}
    right = table.guest
    wrong = [None, "", "x", right[:-1] + "y", right + "x", right.swapcase(), stranger.guest, "é", "0" * 200]
    for key in wrong:
        headers = {b"X-Seat": str(scene["seat"]).encode()}
        if key is not None:
            headers[b"X-Guest"] = key.encode("latin-1")
        refused = "wrong_seat" if key is None or re.fullmatch(GUEST_KEY, key) else "bad_request"
        async with nothing_changes(visited):
            for what in ("moves", "undo"):
                sent = body if what == "moves" else {"number": scene["number"], "key": fresh_key()}
                answer = await table.http.post(f"/api/tables/{table.id}/{what}", headers=headers, json=sent)
                the_error(answer, refused)
            sitting = await table.http.patch(f"/api/tables/{table.id}/seats/0", headers=headers, json={"name": "X"})
            the_error(sitting, refused)
            for path in ("", "/past/0"):
                the_error(await table.http.get(f"/api/tables/{table.id}{path}", headers=headers), refused)


async def test_one_seat_cannot_name_another(visited: Visited) -> None:
    table = await visited.open(kinds="pi")
    await table.joined(table.invitations[1])
    for seat in (1, 7, -1):
        async with nothing_changes(visited):
            answer = await table.http.patch(
                f"/api/tables/{table.id}/seats/{seat}", headers=table.eyes(0), json={"name": "Player 9"}
            )
        the_error(answer, "wrong_seat")


@pytest.mark.parametrize("name", [" ", "\t\n", "\u202e", "\u0000\u0007"])
async def test_a_name_needs_something_to_read(visited: Visited, table: Opened, name: str) -> None:
    async with nothing_changes(visited):
        answer = await table.http.patch(f"/api/tables/{table.id}/seats/0", headers=table.eyes(0), json={"name": name})
    the_error(answer, "bad_name")


async def test_a_key_means_one_request_only(visited: Visited, table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    await table.play(scene["seat"], scene["choices"][0]["move"], scene["number"], "a-key-of-mine")
    now = await table.look()
    actor = now["actor"]
    choices = (await table.look(actor))["choices"]
    async with nothing_changes(visited):
        body = {"move": choices[0]["move"], "number": now["number"], "key": "a-key-of-mine"}
        the_error(await table.post("moves", actor, body), "key_used")
        undo = {"number": now["number"], "key": "a-key-of-mine"}
        the_error(await table.post("undo", actor, undo), "key_used")


async def test_a_repeated_request_changes_nothing_more(visited: Visited, table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    move = scene["choices"][0]["move"]
    await table.play(scene["seat"], move, scene["number"], "again-and-again")
    async with nothing_changes(visited):
        await table.play(scene["seat"], move, scene["number"], "again-and-again")


async def test_undo_stops_at_the_barrier(visited: Visited, table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    assert scene["undo"] is None
    async with nothing_changes(visited):
        answer = await table.post("undo", scene["seat"], {"number": scene["number"], "key": fresh_key()})
    assert the_error(answer, "undo_impossible")["scene"] == scene


async def test_only_the_seat_that_decides_may_take_back(visited: Visited, table: Opened) -> None:
    scene = await table.until_undoable()
    async with nothing_changes(visited):
        body = {"number": scene["number"], "key": fresh_key()}
        the_error(await table.post("undo", 1 - scene["seat"], body), "not_your_turn")
        stale = {"number": scene["number"] - 1, "key": fresh_key()}
        the_error(await table.post("undo", scene["seat"], stale), "stale_move")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b'{"move": "fire"}',
        b'{"move": 3, "number": 1, "key": "aaaaaaaa"}',
        b'{"move": "fire", "number": "1", "key": "aaaaaaaa"}',
        b'{"move": "fire", "number": -1, "key": "aaaaaaaa"}',
        b'{"move": "fire", "number": 1e99, "key": "aaaaaaaa"}',
        b'{"move": "fire", "number": 99999999999999999999999999, "key": "aaaaaaaa"}',
        b'{"move": "fire", "number": 1, "key": ""}',
        b'{"move": "fire", "number": 1, "key": "with a space"}',
        b'{"move": "fire", "number": 1, "key": "aaaaaaaa", "seat": 0}',
        b'{"move": "", "number": 1, "key": "aaaaaaaa"}',
        b'{"move": "\xff\xfe", "number": 1, "key": "aaaaaaaa"}',
        b'{"move": "\\ud800", "number": 1, "key": "aaaaaaaa"}',
        b"[" * 20_000,
        b'{"move":' * 5_000,
        b'{"x":' + b"[" * 30_000,
    ],
    ids=lambda body: repr(body[:40]),
)
async def test_a_body_that_does_not_fit(visited: Visited, table: Opened, body: bytes) -> None:
    async with nothing_changes(visited):
        headers = table.eyes(0) | {"Content-Type": "application/json"}
        answer = await table.http.post(f"/api/tables/{table.id}/moves", headers=headers, content=body)
    the_error(answer, "bad_request")


async def test_a_huge_body(visited: Visited, table: Opened) -> None:
    async with nothing_changes(visited):
        for size in (64 * 1024 + 1, 5_000_000):
            body = b'{"move": "' + b"x" * size + b'"}'
            headers = table.eyes(0) | {"Content-Type": "application/json"}
            answer = await table.http.post(f"/api/tables/{table.id}/moves", headers=headers, content=body)
            the_error(answer, "too_large")

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b"x" * 1024

        answer = await table.http.post(f"/api/tables/{table.id}/moves", headers=headers, content=pieces())
        the_error(answer, "too_large")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "../core"}, "unknown_game"),
        ({"seats": []}, "bad_request"),
        ({"seats": [{"kind": "person"}] * 3}, "bad_options"),
        ({"seats": [{"kind": "person"}] * 9}, "bad_request"),
        ({"seats": [{"kind": "ghost"}]}, "bad_request"),
        ({"seats": [{"kind": "bot", "level": "god"}]}, "unknown_bot"),
        ({"seats": [{"kind": "bot", "level": "random"}]}, "unknown_bot"),
        ({"seats": [{"kind": "bot", "level": "x" * 41}]}, "bad_request"),
        ({"seats": [{"kind": "person", "level": "master"}]}, "bad_request"),
        ({"seats": [{"kind": "person", "name": ""}]}, "bad_request"),
        ({"seats": [{"kind": "person", "name": "x" * 41}]}, "bad_request"),
        ({"seats": [{"kind": "person", "name": "\u200f"}]}, "bad_name"),
        ({"seats": [{"kind": "person", "secret": "mine"}]}, "bad_request"),
        ({"options": {"nonsense": True}}, "bad_options"),
        ({"options": {"advanced": "yes"}}, "bad_options"),
        ({"options": {"advanced": 1}}, "bad_request"),
        ({"pack": "mine"}, "unknown_pack"),
        ({"seed": "00"}, "bad_request"),
    ],
)
async def test_a_table_that_cannot_be_opened(visited: Visited, change: Json, code: str) -> None:
    wish = {"game": "ray_master", "seats": [{"kind": "person"}, {"kind": "person"}], "options": {}, **change}
    async with nothing_changes(visited):
        the_error(await visited.http.post("/api/tables", json=wish, headers={"X-Guest": fresh_guest()}), code)


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/api/nothing", "not_found"),
        ("GET", "/api/games/chess/text/en", "unknown_game"),
        ("GET", "/api/games/ray_master/text/de", "unknown_language"),
        ("GET", "/api/games/ray_master/rules/xx", "unknown_language"),
        ("GET", "/api/tables/aaaaaaaaaaaa", "unknown_table"),
        ("GET", "/api/tables/%00", "not_found"),
        ("GET", "/api/tables/..%2F..%2Fetc", "not_found"),
        ("GET", "/api/tables/aaaaaaaaaaaa/record", "unknown_table"),
        ("GET", "/api/tables/aaaaaaaaaaaa/past/0", "unknown_table"),
        ("DELETE", "/api/tables/aaaaaaaaaaaa", "wrong_method"),
        ("PUT", "/api/games", "wrong_method"),
        ("GET", "/nothing/here", "not_found"),
        ("GET", "/.env", "not_found"),
    ],
)
async def test_addresses_where_nothing_is(visited: Visited, method: str, path: str, code: str) -> None:
    the_error(await visited.http.request(method, path), code)


async def test_a_past_that_has_not_been(table: Opened) -> None:
    number = (await table.look())["number"]
    for wrong in (number + 1, -1, 10**12):
        the_error(await table.http.get(f"/api/tables/{table.id}/past/{wrong}"), "unknown_past")
    the_error(await table.http.get(f"/api/tables/{table.id}/past/x"), "not_found")


async def test_no_record_before_the_end(table: Opened) -> None:
    the_error(await table.http.get(f"/api/tables/{table.id}/record"), "not_over")


async def test_a_fault_of_ours_tells_the_client_nothing(
    visited: Visited, table: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("deep inside")

    monkeypatch.setattr("virtuosi.server.table.Table.play", broken)
    scene = await table.look((await table.look())["actor"])
    body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": fresh_key()}
    async with nothing_changes(visited):
        answer = await table.post("moves", scene["seat"], body)
    the_error(answer, "internal")
    assert "deep inside" not in answer.text
    monkeypatch.undo()
    assert await table.look(scene["seat"]) == scene
