"""Damaged packs get messages a person can act on."""

import shutil
from importlib.resources import as_file
from pathlib import Path

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.data import PackError, Source
from virtuosi.core.position import play_out
from virtuosi.core.rng import Rng
from virtuosi.games.adas_dream.rules import setup
from virtuosi.games.adas_dream.rules.pack import AdaPack
from virtuosi.games.adas_dream.rules.reading import build


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with as_file(ada.game.room.joinpath("data")) as shipped:
        shutil.copytree(shipped, tmp_path / "pack")
    return tmp_path / "pack"


def mistakes(data: Path) -> list[str]:
    with pytest.raises(PackError) as caught:
        build(Source(data, "damaged"))
    return [str(mistake) for mistake in caught.value.mistakes]


def other(data: Path) -> AdaPack:
    """The weakest guesses guessed otherwise: one storage slot more, a steam level less, longer tracks."""
    path = data / "constants.toml"
    text = path.read_text(encoding="utf-8")
    for id, old, new in (("storage_slots", 3, 4), ("steam_levels", 6, 5), ("research_top", 9, 12)):
        assert f'id = "{id}"\nvalue = {old}\n' in text
        text = text.replace(f'id = "{id}"\nvalue = {old}\n', f'id = "{id}"\nvalue = {new}\n')
    path.write_text(text, encoding="utf-8")
    return build(Source(data, "other"))


def test_the_shipped_pack_is_sound(data: Path) -> None:
    source = Source(data, "shipped")
    assert build(source).digest
    assert source.provenance["reconstructed"] > source.provenance["rulebook"] > 0


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("constants.toml", 'id = "storage_slots"\nvalue = 3', 'id = "storage_slots"\nvalue = 5', "from 2 to 4"),
        ("constants.toml", 'id = "advanced_2"\nvalue = 6', 'id = "advanced_2"\nvalue = 3', "must lie above advanced_1"),
        ("constants.toml", 'id = "breakthrough_3"\nvalue = 8', 'id = "breakthrough_3"\nvalue = 12', "research_top"),
        ("constants.toml", 'id = "start_steam"\nvalue = 1', 'id = "start_steam"\nvalue = 7', "from 1 to 6"),
        ("workshop.toml", '["coal 2"]', '["cole 2"]', "is not an effect"),
        ("workshop.toml", '["coal 2"]', '["coal"]', "is not an effect"),
        ("workshop.toml", '["coal 2"]', '["workshop_reward 7"]', "is not an effect"),
        ("workshop.toml", '["coal 2"]', '["per_hand_card program 1"]', "is not an effect"),
        ("player_board.toml", "cap = 20", "cap = 12", "must grow from level to level"),
        ("breakthroughs.toml", 'default_track = "green"', 'default_track = "blue"', "another token already lies"),
        ("programs.toml", "value_in 3 4", "value_in 3 9", "is not a criterion"),
        ("programs.toml", "color_all grey", "color_all pink", "is not a criterion"),
        ("assignments.toml", 'colors = ["purple", "blue"]', 'colors = ["purple", "grey"]', "must be a list of texts"),
        ("assignments.toml", "discard = 2", "discard = 9", "from 0 to 5"),
        ("gears.toml", "brass = 4", "brass = -1", "from 0 to 9"),
        ("cities.toml", 'default_tile = "us4"', 'default_tile = "uc1"', "must be a tile of this region"),
        ("cities.toml", 'id = "london"', 'id = "paris"', "must be one of"),
        ("routes.toml", 'b = "oxford"', 'b = "london"', "two different cities"),
        ("universities.toml", 'region = "south"', 'region = "outer"', "must be one of south, central"),
        ("meetings.toml", "spaces = 6", "spaces = 9", "from 1 to 8"),
        ("institutions.toml", "prestige = 8", "prestige = 7", "must be even"),
        ("partners.toml", 'science = "physics"', 'science = "alchemy"', "must be one of"),
        ("partners.toml", "die = [2]", "die = [7]", "from 1 to 6"),
        ("partners.toml", 'cost = "reduce_die"', 'cost = "free"', "must be one of"),
        ("objectives.toml", "programs_placed 2", "programs_burnt 2", "is not a condition"),
        ("objectives.toml", "default = true\n", "", "one tile per area"),
        ("objectives.toml", 'letter = "A"', 'lettre = "A"', "is not a field of this table"),
    ],
)
def test_every_mistake_is_named(data: Path, file: str, old: str, new: str, said: str) -> None:
    path = data / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = mistakes(data)
    assert any(said in mistake and file in mistake for mistake in found), found


def test_a_missing_row_and_a_missing_file_are_named(data: Path) -> None:
    text = (data / "routes.toml").read_text(encoding="utf-8")
    kept = [row for row in text.split("[[routes]]") if "dublin" not in row]
    (data / "routes.toml").write_text("[[routes]]".join(kept), encoding="utf-8")
    assert any("reachable" in mistake for mistake in mistakes(data))
    (data / "partners.toml").unlink()
    assert any("partners.toml" in mistake for mistake in mistakes(data))


def test_weak_guesses_can_be_changed(data: Path) -> None:
    """Storage, steam levels, research and regions are values of the pack; the move space stays."""
    pack = other(data)
    p = ada.table(pack=pack)
    ada.store(p, "purple 1", "purple 2", "purple 3")
    assert ada.why(p, "move(w0-1)") == "", "a fourth die can be stored"
    ada.store(p, "purple 1", "purple 2", "purple 3", "purple 4")
    assert ada.why(p, "move(w0-1)") == "storage-full"
    ada.gain(p, *["steam_free 9", "research_purple 9", "research_purple 2"])
    assert (p.steam[0], p.research[0], p.tokens[0]) == (5, 11, 0)
    ada.gain(p, "research_purple 9")
    assert (p.research[0], p.tokens[0]) == (12, 2)
    ada.play(p, "use(s4)", "place(c33)")
    assert (ada.said(p.mill[8]), p.storage[3]) == ("purple 4", 0)


def test_a_changed_pack_is_played_to_the_end(data: Path) -> None:
    pack = other(data)
    for seed in range(3):
        p = setup.lay(pack, 3, True, False, False)
        census = ada.game.census(p)
        play_out(p, Rng(seed), ada.game.longest)
        assert p.over
        assert ada.game.census(p) == census
