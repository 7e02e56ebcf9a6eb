"""The component data: the shipped pack loads, and a damaged one says what is wrong with it, and where."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.data import Rows
from tests.games.new_science import build
from virtuosi.core.data import PROVENANCE, PackError
from virtuosi.core.masks import members
from virtuosi.games import provenance
from virtuosi.games.new_science.rules.moves import DISCOVERIES, FIELDS
from virtuosi.games.new_science.rules.pack import FREE, NARROW, WIDE

Found = tuple[str, str, str, str]
DATA = build.DATA
WRONG = {int: "many", bool: "perhaps", str: 7, list: 3}  # a value of another type


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return DATA.lay(tmp_path)


def damage(folder: Path, file: str, change: Callable[[Rows], object]) -> list[Found]:
    """Change the rows of a file; returns the mistakes found. Nothing may be loaded of such a pack."""
    found = DATA.rows(file)
    change(found)
    DATA.write(folder, file, found)
    with pytest.raises(PackError) as caught:
        build.loaded(folder)
    return [(mistake.file, mistake.row, mistake.field, mistake.problem) for mistake in caught.value.mistakes]


def set_field(id: str, field: str, value: object) -> Callable[[Rows], object]:
    def change(found: Rows) -> None:
        next(row for row in found if row["id"] == id)[field] = value

    return change


def fields() -> list[tuple[str, str, str]]:
    """Every field of the first and last row of every file."""
    return [
        (file, row["id"], field)
        for file in DATA.tables
        for row in (DATA.rows(file)[0], DATA.rows(file)[-1])
        for field in row
        if field not in ("id", "note")
    ]


def test_the_shipped_pack_loads_and_says_where_every_row_comes_from() -> None:
    assert len(build.pack().digest) == 16
    found = [row["provenance"] for file in DATA.tables for row in DATA.rows(file)]
    assert set(found) <= set(PROVENANCE)
    assert provenance("new_science") == {kind: found.count(kind) for kind in PROVENANCE}


def test_ids_are_unique() -> None:
    for file in DATA.tables:
        ids = [row["id"] for row in DATA.rows(file)]
        assert len(set(ids)) == len(ids)


def test_an_owners_numbers_are_played_with(folder: Path) -> None:
    found = DATA.rows("discoveries.toml")
    found[0]["prestige"] = 9
    DATA.write(folder, "discoveries.toml", found)
    assert build.loaded(folder).prestige[0] == 9
    assert build.loaded(folder).digest != build.pack().digest


@pytest.mark.parametrize(("file", "row", "field"), fields())
def test_a_value_of_another_type_is_named_with_file_row_and_field(
    folder: Path, file: str, row: str, field: str
) -> None:
    value = next(found for found in DATA.rows(file) if found["id"] == row)[field]
    mistakes = damage(folder, file, set_field(row, field, WRONG[type(value)]))
    assert (file, row, field) in [mistake[:3] for mistake in mistakes]


@pytest.mark.parametrize("file", DATA.tables)
def test_missing_doubled_and_unknown_rows_and_fields_are_named(folder: Path, file: str) -> None:
    first = DATA.rows(file)[0]["id"]
    assert (file, first, "") in [m[:3] for m in damage(folder, file, lambda found: found.pop(0))]
    assert (file, first, "id") in [m[:3] for m in damage(folder, file, lambda found: found.append(found[0]))]
    strange = damage(folder, file, lambda found: found[0].update(colour="red"))
    assert (file, first, "colour", "is not a field of this table") in strange


@pytest.mark.parametrize(
    ("file", "row", "field", "value", "problem"),
    [
        ("discoveries.toml", "logarithms", "prerequisites", ["alchemy"], "there is no discovery alchemy"),
        ("discoveries.toml", "logarithms", "prerequisites", ["calculus"], "can never be known: it needs itself"),
        ("scientists.toml", "newton", "first_round_order", 1, "no two scientists may share a place"),
        (
            "counts.toml",
            "players_2",
            "fields",
            ["biology"],
            "must be astronomy, mathematics, physics, or all five in order",
        ),
        ("counts.toml", "players_2", "four_plus", True, "the cards marked 4+ are played exactly with all five fields"),
        ("counts.toml", "players_3", "cards_per_level", 13, "only 12 cards of level 1 can be played by 3"),
        (
            "counts.toml",
            "players_5",
            "research_spaces",
            1,
            "there must be a space for every cube, even when cards close some",
        ),
        ("cards.toml", "h1_06", "effect", ["gain gold 2"], "'gain gold 2': 'gold' is not understood"),
        ("cards.toml", "h1_06", "effect", ["dance 2"], "'dance 2' must begin with one of"),
        ("cards.toml", "h1_06", "effect", ["gain 2"], "'gain 2' needs a track"),
        ("cards.toml", "h1_06", "effect", ["publish +1"], "'publish +1' lasts, so the card must last too"),
        ("cards.toml", "h1_06", "effect", ["save_keep 1"], "'save_keep 1' is for an effect card"),
        (
            "cards.toml",
            "h1_02",
            "effect",
            ["gain religion 1"],
            "'gain religion 1' happens at once, so the card must be instant or on_reveal",
        ),
        ("cards.toml", "h2_02", "effect", ["prestige 1"], "'prestige 1' needs a player who took the card"),
        ("cards.toml", "h1_13", "effect", ["reroll"], "'reroll' is for a keep card with one use (duration discard)"),
        (
            "cards.toml",
            "h1_16",
            "effect",
            ["step religion 2"],
            "'step religion 2' is not something a card with one use can do",
        ),
        ("cards.toml", "h1_06", "duration", "permanent", "of a card of type play must be one of instant, round"),
    ],
)
def test_what_cannot_be_played_is_explained(
    folder: Path, file: str, row: str, field: str, value: object, problem: str
) -> None:
    mistakes = damage(folder, file, set_field(row, field, value))
    where = "" if field == "first_round_order" else row  # two rows share the place, and neither is the wrong one
    found = [mistake[3] for mistake in mistakes if mistake[:3] == (file, where, field)]
    assert any(said.startswith(problem) if problem.endswith("one of") else said == problem for said in found), mistakes


@pytest.mark.parametrize(
    ("file", "row", "field", "low", "high"),
    [
        ("spaces.toml", "research_1", "modifier", -9, 9),
        ("spaces.toml", "government", "modifier", 0, 0),
        ("counts.toml", "players_5", "experiment_spaces", 1, 5),
        ("counts.toml", "players_2", "publish_spaces", 1, 4),
    ],
)
def test_a_number_beyond_its_ends_is_refused(
    folder: Path, file: str, row: str, field: str, low: int, high: int
) -> None:
    for number in (low - 1, high + 1):
        mistakes = damage(folder, file, set_field(row, field, number))
        assert (file, row, field) in [mistake[:3] for mistake in mistakes]


def test_every_cube_just_finds_a_space(folder: Path) -> None:
    """Of five players' 15 cubes one rests at least; 16 spaces besides Rest are left when two cards close one each."""
    rows = DATA.rows("counts.toml")
    set_field("players_5", "research_spaces", 4)(rows)
    DATA.write(folder, "counts.toml", rows)
    assert build.loaded(folder).board[5].count(FREE) == 21
    mistakes = damage(folder, "counts.toml", set_field("players_5", "research_spaces", 3))
    assert mistakes == [
        (
            "counts.toml",
            "players_5",
            "research_spaces",
            "there must be a space for every cube, even when cards close some",
        )
    ]


def test_groups_are_the_three_of_the_rulebook_and_no_clause_names_another() -> None:
    found = build.pack()
    names = [{DISCOVERIES[d] for d in members(mask)} for mask in found.groups]
    assert names == [
        {"heliocentrism", "planetary_motion"},
        {"analytic_geometry", "probability_theory"},
        {"pendulum_theory", "light_spectrum", "elastic_force"},
    ]
    for clauses in found.clauses[1]:
        for clause in clauses:
            assert clause & (clause - 1) == 0 or clause in found.groups


@pytest.mark.parametrize("wide", [NARROW, WIDE])
def test_the_tree_is_a_climb_of_five_levels(wide: int) -> None:
    """Everything rests on the level below in its own field, and only on lower levels: no way up is shorter."""
    found = build.pack()
    for d in found.tree[wide]:
        level = found.level[d]
        below = [e for clause in found.clauses[wide][d] for e in members(clause)]
        assert all(found.level[e] < level for e in below), DISCOVERIES[d]
        own = [e for e in below if found.field[e] == found.field[d] and found.level[e] == level - 1]
        assert own or level == 1, DISCOVERIES[d]


@pytest.mark.parametrize("wide", [NARROW, WIDE])
def test_every_discovery_of_level_4_is_needed_by_one_of_level_5(wide: int) -> None:
    found = build.pack()
    needed = 0
    for d in members(found.last[wide]):
        for clause in found.clauses[wide][d]:
            needed |= clause
    for d in found.tree[wide]:
        assert found.level[d] != 4 or needed >> d & 1, DISCOVERIES[d]


def test_only_physics_needs_chemistry_across_fields_that_may_be_closed() -> None:
    """Rule 2.5 drops nothing but prerequisites of physics from chemistry."""
    found = build.pack()
    for d in found.tree[NARROW]:
        for clause in found.clauses[WIDE][d]:
            fields = {FIELDS[found.field[e]] for e in members(clause)} & {"chemistry", "biology"}
            assert not fields or (fields == {"chemistry"} and FIELDS[found.field[d]] == "physics"), DISCOVERIES[d]


def test_whoever_starts_anywhere_can_reach_everything_without_cards() -> None:
    """Nothing asks for more than energy and full rest can bring."""
    found = build.pack()
    assert max(found.research) <= found.base + found.rest_max
    assert max(found.publish) <= found.base + found.rest_max
    assert max(found.first) < found.base + found.rest_max + 6
