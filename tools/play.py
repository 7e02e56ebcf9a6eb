"""Opens the house, and beside it, where there is a C compiler, compiles the rules unless that is done: nobody waits for
it, and bots think with them as soon as they are there."""

import contextlib
import importlib.util
import os
import signal
import subprocess
import sys
import threading
import time
import tomllib
from typing import NoReturn

from tools import compile as rules
from tools.prepare import BIN, ROOT, Obstacle, alone, attempt, pip

BESIDE = "beside"
LOG = ROOT / "build" / "compile.log"
LOOK = 1.0  # seconds between looks whether the house is still open
MEEK = 15  # of its processor time, people and bots come first


def install_compiler() -> None:
    """What compiling needs beyond playing; it comes with the development tools too."""
    if importlib.util.find_spec("mypyc") and importlib.util.find_spec("setuptools"):
        return
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted: list[str] = tomllib.load(file)["project"]["optional-dependencies"]["compile"]
    with alone():
        attempt([*pip(), *wanted], "The packages that compile the rules could not be installed.")
    importlib.invalidate_caches()


def end_with(house: int) -> None:
    """Stop as Ctrl-C does when the house is closed in another way."""
    while os.getppid() == house:
        time.sleep(LOOK)
    os.kill(os.getpid(), signal.SIGINT)


def compile_beside() -> int:
    """In a process of its own. What it has to say is one line, the rest is in the log."""
    os.nice(MEEK)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    said = "The rules are compiled: from their next move on, bots think several times faster."
    try:
        with LOG.open("w") as log, contextlib.redirect_stdout(log):
            try:
                install_compiler()
                rules.build()
            except Obstacle as obstacle:
                print(obstacle)
                said = f"The rules could not be compiled, so bots think slower; {LOG.relative_to(ROOT)} says why."
    except KeyboardInterrupt:
        return 130
    print(said, flush=True)
    return 0


def open_house(arguments: list[str]) -> NoReturn:
    reason = rules.obstacle()
    if reason is not None:
        print(reason, flush=True)
    elif not rules.fresh():
        print("The rules are being compiled beside the house; bots think faster once that is done.", flush=True)
        subprocess.Popen([sys.executable, "-m", "tools.play", BESIDE], cwd=ROOT, stdin=subprocess.DEVNULL)
    else:
        rules.build()  # nothing but a newer client
        os.environ["PYTHONPATH"] = str(rules.COMPILED.resolve())  # the house itself plays with them too
    house = str(BIN / "virtuosi")
    os.execv(house, [house, "serve", *arguments])


if __name__ == "__main__":
    if sys.argv[1:] == [BESIDE]:
        sys.exit(compile_beside())
    open_house(sys.argv[1:])
