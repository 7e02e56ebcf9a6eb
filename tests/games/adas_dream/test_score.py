"""The score (rule 16)."""

from itertools import product

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import machine, moves, scoring
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import FIRST, LATER
from virtuosi.games.adas_dream.rules.position import AdasDream


def reasons(p: AdasDream, seat: int = 0) -> dict[str, int]:
    return dict(zip(scoring.REASONS, scoring.points(p, seat), strict=True))


@rule("adas_dream 16.3")
def test_objectives_pay_by_space() -> None:
    p = ada.table()
    p.claims[:4] = [FIRST, 0, LATER, 0]
    assert reasons(p)["objectives"] == 11


@rule("adas_dream 16.4")
def test_universities_pay_prestige_and_discs_above() -> None:
    """The worked example: two discs on Bristol and one on Manchester are 6."""
    p = ada.table()
    ada.disc(p, "bristol", "bristol", "manchester")
    assert reasons(p)["travel"] == 6
    ada.disc(p, "manchester", seat=1)
    assert reasons(p)["travel"] == 8, "whoever owns the disc above"
    assert reasons(p, 1)["travel"] == 2
    p = ada.table(own_discs=True)
    ada.disc(p, "bristol", "bristol", "manchester")
    ada.disc(p, "manchester", seat=1)
    assert reasons(p)["travel"] == 6


@rule("adas_dream 16.5")
def test_lecture_levels_pay_the_most_and_halve_ties() -> None:
    p = ada.table(3)
    assert reasons(p)["lectures"] == 0
    ada.disc(p, "royal_society_6")
    ada.disc(p, "civil_engineers_6", seat=1)
    assert [reasons(p, seat)["lectures"] for seat in range(3)] == [4, 4, 0]
    ada.disc(p, "astronomical_society_6", seat=2)
    assert [reasons(p, seat)["lectures"] for seat in range(3)] == [4, 4, 4]
    ada.disc(p, "royal_institution_6", seat=2)
    assert [reasons(p, seat)["lectures"] for seat in range(3)] == [0, 0, 8]
    ada.disc(p, "royal_society_2", "royal_society_3")
    assert reasons(p)["lectures"] == 8
    assert ada.shipped().level_prestige == [4, 4, 6, 6, 8]


@rule("adas_dream 16.6", "adas_dream 16.7")
def test_rooms_give_science_tokens() -> None:
    p = ada.table(3)
    p.room_science = [4, 3, 2, 1]
    ada.disc(p, "room1", "room1")
    ada.disc(p, "room1", seat=1)
    assert [scoring.room_token(p, seat, 0) for seat in range(3)] == [2, 1, 0]
    ada.disc(p, "room1", seat=1)
    ada.disc(p, "room1", seat=2)
    assert [scoring.room_token(p, seat, 0) for seat in range(3)] == [1, 1, 0]
    ada.hold(p, hand="s4 r07", deck="r08 s1")
    assert reasons(p)["meetings"] == 3


@rule("adas_dream 16.7")
def test_the_worked_example_of_science_tokens() -> None:
    p = ada.table()
    p.room_science = [4, 3, 2, 1]
    ada.disc(p, "room1", "room2")
    ada.hold(p, hand="r07 r08", deck="r05 r06 s1")
    assert reasons(p)["meetings"] == 8, "two twos with two cards each"


@rule("adas_dream 16.7")
def test_a_token_gained_in_play_adds_to_the_others() -> None:
    p = ada.table()
    p.room_science = [4, 3, 2, 1]
    ada.disc(p, "room1")
    ada.hold(p, hand="r07 r08")
    ada.gain(p, "science_token 1")
    ada.play(p, "science(engineering)")
    ada.gain(p, "science_token 1")
    ada.play(p, "science(engineering)")
    assert reasons(p)["meetings"] == (2 + 1 + 1) * 2


@rule("adas_dream 16.8")
def test_all_eight_partners_pay_negative_ones_too() -> None:
    p = ada.table()
    ada.hold(p, hand="s4 s5", deck="t25 r06", discard="s6")
    assert reasons(p)["partners"] == -1 - 1 + 4 + 2 - 1


@rule("adas_dream 10.5", "adas_dream 16.9")
@pytest.mark.parametrize(
    ("tile", "good", "bad"),
    [
        ("p01", "yellow:1 yellow:6 yellow:2", "yellow:1 yellow:6 grey:2"),
        ("p02", "blue:1 blue:6 blue:2", "blue:1 green:6 blue:2"),
        ("p03", "green:1 green:6 green:2", "blue:1 green:6 green:2"),
        ("p04", "purple:1 purple:6 purple:2", "purple:1 purple:6 grey:2"),
        ("p05", "grey:1 grey:6 grey:2", "blue:1 grey:6 grey:2"),
        ("p06", "purple:1 blue:6 blue:2", "purple:1 blue:6 grey:2"),
        ("p07", "purple:1 yellow:6 purple:2", "purple:1 yellow:6 blue:2"),
        ("p08", "purple:1 green:6 purple:2", "purple:1 yellow:6 green:2"),
        ("p09", "blue:1 yellow:6 blue:2", "purple:1 yellow:6 blue:2"),
        ("p10", "blue:1 green:6 green:2", "blue:1 green:6 grey:2"),
        ("p11", "yellow:1 green:6 green:2", "yellow:1 blue:6 green:2"),
        ("p12", "grey:1 grey:5 grey:2", "grey:1 grey:5 blue:2"),
        ("p13", "grey:1 blue:5 green:2", "grey:1 blue:5 grey:2"),
        ("p14", "2 4 6", "2 4 5"),
        ("p15", "1 3 5", "1 3 6"),
        ("p16", "1 2 1", "1 2 3"),
        ("p17", "3 4 4", "3 4 5"),
        ("p18", "5 6 6", "4 5 6"),
        ("p19", "1 2 3", "2 3 4"),
        ("p20", "4 6 5", "3 6 5"),
        ("p21", "4 4 4", "4 4 5"),
        ("p22", "4 2 3", "4 2 2"),
        ("p23", "1 3 6", "1 3 3"),
        ("p24", "6 5 1", "6 1 5"),
        ("p25", "1 3 6", "1 3 5"),
    ],
)
def test_every_program(tile: str, good: str, bad: str) -> None:
    index = moves.PROGRAMS.index(tile)
    prestige = ada.shipped().program_prestige[index]
    p = ada.table()
    p.slots[0] = p.slots[3] = index + 1
    ada.mill(p, f"{good} / . . . / . . .")
    assert machine.program_points(p, 0, 0) == prestige, "gears do not matter"
    assert machine.program_points(p, 0, 3) == 0, "a column with one die pays nothing"
    first, second, third = good.split()
    ada.mill(p, f"{first} . . / {second} . . / {third} . .")
    assert machine.program_points(p, 0, 3) == prestige, "from top to bottom"
    ada.mill(p, f"{bad} / . . . / . . .")
    assert machine.program_points(p, 0, 0) == 0


@rule("adas_dream 16.9")
def test_the_program_of_the_example_pays_eight() -> None:
    assert ada.shipped().program_prestige[moves.PROGRAMS.index("p17")] == 8


@rule("adas_dream 16.10")
def test_the_worked_example_of_lines() -> None:
    """74 points: 30 of 32, 8, 6 and 30; two columns are not complete."""
    p = ada.table()
    ada.mill(p, "5 3 4 / 5 4 1 / 5 2 3")
    ada.gear(p, row1="+ x", row2="+ -", row3="- +", col1="x +", col2="o x", col3="+ d")
    p.steam[0] = 5
    assert [machine.line_points(p, 0, line) for line in range(6)] == [30, 8, 6, 30, 0, 0]
    assert machine.line_result(p, 0, 0) == 32
    assert reasons(p)["lines"] == 74


@rule("adas_dream 16.10")
@pytest.mark.parametrize(
    ("dice", "gears", "steam", "points"),
    [("2 3 5", "+ x", 5, 25), ("2 3 5", "x +", 5, 11), ("6 6 6", "x x", 6, 40), ("6 6 6", "x x", 1, 10)],
)
def test_lines_are_worked_out_in_order_and_capped(dice: str, gears: str, steam: int, points: int) -> None:
    p = ada.table()
    ada.mill(p, f"{dice} / . . . / . . .")
    ada.gear(p, row1=gears)
    p.steam[0] = steam
    assert machine.line_points(p, 0, 0) == points


@rule("adas_dream 16.11")
def test_a_negative_line_counts_as_it_is() -> None:
    p = ada.table()
    ada.mill(p, "1 6 6 / . . . / . . .")
    ada.gear(p, row1="- -")
    assert reasons(p)["lines"] == -11


@rule("adas_dream 16.12")
def test_slots_without_a_gear_cost_two() -> None:
    p = ada.table()
    assert reasons(p)["gears"] == -24
    ada.gear(p, row1="+ -", row2="x o")
    assert reasons(p)["gears"] == -18


@rule("adas_dream 16.15")
@pytest.mark.parametrize(
    ("coins", "coal", "brass", "books", "points"), [(7, 4, 3, 0, 1), (0, 0, 9, 0, 0), (9, 9, 2, 2, 4)]
)
def test_books_and_tens_of_resources(coins: int, coal: int, brass: int, books: int, points: int) -> None:
    p = ada.table()
    ada.rich(p, coins=coins, coal=coal, brass=brass, books=books)
    assert reasons(p)["leftovers"] == points


@rule("adas_dream 16.4", "adas_dream 16.5", "adas_dream 16.10", "adas_dream 16.14", "adas_dream 16.15")
def test_the_worked_score_sheet_of_107() -> None:
    p = ada.table()
    ada.nothing(p)
    p.claims[2] = FIRST
    ada.disc(p, "bristol", "bristol", "manchester", "royal_society_6", "room1", "room2")
    ada.disc(p, "civil_engineers_6", seat=1)
    p.room_science = [4, 3, 2, 1]
    ada.hold(p, hand="r07 t23 r05 t17", deck="t28 s2 s1 r09")
    ada.mill(p, "blue:5 5 5 / green:4 3 4 / 2 3 3")
    ada.gear(p, row1="x +", row2="+ +", row3="+ +", col1="- o", col2="o +", col3="o o")
    for line, tile in ((0, "p21"), (1, "p17"), (2, "p19"), (3, "p13")):
        p.slots[line] = moves.PROGRAMS.index(tile) + 1
    p.steam[0] = 4
    p.tokens[:4] = [2, 0, 0, 1]
    p.columns[:4] = [2, 0, 0, 2]
    ada.rich(p, coins=7, coal=4, brass=3)
    assert machine.line_result(p, 0, 0) == 30
    assert reasons(p) == {
        "objectives": 7,
        "travel": 6,
        "lectures": 4,
        "meetings": 8,
        "partners": 9,
        "programs": 30,
        "lines": 44,
        "gears": -8,
        "innovation": 0,
        "assignments": 6,
        "leftovers": 1,
    }
    assert p.scores()[0] == 107
    assert sum(line.points for line in ada.game.sheet(p, 0)) == 107


def test_until_the_end_a_hidden_partner_is_not_counted() -> None:
    p = ada.table()
    ada.hold(p, hand="s1", deck="r06")
    p.dealt[0] = moves.PARTNERS.index("r06")
    assert reasons(p)["partners"] == 0
    p.agenda.clear()
    assert reasons(p)["partners"] == 2


@rule("adas_dream 10.5")
def test_a_program_is_within_reach_exactly_while_dice_could_still_fulfil_it() -> None:
    p = ada.table()
    for tile, kind in enumerate(p.pack.criterion):
        by_color = kind in (tables.COLOR_IN, tables.COLOR_SAME, tables.COLOR_ALL_DIFFERENT)
        faces = [ada.die(f"{color} 1") for color in moves.COLORS] if by_color else range(1, 7)
        lines = [dice for dice in product(faces, repeat=3) if machine.fulfils(p, tile, *dice)]
        assert lines
        for partial in product([0, *faces], repeat=3):
            if 0 in partial:
                reached = any(all(have in (0, die) for have, die in zip(partial, dice, strict=True)) for dice in lines)
                found = machine.fitting_dice(p, tile, *partial)
                assert (found > 0) == reached, (moves.PROGRAMS[tile], partial)
                assert found <= 30
