"""Matches as tables: what a row says, and that a series that was killed goes on."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from tests.adapters.tables import TABLES
from tests.processes import children, wait_until_gone
from tests.properties.cases import Case
from virtuosi.adapters import OtherMatches, parquet
from virtuosi.adapters.batch import SPREAD
from virtuosi.adapters.env import Env
from virtuosi.arena.series import Series

ROOT = Path(__file__).resolve().parents[2]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(ROOT)])}


def written(series: Series, folder: Path, jobs: int = 1) -> Any:  # pyarrow tells no types
    parquet.play(series, folder, jobs)
    return pq.read_table(folder)


def ray_master(matches: int, seed: int = 1) -> Series:
    return Series("ray_master", 2, {}, ("random", "greedy"), matches, seed)


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_a_row_is_the_moment_of_an_environment(case: Case, tmp_path: Path) -> None:
    series = Series(case.game.id, case.seats, dict(case.options), ("random",) * case.seats, 1, 5)
    table = written(series, tmp_path)
    env = Env(case.game.id, case.seats, **dict(case.options))  # type: ignore[arg-type]  # options by name
    env.reset(5 * SPREAD)
    about = pq.read_schema(tmp_path / "part-0000000.parquet").metadata[parquet.ABOUT]
    assert env.layout.names[0] in about.decode()
    looks = max(1, table.num_rows // 40)
    for k, row in enumerate(table.drop(["observation"]).to_pylist()):
        assert (row["seat"], row["legal"]) == (env.actor, env.legal())
        if k % looks == 0:
            assert np.array_equal(np.array(table["observation"][k].as_py(), np.float32), env.observe())
        env.step(row["choice"])
    assert env.over
    result = env.result()
    assert table["scores"][-1].as_py() == result.scores
    for seat, reward, place in zip(*(table[name].to_pylist() for name in ("seat", "reward", "place")), strict=True):
        assert (reward, place) == (pytest.approx(result.rewards[seat]), result.ranking[seat])


def test_one_process_and_two_write_the_same(tmp_path: Path) -> None:
    alone, shared = (written(ray_master(4), tmp_path / str(jobs), jobs) for jobs in (1, 2))
    assert alone.equals(shared)
    assert alone["match"].unique().to_pylist() == [0, 1, 2, 3]
    assert {row["bot"] for row in alone.to_pylist() if (row["match"] + row["seat"]) % 2} == {"greedy"}


def test_a_part_holds_matches_whole_and_few_of_a_short_series(tmp_path: Path) -> None:
    assert [(part.first, part.end) for part in parquet.parts(tmp_path, 250)][-1] == (248, 250)
    assert len(parquet.parts(tmp_path, 50)) == 50
    assert len(parquet.parts(tmp_path, 1_000_000)) == 3907


KILLED = ["simulate", "ray_master", "--seats", "2", "--matches", "24", "--bots", "random,greedy", "--jobs", "2"]


def command(folder: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "virtuosi", *KILLED, "--record", str(folder), "--format", "parquet", *more]


def test_a_series_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    with subprocess.Popen(command(folder), stdout=subprocess.DEVNULL, env=environment()) as playing:
        while len(list(folder.glob("part-*"))) < 2:
            assert playing.poll() is None
            time.sleep(0.005)
        workers = children(playing.pid)
        playing.kill()
    wait_until_gone(workers)
    before = {path: path.stat().st_mtime_ns for path in folder.glob("part-*")}
    assert 2 <= len(before) < 24
    left = pq.read_table(folder)  # what a kill leaves can be read
    again = subprocess.run(command(folder, "--json"), capture_output=True, text=True, env=environment())
    assert again.returncode == 0, again.stderr
    assert json.loads(again.stdout)["finished"] == 24
    assert {path: path.stat().st_mtime_ns for path in before} == before
    whole = pq.read_table(folder)
    assert whole.equals(written(ray_master(24), tmp_path / "quiet"))
    assert left.num_rows < whole.num_rows


def test_another_series_is_not_mixed_in(tmp_path: Path) -> None:
    written(ray_master(2), tmp_path)
    before = sorted(path.read_bytes() for path in tmp_path.iterdir())
    for other in (ray_master(2, seed=2), ray_master(1), Series("newton", 2, {}, ("random", "random"), 2, 1)):
        with pytest.raises(OtherMatches) as refused:
            written(other, tmp_path)
        assert "nothing was written" in str(refused.value)
    assert sorted(path.read_bytes() for path in tmp_path.iterdir()) == before


def test_the_command_says_why_it_writes_nothing(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", encoding="utf-8")
    refused = subprocess.run(command(tmp_path), capture_output=True, text=True, env=environment())
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "diary.txt is of another series; nothing was written." in refused.stderr
    nowhere = [word for word in command(tmp_path) if word not in ("--record", str(tmp_path))]
    refused = subprocess.run(nowhere, capture_output=True, text=True, env=environment())
    assert refused.returncode == 1
    assert "--format parquet needs --record with a directory." in refused.stderr


def test_a_file_that_is_no_table_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "part-0000000.parquet").write_text("dear diary", encoding="utf-8")
    with pytest.raises(OtherMatches):
        written(ray_master(1), tmp_path)
    (tmp_path / "part-0000000.parquet").rename(tmp_path / "diary.txt")
    with pytest.raises(OtherMatches) as refused:
        written(ray_master(1), tmp_path)
    assert "diary.txt" in str(refused.value)


def test_the_page_tells_every_column() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for name, (kind, meaning) in parquet.FIELDS.items():
        assert f"| `{name}` | {kind or 'fixed_size_list<float>'} | {meaning} |" in page
