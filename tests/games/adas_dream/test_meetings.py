"""Meetings (rule 12)."""

from tests.games.adas_dream import build as ada
from virtuosi.core.masks import count_of
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves, spots
from virtuosi.games.adas_dream.rules.position import AdasDream


@rule("adas_dream 12.1", "adas_dream 12.3", "adas_dream 12.5", "adas_dream 12.6", "adas_dream 12.7")
def test_the_worked_example_of_the_meeting() -> None:
    """A grey 4: 5 coins, room 1, the leftmost card, 2 cards with a shuffle; then 2 more, and the card for free."""
    p = ada.table()
    ada.market(p, partners="t13 t02 t03 t04")
    ada.hold(p, hand="s2", deck="s3", discard="s1 s4 s5 s6 s7")
    ada.rich(p, coins=5, books=1, brass=4, coal=2)
    ada.research(p, meetings=6)
    ada.use(p, "grey 4")
    ada.play(p, "area(meetings)", "coins(room1)", "disc(row1-1)", "partner(1)")
    assert p.coins[0] == 0
    assert moves.PARTNERS[p.partner_market[3] - 1] == "t03", "t04 has left"
    assert ada.asked(p) == "remove-partner"
    ada.play(p, "remove(s1)")
    assert count_of(p.hand[0]) == 4
    assert p.discard[0] == 0
    ada.play(p, "activate")
    assert count_of(p.hand[0]) == 6
    ada.play(p, "play(t13)")
    assert ada.asked(p) == "choose-gear-slot"
    ada.play(p, "gear(row1-1)")
    assert p.brass[0] == 4, "built for free"
    ada.play(p, "publish", "take(1)")
    assert p.reserve_mul[0]
    assert ada.asked(p) in ("discard-cards", "take-turn"), "no gear may be built in the same turn"


@rule("adas_dream 12.1", "adas_dream 12.3")
def test_room_costs_and_what_lies_to_the_right() -> None:
    pack = ada.shipped()
    assert pack.room_coins == [5, 4, 3, 2]
    assert pack.room_innovation == [3, 2, 2, 1]
    p = ada.table()
    ada.rich(p, coins=3, innovation=2)
    ada.use(p, "yellow 1")
    allowed = ["coins(room3)", "coins(room4)", "innovation(room2)", "innovation(room3)", "innovation(room4)"]
    assert ada.legal(p) == allowed
    assert ada.why(p, "coins(room1)") == "needs-coins"
    assert ada.why(p, "innovation(room1)") == "needs-innovation"
    ada.play(p, "innovation(room3)", "disc(row1-1)")
    assert ada.legal(p) == ["partner(3)", "partner(4)"]
    assert p.innovation[0] == 0


@rule("adas_dream 12.2")
def test_a_room_fills_in_order_and_takes_six_discs() -> None:
    p = ada.table()
    ada.rich(p, coins=9)
    ada.disc(p, "room4", "room4")
    ada.disc(p, "room4", "room4", "room4", seat=1)
    ada.use(p, "yellow 1")
    ada.play(p, "coins(room4)", "disc(row1-1)", "partner(4)", legal_remove(p))
    assert p.rooms[24:32] == [1, 1, 2, 2, 2, 1, 0, 0]
    assert spots.room_place(p, 3) == -1
    assert ada.discs(p, "room4") == 3
    ada.end_turn(p)
    ada.rich(p, seat=1, coins=9)
    ada.use(p, "yellow 1", seat=1)
    assert ada.why(p, "coins(room4)") == "room-full"


def legal_remove(p: AdasDream) -> str:
    """Some card of the hand, to part with."""
    return f"remove({ada.ids(p.hand[0]).split()[0]})"


@rule("adas_dream 12.4")
def test_a_room_without_a_partner_to_take_is_closed() -> None:
    p = ada.table()
    ada.rich(p, coins=9)
    p.partner_market = [0, 0, moves.PARTNERS.index("t01") + 1, 0]
    ada.use(p, "yellow 1")
    assert ada.why(p, "coins(room4)") == "no-partner"
    assert ada.why(p, "coins(room3)") == ""
    p = ada.table()
    p.partner_market = [0, 0, 0, 0]
    ada.store(p, "yellow 1")
    assert ada.why(p, "use(s1)") == "no-main-action"


@rule("adas_dream 12.6")
def test_cards_drawn_by_place() -> None:
    assert ada.shipped().slot_draw == [2, 2, 1, 1]


@rule("adas_dream 12.7")
def test_the_first_level_of_meetings_plays_a_card() -> None:
    p = ada.table()
    ada.research(p, meetings=3)
    ada.rich(p, coins=2, brass=0)
    ada.hold(p, hand="s4 s1", deck="s5 s6 s7")
    ada.use(p, "yellow 1")
    ada.play(p, "coins(room4)", "disc(row1-1)", "partner(4)", "remove(s1)")
    assert ada.asked(p) == "play-free"
    assert "skip" in ada.legal(p)
    ada.play(p, "play(s4)")
    assert p.brass[0] == 1


@rule("adas_dream 12.7")
def test_the_second_level_also_plays_without_drawing() -> None:
    p = ada.table()
    ada.research(p, meetings=6)
    ada.rich(p, coins=2, brass=0)
    ada.hold(p, hand="s4 s1", deck="s5 s6 s7")
    ada.use(p, "yellow 1")
    ada.play(p, "coins(room4)", "disc(row1-1)", "partner(4)", "remove(s1)")
    assert ada.asked(p) == "draw-and-play"
    held = count_of(p.hand[0])
    assert {"activate", "play(s4)", "skip"} <= set(ada.legal(p))
    ada.play(p, "play(s4)")
    assert (p.brass[0], count_of(p.hand[0]), ada.asked(p)) == (1, held - 1, "end-turn"), "no card drawn"


@rule("adas_dream 12.5", "adas_dream 12.6", "adas_dream 3.8")
def test_the_market_is_cleared_before_another_card_leaves_and_cards_are_drawn() -> None:
    p = ada.table()
    ada.market(p, partners="t01 t02 t03 t04")
    ada.rich(p, coins=9)
    ada.hold(p, hand="s1 s2", deck="s3 s4 s5")
    ada.use(p, "yellow 1")
    ada.play(p, "coins(room2)", "disc(row1-1)")
    assert ada.told(p, "partner(2)") == ["event-partner", "event-partner-leaves"]
    ada.calm(p)
    assert [moves.PARTNERS[card - 1] for card in p.partner_market[2:]] == ["t01", "t03"], "t04 has left"
    assert (ada.asked(p), count_of(p.hand[0])) == ("remove-partner", 3), "nothing is drawn yet"
    ada.play(p, "remove(s1)")
    assert count_of(p.hand[0]) == 4


@rule("adas_dream 12.5")
def test_nothing_leaves_when_the_rightmost_place_is_empty() -> None:
    p = ada.table()
    ada.market(p, partners="t01 t02 t03 t04")
    ada.rich(p, coins=9)
    ada.use(p, "yellow 1")
    ada.play(p, "coins(room4)", "disc(row1-1)")
    assert ada.told(p, "partner(4)") == ["event-partner"]
    assert [moves.PARTNERS[card - 1] for card in p.partner_market[1:]] == ["t01", "t02", "t03"]
