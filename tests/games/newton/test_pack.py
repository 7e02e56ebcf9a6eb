"""The component data: the shipped pack loads, and a damaged one says what is wrong with it, and where."""

import json
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.newton.build import game, shipped
from virtuosi.core.data import PROVENANCE, PackError, Source
from virtuosi.games import provenance
from virtuosi.games.newton.rules.pack import ATOMS, END
from virtuosi.games.newton.rules.reading import NUMBERS, build

Rows = dict[str, list[dict[str, Any]]]
DATA = Path(str(game.room.joinpath("data")))
FILES = sorted(path.name for path in DATA.glob("*.toml"))


def read(file: str) -> Rows:
    return tomllib.loads((DATA / file).read_text(encoding="utf-8"))


def toml(tables: Rows) -> str:
    """Values are numbers, texts, yes or no, and lists of these, which JSON writes the same way."""
    rows = [(table, row) for table, found in tables.items() for row in found]
    return "".join(
        f"[[{table}]]\n" + "".join(f"{k} = {json.dumps(v)}\n" for k, v in row.items()) for table, row in rows
    )


def damaged(folder: Path, file: str, change: Callable[[Rows], object]) -> str:
    """What is said of a pack in which one file was changed."""
    shutil.copytree(DATA, folder, dirs_exist_ok=True)
    tables = read(file)
    change(tables)
    (folder / file).write_text(toml(tables), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        build(Source(folder, "damaged"))
    return str(caught.value)


def test_every_row_says_where_it_comes_from() -> None:
    for file in FILES:
        for table, rows in read(file).items():
            for row in rows:
                assert row["provenance"] in PROVENANCE, f"{file} {table}"
                assert row["id"], f"{file} {table}"
    counted = provenance("newton")
    assert min(counted.values()) > 0
    assert sum(counted.values()) == sum(len(rows) for file in FILES for rows in read(file).values())


def test_every_atom_is_used_by_some_component() -> None:
    unused = set(range(1, len(ATOMS))) - set(shipped().op)
    assert unused == set()
    assert shipped().op[-1] == END


def test_an_untouched_copy_loads_with_the_same_digest(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    assert build(Source(tmp_path, "copy")).digest == shipped().digest


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    (tmp_path / file).unlink()
    with pytest.raises(PackError, match=file):
        build(Source(tmp_path, "damaged"))


FIELDS = [
    (file, table, field)
    for file in FILES
    for table, rows in read(file).items()
    for field in rows[0]
    if field not in ("id", "note")
]


@pytest.mark.parametrize(("file", "table", "field"), FIELDS)
def test_a_wrong_value_is_named_with_file_row_and_field(tmp_path: Path, file: str, table: str, field: str) -> None:
    def spoil(tables: Rows) -> None:
        tables[table][0][field] = -77.5

    said = damaged(tmp_path, file, spoil)
    assert f"{file}: row {read(file)[table][0]['id']}, field {field}" in said


OPTIONAL = ("lightning", "special", "after", "at_least", "per", "module")


@pytest.mark.parametrize(("file", "table", "field"), [entry for entry in FIELDS if entry[2] not in OPTIONAL])
def test_a_missing_field_is_named(tmp_path: Path, file: str, table: str, field: str) -> None:
    said = damaged(tmp_path, file, lambda tables: tables[table][0].pop(field))
    assert f"{file}: row {read(file)[table][0]['id']}, field {field}" in said


def test_a_misspelt_field_does_not_pass_in_silence(tmp_path: Path) -> None:
    said = damaged(tmp_path, "masters.toml", lambda tables: tables["masters"][0].update(vpoints=3))
    assert "row boyle, field vpoints: is not a field of this table" in said


@pytest.mark.parametrize(
    ("file", "change", "said"),
    [
        ("map.toml", lambda t: t["roads"].__delitem__(slice(0, 49)), "some places cannot be reached"),
        ("map.toml", lambda t: t["roads"].append(t["roads"][0] | {"id": "again"}), "two different places, once"),
        ("map.toml", lambda t: t["places"][1].update(kind="city"), "there must be 7 places of kind city"),
        ("map.toml", lambda t: t["places"].pop(), "the row is missing from places"),
        ("technology.toml", lambda t: t["spaces"][0].update(next=["l1", "l2a"]), "one path only leads to a space"),
        ("technology.toml", lambda t: t["spaces"][29].update(tile="master"), "the tree has four objectives"),
        ("technology.toml", lambda t: t["spaces"][1].update(id="q9"), "must be one of t0"),
        ("work.toml", lambda t: t["spaces"][3].update(space=15), "the last space of the track"),
        ("work.toml", lambda t: t["spaces"][3].update(books=["blue"]), "asks for 4 books"),
        ("boards.toml", lambda t: t["boards"][0].update(shelf_1=["shelf"]), "is no cell"),
        ("boards.toml", lambda t: t["runs"][0].update(last=3), "book spaces only"),
        ("cards.toml", lambda t: t["action_cards"][0].update(effect=["gold 3"]), "is not an effect"),
        ("cards.toml", lambda t: t["action_cards"][0].update(effect=["book pink"]), "a book is one of"),
        ("cards.toml", lambda t: t["starting_cards"][0].update(effect=["coin 1"]), "has books only"),
        ("lectures.toml", lambda t: t["lecture_cards"][0].update(actions=["work"]), "split: two different ones"),
        ("masters.toml", lambda t: t["masters"][1].update(lightning=True), "books last"),
        ("masters.toml", lambda t: t["masters"][0].update(effect=["study 4 sideways"]), "is not an effect"),
        ("tiles.toml", lambda t: t["cities"][0].update(count=2), "seven city tiles"),
        ("tiles.toml", lambda t: t["bonuses"][0].update(count=1), "fewer tokens"),
        ("tiles.toml", lambda t: t["bonuses"][0].update(effect=["medicine"]), "is not an effect that can stand here"),
    ],
)
def test_what_cannot_be_played_with_is_explained(
    tmp_path: Path, file: str, change: Callable[[Rows], object], said: str
) -> None:
    assert said in damaged(tmp_path, file, change)


def test_constants_stay_in_their_ranges(tmp_path: Path) -> None:
    for row in read("constants.toml")["constants"]:
        low, high = NUMBERS[row["id"]]
        assert low <= row["value"] <= high
    said = damaged(tmp_path, "constants.toml", lambda tables: tables["constants"][0].update(value=7))
    assert "must be a whole number from 1 to 6, not 7" in said
