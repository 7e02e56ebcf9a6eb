"""The component data: the shipped pack loads, and a damaged one says what is wrong with it, and where."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.data import Rows, Shipped
from tests.games.neuland.build import shipped
from virtuosi.core.data import PROVENANCE, PackError
from virtuosi.games import pack_from, provenance
from virtuosi.games.neuland.rules.moves import GOODS, IRON_ORE
from virtuosi.games.neuland.rules.pack import NeulandPack

DATA = Shipped("neuland")
WRONG: dict[type, object] = {int: "many", str: 7, list: "none", bool: 3}  # a value of another type


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return DATA.lay(tmp_path)


def load(folder: Path) -> NeulandPack:
    pack = pack_from("neuland", folder)
    assert isinstance(pack, NeulandPack)
    return pack


def damage(folder: Path, file: str, change: Callable[[Rows], object]) -> list[tuple[str, str]]:
    """Change the rows of a file; returns row and field of the mistakes found. Nothing of such a pack is loaded."""
    found = DATA.rows(file)
    change(found)
    DATA.write(folder, file, found)
    with pytest.raises(PackError) as caught:
        load(folder)
    assert all(mistake.file == file for mistake in caught.value.mistakes)
    assert all(mistake.problem for mistake in caught.value.mistakes)
    return [(mistake.row, mistake.field) for mistake in caught.value.mistakes]


def places(file: str) -> list[tuple[int, str, str]]:
    """Number, name and field for every field of a file's first and last row."""
    found = DATA.rows(file)
    ends = (0, len(found) - 1)
    return [(number, found[number]["id"], field) for number in ends for field in found[number] if field != "id"]


each_file = pytest.mark.parametrize("file", DATA.tables)
FIELDS = [(file, place) for file in DATA.tables for place in places(file)]
each_field = pytest.mark.parametrize(("file", "place"), FIELDS, ids=str)
each_needed_field = pytest.mark.parametrize(("file", "place"), [f for f in FIELDS if f[1][2] != "start"], ids=str)


def test_the_shipped_pack_loads_and_every_row_says_where_it_comes_from() -> None:
    assert shipped().id == "shipped"
    found = [row["provenance"] for file in DATA.tables for row in DATA.rows(file)]
    assert set(found) <= set(PROVENANCE)
    assert provenance("neuland") == {kind: found.count(kind) for kind in PROVENANCE}


def test_an_owners_pack_with_other_recipes_loads_under_another_digest(folder: Path) -> None:
    same = load(folder)
    found = DATA.rows("progress.toml")
    found[0]["inputs"] = ["iron_ore"]
    DATA.write(folder, "progress.toml", found)
    other = load(folder)
    assert other.first_input[14] == IRON_ORE
    assert same.digest != other.digest


@each_file
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    folder.joinpath(file).unlink()
    with pytest.raises(PackError, match=f"{file}: the file is missing or cannot be read"):
        load(folder)


@each_field
def test_a_field_of_another_type_is_reported(folder: Path, file: str, place: tuple[int, str, str]) -> None:
    number, row, field = place

    def change(found: Rows) -> None:
        found[number][field] = WRONG[type(found[number][field])]

    assert (row, field) in damage(folder, file, change)


@each_needed_field
def test_a_missing_field_is_reported(folder: Path, file: str, place: tuple[int, str, str]) -> None:
    number, row, field = place
    assert (row, field) in damage(folder, file, lambda found: found[number].pop(field))


def test_no_hex_is_a_start_unless_it_says_so(folder: Path) -> None:
    found = DATA.rows("hexes.toml")
    for row in found:
        if not row["start"]:
            del row["start"]
    DATA.write(folder, "hexes.toml", found)
    assert load(folder).starts == shipped().starts


@each_file
def test_a_misspelt_field_is_reported(folder: Path, file: str) -> None:
    mistakes = damage(folder, file, lambda found: found[0].update(colour="green"))
    assert (DATA.rows(file)[0]["id"], "colour") in mistakes


@each_file
def test_a_missing_row_is_reported(folder: Path, file: str) -> None:
    assert damage(folder, file, lambda found: found.pop())


@pytest.mark.parametrize(
    ("file", "row", "field", "value"),
    [
        ("constants.toml", 4, "value", 9),  # actions and track belong together
        ("goods.toml", 4, "discs", 0),
        ("goods.toml", 0, "discs", 3),
        ("buildings.toml", 0, "count", 3),
        ("buildings.toml", 0, "terrain", ["field"]),
        ("buildings.toml", 1, "terrain", []),
        ("buildings.toml", 4, "inputs", ["wool", "wool"]),
        ("buildings.toml", 4, "inputs", ["wool", "food", "wood"]),
        ("buildings.toml", 8, "output", "coal"),
        ("buildings.toml", 9, "inputs", ["coal"]),
        ("buildings.toml", 9, "inputs", ["ore", "iron_ore"]),
        ("buildings.toml", 10, "material", "wood"),
        ("progress.toml", 0, "inputs", []),
        ("progress.toml", 3, "category", "art"),
        ("progress.toml", 3, "step", 2),
        ("progress.toml", 3, "points", 0),
        ("pieces.toml", 0, "count", 5),
        ("pieces.toml", 0, "terrain", []),
        ("pieces.toml", 0, "terrain", ["field", "field"]),
        ("hexes.toml", 1, "start", False),
        ("hexes.toml", 0, "start", True),
        ("hexes.toml", 1, "terrain", "field"),
    ],
)
def test_values_that_do_not_fit_together_are_reported(
    folder: Path, file: str, row: int, field: str, value: object
) -> None:
    assert damage(folder, file, lambda found: found[row].update({field: value}))


def test_pieces_without_enough_forests_are_reported(folder: Path) -> None:
    def change(found: Rows) -> None:
        found[0]["terrain"] = ["field", "field"]

    assert damage(folder, "pieces.toml", change) == [("forest_field", "terrain")]


def test_every_good_can_be_made() -> None:
    assert [name for name, makers in zip(GOODS, shipped().makers, strict=True) if not makers] == []
