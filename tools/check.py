"""Runs every check, section by section, and says at the end how each one went."""

import os
import signal
import sys
import sysconfig
import tempfile
import time
import traceback
import venv
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools import chromium, postgres, same_matches, scratch, wheel
from tools import compile as rules
from tools.prepare import BIN, ROOT, WEB, Obstacle
from tools.processes import EMPTY, run

REPORTS = ROOT / "build" / "reports"
WORKERS = str(max(2, min(os.cpu_count() or 2, 8)))
SILENCE, NIGHT = 900.0, 36_000.0  # seconds without a word: a single test of the long run may take hours
NO_TESTS = 5  # pytest's word for it
STORED = "tests/adapters/test_openspiel.py"  # by a library that pickles what it is given
ENGINE = ("tests/core", "tests/games", "tests/properties", "tests/bots", STORED)
TOYS = "tests/core/test_position.py"  # its classes are interpreted, and compiled ones take no such children
MATCHES = ("test_every_game", "test_hostile", "test_packs")  # whole matches: played compiled, where that is possible
LONG_RUN = ("tests/properties", "tests/adapters")
TORCH = "torch==2.13.0"  # what the tests ran with; among the constraints it would bring gigabytes for one processor
WORDS = "tests/properties/test_words.py"  # slow, and about text only: once is enough


@dataclass(frozen=True)
class Outcome:
    """How a section went; `tests` counts those that really ran."""

    tests: int = 0
    left_out: str = ""


@dataclass(frozen=True)
class Section:
    name: str
    title: str
    check: Callable[[], Outcome]


@dataclass(frozen=True)
class Verdict:
    section: Section
    word: str
    remark: str
    seconds: float
    tests: int


def tool(name: str, *arguments: str) -> Callable[[], Outcome]:
    """A section that is one command of the virtual environment."""

    def check() -> Outcome:
        if run([str(BIN / name), *arguments]) != 0:
            raise Obstacle(f"{name} found something.")
        return Outcome()

    return check


def client(*arguments: str) -> Callable[[], Outcome]:
    """A section that is one npm script of the client."""

    def check() -> Outcome:
        if run([str(BIN / "npm"), *arguments], cwd=WEB) != 0:
            raise Obstacle(f"npm {' '.join(arguments)} found something.")
        return Outcome()

    return check


def run_tests(
    report: str,
    *arguments: str,
    cwd: Path = ROOT,
    environment: Mapping[str, str] = EMPTY,
    silence: float = SILENCE,
    python: Path = BIN / "python",
) -> int:
    """Run pytest; how many tests ran. None at all is a failure."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    path = REPORTS / f"{report}.xml"
    path.unlink(missing_ok=True)
    command = [str(python), "-m", "pytest", "-q", f"--junitxml={path}", *arguments]
    with tempfile.TemporaryDirectory(prefix="virtuosi-", dir=scratch.place(), ignore_cleanup_errors=True) as place:
        # Many processes are started: what one of them compiles, the others find.
        kept = {"TMPDIR": place, "PYTHONDONTWRITEBYTECODE": ""}
        status = run(command, cwd=cwd, silence=silence, environment={**kept, **environment})
    if status not in (0, NO_TESTS):
        raise Obstacle("Some tests failed.")
    suites = list(ElementTree.parse(path).getroot().iter("testsuite"))
    ran = sum(int(suite.get("tests", 0)) - int(suite.get("skipped", 0)) for suite in suites)
    if ran == 0:
        raise Obstacle("No test ran.")
    return ran


def python_tests() -> Outcome:
    postgres.find()  # before several workers look for it at once
    later = [f"--ignore=tests/properties/{name}.py" for name in MATCHES if rules.obstacle() is None]
    return Outcome(run_tests("python", "-n", WORKERS, "--dist", "worksteal", "--ignore=tests/browser", *later))


def compiled_rules() -> Outcome:
    reason = rules.obstacle()
    if reason is not None:
        return Outcome(left_out=reason)
    rules.build()
    print(f"{same_matches.compare()} matches are the same compiled and interpreted.", flush=True)
    here = {"PYTHONPATH": str(rules.COMPILED)}
    chosen = (
        "-n",
        WORKERS,
        "--dist",
        "worksteal",
        "-m",
        "not interpreted",
        f"--ignore={WORDS}",
        f"--ignore={TOYS}",
        *ENGINE,
    )
    ran = run_tests("compiled", *chosen, cwd=rules.COMPILED, environment=here)
    return Outcome(ran)


def long_matches() -> Outcome:
    """What random play can find, compiled where that is possible: VIRTUOSI_MATCHES says how long."""
    place, here = ROOT, EMPTY
    if rules.obstacle() is None:
        rules.build()
        place, here = rules.COMPILED, {"PYTHONPATH": str(rules.COMPILED)}
    chosen = ("-n", WORKERS, "--dist", "worksteal", "-m", "not interpreted", f"--ignore={WORDS}", *LONG_RUN)
    ran = run_tests("nightly", *chosen, cwd=place, environment=here, silence=NIGHT)
    played = ElementTree.parse(REPORTS / "nightly.xml").getroot().iter("property")
    matches = sum(int(found.get("value", 0)) for found in played if found.get("name") == "matches")
    print(f"{matches} matches were played.", flush=True)
    return Outcome(ran)


def attacked_house() -> Outcome:
    """The server killed again and again in the middle of play, and asked everything that can be made up."""
    postgres.find()
    many = {"VIRTUOSI_KILLS": "500", "VIRTUOSI_REQUESTS": "100000"}
    killed = ("killed", *(f"{what}_killed" for what in ("clock", "keeping", "notices", "shared", "talk")))
    attacks = (*killed, "schema", "mutated")
    chosen = ("-n", "2", *(f"tests/server/test_{name}.py" for name in attacks))
    return Outcome(run_tests("attacked", *chosen, environment=many, silence=NIGHT))


def extras() -> Outcome:
    """What nobody needs to play is large: it has an environment of its own above the common one."""
    place = ROOT / "build" / "extras"
    python = place / "bin" / "python"
    if not python.is_file():
        venv.create(place, with_pip=True)
    libraries = sysconfig.get_path("purelib", vars={"base": str(place)})
    Path(libraries, "common.pth").write_text(sysconfig.get_path("purelib") + "\n")
    if run([str(python), "-m", "pip", "install", "-q", "-c", str(ROOT / "constraints.txt"), "ray", TORCH]) != 0:
        raise Obstacle("Ray and PyTorch cannot be installed.")
    return Outcome(run_tests("extras", "tests/extras", python=python))


def package() -> Outcome:
    wheel.check()
    return Outcome()


def browser() -> Outcome:
    chosen = ("-n", "2", "--dist", "worksteal", "tests/browser")
    return Outcome(run_tests("browser", *chosen, environment={"VIRTUOSI_CHROMIUM": chromium.provide()}))


SECTIONS = (
    Section("format", "Format of the Python sources", tool("ruff", "format", "--check", ".")),
    Section("lint", "Lint of the Python sources", tool("ruff", "check", ".")),
    Section("types", "Types of the Python sources", tool("mypy", "--num-workers", WORKERS)),
    Section("imports", "Import contracts", tool("lint-imports")),
    Section("python", "Rules, bots and server", python_tests),
    Section("compiled", "Compiled rules", compiled_rules),
    Section("client", "Client: types, format and lint", client("run", "check")),
    Section("units", "Client: unit tests", client("test")),
    Section("wheel", "The wheel stands alone", package),
    Section("browser", "Browser tests in Chromium", browser),
)
LONG = (  # only when asked for by name
    Section("nightly", "Many matches of every game", long_matches),
    Section("attacked", "A house killed and attacked", attacked_house),
    Section("extras", "Matches on a Ray cluster, nets fitted with PyTorch", extras),
)


def judge(section: Section) -> Verdict:
    print(f"\n== {section.title} ({section.name}) ==", flush=True)
    started = time.monotonic()
    tests_run = 0
    try:
        outcome = section.check()
        word, remark, tests_run = "passed", "", outcome.tests
        if outcome.left_out:
            word, remark = "left out", outcome.left_out
        elif tests_run:
            remark = f"{tests_run} tests"
    except Obstacle as obstacle:
        word, remark = "FAILED", str(obstacle)
    except Exception:  # a mistake of a section's own must not keep the others from running
        traceback.print_exc()
        word, remark = "FAILED", "The check itself broke; the reason stands above."
    print(f"-- {word}" + (f": {remark}" if remark else ""), flush=True)
    return Verdict(section, word, remark, time.monotonic() - started, tests_run)


def summarize(verdicts: list[Verdict]) -> int:
    print("\n== Summary ==")
    for verdict in verdicts:
        print(f"{verdict.word:9} {verdict.section.title:33} {verdict.seconds:6.1f} s   {verdict.remark.strip()[-300:]}")
    failed = [verdict.section.name for verdict in verdicts if verdict.word == "FAILED"]
    ran = sum(verdict.tests for verdict in verdicts)
    REPORTS.mkdir(parents=True, exist_ok=True)
    (REPORTS / "tests").write_text(f"{ran}\n")
    if failed:
        names = " ".join(failed)
        print(f'{len(failed)} of {len(verdicts)} sections failed; to run just these again: make test ONLY="{names}"')
        return 1
    left_out = sum(verdict.word == "left out" for verdict in verdicts)
    passed = f"{len(verdicts) - left_out} sections passed with {ran} tests"
    print(f"{passed}{f', {left_out} left out' if left_out else ''}: `make play` opens the house.")
    return 0


def main() -> int:
    # Whoever stops this run, and however, it ends what it started.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    names = {section.name: section for section in (*SECTIONS, *LONG)}
    unknown = [name for name in sys.argv[1:] if name not in names]
    if unknown:
        print(f"There is no section {unknown[0]}; there are {', '.join(names)}.", file=sys.stderr)
        return 2
    try:
        chosen = [names[name] for name in sys.argv[1:]] or SECTIONS
        return summarize([judge(section) for section in chosen])
    except KeyboardInterrupt:
        print("\nStopped; nothing is left running.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
