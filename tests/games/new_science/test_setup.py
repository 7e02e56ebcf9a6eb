"""What is on the table and how it is set up (sections 1 and 2)."""

import pytest

from tests.games.new_science import build
from virtuosi.core.masks import members
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules.cards import EFFECT, KEEP, PLAY
from virtuosi.games.new_science.rules.moves import (
    CARDS,
    DISCOVERIES,
    FIELDS,
    RESEARCH,
    SCIENTISTS,
    SPACES,
    TO_REVEAL,
    TRACKS,
)
from virtuosi.games.new_science.rules.pack import FREE
from virtuosi.games.new_science.rules.tasks.rounds import CleanUp, RevealCard


@rule("new_science 1.1", "new_science 1.2")
def test_two_to_five_play_with_three_cubes_ten_markers_and_an_empty_laboratory() -> None:
    assert game.seat_counts == (2, 3, 4, 5)
    p = build.table(*build.ORDER)
    assert p.pack.energy == 3
    assert p.supply == [10] * 5
    assert p.laboratory == [-1] * 5


@rule("new_science 1.3")
def test_a_scientist_has_three_bonuses_no_two_alike() -> None:
    bonus = build.pack().bonus
    sets = [tuple(bonus[s * 3 : s * 3 + 3]) for s in range(5)]
    assert len(set(sets)) == 5
    assert {sum(each) for each in sets} == {3}
    assert bonus[SCIENTISTS.index("galileo") * 3 + RESEARCH] == 2


@rule("new_science 1.4")
def test_there_are_four_tracks_of_influence_to_5_and_rest_to_3() -> None:
    assert TRACKS == ["government", "religion", "enterprise", "science"]
    assert (build.pack().influence_max, build.pack().rest_max) == (5, 3)


@rule("new_science 1.5")
def test_astrology_has_the_numbers_of_the_rulebook() -> None:
    found, d = build.pack(), DISCOVERIES.index("astrology")
    assert (found.research[d], found.first[d], found.later[d], found.publish[d], found.prestige[d]) == (1, 4, 3, 1, 2)
    assert found.need[d * 4 : d * 4 + 4] == [0, 1, 0, 0]


def test_heliocentrism_has_the_numbers_of_the_public_page() -> None:
    found, d = build.pack(), DISCOVERIES.index("heliocentrism")
    assert (found.first[d], found.later[d], found.publish[d], found.prestige[d]) == (4, 3, 3, 4)
    assert found.need[d * 4 : d * 4 + 4] == [1, 2, 0, 0]


@rule("new_science 1.5")
def test_the_tree_has_29_discoveries_in_five_fields_of_five_levels() -> None:
    found = build.pack()
    assert len(found.tree[1]) == 29
    assert len(found.tree[0]) == 19
    for field in range(len(FIELDS)):
        assert {found.level[d] for d in found.tree[1] if found.field[d] == field} == {1, 2, 3, 4, 5}


@rule("new_science 1.6")
def test_there_are_54_happenings_18_of_each_level_6_of_those_for_four_and_more() -> None:
    tables = build.pack().cards
    assert len(CARDS) == 54
    assert [tables.level.count(level) for level in (1, 2, 3)] == [18, 18, 18]
    for level in (1, 2, 3):
        assert sum(tables.four_plus[c] for c in range(54) if tables.level[c] == level) == 6
    assert [tables.type.count(kind) for kind in (EFFECT, PLAY, KEEP)] == [15, 21, 18]


@rule("new_science 1.7")
def test_everything_but_the_pile_is_open_to_everybody_alike() -> None:
    p = build.table("newton", "kepler", "kircher")
    views = [game.view(p, seat) for seat in range(3)]
    first = views[0]
    for view in views[1:]:
        assert view.players == first.players  # type: ignore[attr-defined]  # the game's own View
        assert view.pile == first.pile  # type: ignore[attr-defined]
    assert not hasattr(first, "deck")


@rule("new_science 1.8")
def test_what_is_reconstructed_says_so() -> None:
    for file in ("cards.toml", "spaces.toml", "scientists.toml"):
        kinds = {row["provenance"] for row in build.DATA.rows(file)}
        assert kinds <= {"reconstructed", "inferred"}, file
    assert {row["provenance"] for row in build.DATA.rows("cards.toml")} == {"reconstructed"}


@rule("new_science 2.6")
def test_the_first_spaces_of_research_and_experiment_carry_1() -> None:
    modified = {SPACES[s]: n for s, n in enumerate(build.pack().modifier) if n}
    assert modified == {"research_1": 1, "experiment_1": 1}


@rule("new_science 2.1")
def test_scientists_are_dealt_by_chance_each_to_one_seat() -> None:
    p = game.start(build.pack(), 3, game.checked_options(3, {}))
    assert p.actor == NATURE
    build.play(p, "scientist(newton)")
    assert len(p.moves()) == 4
    assert build.refused(p, "scientist(newton)") == "not asked"


@rule("new_science 2.1")
def test_by_option_scientists_are_chosen_in_seat_order() -> None:
    p = game.start(build.pack(), 2, game.checked_options(2, {"scientists": "chosen"}))
    assert (p.actor, build.asked(p)) == (0, "choose-scientist")
    build.play(p, "scientist(newton)")
    assert p.actor == 1
    assert build.refused(p, "scientist(newton)") == "scientist-taken"


@rule("new_science 2.2")
def test_newton_kepler_and_kircher_play_in_the_order_kepler_kircher_newton() -> None:
    p = build.table("newton", "kepler", "kircher")
    assert p.order == [1, 2, 0]
    assert p.actor == 1


@rule("new_science 2.2")
def test_five_play_in_the_order_of_the_mats() -> None:
    assert build.table("newton", "leibniz", "kircher", "galileo", "kepler").order == [4, 3, 2, 1, 0]


@rule("new_science 2.3")
def test_tracks_start_with_each_scientists_benefits_and_prestige_at_0() -> None:
    p = build.table(*build.ORDER)
    found = build.pack()
    for seat in range(5):
        assert build.levels(p, seat) == found.start_influence[seat * 4 : seat * 4 + 4]
        assert p.rest[seat] == found.start_rest[seat]
    assert p.prestige == [0] * 5


@rule("new_science 2.4")
@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 4), (4, 10), (5, 8)])
def test_the_pile_holds_so_many_cards_of_each_level_level_1_first(seats: int, cards: int) -> None:
    p = build.table(*build.ORDER[:seats])
    assert p.pile == 3 * cards
    for level in (1, 2, 3):
        for _ in range(cards):
            drawn = RevealCard(0, 0).candidates(p)
            assert {p.pack.cards.level[move - TO_REVEAL] for move in drawn} == {level}
            p.seen |= 1 << (drawn[0] - TO_REVEAL)
            p.pile -= 1
    assert p.pile == 0


@rule("new_science 2.4")
def test_cards_marked_4_plus_stay_in_the_box_with_two_or_three() -> None:
    for seats, count in ((2, 12), (3, 12), (4, 18), (5, 18)):
        assert len(RevealCard(0, 0).candidates(build.table(*build.ORDER[:seats]))) == count


@rule("new_science 2.5")
def test_with_two_or_three_chemistry_and_biology_are_closed_and_their_prerequisites_dropped() -> None:
    found = build.pack()
    pressure, motion = DISCOVERIES.index("atmospheric_pressure"), DISCOVERIES.index("laws_of_motion")
    names = [{DISCOVERIES[d] for clause in found.clauses[wide][pressure] for d in members(clause)} for wide in (0, 1)]
    assert names == [{"falling_bodies"}, {"falling_bodies", "gas"}]
    assert [len(found.clauses[wide][motion]) for wide in (0, 1)] == [2, 3]
    assert {FIELDS[found.field[d]] for d in build.table("kepler", "newton").tree()} == {
        "astronomy",
        "mathematics",
        "physics",
    }
    for d in found.tree[0]:
        if d not in (pressure, motion):
            assert found.clauses[0][d] == found.clauses[1][d]


@rule("new_science 2.6")
@pytest.mark.parametrize(("seats", "publish"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_spaces_depend_on_the_number_of_players(seats: int, publish: int) -> None:
    board = build.pack().board[seats]
    assert board[0:5].count(FREE) == seats
    assert board[7:11].count(FREE) == 4
    assert board[11:16].count(FREE) == seats
    assert board[16:21].count(FREE) == seats
    assert board[21:25].count(FREE) == publish


@rule("new_science 2.7")
def test_the_first_round_has_no_happening() -> None:
    p = build.table("kepler", "newton")
    assert p.face == [-1, -1]
    assert build.refused(p, "place(happening_1)") == "not asked"
    p.agenda.clear()
    p.agenda.append(CleanUp(0))
    p.settle()
    assert build.asked(p) == "reveal-card"
