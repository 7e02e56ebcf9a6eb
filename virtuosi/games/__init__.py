"""The games of the house. A game is registered here and named nowhere else outside its room."""

import json
import tomllib
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from virtuosi.core.data import Mistake, PackError, Source, differences, written
from virtuosi.core.game import Game
from virtuosi.core.pack import Pack

REGISTERED = ("ray_master", "neuland", "new_science", "newton", "adas_dream")
SHIPPED = "shipped"
LONGEST_NAME = 80


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


class Edition(msgspec.Struct, frozen=True):
    """The component data of a pack as text: so it travels to other processes and is kept in the database."""

    game: str
    name: str
    text: str


@lru_cache(maxsize=64)
def pack_of(edition: Edition) -> Pack:
    """The tables of an edition; PackError when today's rules cannot read it."""
    pack: Pack = find(edition.game).pack(Source(json.loads(edition.text), edition.name))
    return pack


@cache
def shipped(id: str) -> Edition:
    """The edition that comes with the house."""
    return _read(id, find(id).room.joinpath("data"), SHIPPED)


@cache
def shipped_pack(id: str) -> Pack:
    return pack_of(shipped(id))


def pack_from(id: str, directory: Path) -> Pack:
    """An owner's pack; PackError when it cannot be played with."""
    return pack_of(_read(id, directory, directory.name))


def owned(directory: Path) -> Edition:
    """What lies in a directory that `pack export` wrote; its `pack.toml` names the game. PackError says what is wrong
    with it, and where."""
    try:
        return _read(_named_game(directory), directory, _own_name(directory))
    except PackError as error:
        raise PackError([msgspec.structs.replace(m, file=str(directory / m.file)) for m in error.mistakes]) from error


@lru_cache(maxsize=64)
def differing(edition: Edition) -> int:
    """How many values are not those of the shipped edition."""
    return differences(json.loads(edition.text), json.loads(shipped(edition.game).text))


@cache
def provenance(id: str) -> dict[str, int]:
    """How many rows of the shipped pack come from where."""
    source = Source(find(id).room.joinpath("data"), SHIPPED)
    find(id).pack(source)
    return source.provenance


def _read(id: str, directory: Traversable, name: str) -> Edition:
    source = Source(directory, name)
    find(id).pack(source)
    return Edition(id, name, written(source.data))


def _own_name(directory: Path) -> str:
    """What an owner's pack is called; never as the shipped one, and no longer than a line of the database."""
    name = directory.resolve().name[:LONGEST_NAME]
    return f"{name} (own)" if name in ("", SHIPPED) else name


def _named_game(directory: Path) -> str:
    file = "pack.toml"
    try:
        game = tomllib.loads(directory.joinpath(file).read_text(encoding="utf-8")).get("game")
    except OSError as error:
        raise PackError([Mistake(file, "", "", f"cannot be read ({error.strerror})")]) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError([Mistake(file, "", "", f"is not TOML: {error}")]) from error
    if game not in REGISTERED:
        raise PackError([Mistake(file, "", "game", f"must be one of {', '.join(REGISTERED)}, not {game!r}")])
    return str(game)
