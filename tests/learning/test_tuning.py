"""Prices of an insight are tuned by play: each goes the way that wins."""

import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from virtuosi.cli import app
from virtuosi.games import find
from virtuosi.learning import tuning

LITTLE = ["--seats", "2", "--minutes", "0.001", "--batch", "1", "--pairs", "2", "--jobs", "1"]


def tune(game: str, folder: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["tune", game, "--folder", str(folder), *LITTLE, *words])


def test_each_price_goes_the_way_that_wins() -> None:
    way = tuning.Way("adas_dream", [2], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [0.0] * 3, [1.0] * 3)
    rng = random.Random(1)
    for _ in range(20):
        pairs = [[rng.choice((-1, 1)) for _ in range(3)] for _ in range(200)]
        tuning.step(way, [(3.0 * signs[0] - signs[1] + rng.gauss(0, 4), signs) for signs in pairs], 1.0)
    up, down, idle = way.prices
    assert up > 2.0
    assert down < 0.7
    assert abs(idle - 1.0) < 0.3


def test_equal_prices_win_half_of_a_mirrored_pair() -> None:
    game = find("adas_dream")
    prices = game.insight.price_list()
    for seats in (2, 3):
        assert tuning.mirrored(game, seats, [prices, prices], 5) == (0.0, 0.5)


def test_it_goes_on_in_its_folder_and_tells_what_the_prices_are_worth(tmp_path: Path) -> None:
    first = json.loads(tune("adas_dream", tmp_path, "--json").stdout)
    way = tuning.kept(tmp_path)
    assert way is not None
    assert first["prices"] == way.mean != way.first == find("adas_dream").insight.price_list()
    assert first["score"]["pairs"] == 2
    further = tune("adas_dream", tmp_path, "--minutes", str((way.spent + 0.01) / 60))
    assert f"After {way.steps + 1} steps" in further.stdout


def test_it_can_begin_with_the_prices_set_by_hand() -> None:
    game = find("adas_dream")
    assert game.classic is not None
    assert tuning.begin(game.id, [2], by_hand=True).first == game.classic.price_list() != game.insight.price_list()


@pytest.mark.parametrize(
    ("game", "words", "says"),
    [
        ("ray_master", [], "The insight of ray_master has no prices"),
        ("adas_dream", ["--seats", "5"], "adas_dream is tuned with 2, 3, 4 players"),
        ("chess", [], "There is no game chess"),
    ],
)
def test_what_cannot_be_tuned_is_refused(tmp_path: Path, game: str, words: list[str], says: str) -> None:
    refused = tune(game, tmp_path, *words)
    assert refused.exit_code != 0
    assert says in refused.output


def test_a_folder_of_another_game_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    other = tuning.Way("newton", [2], [1.0], [1.0], [0.0], [1.0])
    tuning.keep(other, tmp_path)
    assert "holds prices of newton" in tune("adas_dream", tmp_path).output
    (tmp_path / tuning.KEPT).write_text("{")
    assert "cannot be read" in tune("adas_dream", tmp_path).output
