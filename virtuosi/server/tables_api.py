"""Tables over HTTP: open, look, move, take back, look back."""

from typing import Annotated, cast

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, JSONBody, QueryParameter

from virtuosi.core.record import Record
from virtuosi.core.scene import Scene
from virtuosi.server import looking
from virtuosi.server.bodies import MoveBody, Opened, Opening, Planned, PlayingOn, SceneChange, UndoBody
from virtuosi.server.bot_seats import BotSeats
from virtuosi.server.errors import troubles
from virtuosi.server.guests_api import OwnKey
from virtuosi.server.house import House
from virtuosi.server.pace import Thinking, thinking_at
from virtuosi.server.table import Eyes

Since = Annotated[
    int | None, QueryParameter(ge=0, description="the version of the reader's scene: the log lines in it are left out")
]

SEEN = troubles("wrong_seat", "closed_table", "unknown_table")
PLANNED = troubles("wrong_seat", "closed_table", "not_your_turn", "unknown_table", "unknown_goal", "busy")
CHANGED = troubles(
    "wrong_seat", "closed_table", "not_your_turn", "unknown_table", "stale_move", "over", "away", "too_large", "refused"
)


def told(scene: bytes) -> Response[Scene]:
    """A scene that is encoded already, with its type for the API's description."""
    return Response(cast(Scene, scene), media_type="application/json")


def answered(scene: bytes) -> Response[Scene | SceneChange]:
    """The same to whoever changed something."""
    return Response(cast(Scene | SceneChange, scene), media_type="application/json")


@post("/tables", responses=troubles("unknown_game", "unknown_bot", "too_large", "too_many", "too_many_bots"))
async def open_table(data: JSONBody[Opening], house: NamedDependency[House], key: OwnKey) -> Opened:
    """Open a table and sit down at the seats of all persons who are not invited. Invitations are told this once."""
    return await house.open(data, key)


@get("/tables/{table_id:str}", responses=SEEN)
async def look(
    table_id: FromPath[str], house: NamedDependency[House], eyes: NamedDependency[Eyes], since: Since = None
) -> Response[Scene]:
    """The table as this seat sees it, or as a spectator does."""
    return told(await house.look(table_id, eyes, since))


@post("/tables/{table_id:str}/moves", status_code=200, responses=CHANGED)
async def move(
    table_id: FromPath[str], data: JSONBody[MoveBody], house: NamedDependency[House], eyes: NamedDependency[Eyes]
) -> Response[Scene | SceneChange]:
    """Make a move; it is stored before this answers."""
    return answered(await house.play(table_id, eyes, data))


@post("/tables/{table_id:str}/undo", status_code=200, responses=CHANGED)
async def undo(
    table_id: FromPath[str], data: JSONBody[UndoBody], house: NamedDependency[House], eyes: NamedDependency[Eyes]
) -> Response[Scene | SceneChange]:
    """Take the last move back."""
    return answered(await house.undo(table_id, eyes, data))


@get("/tables/{table_id:str}/past/{number:int}", responses=SEEN)
async def past(
    table_id: FromPath[str],
    number: FromPath[int],
    house: NamedDependency[House],
    eyes: NamedDependency[Eyes],
    since: Since = None,
) -> Scene:
    """The table as it stood after so many moves, through the same eyes."""
    return await looking.past(house, table_id, number, eyes, since)


@post(
    "/tables/{table_id:str}/past/{number:int}/tables",
    responses=troubles(
        "wrong_seat",
        "closed_table",
        "unknown_table",
        "unknown_bot",
        "over",
        "not_over",
        "too_large",
        "too_many",
        "too_many_bots",
    ),
)
async def play_on(
    table_id: FromPath[str],
    number: FromPath[int],
    data: JSONBody[PlayingOn],
    house: NamedDependency[House],
    key: OwnKey,
) -> Opened:
    """Open a table that begins where a finished match stood after so many moves, and sit down there."""
    return await house.play_on(table_id, number, data, key)


@get("/tables/{table_id:str}/plan", responses=PLANNED)
async def plan(
    table_id: FromPath[str],
    goal: Annotated[str, QueryParameter(max_length=80, description="what to reach, as the game names it")],
    house: NamedDependency[House],
    bots: NamedDependency[BotSeats],
    eyes: NamedDependency[Eyes],
) -> Planned:
    """A suggestion: a way to a goal for the seat that decides."""
    return Planned(await looking.plan(house, table_id, eyes, goal, bots.thinkers))


@get("/tables/{table_id:str}/thinking", responses=SEEN)
async def thinking(
    table_id: FromPath[str],
    house: NamedDependency[House],
    bots: NamedDependency[BotSeats],
    eyes: NamedDependency[Eyes],
) -> Thinking:
    """How the bots of the table think, and how many wait to."""
    async with house.at(table_id) as table:
        table.seat_of(eyes)
        return thinking_at(table.seats, table.paces, bots.thinkers.waiting)


@get("/tables/{table_id:str}/record", responses=troubles("wrong_seat", "closed_table", "unknown_table", "not_over"))
async def record(table_id: FromPath[str], house: NamedDependency[House], eyes: NamedDependency[Eyes]) -> Record:
    """The whole match as data, once it is over."""
    return await looking.record_of(house, table_id, eyes)


def tables_router(openings_per_minute: int) -> Router:
    """Opening tables is the one thing a stranger could do without end, so it has a limit."""
    limit = RateLimitConfig(rate_limit=("minute", openings_per_minute or 1), set_rate_limit_headers=False)
    opening = Router(
        "/", route_handlers=[open_table, play_on], middleware=[limit.middleware] if openings_per_minute else []
    )
    return Router("/", route_handlers=[opening, look, move, undo, past, plan, thinking, record])
