"""The component data: the shipped pack loads, and a damaged one says what is wrong with it, and where."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.games.data import Rows, Shipped, toml
from tests.games.ray_master.build import game, shipped
from tests.properties.cases import random_move
from virtuosi.core.data import PROVENANCE, PackError
from virtuosi.core.match import Match
from virtuosi.core.present import choices, result
from virtuosi.core.rng import Rng
from virtuosi.games import pack_from, provenance, shipped_pack
from virtuosi.games.ray_master.rules.moves import ACTIONS, SMALL
from virtuosi.games.ray_master.rules.pack import RayPack
from virtuosi.games.ray_master.rules.reading import NUMBERS

DATA = Shipped("ray_master")
WRONG = {int: True, str: 7, list: "none"}  # a value of another type


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return DATA.lay(tmp_path)


def load(folder: Path) -> RayPack:
    pack = pack_from("ray_master", folder)
    assert isinstance(pack, RayPack)
    return pack


def put(found: Rows, number: int, field: str, wrong: object) -> None:
    found[number][field] = wrong


def damage(folder: Path, file: str, change: Callable[[Rows], object]) -> list[tuple[str, str, str, str]]:
    """Change the rows of a file; returns the mistakes found. Nothing may be loaded of such a pack."""
    found = DATA.rows(file)
    change(found)
    DATA.write(folder, file, found)
    with pytest.raises(PackError) as caught:
        load(folder)
    DATA.write(folder, file, DATA.rows(file))
    mistakes = caught.value.mistakes
    assert str(caught.value).splitlines() == [str(mistake) for mistake in mistakes]
    return [(mistake.file, mistake.row, mistake.field, mistake.problem) for mistake in mistakes]


def places(file: str) -> list[tuple[int, str, str]]:
    """Number, name and field for every field of a file's first and last row."""
    found = DATA.rows(file)
    return [
        (number, found[number]["id"], field)
        for number in (0, len(found) - 1)
        for field in found[number]
        if field != "id"
    ]


each_file = pytest.mark.parametrize("file", DATA.tables)
each_field = pytest.mark.parametrize(
    ("file", "place"), [(f, place) for f in DATA.tables for place in places(f)], ids=str
)


def test_the_shipped_pack_loads() -> None:
    pack = shipped()
    assert pack.id == "shipped"
    assert len(pack.digest) == 16
    assert shipped_pack("ray_master") is pack


def test_every_row_says_where_it_comes_from() -> None:
    found = [row["provenance"] for file in DATA.tables for row in DATA.rows(file)]
    assert set(found) <= set(PROVENANCE)
    assert provenance("ray_master") == {kind: found.count(kind) for kind in PROVENANCE}


def test_ids_are_unique_and_lowercase() -> None:
    for file in DATA.tables:
        ids = [row["id"] for row in DATA.rows(file)]
        assert len(set(ids)) == len(ids)
        assert all(id == id.lower() and " " not in id for id in ids)


def test_an_owners_pack_with_other_values_loads_under_another_digest(folder: Path) -> None:
    same = load(folder)
    found = DATA.rows("constants.toml")
    next(row for row in found if row["id"] == "temperature_max")["value"] = 6
    DATA.write(folder, "constants.toml", found)
    other = load(folder)
    assert (same.hottest, other.hottest) == (5, 6)
    assert same.digest != other.digest
    assert other.id == folder.name


def test_an_owners_box_may_hold_fewer_small_and_medium_dice(folder: Path) -> None:
    sizes = DATA.rows("sizes.toml")
    for row in sizes:
        row["count"] = 3 if row["id"] == "large" else 1
    DATA.write(folder, "sizes.toml", sizes)
    assert load(folder).counts[SMALL:] == [1, 1, 3]


def play_to_the_end(pack: RayPack, **options: bool) -> None:
    """Random matches alone and for two, every view and preview included, within the length the game promises."""
    for seats in game.seat_counts:
        match, rng = Match(game, pack, seats, options), Rng(seats)
        while not match.over:
            assert match.number < game.longest
            game.view(match.position, 0)
            if match.number % 10 == 0 and match.position.actor >= 0:
                choices(game, match.position)
            match.play(game.space.names[random_move(match.position, rng)])
        assert result(game, match.position) is not None


@pytest.mark.parametrize("end", [0, 1], ids=["lowest", "highest"])
def test_an_owners_pack_at_the_ends_of_all_ranges_plays_as_written(folder: Path, end: int) -> None:
    constants, actions = DATA.rows("constants.toml"), DATA.rows("actions.toml")
    for row in constants:
        row["value"] = NUMBERS[row["id"]][end]
    next(row for row in actions if row["id"] == "fire")["scientists"] = [NUMBERS["fire_cost_shrink"][end]]
    DATA.write(folder, "constants.toml", constants)
    DATA.write(folder, "actions.toml", actions)
    pack = load(folder)
    for name in ("", *(option.name for option in game.options)):
        play_to_the_end(pack, **({name: True} if name else {}))


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("strength", [1, 2])
def test_a_deck_of_one_action_plays_as_written(folder: Path, action: str, strength: int) -> None:
    students = DATA.rows("students.toml")
    for row in students:
        row.update(action=action, n=strength)
    DATA.write(folder, "students.toml", students)
    pack = load(folder)
    for advanced in (False, True):
        play_to_the_end(pack, advanced=advanced)


@each_file
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    folder.joinpath(file).unlink()
    with pytest.raises(PackError, match=f"{file}: the file is missing or cannot be read"):
        load(folder)


def test_a_missing_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"constants\.toml: the file is missing"):
        load(tmp_path / "nowhere")


@each_file
@pytest.mark.parametrize("text", [b"= =", b"\xff\xfe"], ids=["syntax", "encoding"])
def test_a_file_that_is_not_toml_is_named(folder: Path, file: str, text: bytes) -> None:
    folder.joinpath(file).write_bytes(text)
    with pytest.raises(PackError, match=f"{file}: is not TOML"):
        load(folder)


@each_file
def test_a_table_of_another_name_or_form_is_reported(folder: Path, file: str) -> None:
    table = DATA.tables[file]
    folder.joinpath(file).write_text(toml("rows", DATA.rows(file)), encoding="utf-8")
    with pytest.raises(PackError, match=f"the row is missing from {table}"):
        load(folder)
    folder.joinpath(file).write_text(f"{table} = 3\n", encoding="utf-8")
    with pytest.raises(PackError, match=f"{file}, field {table}: must be a list of tables"):
        load(folder)


@each_file
def test_a_missing_row_is_named(folder: Path, file: str) -> None:
    for number, row in enumerate(DATA.rows(file)[:3]):
        mistakes = damage(folder, file, lambda found, number=number: found.pop(number))  # type: ignore[misc]
        assert (file, row["id"], "", f"the row is missing from {DATA.tables[file]}") in mistakes


@each_file
def test_a_row_that_stands_twice_or_is_unknown_is_named(folder: Path, file: str) -> None:
    first = DATA.rows(file)[0]["id"]
    mistakes = damage(folder, file, lambda found: found.append(found[0]))
    assert (file, first, "id", "stands twice") in mistakes
    unknown = damage(folder, file, lambda found: found.append({**found[0], "id": "unheard_of"}))
    assert [(place[1], place[2]) for place in unknown] == [("unheard_of", "id")]


@each_file
def test_a_row_without_an_id_is_named_by_its_number(folder: Path, file: str) -> None:
    mistakes = damage(folder, file, lambda found: found[1].pop("id"))
    assert (file, "2", "id") in [place[:3] for place in mistakes]


@each_field
def test_a_missing_field_is_named(folder: Path, file: str, place: tuple[int, str, str]) -> None:
    number, row, field = place
    mistakes = damage(folder, file, lambda found: found[number].pop(field))
    assert (file, row, field) in [mistake[:3] for mistake in mistakes]


@each_field
def test_a_misspelt_field_is_named(folder: Path, file: str, place: tuple[int, str, str]) -> None:
    number, row, field = place

    def misspell(found: Rows) -> None:
        found[number][field + "s"] = found[number].pop(field)

    mistakes = damage(folder, file, misspell)
    assert (file, row, field + "s", "is not a field of this table") in mistakes
    assert (file, row, field) in [mistake[:3] for mistake in mistakes]


@each_field
def test_a_field_of_another_type_is_named(folder: Path, file: str, place: tuple[int, str, str]) -> None:
    number, row, field = place
    wrong = WRONG[type(DATA.rows(file)[number][field])]
    mistakes = damage(folder, file, lambda found: found[number].update({field: wrong}))
    assert (file, row, field) in [mistake[:3] for mistake in mistakes]


@each_field
def test_a_value_that_is_not_allowed_is_named_with_what_is(
    folder: Path, file: str, place: tuple[int, str, str]
) -> None:
    number, row, field = place
    value = DATA.rows(file)[number][field]
    not_allowed: dict[type, list[object]] = {int: [-1, 1000], str: ["no such thing"], list: [["no such thing"], [9]]}
    for wrong in not_allowed[type(value)]:
        mistakes = damage(folder, file, partial(put, number=number, field=field, wrong=wrong))
        problems = [mistake[3] for mistake in mistakes if mistake[:3] == (file, row, field)]
        assert problems
        assert problems[0].startswith("must be")


def test_every_constant_is_held_to_its_range_and_all_mistakes_come_at_once(folder: Path) -> None:
    for value in (-1, 1000):

        def spoil(found: Rows, value: int = value) -> None:
            for row in found:
                row["value"] = value

        named = [mistake[1] for mistake in damage(folder, "constants.toml", spoil) if mistake[2] == "value"]
        assert set(named) == set(NUMBERS)


def change(id: str, field: str, value: object) -> Callable[[Rows], object]:
    return lambda found: next(row for row in found if row["id"] == id).update({field: value})


@pytest.mark.parametrize(
    ("file", "id", "field", "value", "row", "problem"),
    [
        ("constants.toml", "temperature_start", "value", 6, "temperature_start", "must not exceed temperature_max"),
        ("heights.toml", "middle", "hits", ["large", "small"], "middle", "must be a size and all larger ones"),
        ("heights.toml", "high", "hits", ["medium"], "high", "must be a size and all larger ones"),
        ("sizes.toml", "large", "count", 2, "large", "must be a whole number from 3 to 4, not 2"),
        ("dice.toml", "blue_1", "size", "medium", "blue", "each colour starts with three large dice and one medium"),
        ("dice.toml", "yellow_2", "size", "large", "yellow", "each colour starts with three large dice and one medium"),
        ("dice.toml", "blue_1", "lane", 2, "blue_1", "must be a whole number from 1 to 1, not 2"),
        ("dice.toml", "blue_1", "colour", "yellow", "blue_1", "must be one of blue, not 'yellow'"),
        ("board.toml", "lane1_far", "colour", "blue", "lane1_far", "a lane has one slot of each colour"),
        ("board.toml", "lane2_near", "place", "far", "lane2_near", "must be one of near, not 'far'"),
        ("students.toml", "s01", "deck", "with_fire", "s01", "must be one of standard, not 'with_fire'"),
        ("students.toml", "s01", "n", 3, "s01", "must be a whole number from 1 to 2, not 3"),
        ("actions.toml", "heat", "scientists", [1], "heat", "must be [1, 2]"),
        ("actions.toml", "fire", "scientists", [2], "fire", "must be [1, 2]"),
        ("actions.toml", "swap", "scientists", [1, 2], "swap", "must be one number"),
        ("actions.toml", "mode", "scientists", [], "mode", "must be one number"),
    ],
)
def test_rows_that_do_not_fit_together_are_reported(
    folder: Path, file: str, id: str, field: str, value: object, row: str, problem: str
) -> None:
    assert damage(folder, file, change(id, field, value)) == [(file, row, field, problem)]


def test_no_action_takes_three_scientists(folder: Path) -> None:
    mistakes = damage(folder, "actions.toml", change("swap", "scientists", [3]))
    assert mistakes[0] == (
        "actions.toml",
        "swap",
        "scientists",
        "must be a list of whole numbers from 1 to 2, not [3]",
    )


def test_the_white_spaces_of_fire_follow_its_costs(folder: Path) -> None:
    mistakes = damage(folder, "constants.toml", change("fire_cost_enlarge", "value", 1))
    assert mistakes == [("actions.toml", "fire", "scientists", "must be [1]")]


def test_a_sum_that_three_large_dice_cannot_show_is_reported(folder: Path) -> None:
    def spoil(found: Rows) -> None:
        change("free_dice_sum", "value", 24)(found)
        change("free_dice_medium", "value", 1)(found)

    assert damage(folder, "constants.toml", spoil) == [
        ("constants.toml", "free_dice_sum", "value", "three large dice cannot show what the medium leaves")
    ]


def test_a_damaged_pack_leaves_the_shipped_one_alone(folder: Path) -> None:
    before = shipped().digest
    damage(folder, "students.toml", lambda found: found.clear())
    assert shipped().digest == before
