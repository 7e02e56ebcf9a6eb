"""Cleanup and the end of the match (sections 11 and 12)."""

import pytest

from tests.games.new_science import build
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE, NOBODY
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules import scoring
from virtuosi.games.new_science.rules.position import NO_CARD

LAST_THREE = ("universal_gravitation", "calculus", "laws_of_motion")


@rule("new_science 11.1")
def test_cubes_go_home_and_happenings_leave() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_02")
    build.resolve(p, rest_1=0, government=1)
    assert all(owner < 0 for owner in p.space)
    assert p.face == [NO_CARD, NO_CARD]
    assert p.actor == NATURE


@rule("new_science 11.2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_next_happenings_are_revealed(seats: int, cards: int) -> None:
    p = build.table(*build.ORDER[:seats])
    build.resolve(p, rest_1=0)
    build.reveal(p, *["h1_06", "h1_07"][:cards])
    assert build.asked(p) == "place-energy"
    assert p.round == 2


@rule("new_science 11.3")
def test_an_old_effect_no_longer_counts_when_the_new_cards_act() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_01")
    p.pile = 12
    p.rest = [0, 0]
    build.resolve(p, rest_1=0)
    assert p.rest == [0, 0]
    build.reveal(p, "h2_02")
    assert p.rest == [1, 1]


@rule("new_science 11.3")
def test_revealed_cards_act_in_the_order_revealed() -> None:
    p = build.table(*build.ORDER[:4])
    p.pile = 10  # level 3
    build.laboratory(p, 0, "h1_13")
    build.influence(p, 0, religion=3)
    build.resolve(p, rest_1=3)
    build.reveal(p, "h3_03")
    assert p.influence[1] == 2
    assert p.actor == NATURE
    build.reveal(p, "h3_01")
    assert build.asked(p) == "save-card"


@rule("new_science 12.1", "new_science 12.2", "new_science 12.3")
def test_the_match_ends_after_the_round_in_which_the_last_level_5_discovery_is_published() -> None:
    p = build.table("kircher", "newton", "kepler")
    build.public(p, 1, "universal_gravitation", "calculus")
    build.known(p, 0, "laws_of_motion")
    build.known(p, 2, "astrology")
    p.rest[0] = 3
    build.influence(p, 0, government=5, enterprise=5, science=5)
    build.influence(p, 2, religion=1)
    build.resolve(p, publish_1=0, publish_2=2)
    build.play(p, "publish(laws_of_motion)")
    assert p.actor == 2  # the round goes on
    build.play(p, "publish(astrology)")
    assert p.actor == NOBODY
    assert game.ending(p)[0].id == "result-tree"


@rule("new_science 12.3")
def test_with_four_and_five_all_five_level_5_discoveries_count() -> None:
    p = build.table(*build.ORDER[:4])
    build.public(p, 1, *LAST_THREE)
    build.resolve(p, rest_1=0)
    assert p.actor == NATURE
    q = build.table(*build.ORDER[:4])
    build.public(q, 1, *LAST_THREE, "combustion", "microorganisms")
    build.resolve(q, rest_1=0)
    assert q.actor == NOBODY


@rule("new_science 12.4", "new_science 12.5")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 19), (3, 13), (4, 16), (5, 13)])
def test_without_a_card_to_reveal_the_match_ends_after_so_many_rounds(seats: int, rounds: int) -> None:
    p = build.table(*build.ORDER[:seats])
    assert p.pack.rounds(seats) == rounds
    while p.agenda:
        if build.asked(p) == "place-energy":
            last = p.pile
        p.play(p.moves()[-1])
    assert p.round == rounds
    assert last == 0, "the round with the last cards was played"
    assert game.ending(p)[0].id == "result-pile"


@rule("new_science 12.6")
def test_most_publications_bring_3_to_everybody_tied() -> None:
    p = build.table("kepler", "newton", "galileo")
    p.influence = [0] * 12
    build.public(p, 0, "astrology")
    build.public(p, 1, "symbolic_algebra")
    assert p.scores() == [3 + 8, 3 + 8, 8]
    build.public(p, 1, "laws_of_attraction")
    assert p.scores() == [8, 3 + 8, 8]


@rule("new_science 12.7")
def test_prerequisites_published_along_count_unless_the_option_says_otherwise() -> None:
    for option, expected in (("markers", 2), ("actions", 1)):
        p = build.table("kircher", "newton", publications=option)
        build.influence(p, 0, enterprise=1, science=1)
        build.known(p, 0, "symbolic_algebra", "logarithms")
        build.resolve(p, publish_1=0)
        build.play(p, "publish(logarithms)")
        assert scoring.publications(p, 0) == expected


@rule("new_science 12.8")
def test_leading_all_four_tracks_brings_8() -> None:
    p = build.table("kepler", "newton")
    p.influence = [3, 3, 3, 3, 2, 2, 2, 2]
    build.public(p, 0, "astrology")
    assert p.scores() == [11, 0]
    p.influence = [3, 3, 3, 3, 3, 2, 2, 2]
    assert p.scores() == [11, 2]


@rule("new_science 12.9")
def test_bonuses_hold_even_at_0() -> None:
    p = build.table("kepler", "newton")
    p.influence = [0] * 8
    assert p.scores() == [11, 11]


@rule("new_science 12.10")
def test_most_prestige_wins_then_most_of_level_5() -> None:
    p = build.table("kepler", "newton", "galileo")
    p.influence = [0] * 12
    p.prestige = [9, 10, 3]
    assert p.ranking() == [2, 1, 3]
    build.public(p, 0, "calculus")
    build.public(p, 1, "astrology")
    p.prestige = [10, 10, 3]
    assert p.ranking() == [1, 2, 3]


@rule("new_science 12.11")
def test_still_tied_the_victory_is_shared() -> None:
    p = build.table("kepler", "newton", "galileo")
    p.influence = [0] * 12
    p.prestige = [7, 3, 7]
    assert p.ranking() == [1, 3, 1]
    p.agenda.clear()
    assert [message.id for message in game.ending(p)[1]] == ["tie-level-five", "tie-shared"]


def test_a_space_closed_by_an_old_card_is_open_again() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_03")
    build.resolve(p, rest_1=0)
    build.reveal(p, "h1_06")
    assert build.refused(p, "place(government)") == ""
