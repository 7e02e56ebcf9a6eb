"""Seats over HTTP: sit down, leave, invite, let a bot play."""

from typing import Annotated

from litestar import Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, JSONBody

from virtuosi.core.scene import Scene
from virtuosi.server.bodies import Invited, Joining, Lending, NewInvitation, Sitting
from virtuosi.server.errors import troubles
from virtuosi.server.guests_api import OwnKey
from virtuosi.server.seating import Seating
from virtuosi.server.table import Eyes
from virtuosi.server.tables_api import told

SEAT = "/tables/{table_id:str}/seats/{seat:int}"
HELD = troubles("wrong_seat", "unknown_table", "too_large")
Shown = Annotated[str, HeaderParameter(name="X-Invitation", max_length=200, description="the secret of the link")]


@get("/tables/{table_id:str}/invitation", responses=troubles("wrong_invitation", "unknown_table"))
async def invited(
    table_id: FromPath[str], seating: NamedDependency[Seating], eyes: NamedDependency[Eyes], invitation: Shown
) -> Invited:
    """What an invitation is good for; it is not spent."""
    return await seating.invited(table_id, eyes.guest, invitation)


@post(
    "/tables/{table_id:str}/join",
    status_code=200,
    responses=troubles("wrong_invitation", "seat_taken", "seated", "unknown_table", "too_large"),
)
async def join(
    table_id: FromPath[str],
    data: JSONBody[Joining],
    seating: NamedDependency[Seating],
    key: OwnKey,
) -> Response[Scene]:
    """Sit down by invitation, which is spent by this."""
    return told(await seating.join(table_id, key, data.invitation, data.name, data.beside))


@patch(SEAT, responses=HELD)
async def name(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Sitting],
    seating: NamedDependency[Seating],
    eyes: NamedDependency[Eyes],
) -> Response[Scene]:
    """Be called something."""
    return told(await seating.name(table_id, seat, eyes.guest, data.name))


@delete(SEAT, responses=HELD)
async def leave(
    table_id: FromPath[str], seat: FromPath[int], seating: NamedDependency[Seating], eyes: NamedDependency[Eyes]
) -> None:
    """Give a seat up for good."""
    await seating.leave(table_id, seat, eyes.guest)


@put(f"{SEAT}/invitation", responses=troubles("wrong_seat", "not_host", "unknown_table"))
async def invite(
    table_id: FromPath[str], seat: FromPath[int], seating: NamedDependency[Seating], eyes: NamedDependency[Eyes]
) -> NewInvitation:
    """A new invitation, by the host; whoever held the seat holds it no longer."""
    return NewInvitation(await seating.invite(table_id, seat, eyes.guest))


@put(f"{SEAT}/bot", responses=troubles("wrong_seat", "unknown_table", "too_large", "too_many_bots"))
async def lend(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Lending],
    seating: NamedDependency[Seating],
    eyes: NamedDependency[Eyes],
) -> Response[Scene]:
    """Let a bot play at one's own seat, or as the host at any."""
    return told(await seating.lend(table_id, seat, eyes.guest, data.level))


@delete(f"{SEAT}/bot", status_code=200, responses=HELD)
async def come_back(
    table_id: FromPath[str], seat: FromPath[int], seating: NamedDependency[Seating], eyes: NamedDependency[Eyes]
) -> Response[Scene]:
    """Take one's seat back from the bot."""
    return told(await seating.come_back(table_id, seat, eyes.guest))


router = Router("/", route_handlers=[invited, join, name, leave, invite, lend, come_back])
