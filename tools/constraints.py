"""Writes constraints.txt anew: what a fresh environment gets today, to be tested and then pinned for everybody."""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from tools.prepare import ROOT, Obstacle, attempt

HEAD = "# Exactly what the tests ran with. After a change of dependencies: make constraints, then make test.\n"


def requirements() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *extras["dev"], *extras["ray"]]


def main() -> int:
    print("Installing the newest allowed packages into an empty environment ...", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin" / "python"
        try:
            attempt([sys.executable, "-m", "venv", folder], "Python could not make a virtual environment.")
            attempt([python, "-m", "pip", "install", *requirements()], "The packages could not be installed.")
        except Obstacle as obstacle:
            print(obstacle, file=sys.stderr)
            return 1
        frozen = subprocess.run([python, "-m", "pip", "freeze", "--all"], check=True, capture_output=True, text=True)
    pins = [line for line in frozen.stdout.splitlines() if "==" in line and not line.startswith("pip==")]
    (ROOT / "constraints.txt").write_text(HEAD + "\n".join(pins) + "\n")
    print(f"constraints.txt pins {len(pins)} packages now: run `make test` before you commit it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
