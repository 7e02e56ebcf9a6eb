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
from virtuosi.core.match import Match
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import provenance
from virtuosi.games.newton.rules.pack import ATOMS, END, NewtonPack
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
        ("map.toml", lambda t: t["roads"].__delitem__(slice(0, 49)), "field roads: some places cannot be reached"),
        (
            "map.toml",
            lambda t: t["roads"].append(t["roads"][0] | {"id": "again"}),
            "row again, field b: a road joins two different places, once",
        ),
        ("map.toml", lambda t: t["places"][1].update(kind="city"), "field kind: there must be 7 places of kind city"),
        ("map.toml", lambda t: t["places"].pop(), "row creta: the row is missing from places"),
        (
            "technology.toml",
            lambda t: t["spaces"][0].update(next=["l1", "l2a"]),
            "row l1, field next: l2a: one path only leads to a space, and none to the root",
        ),
        (
            "technology.toml",
            lambda t: t["spaces"][29].update(tile="master"),
            "field tile: the tree has four objectives",
        ),
        (
            "technology.toml",
            lambda t: t["spaces"][1].update(id="q9"),
            "row q9, field id: must be one of t0, l1, l2a, l3a, l4a, l5a, l6a, l2b, l3b, l4b, l5b,…",
        ),
        (
            "work.toml",
            lambda t: t["spaces"][3].update(space=15),
            "row objective, field space: the objective is the last space of the track",
        ),
        (
            "work.toml",
            lambda t: t["spaces"][3].update(books=["blue"]),
            "row objective, field books: an objective asks for 4 books",
        ),
        (
            "boards.toml",
            lambda t: t["boards"][0].update(shelf_1=["shelf"]),
            "row a, field shelf_1: 'shelf' is no cell: pre, pane, books .., university 1-6, ancient ..",
        ),
        ("boards.toml", lambda t: t["runs"][0].update(last=3), "row a_row1_1, field last: a run has book spaces only"),
        (
            "work.toml",
            lambda t: t["spaces"][0].update(space=7),
            "row invention, field space: there is another special space already",
        ),
        ("work.toml", lambda t: t["spaces"][2].update(tile="invention"), "row master, field tile: must be master"),
        (
            "technology.toml",
            lambda t: t["spaces"][1].update(next=["l2b"]),
            "field next: no path leads from the root t0 to l2a, l3a, l4a, l5a, l6a, e1",
        ),
        (
            "technology.toml",
            lambda t: t["spaces"][1].update(tile="invention"),
            "field tile: the tree has 4 spaces of kind invention",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["gold 3"]),
            "row l1_01, field effect: 'gold 3' is not an effect that can stand here",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["card 4"]),
            "row l1_01, field effect: 'card 4' is not an effect that can stand here",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["pay card 2", "vp 1"]),
            "row l1_01, field effect: 'pay card 2' is not an effect that can stand here",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["pay coin 2"]),
            "row l1_01, field effect: a price must be followed by what it is paid for",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["vp 1", "pay coin 2", "vp 3"]),
            "row l1_01, field effect: a price stands first, on cards and special actions, or as…",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["double_bonus"]),
            "row l1_01, field effect: changes technology, which this card is not played for",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][12].update(effect=["vp 1", "second_shelf_tile"]),
            "row l1_13, field effect: what changes an action stands alone, or after its price in coins",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["pay coin 1", "vp 2"]),
            "row boyle, field effect: a price stands first, on cards and special actions, or as…",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["master_again"]),
            "row boyle, field effect: only cards and special actions use something again",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["extra_cube"]),
            "row boyle, field effect: only a card changes its own action",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["travel 3 ignore_books"]),
            "row boyle, field effect: 'travel 3 ignore_books' is not an effect that can stand here",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["study 3 split ignore_requirement"]),
            "row boyle, field effect: 'study 3 split ignore_requirement' is not an effect that can stand here",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=[]),
            "row boyle, field effect: must say what it gives",
        ),
        (
            "tiles.toml",
            lambda t: t["cities"][0].update(effect=["pay coin 2", "potion 1"]),
            "row coins, field effect: a price stands first, on cards and special actions, or as…",
        ),
        (
            "tiles.toml",
            lambda t: t["inventions"][0].update(effect=["city_again"]),
            "row potion_vp, field effect: only cards and special actions use something again",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["book pink"]),
            "row l1_01, field effect: 'book pink': a book is one of orange, green, blue, any",
        ),
        (
            "cards.toml",
            lambda t: t["starting_cards"][0].update(effect=["coin 1"]),
            "row red_work, field effect: a starting card has books only",
        ),
        (
            "lectures.toml",
            lambda t: t["lecture_cards"][0].update(actions=["work"]),
            "row x1_01, field actions: same: one action twice; split: two different ones; special: one",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][1].update(lightning=True),
            "row brahe, field lightning: books last, anything else is immediate",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["study 4 sideways"]),
            "row boyle, field effect: 'study 4 sideways' is not an effect that can stand here",
        ),
        ("tiles.toml", lambda t: t["cities"][0].update(count=2), "field cities: the base game has seven city tiles"),
        (
            "tiles.toml",
            lambda t: t["bonuses"][0].update(count=1),
            "field bonuses: there are 18 spots for tokens and fewer tokens",
        ),
        (
            "tiles.toml",
            lambda t: t["bonuses"][0].update(effect=["medicine"]),
            "row coins_2, field effect: 'medicine' is not an effect that can stand here",
        ),
    ],
)
def test_what_cannot_be_played_with_is_explained(
    tmp_path: Path, file: str, change: Callable[[Rows], object], said: str
) -> None:
    found = damaged(tmp_path, file, change)
    if said.endswith("…"):  # of what goes on too long
        assert said.removesuffix("…") in found
    else:
        assert {f"{file}: {said}", f"{file}, {said}"} & set(found.splitlines()), found


def test_constants_stay_in_their_ranges(tmp_path: Path) -> None:
    for row in read("constants.toml")["constants"]:
        low, high = NUMBERS[row["id"]]
        assert low <= row["value"] <= high
    said = damaged(tmp_path, "constants.toml", lambda tables: tables["constants"][0].update(value=7))
    assert "must be a whole number from 1 to 6, not 7" in said


def changed(folder: Path, file: str, change: Callable[[Rows], object]) -> NewtonPack:
    """A pack in which one file was changed, and which is accepted."""
    shutil.copytree(DATA, folder, dirs_exist_ok=True)
    tables = read(file)
    change(tables)
    (folder / file).write_text(toml(tables), encoding="utf-8")
    return build(Source(folder, "changed"))


def set_effect(table: str, id: str, effect: list[str]) -> Callable[[Rows], object]:
    return lambda tables: next(row for row in tables[table] if row["id"] == id).update(effect=effect)


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("cards.toml", set_effect("action_cards", "l1_03", ["pay coin 1", "cube place", "vp 1"])),
        ("cards.toml", set_effect("action_cards", "l1_03", ["pay potion 1", "teleport", "medicine", "vp 2"])),
        ("cards.toml", set_effect("action_cards", "l1_03", ["repeat_effect", "vp 1"])),
        ("cards.toml", set_effect("action_cards", "l1_03", ["pay card 1", "any 3", "study 2 split"])),
        ("masters.toml", set_effect("masters", "boyle", ["teleport", "remove_shelf_tile 9", "student 4"])),
        ("masters.toml", set_effect("masters", "bruno", ["lessons 9 then_act", "pay coin 3", "cube ancient"])),
        ("tiles.toml", set_effect("cities", "coins", ["play_master", "discovery free", "technology 2 split"])),
        ("tiles.toml", set_effect("inventions", "student", ["card 3", "travel 2 cube_everywhere", "vp_per_triple 2"])),
        ("lectures.toml", set_effect("special_actions", "sp01", ["pay potion 1", "objective_now", "master_again"])),
        ("constants.toml", lambda t: t["constants"][0].update(value=2)),
    ],
)
def test_what_a_pack_says_is_played_to_the_end(tmp_path: Path, file: str, change: Callable[[Rows], object]) -> None:
    pack = changed(tmp_path, file, change)
    for seed in range(6):
        table = Match(game, pack, 1 + seed % 4, {"lectures": True, "discoveries": True})
        p, rng = table.position, Rng(seed)
        before = game.census(p)
        while p.agenda:
            if p.actor == NATURE:
                p.play(p.toss(rng.number()))
                continue
            for move, _ in p.refusals():
                assert game.words("fr").render(game.label(p, move), str)
            moves = p.moves()
            p.play(moves[rng.below(len(moves))])
        assert game.census(p) == before
        assert sum(line.points for line in game.sheet(p, 0)) == p.scores()[0]


def test_changed_rows_say_what_they_were_and_no_note_is_cut_off() -> None:
    notes = [row.get("note", "") for file in FILES for rows in read(file).values() for row in rows]
    assert all(note.count("(") == note.count(")") for note in notes)
    starters = read("cards.toml")["starting_cards"]
    assert sum("it was" in row["note"] for row in starters) == 13
    counts = [*read("tiles.toml")["incomes"], *read("tiles.toml")["developments"]]
    assert {row["provenance"] for row in counts} == {"inferred"}
