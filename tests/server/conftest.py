import asyncio
from collections.abc import AsyncIterator, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from tests.server.company import Company
from tests.server.luck import same_luck as same_luck
from tests.server.visiting import BOOKS, Opened, Visited, settings, visit
from tools import scratch
from tools.postgres import Postgres, a_postgres
from virtuosi.server import patience
from virtuosi.server.settings import database_url
from virtuosi.server.storage import Storage

# What reads requests: the second is quicker, and not to be had on every machine
PARSERS = ["h11_impl.H11Protocol", *(["httptools_impl.HttpToolsProtocol"] if find_spec("httptools") else [])]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real one. Where none can be had, the tests that need it fail with the reason."""
    with a_postgres(scratch.place()) as server:
        yield server


@pytest.fixture
def shared(postgres: Postgres, up_to_date: str) -> str:
    """The address of a database that several processes may share."""
    return postgres.database(up_to_date)


@pytest.fixture(scope="session")
def up_to_date(postgres: Postgres) -> str:
    """The name of a database with all that a house needs in it, to be copied: quicker than to build it."""
    address = postgres.database()

    async def build() -> None:
        storage = Storage(database_url(address))
        await storage.open()
        await storage.close()

    asyncio.run(build())
    return str(make_url(address).database)


@pytest.fixture(params=["sqlite", "postgres"])
def either_book(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """Whatever house is opened for this test keeps its book in the one, and then in the other."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        BOOKS[tmp_path] = database_url(server.database(request.getfixturevalue("up_to_date")))
    yield
    BOOKS.pop(tmp_path, None)


@pytest.fixture(params=PARSERS)
def either_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever house is opened for this test reads requests with the one, and then with the other."""
    module, _, name = request.param.partition(".")
    found = import_module(f"uvicorn.protocols.http.{module}")
    monkeypatch.setattr(patience, "AutoHTTPProtocol", getattr(found, name))


@pytest.fixture
async def visited(tmp_path: Path) -> AsyncIterator[Visited]:
    async with visit(settings(tmp_path)) as found:
        found.stand_still()
        yield found


@pytest.fixture
async def table(visited: Visited) -> Opened:
    """Ray Master for two persons."""
    return await visited.open()


@pytest.fixture
async def company(visited: Visited) -> Company:
    table = await visited.open(kinds="pi")
    return Company(table, await table.joined(table.invitations[1], name="Friend"))
