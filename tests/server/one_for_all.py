"""One house for all tests of a file, for those that leave nothing behind but tables of their own. Whoever takes these
fixtures runs in the loop of the module: `pytestmark = pytest.mark.asyncio(loop_scope="module")`."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.server.visiting import Opened, Visited, settings, visit


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visited(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Visited]:
    async with visit(settings(tmp_path_factory.mktemp("house"))) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="module")
async def table(visited: Visited) -> Opened:
    return await visited.open()
