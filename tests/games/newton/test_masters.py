"""The twenty masters, and when they are played."""

from itertools import pairwise

import pytest

from tests.games.newton.build import (
    acting,
    asked,
    books,
    city,
    cubes,
    game,
    given,
    legal,
    map_objective,
    nature,
    on_desk,
    play,
    purse,
    row,
    seen,
    shelve,
    shipped,
    students,
    table,
    told,
    why,
)
from virtuosi.core.rulebook import read, rule
from virtuosi.core.text import say
from virtuosi.games.newton.rules.moves import CARD_IDS, MASTER_IDS, PLACE_IDS, TREE_IDS


@rule("newton 13.1")
def test_the_four_ways_to_play_a_master() -> None:
    p = acting(students(table(), "l5b"), "technology", 1)
    assert asked(play(p, "step(e2)")) == "play-master 0"
    p = table()
    p.marker[0] = 10
    assert asked(play(acting(p, "work", 1), "work(11)")) == "play-master 0"
    p = acting(table(at="danzig", coins=1), "travel", 1)
    assert asked(play(p, "go(master)")) == "play-master 0"
    p = table(board="a")
    p.taken[0] = 8
    acting(p, "study", 1)
    assert asked(play(books(p, orange=1), "place(1-2)")) == "play-master 0"
    assert legal(p) == ["play(boyle)", "play(brahe)", "play(browne)", "play(bruno)", "done"]
    play(p, "done")
    assert p.masters_played(0) == 0


@rule("newton 13.1")
def test_masters_in_hand_are_secret_and_a_played_one_is_not() -> None:
    p = given(table(), "bruno")
    assert [master.id for master in seen(p, 1).seats[0].masters] == ["bruno"]
    assert seen(p, 1).seats[0].masters_left == 3
    assert "boyle" not in [master.id for master in seen(p, 1).masters]
    p = acting(students(table(), "l5b"), "technology", 1)
    p.played[:4] = [1, 1, 1, 1]
    assert asked(play(p, "step(e2)")) == "act 0", "no master left to play"


@rule("newton 13.2")
def test_an_action_of_a_master_has_its_printed_value_and_its_points_count() -> None:
    p = table(coins=5)
    p.symbols[0] = 4
    p = given(p, "huygens")
    assert legal(p, "work") == ["1", "2", "3"]
    play(p, "work(2)")
    assert p.scores()[0] == 2
    assert [line.points for line in game.sheet(p, 0)] == [
        0,
        2,
    ]


@rule("newton 13.3")
def test_boyle_studies_with_four_split_at_will() -> None:
    for cells in (["1-2", "3-3"], ["2-2", "2-5"], ["1-2", "1-4", "2-2"]):
        p = books(given(table(board="a"), "boyle"), orange=3, green=3, blue=3)
        for name in cells:
            play(p, f"place({name})")
        assert asked(p) == "act 0"
        assert p.taken[0] == len(cells)
    p = books(given(table(board="a", potions=9), "boyle"), orange=3, green=3, blue=3)
    play(p, "place(1-2)", "place(1-4)", "place(1-5)", "place(1-6)")
    assert asked(p) == "act 0"
    p = given(table(board="a"), "boyle")
    assert legal(books(p), "place") == [], "requirements must be met"


@rule("newton 13.4", "newton 13.17", "newton 13.18", "newton 13.11")
@pytest.mark.parametrize(
    ("master", "shown"),
    [("brahe", [0, 0, 2, 0]), ("leibniz", [2, 0, 0, 0]), ("newton", [0, 2, 0, 0]), ("fahrenheit", [0, 0, 0, 1])],
)
def test_masters_with_books_for_good(master: str, shown: list[int]) -> None:
    p = given(table(hand=["start_joker"]), master)
    assert p.books[:4] == shown
    assert asked(p) == "act 0"


@rule("newton 13.5")
def test_browne_takes_cards_for_four_in_all() -> None:
    p = given(row(table(), "l1_01", "l1_02", "l2_02", "l3_03"), "browne")
    play(p, "take(l3_03)")
    assert legal(p, "take") == ["l1_01", "l1_02"]
    play(p, "take(l1_01)")
    assert asked(p) == "act 0"
    assert {"l3_03", "l1_01"} <= {CARD_IDS[card] for card in p.hands[0]}


@rule("newton 13.5")
def test_browne_goes_on_while_a_card_could_be_turned_up() -> None:
    p = given(row(table(coins=1), "l1_01"), "browne")
    play(p, "take(l1_01)")
    assert asked(p) == "lessons 0"
    assert nature(play(p, "quick(reveal-2)")).rows[1] != []
    play(p, f"take({legal(p, 'take')[0]})")
    p = given(row(table(), "l1_01"), "browne")
    assert asked(play(p, "take(l1_01)")) == "act 0", "no coin for it"
    p = given(row(table(coins=1)), "browne")
    assert asked(p) == "lessons 0", "nothing lies face up yet"


@rule("newton 13.6", "newton 13.10", "newton 13.13")
def test_bruno_cusano_and_gilbert_give_at_once() -> None:
    assert purse(given(table(), "bruno")) == (6, 0, 0)
    assert purse(given(table(), "cusano")) == (0, 3, 0)
    assert given(table(), "gilbert").students[:4] == [0, 0, -1, -1]


@rule("newton 13.7")
def test_descartes_takes_a_card_and_does_its_action() -> None:
    p = on_desk(row(table(hand=["l1_07", "start_work", "start_study"], coins=9), "l1_08"), "l1_07")
    p = given(p, "descartes")
    play(p, "take(l1_08)")
    assert asked(p) == "travel 0"
    assert CARD_IDS.index("l1_08") in p.hands[0]
    assert why(p, "quick(boost)") == "nothing-to-boost"
    play(p, "go(paris)")
    assert asked(p) == "act 0", "one symbol in sight, plus 1"
    p = given(row(table(hand=["start_study"]), "l1_06"), "descartes")
    play(p, "take(l1_06)")
    assert p.coins[0] == 0, "its special effect is not applied"


@rule("newton 13.7")
def test_descartes_with_a_split_card_asks_which_action() -> None:
    p = given(row(table(hand=["start_study"], lectures=True), "x1_02"), "descartes")
    play(p, "take(x1_02)")
    assert legal(p) == ["act(work)", "act(travel)", "done"]
    play(p, "act(work)", "work(1)")
    assert p.marker[0] == 1


@rule("newton 13.7")
def test_descartes_offers_no_action_that_could_do_nothing() -> None:
    p = given(students(row(table(hand=["start_study"], lectures=True), "x1_01")), "descartes")
    play(p, "take(x1_01)")
    assert legal(p) == ["act(work)", "done"]
    assert why(p, "act(technology)") == "no-student"
    p = given(students(row(table(hand=["start_study"]), "l1_04")), "descartes")
    assert told(p, "take(l1_04)") == ["event-took", "event-idle"], "it is said, not lost in silence"
    assert asked(p) == "act 0"


@rule("newton 13.8")
def test_cavendish_removes_two_tiles_which_earn_pile_bonuses() -> None:
    p = shelve(table(), "1-2")
    given(p, "cavendish")
    assert (p.taken[0], p.removed[0], p.potions[0]) == (3, 2, 1)
    p = table()
    p.taken[0] = 11
    given(p, "cavendish")
    assert (p.taken[0], p.removed[0], p.points[0]) == (12, 1, 8)


@rule("newton 13.9")
def test_copernicus_studies_with_three_and_asks_for_nothing() -> None:
    p = books(given(table(board="a"), "copernicus"))
    assert len(legal(p, "place")) == 14
    play(p, "place(3-1)")
    assert asked(p) == "act 0"


@rule("newton 13.12")
def test_galilei_may_leave_a_cube_on_every_place() -> None:
    p = city(city(table(at="dijon"), "amsterdam", "coins"), "wien", "coins")
    given(p, "galilei")
    play(p, "by(paris)", "place(here)", "by(calais)")
    assert why(p, "place(here)") == "no-cube-here"
    play(p, "go(amsterdam)")
    assert p.cubes[0].bit_count() == 2
    assert p.coins[0] == 4
    p = cubes(table(at="dijon"), "paris")
    given(p, "galilei")
    play(p, "by(paris)")
    assert why(p, "place(here)") == "cube-there"
    play(p, "go(dijon)")


@rule("newton 13.12")
def test_galilei_enters_the_objective_with_its_books_only() -> None:
    p = given(map_objective(table(at="istanbul", coins=3, hand=["start_study"]), "coins"), "galilei")
    assert why(books(p), "go(objective)") == "books-missing"
    play(books(p, orange=2, green=2), "by(objective)", "place(here)")
    assert seen(p).goals[0].occupied[0]


@rule("newton 13.14")
def test_halley_splits_four_steps_over_students_each_once() -> None:
    p = given(students(table(), "t0", "l1", "m1"), "halley")
    play(p, "step(m2)")
    assert legal(p, "by") == ["l1", "m1", "r1", "l2a", "l2b"], "the student that has moved stays"
    play(p, "step(l3a)", "step(r1)")
    assert asked(p) == "act 0"
    assert [TREE_IDS[space] for space in p.students[:3]] == ["r1", "l3a", "m2"]


@rule("newton 13.15")
def test_huygens_enters_the_objective_without_books() -> None:
    p = table()
    p.marker[0] = 14
    given(p, "huygens")
    play(books(p), "work(16)")
    assert (p.marker[0], p.coins[0], p.potions[0]) == (16, 3, 0)


@rule("newton 13.16")
def test_kepler_moves_six_without_coins() -> None:
    p = given(table(), "kepler")
    play(p, "work(6)")
    assert (p.marker[0], p.coins[0]) == (6, 0)
    p = table()
    p.marker[0] = 16
    assert asked(given(p, "kepler")) == "act 0"


@rule("newton 13.19")
def test_paracelsus_does_any_action_at_three() -> None:
    p = given(table(), "paracelsus")
    assert legal(p, "act") == ["work", "technology", "travel", "lessons", "study"]
    play(p, "act(work)", "work(3)")
    assert p.coins[0] == 3
    p = students(row(table()))
    p.taken[0] = 12
    assert legal(given(p, "paracelsus")) == ["act(work)", "act(travel)", "done"]
    assert [why(p, f"act({name})") for name in ("technology", "lessons", "study")] == [
        "no-student",
        "no-face-up-card",
        "no-shelf-tile",
    ]


@rule("newton 13.20")
def test_pascal_travels_five_without_tolls() -> None:
    p = given(table(at="sevilla"), "pascal")
    way = ["carthago", "alexandria", "creta", "athenai", "napoli"]
    tolls = {frozenset((road.a, road.b)): road.toll for road in seen(p).roads}
    assert sum(tolls[frozenset(pair)] for pair in pairwise(["sevilla", *way])) > 0
    play(p, *[f"by({place})" for place in way[:-1]], "go(napoli)")
    assert p.coins[0] == 0
    assert p.at[0] == PLACE_IDS.index("napoli")


@rule("newton 13.21")
def test_torricelli_enters_an_objective_without_books() -> None:
    p = given(students(table(), "m5a"), "torricelli")
    play(books(p), "step(e3)")
    assert p.potions[0] == 0
    assert seen(p).goals[3].occupied[0]


@rule("newton 13.22")
def test_winkelmann_puts_a_cube_on_any_city_university_or_land() -> None:
    p = given(table(), "winkelmann")
    assert len(legal(p, "place")) == 16
    assert why(p, "place(master)") == why(p, "place(objective)") == "not asked"
    play(p, "place(alexandria)")
    assert p.visited(0, 6, 9) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_master_has_its_rule(language: str) -> None:
    texts = {rule.number: rule.text for section in read(game.room, language).sections for rule in section.rules}
    for number, id in enumerate(MASTER_IDS, 3):
        name = game.words(language).render(say(f"master-{id}"), str)
        assert name in texts[f"13.{number}"]


def test_the_points_of_masters_are_those_of_the_data() -> None:
    points = dict(zip(MASTER_IDS, shipped().master_vp, strict=True))
    assert (points["gilbert"], points["boyle"]) == (7, 0)
    assert sum(points.values()) == 70
