"""`virtuosi train`: what it prints, and what it refuses."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from virtuosi.bots import searching
from virtuosi.cli import app

LITTLE = ["--matches", "8", "--iterations", "2", "--epochs", "1", "--pairs", "1", "--seconds", "0.001", "--jobs", "1"]


def train(game: str, folder: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["train", game, "--folder", str(folder), *LITTLE, *words])


def test_it_tells_each_round_and_goes_on_in_its_folder(tmp_path: Path) -> None:
    first = json.loads(train("ray_master", tmp_path, "--rounds", "1", "--json").stdout)
    assert [line["round"] for line in first] == [0]
    again = train("ray_master", tmp_path, "--rounds", "1")
    assert again.exit_code == 0
    assert f"Round 0: {first[0]['samples']} decisions" in again.stdout


def test_a_folder_of_another_game_and_an_unknown_game_are_refused(tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").write_text(
        '{"game":"newton","round":0,"samples":1,"wrong":[1,1,1],"share":1,"interval":0,"pairs":1,'
        '"against":"insight","kept":true,"seconds":1}\n'
    )
    refused = train("ray_master", tmp_path, "--rounds", "2")
    assert refused.exit_code != 0
    assert "learns newton" in refused.output
    unknown = train("chess", tmp_path)
    assert unknown.exit_code != 0
    assert "There is no game chess" in unknown.output


def test_only_games_for_one_are_learned_alone(tmp_path: Path) -> None:
    refused = train("neuland", tmp_path, "--alone")
    assert refused.exit_code != 0
    assert "Nobody plays neuland alone" in refused.output


def test_whoever_learns_alone_looks_at_whole_turns(tmp_path: Path) -> None:
    refused = train("ray_master", tmp_path, "--alone", "--careful")
    assert refused.exit_code != 0
    assert "--careful is for several players" in " ".join(refused.output.split())


def test_one_may_begin_with_the_net_that_ships(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = json.loads(train("ray_master", tmp_path, "--rounds", "1", "--onward", "--json").stdout)[0]
    assert line["against"] == "weights"
    monkeypatch.setattr(searching, "WEIGHTS", "missing.npz")  # as in the room of a new game
    refused = train("ray_master", tmp_path / "new", "--onward")
    assert refused.exit_code == 1
    assert "ray_master ships no net to begin with" in refused.output


@pytest.mark.parametrize(("words", "library"), [(["--torch"], "PyTorch"), (["--ray", "auto"], "Ray")])
def test_what_is_missing_is_told_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], library: str
) -> None:
    for name in ("torch", "ray"):
        monkeypatch.setitem(sys.modules, name, None)
    refused = train("ray_master", tmp_path, *words)
    assert refused.exit_code == 1
    assert f"{library} is not installed here" in refused.output
    assert not list(tmp_path.glob("*.npz"))
