"""What the house offers: games, their words, their rules."""

from functools import cache
from typing import Any

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath

from virtuosi.bots.guests import seated_bots
from virtuosi.core.game import Game
from virtuosi.core.rulebook import Rulebook, read
from virtuosi.core.scene import PackOffer
from virtuosi.core.text import LANGUAGES, say
from virtuosi.games import Edition, UnknownGame, differing, every, find, pack_of, provenance
from virtuosi.server.bodies import GameInfo
from virtuosi.server.errors import Trouble, troubles
from virtuosi.server.house import House

KNOWN = troubles("unknown_game", "unknown_language")


def _game(id: str) -> Game[Any, Any]:  # Any: of whichever game
    try:
        return find(id)
    except UnknownGame as error:
        raise Trouble("unknown_game", say("error-unknown-game", game=id[:40])) from error


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Trouble("unknown_language")
    return language


@get("/games", sync_to_thread=False)
def games(house: NamedDependency[House]) -> list[GameInfo]:
    """The games of the house."""
    return [
        GameInfo(
            game.id,
            list(game.seat_counts),
            list(game.options),
            game.revision,
            provenance(game.id),
            [_offer(edition) for edition in house.offered if edition.game == game.id],
            list(seated_bots()),
        )
        for game in every()
    ]


def _offer(edition: Edition) -> PackOffer:
    return PackOffer(edition.name, pack_of(edition).digest, differing(edition))


@get("/games/{game_id:str}/text/{language:str}", media_type=MediaType.TEXT, responses=KNOWN, sync_to_thread=False)
def text(game_id: FromPath[str], language: FromPath[str]) -> str:
    """Every word of a game, as Fluent source."""
    return _game(game_id).text_source(_language(language))


@get("/games/{game_id:str}/rules/{language:str}", responses=KNOWN, sync_to_thread=False)
def rules(game_id: FromPath[str], language: FromPath[str]) -> Rulebook:
    """The rulebook."""
    return _rulebook(_game(game_id).id, _language(language))


@cache
def _rulebook(game_id: str, language: str) -> Rulebook:
    return read(find(game_id).room, language)


router = Router("/", route_handlers=[games, text, rules])
