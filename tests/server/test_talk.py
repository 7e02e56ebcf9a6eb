"""What is said at a table: kept, heard by those it is for and by nobody else, once, in bounds, as plain text."""

import asyncio
import unicodedata
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from tests.server.company import Company, Speaker, end
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Json, Opened, Visited, fresh_guest, fresh_key, settings, visit
from virtuosi.server import talk
from virtuosi.server.errors import Trouble
from virtuosi.server.talk import LINES, TOGETHER, Talk, proper_line


async def test_a_line_is_heard_by_all_at_the_seats(company: Company) -> None:
    async with AsyncExitStack() as watching:
        both = [
            await watching.enter_async_context(company.table.stream(None, one.hello))
            for one in (company.host, company.friend)
        ]
        for one in both:
            await one.next()
        said = await company.friend.say("Good luck!")
        assert (said["number"], said["seat"], said["name"], said["text"]) == (0, 1, "Friend", "Good luck!")
        for one in both:
            assert (await one.next("talk"))["lines"] == [said]


async def test_spectators_speak_among_themselves_until_the_match_is_over(company: Company) -> None:
    await company.host.say("Hello")
    await company.watcher.say("Seat one should go left", name="Wise  owl")
    assert set(await company.watcher.heard()) == {"spectators"}
    for one in (company.host, company.friend):
        heard = await one.heard()
        assert list(heard) == ["seats"]
        assert (heard["seats"]["version"], len(heard["seats"]["lines"])) == (1, 1)  # nothing to be counted either
    async with company.table.stream(None, company.host.hello) as seat, company.table.stream(None) as watching:
        assert (await seat.next("talk"))["room"] == "seats"
        assert (await watching.next("talk"))["room"] == "spectators"
        await end(company)
        assert (await seat.next("talk"))["lines"][0]["name"] == "Wise owl"
        assert (await watching.next("talk"))["lines"][0]["text"] == "Hello"
    assert set(await company.watcher.heard()) == {"seats", "spectators"}


async def test_a_table_has_its_own_talk_and_strangers_hear_nothing_of_the_seats(
    visited: Visited, company: Company
) -> None:
    other = await visited.open()
    await company.host.say("Between us")
    stranger = Speaker(other, 0, other.guest)
    assert await stranger.texts() == []
    listening = Speaker(company.table, None, other.guest)
    assert await listening.texts("spectators") == []
    forged = Speaker(company.table, 0, other.guest)
    async with nothing_changes(visited):
        the_error(await forged.ask_to_say("I am the host"), "wrong_seat")
        the_error(await company.table.http.get(f"{forged.url}/talk", headers=forged.headers), "wrong_seat")


async def test_a_repeated_line_is_one_line_also_over_a_restart(tmp_path: Path) -> None:
    key = fresh_key()
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open()
        host = Speaker(table, 0, table.guest)
        first = await host.say("Once", key)
        assert await host.say("Once", key) == first
        the_error(await host.ask_to_say("Twice", key), "key_used")
        the_error(await Speaker(table, None, fresh_guest()).ask_to_say("Once", key), "key_used")
    async with visit(settings(tmp_path)) as visited:
        again = Speaker(Opened(visited, table.id, table.guest), 0, table.guest)
        assert await again.say("Once", key) == first
        assert await again.texts() == ["Once"]


async def test_many_at_once_lose_and_double_nothing(company: Company) -> None:
    people = [company.host, company.friend, *(Speaker(company.table, None, fresh_guest()) for _ in range(3))]
    keys = [(one, fresh_key(), f"line {i} of {n}") for n, one in enumerate(people) for i in range(LINES)]
    for _ in range(2):
        await asyncio.gather(*(one.say(text, key) for one, key, text in keys))
    lines = await company.host.texts() + await company.watcher.texts("spectators")
    assert sorted(map(str, lines)) == sorted(text for _, _, text in keys)


async def test_who_comes_back_hears_only_what_is_new(company: Company) -> None:
    await company.host.say("before")
    version = (await company.friend.heard())["seats"]["version"]
    await company.host.say("meanwhile")
    hello = {**company.friend.hello, "heard": {"seats": version}}
    async with company.table.stream(None, hello) as watching:
        assert [line["text"] for line in (await watching.next("talk"))["lines"]] == ["meanwhile"]
    # one who heard more than there ever was, at another house, hears all
    assert len((await company.friend.heard(seats=version + 1000))["seats"]["lines"]) == 2


async def test_a_page_left_open_over_a_restart_catches_up(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open()
        host = Speaker(table, 0, table.guest)
        await host.say("one")
        await host.sign("heart", 0)
        await host.sign("heart", 0, given=False)
        heard = (await host.heard())["seats"]["version"]
    async with visit(settings(tmp_path)) as visited:
        again = Speaker(Opened(visited, table.id, table.guest), 0, table.guest)
        assert (await again.heard(seats=heard))["seats"] == {
            "room": "seats",
            "version": heard,
            "lines": [],
            "signed": [],
        }
        await again.say("two")
        assert [line["text"] for line in (await again.heard(seats=heard))["seats"]["lines"]] == ["two"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # text stays text, whatever it looks like
        ("two\nlines\tand\u2028more", "two lines and more"),
        ("a\u202eb\u2066c\u200e\ufeffd", "abcd"),
        ("bell\x07 and \x1b[31mred", "bell and [31mred"),
        ("a" + "\u0301" * 40, "a" + "\u0301" * 3),
        ("'; drop table lines; --", "'; drop table lines; --"),
        ("پیام\u200cها", "پیام\u200cها"),
        ("  à bientôt !  ", "à bientôt !"),
    ],
)
async def test_what_a_line_becomes(company: Company, text: str, kept: str) -> None:
    assert (await company.host.say(text))["text"] == kept
    assert await company.friend.texts() == [kept]


def test_no_line_keeps_what_a_reader_cannot_see() -> None:
    for code in range(0x110000):
        c = chr(code)
        if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp", "Cs") and c not in talk.JOINERS:
            assert proper_line(f"a{c}b") in ("ab", "a b"), hex(code)


@pytest.mark.parametrize("text", ["", " ", "\u202e", "\u200d\u200d", "\x00"])
async def test_nothing_is_no_line(visited: Visited, company: Company, text: str) -> None:
    async with nothing_changes(visited):
        the_error(await company.host.ask_to_say(text), "bad_line" if text else "bad_request")


async def test_enormous_and_malformed_lines(visited: Visited, company: Company) -> None:
    async with nothing_changes(visited):
        the_error(await company.host.ask_to_say("a" * 301), "bad_request")
        the_error(await company.host.ask_to_say("a" * 100_000), "too_large")
        for body in ({}, {"text": 1, "key": fresh_key()}, {"text": "a"}, {"text": "a", "key": fresh_key(), "x": 1}):
            answer = await company.table.http.post(f"{company.host.url}/lines", headers=company.host.headers, json=body)
            the_error(answer, "bad_request")
        half = b'{"text": "\\ud800", "key": "a-key-of-this"}'
        headers = {**company.host.headers, "Content-Type": "application/json"}
        answer = await company.table.http.post(f"{company.host.url}/lines", headers=headers, content=half)
        assert answer.status_code == 400
    assert (await company.host.say("é" * 300))["text"] == "é" * 300


async def test_a_few_lines_in_ten_seconds_and_then_a_breath(visited: Visited, company: Company) -> None:
    for number in range(LINES):
        await company.host.say(str(number))
    async with nothing_changes(visited):
        the_error(await company.host.ask_to_say("and more"), "too_fast")
    await company.friend.say("I have said nothing yet")


def test_the_pace_is_of_ten_seconds_and_of_a_whole_room_too() -> None:
    found = Talk()
    for at in range(LINES):
        found.check_pace(float(at), one=LINES, room=TOGETHER)
    with pytest.raises(Trouble, match="too_fast"):
        found.check_pace(9.9, one=LINES, room=TOGETHER)
    found.check_pace(10.0, one=LINES, room=TOGETHER)
    for who in range(TOGETHER - LINES):
        found.check_pace(10.5, **{f"guest {who}": LINES, "room": TOGETHER})
    with pytest.raises(Trouble, match="too_fast"):
        found.check_pace(10.5, newcomer=LINES, room=TOGETHER)


async def test_a_table_without_chat(visited: Visited) -> None:
    table = await visited.open(chat=False)
    assert not (await table.look(0))["table"]["chat"]
    async with nothing_changes(visited):
        the_error(await Speaker(table, 0, table.guest).ask_to_say("hello"), "no_chat")
        the_error(await Speaker(table, None, fresh_guest()).ask_to_say("hello"), "no_chat")
        the_error(await Speaker(table, 0, table.guest).sign("heart", 1, "move"), "no_chat")


async def test_signs_are_counted_once_each_and_taken_away_again(company: Company) -> None:
    await company.host.say("Look at that")
    for one in (company.friend, company.friend, company.host):
        assert (await one.sign("applause", 0)).status_code == 204
    async with company.table.stream(None, company.host.hello) as watching:
        assert (await watching.next("talk"))["signed"] == [
            {"about": "line", "number": 0, "signs": {"applause": [1, 0]}}
        ]
        assert (await company.friend.sign("applause", 0, given=False)).status_code == 204
        assert (await watching.next("talk"))["signed"][0]["signs"] == {"applause": [0]}
    assert (await company.host.heard())["seats"]["signed"][0]["signs"] == {"applause": [0]}


async def test_a_move_gets_signs_once_it_stands(visited: Visited, company: Company) -> None:
    scene = await company.table.look()
    seat = scene["actor"]
    last = scene["number"]
    assert (await company.host.sign("surprise", last, "move")).status_code == 204
    eyes = {"X-Guest": (company.table if seat == 0 else company.seated).guest, "X-Seat": str(seat)}
    scene = (await company.table.http.get(f"/api/tables/{company.table.id}", headers=eyes)).json()
    body = {"move": scene["choices"][0]["move"], "number": last, "key": fresh_key()}
    answer = await company.table.http.post(f"/api/tables/{company.table.id}/moves", headers=eyes, json=body)
    assert answer.status_code == 200
    scene = answer.json()
    if scene["actor"] == seat:  # it can still be taken back
        async with nothing_changes(visited):
            the_error(await company.friend.sign("heart", scene["number"], "move"), "not_settled")
    for number in (0, scene["number"] + 1, 1_000_000):
        the_error(await company.friend.sign("heart", number, "move"), "not_settled")
    assert (await company.watcher.sign("heart", last, "move")).status_code == 204
    assert (await company.host.heard())["seats"]["signed"] == [
        {"about": "move", "number": last, "signs": {"surprise": [0]}}
    ]


async def test_no_sign_about_what_is_not_heard(visited: Visited, company: Company) -> None:
    await company.watcher.say("among us")
    async with nothing_changes(visited):
        the_error(await company.host.sign("heart", 0, room="spectators"), "unknown_line")
        the_error(await company.host.sign("heart", 7), "unknown_line")
        the_error(await company.host.sign("skull", 0), "bad_request")
    await end(company)
    assert (await company.host.sign("heart", 0, room="spectators")).status_code == 204


async def test_the_host_removes_a_line_and_nothing_of_it_is_left(visited: Visited, company: Company) -> None:
    await company.friend.say("unkind words")
    async with nothing_changes(visited):
        for one in (company.friend, company.watcher):
            the_error(await one.remove(0), "not_host")
        the_error(await company.host.remove(1), "unknown_line")
        the_error(await company.host.remove(0, "spectators"), "unknown_line")
        the_error(await company.host.remove(0, "kitchen"), "bad_request")
    async with company.table.stream(None, company.friend.hello) as watching:
        await watching.next("talk")
        for _ in range(2):
            assert (await company.host.remove(0)).status_code == 204
        assert (await watching.next("talk"))["lines"][0]["text"] is None
    assert "unkind" not in str(await visited.rows())


async def test_the_host_silences_somebody_and_lets_them_speak_again(visited: Visited, company: Company) -> None:
    await company.friend.say("la la la")
    async with nothing_changes(visited):
        for one in (company.friend, company.watcher):
            the_error(await one.silence(0), "not_host")
        the_error(await company.host.silence(5), "unknown_speaker")
    async with company.table.stream(None, company.friend.hello) as friend, company.table.stream(None) as other:
        assert await friend.next("ears") == {"speaker": 0, "silenced": [], "host": False}
        assert (await company.host.silence(0)).status_code == 204
        assert await friend.next("ears") == {"speaker": 0, "silenced": [0], "host": False}
        async with nothing_changes(visited):
            the_error(await company.friend.ask_to_say("la"), "silenced")
            the_error(await company.friend.sign("heart", 0), "silenced")
        assert (await company.host.silence(0, False)).status_code == 204
        await company.friend.say("thank you")
        await company.watcher.say("psst")
        while "ears" not in (word := msgspec.json.decode(await other.line.recv())) and "talk" not in word:
            pass
        assert "talk" in word  # nobody else learns who was silenced


async def test_nobodys_guest_number_is_ever_told(visited: Visited, company: Company) -> None:
    await company.host.say("one")
    await company.friend.say("two")
    async with visited.house.at(company.table.id) as table:
        ids = [row.guest_id for row in table.talk.speakers]
    assert len(ids) == 2
    answer = await company.table.http.get(f"{company.host.url}/talk", headers=company.host.headers)
    assert not any(guest in answer.text for guest in ids)


async def test_what_cannot_be_written_was_never_said(
    visited: Visited, company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    await company.host.say("kept")
    real = visited.house.storage.writer.write

    async def full(change: Json) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(visited.house.storage.writer, "write", full)
    assert (await company.host.ask_to_say("lost", "the-key-of-a-line")).status_code == 500
    monkeypatch.setattr(visited.house.storage.writer, "write", real)
    assert await company.host.texts() == ["kept"]
    await company.host.say("lost", "the-key-of-a-line")
    assert await company.host.texts() == ["kept", "lost"]


async def test_a_device_let_in_keeps_its_voice(visited: Visited, company: Company) -> None:
    await company.friend.say("from my phone")
    code = (await company.table.http.post("/api/guest/passes", headers=company.host.headers, json={})).json()["code"]
    let = {"code": code}
    headers = {"X-Guest": company.seated.guest}
    assert (await company.table.http.post("/api/guest/devices", headers=headers, json=let)).status_code == 200
    async with visited.house.at(company.table.id) as table:
        assert table.talk.speakers[0].guest_id == table.row.host


async def test_nothing_is_left_of_what_somebody_said_who_is_forgotten(visited: Visited, company: Company) -> None:
    await company.friend.say("remember me")
    await company.host.say("I stay")
    async with company.table.stream(None, company.host.hello) as watching:
        heard = await watching.next("talk")
        assert (await company.table.http.delete("/api/guest", headers=company.friend.headers)).status_code == 204
        gone = await watching.next("talk")
        assert [(line["text"], line["name"]) for line in gone["lines"]] == [(None, None)]
        assert gone["version"] == heard["version"] + 1
    assert "remember me" not in str(await visited.rows())
    visited.house.tidy()
    assert await company.host.texts() == [None, "I stay"]


async def test_who_is_banned_says_nothing(visited: Visited, company: Company) -> None:
    async with visited.house.at(company.table.id) as table:
        guest = table.seats[1].guest_id
    assert guest is not None
    await visited.house.guests.ban(guest)
    async with nothing_changes(visited):
        the_error(await company.friend.ask_to_say("let me in"), "banned")
        the_error(await company.friend.sign("heart", 1, "move"), "banned")


async def test_signs_about_a_move_that_is_taken_back_are_taken_away(visited: Visited) -> None:
    """At a friendly table one may go back beyond what stood."""
    table = await visited.open(takeback="free")
    host = Speaker(table, 0, table.guest)
    scene = await table.look((await table.look())["actor"])
    seat = scene["seat"]
    while scene["actor"] == seat:
        scene = await table.play(seat, scene["choices"][-1]["move"], scene["number"])
    last = scene["number"]
    assert (await host.sign("applause", last, "move")).status_code == 204
    async with table.stream(None, host.hello) as watching:
        assert (await watching.next("talk"))["signed"][0]["signs"] == {"applause": [0]}
        body = {"kind": "takeback", "number": last}
        answer = await table.http.post(f"/api/tables/{table.id}/proposal", headers=table.eyes(seat), json=body)
        assert answer.status_code == 200, answer.text
        assert (await watching.next("talk"))["signed"][0]["signs"] == {}


async def test_a_closed_table_is_closed_to_ears_and_tongues(visited: Visited) -> None:
    table = await visited.open(closed=True)
    stranger = Speaker(table, None, fresh_guest())
    async with nothing_changes(visited):
        the_error(await stranger.ask_to_say("anybody there?"), "closed_table")
        the_error(await stranger.sign("heart", 1, "move"), "closed_table")
        the_error(await table.http.get(f"{stranger.url}/talk", headers=stranger.headers), "closed_table")
