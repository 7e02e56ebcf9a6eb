"""Damaged packs get messages a person can act on."""

from pathlib import Path

import pytest

from tests.games.adas_dream.conftest import mistakes, rewrite
from virtuosi.core.data import Source
from virtuosi.games.adas_dream.rules.reading import build


def test_the_shipped_pack_is_sound(data: Path) -> None:
    source = Source(data, "shipped")
    assert build(source).digest
    assert source.provenance["reconstructed"] > source.provenance["rulebook"] > 0


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "constants.toml",
            'id = "storage_slots"\nvalue = 3',
            'id = "storage_slots"\nvalue = 5',
            "field value: must be a whole number from 2 to 4, not 5",
        ),
        (
            "constants.toml",
            'id = "advanced_2"\nvalue = 6',
            'id = "advanced_2"\nvalue = 3',
            "field value: must lie above advanced_1",
        ),
        (
            "constants.toml",
            'id = "breakthrough_3"\nvalue = 8',
            'id = "breakthrough_3"\nvalue = 12',
            "field value: must not lie above research_top",
        ),
        (
            "constants.toml",
            'id = "start_steam"\nvalue = 1',
            'id = "start_steam"\nvalue = 7',
            "field value: must be a whole number from 1 to 6, not 7",
        ),
        (
            "workshop.toml",
            '["coal 2"]',
            '["cole 2"]',
            'field reward: "cole 2" is not an effect: write an atom and its amount, such as "coal 2"',
        ),
        (
            "workshop.toml",
            '["coal 2"]',
            '["coal"]',
            'field reward: "coal" is not an effect: write an atom and its amount, such as "coal 2"',
        ),
        (
            "workshop.toml",
            '["coal 2"]',
            '["workshop_reward 7"]',
            'field reward: "workshop_reward 7" is not an effect: write an atom and its amount, such as "coal 2"',
        ),
        (
            "workshop.toml",
            '["coal 2"]',
            '["per_hand_card program 1"]',
            'field reward: "per_hand_card program 1" is not an effect: write an atom and its amount, such as "coal 2"',
        ),
        ("player_board.toml", "cap = 20", "cap = 12", "field cap: must grow from level to level"),
        (
            "breakthroughs.toml",
            'default_track = "green"',
            'default_track = "blue"',
            "field default_track: another token already lies on this track",
        ),
        (
            "programs.toml",
            "value_in 3 4",
            "value_in 3 9",
            "field criterion: 'value_in 3 9' is not a criterion, such as 'value_in 3 4' or 'color_same'",
        ),
        (
            "programs.toml",
            "color_all grey",
            "color_all pink",
            "field criterion: 'color_all pink' is not a criterion, such as 'value_in 3 4' or 'color_same'",
        ),
        (
            "assignments.toml",
            'colors = ["purple", "blue"]',
            'colors = ["purple", "blue", "green"]',
            "field colors: must name one colour, two, or none for any column",
        ),
        ("programs.toml", "value_in 3 4", "value_sum 19", "field criterion: 'value_sum 19' is not a criterion…"),
        ("programs.toml", "value_in 3 4", "value_sum 2", "field criterion: 'value_sum 2' is not a criterion…"),
        (
            "assignments.toml",
            'colors = ["purple", "blue"]',
            'colors = ["purple", "grey"]',
            "field colors: must be a list of texts among purple, blue, yellow, green, not ['purple', 'grey']",
        ),
        ("assignments.toml", "discard = 2", "discard = 9", "field discard: must be a whole number from 0 to 5, not 9"),
        ("gears.toml", "brass = 4", "brass = -1", "field brass: must be a whole number from 0 to 9, not -1"),
        (
            "cities.toml",
            'default_tile = "us4"',
            'default_tile = "uc1"',
            "field default_tile: must be a tile of this region that lies nowhere else",
        ),
        (
            "cities.toml",
            'id = "london"',
            'id = "paris"',
            "field id: must be one of london, oxford, cambridge, bristol, exeter, lampeter,…",
        ),
        ("routes.toml", 'b = "oxford"', 'b = "london"', "field b: a route joins two different cities"),
        (
            "universities.toml",
            'region = "south"',
            'region = "outer"',
            "field region: must be one of south, central, not 'outer'",
        ),
        ("meetings.toml", "spaces = 6", "spaces = 9", "field spaces: must be a whole number from 1 to 8, not 9"),
        (
            "institutions.toml",
            "prestige = 8",
            "prestige = 7",
            "field prestige: must be even, so that a tie can halve it",
        ),
        (
            "partners.toml",
            'science = "physics"',
            'science = "alchemy"',
            "field science: must be one of mathematics, physics, astronomy, engineering, sponsor, not 'alchemy'",
        ),
        ("partners.toml", "die = [2]", "die = [7]", "field die: must be a list of whole numbers from 1 to 6, not [7]"),
        (
            "partners.toml",
            'cost = "reduce_die"',
            'cost = "free"',
            "field cost: must be one of none, reduce_die, pay_die_value, not 'free'",
        ),
        (
            "objectives.toml",
            "programs_placed 2",
            "programs_burnt 2",
            "field check: 'programs_burnt 2' is not a condition, such as 'programs_placed 2'",
        ),
        (
            "objectives.toml",
            "default = true\n",
            "",
            "field default: the standard setup needs one tile per area, all of one letter",
        ),
        ("objectives.toml", 'letter = "A"', 'lettre = "A"', "field lettre: is not a field of this table"),
    ],
)
def test_every_mistake_is_named(data: Path, file: str, old: str, new: str, said: str) -> None:
    rewrite(data, file, old, new)
    found = mistakes(data)
    begun = said.removesuffix("…")  # of what goes on too long
    assert any(
        mistake.startswith(file) and (begun in mistake if begun != said else mistake.endswith(said))
        for mistake in found
    ), found


def test_steam_does_not_start_above_its_levels(data: Path) -> None:
    path = data / "constants.toml"
    text = path.read_text(encoding="utf-8")
    text = text.replace('id = "start_steam"\nvalue = 1', 'id = "start_steam"\nvalue = 6')
    path.write_text(text, encoding="utf-8")
    build(Source(data, "high"))
    path.write_text(text.replace('id = "steam_levels"\nvalue = 6', 'id = "steam_levels"\nvalue = 5'), encoding="utf-8")
    assert "constants.toml: row start_steam, field value: must not lie above steam_levels" in mistakes(data)


def test_a_missing_row_and_a_missing_file_are_named(data: Path) -> None:
    text = (data / "routes.toml").read_text(encoding="utf-8")
    kept = [row for row in text.split("[[routes]]") if "dublin" not in row]
    (data / "routes.toml").write_text("[[routes]]".join(kept), encoding="utf-8")
    assert any("reachable" in mistake for mistake in mistakes(data))
    (data / "partners.toml").unlink()
    assert any("partners.toml" in mistake for mistake in mistakes(data))
