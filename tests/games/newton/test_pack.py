"""The component data: the shipped pack loads, and a damaged one says what is wrong with it, and where."""

import shutil
from pathlib import Path

import pytest

from tests.games.newton.build import shipped
from tests.games.newton.data import DATA, FILES, Rows, damaged, read
from virtuosi.core.data import PROVENANCE, PackError, Source
from virtuosi.games import provenance
from virtuosi.games.newton.rules.pack import ATOMS, END
from virtuosi.games.newton.rules.reading import NUMBERS, build


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


def test_constants_stay_in_their_ranges(tmp_path: Path) -> None:
    for row in read("constants.toml")["constants"]:
        low, high = NUMBERS[row["id"]]
        assert low <= row["value"] <= high
    said = damaged(tmp_path, "constants.toml", lambda tables: tables["constants"][0].update(value=7))
    assert "must be a whole number from 1 to 6, not 7" in said


def test_changed_rows_say_what_they_were_and_no_note_is_cut_off() -> None:
    notes = [row.get("note", "") for file in FILES for rows in read(file).values() for row in rows]
    assert all(note.count("(") == note.count(")") for note in notes)
    starters = read("cards.toml")["starting_cards"]
    assert sum("it was" in row["note"] for row in starters) == 13
    counts = [*read("tiles.toml")["incomes"], *read("tiles.toml")["developments"]]
    assert {row["provenance"] for row in counts} == {"inferred"}
