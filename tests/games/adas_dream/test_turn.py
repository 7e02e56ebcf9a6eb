"""The turn (rule 3)."""

from tests.games.adas_dream import build as ada
from virtuosi.core.masks import count_of
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves
from virtuosi.games.adas_dream.rules.position import ACTION
from virtuosi.games.adas_dream.rules.tasks.turn import PlaceDie


@rule("adas_dream 3.1")
def test_a_turn_is_a_workshop_turn_or_an_action_turn() -> None:
    p = ada.table()
    ada.store(p, "purple 2")
    assert "move(w0-1)" in ada.legal(p)
    assert "use(s1)" in ada.legal(p)
    ada.play(p, "use(s1)")
    assert "move(w0-1)" not in ada.candidates(p)


@rule("adas_dream 3.1", "adas_dream 16.2")
def test_the_turn_passes_clockwise_and_rounds_are_counted() -> None:
    p = ada.quiet()
    assert (p.turn, p.round) == (0, 1)
    ada.play(p, "move(w1-1)", "push(w2-1)", "end")
    assert (p.turn, p.round) == (1, 1)
    ada.rich(p, seat=1, coal=0)
    ada.hold(p, 1, deck="s1 s2")
    ada.play(p, "move(w1-2)", "push(w2-1)", "end")
    assert (p.turn, p.round) == (0, 2)


@rule("adas_dream 3.2", "adas_dream 14.3")
def test_at_the_end_publish_or_build_or_neither_but_never_both() -> None:
    p = ada.quiet()
    ada.gear(p, row1="o d")
    ada.rich(p, brass=2, coal=1, books=1)
    ada.play(p, "move(w1-1)", "push(w2-1)", "store")
    assert ada.asked(p) == "end-turn"
    assert {"publish", "build(addition)", "build(subtraction)", "end"} <= set(ada.legal(p))
    ada.play(p, "publish")
    assert p.turn == 1
    assert p.steam[0] == 2


@rule("adas_dream 3.3")
def test_the_hand_is_cut_to_five_at_the_end_of_the_turn_only() -> None:
    p = ada.quiet()
    ada.hold(p, hand="s1 s2 s3 s4 s5 s6", deck="s7 r01")
    ada.play(p, "move(w1-1)", "push(w2-1)", "skip")
    assert count_of(p.hand[0]) == 6
    ada.end_turn(p)
    assert ada.asked(p) == "discard-cards"
    ada.play(p, "discard(s4)")
    assert p.turn == 1
    assert ada.ids(p.hand[0]) == "s1 s2 s3 s5 s6"
    assert ada.ids(p.discard[0]) == "s4"


@rule("adas_dream 3.4")
def test_partner_assignments_and_end_are_optional() -> None:
    p = ada.quiet(w1="grey 1, grey 1", w2="purple 1, grey 1")
    ada.hold(p, hand="s2")
    p.columns[0] = 2
    ada.play(p, "move(w1-1)", "push(w2-1)")
    assert ada.asked(p) == "play-partner"
    ada.play(p, "skip")
    assert ada.asked(p) == "activate-column"
    ada.play(p, "skip")
    assert p.research[0] == 0
    assert "end" in ada.legal(p)


@rule("adas_dream 3.5", "adas_dream 14.1")
def test_a_stuck_player_places_a_die_without_action_and_may_still_publish_in_its_area() -> None:
    p = ada.table()
    ada.store(p, "blue 2", "blue 3", "blue 4")
    ada.rich(p, coins=0, books=1)
    assert ada.why(p, "move(w0-1)") == "storage-full"
    assert ada.legal(p) == ["use(s1)", "use(s2)", "use(s3)"]
    ada.play(p, "use(s2)", "place(c22)")
    assert ada.asked(p) == "end-turn", "no main action, no advanced action"
    ada.play(p, "publish")
    assert ada.asked(p) == "adjust-die", "the publication of Travel"


@rule("adas_dream 3.5")
def test_a_die_whose_action_is_impossible_waits_while_another_turn_is_possible() -> None:
    p = ada.table()
    ada.store(p, "blue 2")
    ada.rich(p, coins=0)
    assert ada.why(p, "use(s1)") == "no-main-action"


@rule("adas_dream 3.5")
def test_a_grey_die_placed_without_action_publishes_anywhere() -> None:
    p = ada.table()
    ada.store(p, "grey 2")
    p.agenda[-1] = PlaceDie(0, 0, 1)
    p.kind = ACTION
    ada.play(p, "place(c11)", "publish")
    assert ada.asked(p) == "choose-publication"
    assert "area(travel)" in ada.legal(p)
    ada.play(p, "area(meetings)")
    assert ada.asked(p) == "take-gear"


@rule("adas_dream 3.6")
def test_with_nothing_to_do_the_turn_is_passed_and_counts() -> None:
    p = ada.table()
    ada.ring(p, w0="grey 6", w1="", w2="", w3="grey 6", w4="", w5="")
    ada.rich(p, coal=0)
    assert ada.legal(p) == ["end"]
    assert ada.told(p, "end") == ["event-pass"]
    assert p.turn == 1
    ada.rich(p, seat=1, coal=0)
    ada.play(p, "end")
    assert p.round == 2


@rule("adas_dream 3.7")
def test_outside_the_action_a_market_slides_without_losing_a_card() -> None:
    p = ada.table()
    ada.market(p, assignments="a06 a08 a12 a23")
    ada.gain(p, "assignment 1")
    ada.play(p, "assign(2)")
    kept = [moves.ASSIGNMENTS[card - 1] for card in p.assignment_market]
    assert kept[1:] == ["a06", "a12", "a23"]
    assert p.assignment_market[0] > 0, "a new one from the left"


@rule("adas_dream 3.7")
def test_an_empty_pile_leaves_gaps() -> None:
    p = ada.table()
    ada.market(p, assignments="a06 a23 a12 a08")
    p.assignment_bag = 0
    ada.gain(p, "assignment 1")
    ada.play(p, "assign(4)")
    assert p.assignment_market == [0, 6, 23, 12]


@rule("adas_dream 3.8")
def test_in_the_action_the_market_is_filled_before_the_effect_elsewhere_after_it() -> None:
    p = ada.table()
    ada.market(p, assignments="a07 a08 a12 a23", programs="p01 p02 p03 p04 p05")
    p.slots[0:6] = [1, 2, 3, 4, 5, 6]
    ada.use(p, "purple 2")
    ada.play(p, "assign(1)")
    assert ada.asked(p) == "visit-city"
    assert 0 not in p.assignment_market, "filled while the effect still waits"
    p = ada.table()
    ada.market(p, assignments="a07 a08 a12 a23")
    ada.gain(p, "assignment 1")
    ada.play(p, "assign(1)")
    assert ada.asked(p) == "visit-city"
    assert p.assignment_market[0] == 0, "filled after the effect"


@rule("adas_dream 3.5", "adas_dream 3.6")
def test_coal_that_would_allow_a_push_must_be_spent_before_a_die_is_placed_idly() -> None:
    """A 5 before a 6: only a change by coal lets one push the other."""
    p = ada.quiet(w0="", w1="grey 5", w2="grey 6", w3="", w4="", w5="")
    ada.rich(p, coins=0, innovation=0)
    ada.store(p, "green 2")
    assert ada.legal(p) == ["use(s1)"], "without coal the die is placed idly"
    ada.rich(p, coal=1)
    assert ada.legal(p) == ["nudge"]
    assert ada.why(p, "use(s1)") == "no-main-action"
    hint = ada.game.hint(p, 0)
    assert hint is not None
    assert hint.id == "hint-take-turn-coal"
    ada.store(p)
    assert ada.legal(p) == ["nudge"], "nor may the turn be passed"
    ada.play(p, "nudge", "raise(w1-1)", "move(w1-1)", "push(w2-1)")
    assert ada.stored(p)[0] == "grey 6"


@rule("adas_dream 3.5")
def test_coal_does_not_help_a_full_storage() -> None:
    p = ada.quiet()
    ada.rich(p, coins=0, innovation=0, coal=5)
    ada.store(p, "green 2", "green 3", "yellow 1")
    assert ada.legal(p) == ["use(s1)", "use(s2)", "use(s3)"]
