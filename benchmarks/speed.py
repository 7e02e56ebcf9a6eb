"""Speed of the rules, interpreted and compiled, in one run: moves, copies and matches a second of processor time.

Interpreted rules also name their three largest costs. Run as `python -m benchmarks.speed here [GAME ...]` it measures
the rules that its interpreter finds.
"""

import cProfile
import pstats
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tools import compile as rules
from tools.prepare import BIN, ROOT, Obstacle, node_environment

SECONDS = 1.0
COPIES = 1000  # between looks at the clock
PROFILED = 20  # matches

if TYPE_CHECKING:
    from virtuosi.core.position import Position


def measure(wanted: list[str]) -> None:
    """Print a line for each game and number of seats, with its default options."""
    from virtuosi import games
    from virtuosi.core.compiled import COMPILED
    from virtuosi.core.position import play_out
    from virtuosi.core.rng import Rng

    kind = "compiled" if COMPILED else "interpreted"
    for game in games.every():
        for seats in game.seat_counts if not wanted or game.id in wanted else ():
            first = game.start(games.shipped_pack(game.id), seats, game.checked_options(seats, {}))
            rng = Rng(1)
            moves = matches = copies = 0
            started = time.process_time()
            while (played := time.process_time() - started) < SECONDS:
                moves += play_out(first.copy(), rng, game.longest)
                matches += 1
            started = time.process_time()
            while (copied := time.process_time() - started) < SECONDS / 4:
                for _ in range(COPIES):
                    first.copy()
                copies += COPIES
            speeds = f"{moves / played:12,.0f} {copies / copied:12,.0f} {matches / played:10,.0f}"
            costs = "" if COMPILED else f"  {largest_costs(first, game.longest)}"
            print(f"{game.id:14} {seats:5} {kind:12} {speeds}{costs}", flush=True)


def largest_costs(first: "Position", longest: int) -> str:
    """The functions with most time of their own in a few matches, in per cent of all."""
    from virtuosi.core.position import play_out
    from virtuosi.core.rng import Rng

    rng = Rng(2)
    watching = cProfile.Profile()
    watching.enable()
    for _ in range(PROFILED):
        play_out(first.copy(), rng, longest)
    watching.disable()
    found = pstats.Stats(watching).get_stats_profile()
    own = {name: one.tottime for name, one in found.func_profiles.items()}
    most = sorted(own, key=lambda name: -own[name])[:3]
    return ", ".join(f"{name} {100 * own[name] / found.total_tt:.0f} %" for name in most)


def main() -> int:
    if sys.argv[1:2] == ["here"]:
        measure(sys.argv[2:])
        return 0
    try:
        reason = rules.obstacle()
        print(reason or "Compiling, unless nothing changed ...", flush=True)
        if not reason:
            rules.build()
        print(f"{'game':14} {'seats':5} {'rules':12} {'moves/s':>12} {'copies/s':>12} {'matches/s':>10}", flush=True)
        for folder in [ROOT] if reason else [ROOT, rules.COMPILED]:
            run_in(folder)
    except Obstacle as obstacle:
        print(obstacle, file=sys.stderr)
        return 1
    print("Random play, Nature’s moves included, by processor time. Compare lines of one run only: machines are noisy.")
    return 0


def run_in(folder: Path) -> None:
    """Measure the package that lies in this folder."""
    command = [str(BIN / "python"), "-m", "benchmarks.speed", "here", *sys.argv[1:]]
    environment = {**node_environment(), "PYTHONPATH": f"{folder}:{ROOT}"}
    if subprocess.run(command, cwd=folder, env=environment).returncode != 0:
        raise Obstacle("The rules could not be measured; the reason stands above.")


if __name__ == "__main__":
    sys.exit(main())
