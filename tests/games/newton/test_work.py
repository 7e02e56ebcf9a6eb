"""Work: the marker on its track."""

from tests.games.newton.build import (
    acting,
    books,
    legal,
    on_track,
    play,
    rule_against,
    table,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.position import NONE

WORK_BOOKS = {"orange": 2, "blue": 2}


@rule("newton 4.1")
def test_work_moves_the_marker_and_pays_its_value() -> None:
    p = play(acting(table(), "work", 2), "work(2)")
    assert p.marker[0] == 2
    assert p.coins[0] == 2


@rule("newton 4.2", "newton 4.5")
def test_example_stopping_short_on_a_special_space_pays_for_spaces_moved() -> None:
    p = on_track(table(), specialization="work")
    p.marker[0] = 1
    acting(p, "work", 3)
    assert legal(p, "work") == ["2", "3", "4"]
    play(p, "work(3)")
    assert p.marker[0] == 3
    assert p.coins[0] == 2
    assert p.drawers[0] == 3, "the specialization was resolved"


@rule("newton 4.3")
def test_on_the_last_space_work_still_pays() -> None:
    p = table()
    p.marker[0] = 16
    play(acting(p, "work", 4), "work(0)")
    assert (p.marker[0], p.coins[0]) == (16, 4)


@rule("newton 4.4")
def test_a_forced_stop_pays_the_full_value() -> None:
    p = books(table(), **WORK_BOOKS)
    p.marker[0] = 14
    acting(p, "work", 5)
    books(p, **WORK_BOOKS)
    play(p, "work(16)")
    assert (p.marker[0], p.coins[0]) == (16, 5)
    p = table()
    p.marker[0] = 13
    acting(p, "work", 5)
    books(p)
    assert why(p, "work(16)") == "books-missing"
    play(p, "work(15)")
    assert (p.marker[0], p.coins[0]) == (15, 5)


@rule("newton 4.5")
def test_a_special_space_that_is_passed_does_nothing() -> None:
    p = on_track(table(), specialization="study")
    play(acting(p, "work", 4), "work(4)")
    assert p.drawers[0] == NONE
    assert p.coins[0] == 4


@rule("newton 4.6", "newton 9.5")
def test_the_objective_needs_books_and_potions_are_never_forced() -> None:
    p = table(potions=2)
    p.marker[0] = 15
    acting(p, "work", 1)
    books(p, orange=1, blue=1)
    assert legal(p, "work") == ["16", "0"]
    stay = play(p.copy(), "work(0)")
    assert (stay.marker[0], stay.potions[0], stay.coins[0]) == (15, 2, 1)
    play(p, "work(16)")
    assert (p.marker[0], p.potions[0]) == (16, 0)
    p = table(potions=1)
    p.marker[0] = 15
    acting(p, "work", 1)
    books(p)
    assert legal(p, "work") == ["0"]
    assert rule_against(p, "work(16)") == "9.5"
