"""Puts the house together."""

from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from virtuosi import __version__
from virtuosi.server import errors
from virtuosi.server.afterwards_api import router as afterwards_router
from virtuosi.server.ahead_api import router as ahead_router
from virtuosi.server.coach_api import router as coach_router
from virtuosi.server.door import GuardedHouse
from virtuosi.server.errors import StorageFailure, Trouble
from virtuosi.server.games_api import router as games_router
from virtuosi.server.guests_api import guests_router, looking
from virtuosi.server.health import router as health_router
from virtuosi.server.house_api import router as house_router
from virtuosi.server.household import household
from virtuosi.server.lobby_api import router as lobby_router
from virtuosi.server.notices.api import notices_router
from virtuosi.server.pages import pages_router
from virtuosi.server.proposals_api import router as proposals_router
from virtuosi.server.reading import StrictRequest
from virtuosi.server.seats_api import router as seats_router
from virtuosi.server.settings import Settings
from virtuosi.server.straight import COMPRESSED_FROM, COMPRESSION, LARGEST_BODY
from virtuosi.server.stream import stream
from virtuosi.server.tables_api import tables_router
from virtuosi.server.talk_api import router as talk_router
from virtuosi.server.writer import Overtaken

PROVIDED = (  # what handlers may ask for: see household.py
    "house",
    "guests",
    "seating",
    "proposals",
    "laying",
    "talking",
    "wishes",
    "hosting",
    "bots",
    "coaching",
    "settings",
    "crowd",
)


def create_app(settings: Settings) -> Litestar:
    """The whole house as an ASGI application. It opens its storage when the server starts it."""
    house = GuardedHouse(
        [_api(settings.openings_per_minute), health_router, pages_router(settings.client)],
        lifespan=[household(settings)],
        exception_handlers={
            Trouble: errors.on_trouble,
            StorageFailure: errors.on_storage,
            Overtaken: lambda *_: errors.answer(Trouble("stale_move")),
            HTTPException: errors.on_http,
            Exception: errors.on_anything,
        },
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            "gzip", minimum_size=COMPRESSED_FROM, gzip_compress_level=COMPRESSION, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig("Virtuosi", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
        dependencies={name: _provided(name) for name in PROVIDED} | {"eyes": Provide(looking)},
    )
    house.names, house.patience = frozenset(settings.names), settings.body_limit
    return house


def _api(openings: int) -> Router:
    return Router(
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


def _provided(name: str) -> Provide:
    """What the household keeps under this name."""

    def found(state: State) -> Any:  # Any: of whichever class
        return state[name]

    return Provide(found, sync_to_thread=False)
