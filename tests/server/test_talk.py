"""What is said at a table: kept, heard by those it is for and by nobody else, once, in bounds, as plain text."""

import asyncio
import unicodedata
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.company import Company, Speaker, end
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Opened, Visited, fresh_guest, fresh_key, settings, visit
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


async def test_nobody_becomes_a_guest_by_what_is_not_said(visited: Visited, company: Company) -> None:
    said = await company.host.say("Good luck!", key="a-key-of-the-host")
    stranger = Speaker(company.table, None, fresh_guest())
    async with nothing_changes(visited):
        the_error(await stranger.ask_to_say("Good luck!", key="a-key-of-the-host"), "key_used")
        the_error(await stranger.ask_to_say("\u200b"), "bad_line")
        the_error(await stranger.ask_to_say("Hello", name="\u200b"), "bad_name")
        the_error(await stranger.sign("heart", said["number"], room="seats"), "unknown_line")
    await stranger.say("Hello")
    assert await visited.house.guests.who(stranger.headers["X-Guest"]) is not None


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


async def test_a_few_lines_in_a_while_and_then_a_breath(
    visited: Visited, company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "SECONDS", 3600.0)
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


async def test_a_host_who_sits_hushes_those_who_watch_without_hearing_them(company: Company) -> None:
    async def hush(speaker: Speaker, silenced: bool) -> int:
        where = f"{company.host.url}/hush"
        body = {"silenced": silenced}
        return (await company.table.http.put(where, headers=speaker.headers, json=body)).status_code

    await company.watcher.say("Seat one should go left")
    async with nothing_changes(company.table.visited):
        assert await hush(company.friend, True) == await hush(company.watcher, True) == 403
    assert await hush(company.host, True) == 204
    assert (await company.table.look())["table"]["hushed"]
    the_error(await company.watcher.ask_to_say("I said left"), "hushed")
    the_error(await company.watcher.sign("heart", 0), "hushed")
    await company.friend.say("Who plays may talk")
    assert list(await company.host.heard()) == ["seats"]
    assert await hush(company.host, False) == 204
    await company.watcher.say("Left!")
    assert await hush(company.host, True) == 204
    await end(company)
    await company.watcher.say("Well played")


async def test_a_host_without_a_seat_has_the_hosts_tools(visited: Visited) -> None:
    table = await visited.open(kinds="ib")
    host = Speaker(table, None, table.guest)
    friend = await table.joined(table.invitations[0], name="Friend")
    watcher = Speaker(table, None, fresh_guest())
    line = await watcher.say("Something unkind")
    async with table.stream(None, host.hello) as watching:
        assert (await watching.next("ears"))["host"]  # the page shows the tools by this
    assert (await host.remove(line["number"], "spectators")).status_code == 204
    assert await watcher.texts("spectators") == [None]
    link = await visited.http.put(f"/api/tables/{table.id}/seats/0/invitation", headers={"X-Guest": table.guest})
    assert link.status_code == 200
    assert (await Opened(visited, table.id, fresh_guest()).join(link.json()["invitation"])).status_code == 200
    assert not (await friend.look())["table"]["seats"][0]["mine"]


async def test_a_table_without_chat(visited: Visited) -> None:
    table = await visited.open(chat=False)
    assert not (await table.look(0))["table"]["chat"]
    async with nothing_changes(visited):
        the_error(await Speaker(table, 0, table.guest).ask_to_say("hello"), "no_chat")
        the_error(await Speaker(table, None, fresh_guest()).ask_to_say("hello"), "no_chat")
        the_error(await Speaker(table, 0, table.guest).sign("heart", 1, "move"), "no_chat")
