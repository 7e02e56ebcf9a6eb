"""Signs about lines and moves: counted once each, only by those who hear, gone with what they were about."""

from tests.server.company import Company, Speaker, end
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Visited, fresh_key


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
