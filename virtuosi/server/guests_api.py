"""Guests over HTTP: who asks, where they sit, and one more device of theirs."""

from collections.abc import Sequence
from typing import Annotated

from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, HeaderParameter, JSONBody

from virtuosi.server.bodies import GUEST_KEY, LettingIn, Pass
from virtuosi.server.errors import Trouble, troubles
from virtuosi.server.guests import GOOD_FOR, Device, Guests
from virtuosi.server.hosting import Hosting
from virtuosi.server.house import House
from virtuosi.server.own_tables import OwnTable, own_tables
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


@get("/guest/tables", responses=troubles("banned"))
async def tables(house: NamedDependency[House], key: OwnKey) -> Sequence[OwnTable]:
    """The tables that this guest sits at."""
    return await _tables(house, key)


async def _tables(house: House, key: str) -> Sequence[OwnTable]:
    guest = await house.guests.who(key)
    return [] if guest is None else await own_tables(house.storage, guest)


@get("/guest/devices", responses=troubles("banned"))
async def devices(guests: NamedDependency[Guests], key: OwnKey) -> Sequence[Device]:
    """The devices of this guest."""
    guest = await guests.who(key)
    return [] if guest is None else await guests.devices(guest, key)


@delete("/guest/devices/{device:str}", status_code=200, responses=troubles("banned", "unknown_device"))
async def shut_out(
    device: FromPath[str], guests: NamedDependency[Guests], house: NamedDependency[House], key: OwnKey
) -> Sequence[Device]:
    """A lost device holds nothing any more; those that are left come to their tables anew."""
    guest = await guests.who(key)
    if guest is None:
        raise Trouble("unknown_device")
    await guests.shut_out(guest, device, key)
    house.broker.call_again(guest)
    return await guests.devices(guest, key)


@delete("/guest", responses=troubles("banned"))
async def forget_me(guests: NamedDependency[Guests], hosting: NamedDependency[Hosting], key: OwnKey) -> None:
    """Nothing is known of this guest any more; where others play on, bots take the seats."""
    guest = await guests.who(key)
    if guest is not None:
        await hosting.forget_guest(guest)


@post("/guest/passes", responses=troubles("not_json", "too_many", "banned"))
async def give_pass(guests: NamedDependency[Guests], key: OwnKey) -> Pass:
    """A code that lets in another device, good once."""
    return Pass(await guests.give_pass(await guests.welcome(key)), int(GOOD_FOR.total_seconds()))


@post("/guest/devices", status_code=200, responses=troubles("wrong_code", "too_large", "too_many", "banned"))
async def let_in(
    data: JSONBody[LettingIn], guests: NamedDependency[Guests], house: NamedDependency[House], key: OwnKey
) -> Sequence[OwnTable]:
    """Become a device of the guest who gave the code; this one's own seats come along."""
    for table_id in await guests.let_in(key, data.code):
        await house.anew(table_id)
    return await _tables(house, key)


def guests_router(per_minute: int) -> Router:
    """Codes are not to be guessed at any speed."""
    limit = RateLimitConfig(rate_limit=("minute", per_minute or 1), set_rate_limit_headers=False)
    passes = Router("/", route_handlers=[give_pass, let_in], middleware=[limit.middleware] if per_minute else [])
    return Router("/", route_handlers=[tables, devices, shut_out, forget_me, passes])
