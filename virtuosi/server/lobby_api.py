"""The lobby over HTTP: what is open, and a seat in one request."""

import hashlib
from typing import Annotated, cast

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, JSONBody

from virtuosi.core.scene import Scene
from virtuosi.server.bodies import Arriving
from virtuosi.server.errors import troubles
from virtuosi.server.guests_api import OwnKey
from virtuosi.server.house import House
from virtuosi.server.lobby import Lobby, lobby
from virtuosi.server.seating import Seating
from virtuosi.server.tables_api import told

Known = Annotated[
    str | None, HeaderParameter(name="If-None-Match", max_length=80, description="of the lobby that the asker has")
]


@get("/lobby", responses=troubles())
async def lobby_now(house: NamedDependency[House], known: Known = None) -> Response[Lobby]:
    """Open tables, matches to watch, and a few that are over. With the ETag of the last answer it is short."""
    found = msgspec.json.encode(await lobby(house))
    tag = f'"{hashlib.sha256(found).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if known == tag:
        return Response(cast(Lobby, b""), status_code=304, headers=headers)
    return Response(cast(Lobby, found), media_type="application/json", headers=headers)


@post(
    "/tables/{table_id:str}/sit",
    status_code=200,
    responses=troubles("not_listed", "no_seat", "closed_table", "bad_name", "unknown_table", "over", "too_large"),
)
async def sit(
    table_id: FromPath[str],
    data: JSONBody[Arriving],
    seating: NamedDependency[Seating],
    key: OwnKey,
) -> Response[Scene]:
    """Take a free seat at a table that stands in the lobby."""
    return told(await seating.sit(table_id, key, data.name))


router = Router("/", route_handlers=[lobby_now, sit])
