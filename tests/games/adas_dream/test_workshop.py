"""The turn, and the workshop turn (rules 3 and 4)."""

from tests.games.adas_dream.build import (
    asked,
    candidates,
    end_turn,
    gain,
    gear,
    hold,
    ids,
    legal,
    market,
    play,
    rich,
    ring,
    store,
    stored,
    table,
    told,
    use,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves
from virtuosi.games.adas_dream.rules.position import ACTION, AdasDream, count_of
from virtuosi.games.adas_dream.rules.tasks.turn import PlaceDie


def quiet(**spaces: str) -> AdasDream:
    """A workshop without coal or cards, so that no side question comes up."""
    p = table()
    ring(p, **spaces)
    rich(p, coal=0)
    hold(p, deck="s1 s2 s3 s4 s5 s6 s7 r01")
    return p


@rule("adas_dream 3.1")
def test_a_turn_is_a_workshop_turn_or_an_action_turn() -> None:
    p = table()
    store(p, "purple 2")
    assert "move(w0-1)" in legal(p)
    assert "use(s1)" in legal(p)
    play(p, "use(s1)")
    assert "move(w0-1)" not in candidates(p)


@rule("adas_dream 3.1", "adas_dream 16.2")
def test_the_turn_passes_clockwise_and_rounds_are_counted() -> None:
    p = quiet()
    assert (p.turn, p.round) == (0, 1)
    play(p, "move(w1-1)", "push(w2-1)", "end")
    assert (p.turn, p.round) == (1, 1)
    rich(p, seat=1, coal=0)
    hold(p, 1, deck="s1 s2")
    play(p, "move(w1-2)", "push(w2-1)", "end")
    assert (p.turn, p.round) == (0, 2)


@rule("adas_dream 3.2", "adas_dream 14.3")
def test_at_the_end_publish_or_build_or_neither_but_never_both() -> None:
    p = quiet()
    gear(p, row1="o d")
    rich(p, brass=2, coal=1, books=1)
    play(p, "move(w1-1)", "push(w2-1)", "store")
    assert asked(p) == "end-turn"
    assert {"publish", "build(addition)", "build(subtraction)", "end"} <= set(legal(p))
    play(p, "publish")
    assert p.turn == 1
    assert p.steam[0] == 2


@rule("adas_dream 3.3")
def test_the_hand_is_cut_to_five_at_the_end_of_the_turn_only() -> None:
    p = quiet()
    hold(p, hand="s1 s2 s3 s4 s5 s6", deck="s7 r01")
    play(p, "move(w1-1)", "push(w2-1)", "skip")
    assert count_of(p.hand[0]) == 6
    end_turn(p)
    assert asked(p) == "discard-cards"
    play(p, "discard(s4)")
    assert p.turn == 1
    assert ids(p.hand[0]) == "s1 s2 s3 s5 s6"
    assert ids(p.discard[0]) == "s4"


@rule("adas_dream 3.4")
def test_partner_assignments_and_end_are_optional() -> None:
    p = quiet(w1="grey 1, grey 1", w2="purple 1, grey 1")
    hold(p, hand="s2")
    p.columns[0] = 2
    play(p, "move(w1-1)", "push(w2-1)")
    assert asked(p) == "play-partner"
    play(p, "skip")
    assert asked(p) == "activate-column"
    play(p, "skip")
    assert p.research[0] == 0
    assert "end" in legal(p)


@rule("adas_dream 3.5", "adas_dream 14.1")
def test_a_stuck_player_places_a_die_without_action_and_may_still_publish_in_its_area() -> None:
    p = table()
    store(p, "blue 2", "blue 3", "blue 4")
    rich(p, coins=0, books=1)
    assert why(p, "move(w0-1)") == "storage-full"
    assert legal(p) == ["use(s1)", "use(s2)", "use(s3)"]
    play(p, "use(s2)", "place(c22)")
    assert asked(p) == "end-turn", "no main action, no advanced action"
    play(p, "publish")
    assert asked(p) == "adjust-die", "the publication of Travel"


@rule("adas_dream 3.5")
def test_a_die_whose_action_is_impossible_waits_while_another_turn_is_possible() -> None:
    p = table()
    store(p, "blue 2")
    rich(p, coins=0)
    assert why(p, "use(s1)") == "no-main-action"


@rule("adas_dream 3.5")
def test_a_grey_die_placed_without_action_publishes_anywhere() -> None:
    p = table()
    store(p, "grey 2")
    p.agenda[-1] = PlaceDie(0, 0, 1)
    p.kind = ACTION
    play(p, "place(c11)", "publish")
    assert asked(p) == "choose-publication"
    assert "area(travel)" in legal(p)
    play(p, "area(meetings)")
    assert asked(p) == "take-gear"


@rule("adas_dream 3.6")
def test_with_nothing_to_do_the_turn_is_passed_and_counts() -> None:
    p = table()
    ring(p, w0="grey 6", w1="", w2="", w3="grey 6", w4="", w5="")
    rich(p, coal=0)
    assert legal(p) == ["end"]
    assert told(p, "end") == ["event-pass"]
    assert p.turn == 1
    rich(p, seat=1, coal=0)
    play(p, "end")
    assert p.round == 2


@rule("adas_dream 3.7")
def test_outside_the_action_a_market_slides_without_losing_a_card() -> None:
    p = table()
    market(p, assignments="a06 a08 a12 a23")
    gain(p, "assignment 1")
    play(p, "assign(2)")
    kept = [moves.ASSIGNMENTS[card - 1] for card in p.assignment_market]
    assert kept[1:] == ["a06", "a12", "a23"]
    assert p.assignment_market[0] > 0, "a new one from the left"


@rule("adas_dream 3.7")
def test_an_empty_pile_leaves_gaps() -> None:
    p = table()
    market(p, assignments="a06 a23 a12 a08")
    p.assignment_bag = 0
    gain(p, "assignment 1")
    play(p, "assign(4)")
    assert p.assignment_market == [0, 6, 23, 12]


@rule("adas_dream 3.8")
def test_in_the_action_the_market_is_filled_before_the_effect_elsewhere_after_it() -> None:
    p = table()
    market(p, assignments="a07 a08 a12 a23", programs="p01 p02 p03 p04 p05")
    p.slots[0:6] = [1, 2, 3, 4, 5, 6]
    use(p, "purple 2")
    play(p, "assign(1)")
    assert asked(p) == "visit-city"
    assert 0 not in p.assignment_market, "filled while the effect still waits"
    p = table()
    market(p, assignments="a07 a08 a12 a23")
    gain(p, "assignment 1")
    play(p, "assign(1)")
    assert asked(p) == "visit-city"
    assert p.assignment_market[0] == 0, "filled after the effect"


@rule("adas_dream 4.1")
def test_a_workshop_turn_needs_room_in_storage() -> None:
    p = table()
    store(p, "purple 1", "purple 2", "purple 3")
    assert why(p, "move(w0-1)") == "storage-full"
    store(p, "purple 1", "purple 2")
    assert why(p, "move(w0-1)") == ""


@rule("adas_dream 4.2", "adas_dream 4.3")
def test_a_die_moves_one_space_or_two_for_coal() -> None:
    p = quiet(w0="blue 4, grey 6", w1="green 6", w2="yellow 2", w3="purple 1")
    rich(p, coal=1)
    play(p, "move(w0-1)")
    assert candidates(p)[:2] == ["push(w1-1)", "push(w2-1)"]
    assert why(p, "push(w1-1)") == "too-high"
    assert why(p, "push(w3-1)") == "not asked"
    play(p, "push(w2-1)")
    assert p.coal[0] == 0
    assert stored(p)[0] == "yellow 2"
    p = quiet(w0="blue 4", w1="green 4", w2="yellow 2")
    play(p, "move(w0-1)")
    assert why(p, "push(w2-1)") == "needs-coal"


@rule("adas_dream 4.4")
def test_the_pushed_die_is_not_higher_and_every_moved_die_must_push() -> None:
    p = quiet(w0="blue 4, green 2", w1="green 5, yellow 4, grey 3", w2="grey 6")
    assert why(p, "move(w0-1)") == ""
    assert why(p, "move(w0-2)") == "nothing-to-push"
    play(p, "move(w0-1)")
    assert [why(p, f"push(w1-{place})") for place in (1, 2, 3)] == ["too-high", "", ""]
    play(p, "push(w1-2)", "store")
    assert stored(p)[0] == "yellow 4"


@rule("adas_dream 4.5")
def test_coal_changes_one_die_once() -> None:
    p = quiet(w0="blue 3, grey 6", w1="green 4")
    rich(p, coal=3)
    assert "nudge" in legal(p)
    play(p, "nudge", "raise(w0-1)", "move(w0-1)")
    assert p.coal[0] == 2
    assert why(p, "nudge") == "nudged-already"
    play(p, "push(w1-1)")
    assert stored(p)[0] == "green 4"


@rule("adas_dream 4.5")
def test_the_active_die_can_be_changed_with_coal_gained_in_this_turn() -> None:
    p = quiet(w0="grey 3, grey 3", w1="blue 3")
    play(p, "move(w0-1)", "push(w1-1)")
    assert p.coal[0] == 2, "the space of the pushed die pays 2 coal"
    assert asked(p) == "store-die"
    play(p, "nudge", "lower(active)", "store")
    assert stored(p)[0] == "blue 2"
    assert p.coal[0] == 1


@rule("adas_dream 4.5")
def test_no_die_goes_below_one_or_above_six_and_not_after_closing() -> None:
    p = quiet(w0="blue 6, grey 6", w1="green 1")
    rich(p, coal=2)
    play(p, "move(w0-1)", "push(w1-1)", "nudge")
    assert why(p, "raise(w0-2)") == "no-such-face"
    assert why(p, "lower(active)") == "no-such-face"
    play(p, "raise(active)", "store")
    assert stored(p)[0] == "green 2"
    p = quiet(w0="blue 6, grey 6", w1="green 1, green 1")
    rich(p, coal=2, books=1)
    p.steam[0] = 2
    play(p, "move(w0-1)", "push(w1-1)", "store", "publish")
    assert p.turn == 1


@rule("adas_dream 4.5")
def test_an_action_turn_offers_no_change_by_coal() -> None:
    p = table()
    use(p, "purple 2")
    assert "nudge" not in candidates(p)


@rule("adas_dream 4.6")
def test_a_change_before_the_choice_begins_a_workshop_turn() -> None:
    p = quiet()
    store(p, "purple 2")
    rich(p, coal=1)
    play(p, "nudge", "raise(w0-1)")
    assert why(p, "use(s1)") == "workshop-begun"


@rule("adas_dream 4.6")
def test_no_change_may_leave_nothing_to_push() -> None:
    p = quiet(w0="blue 3", w1="green 3", w2="grey 6")
    rich(p, coal=1)
    play(p, "move(w0-1)", "nudge")
    assert why(p, "lower(w0-1)") == "leaves-no-push"
    assert why(p, "raise(w1-1)") == "leaves-no-push"
    play(p, "lower(w1-1)", "push(w1-1)")
    p = quiet(w0="blue 3", w1="green 6", w2="yellow 1")
    rich(p, coal=1)
    play(p, "move(w0-1)")
    assert why(p, "nudge") == "leaves-no-push", "its only coal is needed to move further"


@rule("adas_dream 4.7", "adas_dream 4.8", "adas_dream 4.10")
def test_the_worked_example_of_the_workshop_turn() -> None:
    """Green 5 leaves the draw space as its last die; 1 coal makes a blue 3 a 2, which is pushed off research."""
    p = table()
    ring(p, w5="green 5", w0="blue 3, grey 6, grey 6")
    rich(p, coal=1)
    hold(p, hand="s6", deck="s1 s2 s3 s4")
    play(p, "move(w5-1)", "nudge", "lower(w0-1)", "push(w0-1)")
    assert asked(p) == "choose-research"
    play(p, "research(study)")
    assert p.research[:4] == [1, 0, 0, 0]
    assert 0 not in p.ring[15:18], "three new dice on the space that was left"
    assert count_of(p.hand[0]) == 3, "and its reward: 2 cards"
    assert stored(p)[0] == "blue 2"
    assert p.coal[0] == 0


@rule("adas_dream 4.8")
def test_a_space_with_dice_left_is_not_refilled() -> None:
    p = quiet(w0="grey 3, grey 3", w1="grey 1")
    before = sum(p.bag)
    play(p, "move(w0-1)", "push(w1-1)")
    assert sum(p.bag) == before
    assert p.research[:4] == [0, 0, 0, 0]


@rule("adas_dream 4.9")
def test_a_nearly_empty_bag() -> None:
    p = quiet(w4="grey 3", w5="grey 1")
    p.bag[:] = [0, 0, 0, 0, 2]
    play(p, "move(w4-1)", "push(w5-1)")
    assert p.ring[12:15].count(0) == 1
    assert p.brass[0] == 2, "two dice came, so the reward is gained"
    p = quiet(w4="grey 3", w5="grey 1")
    p.bag[:] = [0] * 5
    play(p, "move(w4-1)", "push(w5-1)")
    assert p.ring[12:15] == [0, 0, 0]
    assert p.brass[0] == 1


@rule("adas_dream 4.10")
def test_the_die_goes_to_the_topmost_empty_slot() -> None:
    p = quiet(w1="grey 3, grey 3", w2="blue 1")
    store(p, "purple 1", "", "purple 3")
    play(p, "move(w1-1)", "push(w2-1)")
    assert stored(p) == ["purple 1", "blue 1", "purple 3"]


@rule("adas_dream 4.11", "adas_dream 4.12", "adas_dream 7.3")
def test_the_advanced_worked_example() -> None:
    """De Morgan on a 2: innovation and the Textile Factory; then one blue assignment reaches a breakthrough."""
    p = table()
    ring(p, w5="green 5, grey 5", w0="blue 2, grey 6, grey 6")
    rich(p, coal=0)
    hold(p, hand="r01 s1")
    market(p, assignments="a06 a08 a12 a23")
    play(p, "move(w5-1)", "push(w0-1)", "research(study)")
    assert asked(p) == "play-partner"
    play(p, "play(r01)")
    assert p.innovation[0] == 2
    play(p, "assign(1)")
    assert (p.research[1], p.coal[0], p.columns[1]) == (1, 1, 1)
    assert asked(p) == "activate-column"
    play(p, "activate")
    assert p.research[1] == 2
    assert p.innovation[0] == 3, "the blue breakthrough"
    assert ids(p.discard[0]) == "r01"


@rule("adas_dream 4.12")
def test_grey_dice_use_no_assignments() -> None:
    p = quiet(w1="grey 3, grey 3", w2="grey 1, grey 1")
    p.columns[0:4] = [1, 1, 1, 1]
    play(p, "move(w1-1)", "push(w2-1)")
    assert asked(p) == "end-turn"


@rule("adas_dream 4.13")
def test_the_colour_of_the_die_taken_counts_even_after_a_swap() -> None:
    p = quiet(w1="grey 6, grey 3", w2="blue 4, grey 1")
    hold(p, hand="t04")
    p.columns[1] = 1
    play(p, "move(w1-1)", "push(w2-1)", "play(t04)", "give(s1)", "fetch(w3-1)", "research(study)")
    assert stored(p)[0] == "grey 3"
    assert asked(p) == "activate-column"
    play(p, "activate")
    assert p.research[1] == 1
