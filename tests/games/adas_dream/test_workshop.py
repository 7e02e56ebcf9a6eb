"""The workshop turn (rule 4)."""

from tests.games.adas_dream import build as ada
from virtuosi.core.masks import count_of
from virtuosi.core.rulebook import rule


@rule("adas_dream 4.1")
def test_a_workshop_turn_needs_room_in_storage() -> None:
    p = ada.table()
    ada.store(p, "purple 1", "purple 2", "purple 3")
    assert ada.why(p, "move(w0-1)") == "storage-full"
    ada.store(p, "purple 1", "purple 2")
    assert ada.why(p, "move(w0-1)") == ""


@rule("adas_dream 4.2", "adas_dream 4.3")
def test_a_die_moves_one_space_or_two_for_coal() -> None:
    p = ada.quiet(w0="blue 4, grey 6", w1="green 6", w2="yellow 2", w3="purple 1")
    ada.rich(p, coal=1)
    ada.play(p, "move(w0-1)")
    assert ada.candidates(p)[:2] == ["push(w1-1)", "push(w2-1)"]
    assert ada.why(p, "push(w1-1)") == "too-high"
    assert ada.why(p, "push(w3-1)") == "not asked"
    ada.play(p, "push(w2-1)")
    assert p.coal[0] == 0
    assert ada.stored(p)[0] == "yellow 2"
    p = ada.quiet(w0="blue 4", w1="green 4", w2="yellow 2")
    ada.play(p, "move(w0-1)")
    assert ada.why(p, "push(w2-1)") == "needs-coal"


@rule("adas_dream 4.4")
def test_the_pushed_die_is_not_higher_and_every_moved_die_must_push() -> None:
    p = ada.quiet(w0="blue 4, green 2", w1="green 5, yellow 4, grey 3", w2="grey 6")
    assert ada.why(p, "move(w0-1)") == ""
    assert ada.why(p, "move(w0-2)") == "nothing-to-push"
    ada.play(p, "move(w0-1)")
    assert [ada.why(p, f"push(w1-{place})") for place in (1, 2, 3)] == ["too-high", "", ""]
    ada.play(p, "push(w1-2)", "store")
    assert ada.stored(p)[0] == "yellow 4"


@rule("adas_dream 4.5")
def test_coal_changes_one_die_once() -> None:
    p = ada.quiet(w0="blue 3, grey 6", w1="green 4")
    ada.rich(p, coal=3)
    assert "nudge" in ada.legal(p)
    ada.play(p, "nudge", "raise(w0-1)", "move(w0-1)")
    assert p.coal[0] == 2
    assert ada.why(p, "nudge") == "nudged-already"
    ada.play(p, "push(w1-1)")
    assert ada.stored(p)[0] == "green 4"


@rule("adas_dream 4.5")
def test_the_active_die_can_be_changed_with_coal_gained_in_this_turn() -> None:
    p = ada.quiet(w0="grey 3, grey 3", w1="blue 3")
    ada.play(p, "move(w0-1)", "push(w1-1)")
    assert p.coal[0] == 2, "the space of the pushed die pays 2 coal"
    assert ada.asked(p) == "store-die"
    ada.play(p, "nudge", "lower(active)")
    assert ada.stored(p)[0] == "blue 2"
    assert p.coal[0] == 1


@rule("adas_dream 4.5")
def test_no_die_goes_below_one_or_above_six_and_not_after_closing() -> None:
    p = ada.quiet(w0="blue 6, grey 6", w1="green 1")
    ada.rich(p, coal=2)
    ada.play(p, "move(w0-1)", "push(w1-1)", "nudge")
    assert ada.why(p, "raise(w0-2)") == "no-such-face"
    assert ada.why(p, "lower(active)") == "no-such-face"
    ada.play(p, "raise(active)")
    assert ada.stored(p)[0] == "green 2", "with the change used up nothing is left to ask"
    p = ada.quiet(w0="blue 6, grey 6", w1="green 1, green 1")
    ada.gear(p, row1="o d")
    ada.rich(p, coal=2, brass=1)
    ada.play(p, "move(w0-1)", "push(w1-1)", "store")
    assert "nudge" in ada.legal(p), "while the end of the turn is still open"
    ada.play(p, "build(subtraction)")
    assert ada.asked(p) == "choose-gear-slot"
    assert "nudge" not in ada.candidates(p), "building has begun"


@rule("adas_dream 4.5")
def test_an_action_turn_offers_no_change_by_coal() -> None:
    p = ada.table()
    ada.use(p, "purple 2")
    assert "nudge" not in ada.candidates(p)


@rule("adas_dream 4.6")
def test_a_change_before_the_choice_begins_a_workshop_turn() -> None:
    p = ada.quiet()
    ada.store(p, "purple 2")
    ada.rich(p, coal=1)
    ada.play(p, "nudge", "raise(w0-1)")
    assert ada.why(p, "use(s1)") == "workshop-begun"


@rule("adas_dream 4.6")
def test_no_change_may_leave_nothing_to_push() -> None:
    p = ada.quiet(w0="blue 3", w1="green 3", w2="grey 6")
    ada.rich(p, coal=1)
    ada.play(p, "move(w0-1)", "nudge")
    assert ada.why(p, "lower(w0-1)") == "leaves-no-push"
    assert ada.why(p, "raise(w1-1)") == "leaves-no-push"
    ada.play(p, "lower(w1-1)", "push(w1-1)")
    p = ada.quiet(w0="blue 3", w1="green 6", w2="yellow 1")
    ada.rich(p, coal=1)
    ada.play(p, "move(w0-1)")
    assert ada.why(p, "nudge") == "leaves-no-push", "its only coal is needed to move further"


@rule("adas_dream 4.7", "adas_dream 4.8", "adas_dream 4.10")
def test_the_worked_example_of_the_workshop_turn() -> None:
    """Green 5 leaves the draw space as its last die; 1 coal makes a blue 3 a 2, which is pushed off research."""
    p = ada.table()
    ada.ring(p, w5="green 5", w0="blue 3, grey 6, grey 6")
    ada.rich(p, coal=1)
    ada.hold(p, hand="s6", deck="s1 s2 s3 s4")
    ada.play(p, "move(w5-1)", "nudge", "lower(w0-1)", "push(w0-1)")
    assert ada.asked(p) == "choose-research"
    ada.play(p, "research(study)")
    assert p.research[:4] == [1, 0, 0, 0]
    assert 0 not in p.ring[15:18], "three new dice on the space that was left"
    assert count_of(p.hand[0]) == 3, "and its reward: 2 cards"
    assert ada.stored(p)[0] == "blue 2"
    assert p.coal[0] == 0


@rule("adas_dream 4.8")
def test_a_space_with_dice_left_is_not_refilled() -> None:
    p = ada.quiet(w0="grey 3, grey 3", w1="grey 1")
    before = sum(p.bag)
    ada.play(p, "move(w0-1)", "push(w1-1)")
    assert sum(p.bag) == before
    assert p.research[:4] == [0, 0, 0, 0]


@rule("adas_dream 4.9")
def test_a_nearly_empty_bag() -> None:
    p = ada.quiet(w4="grey 3", w5="grey 1")
    p.bag[:] = [0, 0, 0, 0, 2]
    ada.play(p, "move(w4-1)", "push(w5-1)")
    assert p.ring[12:15].count(0) == 1
    assert p.brass[0] == 2, "two dice came, so the reward is gained"
    p = ada.quiet(w4="grey 3", w5="grey 1")
    p.bag[:] = [0] * 5
    ada.play(p, "move(w4-1)", "push(w5-1)")
    assert p.ring[12:15] == [0, 0, 0]
    assert p.brass[0] == 1


@rule("adas_dream 4.10")
def test_the_die_goes_to_the_topmost_empty_slot() -> None:
    p = ada.quiet(w1="grey 3, grey 3", w2="blue 1")
    ada.store(p, "purple 1", "", "purple 3")
    ada.play(p, "move(w1-1)", "push(w2-1)")
    assert ada.stored(p) == ["purple 1", "blue 1", "purple 3"]


@rule("adas_dream 4.11", "adas_dream 4.12", "adas_dream 7.3")
def test_the_advanced_worked_example() -> None:
    """De Morgan on a 2: innovation and the Textile Factory; then one blue assignment reaches a breakthrough."""
    p = ada.table()
    ada.ring(p, w5="green 5, grey 5", w0="blue 2, grey 6, grey 6")
    ada.rich(p, coal=0)
    ada.hold(p, hand="r01 s1")
    ada.market(p, assignments="a06 a08 a12 a23")
    ada.play(p, "move(w5-1)", "push(w0-1)", "research(study)")
    assert ada.asked(p) == "play-partner"
    ada.play(p, "play(r01)")
    assert p.innovation[0] == 2
    ada.play(p, "assign(1)")
    assert (p.research[1], p.coal[0], p.columns[1]) == (1, 1, 1)
    assert ada.asked(p) == "activate-column"
    ada.play(p, "activate")
    assert p.research[1] == 2
    assert p.innovation[0] == 3, "the blue breakthrough"
    assert ada.ids(p.discard[0]) == "r01"


@rule("adas_dream 4.12")
def test_grey_dice_use_no_assignments() -> None:
    p = ada.quiet(w1="grey 3, grey 3", w2="grey 1, grey 1")
    p.columns[0:4] = [1, 1, 1, 1]
    ada.play(p, "move(w1-1)", "push(w2-1)")
    assert ada.asked(p) == "end-turn"


@rule("adas_dream 4.13")
def test_the_colour_of_the_die_taken_counts_even_after_a_swap() -> None:
    p = ada.quiet(w1="grey 6, grey 3", w2="blue 4, grey 1")
    ada.hold(p, hand="t04")
    p.columns[1] = 1
    ada.play(p, "move(w1-1)", "push(w2-1)", "play(t04)", "give(s1)", "fetch(w3-1)", "research(study)")
    assert ada.stored(p)[0] == "grey 3"
    assert ada.asked(p) == "activate-column"
    ada.play(p, "activate")
    assert p.research[1] == 1
