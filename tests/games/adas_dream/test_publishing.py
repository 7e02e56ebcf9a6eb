"""Publishing and building (rule 14)."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves, scoring
from virtuosi.games.adas_dream.rules.board import MINUS, OPEN, PLUS, TIMES
from virtuosi.games.adas_dream.rules.position import ACTION, AdasDream
from virtuosi.games.adas_dream.rules.tasks.turn import EndTurn


def closing(area: str, **amounts: int) -> AdasDream:
    """The end of a turn whose publication is that of an area."""
    p = ada.table()
    ada.rich(p, **{"books": 1, **amounts})
    p.area = [*moves.AREAS, "workshop"].index(area)
    p.agenda[-2:] = [EndTurn(0)]
    p.kind = ACTION
    return p


@rule("adas_dream 14.1")
def test_a_publication_costs_a_book_and_belongs_to_the_area() -> None:
    p = closing("meetings", books=0)
    assert ada.why(p, "publish") == "no-book"
    p = closing("meetings", books=2)
    ada.play(p, "publish")
    assert p.books[0] == 1
    assert ada.asked(p) == "take-gear"
    p = ada.table()
    ada.research(p, travel=0)
    ada.rich(p, books=1, coins=1)
    ada.use(p, "grey 3")
    ada.play(p, "area(travel)", "travel(brighton)", "publish")
    assert ada.asked(p) == "adjust-die", "a grey die publishes where it acted"


@rule("adas_dream 14.2")
def test_a_publication_without_effect_cannot_be_chosen() -> None:
    p = closing("meetings")
    p.gear_market = [0, 0]
    assert ada.why(p, "publish") == "nothing-to-publish"
    p = closing("institution")
    assert ada.why(p, "publish") == "nothing-to-publish", "no die to swap"
    p = closing("study")
    p.gears[:12] = [OPEN] * 12
    assert ada.why(p, "publish") == "nothing-to-publish", "no disc at all"


@rule("adas_dream 14.4")
def test_addition_gears_run_out() -> None:
    p = ada.table()
    p.addition_supply = 1
    ada.gain(p, "addition_gear 2")
    assert (p.reserve_add[0], p.addition_supply) == (2, 0)
    ada.gain(p, "study_item 1")
    assert ada.why(p, "addition") == "no-gear-left"


@rule("adas_dream 14.5", "adas_dream 14.11", "adas_dream 17.5")
def test_a_multiplication_gear_is_taken_and_its_place_filled() -> None:
    p = closing("meetings")
    gear_taken, other = p.gear_market
    ada.play(p, "publish", "take(1)")
    assert p.reserve_mul[0] == 1 << (gear_taken - 1)
    assert p.gear_market[1] == other
    assert p.gear_market[0] not in (0, gear_taken)


@rule("adas_dream 14.6")
def test_publishing_in_the_workshop_raises_steam_for_coal() -> None:
    p = closing("workshop", coal=1)
    p.steam[0] = 2
    ada.play(p, "publish")
    assert (p.steam[0], p.coal[0], p.books[0]) == (3, 0, 0)
    p = closing("workshop", coal=1)
    p.steam[0] = 4
    assert ada.why(p, "publish") == "needs-coal"
    p.steam[0] = 6
    assert ada.why(p, "publish") == "steam-top"


@rule("adas_dream 14.7", "adas_dream 14.8")
def test_the_worked_example_of_the_study_publication() -> None:
    """Stacking in the Astronomical Society breaks a tie worth 8; then 2 cards and 2 breakthroughs below."""
    p = closing("study")
    ada.disc(p, "manchester", "room4", "astronomical_society_6")
    ada.disc(p, "royal_society_6", seat=1)
    assert scoring.lecture_points(p, 0, 4) == 4
    ada.play(p, "publish")
    assert ada.legal(p) == ["spot(manchester)", "spot(room4)", "spot(astronomical_society_6)"]
    ada.play(p, "spot(astronomical_society_6)", "disc(row1-1)")
    assert scoring.lecture_points(p, 0, 4) == 8
    assert ada.asked(p) == "visit-hall", "whatever the research"
    assert "visit(royal_society_5)" not in ada.legal(p), "the same institution"
    ada.hold(p, deck="s1 s2 s3 s4")
    ada.play(p, "visit(astronomical_society_5)")
    assert p.hand[0].bit_count() == 2
    assert ada.asked(p) == "choose-breakthrough"
    ada.play(p, "track(study)")
    assert ada.why(p, "track(study)") == "same-again"
    ada.play(p, "track(institution)")
    assert ada.discs(p, "astronomical_society_6") == 2


@rule("adas_dream 14.7")
def test_no_more_than_two_discs_in_one_place() -> None:
    p = closing("study")
    ada.disc(p, "manchester", "manchester", "room1")
    ada.play(p, "publish")
    assert ada.legal(p) == ["spot(room1)"]


@rule("adas_dream 14.8")
@pytest.mark.parametrize(("place", "question"), [("manchester", "visit-city"), ("room2", "play-free")])
def test_stacking_allows_the_first_advanced_action_of_the_area(place: str, question: str) -> None:
    p = ada.table()
    ada.disc(p, place)
    ada.gain(p, "disc_stack 1")
    ada.play(p, f"spot({place})", "disc(row1-1)")
    assert ada.asked(p) == question
    assert "skip" in ada.legal(p)


@rule("adas_dream 14.9")
def test_with_nothing_to_stack_on_the_disc_leaves_the_match() -> None:
    p = closing("study")
    ada.play(p, "publish")
    assert ada.asked(p) == "take-disc"
    ada.play(p, "disc(row1-1)")
    assert (p.boxed[0], p.gears[0], p.turn) == (1, OPEN, 1)
    p = ada.table()
    ada.gain(p, "disc_stack 1")
    assert ada.asked(p) == "take-turn"


@rule("adas_dream 14.10")
def test_publishing_in_travel_changes_dice_by_four_in_all() -> None:
    p = closing("travel")
    ada.mill(p, "1 6 3 / . . . / . . .")
    ada.store(p, "blue 5")
    ada.play(p, "publish")
    assert "skip" not in ada.candidates(p), "one change at least"
    assert ada.why(p, "lower(c11)") == "no-such-face"
    assert ada.why(p, "raise(c12)") == "no-such-face"
    assert ada.why(p, "raise(w0-1)") == "not asked"
    ada.play(p, "raise(c11)", "raise(c11)", "lower(c13)")
    assert "skip" in ada.legal(p)
    ada.play(p, "raise(s1)")
    assert [ada.said(die) for die in p.mill[:3]] == ["grey 3", "grey 6", "grey 2"]
    assert ada.stored(p)[0] == "blue 6"
    assert p.turn == 1


@rule("adas_dream 14.11", "adas_dream 17.15")
def test_publishing_in_the_institution_swaps_a_die() -> None:
    """The worked example: a blue 1 of the machine for a purple 6 of the workshop."""
    p = closing("institution")
    ada.mill(p, "blue:1 . . / . . . / . . .")
    ada.ring(p, w3="purple 6, grey 2")
    ada.play(p, "publish", "give(c11)", "fetch(w3-1)")
    assert ada.said(p.mill[0]) == "purple 6"
    assert ada.said(p.ring[9]) == "blue 1"


@rule("adas_dream 14.12", "adas_dream 14.13", "adas_dream 9.6")
def test_building_costs_and_needs_an_open_slot() -> None:
    p = closing("study", brass=2, coal=1)
    assert ada.why(p, "build(addition)") == "no-open-slot"
    ada.gear(p, row2="d o")
    ada.play(p, "build(addition)")
    assert ada.legal(p) == ["gear(row2-2)"]
    ada.play(p, "gear(row2-2)")
    assert (p.brass[0], p.coal[0], p.reserve_add[0]) == (0, 0, 0)
    assert p.gears[3] == PLUS
    pack = ada.shipped()
    assert (pack.gear_brass[0], pack.gear_coal[0], pack.gear_brass[1], pack.gear_coal[1]) == (2, 1, 1, 0)


@rule("adas_dream 14.13")
@pytest.mark.parametrize("number", range(12))
def test_every_multiplication_gear_is_built_for_its_own_cost(number: int) -> None:
    pack = ada.shipped()
    gear_number = number + 2
    cost = {
        "brass": pack.gear_brass[gear_number],
        "coal": pack.gear_coal[gear_number],
        "coins": pack.gear_coins[gear_number],
        "innovation": pack.gear_innovation[gear_number],
    }
    name = moves.GEARS[gear_number]
    p = closing("study", **cost)
    p.reserve_mul[0] = 1 << number
    ada.gear(p, row1="o d")
    ada.play(p, f"build({name})", "gear(row1-1)")
    assert (p.brass[0], p.coal[0], p.coins[0], p.innovation[0]) == (0, 0, 0, 0)
    assert (p.gears[0], p.reserve_mul[0]) == (TIMES, 0)
    p = closing("study", **{**cost, "brass": cost["brass"] - 1})
    p.reserve_mul[0] = 1 << number
    ada.gear(p, row1="o d")
    assert ada.why(p, f"build({name})") == "gear-too-dear"


@rule("adas_dream 14.14", "adas_dream 17.6")
def test_building_by_effect_comes_on_top_and_needs_slot_and_gear() -> None:
    p = ada.table()
    ada.gain(p, "build_addition_free 1")
    assert ada.asked(p) == "take-turn", "no open slot"
    ada.gear(p, row1="o o")
    ada.rich(p, brass=0, coal=0)
    ada.gain(p, "build_addition_free 1")
    ada.play(p, "gear(row1-1)")
    assert (p.gears[0], p.reserve_add[0]) == (PLUS, 0)
    ada.gain(p, "build_addition_free 1")
    assert ada.asked(p) == "take-turn", "no gear in reserve"
    ada.rich(p, brass=1)
    ada.gain(p, "build_gear 1")
    ada.play(p, "build(subtraction)", "gear(row1-2)")
    assert (p.gears[1], p.brass[0]) == (MINUS, 0)
    ada.gain(p, "build_gear 1")
    assert ada.asked(p) == "take-turn"


@rule("adas_dream 14.15")
def test_a_subtraction_gear_is_exchanged_in_reserve_or_where_it_stands() -> None:
    p = ada.table()
    ada.gear(p, row1="- d")
    p.reserve_sub[0] = 1
    supply = p.addition_supply
    ada.gain(p, "swap_sub_add 1")
    assert ada.legal(p) == ["convert(reserve)", "convert(row1-1)"]
    ada.play(p, "convert(row1-1)")
    assert p.gears[0] == PLUS
    ada.gain(p, "swap_sub_add 1")
    ada.play(p, "convert(reserve)")
    assert (p.reserve_sub[0], p.reserve_add[0], p.addition_supply) == (0, 2, supply - 2)
    ada.gain(p, "swap_sub_add 1")
    assert ada.asked(p) == "take-turn"
    p.reserve_sub[0], p.addition_supply = 1, 0
    ada.gain(p, "swap_sub_add 1")
    assert ada.asked(p) == "take-turn"


def test_a_publication_is_told_with_what_it_did() -> None:
    p = closing("workshop", coal=1)
    assert ada.told(p, "publish") == ["event-publish", "event-steam"]
