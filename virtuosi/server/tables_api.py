"""Tables over HTTP: open, look, sit, move, take back, look back."""

from typing import Annotated, cast

from litestar import Response, Router, get, patch, post
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

from virtuosi.core.record import Record
from virtuosi.core.scene import Scene
from virtuosi.server.bodies import MoveBody, Opened, Opening, Planned, Sitting, UndoBody
from virtuosi.server.bot_seats import BotSeats
from virtuosi.server.errors import troubles
from virtuosi.server.house import House

Secret = Annotated[str | None, HeaderParameter(name="X-Seat", max_length=200, description="the seat's secret")]
Since = Annotated[
    int | None, QueryParameter(ge=0, description="the version of the reader's scene: the log lines in it are left out")
]

SEEN = troubles("wrong_seat", "unknown_table")
PLANNED = troubles("wrong_seat", "not_your_turn", "unknown_table", "unknown_goal", "busy")
CHANGED = troubles("wrong_seat", "not_your_turn", "unknown_table", "stale_move", "over", "too_large", "refused")


def _told(scene: bytes) -> Response[Scene]:
    """A scene that is encoded already, with its type for the API's description."""
    return Response(cast(Scene, scene), media_type="application/json")


@post("/tables", responses=troubles("unknown_game", "unknown_bot", "too_large", "too_many"))
async def open_table(data: JSONBody[Opening], house: NamedDependency[House]) -> Opened:
    """Open a table. The secrets of its persons' seats are told this once."""
    return await house.open(data)


@get("/tables/{table_id:str}", responses=SEEN)
async def look(
    table_id: FromPath[str], house: NamedDependency[House], secret: Secret = None, since: Since = None
) -> Response[Scene]:
    """The table as this seat sees it, or as a spectator does."""
    return _told(await house.look(table_id, secret, since))


@patch("/tables/{table_id:str}/seats/{seat:int}", responses=troubles("wrong_seat", "unknown_table", "too_large"))
async def sit(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Sitting],
    house: NamedDependency[House],
    secret: Secret = None,
) -> Response[Scene]:
    """Sit down under a name."""
    return _told(await house.sit(table_id, seat, secret, data.name))


@post("/tables/{table_id:str}/moves", status_code=200, responses=CHANGED)
async def move(
    table_id: FromPath[str], data: JSONBody[MoveBody], house: NamedDependency[House], secret: Secret = None
) -> Response[Scene]:
    """Make a move; it is stored before this answers."""
    return _told(await house.play(table_id, secret, data))


@post("/tables/{table_id:str}/undo", status_code=200, responses=CHANGED)
async def undo(
    table_id: FromPath[str], data: JSONBody[UndoBody], house: NamedDependency[House], secret: Secret = None
) -> Response[Scene]:
    """Take the last move back."""
    return _told(await house.undo(table_id, secret, data))


@get("/tables/{table_id:str}/past/{number:int}", responses=SEEN)
async def past(
    table_id: FromPath[str],
    number: FromPath[int],
    house: NamedDependency[House],
    secret: Secret = None,
    since: Since = None,
) -> Scene:
    """The table as it stood after so many moves, through the same eyes."""
    return await house.past(table_id, number, secret, since)


@get("/tables/{table_id:str}/plan", responses=PLANNED)
async def plan(
    table_id: FromPath[str],
    goal: Annotated[str, QueryParameter(max_length=80, description="what to reach, as the game names it")],
    house: NamedDependency[House],
    bots: NamedDependency[BotSeats],
    secret: Secret = None,
) -> Planned:
    """A suggestion: a way to a goal for the seat that decides."""
    return Planned(await house.plan(table_id, secret, goal, bots.thinkers))


@get("/tables/{table_id:str}/record", responses=troubles("unknown_table", "not_over"))
async def record(table_id: FromPath[str], house: NamedDependency[House]) -> Record:
    """The whole match as data, once it is over."""
    return await house.record(table_id)


def tables_router(openings_per_minute: int) -> Router:
    """Opening tables is the one thing a stranger could do without end, so it has a limit."""
    limit = RateLimitConfig(rate_limit=("minute", openings_per_minute or 1), set_rate_limit_headers=False)
    opening = Router("/", route_handlers=[open_table], middleware=[limit.middleware] if openings_per_minute else [])
    return Router("/", route_handlers=[opening, look, sit, move, undo, past, plan, record])
