"""Whoever is to move is told once, in the ways they like, and not while they look."""

import asyncio
import random
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from tests.processes import PATIENCE
from tests.server.posting import HOME, SOON, ask, away, guest_of, move, notices, two, until_turn, webhook, wish
from tests.server.receiving import receiver
from virtuosi.server.notices.outbox import remind
from virtuosi.server.notices.quiet import quiet_until
from virtuosi.server.rows import now


async def test_a_turn_is_told_once_with_a_link_to_the_decision(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        await webhook(visited, people[1].guest, letters)
        await until_turn(people, 1)
        await visited.postman.round(now() + SOON)
        await visited.postman.round(now() + 2 * SOON)
        told = (await letters.next()).json()
        assert told["what"] == "turn"
        assert told["link"] == f"{HOME}/table/{people[0].id}"
        assert told["title"] == "Your turn: Ray Master"
        assert letters.letters == []
        assert [notice.outcome for notice in await notices(visited)][-1] == "sent"


async def test_nobody_who_wants_no_notices_leaves_a_trace(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, _):
        people = await two(visited)
        await until_turn(people, 1)
        assert await notices(visited) == []


async def test_who_looks_is_not_told_and_who_looks_elsewhere_is(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        await webhook(visited, people[1].guest, letters)
        async with people[1].stream(1) as page:
            await page.next()
            await until_turn(people, 1)
            await visited.postman.round(now() + SOON)
            assert [notice.outcome for notice in await notices(visited)][-1] == "seen"
            await page.line.send('{"visible": false}')
            await until_turn(people, 1)
            while visited.house.broker.looks(people[0].id, await guest_of(visited, people[1])):
                await asyncio.sleep(0.01)
            await visited.postman.round(now() + SOON)
            assert (await letters.next()).json()["what"] == "turn"


async def test_what_is_no_longer_true_is_not_told(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        await webhook(visited, people[1].guest, letters)
        await until_turn(people, 1)
        while await move(people, random.Random(1)) == 1:
            pass
        await visited.postman.round(now() + SOON)
        assert letters.letters == []
        assert {notice.outcome for notice in await notices(visited)} == {"stale"}


async def test_one_who_plays_both_seats_is_not_told_by_their_own_move(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        alone = await visited.open("ray_master", "pp")
        await webhook(visited, alone.guest, letters)
        await until_turn([alone, alone], 1)
        assert await notices(visited) == []


async def test_a_turn_that_a_bots_move_brings_is_told(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with away(tmp_path) as (visited, letters):
        table = await visited.open("ray_master", "pb")
        await webhook(visited, table.guest, letters)
        async with asyncio.timeout(PATIENCE):
            while not (told := await notices(visited)):
                scene = await table.look(0)
                if scene["actor"] == 0:
                    await table.play(0, rng.choice(scene["choices"])["move"], scene["number"])
                await asyncio.sleep(0.01)
        async with visited.house.at(table.id) as held:
            movers = [one.actor for one in held.match.played[: told[0].number] if one.actor >= 0]
        assert movers[-1] == 1


async def test_quiet_hours_hold_a_notice_back_and_it_comes_after_if_still_true(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        await wish(visited, people[1].guest, zone="Europe/Paris", quiet_from=22 * 60, quiet_until=7 * 60)
        await webhook(visited, people[1].guest, letters)
        await until_turn(people, 1)
        night = datetime(2027, 1, 10, 23, 30, tzinfo=UTC)  # half past midnight in Paris
        await visited.postman.round(night)
        assert letters.letters == []
        await visited.postman.round(datetime(2027, 1, 11, 5, 59, tzinfo=UTC))
        assert letters.letters == []
        await visited.postman.round(datetime(2027, 1, 11, 6, 0, tzinfo=UTC))
        assert (await letters.next()).json()["what"] == "turn"


@pytest.mark.parametrize(
    ("hour", "minute", "ends"),
    [
        (20, 59, None),  # 21:59 in Paris in winter
        (21, 0, (6, 0)),
        (5, 59, (6, 0)),
        (6, 0, None),
    ],
)
def test_quiet_hours_go_over_midnight(hour: int, minute: int, ends: tuple[int, int] | None) -> None:
    at = datetime(2027, 1, 10, hour, minute, tzinfo=UTC)
    found = quiet_until(at, "Europe/Paris", 22 * 60, 7 * 60)
    assert (None if found is None else (found.hour, found.minute)) == ends


def test_quiet_hours_end_by_the_clock_on_the_wall_when_it_is_moved() -> None:
    before = datetime(2027, 3, 27, 22, 0, tzinfo=UTC)  # summer begins that night in Paris
    assert quiet_until(before, "Europe/Paris", 22 * 60, 7 * 60) == datetime(2027, 3, 28, 5, 0, tzinfo=UTC)


async def test_a_muted_table_is_silent_until_it_is_heard_again(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        await webhook(visited, people[1].guest, letters)
        await until_turn(people, 1)
        mute = f"tables/{people[0].id}/muted"
        assert (await ask(visited, people[1].guest, "PUT", mute, {"muted": True})).status_code == 204
        await visited.postman.round(now() + SOON)
        await until_turn(people, 1)
        await visited.postman.round(now() + SOON)
        assert letters.letters == []
        await ask(visited, people[1].guest, "PUT", mute, {"muted": False})
        await until_turn(people, 1)
        await visited.postman.round(now() + SOON)
        assert (await letters.next()).json()["what"] == "turn"


async def test_a_closed_door_is_knocked_at_again_with_growing_pauses_and_given_up_after_a_day(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        letters.answer = "503 Busy\r\n"
        people = await two(visited)
        await webhook(visited, people[1].guest, letters)
        await until_turn(people, 1)
        start, knocks = now() + SOON, []
        for minute in range(0, 26 * 60, 5):
            await visited.postman.round(start + timedelta(minutes=minute))
            if letters.letters:
                letters.letters.clear()
                knocks.append(minute)
        pauses = [later - earlier for earlier, later in pairwise(knocks)]
        assert pauses == sorted(pauses)
        assert pauses[-1] == 120
        assert 10 < len(knocks) < 25
        assert (await notices(visited))[-1].outcome == "failed"


async def test_a_way_that_worked_is_not_gone_again_when_another_fails(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters), receiver() as other:
        people = await two(visited)
        await webhook(visited, people[1].guest, letters)
        await webhook(visited, people[1].guest, other)
        other.answer = "500 No\r\n"
        await until_turn(people, 1)
        await visited.postman.round(now() + SOON)
        other.answer = "200 Yes\r\n"
        await visited.postman.round(now() + timedelta(hours=1))
        assert (len(letters.letters), len(other.letters)) == (1, 2)
        assert (await notices(visited))[-1].outcome == "sent"


async def test_a_claimed_notice_is_left_alone_and_comes_again_if_the_postman_died(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        await webhook(visited, people[1].guest, letters)
        await until_turn(people, 1)
        notice = (await notices(visited))[-1]
        at = now() + SOON
        assert await visited.postman._claim(notice, at)
        assert not await visited.postman._claim(notice, at)
        await visited.postman.round(at)
        assert letters.letters == []  # whoever claimed it has it
        await visited.postman.round(at + timedelta(minutes=3))
        assert (await letters.next()).json()["what"] == "turn"


async def test_a_reminder_comes_before_a_clock_ends(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        await webhook(visited, people[1].guest, letters)
        await until_turn(people, 1)
        await visited.postman.round(now() + SOON)
        await letters.next()
        number = (await people[0].look())["number"]
        ends = now() + timedelta(days=2)
        for later in (ends, ends + timedelta(days=1)):  # the clock was set anew: one reminder, for the new end
            await visited.house.storage.writer.write(remind(people[0].id, 1, number, later))
        await visited.postman.round(ends)
        assert letters.letters == []
        await visited.postman.round(ends + timedelta(hours=21))
        assert (await letters.next()).json()["what"] == "reminder"


async def test_everybody_at_a_forgotten_table_is_told_once(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        people = await two(visited)
        for one in people:
            await webhook(visited, one.guest, letters)
        await visited.house.give_notice(people[0].id)
        await visited.house.give_notice(people[0].id)
        await visited.postman.round(now() + SOON)
        assert [letter.json()["what"] for letter in letters.letters] == ["leaving", "leaving"]


async def test_a_clock_in_days_is_shown_and_reminds_before_it_ends(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, letters):
        host = await visited.open("ray_master", "pi", clock={"kind": "days", "turn": 2})
        people = [host, await host.joined(host.invitations[1])]
        await webhook(visited, people[1].guest, letters)
        await until_turn(people, 1)
        mine = (await ask(visited, people[1].guest, "GET", "tables")).json()[0]
        ends = datetime.fromisoformat(mine["ends"])
        assert timedelta(days=1, hours=23) < ends - now() <= timedelta(days=2)
        await visited.postman.round(now() + SOON)
        assert (await letters.next()).json()["what"] == "turn"
        await visited.postman.round(ends - timedelta(hours=5))
        assert letters.letters == []
        await visited.postman.round(ends - timedelta(hours=4))
        assert (await letters.next()).json()["what"] == "reminder"
