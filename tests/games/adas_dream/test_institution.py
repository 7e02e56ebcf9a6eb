"""Institution (rule 13)."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import effects, moves, refusals


@rule("adas_dream 13.1")
def test_a_lecture_is_paid_places_a_disc_and_gives_its_reward() -> None:
    p = ada.table()
    ada.rich(p, innovation=2, brass=0, coal=0)
    ada.use(p, "green 2")
    ada.play(p, "lecture(royal_society_3)", "disc(row2-2)")
    assert (p.innovation[0], p.brass[0], p.coal[0]) == (0, 1, 2)
    assert ada.discs(p, "royal_society_3") == 1
    assert len(moves.LECTURES) == 20


@rule("adas_dream 13.2")
def test_a_taken_space_is_closed() -> None:
    p = ada.table()
    ada.disc(p, "royal_society_2", seat=1)
    ada.use(p, "green 2")
    assert ada.why(p, "lecture(royal_society_2)") == "occupied"
    ada.disc(p, "civil_engineers_2")
    assert ada.why(p, "lecture(civil_engineers_2)") == "occupied"


@rule("adas_dream 13.3", "adas_dream 13.4", "adas_dream 13.5")
@pytest.mark.parametrize(
    ("where", "costs"),
    [
        ([], [1, 2, 4, 6, 9]),
        (["astronomical_society_3"], [1, 1, 2, 4, 7]),
        (["civil_engineers_4"], [1, 1, 2, 2, 5]),
        (["royal_society_2", "royal_institution_4"], [1, 1, 2, 2, 5]),
        (["royal_society_6"], [1, 1, 2, 2, 3]),
    ],
)
def test_lecture_costs(where: list[str], costs: list[int]) -> None:
    p = ada.table()
    ada.disc(p, *where)
    assert [effects.lecture_cost(p, 0, level) for level in range(5)] == costs
    assert [effects.lecture_cost(p, 1, level) for level in range(5)] == [1, 2, 4, 6, 9]


@rule("adas_dream 13.3")
def test_a_lecture_too_dear_is_refused_with_the_sum() -> None:
    p = ada.table()
    ada.rich(p, innovation=5)
    ada.disc(p, "astronomical_society_3")
    ada.use(p, "green 2")
    assert ada.why(p, "lecture(royal_society_6)") == "needs-innovation"
    facts = ada.game.facts(p, moves.SPACE.numbers["lecture(royal_society_6)"], refusals.NEEDS_INNOVATION)
    assert facts == {"needed": 7, "have": 5}


@rule("adas_dream 13.6")
def test_the_worked_example_of_the_lecture() -> None:
    """From a disc on level 4, level 6 of the Royal Society: a market partner, a token, then two study items."""
    p = ada.table()
    ada.rich(p, innovation=5, coins=0, brass=2, coal=1, books=0)
    ada.disc(p, "royal_institution_4")
    ada.research(p, institution=6)
    ada.market(p, partners="t01 t19 t03 t04")
    ada.use(p, "green 6")
    ada.play(p, "lecture(royal_society_6)", "disc(row1-1)")
    assert p.innovation[0] == 0
    ada.play(p, "partner(2)", "convert(reserve)")
    assert (p.coins[0], p.reserve_add[0], p.reserve_sub[0]) == (3, 2, 1)
    assert moves.PARTNERS[p.partner_market[1] - 1] == "t19", "the card stays in the market"
    ada.play(p, "science(engineering)")
    assert p.science_tokens[:4] == [0, 0, 0, 1]
    assert ada.asked(p) == "visit-hall"
    assert "visit(royal_institution_4)" not in ada.legal(p)
    ada.play(p, "visit(royal_institution_5)", "addition", "book")
    assert (p.reserve_add[0], p.books[0]) == (3, 1)
    ada.play(p, "build(addition)", "gear(row1-1)")
    assert (p.brass[0], p.coal[0]) == (0, 0)


@rule("adas_dream 13.6")
def test_the_first_level_stays_in_the_institution_and_below_level_two_is_nothing() -> None:
    p = ada.table()
    ada.rich(p, innovation=4)
    ada.research(p, institution=3)
    ada.disc(p, "royal_society_3", seat=1)
    ada.use(p, "green 1")
    ada.play(p, "lecture(royal_society_4)", "disc(row1-1)", "book")
    assert ada.legal(p) == ["visit(royal_society_2)", "skip"]
    p = ada.table()
    ada.research(p, institution=6)
    ada.use(p, "green 1")
    ada.play(p, "lecture(civil_engineers_2)", "disc(row1-1)")
    assert ada.asked(p) == "end-turn"
