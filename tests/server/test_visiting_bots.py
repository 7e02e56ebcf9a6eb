"""A bot that a stranger wrote from the page for researchers holds a seat, and cannot stall the table."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.adapters.stranger import BOT, install
from tests.processes import PATIENCE
from tests.server.test_bots import until
from tests.server.visiting import settings, visit
from virtuosi.bots import guests, levels

REAL = "virtuosi.bots.deciding:choose"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder among those where this process and the thinkers look for packages."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    guests.guests.cache_clear()
    yield folder
    guests.guests.cache_clear()
    guests.guest.cache_clear()


async def test_a_strangers_bot_plays_a_whole_match_under_its_own_name(package: Path, tmp_path: Path) -> None:
    install(package, BOT)
    async with visit(settings(tmp_path, bot=REAL)) as visited:
        offered = (await visited.http.get("/api/games")).json()[0]["bots"]
        assert offered == ["novice", "scholar", "master", "grand", "hasty"]
        table = await visited.open(seats=[{"kind": "bot", "level": "hasty"}] * 2)
        told = (await visited.http.get(f"/api/tables/{table.id}/thinking")).json()
        assert [(bot["level"], bot["turn"]) for bot in told["bots"]] == [("hasty", guests.GUEST_TURN)] * 2
        scene = await until(table, 10_000)
        assert scene["result"] is not None
        assert [(seat["name"], seat["level"]) for seat in scene["table"]["seats"]] == [("hasty", "hasty")] * 2


@pytest.mark.parametrize(
    "code",
    [
        "def decide(game, sampler, seed):\n    return -5\n",
        "import no_such_module\n",
        "import time\n\ndef decide(game, sampler, seed):\n    time.sleep(3600)\n",
        "import os\n\ndef decide(game, sampler, seed):\n    os._exit(3)\n",
    ],
    ids=["cheats", "cannot be loaded", "sleeps", "dies"],
)
async def test_a_strangers_bot_that_fails_gives_its_seat_to_one_of_ours(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    install(package, code)
    monkeypatch.setattr(guests, "GUEST_TURN", 0.5)
    async with visit(settings(tmp_path, bot=REAL, thinking_grace=0.5)) as visited:
        table = await visited.open(seats=[{"kind": "bot", "level": "hasty"}] * 2)
        async with asyncio.timeout(PATIENCE):
            while any(seat["level"] == "hasty" for seat in (await table.look())["table"]["seats"]):
                await asyncio.sleep(0.02)
        number = (await table.look())["number"]
        assert (await until(table, number + 2))["number"] >= number + 2


def test_a_strangers_bot_has_a_turns_time_and_no_more() -> None:
    guest, ours = guests.promise_of("hasty"), guests.promise_of("master")
    assert guests.patience(guest, 0.0) == guests.GUEST_TURN
    assert guests.patience(guest, guests.GUEST_TURN + 3) == levels.QUICKEST
    assert guests.patience(ours, 100.0) == ours.turn
