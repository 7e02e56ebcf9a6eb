"""Placing energy (section 3)."""

from tests.games.new_science import build
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science.rules.moves import SPACES


@rule("new_science 3.1", "new_science 3.2")
def test_cubes_are_placed_one_by_one_around_the_table_three_times_then_resolved() -> None:
    p = build.table("kepler", "galileo", "kircher")
    placed = []
    for move in ("rest", "government", "religion", "enterprise", "rest", "science", "publish_1", "research_1", "rest"):
        placed.append(p.actor)
        build.play(p, f"place({move})")
    assert placed == [0, 1, 2] * 3
    assert build.asked(p) == "choose-research"


@rule("new_science 3.1")
def test_after_placing_and_resolving_the_round_is_cleaned_up_and_the_next_begins() -> None:
    p = build.table("kepler", "galileo")
    for move in ("rest", "government", "religion", "rest", "enterprise", "science"):
        build.play(p, f"place({move})")
    build.play(p, "reveal(h1_06)")
    assert (p.round, build.asked(p)) == (2, "place-energy")


@rule("new_science 3.3")
def test_a_space_holds_one_cube() -> None:
    p = build.table("kepler", "galileo")
    build.play(p, "place(publish_1)")
    assert build.refused(p, "place(publish_1)") == "occupied"


@rule("new_science 3.4")
def test_several_spaces_of_one_action_may_be_taken_but_rest_only_once() -> None:
    p = build.table("kepler", "galileo")
    build.play(p, "place(research_1)", "place(rest)", "place(research_2)")
    assert build.refused(p, "place(rest)") == "one-rest"


@rule("new_science 3.5")
def test_on_rest_the_best_free_space_is_taken() -> None:
    p = build.table("kepler", "galileo", "kircher")
    build.play(p, "place(rest)", "place(government)", "place(rest)")
    assert p.space[:3] == [0, 2, -1]


@rule("new_science 3.6")
def test_each_face_up_play_or_keep_card_has_a_space_in_the_order_revealed() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_06", "h1_13")
    assert {"place(happening_1)", "place(happening_2)"} <= set(build.legal(p))
    build.resolve(p, happening_1=0, happening_2=0)
    assert p.influence[0] == p.pack.start_influence[0] + 2
    assert p.laboratory[0] == 12


@rule("new_science 3.7")
def test_nobody_can_take_an_effect_card() -> None:
    p = build.table("kepler", "galileo")
    build.face_up(p, "h1_02")
    assert build.refused(p, "place(happening_1)") == "effect-card"


@rule("new_science 3.8", "new_science 6.6")
def test_a_closed_space_takes_no_cube() -> None:
    p = build.table("kepler", "galileo")
    build.face_up(p, "h1_03")
    assert build.refused(p, "place(government)") == "closed"
    assert build.refused(p, "place(religion)") == ""


@rule("new_science 3.9")
def test_the_discovery_is_chosen_when_the_action_is_resolved() -> None:
    p = build.table("kepler", "galileo")
    assert "place(research_1)" in build.legal(p)
    build.resolve(p, research_1=0)
    assert {"research(astrology)", "research(symbolic_algebra)", "research(laws_of_attraction)"} <= set(build.legal(p))


@rule("new_science 3.10")
def test_one_player_may_take_two_publish_spaces() -> None:
    p = build.table("kepler", "galileo", "kircher")
    build.influence(p, 0, religion=1, science=1)
    build.known(p, 0, "astrology", "laws_of_attraction")
    build.play(p, "place(publish_1)", "place(rest)", "place(rest)", "place(publish_2)")
    build.resolve(p)
    build.play(p, "publish(astrology)", "publish(laws_of_attraction)")
    assert p.prestige[0] == 4


@rule("new_science 3.11")
def test_galileos_bonus_does_not_let_him_research_two_discoveries_with_one_cube() -> None:
    p = build.table("galileo", "newton")
    build.resolve(p, research_2=0)
    build.play(p, "research(astrology)")
    assert build.asked(p) == "reveal-card"


@rule("new_science 3.2")
def test_there_is_a_space_for_every_cube_even_with_one_closed() -> None:
    for seats in (2, 3, 4, 5):
        p = build.table(*build.ORDER[:seats])
        build.face_up(p, "h1_03")
        while build.asked(p) == "place-energy":
            p.play(p.moves()[-1])
        assert sum(owner >= 0 for owner in p.space) == 3 * seats
    assert len(SPACES) == 25
