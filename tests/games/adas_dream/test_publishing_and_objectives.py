"""Publishing, gears, objectives (rules 14 and 15)."""

import pytest

from tests.games.adas_dream.build import (
    asked,
    candidates,
    claim,
    disc,
    discs,
    gain,
    gear,
    hold,
    legal,
    mill,
    play,
    research,
    rich,
    ring,
    said,
    shipped,
    store,
    stored,
    table,
    told,
    use,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import goals, moves, scoring
from virtuosi.games.adas_dream.rules.position import ACTION, FIRST, LATER, MINUS, OPEN, PLUS, TIMES, AdasDream
from virtuosi.games.adas_dream.rules.tasks.turn import EndTurn


def closing(area: str, **amounts: int) -> AdasDream:
    """The end of a turn whose publication is that of an area."""
    p = table()
    rich(p, **{"books": 1, **amounts})
    p.area = [*moves.AREAS, "workshop"].index(area)
    p.agenda[-2:] = [EndTurn(0)]
    p.kind = ACTION
    return p


@rule("adas_dream 14.1")
def test_a_publication_costs_a_book_and_belongs_to_the_area() -> None:
    p = closing("meetings", books=0)
    assert why(p, "publish") == "no-book"
    p = closing("meetings", books=2)
    play(p, "publish")
    assert p.books[0] == 1
    assert asked(p) == "take-gear"
    p = table()
    research(p, travel=0)
    rich(p, books=1, coins=1)
    use(p, "grey 3")
    play(p, "area(travel)", "travel(brighton)", "publish")
    assert asked(p) == "adjust-die", "a grey die publishes where it acted"


@rule("adas_dream 14.2")
def test_a_publication_without_effect_cannot_be_chosen() -> None:
    p = closing("meetings")
    p.gear_market = [0, 0]
    assert why(p, "publish") == "nothing-to-publish"
    p = closing("institution")
    assert why(p, "publish") == "nothing-to-publish", "no die to swap"
    p = closing("study")
    p.gears[:12] = [OPEN] * 12
    assert why(p, "publish") == "nothing-to-publish", "no disc at all"


@rule("adas_dream 14.4")
def test_addition_gears_run_out() -> None:
    p = table()
    p.addition_supply = 1
    gain(p, "addition_gear 2")
    assert (p.reserve_add[0], p.addition_supply) == (2, 0)
    gain(p, "study_item 1")
    assert why(p, "addition") == "no-gear-left"


@rule("adas_dream 14.5", "adas_dream 14.11", "adas_dream 17.5")
def test_a_multiplication_gear_is_taken_and_its_place_filled() -> None:
    p = closing("meetings")
    gear_taken, other = p.gear_market
    play(p, "publish", "take(1)")
    assert p.reserve_mul[0] == 1 << (gear_taken - 1)
    assert p.gear_market[1] == other
    assert p.gear_market[0] not in (0, gear_taken)


@rule("adas_dream 14.6")
def test_publishing_in_the_workshop_raises_steam_for_coal() -> None:
    p = closing("workshop", coal=1)
    p.steam[0] = 2
    play(p, "publish")
    assert (p.steam[0], p.coal[0], p.books[0]) == (3, 0, 0)
    p = closing("workshop", coal=1)
    p.steam[0] = 4
    assert why(p, "publish") == "needs-coal"
    p.steam[0] = 6
    assert why(p, "publish") == "steam-top"


@rule("adas_dream 14.7", "adas_dream 14.8")
def test_the_worked_example_of_the_study_publication() -> None:
    """Stacking in the Astronomical Society breaks a tie worth 8; then 2 cards and 2 breakthroughs below."""
    p = closing("study")
    disc(p, "manchester", "room4", "astronomical_society_6")
    disc(p, "royal_society_6", seat=1)
    assert scoring.lecture_points(p, 0, 4) == 4
    play(p, "publish")
    assert legal(p) == ["spot(manchester)", "spot(room4)", "spot(astronomical_society_6)"]
    play(p, "spot(astronomical_society_6)", "disc(row1-1)")
    assert scoring.lecture_points(p, 0, 4) == 8
    assert asked(p) == "visit-hall", "whatever the research"
    assert "visit(royal_society_5)" not in legal(p), "the same institution"
    hold(p, deck="s1 s2 s3 s4")
    play(p, "visit(astronomical_society_5)")
    assert p.hand[0].bit_count() == 2
    assert asked(p) == "choose-breakthrough"
    play(p, "track(study)")
    assert why(p, "track(study)") == "same-again"
    play(p, "track(institution)")
    assert discs(p, "astronomical_society_6") == 2


@rule("adas_dream 14.7")
def test_no_more_than_two_discs_in_one_place() -> None:
    p = closing("study")
    disc(p, "manchester", "manchester", "room1")
    play(p, "publish")
    assert legal(p) == ["spot(room1)"]


@rule("adas_dream 14.8")
@pytest.mark.parametrize(("place", "question"), [("manchester", "visit-city"), ("room2", "play-free")])
def test_stacking_allows_the_first_advanced_action_of_the_area(place: str, question: str) -> None:
    p = table()
    disc(p, place)
    gain(p, "disc_stack 1")
    play(p, f"spot({place})", "disc(row1-1)")
    assert asked(p) == question
    assert "skip" in legal(p)


@rule("adas_dream 14.9")
def test_with_nothing_to_stack_on_the_disc_leaves_the_match() -> None:
    p = closing("study")
    play(p, "publish")
    assert asked(p) == "take-disc"
    play(p, "disc(row1-1)")
    assert (p.boxed[0], p.gears[0], p.turn) == (1, OPEN, 1)
    p = table()
    gain(p, "disc_stack 1")
    assert asked(p) == "take-turn"


@rule("adas_dream 14.10")
def test_publishing_in_travel_changes_dice_by_four_in_all() -> None:
    p = closing("travel")
    mill(p, "1 6 3 / . . . / . . .")
    store(p, "blue 5")
    play(p, "publish")
    assert "skip" not in candidates(p), "one change at least"
    assert why(p, "lower(c11)") == "no-such-face"
    assert why(p, "raise(c12)") == "no-such-face"
    assert why(p, "raise(w0-1)") == "not asked"
    play(p, "raise(c11)", "raise(c11)", "lower(c13)")
    assert "skip" in legal(p)
    play(p, "raise(s1)")
    assert [said(die) for die in p.mill[:3]] == ["grey 3", "grey 6", "grey 2"]
    assert stored(p)[0] == "blue 6"
    assert p.turn == 1


@rule("adas_dream 14.11", "adas_dream 17.15")
def test_publishing_in_the_institution_swaps_a_die() -> None:
    """The worked example: a blue 1 of the machine for a purple 6 of the workshop."""
    p = closing("institution")
    mill(p, "blue:1 . . / . . . / . . .")
    ring(p, w3="purple 6, grey 2")
    play(p, "publish", "give(c11)", "fetch(w3-1)")
    assert said(p.mill[0]) == "purple 6"
    assert said(p.ring[9]) == "blue 1"


@rule("adas_dream 14.12", "adas_dream 14.13", "adas_dream 9.6")
def test_building_costs_and_needs_an_open_slot() -> None:
    p = closing("study", brass=2, coal=1)
    assert why(p, "build(addition)") == "no-open-slot"
    gear(p, row2="d o")
    play(p, "build(addition)")
    assert legal(p) == ["gear(row2-2)"]
    play(p, "gear(row2-2)")
    assert (p.brass[0], p.coal[0], p.reserve_add[0]) == (0, 0, 0)
    assert p.gears[3] == PLUS
    pack = shipped()
    assert (pack.gear_brass[0], pack.gear_coal[0], pack.gear_brass[1], pack.gear_coal[1]) == (2, 1, 1, 0)


@rule("adas_dream 14.13")
@pytest.mark.parametrize("number", range(12))
def test_every_multiplication_gear_is_built_for_its_own_cost(number: int) -> None:
    pack = shipped()
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
    gear(p, row1="o d")
    play(p, f"build({name})", "gear(row1-1)")
    assert (p.brass[0], p.coal[0], p.coins[0], p.innovation[0]) == (0, 0, 0, 0)
    assert (p.gears[0], p.reserve_mul[0]) == (TIMES, 0)
    p = closing("study", **{**cost, "brass": cost["brass"] - 1})
    p.reserve_mul[0] = 1 << number
    gear(p, row1="o d")
    assert why(p, f"build({name})") == "gear-too-dear"


@rule("adas_dream 14.14", "adas_dream 17.6")
def test_building_by_effect_comes_on_top_and_needs_slot_and_gear() -> None:
    p = table()
    gain(p, "build_addition_free 1")
    assert asked(p) == "take-turn", "no open slot"
    gear(p, row1="o o")
    rich(p, brass=0, coal=0)
    gain(p, "build_addition_free 1")
    play(p, "gear(row1-1)")
    assert (p.gears[0], p.reserve_add[0]) == (PLUS, 0)
    gain(p, "build_addition_free 1")
    assert asked(p) == "take-turn", "no gear in reserve"
    rich(p, brass=1)
    gain(p, "build_gear 1")
    play(p, "build(subtraction)", "gear(row1-2)")
    assert (p.gears[1], p.brass[0]) == (MINUS, 0)
    gain(p, "build_gear 1")
    assert asked(p) == "take-turn"


@rule("adas_dream 14.15")
def test_a_subtraction_gear_is_exchanged_in_reserve_or_where_it_stands() -> None:
    p = table()
    gear(p, row1="- d")
    p.reserve_sub[0] = 1
    supply = p.addition_supply
    gain(p, "swap_sub_add 1")
    assert legal(p) == ["convert(reserve)", "convert(row1-1)"]
    play(p, "convert(row1-1)")
    assert p.gears[0] == PLUS
    gain(p, "swap_sub_add 1")
    play(p, "convert(reserve)")
    assert (p.reserve_sub[0], p.reserve_add[0], p.addition_supply) == (0, 2, supply - 2)
    gain(p, "swap_sub_add 1")
    assert asked(p) == "take-turn"
    p.reserve_sub[0], p.addition_supply = 1, 0
    gain(p, "swap_sub_add 1")
    assert asked(p) == "take-turn"


@rule("adas_dream 15.1", "adas_dream 15.2", "adas_dream 16.3")
def test_the_worked_example_of_an_objective() -> None:
    """A third disc in a different room: another disc goes to the objective, for 7."""
    p = table()
    claim(p, "meetings", "o13")
    disc(p, "room1", "room2")
    gain(p, "disc_meeting 1")
    play(p, "spot(room3)", "disc(row1-1)")
    assert asked(p) == "take-disc", "at once, and no declining"
    assert "skip" not in candidates(p)
    play(p, "disc(row1-2)")
    assert p.claims[:4] == [0, 0, FIRST, 0]
    assert scoring.points(p, 0)[scoring.OBJECTIVES] == 7


@rule("adas_dream 15.2")
def test_everyone_in_the_same_round_gets_seven_later_ones_four() -> None:
    p = table(3)
    claim(p, "study", "o01")
    for seat, round_ in ((0, 3), (1, 3), (2, 4)):
        p.round = round_
        p.slots[seat * 6 : seat * 6 + 2] = [1, 2]
        p.turn = seat
        gain(p, "steam_free 1", seat=seat)
        play(p, "disc(row1-1)")
    assert [p.claims[seat * 4] for seat in range(3)] == [FIRST, FIRST, LATER]
    assert [scoring.points(p, seat)[scoring.OBJECTIVES] for seat in range(3)] == [7, 7, 4]


@rule("adas_dream 15.3")
def test_what_comes_true_in_anothers_turn_waits() -> None:
    p = table()
    claim(p, "study", "o01")
    p.slots[6:8] = [1, 2]
    gain(p, "steam_free 1")
    assert p.claims[4] == 0, "seat 1 fulfils it, but this is seat 0's turn"


@rule("adas_dream 15.3")
def test_the_turn_begins_with_the_claim() -> None:
    p = table()
    claim(p, "study", "o01")
    rich(p, coal=0)
    hold(p, deck="s1 s2 s3")
    p.slots[6:8] = [1, 2]
    play(p, "move(w1-1)", "push(w2-1)", "end")
    assert (p.turn, asked(p)) == (1, "take-disc")
    play(p, "disc(row1-1)")
    assert (p.claims[4], asked(p)) == (FIRST, "take-turn")


@rule("adas_dream 15.4")
def test_a_claimed_objective_stays_claimed() -> None:
    p = table()
    claim(p, "study", "o01")
    p.slots[:2] = [1, 2]
    gain(p, "steam_free 1")
    play(p, "disc(row1-1)")
    p.slots[:2] = [0, 0]
    gain(p, "steam_free 1")
    assert p.claims[0] == FIRST


@rule("adas_dream 15.5")
def test_a_stack_counts_in_majorities_but_is_one_place() -> None:
    p = table()
    disc(p, "royal_society_4", "royal_society_4", "durham", "durham")
    disc(p, "royal_institution_4", seat=1)
    assert scoring.level_discs(p, 2) == [2, 1]
    assert goals.progress(p, 0, moves.OBJECTIVES.index("o08")) == 1
    assert goals.progress(p, 0, moves.OBJECTIVES.index("o24")) == 1
    disc(p, "room1", "room1")
    assert goals.progress(p, 0, moves.OBJECTIVES.index("o13")) == 1


def programs(p: AdasDream, count: int) -> None:
    p.slots[:count] = range(1, count + 1)


@rule("adas_dream 15.6", "adas_dream 15.7")
@pytest.mark.parametrize(
    ("tile", "almost", "done"),
    [
        ("o01", lambda p: programs(p, 1), lambda p: programs(p, 2)),
        ("o02", lambda p: p.columns.__setitem__(0, 1), lambda p: p.columns.__setitem__(0, 2)),
        ("o03", lambda p: p.columns.__setitem__(1, 3), lambda p: p.columns.__setitem__(2, 1)),
        ("o04", lambda p: programs(p, 3), lambda p: programs(p, 4)),
        ("o05", lambda p: gear(p, row1="+ +"), lambda p: gear(p, row2="+ -")),
        ("o06", lambda p: p.columns.__setitem__(slice(0, 3), [2, 2, 2]), lambda p: p.columns.__setitem__(3, 1)),
        ("o07", lambda p: disc(p, "bristol", "oxford"), lambda p: disc(p, "manchester")),
        ("o08", lambda p: disc(p, "bristol", "oxford"), lambda p: disc(p, "dublin")),
        ("o09", lambda p: disc(p, "leeds"), lambda p: disc(p, "oxford")),
        ("o10", lambda p: disc(p, "leeds"), lambda p: disc(p, "glasgow")),
        ("o11", lambda p: mill(p, "4 4 1 / . . . / . . ."), lambda p: mill(p, "4 4 1 / . . . / . . 4")),
        ("o12", lambda p: disc(p, "bristol", "oxford", "leeds"), lambda p: disc(p, "dublin")),
        ("o13", lambda p: disc(p, "room1", "room1", "room2"), lambda p: disc(p, "room4")),
        ("o14", lambda p: hold(p, hand="s5 s6", deck="s7 r09"), lambda p: hold(p, hand="s5 s6", deck="s7 r09 t25")),
        ("o15", lambda p: hold(p, hand="s1 r01 s2 r03 s3"), lambda p: hold(p, hand="s1 r01 s2 r03 s3", discard="t13")),
        ("o16", lambda p: gear(p, row1="+ -"), lambda p: gear(p, row1="+ x")),
        ("o17", lambda p: hold(p, hand="s1 r01 r02"), lambda p: hold(p, hand="s1 r01", deck="r02 t01")),
        ("o18", lambda p: hold(p, hand="s1 s2 t01 t02 t03 t04"), lambda p: hold(p, hand="s1 t01 t02 t03 t04 r01")),
        (
            "o19",
            lambda p: disc(p, "royal_society_2", "royal_society_3"),
            lambda p: disc(p, "civil_engineers_2"),
        ),
        ("o20", lambda p: disc(p, "royal_society_4"), lambda p: disc(p, "royal_society_5")),
        (
            "o21",
            lambda p: disc(p, "royal_society_2", "civil_engineers_2", "royal_society_3"),
            lambda p: disc(p, "civil_engineers_6"),
        ),
        (
            "o22",
            lambda p: mill(p, "purple:1 blue:1 green:1 / 1 1 1 / . . ."),
            lambda p: mill(p, "purple:1 blue:1 green:1 / 1 1 1 / yellow:1 . ."),
        ),
        ("o23", lambda p: p.steam.__setitem__(0, 3), lambda p: p.steam.__setitem__(0, 4)),
        (
            "o24",
            lambda p: disc(p, "royal_society_2", "royal_society_3", "civil_engineers_2"),
            lambda p: disc(p, "royal_institution_6"),
        ),
    ],
)
def test_every_objective(tile: str, almost: object, done: object) -> None:
    p = table()
    area = shipped().objective_area[moves.OBJECTIVES.index(tile)]
    claim(p, moves.AREAS[area], tile)
    assert callable(almost)
    assert callable(done)
    assert not goals.is_met(p, 0, area)
    almost(p)
    assert not goals.is_met(p, 0, area)
    done(p)
    assert goals.is_met(p, 0, area)


@rule("adas_dream 15.6")
def test_a_tie_is_not_alone_the_most() -> None:
    p = table()
    claim(p, "institution", "o19")
    disc(p, "royal_society_2", "civil_engineers_2")
    disc(p, "royal_society_3", seat=1)
    assert not goals.is_met(p, 0, 3)


def test_a_publication_is_told_with_what_it_did() -> None:
    p = closing("workshop", coal=1)
    assert told(p, "publish") == ["event-publish", "event-steam"]
