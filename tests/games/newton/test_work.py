"""Work, Technology, Travel and Lessons."""

from tests.games.newton.build import (
    acting,
    asked,
    books,
    city,
    cubes,
    game,
    legal,
    map_objective,
    on_track,
    on_tree,
    play,
    purse,
    row,
    rule_against,
    seen,
    students,
    table,
    token,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.core.saving import save
from virtuosi.games.newton.rules.moves import CARD_IDS, PLACE_IDS, TREE_IDS
from virtuosi.games.newton.rules.position import NONE, Newton

WORK_BOOKS = {"orange": 2, "blue": 2}
MAP_BOOKS = {"orange": 2, "green": 2}


def place(p: Newton) -> str:
    return PLACE_IDS[p.at[0]]


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


@rule("newton 6.1")
def test_travel_goes_along_roads_up_to_its_value() -> None:
    p = acting(table(), "travel", 2)
    assert legal(p, "by") == ["dijon", "koln", "nurnberg"]
    play(p, "by(dijon)")
    assert legal(p, "go") == ["basel", "paris", "marseille"]
    play(p, "go(paris)")
    assert asked(p) == "act 0"


@rule("newton 6.2")
def test_tolls_are_paid_before_each_step() -> None:
    p = acting(table(coins=1), "travel", 3)
    assert why(p, "by(milano)") == "legal"
    play(p, "by(milano)")
    assert p.coins[0] == 0
    assert why(p, "by(basel)") == "toll"
    assert why(p, "go(bologna)") == "legal"


@rule("newton 6.1", "newton 6.3", "newton 6.4", "newton 12.11")
def test_example_krakow_to_istanbul_with_a_token_on_the_way() -> None:
    p = city(token(table(at="krakow"), "beograd", "vp_2"), "istanbul", "potions")
    play(acting(p, "travel", 4), "go(istanbul)")
    assert place(p) == "istanbul"
    assert purse(p) == (0, 2, 2)
    assert seen(p).places[PLACE_IDS.index("istanbul")].cubes == [0]
    assert p.cubes_left[0] == 11


@rule("newton 6.4")
def test_a_cube_is_placed_only_where_the_journey_ends() -> None:
    p = play(acting(table(), "travel", 3), "by(koln)", "by(leipzig)", "go(hamburg)")
    assert p.cubes[0] == 0
    p = play(acting(table(), "travel", 2), "go(leipzig)")
    assert p.cubes[0] == 1 << PLACE_IDS.index("leipzig")


@rule("newton 6.5")
def test_coming_back_gives_nothing_and_scientists_share_places() -> None:
    p = cubes(city(table(at="koln"), "amsterdam", "coins"), "amsterdam")
    p.at[1] = PLACE_IDS.index("amsterdam")
    play(acting(p, "travel", 1), "go(amsterdam)")
    assert p.coins[0] == 0
    assert p.cubes_left[0] == 11
    assert seen(p).places[PLACE_IDS.index("amsterdam")].scientists == [0, 1]


@rule("newton 6.6")
def test_the_last_four_cubes_give_fifteen_points() -> None:
    p = table(at="dijon")
    points = []
    for left in (4, 3, 2, 1):
        q = p.copy()
        q.cubes_left[0] = left
        play(acting(q, "travel", 1), "go(paris)")
        points.append(q.points[0])
    assert points == [1, 2, 4, 8]


@rule("newton 6.7", "newton 9.5")
def test_the_map_objective_needs_its_books() -> None:
    p = acting(map_objective(table(at="istanbul", coins=1), "coins"), "travel", 1)
    assert why(books(p), "go(objective)") == "books-missing"
    play(books(p, **MAP_BOOKS), "go(objective)")
    assert seen(p).goals[0].occupied[0]
    p = acting(table(at="istanbul", coins=1, potions=4), "travel", 1)
    play(books(p), "go(objective)")
    assert p.potions[0] == 0


@rule("newton 6.8")
def test_no_steps_or_no_cube_give_nothing() -> None:
    p = city(table(at="wien"), "wien", "coins")
    play(acting(p, "travel", 2), "done")
    assert (p.coins[0], p.cubes[0]) == (0, 0)
    p = city(table(at="nurnberg"), "wien", "coins")
    p.cubes_left[0] = 0
    play(acting(p, "travel", 1), "go(wien)")
    assert (p.coins[0], p.cubes[0]) == (0, 0)


@rule("newton 6.9")
def test_after_the_last_step_a_boost_is_still_possible() -> None:
    p = token(table(), "dijon", "coins_2")
    play(acting(p, "travel", 1), "by(dijon)")
    assert asked(p) == "travel 0"
    assert [name for name in legal(p) if not name.startswith("quick")] == ["done"]
    play(p, "quick(boost)", "go(paris)")
    assert asked(p) == "act 0"


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


@rule("newton 6.10", "newton 6.9")
def test_a_journey_goes_to_any_place_within_reach_and_ends_there() -> None:
    p = acting(table(coins=2), "travel", 3)
    assert {"dijon", "paris", "calais", "bologna"} <= set(legal(p, "go"))
    assert why(p, "go(istanbul)") == "too-far"
    assert why(p, "go(basel)") == "not asked", "that is where it begins"
    play(p, "go(calais)")
    assert (place(p), asked(p)) == ("calais", "act 0"), "no question where it has ended, though a boost could be paid"


@rule("newton 6.10")
def test_the_way_leaves_most_coins_then_takes_most_tokens_then_is_the_shortest() -> None:
    def way(p: Newton, end: str) -> list[str]:
        found = next(one for one in seen(p).ways if one.move == f"go({end})")
        return [ref.removeprefix("place/") for ref in found.path]

    assert way(acting(table(coins=1), "travel", 1), "milano") == ["basel", "milano"]
    assert way(acting(table(), "travel", 2), "leipzig") == ["basel", "koln", "leipzig"]
    p = acting(token(table(), "nurnberg", "vp_2"), "travel", 3)
    assert way(p, "leipzig") == ["basel", "nurnberg", "leipzig"]
    cheap = acting(table(coins=3), "travel", 5)
    paid = {one.move: one.toll for one in seen(cheap).ways}
    for end in legal(cheap, "go"):
        q = play(cheap.copy(), f"go({end})")
        assert 3 - paid[f"go({end})"] <= q.coins[0], end
        assert len(way(cheap, end)) == len(set(way(cheap, end))) <= 6


@rule("newton 6.10")
def test_a_whole_way_is_what_its_single_steps_are() -> None:
    for end in legal(acting(token(table(coins=2), "dijon", "coins_2"), "travel", 4), "go"):
        p = acting(token(table(coins=2), "dijon", "coins_2"), "travel", 4)
        path = next(one.path for one in seen(p).ways if one.move == f"go({end})")[1:]
        whole, steps = p.copy(), p.copy()
        play(whole, f"go({end})")
        for ref in path:
            play(steps, f"by({ref.removeprefix('place/')})")
        if asked(steps) == "travel 0":
            play(steps, "done")
        assert save(game, whole) == save(game, steps), end


@rule("newton 6.10")
def test_tolls_potions_and_steps_say_why_a_place_is_out_of_reach() -> None:
    p = acting(table(), "travel", 1)
    assert why(p, "go(milano)") == "toll"
    p = acting(map_objective(table(at="istanbul", coins=1), "coins"), "travel", 2)
    assert why(books(p), "go(objective)") == "books-missing"
    assert why(acting(table(), "travel", 1), "go(creta)") == "too-far"


@rule("newton 3.11")
def test_a_card_with_one_action_begins_it_and_giving_it_up_ends_the_turn() -> None:
    p = play(table(coins=3), "play(start_travel)")
    assert asked(p) == "travel 0"
    play(p, "quick(potion)", "done")
    assert (asked(p), p.potions[0]) == ("play-card 1", 1)
    assert asked(play(table(hand=["l2_08"]), "play(l2_08)")) == "act 0", "it has an effect, too"
    assert asked(play(table(), "play(start_joker)")) == "act 0"
    assert asked(play(table(hand=["l2_08"]), "play(l2_08)", "act(travel)", "done")) == "act 0"


@rule("newton 7.1")
def test_example_lessons_of_two_reach_levels_one_and_two() -> None:
    p = row(table(), "l1_01", "l2_02", "l3_03")
    acting(p, "lessons", 2)
    assert legal(p, "take") == ["l1_01", "l2_02"]
    assert why(p, "take(l3_03)") == "level-too-high"
    play(p, "take(l2_02)")
    assert CARD_IDS.index("l2_02") in p.hands[0]
    assert asked(p) == "act 0", "one card only"
    assert why(play(row(table()), "play(start_lessons)"), "act(lessons)") == "no-face-up-card"


@rule("newton 7.2")
def test_a_card_taken_is_not_replaced() -> None:
    p = row(table(), "l1_01", "l1_02")
    play(acting(p, "lessons", 1), "take(l1_01)", "end")
    assert [CARD_IDS[card] for card in p.rows[0]] == ["l1_02"]


@rule("newton 7.3")
def test_a_card_taken_waits_for_the_next_turn() -> None:
    p = row(table(), "l1_01")
    play(acting(p, "lessons", 1), "take(l1_01)")
    assert why(p, "play(l1_01)") == "not asked"
    play(p, "end", "play(start_work)", "done")
    assert why(p, "play(l1_01)") == "legal"
