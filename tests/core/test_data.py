"""Reading component data: every mistake with file, row and field."""

from collections.abc import Callable
from pathlib import Path

import pytest

from virtuosi.core.data import Mistake, PackError, Row, Source

GOOD = """
[[things]]
id = "a"
size = 3
name = "first"
kind = "round"
rare = true
costs = [1, 2]
tags = ["x", "y"]
provenance = "rulebook"
note = "found"

[[things]]
id = "b"
size = 4
name = "second"
kind = "square"
costs = []
tags = []
provenance = "inferred"
"""


def source(tmp_path: Path, text: str = GOOD) -> Source:
    tmp_path.joinpath("things.toml").write_text(text, encoding="utf-8")
    return Source(tmp_path, "owner")


def row(tmp_path: Path, line: str) -> tuple[Source, Row]:
    """A source of one row with this line in it."""
    found = source(tmp_path, f'[[things]]\nid = "a"\nprovenance = "public"\n{line}\n')
    return found, found.rows("things.toml", "things")[0]


def mistakes(found: Source) -> list[str]:
    with pytest.raises(PackError) as caught:
        found.finish()
    return [str(mistake) for mistake in caught.value.mistakes]


def read_all(rows: list[Row]) -> None:
    for one in rows:
        one.integer("size", 1, 9)
        one.text("name")
        one.one_of("kind", ["round", "square"])
        one.flag("rare")
        one.integers("costs", 0, 9)
        one.texts("tags")


def test_good_rows_are_read_in_the_order_asked_for(tmp_path: Path) -> None:
    found = source(tmp_path)
    second, first = found.rows("things.toml", "things", ["b", "a"])
    assert (first.name, second.name) == ("a", "b")
    assert (first.integer("size", 1, 9), first.text("name"), first.one_of("kind", ["square", "round"])) == (
        3,
        "first",
        1,
    )
    assert (first.flag("rare"), second.flag("rare")) == (True, False)
    assert (first.integers("costs", 0, 9), second.integers("costs", 0, 9)) == ([1, 2], [])
    assert first.texts("tags", ["x", "y", "z"]) == ["x", "y"]
    assert (first.has("rare"), second.has("rare")) == (True, False)
    assert found.provenance == {"rulebook": 1, "public": 0, "inferred": 1, "reconstructed": 0}


def test_finish_returns_a_digest_of_all_that_was_read(tmp_path: Path) -> None:
    digests = []
    for text in (GOOD, GOOD + "\n# a remark changes nothing\n", GOOD.replace("size = 4", "size = 5")):
        found = source(tmp_path, text)
        read_all(found.rows("things.toml", "things"))
        digests.append(found.finish())
    assert digests[0] == digests[1] != digests[2]
    assert len(digests[0]) == 16


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("", "is missing"),
        ("size = 0", "must be a whole number from 1 to 9, not 0"),
        ("size = 10", "must be a whole number from 1 to 9, not 10"),
        ('size = "3"', "must be a whole number from 1 to 9, not '3'"),
        ("size = true", "must be a whole number from 1 to 9, not True"),
        ("size = 3.0", "must be a whole number from 1 to 9, not 3.0"),
    ],
)
def test_a_number_is_held_to_its_range(tmp_path: Path, line: str, problem: str) -> None:
    found, one = row(tmp_path, line)
    assert one.integer("size", 1, 9) == 1  # a harmless value until the report
    assert mistakes(found) == [f"things.toml: row a, field size: {problem}"]


@pytest.mark.parametrize(
    ("line", "read", "problem"),
    [
        ("x = 1", lambda one: one.text("x"), "must be text, not 1"),
        ('x = "blue"', lambda one: one.one_of("x", ["red", "green"]), "must be one of red, green, not 'blue'"),
        ("x = [1]", lambda one: one.one_of("x", ["red"]), "must be one of red, not [1]"),
        ("x = 1", lambda one: one.flag("x"), "must be true or false, not 1"),
        ("x = 3", lambda one: one.integers("x", 0, 5), "must be a list of whole numbers from 0 to 5, not 3"),
        ("x = [3, 9]", lambda one: one.integers("x", 0, 5), "must be a list of whole numbers from 0 to 5, not [3, 9]"),
        ("x = [true]", lambda one: one.integers("x", 0, 5), "must be a list of whole numbers from 0 to 5, not [True]"),
        ("x = [1]", lambda one: one.texts("x"), "must be a list of texts, not [1]"),
        ('x = ["c"]', lambda one: one.texts("x", ["a", "b"]), "must be a list of texts among a, b, not ['c']"),
    ],
)
def test_a_value_of_the_wrong_form_is_reported(
    tmp_path: Path, line: str, read: Callable[[Row], object], problem: str
) -> None:
    found, one = row(tmp_path, line)
    read(one)
    assert mistakes(found) == [f"things.toml: row a, field x: {problem}"]


def test_a_missing_field_of_any_form_is_reported_once(tmp_path: Path) -> None:
    found, one = row(tmp_path, "")
    assert one.text("t") == ""
    assert one.one_of("o", ["a"]) == 0
    assert one.integers("i", 0, 1) == []
    assert one.texts("s") == []
    assert one.flag("f") is False  # may be left out
    assert mistakes(found) == [f"things.toml: row a, field {field}: is missing" for field in "tois"]


def test_a_field_nobody_reads_is_reported(tmp_path: Path) -> None:
    found, _ = row(tmp_path, "szie = 3")
    assert mistakes(found) == ["things.toml: row a, field szie: is not a field of this table"]


def test_a_table_nobody_reads_is_reported(tmp_path: Path) -> None:
    found = source(tmp_path, GOOD + '[[thigns]]\nid = "c"\n')
    read_all(found.rows("things.toml", "things"))
    assert mistakes(found) == ["things.toml: has a table thigns that nothing reads"]


@pytest.mark.parametrize("line", ["", 'provenance = "hearsay"', "provenance = 3"])
def test_a_row_must_say_where_it_comes_from(tmp_path: Path, line: str) -> None:
    found = source(tmp_path, f'[[things]]\nid = "a"\n{line}\n')
    found.rows("things.toml", "things")
    assert mistakes(found) == [
        "things.toml: row a, field provenance: must be one of rulebook, public, inferred, reconstructed"
    ]


def test_rows_missing_unknown_or_twice_are_named_together(tmp_path: Path) -> None:
    twice = GOOD.replace('id = "b"', 'id = "a"')
    with pytest.raises(PackError) as caught:
        source(tmp_path, twice).rows("things.toml", "things", ["a", "c"])
    assert [str(mistake) for mistake in caught.value.mistakes] == [
        "things.toml: row a, field id: stands twice",
        "things.toml: row c: the row is missing from things",
    ]
    with pytest.raises(PackError, match="row b, field id: must be one of a, c"):
        source(tmp_path).rows("things.toml", "things", ["a", "c"])


def test_a_row_without_an_id_is_called_by_its_number(tmp_path: Path) -> None:
    found = source(tmp_path, '[[things]]\nprovenance = "public"\nsize = 0\n')
    found.rows("things.toml", "things")[0].integer("size", 1, 2)
    assert mistakes(found) == ["things.toml: row 1, field size: must be a whole number from 1 to 2, not 0"]


def test_several_rows_may_be_wrong_together(tmp_path: Path) -> None:
    found = source(tmp_path)
    read_all(found.rows("things.toml", "things"))
    found.wrong("things.toml", "", "size", "must add up to 9")
    assert mistakes(found) == ["things.toml, field size: must add up to 9"]


def test_a_missing_file_is_one_mistake_however_often_it_is_read(tmp_path: Path) -> None:
    found = Source(tmp_path, "owner")
    assert found.rows("none.toml", "a") == found.rows("none.toml", "b") == []
    assert mistakes(found) == ["none.toml: the file is missing or cannot be read"]


def test_constants_are_read_by_name_within_their_ranges(tmp_path: Path) -> None:
    text = '[[constants]]\nid = "energy"\nvalue = 12\nprovenance = "rulebook"\n'
    tmp_path.joinpath("constants.toml").write_text(text, encoding="utf-8")
    assert Source(tmp_path, "x").constants("constants.toml", {"energy": (1, 20)}) == {"energy": 12}
    found = Source(tmp_path, "x")
    found.constants("constants.toml", {"energy": (1, 9)})
    assert mistakes(found) == ["constants.toml: row energy, field value: must be a whole number from 1 to 9, not 12"]


def test_a_mistake_reads_as_a_sentence() -> None:
    assert str(Mistake("a.toml", "s01", "n", "is missing")) == "a.toml: row s01, field n: is missing"
    assert str(Mistake("a.toml", "", "", "is not TOML")) == "a.toml: is not TOML"
    assert str(PackError([Mistake("a", "", "", "x"), Mistake("b", "", "", "y")])) == "a: x\nb: y"
