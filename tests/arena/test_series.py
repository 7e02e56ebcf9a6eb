"""A series in several processes ends as one."""

import subprocess
import sys
from pathlib import Path

from tests.processes import children, wait_until_gone

LONG = """
from virtuosi.arena.series import Series, play
play(Series("ray_master", 2, {}, ("random", "random"), 5_000, 1), 2, lambda outcome: print(outcome, flush=True))
"""


def test_the_processes_of_a_series_end_when_it_is_killed() -> None:
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", LONG], cwd=root, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline()
        workers = children(parent.pid)
        assert len(workers) >= 2
        parent.kill()
    wait_until_gone(workers)
