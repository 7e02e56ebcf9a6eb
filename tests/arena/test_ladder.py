"""A ladder plays every dice in all rotations, keeps what it played, and goes on where it was stopped."""

import re
from functools import partial
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from virtuosi.arena.ladder import (
    KEPT,
    BadLadder,
    Fixture,
    Kept,
    Played,
    fixtures,
    in_processes,
    lineups,
    play,
    play_fixture,
    rotations,
    terms_of,
)
from virtuosi.arena.series import Series
from virtuosi.bots.guests import UnknownBot
from virtuosi.cli import app

ALONE = partial(in_processes, 1)
SERIES = Series("ray_master", 2, {}, (), 0, 5)


def ignore(_: Played) -> None: ...


def test_line_ups_are_every_choice_of_bots() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_a_round_has_the_same_dice_in_all_rotations() -> None:
    wanted = fixtures([("greedy", "random")], 2)
    assert wanted == [Fixture(bots, n) for n in (0, 1) for bots in (("greedy", "random"), ("random", "greedy"))]
    assert play_fixture(SERIES, wanted[0]) == play_fixture(SERIES, wanted[0])


def test_a_ladder_that_was_killed_goes_on(tmp_path: Path) -> None:
    wanted = fixtures([("greedy", "random")], 3)
    whole = play(SERIES, wanted, Kept(tmp_path / "whole", terms_of(SERIES)), ALONE, ignore)
    half = Kept(tmp_path / "half", terms_of(SERIES))
    play(SERIES, wanted[:3], half, ALONE, ignore)
    with half.file.open("ab") as file:
        file.write(b'{"bots":["greedy","ran')  # the disk had taken so much of the line
    again = Kept(tmp_path / "half", terms_of(SERIES))
    assert len(again.played) == 3
    told: list[Played] = []
    assert play(SERIES, wanted, again, ALONE, told.append) == whole
    assert len(told) == 3
    assert len(Kept(tmp_path / "half", terms_of(SERIES)).played) == 6


def test_what_two_ladders_played_into_one_folder_at_once_counts_once(tmp_path: Path) -> None:
    wanted = fixtures([("greedy", "random")], 1)
    one, other = (Kept(tmp_path, terms_of(SERIES)) for _ in range(2))
    played = play(SERIES, wanted, one, ALONE, ignore)
    play(SERIES, wanted, other, ALONE, ignore)
    assert Kept(tmp_path, terms_of(SERIES)).played == played


def test_several_processes_play_the_same(tmp_path: Path) -> None:
    wanted = fixtures([("greedy", "random")], 2)
    alone = play(SERIES, wanted, Kept(tmp_path / "alone", terms_of(SERIES)), ALONE, ignore)
    together = play(SERIES, wanted, Kept(tmp_path / "together", terms_of(SERIES)), partial(in_processes, 2), ignore)
    assert sorted(alone, key=repr) == sorted(together, key=repr)


def test_another_ladders_matches_are_not_mixed_in(tmp_path: Path) -> None:
    Kept(tmp_path, terms_of(SERIES))
    with pytest.raises(BadLadder, match="begun with seed 5, not 6"):
        Kept(tmp_path, terms_of(msgspec.structs.replace(SERIES, seed=6)))
    (tmp_path / KEPT).write_text("no ladder\n")
    with pytest.raises(BadLadder, match="is not what a ladder has kept"):
        Kept(tmp_path, terms_of(SERIES))


def test_an_unknown_bot_is_told_before_anything_is_played(tmp_path: Path) -> None:
    kept = Kept(tmp_path, terms_of(SERIES))
    with pytest.raises(UnknownBot):
        play(SERIES, fixtures([("greedy", "random"), ("greedy", "oracle")], 1), kept, ALONE, ignore)
    assert kept.played == []


def test_the_command_writes_report_and_page(tmp_path: Path) -> None:
    command = ["arena", "ray_master", "--seats", "2", "--rounds", "4", "--bots", "greedy,random,search:2"]
    done = CliRunner().invoke(app, [*command, "--folder", str(tmp_path / "ladder")])
    assert done.exit_code == 0, done.output
    report = msgspec.json.decode((tmp_path / "ladder" / "report.json").read_bytes())
    assert report["matches"] == 24
    assert {rating["bot"] for rating in report["ratings"]} == {"greedy", "random", "search:2"}
    page = (tmp_path / "ladder" / "report.html").read_text()
    assert page.count("<svg") == 2
    assert not re.search(r"(src|href)=", page)  # it stands alone


def test_a_bot_is_printed_as_it_is_named(tmp_path: Path) -> None:
    """Terminals draw a picture for :100: where one lets them."""
    command = ["arena", "ray_master", "--seats", "2", "--rounds", "1", "--lineup", "search:100,random"]
    done = CliRunner().invoke(app, [*command, "--folder", str(tmp_path)])
    assert "  search:100: " in done.output


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--lineup", "greedy"], "1 bots are named for 2 seats"),
        ([], "Name two bots or more"),
        (["--bots", "greedy,oracle"], "There is no bot oracle"),
        (["--bots", "greedy,:100:"], "There is no bot :100:"),
    ],
)
def test_a_mistake_is_one_sentence(tmp_path: Path, more: list[str], said: str) -> None:
    command = ["arena", "ray_master", "--seats", "2", "--rounds", "1", "--folder", str(tmp_path), *more]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 1
    assert said in done.output
