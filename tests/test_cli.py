"""The commands: what they print, and one clear sentence when they fail."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from virtuosi.cli import app
from virtuosi.games import REGISTERED, every


def run(*words: str, keys: str | None = None) -> Result:
    return CliRunner().invoke(app, list(words), input=keys)


def recorded(directory: Path, *words: str) -> Path:
    result = run("simulate", "ray_master", "--seats", "2", "--matches", "1", "--record", str(directory), *words)
    assert result.exit_code == 0, result.output
    return next(directory.glob("*.json"))


def test_games_lists_seats_options_and_provenance() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [row["id"] for row in listed] == list(REGISTERED)
    ray = listed[0]
    assert ray["seats"] == [1, 2]
    assert {option["name"] for option in ray["options"]} == {"advanced", "free_dice", "open_hands", "fire_deck"}
    assert ray["provenance"]["reconstructed"] > 0
    assert "ray_master" in run("games").stdout


def test_simulate_finishes_every_match_and_reports() -> None:
    result = run("simulate", "ray_master", "--seats", "2", "--matches", "20", "--seed", "1", "--json")
    report = json.loads(result.stdout)
    assert report["finished"] == report["matches"] == 20
    assert sum(report["wins"]) == 20
    wanted = ["game", "seats", "matches", "finished", "moves", "seconds", "moves_per_second"]
    wanted += ["compiled", "wins", "scores"]
    assert list(report)[: len(wanted)] == wanted


def test_simulate_repeats_itself_by_its_seed_in_any_number_of_processes() -> None:
    reports = []
    for jobs in ("1", "2"):
        words = ("simulate", "ray_master", "--seats", "2", "--matches", "6", "--seed", "4", "--jobs", jobs, "--json")
        reports.append(json.loads(run(*words).stdout))
    for field in ("moves", "wins", "scores", "bots"):
        assert reports[0][field] == reports[1][field]


def test_simulate_takes_options_and_bots_that_change_seats() -> None:
    words = ("simulate", "ray_master", "--seats", "2", "--matches", "10", "--bots", "greedy,random")
    report = json.loads(run(*words, "--option", "advanced=yes", "--option", "open_hands=on", "--json").stdout)
    assert report["bots"][0]["bot"] == "greedy"
    assert report["bots"][0]["wins"] > report["bots"][1]["wins"]


WAYS = [(game.id, seats) for game in every() for seats in game.seat_counts]


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_every_game_is_simulated_at_every_number_of_seats(game: str, seats: int) -> None:
    words = ("simulate", game, "--seats", str(seats), "--matches", "2")
    assert "2 of 2 finished" in run(*words).stdout
    report = json.loads(run(*words, "--json").stdout)
    assert (report["game"], report["seats"], report["finished"]) == (game, seats, 2)
    assert len(report["wins"]) == len(report["scores"]) == seats


def test_a_report_of_solo_matches_tells_how_many_were_won() -> None:
    words = ("simulate", "ray_master", "--seats", "1", "--matches", "12", "--bots", "greedy", "--seed", "3")
    report = json.loads(run(*words, "--json").stdout)
    won = [count for said, count in report["verdicts"].items() if said.startswith("The prize is won")]
    assert sum(won) == report["wins"][0]
    assert sum(report["verdicts"].values()) == 12
    lost = 12 - int(report["wins"][0])
    said = run(*words).stdout
    assert re.search(rf"\b{lost} of 12 \(\d+% to \d+%\): The prize goes to somebody else", said), said


def test_a_report_of_solo_matches_tells_their_ranks() -> None:
    words = ("simulate", "newton", "--seats", "1", "--matches", "3")
    report = json.loads(run(*words, "--json").stdout)
    assert sum(report["verdicts"].values()) == 3
    assert all(said.startswith("Your rank: ") for said in report["verdicts"])
    assert "Your rank: " in run(*words).stdout


def test_replay_prints_the_final_sheet_or_the_position_at_a_move(tmp_path: Path) -> None:
    record = recorded(tmp_path)
    told = run("replay", str(record))
    assert told.exit_code == 0
    assert "Player 1" in told.stdout
    middle = json.loads(run("replay", str(record), "--at", "10", "--json").stdout)
    assert middle["number"] == 10
    assert not middle["over"]
    seen = json.loads(run("replay", str(record), "--at", "10", "--view", "1", "--json").stdout)
    assert seen["position"]["sides"][1]["hand"] is None


def test_rules_prints_one_rule_in_either_language() -> None:
    assert "1.1" in run("rules", "ray_master", "1.1").stdout
    assert run("rules", "ray_master", "1.1").stdout != run("rules", "ray_master", "1.1", "--lang", "fr").stdout


def test_a_pack_can_be_exported_edited_and_checked(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert run("pack", "export", "ray_master", str(mine)).exit_code == 0
    assert run("pack", "check", str(mine)).exit_code == 0
    constants = mine / "constants.toml"
    damaged = constants.read_text().replace('id = "energy_start"\nvalue = 12', 'id = "energy_start"\nvalue = "x"')
    constants.write_text(damaged)
    result = run("pack", "check", str(mine))
    assert result.exit_code == 1
    said = " ".join(result.stderr.split())
    assert f"{constants}: row energy_start, field value" in said


def test_an_owners_pack_is_played_recorded_and_found_again(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert run("pack", "export", "ray_master", str(mine)).exit_code == 0
    constants = mine / "constants.toml"
    text = constants.read_text(encoding="utf-8")
    constants.write_text(text.replace('id = "energy_start"\nvalue = 12', 'id = "energy_start"\nvalue = 4'))
    assert "one value differs" in run("pack", "check", str(mine)).stdout
    other = tmp_path / "other"
    assert run("pack", "export", "newton", str(other)).exit_code == 0
    given = ("--pack", str(other), "--pack", str(mine))
    words = ("simulate", "ray_master", "--seats", "2", "--matches", "3", "--json")
    reports = [json.loads(run(*words, *more).stdout) for more in ((), given, (*given, "--jobs", "2"))]
    assert reports[1]["moves"] < reports[0]["moves"]  # less energy, fewer turns
    assert reports[1]["scores"] == reports[2]["scores"]
    record = recorded(tmp_path / "records", *given)
    data = json.loads(record.read_text())
    assert data["pack"]["id"] == "mine"
    assert run("replay", str(record), *given).exit_code == 0
    lost = run("replay", str(record))
    assert lost.exit_code == 1
    assert "field pack: played with pack mine" in " ".join(lost.stderr.split())
    played = run("play", "ray_master", "--bot", "random", "--seed", "5", *given, keys="1\n" * 2000)
    assert played.exit_code == 0, played.output


def test_a_whole_match_can_be_played_in_the_terminal() -> None:
    """Always the first choice, which always exists; the match ends with the sheet of both players."""
    words = ("play", "ray_master", "--bot", "random", "--seed", "5", "--lang", "fr")
    result = run(*words, keys="1\n" * 2000)
    assert result.exit_code == 0, result.output
    assert "Joueur 2" in result.stdout
