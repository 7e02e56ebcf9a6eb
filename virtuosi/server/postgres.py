"""A house on PostgreSQL: several processes write into one book, each in transactions of its own."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.engine import URL

from virtuosi.server.errors import StorageFailure
from virtuosi.server.writer import Overtaken, Params, Statement, Waiting, Writer

DIALECT = PGDialect_asyncpg()  # type: ignore[no-untyped-call]  # SQLAlchemy tells no types of it
CONNECT_LIMIT, COMMAND_LIMIT = 5.0, 10.0  # seconds
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # however the driver says that it failed
OF_ONE = (asyncpg.DataError, asyncpg.LockNotAvailableError, ValueError)  # of one change, not of the connection
SETTINGS = {
    "application_name": "virtuosi",
    "synchronous_commit": "on",  # whatever the server's own default: what is acknowledged is on disk
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "15s",  # a process that hangs must not hold the others' tables
}

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
else:  # the driver itself has no such brackets
    Connection = asyncpg.Connection


async def connected(address: URL) -> Connection:
    """A connection of one's own, beside those that SQLAlchemy lends."""
    plain = address.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(plain, timeout=CONNECT_LIMIT, command_timeout=COMMAND_LIMIT, server_settings=SETTINGS)


class Prepared:
    """A statement as this database wants it; the connection prepares it at its first use and keeps it."""

    def __init__(self, statement: Statement) -> None:
        compiled = statement.clause.compile(dialect=DIALECT)
        binds = [compiled.binds[name] for name in compiled.positiontup or ()]
        self.text = str(compiled)
        self._names = [bind.key for bind in binds]
        self._given = {bind.key: bind.value for bind in binds}
        self._stored: list[Callable[[Any], Any] | None] = [  # Any: whatever the column holds
            bind.type.dialect_impl(DIALECT).bind_processor(DIALECT) for bind in binds
        ]

    def arguments(self, row: Params) -> Sequence[object]:
        values = [row[name] if name in row else self._given[name] for name in self._names]
        return [value if store is None else store(value) for value, store in zip(values, self._stored, strict=True)]


class PostgresWriter(Writer):
    """One connection writes what waits in one transaction, each change within a savepoint of its own. Changes are
    written in the order of their tables, so that two processes never wait for each other."""

    def __init__(self, address: URL) -> None:
        super().__init__()
        self._address = address
        self._connection: Connection | None = None
        self._prepared: dict[Statement, Prepared] = {}

    async def _write_together(self, together: list[Waiting]) -> None:
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connected(self._address)
            written = await self._transaction(self._connection, sorted(together, key=_place))
            self.commits += 1
        except BaseException as error:
            self._hang_up()
            if isinstance(error, asyncpg.DeadlockDetectedError) and len(together) > 1:
                for one in together:
                    if not one[1].done():
                        await self._write_together([one])
                return
            for _, done in together:
                if not done.done():
                    done.set_exception(StorageFailure(str(error) or type(error).__name__))
            if not isinstance(error, TROUBLE):
                raise
            return
        for _, done in written:
            done.set_result(None)

    async def _transaction(self, connection: Connection, together: list[Waiting]) -> list[Waiting]:
        """Those that were written."""
        written: list[Waiting] = []
        await connection.execute("BEGIN; SAVEPOINT one")
        for one in together:
            try:
                await self._execute(connection, one)
                written.append(one)
                if one is not together[-1]:
                    await connection.execute("RELEASE SAVEPOINT one; SAVEPOINT one")
            except (Overtaken, asyncpg.IntegrityConstraintViolationError):
                await connection.execute("ROLLBACK TO SAVEPOINT one")
                one[1].set_exception(Overtaken())
            except OF_ONE as error:
                await connection.execute("ROLLBACK TO SAVEPOINT one")
                one[1].set_exception(StorageFailure(str(error)))
        await connection.execute("COMMIT")
        return written

    async def _execute(self, connection: Connection, one: Waiting) -> None:
        for write in one[0]:
            prepared = self._prepared.get(write.statement)
            if prepared is None:
                prepared = self._prepared[write.statement] = Prepared(write.statement)
            for row in write.rows:
                status = await connection.execute(prepared.text, *prepared.arguments(row))
                if write.touched is not None and int(status.rpartition(" ")[2]) != write.touched:
                    raise Overtaken

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        await super().close()
        if self._connection is not None:
            await self._connection.close(timeout=CONNECT_LIMIT)
            self._connection = None


def _place(one: Waiting) -> str:
    """The table of a change, as far as its first row tells."""
    for write in one[0]:
        for row in write.rows:
            return str(row.get("id_") or row.get("table_id") or row.get("id") or "")
    return ""
