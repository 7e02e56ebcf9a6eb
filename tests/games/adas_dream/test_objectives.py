"""Objectives (rule 15)."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.position import play_out
from virtuosi.core.rng import Rng
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves, objectives, scoring, setup
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    COUNTED,
    FIRST,
    IN_COMPANY,
    INSTITUTION,
    LATER,
    MEETINGS,
)
from virtuosi.games.adas_dream.rules.position import AdasDream


@rule("adas_dream 15.1", "adas_dream 15.2", "adas_dream 16.3")
def test_the_worked_example_of_an_objective() -> None:
    """A third disc in a different room: another disc goes to the objective, for 7."""
    p = ada.table()
    ada.claim(p, "meetings", "o13")
    ada.disc(p, "room1", "room2")
    ada.gain(p, "disc_meeting 1")
    ada.play(p, "spot(room3)", "disc(row1-1)")
    assert ada.asked(p) == "take-disc", "at once, and no declining"
    assert "skip" not in ada.candidates(p)
    ada.play(p, "disc(row1-2)")
    assert p.claims[:4] == [0, 0, FIRST, 0]
    assert scoring.points(p, 0)[scoring.OBJECTIVES] == 7


@rule("adas_dream 15.2")
def test_everyone_in_the_same_round_gets_seven_later_ones_four() -> None:
    p = ada.table(3)
    ada.claim(p, "study", "o01")
    for seat, round_ in ((0, 3), (1, 3), (2, 4)):
        p.round = round_
        p.slots[seat * 6 : seat * 6 + 2] = [1, 2]
        p.turn = seat
        ada.gain(p, "steam_free 1", seat=seat)
        ada.play(p, "disc(row1-1)")
    assert [p.claims[seat * 4] for seat in range(3)] == [FIRST, FIRST, LATER]
    assert [scoring.points(p, seat)[scoring.OBJECTIVES] for seat in range(3)] == [7, 7, 4]


@rule("adas_dream 15.3")
def test_what_comes_true_in_anothers_turn_waits_for_the_own_turn() -> None:
    """Seat 0 takes its disc out of a tie: seat 1 then has alone the most in two institutions."""
    p = ada.quiet()
    ada.claim(p, "institution", "o19")
    ada.disc(p, "royal_society_2")
    ada.disc(p, "royal_society_3", "civil_engineers_2", seat=1)
    ada.gain(p, "disc_move 1")
    ada.play(p, "spot(royal_society_2)", "spot(room1)")
    assert objectives.is_met(p, 1, INSTITUTION)
    assert (p.actor, p.claims[AREAS_EACH + INSTITUTION]) == (0, 0), "this is seat 0's turn"
    ada.play(p, "move(w1-1)", "push(w2-1)", "end")
    assert (p.turn, p.actor, ada.asked(p)) == (1, 1, "take-disc")
    ada.play(p, "disc(row1-1)")
    assert (p.claims[AREAS_EACH + INSTITUTION], ada.asked(p)) == (FIRST, "take-turn")


@rule("adas_dream 15.7")
@pytest.mark.parametrize("place", ["hand", "deck", "discard", "in_play"])
def test_partners_count_wherever_they_lie(place: str) -> None:
    p = ada.table()
    ada.claim(p, "meetings", "o14")
    ada.hold(p, hand="s5", deck="s6", discard="s7 r09")
    assert not objectives.is_met(p, 0, MEETINGS)
    getattr(p, place)[0] |= ada.cards("t25")
    assert objectives.is_met(p, 0, MEETINGS)


@rule("adas_dream 15.4")
def test_a_claimed_objective_stays_claimed() -> None:
    p = ada.table()
    ada.claim(p, "study", "o01")
    p.slots[:2] = [1, 2]
    ada.gain(p, "steam_free 1")
    ada.play(p, "disc(row1-1)")
    p.slots[:2] = [0, 0]
    ada.gain(p, "steam_free 1")
    assert p.claims[0] == FIRST


@rule("adas_dream 15.5")
def test_a_stack_counts_in_majorities_but_is_one_place() -> None:
    p = ada.table()
    ada.disc(p, "royal_society_4", "royal_society_4", "durham", "durham")
    ada.disc(p, "royal_institution_4", seat=1)
    assert scoring.level_discs(p, 2) == [2, 1]
    assert objectives.progress(p, 0, moves.OBJECTIVES.index("o08")) == 1
    assert objectives.progress(p, 0, moves.OBJECTIVES.index("o24")) == 1
    ada.disc(p, "room1", "room1")
    assert objectives.progress(p, 0, moves.OBJECTIVES.index("o13")) == 1


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
        ("o05", lambda p: ada.gear(p, row1="+ +"), lambda p: ada.gear(p, row2="+ -")),
        ("o06", lambda p: p.columns.__setitem__(slice(0, 3), [2, 2, 2]), lambda p: p.columns.__setitem__(3, 1)),
        ("o07", lambda p: ada.disc(p, "bristol", "oxford"), lambda p: ada.disc(p, "manchester")),
        ("o08", lambda p: ada.disc(p, "bristol", "oxford"), lambda p: ada.disc(p, "dublin")),
        ("o09", lambda p: ada.disc(p, "leeds"), lambda p: ada.disc(p, "oxford")),
        ("o10", lambda p: ada.disc(p, "leeds"), lambda p: ada.disc(p, "glasgow")),
        ("o11", lambda p: ada.mill(p, "4 4 1 / . . . / . . ."), lambda p: ada.mill(p, "4 4 1 / . . . / . . 4")),
        ("o12", lambda p: ada.disc(p, "bristol", "oxford", "leeds"), lambda p: ada.disc(p, "dublin")),
        ("o13", lambda p: ada.disc(p, "room1", "room1", "room2"), lambda p: ada.disc(p, "room4")),
        (
            "o14",
            lambda p: ada.hold(p, hand="s5 s6", deck="s7 r09"),
            lambda p: ada.hold(p, hand="s5 s6", deck="s7 r09 t25"),
        ),
        (
            "o15",
            lambda p: ada.hold(p, hand="s1 r01 s2 r03 s3"),
            lambda p: ada.hold(p, hand="s1 r01 s2 r03 s3", discard="t13"),
        ),
        ("o16", lambda p: ada.gear(p, row1="+ -"), lambda p: ada.gear(p, row1="+ x")),
        ("o17", lambda p: ada.hold(p, hand="s1 r01 r02"), lambda p: ada.hold(p, hand="s1 r01", deck="r02 t01")),
        (
            "o18",
            lambda p: ada.hold(p, hand="s1 s2 t01 t02 t03 t04"),
            lambda p: ada.hold(p, hand="s1 t01 t02 t03 t04 r01"),
        ),
        (
            "o19",
            lambda p: ada.disc(p, "royal_society_2", "royal_society_3"),
            lambda p: ada.disc(p, "civil_engineers_2"),
        ),
        ("o20", lambda p: ada.disc(p, "royal_society_4"), lambda p: ada.disc(p, "royal_society_5")),
        (
            "o21",
            lambda p: ada.disc(p, "royal_society_2", "civil_engineers_2", "royal_society_3"),
            lambda p: ada.disc(p, "civil_engineers_6"),
        ),
        (
            "o22",
            lambda p: ada.mill(p, "purple:1 blue:1 green:1 / 1 1 1 / . . ."),
            lambda p: ada.mill(p, "purple:1 blue:1 green:1 / 1 1 1 / yellow:1 . ."),
        ),
        ("o23", lambda p: p.steam.__setitem__(0, 3), lambda p: p.steam.__setitem__(0, 4)),
        (
            "o24",
            lambda p: ada.disc(p, "royal_society_2", "royal_society_3", "civil_engineers_2"),
            lambda p: ada.disc(p, "royal_institution_6"),
        ),
    ],
)
def test_every_objective(tile: str, almost: object, done: object) -> None:
    p = ada.table()
    area = ada.shipped().objective_area[moves.OBJECTIVES.index(tile)]
    ada.claim(p, moves.AREAS[area], tile)
    assert callable(almost)
    assert callable(done)
    assert not objectives.is_met(p, 0, area)
    almost(p)
    assert not objectives.is_met(p, 0, area)
    done(p)
    assert objectives.is_met(p, 0, area)


@rule("adas_dream 15.6")
def test_a_tie_is_not_alone_the_most() -> None:
    p = ada.table()
    ada.claim(p, "institution", "o19")
    ada.disc(p, "royal_society_2", "civil_engineers_2")
    ada.disc(p, "royal_society_3", seat=1)
    assert not objectives.is_met(p, 0, 3)


def overlooked(p: AdasDream) -> list[tuple[int, int]]:
    """What a seat meets and has not claimed, though nothing says that it is to be looked at."""
    found = []
    for seat in range(p.seats):
        grown = p.grown(seat)
        for area in range(AREAS_EACH):
            marked = grown & p.pack.objective_counted[p.objectives[area] - 1]
            if not marked and not p.claims[seat * AREAS_EACH + area] and objectives.is_met(p, seat, area):
                found.append((seat, area))
    return found


@rule("adas_dream 15.1")
@pytest.mark.parametrize(("seats", "variable"), [(2, False), (3, True), (4, True)])
def test_what_comes_true_is_always_looked_at(seats: int, variable: bool) -> None:
    """Objectives are looked at again only where something they count has changed; that is always noticed."""
    p, rng = setup.lay(ada.shipped(), seats, variable, False, False), Rng(seats)
    while p.agenda:
        play_out(p, rng, 1)
        assert p.round == 0 or overlooked(p) == []
    assert max(p.claims) > 0


@rule("adas_dream 15.7")
def test_what_others_cannot_know_is_looked_at_again() -> None:
    """Partners dealt anew may be what an objective asks for."""
    p = ada.table(objectives=True)
    for seat in range(p.seats):
        p.look_at(seat, COUNTED)
    p.resample(0, Rng(1))
    assert [p.grown(seat) for seat in range(p.seats)] == [0, IN_COMPANY]
