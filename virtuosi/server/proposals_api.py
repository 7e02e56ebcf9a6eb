"""Proposals over HTTP: ask the others, and answer."""

from litestar import Response, Router, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from virtuosi.core.scene import Scene
from virtuosi.server.asking import Proposals
from virtuosi.server.bodies import Answer, Question
from virtuosi.server.errors import troubles
from virtuosi.server.table import Eyes
from virtuosi.server.tables_api import told

SEATED = ("wrong_seat", "closed_table", "unknown_table", "too_large")


@post(
    "/tables/{table_id:str}/proposal",
    status_code=200,
    responses=troubles(*SEATED, "over", "stale_move", "undo_impossible", "not_absent", "asked_already", "asked_lately"),
)
async def propose(
    table_id: FromPath[str],
    data: JSONBody[Question],
    proposals: NamedDependency[Proposals],
    eyes: NamedDependency[Eyes],
) -> Response[Scene]:
    """Ask the others: to take back one's last move, to let a bot play for who is not there, to end the match."""
    return told(await proposals.ask(table_id, eyes, data))


@post("/tables/{table_id:str}/answer", status_code=200, responses=troubles(*SEATED, "stale_move", "nothing_asked"))
async def answer(
    table_id: FromPath[str],
    data: JSONBody[Answer],
    proposals: NamedDependency[Proposals],
    eyes: NamedDependency[Eyes],
) -> Response[Scene]:
    """Agree to what somebody asks, or not."""
    return told(await proposals.answer(table_id, eyes, data))


router = Router("/", route_handlers=[propose, answer])
