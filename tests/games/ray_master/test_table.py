"""Sections 1 and 2: what is on the table, and how it is set up."""

import re

import pytest

from tests.games.ray_master.build import (
    asked,
    dice,
    die,
    game,
    hand,
    legal,
    match,
    nature,
    opening,
    play,
    reserve,
    seen,
    shipped,
    table,
    turn,
    why,
)
from virtuosi.core.game import OptionError
from virtuosi.core.rulebook import read, rule
from virtuosi.core.task import NATURE
from virtuosi.games.ray_master.rules.moves import ACTIONS, COLOURS
from virtuosi.games.ray_master.rules.pack import CARD_IDS
from virtuosi.games.ray_master.rules.position import PILE

# Where the rulings R1 to R31 of our notes stand in the rulebook; their numbers are nothing to players
RULINGS = [
    *("2.4", "3.2", "3.4", "3.7", "4.1", "4.2", "4.3", "4.10", "5.4", "5.2", "3.10"),
    *("5.19", "5.17", "5.10", "6.1", "9.6", "9.4", "9.8", "9.9", "7.1", "7.2", "7.3"),
    *("7.6", "6.3", "8.5", "10.3", "4.8", "4.6", "5.7", "10.4", "8.6"),
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_ruling_stands_in_the_rulebook_and_speaks_to_players(language: str) -> None:
    book = read(game.room, language)
    for number in RULINGS:
        found = book.rule(number)
        assert found is not None
        assert found.ruling, number
    texts = [book.intro, *(entry.text for section in book.sections for entry in section.rules)]
    assert [text for text in texts if re.search(r"\b[RHQN]\d+\b", text)] == []


@rule("ray_master 1.1")
def test_one_or_two_play_and_the_first_seat_is_blue() -> None:
    assert game.seat_counts == (1, 2)
    assert COLOURS == ["blue", "yellow"]
    for seats in (0, 3):
        with pytest.raises(OptionError):
            match(seats)
    alone = table(1, dice={"blue 1": "large 4"}, pile=())
    assert alone.scores() == [4]


@rule("ray_master 1.2", "ray_master 1.8")
def test_each_colour_has_three_dice_of_each_size_on_board_and_in_the_open_reserve() -> None:
    p = opening()
    for colour in COLOURS:
        on_board = [name.split()[0] for name in dice(p, colour)]
        for size, left in reserve(p, colour).items():
            assert on_board.count(size) + left == 3
    for eyes in (0, 1):
        shown = seen(p, eyes)
        assert [side.reserve for side in shown.sides] == [{"large": 0, "medium": 2, "small": 3}] * 2


@rule("ray_master 1.8", "ray_master 5.12")
def test_a_die_that_left_the_board_comes_back_from_the_reserve() -> None:
    p = turn(dice={"blue 1": "large 5"}, temperature=2)
    assert reserve(p, "blue") == {"large": 2, "medium": 3, "small": 3}
    play(p, "fire")
    assert reserve(p, "blue") == {"large": 3, "medium": 2, "small": 3}


@rule("ray_master 1.3")
def test_every_lane_has_a_slot_of_each_colour_and_the_near_colour_alternates() -> None:
    shown = seen(opening(), 0)
    assert [(lane.near.colour, lane.far.colour) for lane in shown.lanes] == [
        ("blue", "yellow"),
        ("yellow", "blue"),
        ("blue", "yellow"),
        ("yellow", "blue"),
    ]


@rule("ray_master 1.3")
def test_a_slot_holds_one_die_only() -> None:
    p = nature(play(opening(free_dice=True), "first(1)"))
    play(p, "place(1-large4)", "place(1-large4)")  # the other player's own slot of lane 1
    assert why(p, "place(1-large4)") == "slot-taken"
    assert why(p, "place(1-medium6)") == "slot-taken"
    assert why(p, "place(2-large4)") == "legal"


@rule("ray_master 1.4")
@pytest.mark.parametrize("lane", [1, 2, 3, 4])
def test_the_ray_looks_along_the_lane_of_its_position(lane: int) -> None:
    everywhere = {f"{colour} {n}": "large 3" for colour in COLOURS for n in (1, 2, 3, 4)}
    p = play(turn(dice=everywhere, ray=lane), "fire")
    changed = [name for name in everywhere if die(p, name) != "large 3"]
    assert changed == [f"{'blue' if lane in (1, 3) else 'yellow'} {lane}"]


@rule("ray_master 1.5")
def test_the_console_has_three_heights_two_modes_and_six_temperatures_and_energy_counts_down_from_12() -> None:
    p = turn(temperature=0)
    assert legal(p, "height") == ["height(middle)", "height(high)"]
    assert shipped().hottest == 5
    assert shipped().energy == 12
    assert seen(p, 0).ray.hottest == 5
    assert seen(p, 0).energy_start == 12


@rule("ray_master 1.6")
def test_two_scientists_work_one_comes_and_goes_and_one_is_for_the_advanced_mode() -> None:
    assert turn().free == 2
    assert turn(extra=(1, 0)).free == 3
    assert table(advanced=True).free == 3
    assert table(advanced=True, extra=(1, 0)).free == 4


@rule("ray_master 1.7")
def test_the_twelve_students_and_their_strengths() -> None:
    pack = shipped()
    cards = [f"{ACTIONS[a]} {n}" for a, n in zip(pack.actions[0], pack.amounts[0], strict=True)]
    assert cards == [
        *("move 1", "move 2", "height 1", "height 1", "mode 1", "mode 1"),
        *("swap 2", "swap 2", "heat 1", "heat 2", "cool 1", "cool 2"),
    ]
    assert len(set(CARD_IDS[0])) == 12


@rule("ray_master 2.1")
def test_energy_starts_at_12_and_the_ray_high_shrinking_at_3() -> None:
    p = opening()
    shown = seen(p, 0)
    assert (shown.energy, shown.ray.height, shown.ray.mode, shown.ray.temperature) == (12, "high", "shrink", 3)


@rule("ray_master 2.2")
def test_the_first_dice_are_worth_24_points_each() -> None:
    p = opening()
    assert dice(p, "blue") == ["large 4", "large 5", "medium 6", "large 3"]
    assert dice(p, "yellow") == ["large 3", "medium 6", "large 5", "large 4"]
    assert reserve(p, "blue") == reserve(p, "yellow") == {"large": 0, "medium": 2, "small": 3}
    assert p.scores() == [24, 24]


@rule("ray_master 2.3")
def test_both_start_with_two_scientists_and_no_extra() -> None:
    p = nature(play(opening(), "first(2)", "roll(1)"))
    assert (p.free, p.extra) == (2, [0, 0])
    assert [side.scientists for side in seen(p, 0).sides] == [2, 2]


@rule("ray_master 2.4")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_drawn_and_then_turns_alternate(first: int) -> None:
    p = opening()
    assert p.actor == NATURE
    assert legal(p) == ["first(1)", "first(2)"]
    assert [weight for _, weight in p.chances()] == [1, 1]
    nature(play(p, f"first({first + 1})"))
    turns = []
    for _ in range(4):
        turns.append(p.actor)
        seat = p.actor
        while p.actor == seat:
            play(p, "end" if "end" in legal(p) else next(name for name in legal(p) if name != "fire"))
            nature(p)
    assert turns == [first, 1 - first, first, 1 - first]


@rule("ray_master 2.5")
@pytest.mark.parametrize(("face", "position"), [(1, 3), (2, 2), (3, 3), (4, 2), (5, 3), (6, 2)])
def test_a_die_places_the_ray(face: int, position: int) -> None:
    p = play(opening(), "first(1)")
    assert legal(p) == [f"roll({n})" for n in range(1, 7)]
    play(p, f"roll({face})")
    assert p.ray + 1 == position


@rule("ray_master 2.6")
def test_each_player_is_dealt_two_students_unseen_by_the_other() -> None:
    p = play(opening(), "first(1)", "roll(1)")
    assert asked(p) == "draw 0"
    assert len(legal(p)) == 12
    assert p.reader() == 0
    play(p, "draw(1)", "draw(5)")
    assert p.reader() == 1
    play(p, "draw(2)", "draw(12)")
    assert [hand(p, 0), hand(p, 1)] == [["s01", "s05"], ["s02", "s12"]]
    assert p.cards.count(PILE) == 8
    assert asked(p) == "choose-student 0"


@rule("ray_master 2.6")
def test_hand_and_pile_sizes_and_the_discard_pile_are_known_to_all_but_hands_are_not() -> None:
    p = play(table(hands=(("s01", "s02"), ("s03", "s04"))), "student(1)")
    for eyes in (0, 1, -2):
        shown = seen(p, eyes)
        assert [side.cards for side in shown.sides] == [1, 2]
        assert shown.pile == 8
        assert [used.id for used in shown.discard] == ["s01"]
        assert [side.hand is not None for side in shown.sides] == [eyes == 0, eyes == 1]
