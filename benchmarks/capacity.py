"""What a house for many would need: costs measured here, then a simulation of so many tables at people's pace.

`python -m benchmarks.capacity [TABLES ...] [--costs FILE]`. The last line is JSON with all that was measured and found;
a file with such a line saves measuring again.
"""

import argparse
import asyncio
import heapq
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import asyncpg
import msgspec

from benchmarks.server import GAMES, House, Place, a_house
from benchmarks.visitors import Line, Person, Times, opened
from tools.postgres import a_postgres
from virtuosi.bots.deciding import choose
from virtuosi.bots.levels import LEVELS
from virtuosi.core.match import Match
from virtuosi.core.saving import compact, expanded
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped, shipped_pack
from virtuosi.server.news import TableChanged, decode, encode

# What is assumed; everything else is measured.
PAUSE = 5.0  # seconds that a person takes for a move
WITH_BOTS = 0.5  # of the tables: one person against one bot; two people at the others
PLAYED = {"novice": 1, "scholar": 1, "master": 1}  # of the bots, so many of each level
BUSY = 0.6  # of a core that a server process may use, so that a move does not wait
GATHERED = 1.0  # moves in a commit: with many processes, each finds little to gather
WAIT = 1.0  # seconds that 95 of 100 questions wait for a thinker at most

MATCHES = 2  # of each game
WRITERS, WRITING = 16, 3.0  # at once, seconds
DECISIONS = 3  # of each level in each game
SIMULATED = 40.0  # seconds, after as many to warm up


class Costs(msgspec.Struct):
    processor_ms: float  # of a server process for a move, its pushes to two people included
    push_bytes: float  # for a move, to both
    table_bytes: float  # that a finished match keeps in the database
    match_moves: float
    hearing_us: float  # of every process for a change at a table that is not its own
    commits: float  # of one small row each that the database takes a second, from many at once
    told_commits: float  # the same, each with a word to the other processes
    thinking: dict[str, list[float]]  # processor seconds of decisions, by level


class Need(msgspec.Struct):
    tables: int
    moves_per_second: float
    servers: int
    databases: int
    thinkers: int
    waits: float  # seconds, 95 of 100 questions
    megabits: float  # of pushes a second
    gigabytes_a_day: float


async def _match(house: House, game: str, seed: int) -> tuple[int, int]:
    """One match between two people who play at once: its moves, and the bytes they were pushed."""
    times = Times()
    times.measuring = True
    found = await opened(Line(house.port), game, "pp")
    people = [Person(house.port, found.table, seat, times, 0.0, seed + seat) for seat in range(2)]
    await asyncio.gather(*(person.play() for person in people))
    heard = sum(sum(person.eyes.heard) for person in people)
    for person in people:
        person.leave()
    return len(times.moves), heard


async def _size(database: str) -> int:
    connection = await asyncpg.connect(database)
    found: int = await connection.fetchval("select pg_database_size(current_database())")
    await connection.close()
    return found


async def _played(house: House, database: str) -> tuple[float, float, float, float]:
    await _match(house, GAMES[0], 0)  # the first of all makes the house warm
    before, used = await _size(database), house.processor()
    found = [await _match(house, game, seed) for game in GAMES for seed in range(MATCHES)]
    moves, heard = sum(one for one, _ in found), sum(one for _, one in found)
    used, kept = house.processor() - used, await _size(database) - before
    return 1000 * used / moves, heard / moves, kept / len(found), moves / len(found)


async def _commits(database: str, told: bool) -> float:
    connections = [await asyncpg.connect(database) for _ in range(WRITERS)]
    await connections[0].execute("create table if not exists bare (id serial primary key, text text)")
    word = ", pg_notify('bare', 'a table and its version')" if told else ""
    statement = f"with new as (insert into bare (text) values ($1) returning id) select id{word} from new"
    end, commits = time.perf_counter() + WRITING, 0

    async def write(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        nonlocal commits
        while time.perf_counter() < end:
            await connection.fetch(statement, "x" * 100)
            commits += 1

    await asyncio.gather(*map(write, connections))
    for connection in connections:
        await connection.close()
    return commits / WRITING


def hearing() -> float:
    """Microseconds to read that a table changed."""
    word, many = encode(TableChanged("a" * 12, 17)), 20_000
    began = time.perf_counter()
    for _ in range(many):
        decode(word)
    return 1e6 * (time.perf_counter() - began) / many


def middle(game: str) -> Match:
    """A match of two, halfway through a random one."""
    rng = random.Random(1)
    length = 0
    while True:
        match = Match(find(game), shipped_pack(game), 2, {})
        while not match.over and (length == 0 or match.number < length // 2 or match.position.actor == NATURE):
            moves = match.position.moves()
            match.play(match.game.space.names[rng.choice(moves)])
        if length:
            return match
        length = match.number


def thinking() -> dict[str, list[float]]:
    """Processor seconds of a few decisions of every level in the middle of every game."""
    found: dict[str, list[float]] = {level: [] for level in PLAYED}
    for game in GAMES:
        match = middle(game)
        saved = expanded(compact(match.game, match.position))
        for level, times in found.items():
            for seed in range(DECISIONS):
                began = time.process_time()
                choose(game, shipped(game), 2, match.options, saved, match.position.actor, level, seed, 0.0)
                times.append(time.process_time() - began)
    return found


def measure() -> Costs:
    with a_postgres() as server, tempfile.TemporaryDirectory() as directory:
        database = server.database()
        with a_house(Place(Path(directory), database)) as house:
            played = asyncio.run(_played(house, database))
        bare, told = (asyncio.run(_commits(server.database(), told)) for told in (False, True))
    return Costs(*played, hearing(), bare, told, thinking())


def wait_of(questions: list[tuple[float, float]], thinkers: int) -> float:
    """Of questions with their time and length: how long 95 of 100 wait for one of so many thinkers."""
    free = [0.0] * thinkers
    waits = []
    for asked, length in questions:
        begun = max(asked, heapq.heappop(free))
        heapq.heappush(free, begun + length)
        if asked > SIMULATED:
            waits.append(begun - asked)
    return statistics.quantiles(waits, n=20)[-1]


def questions_of(tables: int, costs: Costs, rng: random.Random) -> list[tuple[float, float]]:
    """When bots are asked and how long they think, at tables where a person takes their time between two questions."""
    levels = [level for level, many in PLAYED.items() for _ in range(many)]
    found = []
    for table in range(tables):
        times = costs.thinking[levels[table % len(levels)]]
        now = rng.uniform(0, 2 * PAUSE)
        while now < 2 * SIMULATED:
            length = rng.choice(times)
            found.append((now, length))
            now += length + rng.uniform(0.5, 1.5) * PAUSE
    return sorted(found)


def need(tables: int, costs: Costs) -> Need:
    rng = random.Random(tables)
    questions = questions_of(round(tables * WITH_BOTS), costs, rng)
    asked = sum(1 for when, _ in questions if when > SIMULATED) / SIMULATED
    thought = sum(length for when, length in questions if when > SIMULATED) / SIMULATED
    moves = tables * (1 - WITH_BOTS) / PAUSE + 2 * asked  # the person's and the bot's
    thinkers = max(1, round(thought))
    while (waits := wait_of(questions, thinkers)) > WAIT:
        thinkers += max(1, thinkers // 50)
    own, heard = moves * costs.processor_ms / 1000, moves * costs.hearing_us / 1e6
    servers = max(1, -int(-own // (BUSY - heard)))
    databases = max(1, -int(-moves / GATHERED // (BUSY * costs.told_commits)))
    matches_a_day = 86_400 * moves / costs.match_moves
    return Need(
        tables,
        round(moves, 1),
        servers,
        databases,
        thinkers,
        round(waits, 2),
        round(8 * moves * costs.push_bytes / 1e6, 1),
        round(matches_a_day * costs.table_bytes / 1e9, 1),
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.capacity", description="What a house for many would need.")
    parser.add_argument("tables", nargs="*", type=int)
    parser.add_argument("--costs", type=Path, help="a file with the last line of an earlier run")
    given = parser.parse_args()
    known = given.costs and msgspec.json.decode(given.costs.read_bytes(), type=dict[str, msgspec.Raw])["costs"]
    costs = msgspec.json.decode(known, type=Costs) if known else measure()
    for level, times in costs.thinking.items():
        print(
            f"{level}: {statistics.mean(times):.3f} s of processor a decision ({LEVELS[level].turn} s promised a turn)"
        )
    print({name: round(value, 2) for name, value in msgspec.structs.asdict(costs).items() if name != "thinking"})
    needs = [need(tables, costs) for tables in given.tables or (100, 1000, 10_000, 100_000)]
    for one in needs:
        print(msgspec.structs.asdict(one), flush=True)
    print(msgspec.json.encode({"costs": costs, "needs": needs}).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
