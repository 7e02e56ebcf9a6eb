"""What a measurement says, and how it is compared with the last one."""

import subprocess
from pathlib import Path

import msgspec
import pytest

from virtuosi.adapters.bench.race import Contender, Figure, Missing, running
from virtuosi.adapters.bench.report import Report, keep, last, slower

STICK = Figure("yardstick", "", 0, "steps", [1000.0] * 3)


def measured(*rounds: float, stick: Figure = STICK) -> Report:
    peer = Figure("catanatron", "Catan", 0, "moves", [10.0, 10.0, 20.0])
    times = Figure("compiled", "newton", 2, "moves times catanatron's", [one / 10 for one in rounds])
    mine = Figure("compiled", "newton", 2, "moves", list(rounds))
    return Report("2026-01-02", "abc", "two cores", 0.3, [mine, times, peer, stick])


def test_what_is_behind_in_every_round_got_slower() -> None:
    assert slower(measured(80, 85, 90), measured(100, 110, 120)) == [
        "newton, 2 seats, compiled: moves at 90% of what they were on 2026-01-02."
    ]
    assert slower(measured(80, 85, 101), measured(100, 110, 120)) == []


def test_a_slower_machine_is_no_slower_rule() -> None:
    half = Figure("yardstick", "", 0, "steps", [500.0] * 3)
    assert slower(measured(50, 55, 60, stick=half), measured(100, 110, 120)) == []
    assert slower(measured(40, 41, 42, stick=half), measured(100, 110, 120))


def test_a_kept_table_is_read_again_and_told_on_the_page(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text("# Speed\n\n<!-- the rules: written by virtuosi bench -->\n<!-- end of the rules -->\n\nMore.\n")
    assert last(tmp_path) is None
    for found in (measured(7, 8, 9), measured(1000, 2000, 3000)):
        keep(found, tmp_path)
        assert last(tmp_path) == found
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Speed\n")
    assert text.endswith("\nMore.\n")
    assert "| newton, 2 | 1 to 3 |" in text
    assert "| newton, 2 | 200.0 (100.0 to 300.0) |" in text
    assert "| catanatron, Catan | 0.01 to 0.02 |" in text
    assert text.count("Measured 2026-01-02 at abc on two cores") == 1


def test_a_contender_that_ends_is_missing() -> None:
    with running(["python3", "-c", "raise SystemExit"], None) as line, pytest.raises(Missing) as missing:
        Contender("catanatron", "Catan", 0, line, ["catanatron", "Catan"])
    assert str(missing.value) == "catanatron could not be measured."
    assert isinstance(line, subprocess.Popen)
    assert line.wait() is not None


def test_what_was_kept_in_another_form_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "speed.json").write_bytes(msgspec.json.encode({"figures": "none"}))
    assert last(tmp_path) is None
