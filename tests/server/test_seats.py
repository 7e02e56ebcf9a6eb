"""Seats are joined, not owned by whoever opened the table: invited, taken, left, freed, lent, on several devices."""

import asyncio
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from tests.processes import PATIENCE
from tests.server.visiting import Json, Opened, Visited, fresh_guest, settings, visit
from virtuosi.server import guests

pytestmark = pytest.mark.usefixtures("either_book")

WRONG_SEAT = 4403


def code_of(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["code"]
    return found


async def two(visited: Visited) -> tuple[Opened, Opened]:
    """A host, and a friend who has come by invitation."""
    host = await visited.open("newton", "pi")
    return host, await host.joined(host.invitations[1], name="Emmy")


async def ask(table: Opened, method: str, path: str, body: Json = None) -> httpx.Response:
    """As this device, about a seat."""
    headers = {"X-Guest": table.guest}
    return await table.http.request(method, f"/api/tables/{table.id}/{path}", headers=headers, json=body)


async def seats(table: Opened) -> Json:
    return (await table.look())["table"]["seats"]


async def test_an_invitation_is_spent_by_its_first_use(visited: Visited) -> None:
    host, friend = await two(visited)
    assert (await friend.look(1))["seat"] == 1
    before = await visited.rows()
    late = Opened(visited, host.id, fresh_guest())
    answer = await late.join(host.invitations[1])
    assert (answer.status_code, code_of(answer)) == (409, "seat_taken")
    assert (await late.http.get(f"/api/tables/{host.id}", headers=late.eyes(1))).status_code == 403
    assert await visited.rows() == before


async def test_joining_twice_from_the_same_device_is_harmless(visited: Visited) -> None:
    host, friend = await two(visited)
    before = await visited.rows()
    assert (await friend.join(host.invitations[1], name="Other")).status_code == 200
    assert await visited.rows() == before


async def test_whoever_opened_the_table_cannot_read_a_friends_hand(visited: Visited) -> None:
    host, _ = await two(visited)
    for path in ("", "/past/1"):
        assert (await host.http.get(f"/api/tables/{host.id}{path}", headers=host.eyes(1))).status_code == 403
    assert code_of(await host.join(host.invitations[1], beside=True)) == "seat_taken"
    with pytest.raises(ConnectionClosedError) as closed:
        async with host.stream(1) as watching:
            await watching.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == WRONG_SEAT


async def test_an_invitation_can_be_looked_at_without_being_spent(visited: Visited) -> None:
    host = await visited.open("newton", "pi")

    async def state(table: Opened) -> Json:
        headers = {"X-Guest": table.guest, "X-Invitation": host.invitations[1] or ""}
        return (await table.http.get(f"/api/tables/{host.id}/invitation", headers=headers)).json()

    stranger = Opened(visited, host.id, fresh_guest())
    assert await state(stranger) == {"seat": 1, "state": "free"}
    friend = await host.joined(host.invitations[1])
    assert await state(friend) == {"seat": 1, "state": "yours"}
    assert await state(stranger) == {"seat": 1, "state": "taken"}
    wrong = {"X-Invitation": "wrong"}
    answer = await host.http.get(f"/api/tables/{host.id}/invitation", headers=wrong)
    assert (answer.status_code, code_of(answer)) == (403, "wrong_invitation")


async def test_a_wrong_invitation_makes_nobody_a_guest(visited: Visited) -> None:
    host = await visited.open("newton", "pi")
    before = await visited.rows()
    stranger = Opened(visited, host.id, fresh_guest())
    assert code_of(await stranger.join("wrong")) == "wrong_invitation"
    assert code_of(await stranger.join(host.invitations[1], name="\u200b")) == "bad_name"
    assert await visited.rows() == before
    assert (await stranger.join(host.invitations[1], name="Friend")).status_code == 200


async def test_who_joins_from_two_tabs_at_once_is_one_guest(visited: Visited) -> None:
    host = await visited.open("newton", "pii")
    friend = Opened(visited, host.id, fresh_guest())
    links = host.invitations[1:]
    answers = await asyncio.gather(*(friend.join(link, beside=True) for link in links))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert [seat["mine"] for seat in (await friend.look(1))["table"]["seats"]] == [False, True, True]


async def test_a_host_who_follows_a_friends_link_by_mistake_does_not_spend_it(visited: Visited) -> None:
    host = await visited.open("newton", "pi")
    assert code_of(await host.join(host.invitations[1])) == "seated"
    assert not (await seats(host))[1]["taken"]
    assert (await host.join(host.invitations[1], beside=True)).status_code == 200
    assert [seat["mine"] for seat in (await host.look(0))["table"]["seats"]] == [True, True]


async def test_around_one_screen_the_opener_holds_all_seats(visited: Visited) -> None:
    host = await visited.open("newton", "pp")
    for seat in (0, 1):
        scene = await host.look(seat)
        assert (scene["seat"], [one["mine"] for one in scene["table"]["seats"]]) == (seat, [True, True])


async def test_a_left_seat_is_empty_and_its_link_dead(visited: Visited) -> None:
    host, friend = await two(visited)
    assert (await ask(friend, "DELETE", "seats/1")).status_code == 204
    left = (await seats(host))[1]
    assert (left["taken"], left["name"], left["kind"]) == (False, None, "person")
    assert (await friend.http.get(f"/api/tables/{host.id}", headers=friend.eyes(1))).status_code == 403
    assert code_of(await Opened(visited, host.id, fresh_guest()).join(host.invitations[1])) == "wrong_invitation"
    assert (await host.look())["log"][-1]["text"]["id"] == "note-left"


async def test_hosting_passes_on_when_the_host_leaves(visited: Visited) -> None:
    host, friend = await two(visited)
    assert code_of(await ask(friend, "PUT", "seats/0/invitation")) == "not_host"
    await ask(host, "DELETE", "seats/0")
    assert [seat["host"] for seat in await seats(host)] == [False, True]
    assert code_of(await ask(host, "PUT", "seats/0/invitation")) == "not_host"
    assert (await ask(friend, "PUT", "seats/0/invitation")).status_code == 200


async def test_a_seat_that_the_host_frees_is_cut_off_at_once_and_invited_anew(visited: Visited) -> None:
    host, friend = await two(visited)
    async with friend.stream(1) as watching:
        await watching.next()
        invitation = (await ask(host, "PUT", "seats/1/invitation")).json()["invitation"]
        with pytest.raises(ConnectionClosedError) as closed:
            await watching.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == WRONG_SEAT
    assert (await friend.http.get(f"/api/tables/{host.id}", headers=friend.eyes(1))).status_code == 403
    other = await host.joined(invitation, name="Lise")
    assert (await other.look(1))["table"]["seats"][1]["name"] == "Lise"


async def test_a_seat_is_lent_to_a_bot_and_taken_back(visited: Visited) -> None:
    host = await visited.open("ray_master", "pp")
    seat = (await host.look())["actor"]
    scene = await host.look(seat)
    await visited.bots.stop()  # it would play on
    visited.bots.wake = lambda table_id: None  # type: ignore[method-assign]
    lent = (await ask(host, "PUT", f"seats/{seat}/bot", {"level": "novice"})).json()
    held = lent["table"]["seats"][seat]
    assert (held["kind"], held["level"], held["away"], held["mine"]) == ("bot", "novice", True, True)
    assert (await host.look(seat))["choices"] == []
    body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": "a-key-of-mine"}
    assert code_of(await host.post("moves", seat, body)) == "away"
    back = (await ask(host, "DELETE", f"seats/{seat}/bot")).json()
    assert back["table"]["seats"][seat]["kind"] == "person"
    assert (await host.look(seat))["choices"] == scene["choices"]
    assert [line["text"]["id"] for line in back["log"] if line["beside"]] == ["note-lent", "note-back"]


async def test_a_bot_plays_at_a_lent_seat_until_somebody_comes_back(visited: Visited) -> None:
    host = await visited.open("ray_master", "pb")
    await ask(host, "PUT", "seats/0/bot", {})
    before = (await host.look())["number"]
    async with asyncio.timeout(PATIENCE):
        while (await host.look())["number"] < before + 10:
            await asyncio.sleep(0.05)
    await ask(host, "DELETE", "seats/0/bot")
    async with asyncio.timeout(PATIENCE):
        while not (scene := await host.look(0))["choices"] and not scene["table"]["over"]:
            await asyncio.sleep(0.05)


async def test_the_host_sees_to_an_empty_seat_with_a_bot(visited: Visited) -> None:
    host = await visited.open("newton", "pi")
    stranger = Opened(visited, host.id, fresh_guest())
    assert code_of(await ask(stranger, "PUT", "seats/1/bot", {})) == "wrong_seat"
    await ask(host, "PUT", "seats/1/bot", {})
    held = (await seats(host))[1]
    assert (held["kind"], held["taken"], held["away"]) == ("bot", True, False)
    assert code_of(await stranger.join(host.invitations[1])) == "wrong_invitation"
    invitation = (await ask(host, "PUT", "seats/1/invitation")).json()["invitation"]
    assert (await stranger.join(invitation)).status_code == 200


async def let_in(visited: Visited, table: Opened, key: str) -> httpx.Response:
    passed = (await visited.http.post("/api/guest/passes", headers={"X-Guest": table.guest}, json={})).json()
    assert passed["seconds"] == 600
    return await visited.http.post("/api/guest/devices", headers={"X-Guest": key}, json={"code": passed["code"]})


async def test_a_new_device_is_let_in_from_the_old_one(visited: Visited) -> None:
    host, friend = await two(visited)
    phone = Opened(visited, host.id, fresh_guest())
    answer = await let_in(visited, friend, phone.guest)
    assert [(one["table"], one["game"]) for one in answer.json()] == [(host.id, "newton")]
    assert await phone.look(1) == await friend.look(1)


async def test_a_device_brings_its_own_seats_along(visited: Visited) -> None:
    host, friend = await two(visited)
    own = await visited.open("ray_master", "pb")
    await own.look(0)
    async with own.stream(0) as watching:
        await watching.next()
        answer = await let_in(visited, friend, own.guest)
        assert {one["table"] for one in answer.json()} == {host.id, own.id}
        with pytest.raises(ConnectionClosedError):  # it comes again, as the guest it is now
            await watching.next()
    mine = await Opened(visited, own.id, friend.guest).look(0)
    assert (mine["seat"], mine["table"]["seats"][0]["host"]) == (0, True)
    assert (await own.look(0))["seat"] == 0


async def test_a_code_is_good_once_and_not_for_long(visited: Visited, monkeypatch: pytest.MonkeyPatch) -> None:
    _, friend = await two(visited)
    passed = (await visited.http.post("/api/guest/passes", headers={"X-Guest": friend.guest}, json={})).json()
    tries = [{"code": passed["code"].upper().replace("-", " ")}, {"code": passed["code"]}, {"code": "aaaa-aaaa"}]
    found = []
    for body in tries:
        found.append(await visited.http.post("/api/guest/devices", headers={"X-Guest": fresh_guest()}, json=body))
    assert [answer.status_code for answer in found] == [200, 403, 403]
    monkeypatch.setattr(guests, "GOOD_FOR", timedelta(seconds=-1))
    late = (await visited.http.post("/api/guest/passes", headers={"X-Guest": friend.guest}, json={})).json()
    answer = await visited.http.post(
        "/api/guest/devices", headers={"X-Guest": fresh_guest()}, json={"code": late["code"]}
    )
    assert code_of(answer) == "wrong_code"


async def test_everything_about_seats_survives_a_restart(tmp_path: Path) -> None:
    async with visit(settings(tmp_path)) as visited:
        host, friend = await two(visited)
        await ask(friend, "PUT", "seats/1/bot", {"level": "novice"})
        await ask(friend, "DELETE", "seats/1/bot")
        before = [await host.look(0), await friend.look(1)]
    async with visit(settings(tmp_path)) as visited:
        again = [await Opened(visited, one.id, one.guest).look(seat) for seat, one in enumerate((host, friend))]
        assert again == before


async def test_undo_is_in_the_log(table: Opened) -> None:
    before = await table.until_undoable()
    told = [line for line in before["log"] if line["number"] == before["number"]]
    after = await table.undo(before["seat"], before["number"])
    notes = [line for line in after["log"] if line["beside"]]
    assert len(notes) == min(1, len(told))
    if told:
        assert notes[0]["text"] == {"id": "note-undone", "args": {"what": told[0]["text"]}}
        assert notes[0]["seat"] == before["seat"]


async def test_a_host_who_sits_nowhere_has_the_hosts_tools(visited: Visited) -> None:
    """And is told so, for a spectator's scene is everybody's."""
    host = await visited.open("newton", "ii")
    friend = await host.joined(host.invitations[0], name="Emmy")
    async with host.stream(None, {"guest": host.guest}) as watching:
        assert (await watching.next())["seat"] is None
        assert (await watching.next("ears"))["host"]
    seats, headers = f"/api/tables/{host.id}/seats", {"X-Guest": host.guest}
    assert (await host.http.put(f"{seats}/1/bot", headers=headers, json={"level": "novice"})).status_code == 200
    invitation = (await host.http.put(f"{seats}/0/invitation", headers=headers)).json()["invitation"]
    assert (await friend.http.get(f"/api/tables/{host.id}", headers=friend.eyes(0))).status_code == 403
    await host.joined(invitation)
