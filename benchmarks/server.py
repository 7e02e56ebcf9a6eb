"""How much the server carries, in one run: people who play as fast as they can, people who take their time, tables that
are only watched, and a restart; with compiled rules, where they lie in build/compiled. Beside it the bare commits of
the same disk in the same minute. The last line is JSON.

`python -m benchmarks.server [SCENARIO ...] [--database URL] [--processes N]`, of: ray_master, mixed, paced, idle,
restart, and shared: one, two and three processes on one PostgreSQL, which is started for it where no URL is given.
"""

import argparse
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
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.visitors import Eyes, Line, Times, opened, table_after_table
from tools.postgres import Postgres, a_postgres
from virtuosi.core.compiled import compiled_copy
from virtuosi.server.undisturbed import undisturbed

ROOT = Path(__file__).parents[1]
GAMES = ("ray_master", "neuland", "new_science", "newton", "adas_dream")
WARM, MEASURED = 3.0, 10.0  # seconds
TABLES = 50  # at saturation
PACED, PAUSE = 200, 5.0
IDLE, KEPT = 2000, 5000
FULL = ("journal_mode=WAL", "synchronous=FULL")

Numbers = dict[str, Any]  # what a scenario found, for the JSON line


class Place(msgspec.Struct, frozen=True):
    """Where a house keeps its book, how many processes it has, and whether the people of a table are at different
    ones."""

    directory: Path
    database: str | None = None  # None: a file in the directory
    processes: int = 1
    crossed: bool = False
    server: Postgres | None = None  # of the database, where it is ours and its processor time can be told

    def used(self) -> float:
        return 0.0 if self.server is None else self.server.processor()


class House:
    """A server process."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.pid = process.pid
        self.port = port

    def processor(self, part: str = "") -> float:
        """Seconds of processor it has used, without its thinkers, or a part of it; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.pid}{part}/stat").read_text().rpartition(")")[2].split()
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
def houses(place: Place) -> Iterator[list[House]]:
    """All processes of a house."""
    with ExitStack() as opened:
        yield [opened.enter_context(a_house(place)) for _ in range(place.processes)]


@contextmanager
def a_house(place: Place) -> Iterator[House]:
    command = [sys.executable, "-m", "virtuosi.server", "--port", "0", "--no-limits"]
    command += ["--database", place.database or str(place.directory / "house.sqlite3")]
    process = subprocess.Popen(command, cwd=compiled_copy() or ROOT, stdout=subprocess.PIPE, text=True)
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


def bare_commits(place: Place, seconds: float = 1.0) -> float:
    """Commits a second of one small row each, with nothing around them."""
    if place.database is not None:
        return asyncio.run(bare_shared_commits(place.database, seconds))
    with closing(sqlite3.connect(place.directory / "bare.sqlite3", isolation_level=None)) as connection:
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


async def bare_shared_commits(database: str, seconds: float) -> float:
    import asyncpg  # an extra

    connection = await asyncpg.connect(database)
    await connection.execute("create table if not exists bare (id serial primary key, text text)")
    began, commits = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        await connection.execute("insert into bare (text) values ($1)", "x" * 100)
        commits += 1
    lasted = time.perf_counter() - began
    await connection.execute("drop table bare")
    await connection.close()
    return commits / lasted


def ports(place: Place, open: list[House], table: int) -> list[int]:
    """Through which process each of two people comes to a table."""
    first = table % len(open)
    return [open[first].port, open[(first + place.crossed) % len(open)].port]


def _used(place: Place, open: list[House]) -> tuple[float, float, float, float]:
    """Seconds of processor: of the house, of the threads that serve (each on one core, however many there are), of
    those who play, and of the database."""
    serving = sum(house.processor(f"/task/{house.pid}") for house in open)
    return sum(house.processor() for house in open), serving, time.process_time(), place.used()


async def playing(
    place: Place, open: list[House], wishes: list[tuple[str, str]], pause: float, seconds: float
) -> Numbers:
    """Tables of these games and seats for a while."""
    times = Times()
    tables = [
        asyncio.create_task(table_after_table(ports(place, open, seed), game, kinds, times, pause, seed))
        for seed, (game, kinds) in enumerate(wishes)
    ]
    await asyncio.sleep(WARM + 2 * pause)
    times.measuring = True
    began, before = time.perf_counter(), _used(place, open)
    await asyncio.sleep(seconds)
    times.measuring = False
    lasted = time.perf_counter() - began
    used = [now - then for now, then in zip(_used(place, open), before, strict=True)]
    for table in tables:
        table.cancel()
    ended = await asyncio.gather(*tables, return_exceptions=True)
    broken = [error for error in ended if not isinstance(error, asyncio.CancelledError)]
    if broken:
        raise RuntimeError(f"{len(broken)} tables broke") from broken[0] if isinstance(broken[0], Exception) else None
    moves = len(times.moves)
    server, serving, players, database = [round(1000 * seconds / max(1, moves), 3) for seconds in used]
    return {
        "tables": len(wishes),
        "moves_per_second": round(moves / lasted, 1),
        "p50_ms": times.quantile(0.5),
        "p99_ms": times.quantile(0.99),
        "processor_ms_per_move": server,
        "serving_ms_per_move": serving,
        "players_ms_per_move": players,
        **({} if place.server is None else {"database_ms_per_move": database}),
        "refused": times.refused,
        "late_pushes": times.late_pushes,
        "bytes_per_push": round(sum(times.heard) / max(1, len(times.heard))),
        "gaps": times.gaps,
    }


def at_saturation(games: tuple[str, ...], place: Place) -> Numbers:
    """As many moves as it takes; as a part of bare commits measured before and after."""
    before = bare_commits(place)
    wishes = [(games[number % len(games)], "pp") for number in range(TABLES)]
    with houses(place) as open:
        found = asyncio.run(playing(place, open, wishes, 0.0, MEASURED))
    bare = (before + bare_commits(place)) / 2
    return {**found, "bare_commits": round(bare), "ratio": round(found["moves_per_second"] / bare, 3)}


def paced(place: Place) -> Numbers:
    """People's pace: a move every five seconds at each of 200 tables, half of them with a bot that thinks."""
    wishes = [(GAMES[number // 2 % len(GAMES)], "pb" if number % 2 else "pp") for number in range(PACED)]
    with houses(place) as open:
        return asyncio.run(playing(place, open, wishes, PAUSE, 2 * MEASURED))


def shared(place: Place) -> Numbers:
    """One, two and three processes, as parts of what the one carries; then two where the people of every table come
    through different ones."""
    with ExitStack() as started:
        server = None if place.database else started.enter_context(a_postgres())
        database = place.database if server is None else server.database()
        kinds = [Place(place.directory, database, processes, server=server) for processes in (1, 2, 3)]
        found = {str(one.processes): at_saturation(GAMES[:1], one) for one in kinds}
        crossed = Place(place.directory, database, 2, crossed=True, server=server)
        found["2 crossed"] = at_saturation(GAMES[:1], crossed)
    alone = found["1"]["moves_per_second"]
    ratios = {name: round(numbers["moves_per_second"] / alone, 2) for name, numbers in found.items()}
    return {**found, "ratios": ratios}


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


def idle(place: Place) -> Numbers:
    """Tables that are watched while nobody moves."""
    with a_house(place) as house:
        return asyncio.run(_watched(house))


async def _open_many(house: House) -> str:
    line = Line(house.port)
    for number in range(KEPT):
        found = await opened(line, GAMES[number % len(GAMES)], "pp")
    return found.table


async def _answered(house: House, table: str) -> int:
    return (await Line(house.port).ask("GET", f"/api/tables/{table}"))[0]


def restart(place: Place) -> Numbers:
    """From the start of the process to the first answer, with many tables in the book."""
    with a_house(place) as house:
        table = asyncio.run(_open_many(house))
    began = time.perf_counter()
    with a_house(place) as house:
        assert asyncio.run(_answered(house, table)) == 200
        return {"tables": KEPT, "seconds": round(time.perf_counter() - began, 2)}


SCENARIOS: dict[str, Callable[[Place], Numbers]] = {
    "ray_master": lambda place: at_saturation(GAMES[:1], place),
    "mixed": lambda place: at_saturation(GAMES, place),
    "paced": paced,
    "idle": idle,
    "restart": restart,
    "shared": shared,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.server", description="Measure what the server carries.")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=f"of {', '.join(SCENARIOS)}; all by default")
    parser.add_argument("--database", help="the address of a PostgreSQL; a SQLite file by default")
    parser.add_argument("--processes", type=int, default=1, help="of the house; more than one need a PostgreSQL")
    given = parser.parse_args()
    unknown = [name for name in given.scenarios if name not in SCENARIOS]
    if unknown:
        parser.error(f"There is no scenario {unknown[0]}; there are {', '.join(SCENARIOS)}.")
    if given.processes > 1 and given.database is None:
        parser.error("A SQLite file has one process: name a PostgreSQL with --database.")
    found: Numbers = {"processors": os.cpu_count(), "compiled": compiled_copy() is not None}
    found["fast"] = all(find_spec(name) is not None for name in ("httptools", "uvloop"))
    for name in given.scenarios or SCENARIOS:
        # Python's search for what is dead would hold all who play up at once, 0.2 s for 200 tables
        with undisturbed(), tempfile.TemporaryDirectory() as directory:
            found[name] = SCENARIOS[name](Place(Path(directory), given.database, given.processes))
        print(f"{name}: {found[name]}", flush=True)
    print(msgspec.json.encode(found).decode(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
