"""Looks at other processes: as files where the system shows them so, else by the commands every Unix has."""

import subprocess
import time
from pathlib import Path

SHOWN = Path("/proc/self/task").exists()
PATIENCE = 120  # seconds, far more than it takes


def children(pid: int) -> list[int]:
    if SHOWN:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [int(child) for child in _answer("pgrep", "-P", str(pid)).split()]


def wait_until_gone(pids: list[int]) -> None:
    late = time.monotonic() + PATIENCE
    while left := [pid for pid in pids if not is_gone(pid)]:
        assert time.monotonic() < late, f"still there: {left}"
        time.sleep(0.05)


def is_gone(pid: int) -> bool:
    """Ended, whether or not somebody has asked how."""
    if not SHOWN:
        return _answer("ps", "-o", "stat=", "-p", str(pid)).strip()[:1] in ("", "Z")
    try:
        return ") Z " in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return True


def _answer(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
