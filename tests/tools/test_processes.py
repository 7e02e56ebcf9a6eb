"""A check ends with everything it started, or fails."""

import os
import sys
from pathlib import Path

import pytest

from tests.processes import wait_until_gone
from tools import processes
from tools.prepare import Obstacle

LEAVES_ONE_RUNNING = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True)
open(sys.argv[1], "w").write(str(child.pid))
"""


def test_the_status_of_a_command_comes_back() -> None:
    assert processes.run([sys.executable, "-c", "raise SystemExit(3)"]) == 3


def test_what_stays_behind_is_ended_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "GRACE", 0.2)
    note = tmp_path / "pid"
    command = [sys.executable, "-c", LEAVES_ONE_RUNNING, str(note)]
    if sys.platform.startswith("linux"):
        with pytest.raises(Obstacle, match=r"left running.*time\.sleep\(600\)"):
            processes.run(command)
    else:  # no other system shows who inherited the mark
        assert processes.run(command) == 0
        processes.end(int(note.read_text()))
    wait_until_gone([int(note.read_text())])


def test_a_command_that_makes_no_progress_is_stopped() -> None:
    with pytest.raises(Obstacle, match="no progress"):
        processes.run([sys.executable, "-c", "import time; time.sleep(600)"], silence=0.2)


def test_a_slow_command_that_goes_on_talking_is_left_alone(capfd: pytest.CaptureFixture[str]) -> None:
    slow = "import time\nfor n in range(8): print(n, flush=True); time.sleep(0.5)"
    assert processes.run([sys.executable, "-c", slow], silence=3) == 0
    assert "0\n1\n2\n3\n4\n5\n6\n7\n" in capfd.readouterr().out


def test_ending_what_is_gone_already_is_no_mistake() -> None:
    child = os.spawnv(os.P_NOWAIT, sys.executable, [sys.executable, "-c", ""])
    os.waitpid(child, 0)
    processes.end(child)
