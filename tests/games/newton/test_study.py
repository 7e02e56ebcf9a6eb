"""Study, books and potions."""

from tests.games.newton.build import (
    acting,
    asked,
    books,
    cubes,
    game,
    given,
    home,
    legal,
    play,
    purse,
    rule_against,
    seen,
    shelve,
    table,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.moves import PLACE_IDS
from virtuosi.games.newton.rules.shelf import run_income


@rule("newton 8.1")
def test_a_tile_goes_on_a_shelf_worth_at_most_the_value() -> None:
    p = acting(table(board="a", potions=9), "study", 2)
    assert why(p, "place(1-2)") == "legal"
    assert why(p, "place(2-2)") == "legal"
    assert why(p, "place(3-2)") == "shelf-too-high"
    assert why(p, "place(1-3)") == "not asked", "a pane"
    play(p, "place(1-2)")
    assert asked(p) == "act 0", "one tile only"


@rule("newton 8.2", "newton 8.3", "newton 8.5", "newton 9.4")
def test_example_university_two_or_a_blue_book() -> None:
    p = cubes(home(shelve(table(board="b"), "2-3", "2-4"), 2, "bologna"), "bologna")
    acting(p, "study", 2)
    books(p, blue=1)
    assert legal(p, "place") == ["1-2", "1-3"]
    play(p, "place(1-3)")
    assert p.potions[0] == 1, "the third tile of the first pile"
    assert run_income(p, 0) == 2


@rule("newton 8.2", "newton 9.4")
def test_an_ancient_land_must_have_been_visited() -> None:
    p = acting(table(board="a"), "study", 3)
    assert why(p, "place(3-1)") == "not-visited"
    cubes(p, PLACE_IDS[p.homes[6]])
    assert why(p, "place(3-1)") == "legal"


@rule("newton 8.3")
def test_the_third_tile_of_each_pile_gives_its_bonus() -> None:
    for taken, expected in ((2, (0, 1, 0)), (5, (4, 0, 0)), (11, (0, 0, 8))):
        p = table(board="a")
        p.taken[0] = taken
        acting(p, "study", 1)
        play(books(p, orange=1), "place(1-2)")
        assert purse(p) == expected
    p = table(board="a")
    p.taken[0] = 8
    acting(p, "study", 1)
    play(books(p, orange=1), "place(1-2)")
    assert asked(p) == "play-master 0"
    assert p.taken[0] == 9


@rule("newton 8.4", "newton 8.5")
def test_the_printed_tile_counts_and_a_run_pays_this_round_too() -> None:
    p = acting(table(board="a"), "study", 1)
    play(books(p, orange=1), "place(1-2)")
    run = seen(p).seats[0].runs[0]
    assert run.full
    assert run_income(p, 0) == seen(p).seats[0].income["points"] == run.vp == 2


@rule("newton 8.6")
def test_without_tiles_there_is_no_study() -> None:
    p = table()
    p.taken[0] = 12
    play(p, "play(start_study)")
    assert why(p, "act(study)") == "no-shelf-tile"


@rule("newton 8.7")
def test_a_pile_bonus_cannot_pay_for_its_own_tile() -> None:
    p = table(board="a")
    p.taken[0] = 2
    acting(p, "study", 1)
    assert why(books(p), "place(1-2)") == "books-missing"


@rule("newton 9.1")
def test_books_are_at_hand_on_the_desk_and_on_masters_only() -> None:
    p = given(table(hand=["l1_01", "l1_13"]), "newton")
    assert p.books[:4] == [1, 2, 0, 0], "orange on the desk, two green of the master; the hand does not count"


@rule("newton 9.2")
def test_books_are_not_spent_and_two_equal_ones_need_two() -> None:
    p = acting(table(board="a", potions=0), "study", 2)
    books(p, orange=1)
    assert why(p, "place(2-5)") == "books-missing"
    books(p, orange=2)
    play(p, "place(2-5)")
    assert p.books[:4] == [2, 0, 0, 0]


@rule("newton 9.3")
def test_a_book_of_any_colour_fills_one_gap_at_each_use() -> None:
    p = acting(table(board="a"), "study", 3)
    books(p, any=1)
    open = set(legal(p, "place"))
    assert {"1-2", "1-4", "1-6"} <= open
    assert "2-2" not in open
    books(p, any=2)
    assert {"2-2", "2-5"} <= set(legal(p, "place"))


@rule("newton 9.5")
def test_a_potion_stands_in_for_each_missing_book() -> None:
    p = acting(table(board="a", potions=3), "study", 3)
    books(p)
    play(p, "place(3-3)")
    assert p.potions[0] == 0


@rule("newton 9.6")
def test_three_potions_stand_in_for_a_place_on_the_shelf() -> None:
    p = acting(table(board="a", potions=3), "study", 1)
    assert why(p, "place(3-1)") == "shelf-too-high"
    play(p, "place(1-5)")
    assert p.potions[0] == 0
    p = acting(table(board="a", potions=2), "study", 1)
    assert why(p, "place(1-5)") == "not-visited"
    assert rule_against(p, "place(1-5)") == "9.6"


@rule("newton 8.6", "newton 8.3")
def test_a_master_played_by_the_ninth_tile_may_take_the_last_ones() -> None:
    p = table(board="a", hand=["l2_14"], coins=3)
    shelve(p, "3-1", "3-2", "3-3", "3-5", "3-6", "2-1", "2-3", "2-4")
    before = game.census(p)
    p.symbols[4] = 2
    play(p, "play(l2_14)")
    play(books(p, orange=3, green=3, blue=3), "effect(second)", "place(1-2)", "play(boyle)")
    play(p, "place(1-4)", "place(1-6)", "place(2-2)")
    assert (asked(p), p.taken[0]) == ("study 0", 12)
    assert legal(p) == ["done"]
    assert rule_against(p, "place(2-5)") == "8.6"
    assert game.census(p) == before


def test_the_census_would_see_a_thirteenth_tile() -> None:
    p = table(board="a")
    before = game.census(p)
    shelve(p, *[f"1-{k}" for k in (2, 4, 5, 6)], *[f"2-{k}" for k in range(1, 6)], "3-1", "3-2", "3-3")
    assert game.census(p) == before
    shelve(p, "3-5")
    assert game.census(p) != before
