"""The page for researchers: every example runs, and a stranger's bot made from it plays in the house."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.adapters.stranger import BLOCKS, BOT, ROOT, install
from virtuosi.adapters.bench.race import ROUNDS
from virtuosi.adapters.bench.ways import LIBRARIES
from virtuosi.adapters.describe import page

EXAMPLES = [block for block in BLOCKS if not block.startswith(("# hasty.py", "# learn.py"))]


def run(folder: Path, *words: str, keys: str = "") -> "subprocess.CompletedProcess[str]":
    """A command with the folder among those where Python looks for packages."""
    paths = os.pathsep.join([str(folder), *[path for path in sys.path if path], str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, input=keys, timeout=300
    )


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, tmp_path: Path) -> None:
    (tmp_path / "example.py").write_text(EXAMPLES[number], encoding="utf-8")
    done = run(tmp_path, "example.py")
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_agent_of_the_page_learns(tmp_path: Path) -> None:
    """Chance loses a match alone by about fifty points; thirty rounds make up for a fifth of that and more."""
    code = next(block for block in BLOCKS if block.startswith("# learn.py"))
    (tmp_path / "learn.py").write_text(code, encoding="utf-8")
    done = run(tmp_path, "learn.py")
    assert done.returncode == 0, done.stderr
    curve = [float(line.split()[1]) for line in done.stdout.splitlines()]
    assert len(curve) == 30
    assert sum(curve[-5:]) / 5 > sum(curve[:5]) / 5 + 10


def test_the_bot_of_the_page_is_short_and_beats_chance(tmp_path: Path) -> None:
    assert len(BOT.splitlines()) <= 30
    install(tmp_path, BOT)
    words = ["simulate", "ray_master", "--seats", "2", "--matches", "6", "--bots", "hasty,random", "--json"]
    done = run(tmp_path, "-m", "virtuosi", *words)
    assert done.returncode == 0, done.stderr
    standing = {one["bot"]: one["wins"] for one in json.loads(done.stdout)["bots"]}
    assert standing["hasty"] > standing["random"]


def test_a_bot_that_breaks_the_rules_is_told_by_name(tmp_path: Path) -> None:
    install(tmp_path, "def decide(game, sampler, seed):\n    return -5\n")
    words = ["simulate", "ray_master", "--seats", "2", "--matches", "1", "--bots", "hasty"]
    done = run(tmp_path, "-m", "virtuosi", *words)
    assert done.returncode == 1
    assert "The bot hasty chose -5, which is not legal there." in done.stderr


def test_a_bot_that_cannot_be_loaded_is_told_by_name(tmp_path: Path) -> None:
    install(tmp_path, "import no_such_module\n")
    words = ["simulate", "ray_master", "--seats", "2", "--matches", "1", "--bots", "hasty"]
    done = run(tmp_path, "-m", "virtuosi", *words)
    assert done.returncode == 1
    assert "The bot hasty cannot be loaded" in done.stderr


def test_the_measurement_of_the_page_runs(tmp_path: Path) -> None:
    done = run(tmp_path, "-m", "virtuosi", "bench", "ray_master", "--seats", "2", "--seconds", "0.02", "--json")
    assert done.returncode == 0, done.stderr
    figures = {one["name"]: one["rounds"] for one in json.loads(done.stdout)["figures"] if one["game"] == "ray_master"}
    assert list(figures)[:5] == ["decisions", "moves", "matches", "copies", "search iterations"]
    assert set(LIBRARIES) < set(figures)
    assert all(len(rounds) == ROUNDS and min(rounds) > 0 for rounds in figures.values())


def test_a_measurement_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    done = run(tmp_path, "-m", "virtuosi", "bench", "ray_master", "--seats", "5")
    assert done.returncode == 1
    assert "5" in done.stderr
    done = run(tmp_path, "-c", "import sys; sys.modules['numpy'] = None; import virtuosi.cli as c; c.app(['bench'])")
    assert done.returncode == 1
    assert "pip install 'virtuosi[env]'" in done.stderr


def test_the_page_of_observations_is_the_one_that_the_games_give() -> None:
    written = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert written == page(), "run: python -m virtuosi.adapters.describe > docs/observations.md"
