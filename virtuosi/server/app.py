"""Puts the house together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from virtuosi import __version__
from virtuosi.server import errors
from virtuosi.server.afterwards_api import router as afterwards_router
from virtuosi.server.ahead_api import router as ahead_router
from virtuosi.server.asking import Proposals
from virtuosi.server.bot_seats import BotSeats
from virtuosi.server.broker import Broker
from virtuosi.server.coach_api import router as coach_router
from virtuosi.server.coaching import Coaching
from virtuosi.server.company import Alone, company
from virtuosi.server.crowd import Crowd
from virtuosi.server.door import GuardedHouse
from virtuosi.server.errands import Errands
from virtuosi.server.errors import StorageFailure, Trouble
from virtuosi.server.games_api import router as games_router
from virtuosi.server.guests import Guests
from virtuosi.server.guests_api import guests_router, looking
from virtuosi.server.health import router as health_router
from virtuosi.server.hosting import Hosting
from virtuosi.server.house import House
from virtuosi.server.house_api import router as house_router
from virtuosi.server.laying import Laying
from virtuosi.server.lobby_api import router as lobby_router
from virtuosi.server.notices.api import notices_router
from virtuosi.server.notices.carrier import Carrier, house_key
from virtuosi.server.notices.outside import Outside
from virtuosi.server.notices.postman import Postman
from virtuosi.server.notices.wishes import Wishes
from virtuosi.server.pages import content_policy, pages_router
from virtuosi.server.proposals_api import router as proposals_router
from virtuosi.server.reading import StrictRequest
from virtuosi.server.seating import Seating
from virtuosi.server.seats_api import router as seats_router
from virtuosi.server.settings import Settings
from virtuosi.server.storage import Storage
from virtuosi.server.stream import stream
from virtuosi.server.tables_api import tables_router
from virtuosi.server.talk_api import router as talk_router
from virtuosi.server.talking import Talking
from virtuosi.server.tidying import about_to_leave, put_away
from virtuosi.server.timekeeper import Timekeeper
from virtuosi.server.writer import Overtaken

LARGEST_BODY = 64 * 1024
TIDY = 60.0  # seconds
PUT_AWAY_EVERY = 60  # of these
POLICY = content_policy()


def create_app(settings: Settings) -> Litestar:
    """The whole house as an ASGI application. It opens its storage when the server starts it."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(settings.database)
        await storage.open()
        broker = Broker()
        house = House(storage, broker, settings.idle, settings.packs, settings.bot_tables, settings.clock)
        among = company(storage, settings)
        bots = BotSeats(house, among.thinkers, broker, settings.bot_pause, settings.thinking_grace, among)
        app.state.house, app.state.bots, app.state.settings = house, bots, settings
        app.state.guests, app.state.seating = house.guests, Seating(house)
        app.state.proposals, app.state.talking = Proposals(house), Talking(house)
        app.state.laying = Laying(house)
        app.state.coaching = coaching = Coaching(house, among.thinkers, settings)
        app.state.crowd = Crowd(settings.streams_per_address, settings.streams_per_table)
        app.state.postman = postman = await _postman(house, settings)
        app.state.wishes = Wishes(postman)
        app.state.hosting = hosting = Hosting(house)
        app.state.timekeeper = timekeeper = Timekeeper(house)
        await timekeeper.start()
        await among.move_in(house, bots)
        work = (_tidy(house, settings, among), postman.go_on(), Errands(hosting).go_on(), timekeeper.go_on())
        going_on = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in going_on:
                task.cancel()
            await coaching.stop()
            with contextlib.suppress(StorageFailure):
                await house.guests.write_seen()
            await bots.stop()
            await among.move_out()
            await storage.close()

    provided = {name: Provide(found, sync_to_thread=False) for name, found in PROVIDED.items()}
    openings = settings.openings_per_minute
    api = Router(
        "/api",
        route_handlers=[
            house_router,
            games_router,
            lobby_router,
            tables_router(openings),
            coach_router,
            seats_router,
            proposals_router,
            ahead_router,
            talk_router,
            afterwards_router,
            guests_router(openings),
            notices_router(limited=openings > 0),
            stream,
        ],
    )
    house = GuardedHouse(
        [api, health_router, pages_router(settings.client)],
        lifespan=[open_house],
        exception_handlers={
            Trouble: errors.on_trouble,
            StorageFailure: errors.on_storage,
            Overtaken: lambda *_: errors.answer(Trouble("stale_move")),
            HTTPException: errors.on_http,
            Exception: errors.on_anything,
        },
        before_send=[_headers],
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig("Virtuosi", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
        dependencies=provided | {"eyes": Provide(looking)},
    )
    house.names, house.patience = frozenset(settings.names), settings.body_limit
    return house


async def _headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers.setdefault("Content-Security-Policy", POLICY)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def _house(state: State) -> House:
    found: House = state.house
    return found


def _guests(state: State) -> Guests:
    found: Guests = state.guests
    return found


def _seating(state: State) -> Seating:
    found: Seating = state.seating
    return found


def _proposals(state: State) -> Proposals:
    found: Proposals = state.proposals
    return found


def _laying(state: State) -> Laying:
    found: Laying = state.laying
    return found


def _talking(state: State) -> Talking:
    found: Talking = state.talking
    return found


def _wishes(state: State) -> Wishes:
    found: Wishes = state.wishes
    return found


def _hosting(state: State) -> Hosting:
    found: Hosting = state.hosting
    return found


def _bots(state: State) -> BotSeats:
    found: BotSeats = state.bots
    return found


def _coaching(state: State) -> Coaching:
    found: Coaching = state.coaching
    return found


def _settings(state: State) -> Settings:
    found: Settings = state.settings
    return found


def _crowd(state: State) -> Crowd:
    found: Crowd = state.crowd
    return found


PROVIDED = {
    "house": _house,
    "guests": _guests,
    "seating": _seating,
    "proposals": _proposals,
    "laying": _laying,
    "talking": _talking,
    "wishes": _wishes,
    "hosting": _hosting,
    "bots": _bots,
    "coaching": _coaching,
    "settings": _settings,
    "crowd": _crowd,
}


async def _postman(house: House, settings: Settings) -> Postman:
    sender = settings.mail.sender if settings.mail is not None else "host@localhost"
    home = settings.public_url or ""
    contact = home if home.startswith("https://") else f"mailto:{sender}"
    carrier = Carrier(Outside(settings.webhook_hosts), settings.mail, await house_key(house.storage, "push"), contact)
    return Postman(house, carrier, settings.public_url)


async def _tidy(house: House, settings: Settings, among: Alone) -> None:
    for minute in count():
        if minute % PUT_AWAY_EVERY == 0:
            try:
                await house.guests.write_seen()
                if await among.claim("tidying"):
                    for table_id in await about_to_leave(house.storage, settings):
                        await house.give_notice(table_id)
                    await put_away(house.storage, settings)
            except (StorageFailure, Overtaken) as error:
                errors.log.error("nothing was put away: %s", error)
        await asyncio.sleep(TIDY)
        house.tidy()
