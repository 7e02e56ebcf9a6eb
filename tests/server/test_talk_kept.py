"""Who may take back what was said, and what is left of it: removed, silenced, forgotten, banned, closed."""

import msgspec
import pytest

from tests.server.company import Company, Speaker
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Json, Visited, fresh_guest


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


async def test_a_closed_table_is_closed_to_ears_and_tongues(visited: Visited) -> None:
    table = await visited.open(closed=True)
    stranger = Speaker(table, None, fresh_guest())
    async with nothing_changes(visited):
        the_error(await stranger.ask_to_say("anybody there?"), "closed_table")
        the_error(await stranger.sign("heart", 1, "move"), "closed_table")
        the_error(await table.http.get(f"{stranger.url}/talk", headers=stranger.headers), "closed_table")
