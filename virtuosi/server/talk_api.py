"""Talk over HTTP: lines, signs, and what the host may do about them."""

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from virtuosi.server.bodies import LineBody, SignBody, Silencing
from virtuosi.server.errors import troubles
from virtuosi.server.guests_api import OwnKey, Seat
from virtuosi.server.table import Eyes
from virtuosi.server.talk import RoomName, RoomTalk, Said
from virtuosi.server.talking import Talking

TABLE = "/tables/{table_id:str}"
HEARD = ("wrong_seat", "closed_table", "unknown_table")
SPEAKING = (*HEARD, "banned", "silenced", "hushed", "no_chat", "talk_full", "too_fast", "too_large", "busy")
SPOKEN = troubles(*SPEAKING, "bad_line", "bad_name", "key_used")
SIGNED = troubles(*SPEAKING, "unknown_line", "not_settled")
Heard = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="the version that was heard of this room")]


@get(f"{TABLE}/talk", responses=troubles(*HEARD))
async def talk(
    table_id: FromPath[str],
    talking: NamedDependency[Talking],
    eyes: NamedDependency[Eyes],
    seats: Heard = 0,
    spectators: Heard = 0,
) -> list[RoomTalk]:
    """What is new in the rooms that are heard from here."""
    return await talking.heard(table_id, eyes, {"seats": seats, "spectators": spectators})


@post(f"{TABLE}/lines", status_code=200, responses=SPOKEN)
async def say(
    table_id: FromPath[str],
    data: JSONBody[LineBody],
    talking: NamedDependency[Talking],
    key: OwnKey,
    own_seat: Seat = None,
) -> Said:
    """Say a line; it is stored before this answers. Spectators speak among themselves until the match is over."""
    return await talking.say(table_id, key, own_seat, data)


@delete(f"{TABLE}/lines/{{room:str}}/{{number:int}}", responses=troubles("not_host", "unknown_table", "unknown_line"))
async def remove(
    table_id: FromPath[str],
    room: FromPath[RoomName],
    number: FromPath[int],
    talking: NamedDependency[Talking],
    eyes: NamedDependency[Eyes],
) -> None:
    """Remove a line, as the host."""
    await talking.remove(table_id, eyes, room, number)


@put(f"{TABLE}/signs", status_code=204, responses=SIGNED)
async def sign(
    table_id: FromPath[str],
    data: JSONBody[SignBody],
    talking: NamedDependency[Talking],
    key: OwnKey,
    own_seat: Seat = None,
) -> None:
    """Give a sign about a line or a move, or take it away."""
    await talking.sign(table_id, key, own_seat, data)


@put(
    f"{TABLE}/speakers/{{speaker:int}}",
    status_code=204,
    responses=troubles("not_host", "unknown_table", "unknown_speaker", "too_large"),
)
async def silence(
    table_id: FromPath[str],
    speaker: FromPath[int],
    data: JSONBody[Silencing],
    talking: NamedDependency[Talking],
    eyes: NamedDependency[Eyes],
) -> None:
    """Silence somebody at this table, as the host, or let them speak again."""
    await talking.silence(table_id, eyes, speaker, data.silenced)


@put(f"{TABLE}/hush", status_code=204, responses=troubles("not_host", "unknown_table", "too_large"))
async def hush(
    table_id: FromPath[str], data: JSONBody[Silencing], talking: NamedDependency[Talking], eyes: NamedDependency[Eyes]
) -> None:
    """Let all spectators be silent until the match is over, as the host, or let them talk again."""
    await talking.hush(table_id, eyes, data.silenced)


router = Router("/", route_handlers=[talk, say, remove, sign, silence, hush])
