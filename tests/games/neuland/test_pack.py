"""The component data: the shipped pack loads, and a damaged one says what is wrong with it, and where."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.data import Rows, Shipped
from tests.games.neuland.build import Country, country, game, opening, produce, shipped, take
from virtuosi.core.data import PROVENANCE, PackError
from virtuosi.core.rng import Rng
from virtuosi.core.task import LEGAL
from virtuosi.core.text import LANGUAGES, Message
from virtuosi.games import pack_from, provenance
from virtuosi.games.neuland.rules.moves import GOODS, IRON_ORE, TERRAINS
from virtuosi.games.neuland.rules.pack import NeulandPack
from virtuosi.games.neuland.table.plan import goals, plan

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
        ("buildings.toml", 1, "terrain", ["swamp"]),
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
        ("hexes.toml", 0, "start", True),
    ],
)
def test_values_that_do_not_fit_together_are_reported(
    folder: Path, file: str, row: int, field: str, value: object
) -> None:
    mistakes = damage(folder, file, lambda found: found[row].update({field: value}))
    assert (DATA.rows(file)[row]["id"], field) in mistakes


@pytest.mark.parametrize(
    ("file", "row", "field", "value", "problem"),
    [
        ("buildings.toml", 2, "terrain", [], "must name at least one terrain"),
        ("progress.toml", 3, "step", 2, "must be 1"),
        ("goods.toml", 4, "discs", 31, "must be a whole number from 1 to 30, not 31"),
    ],
)
def test_a_mistake_says_what_would_be_right(
    folder: Path, file: str, row: int, field: str, value: object, problem: str
) -> None:
    found = DATA.rows(file)
    found[row][field] = value
    DATA.write(folder, file, found)
    with pytest.raises(PackError) as caught:
        load(folder)
    assert [(mistake.field, mistake.problem) for mistake in caught.value.mistakes] == [(field, problem)]


def test_where_a_match_starts_must_be_forest_and_enough(folder: Path) -> None:
    few = damage(folder, "hexes.toml", lambda found: found[1].update(start=False))
    assert few == [("a1", "start")]  # of all of them too few: said of the first row
    assert damage(folder, "hexes.toml", lambda found: found[1].update(terrain="field")) == [("a2", "start")]


@pytest.mark.parametrize("output", ["iron_ore", "silver_ore"])
def test_only_mines_give_ore(folder: Path, output: str) -> None:
    """Its disc moves to the smelter: there is none where no mine gave it."""
    mistakes = damage(folder, "buildings.toml", lambda found: found[11].update(output=output))
    assert mistakes == [("workshop", "output")]


@pytest.mark.parametrize("inputs", [["ore", "paper"], ["paper", "ore"], ["ore"], ["tools", "ore"], ["ore", "food"]])
def test_a_smelter_may_have_any_inputs_beside_the_ore(folder: Path, inputs: list[str]) -> None:
    found = DATA.rows("buildings.toml")
    found[9]["inputs"] = inputs
    DATA.write(folder, "buildings.toml", found)
    t = country(pack=load(folder))
    smelter, mine = t.put("D2", "smelter_dual"), t.stand("D3", "silver_ore")
    supply = t.p.supply[:]
    sources = [mine if good == "ore" else t.stand("D1", good) for good in inputs]
    t.play(produce(smelter), *[take(source) for source in sources])
    assert t.goods() == ["silver"]
    assert t.p.supply == supply  # the disc has only moved


@pytest.mark.parametrize("seed", range(12))
def test_a_pack_of_any_values_plays_to_its_end(folder: Path, seed: int) -> None:
    rng = Rng(seed)
    anything(folder, rng)
    t = opening(2 + seed % 3, pack=load(folder), map="random" if seed % 2 else "first", **switched(rng))
    census, longest = t.p.census(), 0
    while t.p.agenda:
        longest += 1
        if longest % 97 == 0:
            legal = [move for move, refusal in t.p.refusals() if refusal == LEGAL]
            assert legal == t.p.moves()
            assert t.p.census() == census
            assert min(t.p.supply) >= 0
            shown(t)
        t.random_move(rng)
    assert t.p.census() == census


def anything(folder: Path, rng: Rng) -> None:
    """Recipes, terrains, materials, counts and points as the data language allows them, drawn at random."""
    buildings, progress = DATA.rows("buildings.toml"), DATA.rows("progress.toml")
    for row in buildings + progress:
        row["terrain"] = sorted({one_of(TERRAINS, rng), one_of(TERRAINS, rng)})
        row["material"] = one_of(["wood", "stone"], rng)
        row["inputs"] = sorted({one_of([*GOODS[:4], *GOODS], rng) for _ in range(1 + rng.below(2))})
    for row in buildings:
        row["count"] = rng.below(7)
        if row["id"].startswith("smelter"):
            beside = [good for good in row["inputs"][:1] if not good.endswith("ore")]
            row["inputs"] = ["ore", *beside] if rng.below(2) else [*beside, "ore"]
        elif row["id"] != "mine":
            row["output"] = one_of([good for good in GOODS if not good.endswith("ore")], rng)
            row["inputs"] = row["inputs"] if rng.below(3) else []
    for row in buildings[:2]:
        row["terrain"], row["count"] = ["forest"], 4 + rng.below(3)
    buildings[10]["material"] = buildings[9]["material"]
    for row in progress:
        row["points"] = 1 + rng.below(9)
    constants = DATA.rows("constants.toml")
    for row in constants:
        if row["id"] in ("markers", "forage", "minerals_per_mine"):
            row["value"] = 1 + rng.below(3)
        elif row["id"] == "quiet_turns":
            row["value"] = 1 + rng.below(20)
    for file, rows in (("buildings.toml", buildings), ("progress.toml", progress), ("constants.toml", constants)):
        DATA.write(folder, file, rows)


def one_of(things: list[str], rng: Rng) -> str:
    return things[rng.below(len(things))]


def switched(rng: Rng) -> dict[str, bool]:
    names = ("progress_one_step", "sum_of_distances", "discs_stay", "allow_wait")
    return {name: rng.below(2) == 1 for name in names}


def shown(t: Country) -> None:
    """Everything that is made for people or bots of a position can be made."""
    t.seen()
    game.insight.values(t.p)
    if not t.p.agenda or t.p.actor < 0:
        return
    for language in LANGUAGES:
        words = game.words(language)
        for move, refusal in t.p.refusals():
            assert words.render(game.label(t.p, move), str)
            if refusal != LEGAL:
                said = Message(f"refusal-{game.refusals[refusal].name}", game.facts(t.p, move, refusal))
                assert words.render(said, str)
    if t.is_free:
        for goal in goals(t.p):
            assert plan(t.p, goal, 0.05) is not None


def test_pieces_without_enough_forests_are_reported(folder: Path) -> None:
    def change(found: Rows) -> None:
        found[0]["terrain"] = ["field", "field"]

    assert damage(folder, "pieces.toml", change) == [("forest_field", "terrain")]


def test_every_good_can_be_made() -> None:
    assert [name for name, makers in zip(GOODS, shipped().makers, strict=True) if not makers] == []
