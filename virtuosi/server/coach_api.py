"""The coach over HTTP: a hint for the seat that decides, and a look through a finished match."""

from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from virtuosi.core.foresight import Advice
from virtuosi.server.analysis import Analysis
from virtuosi.server.coaching import Coaching
from virtuosi.server.errors import troubles
from virtuosi.server.table import Eyes

SEEN = ("wrong_seat", "closed_table", "unknown_table")
HINTED = troubles(*SEEN, "not_your_turn", "no_coach", "over", "away", "no_advice", "busy")
ANALYSIS = "/tables/{table_id:str}/analysis"


@get("/tables/{table_id:str}/hint", responses=HINTED)
async def hint(table_id: FromPath[str], coaching: NamedDependency[Coaching], eyes: NamedDependency[Eyes]) -> Advice:
    """The best moves of the seat that decides, and why; it takes some seconds."""
    return await coaching.hint(table_id, eyes)


@post(ANALYSIS, status_code=200, responses=troubles(*SEEN, "not_over", "not_json", "busy_analysing"))
async def look_through(
    table_id: FromPath[str], coaching: NamedDependency[Coaching], eyes: NamedDependency[Eyes]
) -> Analysis:
    """Have a finished match looked through; how far it is already, if that was begun before."""
    return await coaching.begin(table_id, eyes)


@get(ANALYSIS, responses=troubles(*SEEN))
async def analysis(
    table_id: FromPath[str],
    coaching: NamedDependency[Coaching],
    eyes: NamedDependency[Eyes],
    since: Annotated[int, QueryParameter(ge=0, description="moments that the reader has")] = 0,
) -> Analysis:
    """How far a look through the match is, and what was found."""
    return await coaching.analysis(table_id, eyes, since)


router = Router("/", route_handlers=[hint, look_through, analysis])
