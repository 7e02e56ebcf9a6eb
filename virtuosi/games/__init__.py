"""The games of the house. A game is registered here and named nowhere else outside its room."""

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from virtuosi.core.data import PROVENANCE, Mistake, PackError, Source
from virtuosi.core.game import Game
from virtuosi.core.pack import Pack

REGISTERED = ("ray_master", "neuland", "new_science", "newton", "adas_dream")
SHIPPED = "shipped"


class UnknownGame(LookupError):
    """There is no such game in the house."""


@cache
def find(id: str) -> Game[Any, Any]:
    """The game of this id."""
    if id not in REGISTERED:
        raise UnknownGame(id)
    game: Game[Any, Any] = import_module(f"virtuosi.games.{id}").game
    return game


def every() -> list[Game[Any, Any]]:
    return [find(id) for id in REGISTERED]


@cache
def shipped_pack(id: str) -> Pack:
    """The pack that comes with the house."""
    return _build(find(id), Source(find(id).room.joinpath("data"), SHIPPED))


def pack_from(id: str, directory: Path) -> Pack:
    """An owner's pack; PackError when it cannot be played with."""
    return _build(find(id), Source(directory, directory.name))


class OwnedPack(msgspec.Struct, frozen=True):
    """An owner's pack, and the game it is for."""

    game: str
    pack: Pack


def owned_pack(directory: Path) -> OwnedPack:
    """The pack in a directory that `pack export` wrote; its `pack.toml` names the game."""
    file = "pack.toml"
    try:
        game = tomllib.loads(directory.joinpath(file).read_text(encoding="utf-8")).get("game")
    except FileNotFoundError as error:
        raise PackError([Mistake(file, "", "", f"is missing from {directory}")]) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError([Mistake(file, "", "", f"is not TOML: {error}")]) from error
    if game not in REGISTERED:
        raise PackError([Mistake(file, "", "game", f"must be one of {', '.join(REGISTERED)}, not {game!r}")])
    return OwnedPack(game, pack_from(game, directory))


def _build(game: Game[Any, Any], source: Source) -> Pack:
    pack: Pack = game.pack(source)
    return pack


@cache
def provenance(id: str) -> dict[str, int]:
    """How many rows of the shipped pack come from where."""
    source = Source(files(f"virtuosi.games.{id}").joinpath("data"), SHIPPED)
    find(id).pack(source)
    return {kind: source.provenance[kind] for kind in PROVENANCE}
