"""Open, sit, move, take back, watch, come back: the good days."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from tests.server.visiting import Opened, Visited, fresh_guest, fresh_key, settings, visit
from virtuosi.core import record as records
from virtuosi.games import REGISTERED, find, shipped_pack

pytestmark = pytest.mark.usefixtures("either_book")


async def test_the_house_offers_its_games(visited: Visited) -> None:
    games = (await visited.http.get("/api/games")).json()
    assert [game["id"] for game in games] == list(REGISTERED)
    assert games[0]["seats"] == [1, 2]
    assert set(games[0]["provenance"]) == {"rulebook", "public", "inferred", "reconstructed"}


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_words_and_rules_come_in_both_languages(visited: Visited, language: str) -> None:
    words = await visited.http.get(f"/api/games/ray_master/text/{language}")
    assert words.headers["content-type"].startswith("text/plain")
    assert "error-stale-move" in words.text
    assert "title =" in words.text
    book = (await visited.http.get(f"/api/games/ray_master/rules/{language}")).json()
    assert book["sections"][0]["rules"][0]["number"] == "1.1"


async def test_opening_gives_an_invitation_to_whoever_is_invited_and_to_nobody_else(visited: Visited) -> None:
    table = await visited.open("newton", "pib")
    assert [invitation is None for invitation in table.invitations] == [True, False, True]
    seats = (await table.look())["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
    assert [seat["taken"] for seat in seats] == [True, False, True]


async def test_nature_has_moved_before_anybody_looks(table: Opened) -> None:
    scene = await table.look()
    assert scene["actor"] >= 0
    assert scene["number"] > 0


async def test_a_scene_shows_choices_to_the_actor_only(table: Opened) -> None:
    actor = (await table.look())["actor"]
    assert (await table.look(actor))["choices"]
    assert not (await table.look(1 - actor))["choices"]
    assert not (await table.look())["choices"]


async def test_a_move_answers_with_the_new_scene(table: Opened) -> None:
    actor = (await table.look())["actor"]
    scene = await table.look(actor)
    after = await table.play(actor, scene["choices"][0]["move"], scene["number"])
    assert after["number"] > scene["number"]
    assert after == await table.look(actor)


async def test_sitting_down_under_a_name(table: Opened) -> None:
    answer = await table.http.patch(
        f"/api/tables/{table.id}/seats/1", headers=table.eyes(1), json={"name": "  Player\t Two "}
    )
    assert answer.status_code == 200
    seat = (await table.look())["table"]["seats"][1]
    assert (seat["name"], seat["taken"]) == ("Player Two", True)


async def test_two_persons_play_a_whole_match_and_get_its_record(table: Opened) -> None:
    scene = await table.play_on(1000, random.Random(1))
    assert scene["result"]["ranking"]
    answer = await table.http.get(f"/api/tables/{table.id}/record")
    found = msgspec.json.decode(answer.content, type=records.Record)
    match = records.replay(found, find("ray_master"), shipped_pack("ray_master"))
    assert match.over
    assert match.number == scene["number"]


@pytest.mark.parametrize("game", REGISTERED)
async def test_every_game_can_be_opened_played_and_reopened(tmp_path: Path, game: str) -> None:
    given = settings(tmp_path)
    seats = find(game).seat_counts[-1]
    async with visit(given) as visited:
        table = await visited.open(game, "p" * seats)
        before = await table.play_on(40, random.Random(2))
    async with visit(given) as visited:
        table = Opened(visited, table.id, table.guest)
        assert await table.look(before["seat"]) == before
        await table.play_on(5, random.Random(3))


async def test_a_new_table_is_at_hand_as_it_stands_in_the_book(visited: Visited) -> None:
    table = await visited.open("newton", "pi", listed=True)
    assert (table.id in visited.house._places) == (visited.house.storage.file is not None)
    before = [await table.look(seat) for seat in (0, None)]
    visited.house.idle = -1
    visited.house.tidy()
    assert not visited.house._places
    assert [await table.look(seat) for seat in (0, None)] == before


async def test_a_table_that_was_put_away_comes_back_as_it_was(visited: Visited, table: Opened) -> None:
    scene = await table.until_undoable()
    visited.house.idle = -1
    visited.house.tidy()
    assert not visited.house._places
    assert await table.look(scene["seat"]) == scene


async def test_a_watched_table_is_not_put_away(visited: Visited, table: Opened) -> None:
    visited.house.idle = -1
    async with table.stream(None) as watching:
        await watching.next()
        visited.house.tidy()
        assert table.id in visited.house._places


async def test_undo_takes_the_last_move_back(table: Opened) -> None:
    scene = await table.until_undoable()
    seat, number = scene["seat"], scene["number"]
    before = (await table.http.get(f"/api/tables/{table.id}/past/{number - 1}", headers=table.eyes(seat))).json()
    after = await table.undo(seat, number)
    assert after["number"] == number - 1
    assert after["view"] == before["view"]
    assert after["choices"]


async def test_undo_works_after_a_restart(tmp_path: Path) -> None:
    given = settings(tmp_path)
    async with visit(given) as visited:
        table = await visited.open()
        scene = await table.until_undoable()
    async with visit(given) as visited:
        again = Opened(visited, table.id, table.guest)
        assert (await again.look(scene["seat"]))["undo"] == scene["undo"]
        assert (await again.undo(scene["seat"], scene["number"]))["number"] == scene["number"] - 1


async def test_moves_can_be_made_and_taken_back_many_times(visited: Visited, table: Opened) -> None:
    scene = await table.until_undoable()
    for _ in range(5):
        scene = await table.undo(scene["seat"], scene["number"])
        scene = await table.play(scene["seat"], scene["choices"][-1]["move"], scene["number"])
        if scene["undo"] is None:
            break
    stored = await visited.house.storage.read_table(table.id)
    assert stored is not None
    assert len(stored.moves) == scene["number"]


async def test_the_past_can_be_stepped_through(table: Opened) -> None:
    scene = await table.play_on(30, random.Random(5))
    seat = scene["seat"]
    for number in range(scene["number"] + 1):
        answer = await table.http.get(f"/api/tables/{table.id}/past/{number}", headers=table.eyes(seat))
        past = answer.json()
        assert past["number"] == number
        assert not past["choices"]
        assert all(line["number"] <= number for line in past["log"])
    assert past["view"] == scene["view"]


async def test_a_repeated_request_is_answered_and_played_once(table: Opened) -> None:
    actor = (await table.look())["actor"]
    scene = await table.look(actor)
    move, key = scene["choices"][0]["move"], fresh_key()
    first = await table.play(actor, move, scene["number"], key)
    again = await table.play(actor, move, scene["number"], key)
    assert again == first


async def test_a_repeated_move_stays_taken_back(table: Opened) -> None:
    scene = await table.until_undoable()
    seat = scene["seat"]
    back = await table.undo(seat, scene["number"], "undo-key-1")
    move, key = back["choices"][0]["move"], fresh_key()
    there = await table.play(seat, move, back["number"], key)
    if there["undo"] is not None:
        await table.undo(seat, there["number"], "undo-key-2")
        assert (await table.play(seat, move, back["number"], key))["number"] == back["number"]
    assert (await table.undo(seat, scene["number"], "undo-key-1"))["number"] <= there["number"]


async def test_keys_are_remembered_over_a_restart(tmp_path: Path) -> None:
    given = settings(tmp_path)
    async with visit(given) as visited:
        table = await visited.open()
        actor = (await table.look())["actor"]
        scene = await table.look(actor)
        move = scene["choices"][0]["move"]
        after = await table.play(actor, move, scene["number"], "the-same-key")
        back = await table.until_undoable()
        await table.undo(back["seat"], back["number"], "the-undo-key")
    async with visit(given) as visited:
        again = Opened(visited, table.id, table.guest)
        now = (await again.look())["number"]
        assert (await again.play(actor, move, scene["number"], "the-same-key"))["number"] == now >= after["number"] - 1
        assert (await again.undo(back["seat"], back["number"], "the-undo-key"))["number"] == now


async def test_of_many_moves_at_once_one_is_played(visited: Visited, table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    moves = [choice["move"] for choice in scene["choices"]]
    bodies = [{"move": moves[i % len(moves)], "number": scene["number"], "key": fresh_key()} for i in range(12)]
    answers = await asyncio.gather(*(table.post("moves", scene["seat"], body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 11
    stored = await visited.house.storage.read_table(table.id)
    assert stored is not None
    assert sum(move.key is not None for move in stored.moves) == 1


async def test_one_request_sent_many_times_at_once_is_played_once(visited: Visited, table: Opened) -> None:
    scene = await table.look((await table.look())["actor"])
    body = {"move": scene["choices"][0]["move"], "number": scene["number"], "key": fresh_key()}
    answers = await asyncio.gather(*(table.post("moves", scene["seat"], body) for _ in range(12)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    stored = await visited.house.storage.read_table(table.id)
    assert stored is not None
    assert sum(move.key is not None for move in stored.moves) == 1


async def test_tables_cannot_be_opened_without_end(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, openings_per_minute=2)) as visited:
        await visited.open()
        table = await visited.open()
        wish = {"game": "ray_master", "seats": [{"kind": "person"}], "options": {}}
        answer = await visited.http.post("/api/tables", json=wish, headers={"X-Guest": fresh_guest()})
        assert answer.status_code == 429
        assert answer.json()["error"]["code"] == "too_many"
        assert (await table.look())["actor"] >= 0
