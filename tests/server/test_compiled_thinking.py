"""Thinkers play with compiled rules as soon as there are any that fit, and say how they think."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.processes import PATIENCE
from tests.server.visiting import settings, visit
from virtuosi.core import compiled
from virtuosi.core.compiled import PACKAGE, compiled_copy, own_digest
from virtuosi.core.match import Match
from virtuosi.core.saving import compact
from virtuosi.core.sources import NOTE, sources_digest
from virtuosi.games import find, shipped, shipped_pack
from virtuosi.server.pace import Pace
from virtuosi.server.table import let_nature_move
from virtuosi.server.thinkers import Thinkers
from virtuosi.server.thinking import Decision, Puzzle

pytestmark = pytest.mark.interpreted  # where the house itself is compiled there is nothing to find


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package in the place of a build. It is not compiled, but its bots say that it is this one."""
    folder = tmp_path / "compiled-1"
    skipped = shutil.ignore_patterns("__pycache__", "client", "*.so")
    shutil.copytree(PACKAGE, folder / "virtuosi", ignore=skipped)
    (tmp_path / "compiled").symlink_to(folder.name)
    monkeypatch.setattr(compiled, "BUILD", tmp_path / "compiled")
    return folder


def puzzle() -> Puzzle:
    """For one who sees every move: whoever overlooks all but one has nothing to search."""
    match = Match(find("ray_master"), shipped_pack("ray_master"), 2, {})
    let_nature_move(match, "00" * 32)
    saved, actor = compact(match.game, match.position), match.position.actor
    return Puzzle("ray_master", 2, match.options, saved, actor, "scholar", 1, 0.0, shipped("ray_master"))


def test_a_build_without_its_note_is_not_used(build: Path) -> None:
    assert compiled_copy() is None
    (build / NOTE).write_text(own_digest())
    assert compiled_copy() == build.resolve()


def test_a_build_of_other_sources_is_not_used(build: Path) -> None:
    assert sources_digest(build / "virtuosi") == own_digest()
    with (build / "virtuosi" / "bots" / "levels.py").open("a") as file:
        file.write("\n")
    (build / NOTE).write_text(sources_digest(build / "virtuosi"))
    assert compiled_copy() is None


async def test_a_thinker_that_runs_is_renewed_when_rules_were_compiled(build: Path) -> None:
    thinkers = Thinkers("virtuosi.bots.deciding:choose", 1)
    thinker = thinkers.all[0]
    assert (await thinkers.ask(puzzle(), 60.0)).iterations > 0
    first = thinker.pid
    await thinkers.ask(puzzle(), 60.0)
    assert thinker.pid == first
    with (build / "virtuosi" / "core" / "compiled.py").open("a") as file:
        file.write("\nCOMPILED = True\n")
    (build / NOTE).write_text(own_digest())  # as if it had been made from these very sources
    decision = await thinkers.ask(puzzle(), 60.0)
    assert decision.compiled
    assert thinker.pid != first
    await thinkers.stop()


async def test_the_table_tells_how_its_bots_think(tmp_path: Path) -> None:
    async with visit(settings(tmp_path, bot="virtuosi.bots.deciding:choose")) as visited:
        table = await visited.open(kinds="bb")
        path = f"/api/tables/{table.id}/thinking"
        told = (await visited.http.get(path)).json()
        async with asyncio.timeout(PATIENCE):
            while not all(bot["iterations_per_second"] for bot in told["bots"]):
                await asyncio.sleep(0.05)
                told = (await visited.http.get(path)).json()
        assert [(bot["level"], bot["turn"]) for bot in told["bots"]] == [("novice", 1.0)] * 2
        assert told["waiting"] == 0
        assert (await visited.http.get("/api/tables/aaaaaaaaaaaa/thinking")).status_code == 404


def test_the_pace_follows_what_was_measured_last() -> None:
    pace = Pace()
    for _ in range(30):
        pace.add(Decision("end", 100, 1.0, False))
    for _ in range(30):
        pace.add(Decision("end", 1000, 1.0, True))
    assert pace.compiled
    assert 950 < pace.iterations / pace.seconds <= 1000
