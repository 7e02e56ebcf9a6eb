"""Bad input to every command: one clear sentence, a non-zero exit, never a traceback."""

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.processes import PATIENCE, children, wait_until_gone
from virtuosi import games
from virtuosi.arena import series
from virtuosi.cli import app, matches
from virtuosi.core import record as records

SIMULATE = ("simulate", "ray_master", "--seats", "2", "--matches", "1")


def run(*words: str, keys: str | None = None) -> Result:
    return CliRunner().invoke(app, list(words), input=keys)


def fails(words: tuple[str, ...], *said: str, status: int = 1) -> None:
    """The command says this in a sentence or two, and nothing else."""
    result = run(*words)
    told = " ".join(result.stderr.replace("│", " ").split())
    assert result.exit_code == status, result.output
    assert "Traceback" not in result.output
    assert isinstance(result.exception, SystemExit)
    for part in said:
        assert part in told
    assert len(told) < 1000


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "chess", "--seats", "2", "--matches", "1"), "There is no game chess"),
        (("play", "chess"), "There is no game chess"),
        (("rules", "chess"), "There is no game chess"),
        (("pack", "export", "chess", "somewhere"), "There is no game chess"),
        (("simulate", "ray_master", "--seats", "7", "--matches", "1"), "not played by 7"),
        (("simulate", "ray_master", "--seats", "0", "--matches", "1"), "not played by 0"),
        (("simulate", "ray_master", "--seats", "-1", "--matches", "1"), "not played by -1"),
        (("play", "neuland", "--seats", "1"), "not played by 1"),
        ((*SIMULATE, "--bots", "oracle"), "There is no bot oracle"),
        (("play", "ray_master", "--bot", "oracle"), "There is no bot oracle"),
        ((*SIMULATE, "--bots", "a,b,c"), "3 bots are named"),
        ((*SIMULATE, "--option", "x=1"), "no option “x”"),
        ((*SIMULATE, "--option", "advanced=7"), "not a value"),
        ((*SIMULATE, "--option", ""), "no option “”"),
        (("play", "ray_master", "--option", "advanced"), "not a value"),
        (("simulate", "newton", "--seats", "1", "--matches", "1", "--option", "draft=yes"), "not offered at 1"),
        (("rules", "ray_master", "99.9"), "has no rule 99.9"),
        (("rules", "ray_master", "--lang", "de"), "There is no language de"),
        (("play", "ray_master", "--lang", "de"), "There is no language de"),
        (("replay", "no-such-file.json"), "cannot be read"),
        (("replay", "."), "cannot be read"),
        (("pack", "check", "no-such-directory"), "no-such-directory/pack.toml: cannot be read"),
        ((*SIMULATE, "--pack", "no-such-directory"), "no-such-directory/pack.toml: cannot be read"),
        (("play", "ray_master", "--pack", "no-such-directory"), "no-such-directory/pack.toml: cannot be read"),
        (("serve", "--pack", "no-such-directory"), "no-such-directory/pack.toml: cannot be read"),
    ],
)
def test_what_is_not_there_is_named(words: tuple[str, ...], said: str) -> None:
    fails(words, said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "ray_master"), "Missing option"),
        (("simulate", "ray_master", "--seats", "two", "--matches", "1"), "Invalid value for '--seats'"),
        (("simulate", "ray_master", "--seats", "2", "--matches", "0"), "Invalid value for '--matches'"),
        ((*SIMULATE, "--jobs", "0"), "Invalid value for '--jobs'"),
        ((*SIMULATE, "--unheard-of"), "No such option"),
        (("replay", "x.json", "--at", "-1"), "Invalid value for '--at'"),
        (("serve", "--port", "a"), "Invalid value for '--port'"),
        (("no-such-command",), "No such command"),
        (("pack", "no-such-command"), "No such command"),
        (("games", "too-many"), "unexpected extra argument"),
    ],
)
def test_what_cannot_be_understood_is_named(words: tuple[str, ...], said: str) -> None:
    fails(words, said, status=2)


def recorded(directory: Path) -> Path:
    result = run(*SIMULATE, "--record", str(directory))
    assert result.exit_code == 0, result.output
    return next(directory.glob("*.json"))


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: data["moves"].__setitem__(2, "fire"), "field moves, move 2: fire is not legal there"),
        (lambda data: data["moves"].append("end"), "is not legal there"),
        (lambda data: data.update(game="chess"), "There is no game chess"),
        (lambda data: data.update(game="newton"), "field"),
        (lambda data: data.update(seats=-3), "field seats"),
        (lambda data: data.update(options={"x": True}), "field options"),
        (lambda data: data.update(revision=99), "field revision"),
        (lambda data: data.update(format=9), "field format"),
        (lambda data: data.update(ranking=[]), "field ranking"),
        (lambda data: data.update(digest="?"), "field digest"),
        (lambda data: data["pack"].update(digest="0" * 16), "field pack"),
        (lambda data: data.pop("moves"), "is not a record"),
    ],
)
def test_a_damaged_record_is_named_with_its_field(
    tmp_path: Path, damage: Callable[[dict[str, object]], object], said: str
) -> None:
    record = recorded(tmp_path)
    data = json.loads(record.read_text())
    damage(data)
    record.write_text(json.dumps(data))
    fails(("replay", str(record)), said)


@pytest.mark.parametrize("text", ["", "{", "\x00\xff", "[" * 100_000])
def test_a_file_that_is_no_record_is_named(tmp_path: Path, text: str) -> None:
    record = tmp_path / "match.json"
    record.write_text(text, encoding="utf-8")
    fails(("replay", str(record)), "match.json: is not a record")


def test_a_seat_that_a_record_does_not_have_is_named(tmp_path: Path) -> None:
    fails(("replay", str(recorded(tmp_path)), "--view", "3"), "This match has seats 1 to 2.")


def exported(tmp_path: Path) -> Path:
    mine = tmp_path / "mine"
    assert run("pack", "export", "ray_master", str(mine)).exit_code == 0
    return mine


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        (
            "constants.toml",
            'id = "energy_start"\nvalue = 12',
            'id = "energy_start"\nvalue = "x"',
            "row energy_start, field",
        ),
        ("constants.toml", "[[constants]]", "[[constants", "constants.toml: is not TOML"),
        ("pack.toml", "ray_master", "chess", "pack.toml, field game: must be one of ray_master"),
        ("pack.toml", '"ray_master"', "[1, 2]", "pack.toml, field game: must be one of ray_master"),
        ("pack.toml", "game", "\x00", "pack.toml: is not TOML"),
    ],
)
@pytest.mark.parametrize(
    "command", [("pack", "check"), (*SIMULATE, "--pack"), ("play", "ray_master", "--pack"), ("serve", "--pack")]
)
def test_a_broken_pack_is_named_with_file_row_and_field(
    tmp_path: Path, file: str, before: str, after: str, said: str, command: tuple[str, ...]
) -> None:
    mine = exported(tmp_path)
    text = mine.joinpath(file).read_text(encoding="utf-8")
    assert before in text
    mine.joinpath(file).write_text(text.replace(before, after), encoding="utf-8")
    result = run(*command, str(mine))
    assert result.exit_code == 1
    assert str(mine / file) in result.stderr
    assert said in result.stderr
    assert "Traceback" not in result.output


def test_a_pack_of_another_game_is_not_taken_for_this_one(tmp_path: Path) -> None:
    mine = exported(tmp_path)
    fails(("play", "newton", "--pack", str(mine)), "There is no pack of newton among these: mine.")
    fails((*SIMULATE, "--pack", str(mine), "--pack", str(mine)), "Choose one of these packs of ray_master: mine, mine.")


def test_a_directory_in_place_of_a_file_and_a_file_in_place_of_a_directory(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    fails((*SIMULATE, "--record", str(file)), "file: File exists")
    fails(("pack", "export", "ray_master", str(file)), "file: Not a directory")
    fails(("pack", "check", str(file)), "pack.toml: cannot be read (Not a directory)")
    mine = exported(tmp_path)
    mine.joinpath("constants.toml").unlink()
    mine.joinpath("constants.toml").mkdir()
    fails(("pack", "check", str(mine)), "constants.toml: the file is missing or cannot be read")


def test_export_never_overwrites(tmp_path: Path) -> None:
    (tmp_path / "kept.txt").write_text("mine")
    fails(("pack", "export", "ray_master", str(tmp_path)), "is not empty; nothing was written")
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]


@pytest.mark.parametrize("command", ["record", "export"])
def test_a_full_disk_is_told(tmp_path: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fills_up(path: Path, _: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr(Path, "write_bytes", fills_up)
    target = str(tmp_path / "new")
    words = (*SIMULATE, "--record", target) if command == "record" else ("pack", "export", "ray_master", target)
    fails(words, "No space left on device")


@pytest.mark.parametrize("words", [("games", "--json"), ("rules", "newton"), (*SIMULATE, "--json")])
def test_an_output_that_is_full_is_told_once(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "virtuosi", *words], stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE
        )
    assert (done.returncode, done.stderr.strip()) == (1, "The output: No space left on device.")


def test_a_reader_that_has_left_is_not_told_of_it() -> None:
    command = [sys.executable, "-m", "virtuosi", "rules", "newton"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        told = process.stderr.read()
    assert (process.returncode, told) == (1, "")


@pytest.mark.parametrize("where", ["play", "simulate", "replay", "pack check"])
def test_ctrl_c_is_one_word(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    words = {
        "play": ("play", "ray_master"),
        "simulate": SIMULATE,
        "replay": ("replay", "x.json"),
        "pack check": ("pack", "check", "."),
    }[where]
    monkeypatch.setattr(matches, "play_match", interrupted)
    monkeypatch.setattr(series, "play", interrupted)
    monkeypatch.setattr(records, "read", interrupted)
    monkeypatch.setattr(games, "owned", interrupted)
    fails(words, "Stopped.", status=130)


def test_ctrl_c_stops_a_series_in_several_processes_in_silence() -> None:
    words = ("simulate", "ray_master", "--seats", "2", "--matches", "100000", "--jobs", "2")
    command = [sys.executable, "-m", "virtuosi", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0
    ) as parent:
        while len(workers := children(parent.pid)) < 3:  # two that play, and the one that counts what they share
            assert parent.poll() is None
        os.killpg(parent.pid, signal.SIGINT)
        _, told = parent.communicate(timeout=PATIENCE)
    assert parent.returncode == 130
    assert told.strip().endswith("Stopped.")
    assert "Traceback" not in told
    wait_until_gone(workers)


def test_a_mistake_of_ours_is_a_sentence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("three by none")

    monkeypatch.setattr(series, "play", breaks)
    fails(SIMULATE, "A mistake of ours (ZeroDivisionError: three by none).")
