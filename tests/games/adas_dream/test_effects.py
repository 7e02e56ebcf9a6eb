"""What the icons mean (rule 17), atom by atom."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves
from virtuosi.games.adas_dream.rules.board import OPEN


@rule("adas_dream 17.1")
@pytest.mark.parametrize("atom", ["coins", "coal", "brass"])
def test_resources(atom: str) -> None:
    p = ada.table()
    before = getattr(p, atom)[0]
    ada.gain(p, f"{atom} 3")
    assert getattr(p, atom)[0] == before + 3


@rule("adas_dream 17.1")
def test_books_gears_and_cards() -> None:
    p = ada.table()
    ada.hold(p, deck="s1 s2 s3")
    ada.gain(p, "book 2", "addition_gear 1", "draw 2")
    assert (p.books[0], p.reserve_add[0], p.hand[0].bit_count()) == (3, 2, 2)


@rule("adas_dream 17.16", "adas_dream 7.1")
@pytest.mark.parametrize("track", range(4))
def test_research_of_a_colour(track: int) -> None:
    p = ada.table()
    ada.gain(p, f"research_{moves.COLORS[track]} 1")
    assert p.research[track] == 1
    assert sum(p.research) == 1
    ada.gain(p, f"research_{moves.COLORS[track]} 2")
    assert (p.research[track], sum(p.research)) == (3, 3)


@rule("adas_dream 17.3", "adas_dream 17.4")
def test_workshop_rewards_must_differ() -> None:
    p = ada.table()
    ada.rich(p, brass=0, coal=0)
    ada.gain(p, "workshop_reward 2")
    ada.play(p, "reward(w4)")
    assert ada.why(p, "reward(w4)") == "same-again"
    ada.play(p, "reward(w1)")
    assert (p.brass[0], p.coal[0], ada.asked(p)) == (1, 2, "take-turn")


@rule("adas_dream 17.3", "adas_dream 17.4")
def test_study_items_must_differ() -> None:
    p = ada.table()
    ada.market(p, assignments="a06 a08 a12 a13")
    ada.gain(p, "study_item 3")
    ada.play(p, "book")
    assert ada.why(p, "book") == "same-again"
    ada.play(p, "assign(1)")
    assert ada.why(p, "assign(1)") == "same-again"
    assert "skip" not in ada.candidates(p)
    ada.play(p, "addition")
    assert (p.books[0], p.reserve_add[0], p.columns[1]) == (2, 2, 1)


@rule("adas_dream 17.3", "adas_dream 17.4")
def test_breakthroughs_are_taken_from_different_tokens_and_no_marker_moves() -> None:
    p = ada.table()
    ada.rich(p, brass=0, coins=0)
    ada.gain(p, "breakthrough 2")
    ada.play(p, "track(study)")
    assert ada.why(p, "track(study)") == "same-again"
    ada.play(p, "track(institution)")
    assert (p.brass[0], p.coins[0], sum(p.research)) == (1, 3, 0)


@rule("adas_dream 17.5")
def test_a_program_by_effect() -> None:
    p = ada.table()
    ada.market(p, programs="p01 p02 p03 p04 p05")
    ada.gain(p, "program 1")
    ada.play(p, "program(1)", "slot(row1)")
    assert p.books[0] == 2
    assert [moves.PROGRAMS[tile - 1] for tile in p.program_market[1:]] == ["p02", "p03", "p04", "p05"]
    p.slots[:6] = [1] * 6
    ada.gain(p, "program 1")
    assert ada.asked(p) == "take-turn"


@rule("adas_dream 17.5")
def test_a_multiplication_gear_by_effect() -> None:
    p = ada.table()
    ada.gain(p, "multiplication_gear 1")
    ada.play(p, "take(2)")
    assert p.reserve_mul[0].bit_count() == 1
    p.gear_market, p.gear_bag = [0, 0], 0
    ada.gain(p, "multiplication_gear 1")
    assert ada.asked(p) == "take-turn"


@rule("adas_dream 17.7")
def test_gain_a_partner_costs_no_disc_and_draws_nothing() -> None:
    p = ada.table()
    ada.market(p, partners="t01 t02 t03 t04")
    ada.hold(p, hand="s1 s2", deck="s3")
    coins = p.coins[0]
    ada.gain(p, "gain_partner 1")
    ada.play(p, "partner(3)", "remove(s2)")
    assert (ada.ids(p.hand[0]), p.coins[0], p.gears.count(OPEN)) == ("s1 t03", coins, 0)
    assert [moves.PARTNERS[card - 1] for card in p.partner_market[1:]] == ["t01", "t02", "t04"]


@rule("adas_dream 17.7")
def test_use_a_partner_of_the_market() -> None:
    p = ada.table()
    ada.market(p, partners="t28 t02 t03 t04")
    ada.gain(p, "use_market_partner 1")
    ada.play(p, "partner(1)")
    assert p.coins[0] == 10
    assert moves.PARTNERS[p.partner_market[0] - 1] == "t28"


@rule("adas_dream 17.8")
def test_for_each_card_in_hand() -> None:
    p = ada.table()
    ada.hold(p, hand="s1 s2 s3")
    ada.gain(p, "per_hand_card coins 2")
    assert p.coins[0] == 10
    ada.hold(p)
    ada.gain(p, "per_hand_card coins 2")
    assert p.coins[0] == 10


@rule("adas_dream 17.8")
def test_for_each_disc_in_institutions_and_universities() -> None:
    p = ada.table()
    ada.disc(p, "oxford", "oxford", "royal_society_2", "room1")
    ada.gain(p, "per_disc_iu coins 1")
    assert p.coins[0] == 7


@rule("adas_dream 17.9")
def test_a_disc_in_a_room_or_on_a_university() -> None:
    p = ada.table()
    for place in range(6):
        p.rooms[place] = 2
    ada.gain(p, "disc_meeting 1")
    assert ada.why(p, "spot(room1)") == "room-full"
    ada.play(p, "spot(room2)", "disc(row1-1)")
    assert ada.discs(p, "room2") == 1
    ada.disc(p, "oxford")
    ada.gain(p, "disc_university 1")
    assert ada.why(p, "spot(oxford)") == "own-disc"
    innovation, city = p.innovation[0], p.city[0]
    ada.play(p, "spot(st_andrews)", "disc(row1-2)")
    assert (ada.discs(p, "st_andrews"), p.innovation[0], p.city[0]) == (1, innovation, city)


@rule("adas_dream 17.10")
def test_remove_a_disc() -> None:
    p = ada.table()
    ada.gain(p, "disc_remove 1")
    ada.play(p, "disc(col3-2)")
    assert (p.gears[11], p.boxed[0]) == (OPEN, 1)


@rule("adas_dream 17.11")
def test_move_a_disc() -> None:
    p = ada.table()
    ada.gain(p, "disc_move 1")
    assert ada.asked(p) == "take-turn", "no disc to move"
    ada.disc(p, "oxford", "royal_society_2")
    ada.disc(p, "royal_society_3", seat=1)
    before = p.gears[:12]
    ada.gain(p, "disc_move 1")
    assert ada.legal(p) == ["spot(oxford)", "spot(royal_society_2)"]
    ada.play(p, "spot(oxford)")
    assert ada.why(p, "spot(oxford)") == "not asked"
    assert ada.why(p, "spot(royal_society_2)") == "occupied", "not onto an own disc either"
    assert ada.why(p, "spot(royal_society_3)") == "occupied"
    ada.play(p, "spot(room3)")
    assert (ada.discs(p, "oxford"), ada.discs(p, "room3"), p.gears[:12]) == (0, 1, before)


@rule("adas_dream 17.12")
def test_move_a_disc_between_universities() -> None:
    p = ada.table()
    ada.disc(p, "oxford", "leeds")
    ada.gain(p, "disc_move_university 1")
    ada.play(p, "spot(oxford)")
    assert ada.why(p, "spot(leeds)") == "own-disc"
    ada.play(p, "spot(durham)")
    assert ada.asked(p) == "choose-research"
    assert (p.books[0], p.city[0], ada.discs(p, "durham")) == (2, 0, 1)


@rule("adas_dream 17.12")
def test_a_disc_moves_even_when_none_is_left_on_the_own_board() -> None:
    p = ada.table(own_discs=True)
    ada.disc(p, "oxford")
    ada.emptied(p)
    ada.gain(p, "disc_move_university 1")
    ada.play(p, "spot(oxford)", "spot(leeds)")
    assert (ada.discs(p, "oxford"), ada.discs(p, "leeds")) == (0, 1)


@rule("adas_dream 17.13")
def test_the_first_advanced_action_of_any_area() -> None:
    p = ada.table()
    ada.hold(p)
    ada.gain(p, "advanced_l1 1")
    assert ada.legal(p) == ["area(study)", "area(travel)"]
    assert ada.why(p, "area(meetings)") == "nothing-there"
    assert ada.why(p, "area(institution)") == "nothing-there"
    ada.play(p, "area(study)", "book")
    assert p.books[0] == 2
    ada.hold(p, hand="s5")
    ada.disc(p, "royal_society_3")
    ada.gain(p, "advanced_l1 1")
    assert len(ada.legal(p)) == 4
    ada.play(p, "area(institution)")
    assert ada.legal(p) == ["visit(royal_society_2)"]
    ada.play(p, "visit(royal_society_2)", "research(study)")
    ada.gain(p, "advanced_l1 1")
    ada.play(p, "area(meetings)", "play(s5)")
    assert p.coins[0] == 7


@rule("adas_dream 17.13")
def test_an_advanced_hop() -> None:
    p = ada.table()
    ada.gain(p, "advanced_l1 1")
    ada.play(p, "area(travel)", "travel(southampton)")
    assert p.city[0] == moves.CITIES.index("southampton")


@rule("adas_dream 17.14")
def test_steam_free_and_paid() -> None:
    p = ada.table()
    ada.rich(p, coal=1)
    p.steam[0] = 4
    ada.gain(p, "steam_free 1")
    assert (p.steam[0], p.coal[0]) == (5, 1)
    ada.gain(p, "steam_paid 1")
    assert ada.asked(p) == "take-turn", "3 coal are missing"
    ada.rich(p, coal=3)
    ada.gain(p, "steam_paid 1")
    assert ada.legal(p) == ["spend", "skip"]
    ada.play(p, "spend")
    assert (p.steam[0], p.coal[0]) == (6, 0)
    ada.gain(p, "steam_free 1")
    assert p.steam[0] == 6


@rule("adas_dream 17.15")
def test_swap_a_die() -> None:
    p = ada.table()
    ada.gain(p, "swap_die 1")
    assert ada.asked(p) == "take-turn", "no die of one's own"
    ada.store(p, "blue 2")
    ada.mill(p, ". 4 . / . . . / . . .")
    ada.ring(p, w2="green 6")
    ada.gain(p, "swap_die 1")
    assert ada.legal(p) == ["give(c12)", "give(s1)"]
    ada.play(p, "give(s1)", "fetch(w2-1)")
    assert (ada.stored(p)[0], ada.said(p.ring[6])) == ("green 6", "blue 2")


@rule("adas_dream 17.15")
def test_change_dice() -> None:
    p = ada.table()
    ada.store(p, "blue 2")
    ada.mill(p, ". 6 . / . . . / . . .")
    ada.ring(p, w2="green 1")
    ada.gain(p, "adjust_die 2")
    assert ada.why(p, "raise(c12)") == "no-such-face"
    assert ada.why(p, "lower(w2-1)") == "no-such-face"
    ada.play(p, "lower(c12)")
    assert "skip" in ada.legal(p)
    ada.play(p, "raise(w2-1)")
    assert (ada.said(p.mill[1]), ada.said(p.ring[6]), ada.asked(p)) == ("grey 5", "green 2", "take-turn")
    ada.gain(p, "adjust_die 1")
    ada.play(p, "skip")
    assert ada.stored(p)[0] == "blue 2"
