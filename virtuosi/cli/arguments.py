"""What the commands take, and what is made of it."""

from pathlib import Path
from typing import Annotated, Any

import typer

from virtuosi import games as house
from virtuosi.core.game import Game
from virtuosi.core.options import Value
from virtuosi.core.text import LANGUAGES
from virtuosi.failures import fail

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Directory = Annotated[Path, typer.Argument(metavar="DIR")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="One of the games, as `virtuosi games` lists them.")]
OptionList = Annotated[list[str] | None, typer.Option("--option", help="name=value; a switch takes yes or no.")]
PackList = Annotated[
    list[Path] | None, typer.Option("--pack", help="A directory of component data of your own; as often as you wish.")
]


def parsed_options(game: Game[Any, Any], given: list[str] | None) -> dict[str, Value]:
    """`name=value` pairs; switches read yes/no, true/false, on/off."""
    switches: dict[str, Value] = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
    known = {option.name: option for option in game.options}
    found: dict[str, Value] = {}
    for text in given or []:
        name, _, value = text.partition("=")
        is_switch = name in known and True in known[name].values
        found[name] = switches.get(value.lower(), value) if is_switch else value
    return found


def chosen_edition(game: str, directories: list[Path] | None) -> house.Edition:
    """The one of these packs that is for this game; the shipped one when none is given at all."""
    editions = [house.owned(directory) for directory in directories or []]
    fitting = [edition for edition in editions if edition.game == game]
    if editions and not fitting:
        fail(f"There is no pack of {game} among these: {', '.join(edition.name for edition in editions)}.")
    if len(fitting) > 1:
        fail(f"Choose one of these packs of {game}: {', '.join(edition.name for edition in fitting)}.")
    return fitting[0] if fitting else house.shipped(game)


def checked_language(lang: str) -> str:
    if lang not in LANGUAGES:
        fail(f"There is no language {lang}; there are: {', '.join(LANGUAGES)}.")
    return lang
