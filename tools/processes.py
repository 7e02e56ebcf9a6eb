"""Runs a command with everything it starts, and sees to it that nothing of it stays behind."""

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from tools.prepare import ROOT, Obstacle, node_environment

MARK = "VIRTUOSI_CHECK"
GRACE = 5.0
LOOK = 0.5  # seconds between looks whether a silent process still runs
EMPTY: Mapping[str, str] = MappingProxyType({})


def run(command: list[str], cwd: Path = ROOT, silence: float = 900, environment: Mapping[str, str] = EMPTY) -> int:
    """The exit status of a command. Ends it when it has been silent for so many seconds: a slow machine may take
    its time, but what prints nothing makes no progress. A process it leaves running is a failure."""
    mark = uuid.uuid4().hex
    print("$ " + " ".join(command), flush=True)
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env={**node_environment(), **environment, MARK: mark},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        pass_on(process, silence)
        status = process.wait()
    except BaseException:
        for number in [process.pid, *marked(mark)]:
            end(number)
        process.wait()
        raise
    left = leftovers(mark)
    if status < 0:
        raise Obstacle(f"It was ended from outside, by {signal.Signals(-status).name}.")
    if left:
        raise Obstacle("It left running: " + "; ".join(left))
    return status


def pass_on(process: subprocess.Popen[bytes], silence: float) -> None:
    """Print what the process prints until it ends, or until it has said nothing for too long."""
    assert process.stdout is not None
    with process.stdout as stream, selectors.DefaultSelector() as waiting:
        waiting.register(stream, selectors.EVENT_READ)
        heard = time.monotonic()
        while True:
            if waiting.select(min(silence, LOOK)):
                words = os.read(stream.fileno(), 1 << 16)
                if not words:
                    return
                sys.stdout.write(words.decode(errors="replace"))
                sys.stdout.flush()
                heard = time.monotonic()
            elif process.poll() is not None:  # what it left running still holds its output
                return
            elif time.monotonic() - heard >= silence:
                raise Obstacle(f"It was stopped: it made no progress for {silence:.0f} s.")


def leftovers(mark: str) -> list[str]:
    """Ends what still runs after a moment's grace; the command lines of it."""
    wait_for_the_end(mark)
    left = []
    for number in list(marked(mark)):
        left.append(command_line(number))
        end(number)
    wait_for_the_end(mark)
    return left


def wait_for_the_end(mark: str) -> None:
    deadline = time.monotonic() + GRACE
    while any(marked(mark)) and time.monotonic() < deadline:
        time.sleep(0.05)


def marked(mark: str) -> Iterator[int]:
    """Processes that inherited the mark, in whatever session or group they are. Linux only: others have no /proc."""
    if not sys.platform.startswith("linux"):
        return
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                environment = (folder / "environ").read_bytes()
                state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
            except OSError:  # gone meanwhile, or not ours
                continue
            if f"{MARK}={mark}".encode() in environment.split(b"\0") and state != "Z":
                yield int(folder.name)


def command_line(number: int) -> str:
    try:
        return Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")[:120].strip()
    except OSError:
        return f"process {number}"


def end(number: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(number, signal.SIGKILL)
