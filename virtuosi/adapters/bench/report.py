"""What a measurement comes to: a table to keep, a page to read, and what got slower since."""

import os
import platform
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from virtuosi.adapters.bench.race import COMPILED_RULES, PACKAGE, TIMES, Figure

BEGIN, END = "<!-- the rules: written by virtuosi bench -->", "<!-- end of the rules -->"
NOISE = 0.95  # ranges that lie further apart than this are told
TITLE = "# Speed\n"


class Report(msgspec.Struct, frozen=True):
    """Figures of one run, with all that is needed to read them."""

    date: str
    commit: str
    machine: str
    seconds: float  # of each figure in each round
    figures: list[Figure]


def report(figures: list[Figure], seconds: float) -> Report:
    return Report(datetime.now(UTC).date().isoformat(), commit(), machine(), seconds, figures)


def commit() -> str:
    """Where in the history this is; nothing where the package is not a checkout."""
    words = ["git", "-C", str(PACKAGE), "describe", "--always", "--dirty=, changed since"]
    try:
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def machine() -> str:
    """In words."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    cores = f"{os.cpu_count()} cores of {names[0] if names else platform.machine()}"
    return f"{cores}, {platform.system()}, Python {platform.python_version()}"


def page(found: Report) -> str:
    """The part of the page on speed that tells of the rules."""
    ours = [figure for figure in found.figures if figure.seats]
    peers = [figure for figure in found.figures if not figure.seats and figure.contender != "yardstick"]
    best = [figure for figure in ours if figure.contender == COMPILED_RULES] or ours
    figures = list(dict.fromkeys(figure.name for figure in best if not figure.name.endswith(TIMES)))
    lines = [
        f"Measured {found.date} at {found.commit or 'a release'} on {found.machine}, one core,",
        f"{found.seconds:g} s of processor time for each figure of each round, all contenders in turn. Lowest to",
        "highest round, in thousands a second. Compare figures of one run only.",
        "",
    ]
    for contender in dict.fromkeys(figure.contender for figure in ours):
        mine = [figure for figure in ours if figure.contender == contender]
        lines += [f"Our rules, {contender}:", "", *_grid(mine, figures), ""]
    times = [figure for figure in ours if figure.name.endswith(TIMES)]
    if times:
        lines += ["As many times as fast as catanatron at random play, round by round:", "", *_times(times), ""]
    if peers:
        lines += ["Other engines:", "", *_others(peers), ""]
    return "\n".join(lines)


def _grid(figures: list[Figure], names: list[str]) -> Iterator[str]:
    yield "| table | " + " | ".join(names) + " |"
    yield "| --- |" + " --- |" * len(names)
    for game, seats in dict.fromkeys((figure.game, figure.seats) for figure in figures):
        own = {figure.name: figure for figure in figures if (figure.game, figure.seats) == (game, seats)}
        yield f"| {game}, {seats} | " + " | ".join(_span(own.get(name)) for name in names) + " |"


def _times(figures: list[Figure]) -> Iterator[str]:
    names = list(dict.fromkeys((figure.contender, figure.name) for figure in figures))
    yield "| table | " + " | ".join(f"{name.removesuffix(TIMES)}, {kind}" for kind, name in names) + " |"
    yield "| --- |" + " --- |" * len(names)
    for game, seats in dict.fromkeys((figure.game, figure.seats) for figure in figures):
        own = {(f.contender, f.name): f for f in figures if (f.game, f.seats) == (game, seats)}
        yield f"| {game}, {seats} | " + " | ".join(_ratio(own.get(name)) for name in names) + " |"


def _others(figures: list[Figure]) -> Iterator[str]:
    names = list(dict.fromkeys(figure.name for figure in figures))
    yield "| engine | " + " | ".join(names) + " |"
    yield "| --- |" + " --- |" * len(names)
    for engine, game in dict.fromkeys((figure.contender, figure.game) for figure in figures):
        own = {figure.name: figure for figure in figures if (figure.contender, figure.game) == (engine, game)}
        yield f"| {engine}, {game} | " + " | ".join(_span(own.get(name)) for name in names) + " |"


def _ratio(figure: Figure | None) -> str:
    return "" if figure is None else f"{figure.median:.1f} ({min(figure.rounds):.1f} to {max(figure.rounds):.1f})"


def _span(figure: Figure | None) -> str:
    if figure is None:
        return ""
    low, high = (f"{number / 1000:,.3g}" if number < 1e6 else f"{number / 1000:,.0f}" for number in _ends(figure))
    return low if low == high else f"{low} to {high}"


def _ends(figure: Figure) -> tuple[float, float]:
    return min(figure.rounds), max(figure.rounds)


def slower(now: Report, before: Report) -> list[str]:
    """What got slower: even the best round now is behind the worst then, each beside the same plain loop."""
    scale = _yardstick(before) / _yardstick(now)
    known = {figure.key: figure for figure in before.figures}
    found = []
    for figure in now.figures:
        then = known.get(figure.key)
        if then is None or not figure.seats or figure.name.endswith(TIMES):
            continue
        share = max(figure.rounds) * scale / min(then.rounds)
        if share < NOISE:
            table = f"{figure.game}, {figure.seats} seats, {figure.contender}"
            found.append(f"{table}: {figure.name} at {share:.0%} of what they were on {before.date}.")
    return found


def _yardstick(found: Report) -> float:
    return next(figure.median for figure in found.figures if figure.contender == "yardstick")


def keep(found: Report, folder: Path) -> None:
    """Put the table and its part of the page in the place of the last ones."""
    folder.joinpath("speed.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    file = folder / "speed.md"
    text = file.read_text(encoding="utf-8") if file.exists() else f"{TITLE}\n{BEGIN}\n{END}\n"
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    file.write_text(f"{head}{BEGIN}\n\n{page(found)}\n{END}{tail}", encoding="utf-8")


def last(folder: Path) -> Report | None:
    """The table that was kept; None when there is none, or not of today's form."""
    try:
        return msgspec.json.decode(folder.joinpath("speed.json").read_bytes(), type=Report)
    except (FileNotFoundError, msgspec.MsgspecError):
        return None
