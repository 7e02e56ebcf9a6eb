"""Partners, assignments, research, resources (rules 5 to 8)."""

import pytest

from tests.games.adas_dream.build import (
    asked,
    candidates,
    gain,
    game,
    hold,
    ids,
    legal,
    market,
    play,
    research,
    rich,
    ring,
    stored,
    table,
    use,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves, refusals, scoring
from virtuosi.games.adas_dream.rules.position import AdasDream, count_of


def offered(hand: str, value: int, **amounts: int) -> AdasDream:
    """A blue die of this value has just been stored; the hand may be played."""
    p = table()
    ring(p, w1="grey 6, grey 6", w2=f"blue {value}")
    rich(p, coal=0, **amounts)
    hold(p, hand=hand, deck="s1 s2 s3")
    play(p, "move(w1-1)", "push(w2-1)")
    return p


@rule("adas_dream 5.1")
def test_most_partners_have_a_science_the_others_are_sponsors() -> None:
    pack = table().pack
    names = {moves.PARTNERS[card]: moves.SCIENCES[pack.card_science[card]] for card in range(47)}
    assert names["r01"] == "mathematics"
    assert names["t13"] == "astronomy"
    assert names["t25"] == "sponsor"
    assert list(names.values()).count("sponsor") < 47 / 3


@rule("adas_dream 5.3")
def test_a_gained_partner_replaces_another_of_hand_or_discard() -> None:
    p = table()
    market(p, partners="t01 t02 t03 t04")
    hold(p, hand="s1 s2", deck="s3 s4 s5 s6", discard="s7 r01")
    gain(p, "gain_partner 1")
    play(p, "partner(2)")
    assert asked(p) == "remove-partner"
    assert legal(p) == ["remove(s1)", "remove(s2)", "remove(s7)", "remove(r01)"]
    play(p, "remove(s7)")
    assert ids(p.hand[0]) == "s1 s2 t02"
    assert ids(p.discard[0]) == "r01"
    assert count_of(p.hand[0] | p.deck[0] | p.discard[0]) == 8


@rule("adas_dream 5.3")
def test_the_new_card_itself_goes_when_there_is_no_other() -> None:
    p = table()
    market(p, partners="t01 t02 t03 t04")
    hold(p, deck="s1 s2 s3 s4 s5 s6 s7 r01")
    gain(p, "gain_partner 1")
    play(p, "partner(1)")
    assert asked(p) == "take-turn"
    assert p.hand[0] == 0


@rule("adas_dream 5.4", "adas_dream 5.7", "adas_dream 17.7")
def test_partners_are_played_from_the_hand_and_a_free_play_ignores_die_and_cost() -> None:
    p = table()
    rich(p, coins=0)
    hold(p, hand="t01 t16", deck="t28")
    gain(p, "play_partner 1")
    assert legal(p) == ["play(t01)", "play(t16)"]
    play(p, "play(t01)")
    assert asked(p) == "take-gear"


@rule("adas_dream 5.5")
def test_a_played_partner_lies_in_play_until_all_is_done() -> None:
    p = table()
    hold(p, hand="t14 t05", deck="s1")
    gain(p, "play_partner 1")
    play(p, "play(t14)")
    assert ids(p.in_play[0]) == "t14"
    assert ids(p.hand[0]) == "s1 t05", "one card drawn; the played one cannot come back for the second"
    assert asked(p) == "play-free"
    play(p, "play(t05)")
    assert p.coins[0] == 4 + 1, "one other card in hand when Cayley counts them"
    assert ids(p.discard[0]) == "t05 t14"


@rule("adas_dream 5.6")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    p = table()
    hold(p, hand="s1", deck="s2", discard="s3 s4")
    gain(p, "draw 2")
    assert count_of(p.hand[0]) == 3
    assert count_of(p.deck[0]) == 1
    assert p.discard[0] == 0
    gain(p, "draw 9")
    assert count_of(p.hand[0]) == 4


@rule("adas_dream 5.8")
def test_the_die_must_be_of_a_printed_value() -> None:
    p = offered("r01 s5", 2)
    assert why(p, "play(r01)") == ""
    p = offered("r01 s5", 3)
    assert why(p, "play(r01)") == "wrong-die"
    assert why(p, "play(s5)") == ""
    play(p, "play(s5)")
    assert asked(p) == "end-turn", "at most one partner"


@rule("adas_dream 5.9")
def test_some_partners_lower_the_stored_die() -> None:
    p = offered("r06", 4)
    play(p, "play(r06)")
    assert stored(p)[0] == "blue 3"
    assert p.innovation[0] == 2
    p = offered("r06 s2", 1)
    assert why(p, "play(r06)") == "die-is-one"


@rule("adas_dream 5.10")
def test_some_partners_cost_coins_as_the_die_shows() -> None:
    p = offered("r10", 3, coins=1)
    assert p.coins[0] == 4
    play(p, "play(r10)")
    assert p.coins[0] == 1
    assert asked(p) == "choose-reward"
    p = offered("r10 s1", 5, coins=0)
    assert asked(p) == "end-turn", "3 coins from the space are too few"


@rule("adas_dream 5.11", "adas_dream 17.2")
def test_what_cannot_be_gained_is_left_out() -> None:
    p = table()
    p.addition_supply = 0
    hold(p, hand="t24")
    rich(p, coal=0)
    gain(p, "play_partner 1")
    play(p, "play(t24)")
    assert (p.reserve_add[0], p.coal[0]) == (1, 2)


@rule("adas_dream 5.11")
def test_only_what_has_a_price_may_be_declined() -> None:
    p = table()
    p.gears[0] = 1
    rich(p, brass=2, coal=1)
    gain(p, "build_gear 1")
    assert "skip" in legal(p)
    play(p, "skip")
    gain(p, "travel_small 1")
    assert "skip" not in candidates(p)


@rule("adas_dream 6.1", "adas_dream 6.2")
@pytest.mark.parametrize(("card", "columns"), [("a08", []), ("a21", ["study", "travel"]), ("a27", list(moves.AREAS))])
def test_an_assignment_goes_under_its_colour_and_takes_effect(card: str, columns: list[str]) -> None:
    p = table()
    rich(p, coins=0, coal=0)
    market(p, assignments=f"{card} a12 a13 a01")
    gain(p, "assignment 1")
    play(p, "assign(1)")
    if columns:
        assert asked(p) == "choose-column"
        assert legal(p) == [f"column({area})" for area in columns]
        play(p, f"column({columns[-1]})")
        assert p.coins[0] == (3 if card == "a21" else 2)
        assert p.columns[moves.AREAS.index(columns[-1])] == 1
    else:
        assert p.columns[:4] == [0, 1, 0, 0]
        assert p.coal[0] == 3


@rule("adas_dream 6.3")
def test_some_assignments_ask_for_discards_first() -> None:
    p = table()
    market(p, assignments="a15 a12 a13 a01", partners="t01 t02 t03 t04")
    hold(p, hand="s1")
    gain(p, "assignment 1")
    assert why(p, "assign(1)") == "needs-discards"
    assert game.facts(p, moves.ASSIGN, refusals.NEEDS_DISCARDS) == {"needed": 2, "have": 1}
    hold(p, hand="s1 s2 s3")
    play(p, "assign(1)", "discard(s3)", "discard(s1)")
    assert ids(p.discard[0]) == "s1 s3"
    assert asked(p) == "take-partner"


@rule("adas_dream 6.4", "adas_dream 16.14")
def test_assignment_tokens_pay_for_their_column() -> None:
    p = table()
    p.tokens[:4] = [2, 0, 0, 1]
    p.columns[:4] = [2, 3, 1, 2]
    assert scoring.points(p, 0)[scoring.ASSIGNMENTS] == 6


@rule("adas_dream 7.1", "adas_dream 7.2")
def test_free_research_chooses_a_track_at_every_step() -> None:
    p = table()
    gain(p, "research 2")
    play(p, "research(meetings)", "research(study)")
    assert p.research[:4] == [1, 0, 1, 0]


@rule("adas_dream 7.3")
def test_a_breakthrough_is_resolved_before_the_next_step() -> None:
    p = table()
    research(p, study=1)
    gain(p, "research 2")
    play(p, "research(study)")
    assert p.brass[0] == 2, "the study's token pays 1 brass"
    assert asked(p) == "choose-research"
    for level in (2, 5, 8):
        research(p, travel=level - 1)
        p.innovation[0] = 0
        gain(p, "research_blue 1")
        assert p.innovation[0] == 1


@rule("adas_dream 7.4", "adas_dream 7.5", "adas_dream 9.4", "adas_dream 10.7")
@pytest.mark.parametrize(("level", "more"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 2)])
def test_research_opens_the_advanced_actions(level: int, more: int) -> None:
    p = table()
    p.slots[:6] = [1, 2, 3, 4, 5, 6]
    research(p, study=level)
    use(p, "purple 3")
    play(p, "book")
    for item in ("addition", "assign(2)")[:more]:
        assert asked(p) == "take-item"
        assert why(p, "book") == "same-again"
        assert "skip" in legal(p)
        p.assignment_market[1] = moves.ASSIGNMENTS.index("a08") + 1
        play(p, item)
    assert asked(p) == "end-turn"


@rule("adas_dream 7.7")
def test_at_the_top_research_goes_elsewhere_or_is_lost() -> None:
    p = table()
    research(p, study=9)
    gain(p, "research 1")
    assert why(p, "research(study)") == "top-of-track"
    play(p, "research(travel)")
    gain(p, "research_purple 2")
    assert p.research[:4] == [9, 1, 0, 0]
    research(p, study=9, travel=9, meetings=9, institution=9)
    gain(p, "research 2")
    assert asked(p) == "take-turn"


@rule("adas_dream 7.8", "adas_dream 17.16")
def test_an_effect_may_give_a_token_once_per_colour() -> None:
    p = table()
    gain(p, "assignment_token 1")
    play(p, "track(travel)")
    assert p.tokens[:4] == [0, 2, 0, 0]
    gain(p, "assignment_token 1")
    assert why(p, "track(travel)") == "has-token"
    play(p, "track(study)")
    research(p, travel=8)
    gain(p, "research_blue 1")
    assert p.tokens[:4] == [2, 2, 0, 0]
    assert p.tokens_taken[1] == 1
    p.tokens[:4] = [1, 1, 1, 1]
    gain(p, "assignment_token 1")
    assert asked(p) == "take-turn"


@rule("adas_dream 8.1")
def test_a_cost_is_paid_in_its_own_kind() -> None:
    p = table()
    p.gears[0] = 1
    rich(p, brass=1, coal=9, coins=9)
    gain(p, "build_gear 1")
    assert why(p, "build(addition)") == "gear-too-dear"
    assert why(p, "build(subtraction)") == ""


@rule("adas_dream 8.3", "adas_dream 8.4", "adas_dream 8.6")
def test_innovation_stops_at_six_and_may_buy_a_workshop_reward() -> None:
    p = table()
    rich(p, innovation=5, brass=0)
    gain(p, "innovation 3")
    assert p.innovation[0] == 6
    assert asked(p) == "spend-innovation"
    play(p, "spend", "reward(w4)")
    assert p.brass[0] == 1
    assert p.innovation[0] == 6, "4 and the two still to come"
    assert asked(p) == "spend-innovation", "arriving at the top again"
    play(p, "skip")
    assert asked(p) == "take-turn"
    gain(p, "innovation 1")
    assert (p.innovation[0], asked(p)) == (6, "take-turn"), "no arrival, no offer"


@rule("adas_dream 8.6")
def test_declining_loses_the_surplus() -> None:
    p = table()
    rich(p, innovation=5)
    gain(p, "innovation 3")
    play(p, "skip")
    assert (p.innovation[0], asked(p)) == (6, "take-turn")


@rule("adas_dream 8.5", "adas_dream 16.13")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (4, 0), (5, 2), (6, 4)])
def test_the_two_top_spaces_of_innovation_pay(level: int, points: int) -> None:
    p = table()
    rich(p, innovation=level)
    assert scoring.points(p, 0)[scoring.INNOVATION] == points


@rule("adas_dream 8.7")
def test_steam_levels() -> None:
    pack = table().pack
    assert pack.steam_cap[1:] == [10, 15, 20, 25, 30, 40]
    assert pack.steam_coal[1:] == [0, 0, 1, 1, 2, 3]
