"""Looks at other processes, where the system shows them as files."""

import time
from pathlib import Path

VISIBLE = Path("/proc/self/task").exists()
PATIENCE = 60  # seconds, far more than it takes


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_until_gone(pids: list[int]) -> None:
    late = time.monotonic() + PATIENCE
    while left := [pid for pid in pids if not _is_gone(pid)]:
        assert time.monotonic() < late, f"still there: {left}"
        time.sleep(0.05)


def _is_gone(pid: int) -> bool:
    try:
        return ") Z " in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return True
