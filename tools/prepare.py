"""Prepares this checkout: the virtual environment, the browser client, the development tools.

Runs on the machine's own Python with nothing but the standard library. Every step leaves a note of what it was made
from and is left out while that stays the same, so only the first run needs the network.
"""

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
WEB = ROOT / "web"
CLIENT = ROOT / "virtuosi" / "server" / "client"
QUICKER, UNBUILT = "fast", "httptools,uvloop"  # the extra that is left out where its packages would have to be compiled

LAST_WORDS = {
    "setup": "Everything is ready: `make play` opens the house, `make test` runs every check.",
    "play": "Everything is ready, the house opens now; Ctrl-C closes it.",
    "test": "Everything is ready, the checks begin.",
    "more": "Everything is ready.",
}


class Obstacle(Exception):
    """Why the work cannot go on, in one sentence for a person."""


@dataclass(frozen=True)
class Step:
    title: str
    note: Path  # lies inside what the step makes, so that both vanish together
    made_from: Callable[[], str]
    make: Callable[[], None]
    enough: Callable[[], str] | None = None  # what something larger is made from that serves as well

    def prepare(self) -> None:
        key = self.made_from()
        known = {key, self.enough()} if self.enough else {key}
        if self.note.is_file() and self.note.read_text() in known:
            print(f"  {self.title}: nothing changed", flush=True)
            return
        print(f"  {self.title} ...", flush=True)
        started = time.monotonic()
        self.note.unlink(missing_ok=True)
        self.make()
        self.note.write_text(key)
        print(f"  {self.title}: ready after {time.monotonic() - started:.0f} s", flush=True)


def digest(*parts: bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()


def node_environment() -> dict[str, str]:
    """The environment in which node and npm are those of the virtual environment."""
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def attempt(command: list[str | Path], failed: str, cwd: Path = ROOT, shown: str = "") -> None:
    """Run a command; print only the lines that begin with `shown`, and everything should it fail."""
    process = subprocess.Popen(
        command, cwd=cwd, env=node_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    lines = []
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            if shown and line.startswith(shown):
                print("    " + line.strip(), flush=True)
    if process.returncode != 0:
        raise Obstacle("".join(lines) + "\n" + failed)


def packages_key(extra: str) -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    # Settings of linters stand in the same file; they must not cost a new installation.
    parts = [project["build-system"], project["project"], project["tool"]["hatch"]]
    chosen, pinned = f"{extra},{QUICKER}".encode(), (ROOT / "constraints.txt").read_bytes()
    return digest(chosen, json.dumps(parts).encode(), pinned, bytes(ROOT))


def runs(python: Path) -> bool:
    """Whether this virtual environment still works here: it may have been moved, or have lost its Python."""
    question = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        if subprocess.run([python, "-c", question], capture_output=True).returncode != 0:
            return False
        first_line = (BIN / "pip").read_text().splitlines()[0]
    except OSError:
        return False
    return str(BIN) in first_line


def make_environment() -> None:
    failed = (
        "Python could not make a virtual environment: install its venv module (Debian: apt-get install python3-venv)."
    )
    command: list[str | Path] = [sys.executable, "-m", "venv", "--clear", VENV]
    try:
        attempt(command, failed)
    except Obstacle:
        if not may_install():
            raise
        install_from_debian("python3-venv")
        attempt(command, failed)


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_from_debian(package: str) -> None:
    print(f"    installing Debian's {package} ...", flush=True)
    failed = f"Debian's {package} could not be installed: check the network, or install it yourself and try again."
    attempt(["apt-get", "update"], failed)
    attempt(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", package], failed)


def install_packages(extra: str) -> None:
    if not runs(BIN / "python"):
        make_environment()
    failed = "The Python packages could not be installed: check the network, then run the same command again."
    # hatchling first, from the constraints too: then building the package itself needs no environment of its own.
    attempt([*pip(), "hatchling"], failed)
    install = [*pip(), "--no-build-isolation", f"--only-binary={UNBUILT}", "--editable"]
    try:
        attempt([*install, f".[{extra},{QUICKER}]"], failed, shown="Collecting ")
    except Obstacle:  # there is none for this machine: the house is open without it too
        attempt([*install, f".[{extra}]"], failed, shown="Collecting ")


def pip() -> list[str | Path]:
    quiet = ["--no-input", "--progress-bar", "off", "--disable-pip-version-check"]
    return [BIN / "python", "-m", "pip", "install", *quiet, "--constraint", "constraints.txt"]


def node_packages_key() -> str:
    return digest((WEB / "package.json").read_bytes(), (WEB / "package-lock.json").read_bytes())


def install_node_packages() -> None:
    package, lock = (json.loads((WEB / name).read_text()) for name in ("package.json", "package-lock.json"))
    if any(package.get(kind) != lock["packages"][""].get(kind) for kind in ("dependencies", "devDependencies")):
        raise Obstacle("web/package-lock.json does not fit web/package.json: run `npm install` in web.")
    # Not `npm ci`: it refuses a lock file that lacks the native parts of platforms other than the one it was made on.
    # `npm install --no-save` keeps to the lock as well, and adds the part that this machine needs.
    failed = "The client's packages could not be installed: check the network, then run the same command again."
    attempt([BIN / "npm", "install", "--no-save", "--no-audit", "--no-fund"], failed, cwd=WEB)


def client_key() -> str:
    parts = []
    for folder, subfolders, names in os.walk(WEB):
        subfolders[:] = sorted(name for name in subfolders if name != "node_modules" and not name.startswith("."))
        for path in (Path(folder, name) for name in sorted(names)):
            parts += [bytes(path.relative_to(WEB)), path.read_bytes()]
    return digest(*parts)


def build_client() -> None:
    attempt([BIN / "npm", "run", "build"], "The browser client could not be built; the reason stands above.", cwd=WEB)
    if not (CLIENT / "index.html").is_file():
        raise Obstacle(f"The client was built, yet {CLIENT.relative_to(ROOT)}/index.html is not there.")


DEVELOPMENT = Step("Python packages", VENV / ".prepared", lambda: packages_key("dev"), lambda: install_packages("dev"))
# Whoever only plays gets no tools of development, and nothing that researchers need.
PLAY = Step(
    "Python packages",
    VENV / ".prepared",
    lambda: packages_key("client"),
    lambda: install_packages("client"),
    DEVELOPMENT.made_from,
)
STEPS = (
    Step("Client packages", WEB / "node_modules" / ".prepared", node_packages_key, install_node_packages),
    Step("Browser client", CLIENT / ".prepared", client_key, build_client),
)


@contextmanager
def alone() -> Iterator[None]:
    """Two preparations of one checkout at a time would tear each other's work apart."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "prepare.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("  Another setup is at work in this checkout; waiting for it ...", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> int:
    arguments = argparse.ArgumentParser(description="Prepare this checkout.")
    arguments.add_argument("--for", dest="purpose", choices=LAST_WORDS, default="setup")
    purpose = arguments.parse_args().purpose
    print("Preparing Virtuosi", flush=True)
    try:
        with alone():
            for step in (PLAY if purpose == "play" else DEVELOPMENT, *STEPS):
                step.prepare()
    except Obstacle as obstacle:
        print(obstacle, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped: the same command goes on from here.", file=sys.stderr)
        return 130
    print(LAST_WORDS[purpose], flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
