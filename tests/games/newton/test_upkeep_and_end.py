"""The upkeep, the end of the match, objectives and ranks."""

import pytest

from tests.games.newton.build import (
    asked,
    cubes,
    finish,
    game,
    incomes,
    legal,
    map_objective,
    on_desk,
    on_track,
    on_tree,
    own,
    play,
    played,
    purse,
    row,
    seen,
    shelve,
    students,
    table,
    tuck,
    upkeep,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules import effects, scoring
from virtuosi.games.newton.rules.moves import CARD_IDS, OBJECTIVE_IDS
from virtuosi.games.newton.rules.position import NONE
from virtuosi.games.newton.rules.shelf import run_income


@rule("newton 14.1")
def test_one_card_played_this_round_goes_under_the_leftmost_free_column() -> None:
    p = upkeep(on_desk(tuck(table(), "start_study"), "start_work", "start_travel"))
    assert asked(p) == "tuck 0"
    assert legal(p) == ["tuck(1)", "tuck(2)"]
    play(p, "tuck(2)")
    assert p.tucked[:3] == [4, 2, NONE]
    assert p.actor != 0, "the other seat played nothing and puts nothing under its desk"


@rule("newton 14.2")
def test_a_card_under_the_desk_keeps_its_symbol_and_loses_its_books() -> None:
    p = upkeep(on_desk(table(hand=["l1_07", "l2_09"]), "l1_07"))
    assert p.books[2] == 1
    play(p, "tuck(1)")
    assert p.books[:4] == [0, 0, 0, 0]
    assert p.symbols[2] == 1
    assert CARD_IDS.index("l1_07") not in p.hands[0]


@rule("newton 14.3")
def test_the_other_cards_come_back_to_the_hand() -> None:
    p = on_desk(table(), "start_work", "start_travel", "start_study")
    play(upkeep(p), "tuck(1)")
    assert set(p.hands[0]) == {1, 2, 3, 4, 5}
    assert p.desk[:5] == [NONE] * 5
    assert p.symbols[:5] == [1, 0, 0, 0, 0]


@rule("newton 14.4")
def test_example_income_of_two_runs_medicine_and_a_potion() -> None:
    p = shelve(table(board="a"), "1-4", "1-5", "1-6", "2-5", "3-5")
    incomes(p, "medicine", "potion")
    assert run_income(p, 0) == 6
    finish(p)
    assert purse(p) == (0, 1, 7)
    p = incomes(table(), "vp", "coins", "medicine_turned")
    finish(p)
    assert purse(p) == (2, 0, 5)


@rule("newton 14.5")
def test_the_rows_go_under_their_decks_in_order_and_are_renewed() -> None:
    p = table()
    row(p, "l1_05", "l1_02", "l1_09")
    for deck in p.decks:
        for bag in deck.bags:
            bag[:] = [card for card in bag if card not in p.rows[0]]
    p.decks[0].bags[0] = [CARD_IDS.index("l1_03"), CARD_IDS.index("l1_04")]
    p.decks[0].sizes[0] = 2
    finish(p)
    assert {CARD_IDS[card] for card in p.rows[0][:2]} == {"l1_03", "l1_04"}
    assert CARD_IDS[p.rows[0][2]] == "l1_05", "the earliest lay uppermost"
    assert [CARD_IDS[bag[0]] for bag in p.decks[0].bags] == ["l1_02", "l1_09"]
    assert len(p.rows[1]) == 3


@rule("newton 14.5")
def test_a_row_may_stay_short_and_solo_has_two() -> None:
    p = table()
    row(p, "l1_05")
    p.decks[0].bags, p.decks[0].sizes = [], []
    finish(p)
    assert [CARD_IDS[card] for card in p.rows[0]] == ["l1_05"]
    solo = table(1)
    while asked(solo).startswith("keep"):
        play(solo, legal(solo)[0])
    finish(solo)
    assert [len(cards) for cards in solo.rows] == [2, 2, 2]


@rule("newton 14.6")
def test_the_first_player_token_passes_to_the_left() -> None:
    p = finish(table(3))
    assert p.first == 1
    assert asked(p) == "play-card 1"
    assert p.round == 2


@rule("newton 14.7", "newton 15.1")
def test_the_sixth_round_pays_income_and_ends_the_match() -> None:
    p = incomes(on_desk(table(round=6), "start_work"), "vp")
    before = [list(cards) for cards in p.rows]
    upkeep(p)
    assert asked(p) == "over"
    assert p.points[0] == 2
    assert p.desk[0] == 0, "no card goes under the desk"
    assert p.rows == before


@rule("newton 15.2", "newton 15.3")
def test_the_final_score_adds_objectives_and_masters() -> None:
    p = on_track(map_objective(table(coins=5, potions=3), "coins"), objective="potions")
    p.points[0] = 10
    played(p, "brahe", "bruno")
    assert p.scores()[0] == 10 + 5 + 4
    cubes(p, "objective")
    assert p.scores()[0] == 19 + 5
    p.marker[0] = 16
    assert p.scores()[0] == 24 + 6
    students(on_tree(p, e1="masters"), "e1")
    assert p.scores()[0] == 30 + 8
    sheet = game.sheet(p, 0)
    assert [line.points for line in sheet] == [10, 5, 6, 8, 5, 4]


@rule("newton 15.2", "newton 15.4")
def test_example_of_84_points() -> None:
    """As printed, but with five tokens, which it scores, and a fifth objective that is worth nothing."""
    p = table()
    p.points[0] = 34
    cubes(p, "bologna", "paris", "leipzig", "amsterdam", "napoli", "athenai", "istanbul", "krakow", "objective")
    p.won[:7] = [2, 1, 1, 0, 1, 0, 0]
    played(p, "fahrenheit", "brahe", "boyle")
    map_objective(p, "univ")
    on_track(p, objective="potions")
    on_tree(p, e1="bonus", e3="masters", e4="ancient", e6="shelf")
    p.marker[0] = 16
    students(p, "e1", "e3", "e4")
    worth = {OBJECTIVE_IDS[tile]: scoring.worth(p, 0, tile) for tile in range(10)}
    assert (worth["univ"], worth["bonus"], worth["masters"], worth["ancient"]) == (12, 10, 12, 5)
    assert scoring.master_points(p, 0) == 11
    assert p.scores()[0] == 84


@rule("newton 15.4")
@pytest.mark.parametrize(
    ("tile", "count", "points"),
    [
        ("coins", 9, 9),
        ("coins", 20, 14),
        ("potions", 4, 8),
        ("potions", 9, 14),
        ("bonus", 3, 6),
        ("bonus", 8, 14),
        ("univ", 4, 12),
        ("univ", 6, 15),
        ("ancient", 3, 15),
        ("students", 4, 16),
        ("masters", 4, 16),
    ],
)
def test_objectives(tile: str, count: int, points: int) -> None:
    p = table()
    p.coins[0] = p.potions[0] = count
    p.won[0] = count
    cubes(p, *["bologna", "paris", "leipzig", "krakow", "cambridge", "salamanca"][:count])
    cubes(p, *["athenai", "carthago", "alexandria"][:count])
    students(p, *["e1", "e2", "e3", "e4"][:count])
    p.played[:4] = [1 if k < count else 0 for k in range(4)]
    assert scoring.worth(p, 0, OBJECTIVE_IDS.index(tile)) == points


@rule("newton 15.5")
def test_sets_of_three_books_on_hand_desk_and_masters() -> None:
    tile = OBJECTIVE_IDS.index("books")
    p = table(hand=["l3_01", "l1_01"], potions=9)
    assert scoring.worth(p, 0, tile) == 5
    on_desk(p, "l3_01")
    assert scoring.worth(p, 0, tile) == 5
    played(p, "newton", "brahe")
    assert scoring.worth(p, 0, tile) == 10
    tuck(p, "l1_01")
    assert scoring.worth(p, 0, tile) == 5
    p = table(hand=["l3_10", "l1_01"])
    assert scoring.worth(p, 0, tile) == 5, "two books of any colour and an orange one"
    p = own(table(hand=["l1_01", "l1_02"], discoveries=True), "gd3")
    assert scoring.worth(p, 0, tile) == 0, "a discovery's book does not count here"
    p = table(hand=["l3_01", "l3_04", "l3_07", "l2_04", "l3_10"])
    assert scoring.worth(p, 0, tile) == 15


@rule("newton 15.6")
def test_four_points_for_three_shelf_tiles_placed() -> None:
    tile = OBJECTIVE_IDS.index("shelf")
    p = shelve(table(), "1-2", "1-4", "1-5", "1-6", "2-1")
    assert scoring.worth(p, 0, tile) == 4
    p.taken[0], p.removed[0] = 8, 2
    assert scoring.worth(p, 0, tile) == 8
    p.removed[0] = 3
    assert scoring.worth(p, 0, tile) == 4


@rule("newton 15.7")
def test_three_points_for_each_pair_of_cards_gained() -> None:
    tile = OBJECTIVE_IDS.index("cards")
    p = table(hand=["start_work", "start_study", "l1_01", "l1_02", "l1_03"])
    assert scoring.worth(p, 0, tile) == 3
    on_desk(p, "l1_01")
    p.hands[0].append(CARD_IDS.index("l2_01"))
    assert scoring.worth(p, 0, tile) == 6
    tuck(p, "l2_01")
    assert scoring.worth(p, 0, tile) == 3
    p.hands[0] = list(range(6, 20))
    assert scoring.worth(p, 0, tile) == 15


@rule("newton 15.8")
def test_the_most_points_win_and_ties_are_shared() -> None:
    p = table(3)
    p.points[:] = [30, 40, 40]
    assert p.ranking() == [3, 1, 1]
    p.round = 6
    upkeep(p)
    reason, ties = game.ending(p)
    assert (reason.id, [tie.id for tie in ties]) == ("ending-rounds", ["tie-shared"])


@rule("newton 15.9")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "illiterate"),
        (40, "illiterate"),
        (41, "scribe"),
        (55, "student"),
        (61, "scholar"),
        (80, "professor"),
        (81, "dean"),
        (100, "luminary"),
        (101, "master-of-knowledge"),
        (120, "genius"),
        (121, "legend"),
    ],
)
def test_solo_ranks(points: int, rank: str) -> None:
    p = table(1)
    p.points[0] = points
    _, said = game.ending(p)
    inner = said[0].args["rank"]
    assert not isinstance(inner, int | str)
    assert inner.id == f"rank-{rank}"
    assert seen(p).rounds == 6


@rule("newton 14.1", "newton 3.8")
def test_without_lessons_one_card_is_left_for_the_sixth_round() -> None:
    p = table()
    for left in (5, 4, 3, 2, 1):
        card = p.hands[0].pop()
        p.desk[0] = card
        effects.add_card(p, 0, card, 1)
        finish(p)
        assert len(p.hands[0]) == left
    assert (p.round, p.tucked[:5].count(NONE)) == (6, 0)
