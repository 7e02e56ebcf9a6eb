from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.company import Company
from tests.server.visiting import Opened, Visited, settings, visit


@pytest.fixture
async def visited(tmp_path: Path) -> AsyncIterator[Visited]:
    async with visit(settings(tmp_path)) as found:
        yield found


@pytest.fixture
async def table(visited: Visited) -> Opened:
    """Ray Master for two persons."""
    return await visited.open()


@pytest.fixture
async def company(visited: Visited) -> Company:
    table = await visited.open(kinds="pi")
    return Company(table, await table.joined(table.invitations[1], name="Friend"))
