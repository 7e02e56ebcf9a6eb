"""How much the server carries, in one run: people who play as fast as they can, people who take their time, tables that
are only watched, and a restart. Beside it the bare commits of the same disk in the same minute. The last line is JSON.

`python -m benchmarks.server [SCENARIO ...]`, of: ray_master, mixed, paced, idle, restart.
"""

import asyncio
import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.visitors import Eyes, Line, Times, opened, table_after_table

ROOT = Path(__file__).parents[1]
GAMES = ("ray_master", "neuland", "new_science", "newton", "adas_dream")
WARM, MEASURED = 3.0, 10.0  # seconds
TABLES = 50  # at saturation
PACED, PAUSE = 200, 5.0
IDLE, KEPT = 2000, 5000
FULL = ("journal_mode=WAL", "synchronous=FULL")

Numbers = dict[str, Any]  # what a scenario found, for the JSON line


class House:
    """A server process."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.pid = process.pid
        self.port = port

    def processor(self) -> float:
        """Seconds of processor it has used, without its thinkers; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes it holds; 0 where the system does not tell."""
        with contextlib.suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())
            return int(found[1]) / 1024 if found else 0.0
        return 0.0


@contextmanager
def a_house(directory: Path) -> Iterator[House]:
    command = [sys.executable, "-m", "virtuosi.server.run", "--port", "0", "--no-limits"]
    command += ["--database", str(directory / "house.sqlite3")]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r":(\d+) ", line)
        assert found, line
        yield House(process, int(found[1]))
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def bare_commits(directory: Path, seconds: float = 1.0) -> float:
    """Commits a second of one small row each, with nothing around them."""
    with closing(sqlite3.connect(directory / "bare.sqlite3", isolation_level=None)) as connection:
        for pragma in FULL:
            connection.execute(f"pragma {pragma}")
        connection.execute("create table if not exists bare (id integer primary key, text text)")
        began, commits = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            connection.execute("begin immediate")
            connection.execute("insert into bare (text) values (?)", ["x" * 100])
            connection.execute("commit")
            commits += 1
        return commits / (time.perf_counter() - began)


async def playing(house: House, wishes: list[tuple[str, str]], pause: float, seconds: float) -> Numbers:
    """Tables of these games and seats for a while."""
    times = Times()
    tables = [
        asyncio.create_task(table_after_table(house.port, game, kinds, times, pause, seed))
        for seed, (game, kinds) in enumerate(wishes)
    ]
    await asyncio.sleep(WARM + 2 * pause)
    times.measuring = True
    began, used = time.perf_counter(), house.processor()
    await asyncio.sleep(seconds)
    times.measuring = False
    lasted, used = time.perf_counter() - began, house.processor() - used
    for table in tables:
        table.cancel()
    ended = await asyncio.gather(*tables, return_exceptions=True)
    broken = [error for error in ended if not isinstance(error, asyncio.CancelledError)]
    if broken:
        raise RuntimeError(f"{len(broken)} tables broke") from broken[0] if isinstance(broken[0], Exception) else None
    moves = len(times.moves)
    return {
        "tables": len(wishes),
        "moves_per_second": round(moves / lasted, 1),
        "p50_ms": times.quantile(0.5),
        "p99_ms": times.quantile(0.99),
        "processor_ms_per_move": round(1000 * used / max(1, moves), 3),
        "refused": times.refused,
        "late_pushes": times.late_pushes,
    }


def at_saturation(games: tuple[str, ...], directory: Path) -> Numbers:
    """As many moves as it takes; as a part of bare commits measured before and after."""
    before = bare_commits(directory)
    wishes = [(games[number % len(games)], "pp") for number in range(TABLES)]
    with a_house(directory) as house:
        found = asyncio.run(playing(house, wishes, 0.0, MEASURED))
    bare = (before + bare_commits(directory)) / 2
    return {**found, "bare_commits": round(bare), "ratio": round(found["moves_per_second"] / bare, 3)}


def paced(directory: Path) -> Numbers:
    """People's pace: a move every five seconds at each of 200 tables, half of them with a bot that thinks."""
    wishes = [(GAMES[number // 2 % len(GAMES)], "pb" if number % 2 else "pp") for number in range(PACED)]
    with a_house(directory) as house:
        return asyncio.run(playing(house, wishes, PAUSE, 2 * MEASURED))


async def _watched(house: House) -> Numbers:
    empty = house.memory()
    line, watching = Line(house.port), []
    for number in range(IDLE):
        found = await opened(line, GAMES[number % len(GAMES)], "pp")
        eyes = Eyes(house.port, found.table, None)
        await eyes.open()
        await eyes.next()
        watching.append(eyes)
    full = house.memory()
    for eyes in watching:
        eyes.close()
    return {"tables": IDLE, "megabytes_empty": round(empty), "megabytes": round(full)}


def idle(directory: Path) -> Numbers:
    """Tables that are watched while nobody moves."""
    with a_house(directory) as house:
        return asyncio.run(_watched(house))


async def _open_many(house: House) -> str:
    line = Line(house.port)
    for number in range(KEPT):
        found = await opened(line, GAMES[number % len(GAMES)], "pp")
    return found.table


async def _answered(house: House, table: str) -> int:
    return (await Line(house.port).ask("GET", f"/api/tables/{table}"))[0]


def restart(directory: Path) -> Numbers:
    """From the start of the process to the first answer, with many tables in the book."""
    with a_house(directory) as house:
        table = asyncio.run(_open_many(house))
    began = time.perf_counter()
    with a_house(directory) as house:
        assert asyncio.run(_answered(house, table)) == 200
        return {"tables": KEPT, "seconds": round(time.perf_counter() - began, 2)}


SCENARIOS = {
    "ray_master": lambda directory: at_saturation(GAMES[:1], directory),
    "mixed": lambda directory: at_saturation(GAMES, directory),
    "paced": paced,
    "idle": idle,
    "restart": restart,
}


def main() -> int:
    wanted = sys.argv[1:] or list(SCENARIOS)
    unknown = [name for name in wanted if name not in SCENARIOS]
    if unknown:
        print(f"There is no scenario {unknown[0]}; there are {', '.join(SCENARIOS)}.", file=sys.stderr)
        return 2
    found: Numbers = {"processors": os.cpu_count()}
    for name in wanted:
        with tempfile.TemporaryDirectory() as directory:
            found[name] = SCENARIOS[name](Path(directory))
        print(f"{name}: {found[name]}", flush=True)
    print(msgspec.json.encode(found).decode(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
