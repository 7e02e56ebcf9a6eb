"""The action turn and the four areas (rules 9 to 13)."""

import pytest

from tests.games.adas_dream.build import (
    asked,
    candidates,
    disc,
    discs,
    end_turn,
    gain,
    game,
    gear,
    hold,
    ids,
    legal,
    market,
    play,
    research,
    rich,
    said,
    shipped,
    store,
    table,
    use,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import effects, moves, refusals, spots
from virtuosi.games.adas_dream.rules.pack import ATOMS, ROW_CITY
from virtuosi.games.adas_dream.rules.position import ON_DISC, OPEN, AdasDream, count_of


@rule("adas_dream 9.1")
def test_a_stored_die_goes_to_an_empty_cell() -> None:
    p = table()
    p.mill[4] = 1
    store(p, "purple 5")
    play(p, "use(s1)")
    assert "place(c22)" not in candidates(p)
    play(p, "place(c13)")
    assert said(p.mill[2]) == "purple 5"
    assert p.storage[0] == 0


@rule("adas_dream 9.2", "adas_dream 9.3")
@pytest.mark.parametrize(
    ("color", "question"),
    [
        ("purple", "take-program"),
        ("blue", "travel-to"),
        ("yellow", "enter-room"),
        ("green", "give-lecture"),
        ("grey", "choose-area"),
    ],
)
def test_the_colour_decides_the_main_action(color: str, question: str) -> None:
    p = table()
    use(p, f"{color} 4")
    assert asked(p) == question


@rule("adas_dream 9.2", "adas_dream 9.3")
def test_only_a_possible_main_action_may_be_chosen() -> None:
    p = table()
    rich(p, innovation=0, coins=0)
    store(p, "green 3", "yellow 2")
    assert [why(p, f"use(s{slot})") for slot in (1, 2)] == ["no-main-action"] * 2
    store(p, "green 3", "grey 2")
    assert why(p, "use(s1)") == "no-main-action"
    play(p, "use(s2)", "place(c11)")
    assert legal(p) == ["area(study)"]
    assert why(p, "area(institution)") == "no-main-action"


@rule("adas_dream 9.5", "adas_dream 9.6")
def test_the_owner_chooses_which_disc_leaves_and_its_slot_opens() -> None:
    p = table()
    assert p.gears[:12] == [ON_DISC] * 12
    use(p, "green 4")
    play(p, "lecture(royal_society_2)")
    assert asked(p) == "take-disc"
    play(p, "disc(col2-1)")
    assert p.gears[8] == OPEN
    play(p, "research(study)")
    rich(p, brass=2, coal=1)
    play(p, "build(addition)")
    assert legal(p) == ["gear(col2-1)"], "only the open slot takes a gear"


def emptied(p: AdasDream, seat: int = 0) -> None:
    """No disc left on the board."""
    for slot in range(12):
        if p.gears[seat * 12 + slot] == ON_DISC:
            p.gears[seat * 12 + slot] = OPEN
            p.boxed[seat] += 1


@rule("adas_dream 9.7")
def test_without_discs_a_placed_one_moves_as_part_of_a_main_action() -> None:
    p = table()
    disc(p, "oxford", "royal_society_3")
    emptied(p)
    use(p, "green 4")
    assert why(p, "lecture(royal_institution_3)") == "", "the cost counts the disc that will be lifted"
    play(p, "lecture(royal_institution_3)")
    assert p.innovation[0] == 0
    assert legal(p) == ["spot(oxford)", "spot(royal_society_3)"], "no declining"
    play(p, "spot(royal_society_3)")
    assert discs(p, "royal_institution_3") == 1
    assert discs(p, "royal_society_3") == 0


@rule("adas_dream 9.7", "adas_dream 5.11")
def test_without_discs_other_effects_may_be_declined() -> None:
    p = table()
    disc(p, "oxford")
    emptied(p)
    gain(p, "disc_meeting 1")
    play(p, "spot(room2)")
    assert legal(p) == ["spot(oxford)", "skip"]
    play(p, "skip")
    assert discs(p, "oxford") == 1


@rule("adas_dream 9.7")
def test_without_any_disc_no_disc_can_be_placed() -> None:
    p = table()
    emptied(p)
    store(p, "green 4", "yellow 2")
    assert why(p, "use(s1)") == "no-main-action"
    use(p, "blue 2")
    assert why(p, "travel(oxford)") == "no-disc"
    assert why(p, "travel(brighton)") == ""
    gain(p, "disc_university 1")
    assert asked(p) == "travel-to"


@rule("adas_dream 9.8")
def test_a_disc_the_objective_needs_stays() -> None:
    p = table()
    disc(p, "bristol", "manchester", "room1")
    emptied(p)
    p.objectives[1] = moves.OBJECTIVES.index("o07") + 1
    gain(p, "steam_free 1")
    assert asked(p) == "lift-disc"
    assert why(p, "spot(bristol)") == "needed-by-objective"
    assert legal(p) == ["spot(room1)"]
    p = table()
    disc(p, "bristol", "manchester")
    emptied(p)
    p.objectives[1] = moves.OBJECTIVES.index("o07") + 1
    gain(p, "steam_free 1")
    assert asked(p) == "take-turn", "all are needed: it waits"
    assert p.claims[1] == 0


@rule("adas_dream 9.9")
def test_the_uppermost_disc_moves() -> None:
    p = table()
    disc(p, "oxford")
    disc(p, "oxford", seat=1)
    disc(p, "oxford")
    assert p.piles[0] == 0b001_010_001
    spots.lift_disc(p, 0, 0)
    assert p.piles[0] == 0b010_001
    disc(p, "room1", "room1")
    spots.put_disc(p, 0, spots.ROOM_SPOT + spots.ON_TOP)
    assert p.rooms[:3] == [9, 1, 0]
    spots.lift_disc(p, 0, spots.ROOM_SPOT)
    assert p.rooms[:3] == [1, 1, 0], "the stacked one first"
    spots.lift_disc(p, 0, spots.ROOM_SPOT)
    assert p.rooms[:3] == [1, 0, 0], "then the latest"


@rule("adas_dream 10.1", "adas_dream 10.2", "adas_dream 10.3", "adas_dream 10.4")
def test_the_worked_example_of_the_study() -> None:
    """A purple 4: the program for threes and fours beside the research slot, an addition gear and a book."""
    p = table()
    research(p, study=3)
    rich(p, books=0, brass=2, coal=1)
    gear(p, row1="o d")
    market(p, programs="p01 p17 p03 p04 p05", assignments="a06 a08 a12 a23")
    use(p, "purple 4")
    play(p, "program(2)")
    assert [moves.PROGRAMS[tile - 1] for tile in p.program_market[2:]] == ["p01", "p03", "p04"], "p05 has left"
    assert 0 not in p.program_market
    play(p, "slot(col2)", "research(study)", "research(travel)")
    assert p.research[:2] == [4, 1]
    play(p, "addition")
    assert [moves.ASSIGNMENTS[card - 1] for card in p.assignment_market[1:]] == ["a06", "a08", "a12"], "a23 has left"
    play(p, "book")
    assert (p.books[0], p.reserve_add[0]) == (1, 2)
    play(p, "build(addition)", "gear(row1-1)")
    assert (p.brass[0], p.coal[0], p.books[0]) == (0, 0, 1)
    assert p.turn == 1


@rule("adas_dream 10.4")
@pytest.mark.parametrize(
    ("slot", "bonus"),
    [
        ("row1", [("book", 1)]),
        ("row2", [("innovation", 2)]),
        ("row3", [("draw", 3)]),
        ("col1", [("workshop_reward", 2)]),
        ("col2", [("research", 2)]),
        ("col3", [("brass", 2)]),
    ],
)
def test_the_bonus_of_each_program_slot(slot: str, bonus: list[tuple[str, int]]) -> None:
    row = 6 + moves.PROGRAM_SLOTS.index(slot)
    assert [(ATOMS[atom], n) for atom, n, _ in shipped().effect(row)] == bonus


@rule("adas_dream 10.6")
def test_a_full_board_or_an_empty_market_leaves_the_study_item() -> None:
    p = table()
    p.slots[:6] = [1, 2, 3, 4, 5, 6]
    use(p, "purple 1")
    assert asked(p) == "take-item"
    p = table()
    p.program_market = [0] * 5
    use(p, "purple 1")
    assert asked(p) == "take-item"


@rule("adas_dream 10.7")
def test_advanced_items_remove_nothing() -> None:
    p = table()
    p.slots[:6] = [1, 2, 3, 4, 5, 6]
    research(p, study=6)
    market(p, assignments="a06 a08 a12 a13")
    use(p, "purple 1")
    play(p, "book")
    after = p.assignment_market[:]
    assert moves.ASSIGNMENTS[after[3] - 1] == "a12"
    play(p, "addition")
    assert p.assignment_market == after
    p.assignment_market[0] = moves.ASSIGNMENTS.index("a17") + 1
    play(p, "assign(1)")
    assert p.assignment_market[1:] == after[1:]


@rule("adas_dream 10.8")
def test_a_program_is_no_study_item() -> None:
    p = table()
    gain(p, "study_item 1")
    assert candidates(p) == ["book", "addition", "assign(1)", "assign(2)", "assign(3)", "assign(4)"]


@rule("adas_dream 11.1", "adas_dream 11.2", "adas_dream 11.3", "adas_dream 11.7")
def test_the_worked_example_of_travel() -> None:
    """Oxford to Manchester for 6: an addition gear, built for free; then on to Liverpool."""
    p = table()
    p.city[0] = moves.CITIES.index("oxford")
    rich(p, coins=6, coal=0)
    research(p, travel=3)
    use(p, "blue 1")
    play(p, "travel(manchester)", "disc(row1-1)")
    assert p.coins[0] == 0
    assert asked(p) == "choose-gear-slot"
    play(p, "gear(row1-1)")
    assert p.reserve_add[0] == 1, "one gained, one built"
    assert asked(p) == "visit-city"
    play(p, "travel(liverpool)")
    assert (p.coal[0], p.coins[0]) == (1, 3)
    assert moves.CITIES[p.city[0]] == "liverpool"
    assert discs(p, "manchester") == 1
    end_turn(p)


@rule("adas_dream 11.2")
def test_fares() -> None:
    pack = shipped()
    assert pack.route_costs == [1, 2, 3]
    fare = {}
    for a, b in (("oxford", "manchester"), ("london", "brighton"), ("london", "oxford"), ("liverpool", "dublin")):
        fare[a, b] = pack.fare[moves.CITIES.index(a) * 30 + moves.CITIES.index(b)]
    assert list(fare.values()) == [6, 1, 2, 3]
    liverpool = pack.effect(ROW_CITY + moves.CITIES.index("liverpool"))
    assert [(ATOMS[atom], n) for atom, n, _ in liverpool] == [("coal", 1), ("coins", 3)]


@rule("adas_dream 11.1", "adas_dream 11.4", "adas_dream 11.5")
def test_no_destination_where_one_stands_or_has_a_disc_and_never_london() -> None:
    p = table()
    rich(p, coins=2)
    disc(p, "oxford")
    use(p, "blue 1")
    assert why(p, "travel(oxford)") == "own-disc"
    assert why(p, "travel(london)") == "not asked"
    assert why(p, "travel(aberdeen)") == "needs-coins"
    assert game.facts(p, moves.TRAVEL + 14, refusals.NEEDS_COINS)["have"] == 2
    p.city[0] = moves.CITIES.index("bath")
    assert why(p, "travel(bath)") == "not asked"
    assert why(p, "travel(coventry)") == "", "through Oxford"


@rule("adas_dream 11.6")
def test_discs_at_a_university_lie_in_order_of_arrival() -> None:
    p = table()
    disc(p, "durham", seat=1)
    disc(p, "durham")
    assert p.piles[moves.SPOTS.index("durham")] == 0b001_010
    rich(p, coins=9)
    p.city[0] = moves.CITIES.index("york")
    disc(p, "leeds", seat=1)
    use(p, "blue 1")
    assert why(p, "travel(leeds)") == "", "others’ discs are no obstacle"


@rule("adas_dream 11.8", "adas_dream 11.9", "adas_dream 17.13")
def test_hops_skip_universities_and_london() -> None:
    p = table()
    p.city[0] = moves.CITIES.index("manchester")
    gain(p, "travel_small 1")
    assert legal(p) == ["travel(derby)", "travel(stoke)", "travel(liverpool)", "travel(york)"]
    play(p, "travel(york)")
    assert p.innovation[0] == 2
    gain(p, "travel_small 2")
    found = legal(p)
    assert "travel(york)" not in found
    assert "travel(newcastle)" in found, "one hop"
    assert "travel(carlisle)" in found, "two hops"
    assert "skip" not in found, "staying is no journey"
    coins, coal = p.coins[0], p.coal[0]
    play(p, "travel(newcastle)")
    assert (p.coins[0], p.coal[0]) == (coins, coal + 4), "one reward, no fare"


@rule("adas_dream 11.7", "adas_dream 11.9")
def test_the_second_level_of_travel() -> None:
    p = table()
    research(p, travel=6)
    rich(p, coins=1)
    use(p, "blue 1")
    play(p, "travel(brighton)")
    assert asked(p) == "visit-city"
    assert "skip" in legal(p)
    assert "travel(bath)" in legal(p)


@rule("adas_dream 11.10")
def test_the_nearest_university_by_segments() -> None:
    p = table()
    p.city[0] = moves.CITIES.index("liverpool")
    coins = p.coins[0]
    gain(p, "travel_university_disc 1")
    assert legal(p) == ["travel(lampeter)", "travel(birmingham)", "travel(manchester)", "travel(dublin)"]
    play(p, "travel(dublin)", "disc(row1-1)")
    assert discs(p, "dublin") == 1
    assert (p.coins[0], p.gear_market.count(0), p.reserve_mul[0]) == (coins, 0, 0), "no fare, no reward"
    gain(p, "travel_university_disc 1")
    assert "travel(dublin)" not in legal(p)
    for university in range(15):
        p.piles[university] = 1
    p.agenda.pop()
    gain(p, "travel_university_disc 1")
    assert asked(p) == "take-turn"


@rule("adas_dream 12.1", "adas_dream 12.3", "adas_dream 12.5", "adas_dream 12.6", "adas_dream 12.7")
def test_the_worked_example_of_the_meeting() -> None:
    """A grey 4: 5 coins, room 1, the leftmost card, 2 cards with a shuffle; then 2 more, and the card for free."""
    p = table()
    market(p, partners="t13 t02 t03 t04")
    hold(p, hand="s2", deck="s3", discard="s1 s4 s5 s6 s7")
    rich(p, coins=5, books=1, brass=4, coal=2)
    research(p, meetings=6)
    use(p, "grey 4")
    play(p, "area(meetings)", "coins(room1)", "disc(row1-1)", "partner(1)")
    assert p.coins[0] == 0
    assert moves.PARTNERS[p.partner_market[3] - 1] == "t03", "t04 has left"
    assert asked(p) == "remove-partner"
    play(p, "remove(s1)")
    assert count_of(p.hand[0]) == 4
    assert p.discard[0] == 0
    play(p, "activate")
    assert count_of(p.hand[0]) == 6
    play(p, "play(t13)")
    assert asked(p) == "choose-gear-slot"
    play(p, "gear(row1-1)")
    assert p.brass[0] == 4, "built for free"
    play(p, "publish", "take(1)")
    assert p.reserve_mul[0]
    assert asked(p) in ("discard-cards", "take-turn"), "no gear may be built in the same turn"


@rule("adas_dream 12.1", "adas_dream 12.3")
def test_room_costs_and_what_lies_to_the_right() -> None:
    pack = shipped()
    assert pack.room_coins == [5, 4, 3, 2]
    assert pack.room_innovation == [3, 2, 2, 1]
    p = table()
    rich(p, coins=3, innovation=2)
    use(p, "yellow 1")
    allowed = ["coins(room3)", "coins(room4)", "innovation(room2)", "innovation(room3)", "innovation(room4)"]
    assert legal(p) == allowed
    assert why(p, "coins(room1)") == "needs-coins"
    assert why(p, "innovation(room1)") == "needs-innovation"
    play(p, "innovation(room3)", "disc(row1-1)")
    assert legal(p) == ["partner(3)", "partner(4)"]
    assert p.innovation[0] == 0


@rule("adas_dream 12.2")
def test_a_room_fills_in_order_and_takes_six_discs() -> None:
    p = table()
    rich(p, coins=9)
    disc(p, "room4", "room4")
    disc(p, "room4", "room4", "room4", seat=1)
    use(p, "yellow 1")
    play(p, "coins(room4)", "disc(row1-1)", "partner(4)", legal_remove(p))
    assert p.rooms[24:32] == [1, 1, 2, 2, 2, 1, 0, 0]
    assert spots.room_place(p, 3) == -1
    assert discs(p, "room4") == 3
    end_turn(p)
    rich(p, seat=1, coins=9)
    use(p, "yellow 1", seat=1)
    assert why(p, "coins(room4)") == "room-full"


def legal_remove(p: AdasDream) -> str:
    """Some card of the hand, to part with."""
    return f"remove({ids(p.hand[0]).split()[0]})"


@rule("adas_dream 12.4")
def test_a_room_without_a_partner_to_take_is_closed() -> None:
    p = table()
    rich(p, coins=9)
    p.partner_market = [0, 0, moves.PARTNERS.index("t01") + 1, 0]
    use(p, "yellow 1")
    assert why(p, "coins(room4)") == "no-partner"
    assert why(p, "coins(room3)") == ""
    p = table()
    p.partner_market = [0, 0, 0, 0]
    store(p, "yellow 1")
    assert why(p, "use(s1)") == "no-main-action"


@rule("adas_dream 12.5")
def test_cards_drawn_by_place() -> None:
    assert shipped().slot_draw == [2, 2, 1, 1]


@rule("adas_dream 12.7")
def test_the_first_level_of_meetings_plays_a_card() -> None:
    p = table()
    research(p, meetings=3)
    rich(p, coins=2, brass=0)
    hold(p, hand="s4 s1", deck="s5 s6 s7")
    use(p, "yellow 1")
    play(p, "coins(room4)", "disc(row1-1)", "partner(4)", "remove(s1)")
    assert asked(p) == "play-free"
    assert "skip" in legal(p)
    play(p, "play(s4)")
    assert p.brass[0] == 1


@rule("adas_dream 13.1")
def test_a_lecture_is_paid_places_a_disc_and_gives_its_reward() -> None:
    p = table()
    rich(p, innovation=2, brass=0, coal=0)
    use(p, "green 2")
    play(p, "lecture(royal_society_3)", "disc(row2-2)")
    assert (p.innovation[0], p.brass[0], p.coal[0]) == (0, 1, 2)
    assert discs(p, "royal_society_3") == 1
    assert len(moves.LECTURES) == 20


@rule("adas_dream 13.2")
def test_a_taken_space_is_closed() -> None:
    p = table()
    disc(p, "royal_society_2", seat=1)
    use(p, "green 2")
    assert why(p, "lecture(royal_society_2)") == "occupied"
    disc(p, "civil_engineers_2")
    assert why(p, "lecture(civil_engineers_2)") == "occupied"


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
    p = table()
    disc(p, *where)
    assert [effects.lecture_cost(p, 0, level) for level in range(5)] == costs
    assert [effects.lecture_cost(p, 1, level) for level in range(5)] == [1, 2, 4, 6, 9]


@rule("adas_dream 13.3")
def test_a_lecture_too_dear_is_refused_with_the_sum() -> None:
    p = table()
    rich(p, innovation=5)
    disc(p, "astronomical_society_3")
    use(p, "green 2")
    assert why(p, "lecture(royal_society_6)") == "needs-innovation"
    facts = game.facts(p, moves.SPACE.numbers["lecture(royal_society_6)"], refusals.NEEDS_INNOVATION)
    assert facts == {"needed": 7, "have": 5}


@rule("adas_dream 13.6")
def test_the_worked_example_of_the_lecture() -> None:
    """From a disc on level 4, level 6 of the Royal Society: a market partner, a token, then two study items."""
    p = table()
    rich(p, innovation=5, coins=0, brass=2, coal=1, books=0)
    disc(p, "royal_institution_4")
    research(p, institution=6)
    market(p, partners="t01 t19 t03 t04")
    use(p, "green 6")
    play(p, "lecture(royal_society_6)", "disc(row1-1)")
    assert p.innovation[0] == 0
    play(p, "partner(2)", "convert(reserve)")
    assert (p.coins[0], p.reserve_add[0], p.reserve_sub[0]) == (3, 2, 1)
    assert moves.PARTNERS[p.partner_market[1] - 1] == "t19", "the card stays in the market"
    play(p, "science(engineering)")
    assert p.science_tokens[:4] == [0, 0, 0, 1]
    assert asked(p) == "visit-hall"
    assert "visit(royal_institution_4)" not in legal(p)
    play(p, "visit(royal_institution_5)", "addition", "book")
    assert (p.reserve_add[0], p.books[0]) == (3, 1)
    play(p, "build(addition)", "gear(row1-1)")
    assert (p.brass[0], p.coal[0]) == (0, 0)


@rule("adas_dream 13.6")
def test_the_first_level_stays_in_the_institution_and_below_level_two_is_nothing() -> None:
    p = table()
    rich(p, innovation=4)
    research(p, institution=3)
    disc(p, "royal_society_3", seat=1)
    use(p, "green 1")
    play(p, "lecture(royal_society_4)", "disc(row1-1)", "book")
    assert legal(p) == ["visit(royal_society_2)", "skip"]
    p = table()
    research(p, institution=6)
    use(p, "green 1")
    play(p, "lecture(civil_engineers_2)", "disc(row1-1)")
    assert asked(p) == "end-turn"
