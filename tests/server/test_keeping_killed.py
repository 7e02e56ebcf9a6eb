"""Upgrades, backups and restores of a SQLite file, killed at any moment while the house is played in."""

import asyncio
import json
import multiprocessing
import os
import random
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx

from tests.processes import PATIENCE
from tests.server.stored import OLDER, lay
from tests.server.test_killed import KILLS, Player, a_house
from tests.server.test_upgrade import shape
from virtuosi.server import keeping, upgrade

FORK = multiprocessing.get_context("fork")
LONGEST = 0.15  # seconds; all of this takes less


def killed(work: Callable[..., object], *given: object, rng: random.Random, meanwhile: Callable[[], None]) -> bool:
    """Let a process of its own work for a moment, and kill it; whether it was through by then."""

    def child() -> None:
        work(*given)
        os._exit(0)

    end = time.monotonic() + rng.uniform(0, LONGEST)
    process = FORK.Process(target=child)
    process.start()
    while time.monotonic() < end and process.is_alive():
        meanwhile()
    process.kill()
    process.join()
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode == 0


def wait() -> None:
    time.sleep(0.002)


def moves_of(file: Path) -> list[tuple[str, int, str]]:
    with closing(sqlite3.connect(file)) as book:
        assert book.execute("pragma integrity_check").fetchone() == ("ok",)
        return book.execute("select table_id, number, notation from moves order by 1, 2").fetchall()


def seeded() -> random.Random:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    return random.Random(seed)


def test_an_upgrade_killed_at_any_moment_loses_no_move(tmp_path: Path) -> None:
    rng = seeded()
    whole = tmp_path / "whole.sqlite3"
    upgrade.migrate_file(whole)
    older = sorted(OLDER.glob("*.json"))
    for kill in range(KILLS):
        file = tmp_path / f"{kill}.sqlite3"
        asyncio.run(lay(json.loads(rng.choice(older).read_text()), file))
        before = moves_of(file)
        assert before
        while not killed(upgrade.migrate_file, file, rng=rng, meanwhile=wait):
            assert moves_of(file) == before
            if rng.random() < 0.5:
                break
        upgrade.migrate_file(file)
        assert moves_of(file) == before
        assert shape(file) == shape(whole)


def test_a_backup_killed_at_any_moment_is_whole_or_not_there(tmp_path: Path) -> None:
    rng = seeded()
    database, copy = tmp_path / "house.sqlite3", tmp_path / "copy.sqlite3"
    player = Player(rng.randrange(1_000_000))
    player.undoing = 0.0
    with a_house(database) as (_, address), httpx.Client(base_url=address, timeout=PATIENCE) as http:
        player.play_one(http)
        for _ in range(KILLS):
            table, acknowledged = player.table, dict(player.moves)
            killed(keeping.back_up, str(database), copy, rng=rng, meanwhile=lambda: player.play_one(http))
            if copy.exists():
                kept = {number: move for id, number, move in moves_of(copy) if id == table}
                assert sorted(kept) == list(range(len(kept)))
                assert acknowledged.items() <= kept.items()
                copy.unlink()
        player.check(database)
    keeping.back_up(str(database), copy)
    assert moves_of(copy) == moves_of(database)


def test_a_restore_killed_at_any_moment_leaves_one_book_or_the_other(tmp_path: Path) -> None:
    rng = seeded()
    database, copy = tmp_path / "house.sqlite3", tmp_path / "copy.sqlite3"
    player = Player(rng.randrange(1_000_000))
    with a_house(database) as (_, address), httpx.Client(base_url=address, timeout=PATIENCE) as http:
        for _ in range(10):
            player.play_one(http)
        keeping.back_up(str(database), copy)
        player.undoing = 0.0  # who takes everything back again stands where the copy does
        for _ in range(10):
            player.play_one(http)
    earlier, later = moves_of(copy), moves_of(database)
    assert earlier != later
    for _ in range(KILLS):
        killed(keeping.restore, str(database), copy, rng=rng, meanwhile=wait)
        assert moves_of(database) in (earlier, later)
    keeping.restore(str(database), copy)
    assert moves_of(database) == earlier
