"""The house itself over HTTP: what it keeps and for how long, for the page on privacy."""

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency

from virtuosi.server.errors import troubles
from virtuosi.server.settings import Settings


class HouseInfo(msgspec.Struct, frozen=True):
    """Days after the last move until a table is put away, finished or abandoned; 0: never."""

    keep_finished: int
    keep_abandoned: int


@get("/house", responses=troubles(), sync_to_thread=False)
def info(settings: NamedDependency[Settings]) -> HouseInfo:
    """What everybody may know of this house."""
    return HouseInfo(settings.keep_finished, settings.keep_abandoned)


router = Router("/", route_handlers=[info])
