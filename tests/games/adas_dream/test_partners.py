"""Partners (rule 5)."""

from tests.games.adas_dream import build as ada
from virtuosi.core.masks import count_of
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import effects, moves
from virtuosi.games.adas_dream.rules.position import AdasDream


def offered(hand: str, value: int, **amounts: int) -> AdasDream:
    """A blue die of this value has just been stored; the hand may be played."""
    p = ada.table()
    ada.ring(p, w1="grey 6, grey 6", w2=f"blue {value}")
    ada.rich(p, coal=0, **amounts)
    ada.hold(p, hand=hand, deck="s1 s2 s3")
    ada.play(p, "move(w1-1)", "push(w2-1)")
    return p


@rule("adas_dream 5.1")
def test_most_partners_have_a_science_the_others_are_sponsors() -> None:
    pack = ada.table().pack
    names = {moves.PARTNERS[card]: moves.SCIENCES[pack.card_science[card]] for card in range(47)}
    assert names["r01"] == "mathematics"
    assert names["t13"] == "astronomy"
    assert names["t25"] == "sponsor"
    assert list(names.values()).count("sponsor") < 47 / 3


@rule("adas_dream 5.2")
def test_eight_partners_always() -> None:
    """From the deal on, after a partner gained in an action and one gained by a card that lies in play."""
    p = ada.table()
    assert count_of(effects.owned_cards(p, 0)) == 8
    ada.market(p, partners="t08 t02 t03 t04")
    ada.rich(p, coins=9)
    ada.hold(p, hand="t25 s2", deck="s3 s4 s5", discard="s6 s7 r01")
    ada.use(p, "yellow 1")
    ada.play(p, "coins(room4)", "disc(row1-1)", "partner(4)", "remove(s2)")
    assert count_of(effects.owned_cards(p, 0)) == 8
    ada.gain(p, "play_partner 1")
    ada.play(p, "play(t25)")
    assert ada.asked(p) == "take-partner"
    assert count_of(effects.owned_cards(p, 0)) == 8, "the one in play among them"
    ada.play(p, "partner(1)", "remove(s6)")
    assert count_of(effects.owned_cards(p, 0)) == 8


@rule("adas_dream 5.3")
def test_a_gained_partner_replaces_another_of_hand_or_discard() -> None:
    p = ada.table()
    ada.market(p, partners="t01 t02 t03 t04")
    ada.hold(p, hand="s1 s2", deck="s3 s4 s5 s6", discard="s7 r01")
    ada.gain(p, "gain_partner 1")
    ada.play(p, "partner(2)")
    assert ada.asked(p) == "remove-partner"
    assert ada.legal(p) == ["remove(s1)", "remove(s2)", "remove(s7)", "remove(r01)"]
    ada.play(p, "remove(s7)")
    assert ada.ids(p.hand[0]) == "s1 s2 t02"
    assert ada.ids(p.discard[0]) == "r01"
    assert count_of(p.hand[0] | p.deck[0] | p.discard[0]) == 8


@rule("adas_dream 5.3")
def test_the_new_card_itself_goes_when_there_is_no_other() -> None:
    p = ada.table()
    ada.market(p, partners="t01 t02 t03 t04")
    ada.hold(p, deck="s1 s2 s3 s4 s5 s6 s7 r01")
    ada.gain(p, "gain_partner 1")
    ada.play(p, "partner(1)")
    assert ada.asked(p) == "take-turn"
    assert p.hand[0] == 0


@rule("adas_dream 5.4", "adas_dream 5.7", "adas_dream 17.7")
def test_partners_are_played_from_the_hand_and_a_free_play_ignores_die_and_cost() -> None:
    p = ada.table()
    ada.rich(p, coins=0)
    ada.hold(p, hand="t01 t16", deck="t28")
    ada.gain(p, "play_partner 1")
    assert ada.legal(p) == ["play(t01)", "play(t16)"]
    ada.play(p, "play(t01)")
    assert ada.asked(p) == "take-gear"


@rule("adas_dream 5.5")
def test_a_played_partner_lies_in_play_until_all_is_done() -> None:
    p = ada.table()
    ada.hold(p, hand="t14 t05", deck="s1")
    ada.gain(p, "play_partner 1")
    ada.play(p, "play(t14)")
    assert ada.ids(p.in_play[0]) == "t14"
    assert ada.ids(p.hand[0]) == "s1 t05", "one card drawn; the played one cannot come back for the second"
    assert ada.asked(p) == "play-free"
    ada.play(p, "play(t05)")
    assert p.coins[0] == 4 + 1, "one other card in hand when Cayley counts them"
    assert ada.ids(p.discard[0]) == "t05 t14"


@rule("adas_dream 5.6")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    p = ada.table()
    ada.hold(p, hand="s1", deck="s2", discard="s3 s4")
    ada.gain(p, "draw 2")
    assert count_of(p.hand[0]) == 3
    assert count_of(p.deck[0]) == 1
    assert p.discard[0] == 0
    ada.gain(p, "draw 9")
    assert count_of(p.hand[0]) == 4


@rule("adas_dream 5.8")
def test_the_die_must_be_of_a_printed_value() -> None:
    p = offered("r01 s5", 2)
    assert ada.why(p, "play(r01)") == ""
    p = offered("r01 s5", 3)
    assert ada.why(p, "play(r01)") == "wrong-die"
    assert ada.why(p, "play(s5)") == ""
    ada.play(p, "play(s5)")
    assert ada.asked(p) == "end-turn", "at most one partner"


@rule("adas_dream 5.9")
def test_some_partners_lower_the_stored_die() -> None:
    p = offered("r06", 4)
    ada.play(p, "play(r06)")
    assert ada.stored(p)[0] == "blue 3"
    assert p.innovation[0] == 2
    p = offered("r06 s2", 1)
    assert ada.why(p, "play(r06)") == "die-is-one"


@rule("adas_dream 5.10")
def test_some_partners_cost_coins_as_the_die_shows() -> None:
    p = offered("r10", 3, coins=1)
    assert p.coins[0] == 4
    ada.play(p, "play(r10)")
    assert p.coins[0] == 1
    assert ada.asked(p) == "choose-reward"
    p = offered("r10 s1", 5, coins=0)
    assert ada.asked(p) == "end-turn", "3 coins from the space are too few"


@rule("adas_dream 5.11", "adas_dream 17.2")
def test_what_cannot_be_gained_is_left_out() -> None:
    p = ada.table()
    p.addition_supply = 0
    ada.hold(p, hand="t24")
    ada.rich(p, coal=0)
    ada.gain(p, "play_partner 1")
    ada.play(p, "play(t24)")
    assert (p.reserve_add[0], p.coal[0]) == (1, 2)


@rule("adas_dream 5.11")
def test_only_what_has_a_price_may_be_declined() -> None:
    p = ada.table()
    p.gears[0] = 1
    ada.rich(p, brass=2, coal=1)
    ada.gain(p, "build_gear 1")
    assert "skip" in ada.legal(p)
    ada.play(p, "skip")
    ada.gain(p, "travel_small 1")
    assert "skip" not in ada.candidates(p)
