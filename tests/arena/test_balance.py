"""What matches between equals tell about the game itself."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from virtuosi.arena.balance import balances, uneven
from virtuosi.arena.ladder import Fixture, Played, Told, play_fixture
from virtuosi.arena.series import Series
from virtuosi.cli import app
from virtuosi.games import find

ORDERS = (0, 1), (1, 0)


def match(winner: int, first: int, deeds: tuple[tuple[str, ...], tuple[str, ...]]) -> Played:
    ranking = (1, 2) if winner == 0 else (2, 1)
    told = Told("ending-rounds", ORDERS[first], ("board a", "board b"), deeds)
    return Played(("greedy", "greedy"), 0, ranking, (30 - winner, 29 + winner), 50, told)


def test_victories_are_told_by_seat_order_start_and_move() -> None:
    played = [match(0, 0, (("take(x)",), ("take(y)",))), match(1, 0, ((), ("take(x)",))), match(0, 1, ((), ()))]
    [told] = balances("newton", played)
    assert (told.bot, told.matches, told.fair) == ("greedy", 3, 0.5)
    assert [one.share for one in told.seats] == [0.6667, 0.3333]
    assert [one.share for one in told.order] == [0.3333, 0.6667]
    assert {name: one.seats for name, one in told.starts.items()} == {"board a": 3, "board b": 3}
    assert {name: (one.seats, one.share) for name, one in told.moves.items()} == {"take(x)": (2, 1), "take(y)": (1, 0)}
    assert told.endings == {"ending-rounds": 3}
    assert told.winning.mean == 30


def test_only_what_luck_does_not_explain_is_far_off() -> None:
    """A move that forty winners made and no loser; one of twenty each; one that only two seats made."""
    deeds = ("always(x)", "even(x)"), ("even(x)",)
    played = [match(0, n % 2, deeds) for n in range(20)]
    played += [match(1, n % 2, (deeds[1], deeds[0])) for n in range(19)]
    played.append(match(1, 0, (deeds[1], (*deeds[0], "seldom(x)"))))
    [told] = balances("newton", played)
    assert set(told.moves) == {"always(x)", "even(x)"}
    assert set(uneven(told.moves, told.fair)) == {"always(x)"}
    assert uneven(told.starts, told.fair) == {}


def test_matches_between_different_bots_say_nothing_of_the_game() -> None:
    series = Series("new_science", 2, {}, (), 0, 5)
    mixed, equal = (play_fixture(series, Fixture(bots, 0)) for bots in (("greedy", "random"), ("greedy", "greedy")))
    assert mixed.told is None
    assert equal.told is not None
    assert balances("new_science", [mixed]) == []
    names = set(find("new_science").space.names)
    assert all(deeds and set(deeds) <= names for deeds in equal.told.deeds)
    assert sorted(equal.told.order) == [0, 1]
    assert len(set(equal.told.origins)) == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_the_report_of_an_arena_tells_the_balance(tmp_path: Path, seats: int) -> None:
    line = ",".join(["greedy"] * seats)
    words = [
        "arena",
        "new_science",
        "--seats",
        str(seats),
        "--rounds",
        "3",
        "--lineup",
        line,
        "--folder",
        str(tmp_path),
    ]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert "greedy against itself" in done.output
    report = json.loads((tmp_path / "report.json").read_text())
    assert (report["ratings"], report["shares"], report["matches"]) == ([], [], 3)
    assert sum(one["share"] for one in report["balance"][0]["seats"]) == pytest.approx(1, abs=1e-3)
    page = (tmp_path / "report.html").read_text()
    assert "Balance: greedy against itself" in page
    assert "Ratings" not in page
