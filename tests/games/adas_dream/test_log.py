"""The log: who did what, and by how much."""

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves


@rule("adas_dream 10.1", "adas_dream 10.3")
def test_a_turn_in_the_study() -> None:
    p = ada.table()
    ada.research(p, study=3)
    ada.rich(p, books=0, brass=2, coal=1)
    ada.gear(p, row1="o d")
    ada.market(p, programs="p01 p17 p03 p04 p05", assignments="a06 a08 a12 a23")
    ada.store(p, "purple 4")
    ada.play(p, "use(s1)")
    assert ada.in_words(p, "place(c12)", "program(2)", "slot(col2)", "research(study)", "research(travel)") == [
        "Player 1 places the purple 4 at row 1, column 2",
        "Player 1 takes a program",
        "The rightmost program leaves the match",
        "Player 1 places it at column 2",
        "Player 1 advances on the Study track, to 4",
        "Player 1 advances on the Travel track, to 1",
    ]
    assert ada.in_words(p, "addition", "book", "build(addition)", "gear(row1-1)")[:4] == [
        "Player 1 gains 1\xa0addition gear",
        "Brass Foundry leaves the match, unclaimed",
        "Player 1 gains 1\xa0book",
        "Player 1 builds one addition gear: row 1, gear 1",
    ]


@rule("adas_dream 10.1")
def test_an_assignment_goes_to_its_column_after_its_discards() -> None:
    p = ada.table()
    ada.market(p, assignments="a15 a08 a12 a23")
    ada.hold(p, hand="s1 s2 s3")
    ada.gain(p, "assignment 1")
    assert ada.in_words(p, "assign(1)", "discard(s3)", "discard(s1)")[:3] == [
        "Player 1 takes Royal Audience into the yellow column",
        "Player 1 discards Francis Baily",
        "Player 1 discards Luigi Menabrea",
    ]


@rule("adas_dream 7.3")
def test_steps_on_a_track_and_a_breakthrough() -> None:
    p = ada.table()
    ada.research(p, travel=1)
    ada.gain(p, "research 2")
    assert ada.in_words(p, "research(travel)", "research(study)") == [
        "Player 1 advances on the Travel track, to 2",
        "Player 1 makes a breakthrough on the Travel track",
        "Player 1 gains 1\xa0innovation",
        "Player 1 advances on the Study track, to 1",
    ]


@rule("adas_dream 4.4", "adas_dream 4.5", "adas_dream 4.8")
def test_a_turn_in_the_workshop() -> None:
    p = ada.quiet(w0="blue 4", w1="yellow 2")
    ada.rich(p, coal=1)
    assert ada.in_words(p, "nudge", "raise(w0-1)", "move(w0-1)", "push(w1-1)") == [
        "Player 1 changes a die to blue 5, in the workshop",
        "Player 1 pushes the yellow 2",
        "Player 1 gains 2\xa0coal",
        "Player 1 refills a workshop space",
    ]


@rule("adas_dream 11.2", "adas_dream 11.3", "adas_dream 11.7")
def test_a_journey() -> None:
    p = ada.table()
    p.city[0] = moves.CITIES.index("oxford")
    ada.rich(p, coins=6, coal=0)
    ada.research(p, travel=3)
    ada.store(p, "blue 1")
    ada.play(p, "use(s1)", "place(c33)")
    assert ada.in_words(p, "travel(manchester)", "disc(row1-1)", "gear(row1-1)", "travel(liverpool)") == [
        "Player 1 travels to Manchester for 6 coins",
        "Player 1 places a disc: Manchester",
        "Player 1 gains 1\xa0addition gear",
        "Player 1 builds one addition gear: row 1, gear 1",
        "Player 1 travels to Liverpool",
        "Player 1 gains 1\xa0coal",
        "Player 1 gains 3\xa0coins",
    ]


def test_a_disc_that_is_lifted_is_named_with_where_it_lay() -> None:
    p = ada.table()
    ada.disc(p, "durham", "oxford")
    ada.emptied(p)
    ada.rich(p, coins=9)
    ada.store(p, "blue 1")
    ada.play(p, "use(s1)", "place(c33)", "travel(cambridge)")
    assert ada.in_words(p, "spot(oxford)")[:2] == [
        "Player 1 lifts a disc from Oxford",
        "Player 1 places a disc: Cambridge",
    ]


@rule("adas_dream 12.5", "adas_dream 12.6")
def test_a_meeting() -> None:
    p = ada.table()
    ada.market(p, partners="t01 t02 t03 t04")
    ada.rich(p, coins=9)
    ada.hold(p, hand="s1 s2", deck="s3 s4")
    ada.store(p, "yellow 1")
    ada.play(p, "use(s1)", "place(c22)")
    assert ada.in_words(p, "coins(room2)", "disc(row1-1)", "partner(2)", "remove(s1)", eyes=1) == [
        "Player 1 enters room 2 for 4 coins",
        "Player 1 places a disc: room 2",
        "Player 1 gains Mary Somerville",
        "William Rowan Hamilton leaves the meetings for good",
        "Sarah Guppy comes to the meetings",
        "Charles Godfrey Jarvis comes to the meetings",
        "Luigi Menabrea leaves Player 1",
        "Player 1 draws a card",
        "Player 1 draws a card",
    ]


def test_a_partner_of_the_market_is_used_by_name() -> None:
    p = ada.table()
    ada.market(p, partners="t01 t02 t03 t04")
    ada.gain(p, "use_market_partner 1")
    assert ada.in_words(p, "partner(3)")[:1] == ["Player 1 uses George Boole"]
