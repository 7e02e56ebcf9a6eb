"""Changes of the schema on PostgreSQL: from nothing and from every older step, by several processes at once, and killed
on the way."""

import asyncio
import multiprocessing
import os
import signal
from typing import Any

import asyncpg
import msgspec
import pytest
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import create_async_engine

from tools.postgres import Postgres
from virtuosi.server import steps
from virtuosi.server.settings import database_url
from virtuosi.server.storage import Storage

FORK = multiprocessing.get_context("fork")
STEPS = [None, "0001", "0002"]  # nothing, and what earlier houses left behind
TABLE = """insert into tables (id, game, revision, pack, pack_digest, options, seats, guided, nature_seed,
    nature_commitment, created, actor, over)
    values ('aaaaaaaaaaaa', 'ray_master', 1, 'shipped', 'x', '{}', 2, false, 'x', 'x', '2026-01-01', 0, false)"""
SHAPE = """select table_name, column_name, data_type, is_nullable, character_maximum_length
    from information_schema.columns where table_schema = 'public' order by 1, 2"""


async def built(address: str, step: str | None) -> None:
    """A database as an earlier house left it, with a table in it."""

    def build(connection: Connection) -> None:
        assert step is not None
        steps.take(connection, step)
        connection.exec_driver_sql(TABLE)
        for number in range(3):
            connection.exec_driver_sql(
                f"insert into positions values ('aaaaaaaaaaaa', {number}, '{{\"at\": {number}}}')"
            )

    if step is not None:
        engine = create_async_engine(database_url(address))
        async with engine.begin() as connection:
            await connection.run_sync(build)
        await engine.dispose()


async def opened(address: str) -> None:
    storage = Storage(database_url(address))
    await storage.open()
    await storage.close()


async def asked(address: str, question: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetch(question)
    finally:
        await connection.close()


async def check(address: str, step: str | None, whole: list[asyncpg.Record]) -> None:
    assert await asked(address, SHAPE) == whole
    if step is not None:
        kept = await asked(address, "select number, saved from kept order by number")
        assert [(number, msgspec.msgpack.decode(saved)) for number, saved in kept] == [(n, {"at": n}) for n in range(3)]
        assert len(await asked(address, "select id from tables where version = 0 and standing is not null")) == 1


@pytest.mark.parametrize("step", STEPS)
async def test_several_processes_bring_an_older_database_up_to_date_at_once(
    postgres: Postgres, shared: str, step: str | None
) -> None:
    whole = await asked(shared, SHAPE)
    address = postgres.database()
    await built(address, step)
    await asyncio.gather(*(opened(address) for _ in range(3)))
    await check(address, step, whole)


def upgraded_until(address: str, statements: int) -> None:
    """In a process of its own: the upgrade, killed before it comes to one statement more."""
    left = statements

    def count(*_: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    async def open_it() -> None:
        storage = Storage(database_url(address))
        event.listen(storage.engine.sync_engine, "before_cursor_execute", count)
        await storage.open()

    asyncio.run(open_it())
    os._exit(0)


@pytest.mark.parametrize("step", STEPS)
def test_an_upgrade_that_is_killed_leaves_the_old_state_and_the_next_makes_it_whole(
    postgres: Postgres, shared: str, step: str | None
) -> None:
    whole = asyncio.run(asked(shared, SHAPE))
    address = postgres.database()
    asyncio.run(built(address, step))
    before = asyncio.run(asked(address, SHAPE))
    for statements in range(3, 1000, 15):
        process = FORK.Process(target=upgraded_until, args=(address, statements))
        process.start()
        process.join(60)
        if process.exitcode == 0:
            assert statements > 20
            break
        assert process.exitcode == -signal.SIGKILL
        assert asyncio.run(asked(address, SHAPE)) == before
    asyncio.run(opened(address))
    asyncio.run(check(address, step, whole))


async def test_a_database_of_a_newer_house_is_left_alone(shared: str) -> None:
    await asked(shared, "update alembic_version set version_num = '9999'")
    with pytest.raises(Exception, match="newer version"):
        await opened(shared)
