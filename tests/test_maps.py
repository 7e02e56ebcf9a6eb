"""The maps in the rooms' READMEs and the way of a move lead to what is there."""

import re
from pathlib import Path

import pytest

from virtuosi.games import REGISTERED

HOUSE = Path(__file__).parents[1]
CLIENT = HOUSE / "web" / "src"
FIGURES = re.compile(r"^## (?:Figures|The figures|How the numbers)", re.MULTILINE)
FILE = re.compile(r"`([\w./<>]+\.(?:py|ts|svelte|npz))`")
NAME = re.compile(r"`([A-Z]\w+|[a-z]+_\w+)`")


def first_part(readme: Path) -> str:
    """What stands before the figures: their tables speak of matches, not of files."""
    return re.split(
        r"^## (?:Figures|The figures|How the numbers)",
        readme.read_text(encoding="utf-8"),
        maxsplit=1,
        flags=re.MULTILINE,
    )[0]


@pytest.mark.parametrize("game", REGISTERED)
def test_the_map_of_a_room_names_files_and_things_that_are_there(game: str) -> None:
    room, drawings = HOUSE / "virtuosi" / "games" / game, CLIENT / "games" / game
    text = first_part(room / "README.md")
    files = {path.relative_to(room).as_posix() for path in room.rglob("*.py")}
    sources = "\n".join((room / file).read_text(encoding="utf-8") for file in sorted(files))
    drawn = {path.stem for path in [*drawings.glob("*.svelte"), *(CLIENT / "table").glob("*.svelte")]}
    assert [name for name in FILE.findall(text) if not any(f"/{file}".endswith(f"/{name}") for file in files)] == []
    found = NAME.findall(text)
    assert len(found) > 10
    assert [name for name in found if name not in drawn and not re.search(rf"\b{name}\b", sources)] == []


@pytest.mark.parametrize("game", REGISTERED)
def test_the_way_of_a_move_names_files_that_are_there(game: str) -> None:
    text = (HOUSE / "docs" / "architecture.md").read_text(encoding="utf-8").replace("<game>", game)
    named = [name for name in FILE.findall(text) if "weights" not in name]
    assert len(named) > 30
    paths = {path.as_posix() for top in ("virtuosi", "web/src") for path in (HOUSE / top).rglob("*.*")}
    assert [name for name in named if not any(path.endswith(f"/{name}") for path in paths)] == []
