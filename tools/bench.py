"""Random play of every game, interpreted and compiled, in one run on one core: moves and matches a second."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools import compile as rules
from tools.prepare import BIN, ROOT, Obstacle, node_environment

MATCHES = 300


def virtuosi(*arguments: str, path: Path) -> Any:  # Any: the JSON of whatever command it is
    """What a command of the house answers, with the package taken from `path`."""
    environment = {**node_environment(), "PYTHONPATH": str(path)}
    command = [str(BIN / "virtuosi"), *arguments, "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Obstacle(f"virtuosi {' '.join(arguments)} failed: {done.stderr}")
    return json.loads(done.stdout)


def measure(game: str, seats: int) -> None:
    paths = [ROOT] if rules.obstacle() else [ROOT, rules.COMPILED]
    for path in paths:
        result = virtuosi("simulate", game, "--seats", str(seats), "--matches", str(MATCHES), "--seed", "1", path=path)
        kind = "compiled" if result["compiled"] else "interpreted"
        matches = result["finished"] / result["seconds"]
        print(f"{game:14} {seats} {kind:12} {result['moves_per_second']:12,.0f} {matches:10,.0f}", flush=True)


def main() -> int:
    wanted = sys.argv[1:]
    try:
        reason = rules.obstacle()
        print(reason or "Compiling, unless nothing changed ...", flush=True)
        if not reason:
            rules.build()
        print(f"{'game':14} {'seats':5} {'rules':7} {'moves/s':>12} {'matches/s':>10}")
        for game in virtuosi("games", path=ROOT):
            if not wanted or game["id"] in wanted:
                for seats in game["seats"]:
                    measure(game["id"], seats)
    except Obstacle as obstacle:
        print(obstacle, file=sys.stderr)
        return 1
    print("Measured with random moves; these machines are noisy, so compare lines of one run only.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
