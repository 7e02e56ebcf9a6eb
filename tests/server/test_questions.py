"""Thinking as work in the database: its order, its answers, and questions that nobody wants any more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from sqlalchemy.engine import make_url

from tests.processes import PATIENCE
from tests.server.test_neighbours import be_patient
from virtuosi.core.match import Match
from virtuosi.core.saving import compact
from virtuosi.games import find, shipped, shipped_pack
from virtuosi.server.neighbours import Neighbours
from virtuosi.server.questions import Answering, SharedThinkers
from virtuosi.server.settings import database_url
from virtuosi.server.table import let_nature_move
from virtuosi.server.thinkers import ThinkingFailed
from virtuosi.server.thinking import Puzzle


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


def puzzle() -> Puzzle:
    match = Match(find("ray_master"), shipped_pack("ray_master"), 2, {})
    let_nature_move(match, "00" * 32)
    saved = compact(match.game, match.position)
    return Puzzle("ray_master", 2, match.options, saved, match.position.actor, "novice", 1, 0.0, shipped("ray_master"))


@asynccontextmanager
async def asking(shared: str, bot: str) -> AsyncIterator[tuple[Neighbours, SharedThinkers]]:
    """A process that asks and does not think."""
    neighbours = Neighbours(make_url(database_url(shared)))
    thinkers = SharedThinkers(f"tests.server.odd_bots:{bot}", neighbours)
    await neighbours.open()
    yield neighbours, thinkers
    await neighbours.close()


@asynccontextmanager
async def answering(shared: str) -> AsyncIterator[None]:
    """Another that has one thinker."""
    neighbours = Neighbours(make_url(database_url(shared)))
    thinking = Answering(neighbours, 1)
    await neighbours.open()
    thinking.start()
    yield
    await thinking.stop()
    await neighbours.close()


async def waiting(neighbours: Neighbours) -> int:
    return int((await neighbours.fetch("select count(*) from questions"))[0][0])


async def test_whom_a_person_waits_for_comes_first_wherever_somebody_thinks(shared: str) -> None:
    begun: list[str] = []
    async with asking(shared, "first") as (neighbours, thinkers):
        asked = []
        for name, urgent in (("bots 1", False), ("bots 2", False), ("a person", True)):
            asked.append(asyncio.create_task(thinkers.ask(puzzle(), 30.0, urgent, partial(begun.append, name))))
            async with asyncio.timeout(PATIENCE):
                while await waiting(neighbours) < len(asked):
                    await asyncio.sleep(0.01)
        async with answering(shared), asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*asked)
        assert begun == ["a person", "bots 1", "bots 2"]
        assert all(one.move for one in found)
        assert await waiting(neighbours) == 0


async def test_a_bot_that_fails_elsewhere_has_failed(shared: str) -> None:
    async with asking(shared, "fails") as (_, thinkers), answering(shared), asyncio.timeout(PATIENCE):
        with pytest.raises(ThinkingFailed, match="no idea"):
            await thinkers.ask(puzzle(), 30.0)


async def test_what_nobody_wants_any_more_is_not_thought_about(shared: str) -> None:
    async with asking(shared, "sleeps") as (neighbours, thinkers), answering(shared):
        taken = asyncio.Event()
        asked = asyncio.create_task(thinkers.ask(puzzle(), 3600.0, True, taken.set))
        async with asyncio.timeout(PATIENCE):
            await taken.wait()
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            assert await waiting(neighbours) == 0
            thinkers._bot = "tests.server.odd_bots:first"
            assert (await thinkers.ask(puzzle(), 30.0)).move  # by the same thinker, which is free again
