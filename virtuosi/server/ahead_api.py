"""Deciding ahead over HTTP: everything here is told to the seat alone that asks."""

from typing import Annotated

from litestar import Router, delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from virtuosi.server.bodies import LayingAhead, LookingAhead
from virtuosi.server.errors import troubles
from virtuosi.server.laying import Laying
from virtuosi.server.table import Eyes

AHEAD = "/tables/{table_id:str}/ahead"
SEATED = ("wrong_seat", "closed_table", "unknown_table")
Further = Annotated[bool, QueryParameter(description="whether the next decision is looked for, which takes a while")]
WAITING = ("over", "away", "your_turn")


@get(AHEAD, responses=troubles(*SEATED, *WAITING))
async def look_ahead(
    table_id: FromPath[str], laying: NamedDependency[Laying], eyes: NamedDependency[Eyes], further: Further = False
) -> LookingAhead:
    """What this seat decided ahead, and what it can decide next: a decision that does not depend on the others."""
    return await laying.look(table_id, eyes, further)


@put(AHEAD, responses=troubles(*SEATED, *WAITING, "not_foreseen", "stale_move", "too_large"))
async def lay_ahead(
    table_id: FromPath[str],
    data: JSONBody[LayingAhead],
    laying: NamedDependency[Laying],
    eyes: NamedDependency[Eyes],
) -> LookingAhead:
    """Answer the decisions to come, one move each; it takes the place of what was laid down before."""
    return await laying.lay(table_id, eyes, data)


@delete(AHEAD, responses=troubles(*SEATED))
async def forget_ahead(table_id: FromPath[str], laying: NamedDependency[Laying], eyes: NamedDependency[Eyes]) -> None:
    """Decide when the time comes, after all."""
    await laying.forget(table_id, eyes)


router = Router("/", route_handlers=[look_ahead, lay_ahead, forget_ahead])
