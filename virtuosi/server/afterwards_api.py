"""After a match, over HTTP: play again with the same people, and one's own results."""

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from virtuosi.server.bodies import Opened
from virtuosi.server.errors import troubles
from virtuosi.server.guests import Guests
from virtuosi.server.guests_api import OwnKey
from virtuosi.server.house import House
from virtuosi.server.rematch import play_again
from virtuosi.server.results import OwnMatches, own_matches
from virtuosi.server.table import Eyes


@post(
    "/tables/{table_id:str}/rematch",
    status_code=200,
    responses=troubles("wrong_seat", "unknown_table", "unknown_bot", "not_over", "too_many_bots", "not_json"),
)
async def rematch(table_id: FromPath[str], house: NamedDependency[House], eyes: NamedDependency[Eyes]) -> Opened:
    """Play again with the same people: whoever asks first opens the one new table, the others join it by asking."""
    return await play_again(house, table_id, eyes.guest)


@get("/guest/matches", responses=troubles())
async def matches(house: NamedDependency[House], guests: NamedDependency[Guests], key: OwnKey) -> OwnMatches:
    """One's own matches that are over, with their results."""
    guest = await guests.who(key)
    return OwnMatches([], []) if guest is None else await own_matches(house, guest)


router = Router("/", route_handlers=[rematch, matches])
