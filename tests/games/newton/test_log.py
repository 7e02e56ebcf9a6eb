"""The log: who did what, and by how much."""

from tests.games.newton.build import (
    acting,
    books,
    game,
    map_objective,
    opening,
    play,
    sentences,
    shelve,
    students,
    table,
    token,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.moves import MASTER_IDS, TREE_IDS
from virtuosi.games.newton.rules.tasks.masters import PlayMaster


@rule("newton 4.1")
def test_a_card_its_action_and_its_pay() -> None:
    p = table(hand=["start_work"])
    assert sentences(p, "play(start_work)", "work(1)") == [
        "Player 1 plays The workshop in column 1",
        "Player 1 does the Work action, value 1",
        "Player 1 moves the marker to space 1 of the Work track",
        "Player 1 gains 1 :coin:",
    ]


@rule("newton 6.7", "newton 9.5")
def test_a_journey_its_toll_its_token_and_its_objective() -> None:
    p = acting(token(table(), "dijon", "student"), "travel", 2)
    assert sentences(p, "go(dijon)") == [
        "Player 1 travels to Dijon",
        "Player 1 takes a token (1 :student:)",
        "Player 1 puts a student on the root of the tree :student:",
    ]
    p = acting(map_objective(table(at="istanbul", coins=1, potions=4), "coins"), "travel", 1)
    assert sentences(books(p), "go(objective)") == [
        "Player 1 travels to the objective space, toll 1 :coin:",
        "Player 1 pays 4 :potion:",
        "Player 1 places cube 1: Objective space :cube:",
        "Player 1 occupies: Objective (coins) :objective:",
    ]


@rule("newton 11.11")
def test_a_journey_without_a_way() -> None:
    p = play(table(hand=["l2_08"], coins=2), "play(l2_08)", "effect(now)")
    assert sentences(p, "go(sevilla)") == ["Player 1 goes straight to Sevilla"]


@rule("newton 8.5")
def test_a_run_of_shelf_tiles() -> None:
    p = acting(shelve(table(board="a", potions=9), "1-1"), "study", 3)
    assert sentences(p, "place(1-2)") == [
        "Player 1 pays 1 :potion:",
        "Player 1 places a tile on shelf 1",
        "Player 1 completes a run: 2 :points: each round",
    ]


@rule("newton 13.8")
def test_tiles_removed_by_a_master() -> None:
    p = shelve(table(), "1-2")
    play(p, "play(start_work)")
    p.masters[0] = MASTER_IDS.index("cavendish")
    p.agenda.append(PlayMaster(0))
    assert sentences(p, "play(cavendish)") == [
        "Player 1 plays Margaret Cavendish :master:",
        "Player 1 empties a pile of shelf tiles",
        "Player 1 removes shelf tiles for good",
        "Player 1 gains 1 :potion:",
    ]


@rule("newton 13.1")
def test_the_second_player_plays_a_master_of_the_own_hand() -> None:
    p = table()
    p.masters[4:8] = [MASTER_IDS.index(name) for name in ("galilei", "kepler", "pascal", "newton")]
    p.agenda.append(PlayMaster(1))
    assert sentences(p, "play(kepler)")[:1] == ["Player 2 plays Johannes Kepler :master:"]
    assert p.played == [0, 0, 0, 0, 0, 1, 0, 0]


@rule("newton 5.3", "newton 5.5")
def test_a_student_goes_no_further_than_the_value_and_into_no_end_without_its_books() -> None:
    p = acting(students(table(coins=3), "l1"), "technology", 1)
    assert sentences(p, "by(l2a)")[0] == "Player 1 moves a student one step"
    assert why(p, "step(l3a)") == "no-steps-left"
    for end in ("e1", "e3", "e4"):
        before = next(space for space in TREE_IDS if TREE_IDS.index(end) in p.pack.next[TREE_IDS.index(space)])
        assert why(books(acting(students(table(), before), "technology", 1)), f"step({end})") == "books-missing"


def test_who_begins() -> None:
    p = opening(3)
    while "first" not in game.task_name(p):
        p.play(p.moves()[0])
    assert sentences(p, "first(3)")[0] == "Player 3 begins"
