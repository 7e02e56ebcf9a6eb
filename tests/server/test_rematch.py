"""After the end: the same people play again at one new table, and find their results."""

import asyncio
from datetime import timedelta
from pathlib import Path

import httpx
from sqlalchemy import select

from tests.server.company import Company, end
from tests.server.posting import away, webhook
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Json, Opened, Visited, fresh_guest, settings, visit
from virtuosi.server.rows import TableRow, now
from virtuosi.server.tidying import put_away


async def ask(table: Opened, guest: str) -> httpx.Response:
    return await table.http.post(f"/api/tables/{table.id}/rematch", headers={"X-Guest": guest}, json={})


async def again(table: Opened, guest: str) -> Json:
    answer = await ask(table, guest)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def at_new(table: Opened, new: Json, guest: str) -> Json:
    answer = await table.http.get(f"/api/tables/{new['table']}", headers={"X-Guest": guest})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_the_first_opens_it_the_second_is_taken_along_and_the_seats_turn(company: Company) -> None:
    await end(company)
    table, friend = company.table, company.seated
    async with table.stream(None, company.friend.hello) as watching:
        await watching.next()
        new = await again(table, table.guest)
        assert (await watching.next())["table"]["rematch"] == new["table"]
    assert [bool(invitation) for invitation in new["invitations"]] == [True, False]
    scene = await at_new(table, new, table.guest)
    assert (scene["seat"], scene["table"]["seats"][0]["taken"]) == (1, False)
    assert scene["table"]["seats"][0]["name"] == "Friend"
    second = await again(table, friend.guest)
    assert second == {"table": new["table"], "invitations": [None, None]}
    scene = await at_new(table, new, friend.guest)
    assert (scene["seat"], scene["table"]["seats"][0]["taken"]) == (0, True)
    assert await again(table, friend.guest) == second  # once more is nothing more
    assert (await again(table, table.guest))["table"] == new["table"]


async def test_whoever_asks_at_the_same_moment_lands_at_the_same_table(visited: Visited, company: Company) -> None:
    await end(company)
    both = [company.table.guest, company.seated.guest] * 5
    found = await asyncio.gather(*(again(company.table, guest) for guest in both))
    assert len({one["table"] for one in found}) == 1
    async with visited.house.storage.reading() as session:
        assert len(list(await session.scalars(select(TableRow.id)))) == 2
    seats = {(await at_new(company.table, found[0], guest))["seat"] for guest in both}
    assert seats == {0, 1}


async def test_the_seat_of_who_does_not_come_stays_invited_by_link(company: Company) -> None:
    await end(company)
    new = await again(company.table, company.table.guest)
    other = Opened(company.table.visited, new["table"], fresh_guest())
    assert (await other.join(new["invitations"][0], name="Somebody else")).status_code == 200
    late = await again(company.table, company.seated.guest)
    assert late["table"] == new["table"]
    assert (await at_new(company.table, new, company.seated.guest))["seat"] is None  # and may watch


async def test_bots_options_pack_and_chat_come_along(visited: Visited) -> None:
    table = await visited.open("newton", "pbb", chat=False)
    async with visited.house.at(table.id) as held:
        before = [seat.name for seat in held.seats]
        held.match.position.agenda.clear()
        with visited.house.changing(held):
            match = held.match
            assert match.over
            await visited.house.storage.add_moves(held.standing(), [], None, match.position.actor, match.over)
    new = await again(table, table.guest)
    old, scene = await table.look(0), await at_new(table, new, table.guest)
    assert scene["seat"] == 2
    assert [seat["kind"] for seat in scene["table"]["seats"]] == ["bot", "bot", "person"]
    assert [seat["name"] for seat in scene["table"]["seats"]] == [*before[1:], before[0]]
    for same in ("game", "options", "pack", "chat", "guided"):
        assert scene["table"][same] == old["table"][same]
    assert scene["table"]["commitment"] != old["table"]["commitment"]


async def test_who_may_not_ask(visited: Visited, company: Company) -> None:
    async with nothing_changes(visited):
        the_error(await ask(company.table, company.table.guest), "not_over")
    await end(company)
    stranger = await visited.open()
    async with nothing_changes(visited):
        the_error(await ask(company.table, stranger.guest), "wrong_seat")
        the_error(await ask(company.table, fresh_guest()), "wrong_seat")
        nowhere = Opened(visited, "aaaaaaaaaaaa", "")
        the_error(await ask(nowhere, stranger.guest), "unknown_table")


async def test_own_matches_with_their_results(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        table = await visited.open(kinds="pi")
        found = Company(table, await table.joined(table.invitations[1], name="Friend"))
        assert await own(table, table.guest) == {"matches": [], "totals": []}
        await end(found)
        result = (await table.look())["result"]["ranking"]
        for guest in (table.guest, found.seated.guest):
            for _ in range(2):  # found, then kept
                mine = await own(table, guest)
                assert [one["table"] for one in mine["matches"]] == [table.id]
                seats = mine["matches"][0]["seats"]
                assert [seat["place"] for seat in seats] == result
                assert [seat["mine"] for seat in seats] == [guest == table.guest, guest != table.guest]
                won = any(seat["mine"] and seat["won"] for seat in seats)
                assert [seat["won"] for seat in seats] == [place == 1 for place in result]
                assert mine["totals"] == [{"game": "ray_master", "played": 1, "won": int(won)}]
        points = [row["points"] for row in (await table.look())["rows"]]
        assert [seat["points"] for seat in seats] == points
        assert await own(table, fresh_guest()) == {"matches": [], "totals": []}
    async with visit(settings(tmp_path)) as visited:
        later = Opened(visited, table.id, table.guest)
        assert await own(later, table.guest) == await own(later, table.guest) != {"matches": [], "totals": []}


async def test_a_match_alone_is_won_only_where_there_is_a_prize(visited: Visited) -> None:
    for game, prize in ("newton", False), ("ray_master", True):
        table = await visited.open(game, kinds="p")
        await end(Company(table, table))
        ended = (await table.look())["result"]
        mine = await own(table, table.guest)
        assert ended["winners"] == ([0] if prize and ended["ranking"] == [1] else [])
        assert mine["matches"][0]["seats"][0]["won"] == bool(ended["winners"])
        assert mine["totals"] == [{"game": game, "played": 1, "won": len(ended["winners"])}]


async def own(table: Opened, guest: str) -> Json:
    answer = await table.http.get("/api/guest/matches", headers={"X-Guest": guest})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_match_that_is_put_away_takes_its_words_and_results_along(visited: Visited, company: Company) -> None:
    await company.host.say("gone with the table")
    await end(company)
    await own(company.table, company.table.guest)
    given = settings(Path(), database="unused", keep_finished=10, keep_abandoned=10)
    await put_away(visited.house.storage, given, now() + timedelta(days=30))
    rows = str(await visited.rows())
    assert company.table.id not in rows
    assert "gone with the table" not in rows


async def test_everybody_else_is_told_of_a_rematch_once_and_led_to_their_seat(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        table = await visited.open(kinds="pi")
        company = Company(table, await table.joined(table.invitations[1], name="Friend"))
        for guest in (table.guest, company.seated.guest):
            await webhook(visited, guest, letters)
        await end(company)
        await again(table, table.guest)
        own = (await table.http.get("/api/guest/tables", headers={"X-Guest": company.seated.guest})).json()
        assert [(one["table"], one["again"]) for one in own] == [(table.id, True)]
        for minutes in (1, 2):
            await visited.postman.round(now() + timedelta(minutes=minutes))
        told = (await letters.next()).json()
        assert (told["what"], told["title"]) == ("rematch", "Once more? Ray Master")
        assert told["link"].endswith(f"/table/{table.id}?again")
        assert letters.letters == []  # and whoever asked knows
        await again(table, company.seated.guest)
        own = (await table.http.get("/api/guest/tables", headers={"X-Guest": company.seated.guest})).json()
        assert [one["again"] for one in own] == [False, False]


async def test_who_came_along_already_is_not_told(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        table = await visited.open(kinds="pi")
        company = Company(table, await table.joined(table.invitations[1], name="Friend"))
        await webhook(visited, company.seated.guest, letters)
        await end(company)
        await again(table, table.guest)
        await again(table, company.seated.guest)
        await visited.postman.round(now() + timedelta(minutes=1))
        assert letters.letters == []
