"""The host's tools, forgetting, and devices: what is done from a terminal shows at once in the open house."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner, Result

from tests.processes import PATIENCE
from tests.server.company import Speaker
from tests.server.posting import ask, guest_of, two, until_turn, webhook
from tests.server.receiving import receiver
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Opened, Visited, fresh_guest, settings, visit
from virtuosi.cli import app
from virtuosi.server import errands
from virtuosi.server.errands import Answer
from virtuosi.server.keeping import CannotKeep
from virtuosi.server.people import people
from virtuosi.server.settings import BadSettings, telling


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "EVERY", 0.02)
    monkeypatch.setattr(errands, "PATIENCE", float(PATIENCE))


async def do(directory: Path, what: str, *details: str) -> Answer:
    """As the command does, beside the house."""
    return await errands.ask(str(directory / "house.sqlite3"), what, *details)


async def look(table: Opened, guest: str) -> httpx.Response:
    return await table.http.get(f"/api/tables/{table.id}", headers={"X-Guest": guest})


async def test_a_banned_guest_is_shut_out_with_a_sentence_and_a_bot_plays_on(visited: Visited, tmp_path: Path) -> None:
    host, emmy = await two(visited)
    async with emmy.stream(1) as page:
        await page.next()
        assert (await do(tmp_path, "ban", "emmy")).done
    the_error(await look(host, emmy.guest), "banned")
    the_error(await ask(visited, emmy.guest, "GET", "tables"), "banned")
    scene = await host.look(0)
    assert (scene["table"]["seats"][1]["kind"], scene["table"]["seats"][1]["away"]) == ("bot", True)
    assert (await do(tmp_path, "unban", await guest_of_banned(visited))).done
    assert (await look(host, emmy.guest)).json()["seat"] == 1


async def guest_of_banned(visited: Visited) -> str:
    return next(one.id for one in await people(visited.house.storage) if one.banned)


async def test_a_table_is_closed_and_those_who_look_learn_it(visited: Visited, tmp_path: Path) -> None:
    host, _ = await two(visited)
    async with host.stream(0) as page:
        await page.next()
        assert (await do(tmp_path, "close", host.id)).said == f"Table {host.id} is put away."
        await page.line.wait_closed()
    the_error(await look(host, host.guest), "unknown_table")


async def test_a_bot_takes_a_seat_by_command(visited: Visited, tmp_path: Path) -> None:
    host, emmy = await two(visited)
    assert (await do(tmp_path, "bot", host.id, "2")).done
    assert (await host.look(0))["table"]["seats"][1]["away"]
    back = await emmy.http.delete(f"/api/tables/{host.id}/seats/1/bot", headers={"X-Guest": emmy.guest})
    assert back.json()["table"]["seats"][1]["kind"] == "person"


@pytest.mark.parametrize(
    ("what", "details"),
    [
        ("ban", ["Nobody"]),
        ("forget", ["Nobody"]),
        ("close", ["aaaaaaaaaaaa"]),
        ("close", ["../x"]),
        ("bot", ["aaaaaaaaaaaa", "1"]),
        ("bot", ["{table}", "3"]),
        ("bot", ["{table}", "0"]),
    ],
)
async def test_what_is_not_there_is_named_and_nothing_changes(
    visited: Visited, tmp_path: Path, what: str, details: list[str]
) -> None:
    host, _ = await two(visited)
    async with nothing_changes(visited):
        answer = await do(tmp_path, what, *(one.format(table=host.id) for one in details))
        assert not answer.done
        assert answer.said.endswith(".")


async def test_two_of_one_name_are_told_apart_by_id(visited: Visited, tmp_path: Path) -> None:
    first, second = await two(visited), await two(visited)
    answer = await do(tmp_path, "forget", "Emmy")
    ids = [await guest_of(visited, table[1]) for table in (first, second)]
    assert not answer.done
    assert all(id in answer.said for id in ids)
    assert (await do(tmp_path, "forget", ids[0])).done
    assert await visited.house.guests.who(first[1].guest) is None
    assert await visited.house.guests.who(second[1].guest) == ids[1]


async def test_nothing_is_left_of_who_is_forgotten(visited: Visited, tmp_path: Path) -> None:
    async with receiver() as letters:
        visited.postman.carrier.outside.known |= {"127.0.0.1"}
        host, emmy = await two(visited)
        alone = await visited.open("newton", "pb")
        await visited.http.post(
            "/api/guest/devices", headers={"X-Guest": alone.guest}, json=await a_pass(visited, emmy)
        )
        await webhook(visited, emmy.guest, letters)
        await Speaker(host, 1, emmy.guest).say("A secret of mine")
        await Speaker(host, 0, host.guest).say("A secret of ours")
        await until_turn([host, emmy], 1)
        guest = await guest_of(visited, emmy)
        assert (await visited.http.delete("/api/guest", headers={"X-Guest": emmy.guest})).status_code == 204
    found = "\n".join("\n".join(rows) for rows in await visited.rows())
    assert guest not in found
    assert "Emmy" not in found
    assert "secret of mine" not in found
    assert await Speaker(host, 0, host.guest).texts() == [None, "A secret of ours"]
    the_error(await look(alone, alone.guest), "unknown_table")  # nobody was left there
    seat = (await host.look(0))["table"]["seats"][1]
    assert (seat["kind"], seat["away"], seat["name"]) == ("bot", False, None)
    assert (await ask(visited, emmy.guest, "GET", "tables")).json() == []


async def a_pass(visited: Visited, person: Opened) -> dict[str, str]:
    answer = await visited.http.post("/api/guest/passes", headers={"X-Guest": person.guest}, json={})
    return {"code": answer.json()["code"]}


async def test_forgetting_a_host_passes_hosting_on(visited: Visited) -> None:
    host, emmy = await two(visited)
    await visited.http.delete("/api/guest", headers={"X-Guest": host.guest})
    assert [seat["host"] for seat in (await emmy.look(1))["table"]["seats"]] == [False, True]


async def test_a_closed_house_does_errands_too(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        host, emmy = await two(visited)
    assert (await do(tmp_path, "bot", host.id, "2")).done
    assert (await do(tmp_path, "forget", "Emmy")).done
    async with visit(settings(tmp_path)) as visited:
        again = Opened(visited, host.id, host.guest)
        seat = (await again.look(0))["table"]["seats"][1]
        assert (seat["kind"], seat["name"]) == ("bot", None)
        assert await visited.house.guests.who(emmy.guest) is None


async def test_a_book_of_another_version_is_left_alone(tmp_path: Path) -> None:
    with pytest.raises(CannotKeep, match="no file"):
        await do(tmp_path, "ban", "Emmy")
    (tmp_path / "house.sqlite3").touch()
    with pytest.raises(CannotKeep, match="another version"):
        await do(tmp_path, "ban", "Emmy")


async def run(*words: str) -> Result:
    return await asyncio.to_thread(CliRunner().invoke, app, ["house", *words])


async def test_the_commands_speak_to_an_open_house(visited: Visited, tmp_path: Path) -> None:
    host, _ = await two(visited)
    own = ("--database", str(tmp_path / "house.sqlite3"))
    listed = json.loads((await run("list", "--json", *own)).stdout)
    assert [one["names"] for one in listed["people"] if one["names"]] == [["Emmy"]]
    assert listed["tables"][0]["id"] == host.id
    assert "Emmy" in (await run("list", *own)).stdout
    assert "plays at seat 2" in (await run("bot", host.id, "2", *own)).stdout
    wrong = await run("ban", "Lise", *own)
    assert (wrong.exit_code, "Nobody here is called Lise" in wrong.stderr) == (1, True)
    assert (await run("forget", "Emmy", "--yes", *own)).exit_code == 0
    assert (await run("close", host.id, "--yes", *own)).exit_code == 0
    assert json.loads((await run("list", "--json", *own)).stdout)["tables"] == []


async def test_a_device_that_was_shut_out_holds_nothing_and_the_others_stay(visited: Visited) -> None:
    host, emmy = await two(visited)
    phone = Opened(visited, host.id, fresh_guest())
    await visited.http.post("/api/guest/devices", headers={"X-Guest": phone.guest}, json=await a_pass(visited, emmy))
    devices = (await ask(visited, emmy.guest, "GET", "devices")).json()
    assert [one["here"] for one in devices] == [True, False]
    async with phone.stream(1) as page:
        await page.next()
        left = await ask(visited, emmy.guest, "DELETE", f"devices/{devices[1]['id']}")
        assert [one["here"] for one in left.json()] == [True]
        await page.line.wait_closed()
    assert (await look(host, phone.guest)).json()["seat"] is None
    assert (await look(host, emmy.guest)).json()["seat"] == 1
    for device in (devices[0]["id"], devices[1]["id"], "x"):  # one's own, one that is gone, none
        async with nothing_changes(visited):
            the_error(await ask(visited, emmy.guest, "DELETE", f"devices/{device}"), "unknown_device")
    the_error(await ask(visited, host.guest, "DELETE", f"devices/{devices[0]['id']}"), "unknown_device")


async def test_when_a_device_was_seen_is_known_after_a_restart(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        host, _ = await two(visited)
        before = (await ask(visited, host.guest, "GET", "devices")).json()[0]["seen"]
    async with visit(settings(tmp_path)) as visited:
        assert (await ask(visited, host.guest, "GET", "devices")).json()[0]["seen"] >= before


async def test_my_tables_say_whose_turn_it_is_on_every_device(visited: Visited) -> None:
    people = await two(visited)
    await until_turn(people, 1)
    phone = fresh_guest()
    await visited.http.post("/api/guest/devices", headers={"X-Guest": phone}, json=await a_pass(visited, people[1]))
    mine = (await ask(visited, phone, "GET", "tables")).json()
    assert mine == (await ask(visited, people[1].guest, "GET", "tables")).json()
    assert [(one["table"], one["waits"], one["actor"], one["over"]) for one in mine] == [(people[0].id, True, 1, False)]
    assert [seat["mine"] for seat in mine[0]["seats"]] == [False, True]
    theirs = (await ask(visited, people[0].guest, "GET", "tables")).json()
    assert [one["waits"] for one in theirs] == [False]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("tables.example.org", None, ""), "--public-url"),
        (("https://a@b", None, ""), "--public-url"),
        ((None, "mail.example.org", "a@example.org"), "smtp://"),
        ((None, "smtp://mail.example.org", ""), "--mail-from"),
    ],
)
def test_bad_settings_are_one_sentence(given: tuple[str | None, str | None, str], said: str) -> None:
    with pytest.raises(BadSettings, match=said):
        telling(*given, [])


def test_the_container_starts_what_there_is() -> None:
    """No container tool is needed to see that its command is one of ours and its files are there."""
    root = Path(__file__).parents[2]
    lines = (root / "Containerfile").read_text().splitlines()
    command = json.loads(next(line for line in lines if line.startswith("CMD ")).removeprefix("CMD "))
    assert CliRunner().invoke(app, [*command, "--help"]).exit_code == 0
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert all((root / name).exists() for names in copied for name in names)
