"""Guests over HTTP: who asks, where they sit, and one more device of theirs."""

from collections.abc import Sequence
from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import HeaderParameter, JSONBody

from virtuosi.server.bodies import GUEST_KEY, LettingIn, Pass
from virtuosi.server.errors import troubles
from virtuosi.server.guests import GOOD_FOR, Guests, OwnTable
from virtuosi.server.house import House
from virtuosi.server.table import Eyes

_ABOUT = "this device's key, made by itself and kept to itself"
OwnKey = Annotated[str, HeaderParameter(name="X-Guest", pattern=GUEST_KEY, description=_ABOUT)]
Key = Annotated[str | None, HeaderParameter(name="X-Guest", pattern=GUEST_KEY, description=_ABOUT)]
Seat = Annotated[
    int | None, HeaderParameter(name="X-Seat", ge=0, le=7, description="of this guest, to act and look from")
]


async def looking(guests: NamedDependency[Guests], key: Key = None, own_seat: Seat = None) -> Eyes:
    """Who asks, for handlers that show a table."""
    return Eyes(await guests.who(key), own_seat)


@get("/guest/tables", responses=troubles())
async def own_tables(guests: NamedDependency[Guests], key: OwnKey) -> Sequence[OwnTable]:
    """The tables that this guest sits at."""
    return await _own_tables(guests, key)


async def _own_tables(guests: Guests, key: str) -> Sequence[OwnTable]:
    guest = await guests.who(key)
    return [] if guest is None else await guests.tables(guest)


@post("/guest/passes", responses=troubles("not_json", "too_many"))
async def give_pass(guests: NamedDependency[Guests], key: OwnKey) -> Pass:
    """A code that lets in another device, good once."""
    return Pass(await guests.give_pass(await guests.welcome(key)), int(GOOD_FOR.total_seconds()))


@post("/guest/devices", status_code=200, responses=troubles("wrong_code", "too_large", "too_many"))
async def let_in(
    data: JSONBody[LettingIn], guests: NamedDependency[Guests], house: NamedDependency[House], key: OwnKey
) -> Sequence[OwnTable]:
    """Become a device of the guest who gave the code; this one's own seats come along."""
    for table_id in await guests.let_in(key, data.code):
        await house.anew(table_id)
    return await _own_tables(guests, key)


def guests_router(per_minute: int) -> Router:
    """Codes are not to be guessed at any speed."""
    limit = RateLimitConfig(rate_limit=("minute", per_minute or 1), set_rate_limit_headers=False)
    devices = Router("/", route_handlers=[give_pass, let_in], middleware=[limit.middleware] if per_minute else [])
    return Router("/", route_handlers=[own_tables, devices])
