"""With several processes, another one may be quicker: what it wrote is read, and the same is asked once more."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from virtuosi.server.writer import Overtaken

TRIES = 5

Given = ParamSpec("Given")
Found = TypeVar("Found")


def asked_again(method: Callable[Given, Awaitable[Found]]) -> Callable[Given, Awaitable[Found]]:
    """For whatever is asked about a table. The house forgets a table that was overtaken, so that the next try finds
    it as it stands; a request that was fulfilled meanwhile is known by its key."""

    @wraps(method)
    async def asked(*given: Given.args, **more: Given.kwargs) -> Found:
        for _ in range(TRIES - 1):
            try:
                return await method(*given, **more)
            except Overtaken:
                continue
        return await method(*given, **more)

    return asked
