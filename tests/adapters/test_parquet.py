"""Matches as tables: what a row says, and that a series that was killed goes on."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from tests.adapters.tables import TABLES
from tests.properties.cases import Case
from virtuosi.adapters import parquet
from virtuosi.adapters.batch import SPREAD
from virtuosi.adapters.env import Env
from virtuosi.arena.series import Series

ROOT = Path(__file__).resolve().parents[2]


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


LONG = """
import sys
from pathlib import Path
from virtuosi.adapters import parquet
from virtuosi.arena.series import Series

if __name__ == "__main__":
    series = Series("ray_master", 2, {}, ("random", "greedy"), 12, 1)
    parquet.play(series, Path(sys.argv[1]), 2, lambda matches: print(matches, flush=True))
"""


def test_a_series_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    code, folder = tmp_path / "long.py", tmp_path / "killed"
    code.write_text(LONG, encoding="utf-8")
    paths = {"PYTHONPATH": ":".join([*filter(None, sys.path), str(ROOT)])}
    with subprocess.Popen([sys.executable, str(code), str(folder)], stdout=subprocess.PIPE, env=paths) as playing:
        assert playing.stdout is not None
        for _ in range(3):  # none are there at first, then two parts
            assert playing.stdout.readline()
        playing.kill()
    before = {path: path.stat().st_mtime_ns for path in folder.glob("part-*")}
    assert 2 <= len(before) < 12
    left = pq.read_table(folder)  # what a kill leaves can be read
    told: list[int] = []
    outcomes = parquet.play(ray_master(12), folder, 1, told.append)
    assert told[0] == len(before)
    assert sum(told) == 12
    assert [outcome.number for outcome in outcomes] == list(range(12))
    assert {path: path.stat().st_mtime_ns for path in before} == before
    whole = pq.read_table(folder)
    assert whole.equals(written(ray_master(12), tmp_path / "quiet"))
    assert left.num_rows < whole.num_rows


def test_another_series_is_not_mixed_in(tmp_path: Path) -> None:
    written(ray_master(2), tmp_path)
    before = sorted(path.read_bytes() for path in tmp_path.iterdir())
    for other in (ray_master(2, seed=2), ray_master(1), Series("newton", 2, {}, ("random", "random"), 2, 1)):
        with pytest.raises(parquet.OtherSeries) as refused:
            written(other, tmp_path)
        assert "nothing was written" in str(refused.value)
    assert sorted(path.read_bytes() for path in tmp_path.iterdir()) == before


def test_a_file_that_is_no_table_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "part-0000000.parquet").write_text("dear diary", encoding="utf-8")
    with pytest.raises(parquet.OtherSeries):
        written(ray_master(1), tmp_path)
    (tmp_path / "part-0000000.parquet").rename(tmp_path / "diary.txt")
    with pytest.raises(parquet.OtherSeries) as refused:
        written(ray_master(1), tmp_path)
    assert "diary.txt" in str(refused.value)


def test_the_page_tells_every_column() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for name, (kind, meaning) in parquet.FIELDS.items():
        assert f"| `{name}` | {kind or 'fixed_size_list<float>'} | {meaning} |" in page
