"""Special effects of action cards."""

import pytest

from tests.games.newton.build import asked, books, city, legal, on_desk, play, purse, seen, students, table, token, why
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.moves import CARD_IDS, PLACE_IDS
from virtuosi.games.newton.rules.position import NONE


@rule("newton 11.1")
@pytest.mark.parametrize(
    ("card", "shown"),
    [("l1_01", [1, 0, 0, 0]), ("l2_04", [0, 1, 1, 0]), ("l3_04", [1, 2, 0, 0]), ("l3_10", [0, 0, 0, 2])],
)
def test_books_of_a_card_are_at_hand_while_it_lies_on_the_desk(card: str, shown: list[int]) -> None:
    p = table(hand=[card])
    assert p.books[:4] == [0, 0, 0, 0]
    assert play(p, f"play({card})").books[:4] == shown


@rule("newton 11.2")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("l1_06", (2, 0, 0)),
        ("l1_09", (2, 0, 0)),
        ("l1_14", (2, 0, 0)),
        ("l1_15", (0, 0, 1)),
        ("l2_02", (0, 1, 0)),
        ("l2_09", (3, 0, 0)),
        ("l2_12", (0, 0, 2)),
        ("l2_15", (0, 1, 0)),
        ("l3_14", (2, 1, 0)),
        ("l3_15", (0, 0, 3)),
        ("x1_03", (1, 0, 0)),
        ("x1_05", (1, 0, 0)),
        ("x1_06", (0, 0, 1)),
        ("x1_07", (1, 0, 0)),
        ("x2_03", (0, 1, 0)),
        ("x3_03", (2, 0, 0)),
        ("x3_05", (0, 0, 2)),
        ("x3_06", (0, 0, 1)),
    ],
)
def test_gains(card: str, gain: tuple[int, int, int]) -> None:
    assert purse(play(table(hand=[card]), f"play({card})")) == gain


@rule("newton 11.3")
@pytest.mark.parametrize(
    ("card", "have", "then"),
    [
        ("l1_03", (1, 0), (0, 0, 2)),
        ("l1_12", (2, 0), (0, 1, 0)),
        ("l2_03", (3, 0), (0, 0, 4)),
        ("l2_06", (0, 1), (0, 0, 4)),
        ("l3_03", (4, 0), (0, 0, 6)),
        ("x3_01", (3, 0), (0, 0, 5)),
    ],
)
def test_exchanges(card: str, have: tuple[int, int], then: tuple[int, int, int]) -> None:
    p = play(table(hand=[card], coins=have[0], potions=have[1]), f"play({card})", "effect(now)")
    assert purse(p) == then
    poor = play(table(hand=[card]), f"play({card})")
    assert why(poor, "effect(now)") in ("too-few-coins", "too-few-potions")


@rule("newton 11.3")
def test_three_coins_for_a_student() -> None:
    p = play(table(hand=["l3_06"], coins=3), "play(l3_06)", "effect(now)")
    assert p.students[:4] == [0, 0, NONE, NONE]
    p = play(students(table(hand=["l3_06"], coins=3), "t0", "t0", "t0", "t0"), "play(l3_06)")
    assert why(p, "effect(now)") == "reserve-empty"


@rule("newton 11.4")
@pytest.mark.parametrize(("card", "colour"), [("l3_02", "orange"), ("l3_05", "green"), ("l3_09", "blue")])
def test_a_point_for_each_book_of_a_colour(card: str, colour: str) -> None:
    p = play(table(hand=[card], potions=5), f"play({card})")
    books(p, **{colour: 2, "any": 1})
    assert purse(play(p, "effect(now)")) == (0, 5, 3)
    p = play(table(hand=[card], potions=5), f"play({card})")
    assert why(books(p), "effect(now)") == "no-such-book"


@rule("newton 11.5")
def test_four_points_for_three_equal_books() -> None:
    for have, points in (({"blue": 3}, 4), ({"blue": 2, "any": 1}, 4), ({"orange": 3, "green": 4, "any": 2}, 12)):
        p = play(table(hand=["l3_12"], potions=3), "play(l3_12)")
        assert play(books(p, **have), "effect(now)").points[0] == points
    assert why(books(play(table(hand=["l3_12"], potions=3), "play(l3_12)"), blue=2), "effect(now)") == "no-triple"


@rule("newton 11.6")
def test_a_hand_card_removed_for_four_points_and_two_coins() -> None:
    p = play(table(hand=["l2_11", "start_work"]), "play(l2_11)", "effect(now)")
    assert legal(p, "discard") == ["start_work"]
    play(p, "discard(start_work)")
    assert purse(p) == (2, 0, 4)
    assert p.hands[0] == []
    assert seen(p).gone == ["start_work"]
    assert why(play(table(hand=["l2_11"]), "play(l2_11)"), "effect(now)") == "hand-empty"


@rule("newton 11.7")
def test_the_lightning_of_another_card_on_the_desk() -> None:
    p = on_desk(table(hand=["l2_12", "l1_01", "l3_11"], coins=0), "l2_12", "l1_01")
    play(p, "play(l3_11)", "effect(now)")
    assert legal(p) == ["effect(card-1)", "done"]
    assert play(p, "effect(card-1)").points[0] == 2
    p = on_desk(table(hand=["l1_03", "l3_11"], coins=1), "l1_03")
    assert play(p, "play(l3_11)", "effect(now)", "effect(card-1)").points[0] == 2
    p = on_desk(table(hand=["l1_03", "l3_11"]), "l1_03")
    assert why(play(p, "play(l3_11)"), "effect(now)") == "nothing-to-repeat", "it could not be paid"


@rule("newton 11.8")
def test_example_a_second_tile_splits_the_value_of_three() -> None:
    p = table(hand=["l2_14"], coins=3, board="a", potions=9)
    p.symbols[4] = 2
    play(p, "play(l2_14)", "effect(second)", "place(1-2)")
    assert p.coins[0] == 0
    assert {"1-4", "1-6"} <= set(legal(p, "place"))
    assert why(p, "place(2-2)") == "legal"
    assert why(p, "place(3-3)") == "shelf-too-high"
    play(p, "place(2-2)")
    assert asked(p) == "act 0"
    assert p.taken[0] == 2
    p = table(hand=["l2_14"], coins=3, board="a", potions=9)
    p.symbols[4] = 2
    play(p, "play(l2_14)", "place(2-2)")
    assert why(p, "place(1-2)") == "one-tile", "not before it is paid"
    play(p, "effect(second)")
    assert why(p, "place(2-5)") == "shelf-too-high"
    play(p, "place(1-2)")


@rule("newton 11.9")
def test_four_coins_ignore_what_the_space_asks() -> None:
    p = table(hand=["l3_13"], coins=4, board="a")
    p.symbols[4] = 2
    play(p, "play(l3_13)")
    assert legal(p, "place") == []
    play(p, "effect(ignore)", "place(3-1)")
    assert purse(p) == (0, 0, 0)
    assert p.taken[0] == 1
    assert why(play(table(hand=["l3_13"], coins=3), "play(l3_13)"), "effect(ignore)") == "too-few-coins"


@rule("newton 11.10", "newton 12.14")
def test_tokens_taken_by_this_technology_action_count_twice() -> None:
    p = token(table(hand=["l2_05"]), "l1", "vp_3")
    play(p, "play(l2_05)", "step(l1)")
    assert p.points[0] == 6
    assert p.won[:7] == [0, 0, 0, 1, 0, 0, 0]
    p = token(table(hand=["l2_05"]), "l1", "student")
    play(p, "play(l2_05)", "step(l1)")
    assert sorted(p.students[:4]) == [-1, 0, 0, 1]
    p = token(students(table(hand=["l2_05"]), "t0", "m2", "m2"), "l1", "student")
    play(p, "play(l2_05)", "step(l1)")
    assert sorted(p.students[:4]) == [0, 1, 12, 12], "one was left in reserve"


@rule("newton 11.11")
def test_teleport_to_a_village_without_a_token_even_without_travelling() -> None:
    p = token(table(hand=["l2_08"], coins=2), "york", "vp_2")
    p.at[1] = PLACE_IDS.index("sevilla")
    play(p, "play(l2_08)", "effect(now)")
    assert "york" not in legal(p, "go")
    assert len(legal(p, "go")) == 13
    play(p, "go(sevilla)")
    assert (p.at[0], p.coins[0]) == (PLACE_IDS.index("sevilla"), 0)
    play(p, "act(travel)", "go(lisboa)")
    assert p.cubes[0]
    p = play(table(hand=["l2_08"], coins=2), "play(l2_08)", "act(travel)", "go(dijon)", "effect(now)")
    play(p, "go(creta)", "end")


@rule("newton 11.12")
def test_one_more_cube_on_the_way_for_two_coins() -> None:
    p = city(table(hand=["l3_08"], coins=2, at="koln"), "amsterdam", "potions")
    p.symbols[2] = 3
    play(p, "play(l3_08)")
    assert why(p, "place(here)") == "not asked", "not where the journey begins"
    play(p, "by(amsterdam)", "place(here)")
    assert (p.potions[0], p.coins[0]) == (2, 0)
    play(p, "by(koln)")
    assert why(p, "place(here)") == "not asked", "once only"
    play(p, "go(leipzig)")
    assert p.cubes[0].bit_count() == 2


def test_every_card_of_the_base_game_can_be_played() -> None:
    for card in CARD_IDS[6:51]:
        p = table(hand=[card])
        play(p, f"play({card})")
        play(p, "end" if "end" in legal(p) else "done")
        assert asked(p) == "play-card 1"
