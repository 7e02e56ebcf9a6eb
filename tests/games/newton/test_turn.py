"""Rounds, turns, the value of an action, quick actions."""

import pytest

from tests.games.newton.build import (
    acting,
    asked,
    begin_turn,
    develop,
    game,
    given,
    legal,
    lines,
    nature,
    on_desk,
    play,
    purse,
    rule_against,
    seen,
    students,
    table,
    told,
    tuck,
    why,
)
from virtuosi.core.present import why_not
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.moves import CARD_IDS
from virtuosi.games.newton.rules.position import NONE, Newton


def skip_turn(p: Newton) -> Newton:
    """A whole turn without any action."""
    if asked(p).startswith("play-card"):
        play(p, legal(p)[0])
    return play(p, "end" if "end" in legal(p) else "done")


@rule("newton 3.1", "newton 15.1")
def test_six_rounds_of_five_turns_each_then_the_match_ends() -> None:
    p = table(3)
    turns: list[tuple[int, int]] = []
    while p.agenda:
        if asked(p).startswith("tuck"):
            play(p, legal(p)[0])
        else:
            turns.append((p.round, p.agenda[-1].seat))
            skip_turn(p)
        nature(p)
    assert len(turns) == 6 * 15
    for number in range(6):
        seats = [seat for played_in, seat in turns if played_in == number + 1]
        assert seats == [(number + k) % 3 for k in range(15)]
    assert p.round == 6


@rule("newton 3.2")
def test_a_card_goes_on_the_leftmost_free_column_and_must_be_played() -> None:
    p = table()
    assert legal(p) == [f"play({CARD_IDS[card]})" for card in p.hands[0]]
    play(p, "play(start_travel)")
    assert p.desk[:5] == [2, NONE, NONE, NONE, NONE]
    assert 2 not in p.hands[0]
    p = on_desk(table(), "start_work", "start_study")
    play(p, "play(start_travel)")
    assert p.desk[:3] == [0, 4, 2]


@rule("newton 3.3")
def test_action_effect_and_quick_actions_in_any_order() -> None:
    hand = ["l1_03", "start_work"]  # Work; pay 1 coin for 2 points
    for order in (["act(work)", "work(1)", "effect(now)"], ["effect(now)", "act(work)", "work(1)"]):
        p = play(table(hand=hand, coins=4), "play(l1_03)", *order, "quick(potion)")
        assert purse(p) == (4 - 1 + 1 - 3, 1, 2)
        assert why(p, "act(work)") == "already-acted"
        assert why(p, "effect(now)") == "effect-used"
        play(p, "end")
        assert asked(p) == "play-card 1"
    p = play(table(hand=hand), "play(l1_03)", "end")
    assert asked(p) == "play-card 1", "everything may be left out"


@rule("newton 3.4")
def test_the_card_just_played_counts_with_its_symbol_and_books() -> None:
    p = play(table(hand=["l1_13"], board="d"), "play(l1_13)")  # Study with a green book
    assert p.books[:4] == [0, 1, 0, 0]
    assert p.value == 1
    assert why(p, "place(1-6)") == "legal", "the green book of the card itself"


@rule("newton 3.5")
def test_the_value_is_all_symbols_in_sight() -> None:
    p = tuck(on_desk(table(board="c"), "start_travel"), "l1_07")
    develop(p, "travel", "work")
    p.symbols[2] += 1  # the symbol printed on board c
    p.hands[0].append(CARD_IDS.index("l1_08"))
    play(p, "play(l1_08)")
    assert p.value == 5
    turn = seen(p).turn
    assert turn is not None
    assert {part.name.id: part.n for part in turn.parts} == {
        "part-card": 1,
        "part-desk": 1,
        "part-tucked": 1,
        "part-drawers": 1,
        "part-printed": 1,
    }
    columns = seen(p).seats[0].columns
    assert [column.counts for column in columns] == [True, True, False, False, False]
    assert columns[0].tucked_counts


@rule("newton 3.5")
def test_example_three_symbols_make_a_value_of_three() -> None:
    p = on_desk(table(hand=["l1_10", "l1_11", "start_lessons"]), "l1_10", "l1_11")
    play(p, "play(start_lessons)")
    assert p.value == 3


@rule("newton 3.6")
def test_less_than_the_value_or_nothing_is_always_allowed() -> None:
    p = acting(table(), "travel", 4)
    play(p, "go(dijon)")
    assert p.at[0] != 0
    assert asked(p) == "act 0"
    p = acting(table(), "study", 3)
    play(p, "done")
    assert p.taken[0] == 0
    assert rule_against(on_desk(play(table(hand=["l3_02"]), "play(l3_02)")), "effect(now)") == "11.4"


@rule("newton 3.7")
def test_example_a_joker_as_travel_with_three_symbols_in_sight_has_value_four() -> None:
    p = play(tuck(on_desk(table(hand=["l1_07", "start_joker"]), "l1_07"), "l1_08"), "play(start_joker)")
    develop(p, "travel")
    assert legal(p, "act") == ["work", "technology", "travel", "lessons", "study"]
    play(p, "act(travel)")
    assert p.value == 4
    p = on_desk(tuck(table(), "start_joker"), "start_travel")
    play(p, "play(start_work)")
    assert p.value == 1, "a joker under the desk never counts"


@rule("newton 3.8")
def test_without_a_card_there_is_no_action_but_quick_actions_remain() -> None:
    p = begin_turn(table(hand=[], coins=4))
    assert asked(p) == "act 0"
    assert [name for name in legal(p) if not name.startswith("quick")] == ["end"]
    assert why(p, "quick(boost)") == "nothing-to-boost"
    play(p, "quick(potion)", "end")
    assert p.desk[0] == NONE


@rule("newton 3.9", "newton 11.2")
def test_plain_gains_come_when_the_card_is_laid_down() -> None:
    p = play(table(hand=["l3_14"]), "play(l3_14)")
    assert purse(p) == (2, 1, 0)
    assert p.effect_used
    assert "effect(now)" not in [game.space.names[move] for move, _ in p.refusals()]
    assert purse(play(table(hand=["l2_12"]), "play(l2_12)")) == (0, 0, 2)


@rule("newton 3.10")
def test_the_value_performed_is_not_reduced_by_doing_less() -> None:
    p = tuck(table(hand=["start_travel"], lectures=True), "x3_08")  # after Travel of 3 or more: any card
    acting(p, "travel", 3)
    play(p, "go(dijon)")
    assert why(p, "quick(special)") == "legal"
    p = tuck(table(hand=["start_travel"], lectures=True), "x3_08")
    play(p, "play(start_travel)")
    assert why(p, "quick(special)") == "condition-not-met", "an action that was skipped has no value"


@rule("newton 10.1")
def test_quick_actions_come_before_during_and_after_the_action_but_not_before_the_card() -> None:
    p = table(coins=20)
    assert not legal(p, "quick")
    play(p, "play(start_joker)", "quick(potion)", "act(travel)", "quick(potion)", "by(dijon)", "quick(potion)", "done")
    play(p, "quick(potion)", "end")
    assert p.potions[0] == 4


@rule("newton 10.2")
def test_one_coin_turns_up_two_cards_of_a_deck() -> None:
    p = play(table(coins=3), "play(start_lessons)")
    before = list(p.rows[1])
    play(p, "quick(reveal-2)")
    nature(p)
    assert p.rows[1][:3] == before
    assert len(p.rows[1]) == 5
    nature(play(p, "quick(reveal-2)"))
    assert len(p.rows[1]) == 7
    assert p.coins[0] == 1


@rule("newton 10.2")
def test_a_short_deck_gives_what_it_has_and_an_empty_one_nothing() -> None:
    p = play(table(coins=3), "play(start_lessons)")
    deck = p.decks[0]
    while len(deck) > 1:
        p.rows[0].append(deck.top()[0])
        deck.draw(deck.top()[0])
    before = len(p.rows[0])
    nature(play(p, "quick(reveal-1)"))
    assert len(p.rows[0]) == before + 1
    assert why(p, "quick(reveal-1)") == "deck-empty"


@rule("newton 10.3")
def test_example_a_boost_raises_the_joker_to_five_once_a_turn() -> None:
    p = table(coins=5)
    play(p, "play(start_joker)")
    p.symbols[2] = 3
    play(p, "quick(boost)", "act(travel)")
    assert p.value == 5
    assert why(p, "quick(boost)") == "already-boosted"
    assert p.coins[0] == 3


@rule("newton 10.3")
def test_a_boost_during_the_action_counts_at_once() -> None:
    p = acting(table(coins=2), "travel", 1)
    play(p, "by(dijon)")
    assert why(p, "go(paris)") == "no-steps-left"
    play(p, "quick(boost)", "go(paris)")
    assert asked(p) == "act 0"
    assert why(p, "quick(boost)") == "nothing-to-boost"


@rule("newton 10.3", "newton 13.2")
def test_actions_given_by_masters_cannot_be_boosted() -> None:
    p = given(table(coins=9), "pascal")
    assert asked(p) == "travel 0"
    assert why(p, "quick(boost)") == "nothing-to-boost"


@rule("newton 10.4", "newton 10.5")
def test_potions_and_students_can_be_bought() -> None:
    p = play(table(coins=13), "play(start_work)", "quick(potion)", "quick(student)", "quick(student)")
    assert purse(p) == (0, 1, 0)
    assert p.students[:4] == [0, 0, 0, NONE]
    assert why(p, "quick(student)") == "too-few-coins"
    p = play(students(table(coins=9), "t0", "l1", "l1", "m2"), "play(start_work)")
    assert why(p, "quick(student)") == "reserve-empty"


@rule("newton 10.6")
def test_other_prices_are_paid_once_each_use() -> None:
    p = play(table(hand=["l2_03"], coins=9), "play(l2_03)", "effect(now)")
    assert purse(p) == (6, 0, 4)
    assert why(p, "effect(now)") == "effect-used"
    assert rule_against(p, "effect(now)") == "10.6"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_refusals_say_what_is_missing(language: str) -> None:
    p = acting(table(at="cambridge"), "travel", 2)
    move = game.space.numbers["go(lisboa)"]
    message = why_not(game, p, move, p.refusal(move))
    text = game.words(language).render(message, lambda seat: f"Player {seat + 1}")
    assert "2" in text
    assert "0" in text


def test_the_log_tells_a_turn() -> None:
    p = table(coins=2)
    assert told(p, "play(start_work)", "quick(boost)", "work(2)", "end") == [
        "event-played",
        "event-acted",
        "event-boosted",
        "event-worked",
        "event-gained",
    ]
    assert lines(table(), "play(start_work)")[0].seat == 0


@rule("newton 3.11")
def test_a_card_with_one_action_begins_it_and_giving_it_up_ends_the_turn() -> None:
    p = play(table(coins=3), "play(start_travel)")
    assert asked(p) == "travel 0"
    play(p, "quick(potion)", "done")
    assert (asked(p), p.potions[0]) == ("play-card 1", 1)
    assert asked(play(table(hand=["l2_08"]), "play(l2_08)")) == "act 0", "it has an effect, too"
    assert asked(play(table(), "play(start_joker)")) == "act 0"
    assert asked(play(table(hand=["l2_08"]), "play(l2_08)", "act(travel)", "done")) == "act 0"
