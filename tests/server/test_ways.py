"""The ways somebody is told: each in a form of its own, for one guest only, switched off at will, and not too many."""

from pathlib import Path

from tests.server.posting import HOME, SOON, ask, away, tell, two, until_turn, webhook, wish
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Visited, fresh_guest
from virtuosi.server.rows import now


async def test_discord_and_ntfy_get_what_they_read(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        guest = fresh_guest()
        await wish(visited, guest, language="fr")
        for form in ("discord", "ntfy"):
            way = await webhook(visited, guest, letters, form)
            assert (await ask(visited, guest, "POST", f"ways/{way['id']}/trial", {})).status_code == 204
        discord, ntfy = await letters.next(), await letters.next()
        assert discord.json()["content"].startswith("**Voici comment les avis vous parviendront**")
        assert discord.json()["allowed_mentions"] == {"parse": []}
        assert ntfy.query["title"] == ["Voici comment les avis vous parviendront"]
        assert ntfy.query["click"] == [f"{HOME}/mine"]
        assert ntfy.body.decode().startswith("Un message de Virtuosi")


async def test_somebody_elses_ways_are_out_of_reach(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        way = await webhook(visited, people[1].guest, letters)
        for guest in (people[0].guest, fresh_guest()):
            async with nothing_changes(visited):
                for method, path, body in (
                    ("DELETE", "", None),
                    ("PATCH", "", {"active": False}),
                    ("POST", "/trial", {}),
                ):
                    the_error(await ask(visited, guest, method, f"ways/{way['id']}{path}", body), "unknown_way")
                assert (await ask(visited, guest, "GET", "telling")).json()["ways"] == []
        muted = await ask(visited, fresh_guest(), "PUT", f"tables/{people[0].id}/muted", {"muted": True})
        assert muted.status_code in (403, 404)
        assert letters.letters == []


async def test_a_way_is_switched_off_and_removed(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        way = await webhook(visited, people[1].guest, letters)
        told = await ask(visited, people[1].guest, "PATCH", f"ways/{way['id']}", {"active": False})
        assert not told.json()["ways"][0]["active"]
        await until_turn(people, 1)
        await visited.postman.round(now() + SOON)
        assert letters.letters == []
        assert (await ask(visited, people[1].guest, "DELETE", f"ways/{way['id']}")).json()["ways"] == []


async def test_ways_have_an_end(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        guest = fresh_guest()
        for number in range(10):
            await tell(visited, guest, "webhook", {"address": f"{letters.url}/{number}"})
        answer = await ask(visited, guest, "POST", "ways/webhook", {"address": letters.url})
        the_error(answer, "too_many_ways")
        again = await ask(visited, guest, "POST", "ways/webhook", {"address": f"{letters.url}/3", "form": "ntfy"})
        ways = again.json()["ways"]
        assert len(ways) == 10, "an address that is named again takes the place of the earlier one"
        assert [way["form"] for way in ways if way["address"].endswith("/3")] == ["ntfy"]


async def test_an_unknown_time_zone_is_refused(visited: Visited) -> None:
    for zone in ("Europe/Nowhere", "../../etc/passwd", "/etc/passwd"):
        answer = await ask(visited, fresh_guest(), "PUT", "telling", {"language": "fr", "zone": zone})
        the_error(answer, "bad_zone")
