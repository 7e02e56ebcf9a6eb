"""Somebody who is away from the table, and what reaches them there."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from sqlalchemy import select

from tests.server.receiving import Receiver, receiver
from tests.server.visiting import Json, Opened, Visited, settings, visit
from virtuosi.server.notices import postman
from virtuosi.server.notices.rows import NoticeRow

SOON = timedelta(minutes=1)
HOME = "https://tables.example.org"


@asynccontextmanager
async def away(directory: Path, **more: Any) -> AsyncIterator[tuple[Visited, Receiver]]:  # Any: settings
    """A house that may write to a receiver nearby, whose postman goes only when a test sends him."""
    given = settings(directory, webhook_hosts=("127.0.0.1",), public_url=HOME, **more)
    with patch.object(postman, "EVERY", 3600.0):
        async with receiver() as letters, visit(given) as visited:
            yield visited, letters


async def ask(visited: Visited, guest: str, method: str, path: str, body: Json = None) -> httpx.Response:
    return await visited.http.request(method, f"/api/guest/{path}", headers={"X-Guest": guest}, json=body)


async def tell(visited: Visited, guest: str, path: str, body: Json) -> Json:
    answer = await ask(visited, guest, "POST", f"ways/{path}", body)
    assert answer.status_code == 201, answer.text
    return answer.json()["ways"][-1]


async def wish(visited: Visited, guest: str, **more: Json) -> None:
    answer = await ask(visited, guest, "PUT", "telling", {"language": "en", "zone": "UTC", **more})
    assert answer.status_code == 200, answer.text


async def webhook(visited: Visited, guest: str, letters: Receiver, form: str = "json") -> Json:
    return await tell(visited, guest, "webhook", {"address": f"{letters.url}/hook", "form": form})


async def two(visited: Visited) -> list[Opened]:
    """Two people at one table, by seat."""
    host = await visited.open("ray_master", "pi")
    return [host, await host.joined(host.invitations[1], name="Emmy")]


async def move(people: list[Opened], rng: random.Random) -> int:
    """Whoever is to move does; who is to move then."""
    seat = (await people[0].look())["actor"]
    scene = await people[seat].look(seat)
    scene = await people[seat].play(seat, rng.choice(scene["choices"])["move"], scene["number"])
    return int(scene["actor"])


async def until_turn(people: list[Opened], seat: int) -> None:
    """Play until the turn comes to this seat anew."""
    rng = random.Random(7)
    was = seat
    for _ in range(200):
        is_now = await move(people, rng)
        if is_now == seat and was != seat:
            return
        was = is_now
    raise AssertionError("the turn never came")


async def notices(visited: Visited) -> list[NoticeRow]:
    async with visited.house.storage.reading() as session:
        return list(await session.scalars(select(NoticeRow).order_by(NoticeRow.number)))


async def guest_of(visited: Visited, person: Opened) -> str:
    found = await visited.house.guests.who(person.guest)
    assert found is not None
    return found
