"""Technology: students on the tree."""

from tests.games.newton.build import (
    acting,
    asked,
    books,
    legal,
    on_tree,
    play,
    purse,
    seen,
    students,
    table,
    token,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.moves import TREE_IDS


@rule("newton 5.1")
def test_a_student_moves_forward_by_the_paths_chosen() -> None:
    p = acting(students(table(), "t0"), "technology", 3)
    assert legal(p, "by") == ["l1", "m1", "r1"]
    assert why(p, "step(l4a)") == "too-far"
    play(p, "by(l1)")
    assert legal(p, "step") == ["l2a", "l3a", "l2b", "l3b"], "two steps are left"
    play(p, "by(l2b)")
    assert legal(p, "step") == ["l3b"], "never back"


@rule("newton 5.1", "newton 5.3", "newton 5.4", "newton 12.7")
def test_example_three_steps_take_the_token_and_reach_the_invention() -> None:
    p = on_tree(token(students(table(), "t0"), "r1", "coins_3"), r3b="potion_vp")
    play(acting(p, "technology", 3), "step(r3b)")
    assert purse(p) == (3, 1, 6)
    assert p.won[1] == 1
    assert TREE_IDS[p.students[0]] == "r3b"


@rule("newton 5.2")
def test_one_action_moves_one_student_and_needs_one() -> None:
    p = acting(students(table(), "l1", "m1"), "technology", 3)
    assert legal(p, "by") == ["l2a", "l2b", "m2"]
    play(p, "by(m2)")
    assert legal(p, "by") == ["m3a", "m3b"]
    p = play(students(table()), "play(start_technology)")
    assert why(p, "act(technology)") == "no-student"
    assert why(play(students(table(), "e1"), "play(start_technology)"), "act(technology)") == "no-student"


@rule("newton 5.3")
def test_a_token_that_is_passed_is_taken_willy_nilly() -> None:
    p = token(students(table(), "t0"), "l1", "vp_2")
    play(acting(p, "technology", 2), "step(l2a)")
    assert p.points[0] == 2
    assert seen(p).seats[0].tokens == ["vp_2"]


@rule("newton 5.4")
def test_an_invention_that_is_passed_does_nothing() -> None:
    p = on_tree(students(table(), "l2b"), l3b="potion_vp")
    play(acting(p, "technology", 2), "step(l4b)")
    assert purse(p) == (0, 0, 0)


@rule("newton 5.5")
def test_an_objective_end_needs_its_four_books_on_entering() -> None:
    p = acting(students(table(), "m5a"), "technology", 1)
    books(p, orange=1, green=2)
    assert why(p, "step(e3)") == "books-missing"
    books(p, orange=1, green=2, blue=1)
    play(p, "step(e3)")
    books(p)
    assert seen(p).goals[3].occupied == [True, False]
    p = acting(students(table(potions=1), "m5a"), "technology", 1)
    books(p, orange=1, green=1, any=1)
    play(p, "step(e3)")
    assert p.potions[0] == 0


@rule("newton 5.6")
def test_an_end_holds_one_student_of_a_colour() -> None:
    p = acting(students(table(), "l5b", "e2"), "technology", 1)
    assert why(p, "step(e2)") == "end-taken"
    p = students(table(), "l5b")
    p.students[4] = TREE_IDS.index("e2")
    assert why(acting(p, "technology", 1), "step(e2)") == "legal"
    p = acting(students(table(), "l1", "l2a"), "technology", 1)
    assert why(p, "step(l2a)") == "legal", "spaces on the way are shared"


@rule("newton 5.7")
def test_the_nearest_student_walks_to_the_space_named_and_ends_there() -> None:
    p = on_tree(students(table(), "t0", "l1"), l3b="potion_vp")
    play(token(acting(p, "technology", 3), "l2b", "coins_2"), "step(l3b)")
    assert [TREE_IDS[space] for space in p.students[:2]] == ["t0", "l3b"]
    assert purse(p) == (2, 1, 6), "the token on the way, and the invention where it ends"
    assert asked(p) == "act 0"
    p = acting(students(table(), "t0", "l1"), "technology", 3)
    play(p, "by(l1)", "step(l2b)")
    assert [TREE_IDS[space] for space in p.students[:2]] == ["l2b", "l1"], "single steps send another one"
