"""Over HTTP: how one is told, and of which tables not."""

from typing import Annotated

from litestar import Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, HeaderParameter, JSONBody

from virtuosi.server.errors import Asked, Trouble, troubles
from virtuosi.server.guests import Guests
from virtuosi.server.guests_api import OwnKey
from virtuosi.server.notices.bodies import (
    Confirming,
    Muting,
    NewMail,
    NewPush,
    NewWebhook,
    Switching,
    Telling,
    TellingWish,
)
from virtuosi.server.notices.wishes import Wishes
from virtuosi.server.secrecy import hashed

WAY = "/guest/ways/{way_id:str}"
LETTERS_PER_MINUTE = 6  # that one address may have sent at its word
Origin = Annotated[str | None, HeaderParameter(name="Origin", max_length=200, description="set by the browser")]
CHANGES = ("not_json", "too_large", "banned")
NEW_WAY = (*CHANGES, "bad_address", "too_many", "too_many_ways")
OWN_WAY = (*CHANGES, "unknown_way")


async def _known(guests: Guests, key: str) -> str:
    guest = await guests.who(key)
    if guest is None:
        raise Trouble("unknown_way")
    return guest


@get("/guest/telling", responses=troubles("banned"))
async def telling(guests: NamedDependency[Guests], wishes: NamedDependency[Wishes], key: OwnKey) -> Telling:
    """How this guest is told."""
    return await wishes.telling(await guests.who(key), hashed(key))


@put("/guest/telling", responses=troubles(*CHANGES, "bad_zone"))
async def wish(
    request: Asked,
    data: JSONBody[TellingWish],
    guests: NamedDependency[Guests],
    wishes: NamedDependency[Wishes],
    key: OwnKey,
    origin: Origin = None,
) -> Telling:
    """In which language, and when not."""
    guest = await guests.welcome(key)
    await wishes.wish(guest, data, origin or str(request.base_url).rstrip("/"))
    return await wishes.telling(guest, hashed(key))


@post("/guest/ways/push", responses=troubles(*NEW_WAY))
async def add_push(
    data: JSONBody[NewPush], guests: NamedDependency[Guests], wishes: NamedDependency[Wishes], key: OwnKey
) -> Telling:
    """Tell this browser."""
    guest = await guests.welcome(key)
    await wishes.add_push(guest, hashed(key), data)
    return await wishes.telling(guest, hashed(key))


@post("/guest/ways/webhook", responses=troubles(*NEW_WAY))
async def add_webhook(
    data: JSONBody[NewWebhook], guests: NamedDependency[Guests], wishes: NamedDependency[Wishes], key: OwnKey
) -> Telling:
    """Tell a program."""
    guest = await guests.welcome(key)
    await wishes.add_webhook(guest, data)
    return await wishes.telling(guest, hashed(key))


@post(
    "/guest/ways/mail",
    responses=troubles(*NEW_WAY, "no_mail", "not_reached", "mail_asked"),
)
async def add_mail(
    data: JSONBody[NewMail], guests: NamedDependency[Guests], wishes: NamedDependency[Wishes], key: OwnKey
) -> Telling:
    """Tell by e-mail, once the code that goes there has come back."""
    guest = await guests.welcome(key)
    await wishes.add_mail(guest, data)
    return await wishes.telling(guest, hashed(key))


@post(f"{WAY}/code", status_code=200, responses=troubles(*OWN_WAY, "wrong_code", "too_many"))
async def confirm(
    way_id: FromPath[str],
    data: JSONBody[Confirming],
    guests: NamedDependency[Guests],
    wishes: NamedDependency[Wishes],
    key: OwnKey,
) -> Telling:
    """The code that was sent to an address."""
    guest = await _known(guests, key)
    await wishes.confirm(guest, way_id, data.code)
    return await wishes.telling(guest, hashed(key))


@post(
    f"{WAY}/trial",
    status_code=204,
    responses=troubles(*OWN_WAY, "wrong_code", "not_reached", "too_many"),
)
async def try_out(
    way_id: FromPath[str], guests: NamedDependency[Guests], wishes: NamedDependency[Wishes], key: OwnKey
) -> None:
    """A message at once, to see whether it arrives."""
    await wishes.try_out(await _known(guests, key), way_id)


@patch(WAY, responses=troubles(*OWN_WAY))
async def switch(
    way_id: FromPath[str],
    data: JSONBody[Switching],
    guests: NamedDependency[Guests],
    wishes: NamedDependency[Wishes],
    key: OwnKey,
) -> Telling:
    """On or off."""
    guest = await _known(guests, key)
    await wishes.switch(guest, way_id, data.active)
    return await wishes.telling(guest, hashed(key))


@delete(WAY, status_code=200, responses=troubles(*OWN_WAY))
async def drop(
    way_id: FromPath[str], guests: NamedDependency[Guests], wishes: NamedDependency[Wishes], key: OwnKey
) -> Telling:
    """Not in this way any more."""
    guest = await _known(guests, key)
    await wishes.drop(guest, way_id)
    return await wishes.telling(guest, hashed(key))


@put("/guest/tables/{table_id:str}/muted", status_code=204, responses=troubles(*CHANGES, "wrong_seat"))
async def mute(
    table_id: FromPath[str],
    data: JSONBody[Muting],
    guests: NamedDependency[Guests],
    wishes: NamedDependency[Wishes],
    key: OwnKey,
) -> None:
    """Hear nothing of one table, or again."""
    await wishes.mute(await _known(guests, key), table_id, data.muted)


def notices_router(limited: bool) -> Router:
    """What makes the house write to somebody has an end."""
    limit = RateLimitConfig(rate_limit=("minute", LETTERS_PER_MINUTE), set_rate_limit_headers=False)
    letters = Router(
        "/",
        route_handlers=[add_push, add_webhook, add_mail, confirm, try_out],
        middleware=[limit.middleware] if limited else [],
    )
    return Router("/", route_handlers=[telling, wish, switch, drop, mute, letters])
