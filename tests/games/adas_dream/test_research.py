"""Research, resources, innovation and steam (rules 7 and 8)."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves, scoring


@rule("adas_dream 7.1", "adas_dream 7.2")
def test_free_research_chooses_a_track_at_every_step() -> None:
    p = ada.table()
    ada.gain(p, "research 2")
    ada.play(p, "research(meetings)", "research(study)")
    assert p.research[:4] == [1, 0, 1, 0]
    ada.gain(p, "research 3")
    ada.play(p, "research(travel)", "research(travel)", "research(institution)")
    assert (p.research[:4], ada.asked(p)) == ([1, 2, 1, 1], "take-turn")


@rule("adas_dream 7.3")
def test_a_breakthrough_is_resolved_before_the_next_step() -> None:
    p = ada.table()
    ada.research(p, study=1)
    ada.gain(p, "research 2")
    ada.play(p, "research(study)")
    assert p.brass[0] == 2, "the study's token pays 1 brass"
    assert ada.asked(p) == "choose-research"
    for level in (2, 5, 8):
        ada.research(p, travel=level - 1)
        p.innovation[0] = 0
        ada.gain(p, "research_blue 1")
        assert p.innovation[0] == 1


@rule("adas_dream 7.4", "adas_dream 7.5", "adas_dream 9.4", "adas_dream 10.7")
@pytest.mark.parametrize(("level", "more"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 2)])
def test_research_opens_the_advanced_actions(level: int, more: int) -> None:
    p = ada.table()
    p.slots[:6] = [1, 2, 3, 4, 5, 6]
    ada.research(p, study=level)
    ada.use(p, "purple 3")
    ada.play(p, "book")
    for item in ("addition", "assign(2)")[:more]:
        assert ada.asked(p) == "take-item"
        assert ada.why(p, "book") == "same-again"
        assert "skip" in ada.legal(p)
        p.assignment_market[1] = moves.ASSIGNMENTS.index("a08") + 1
        ada.play(p, item)
    assert ada.asked(p) == "end-turn"


@rule("adas_dream 7.7")
def test_at_the_top_research_goes_elsewhere_or_is_lost() -> None:
    p = ada.table()
    ada.research(p, study=9)
    ada.gain(p, "research 1")
    assert ada.why(p, "research(study)") == "top-of-track"
    ada.play(p, "research(travel)")
    ada.gain(p, "research_purple 2")
    assert p.research[:4] == [9, 1, 0, 0]
    ada.research(p, study=9, travel=9, meetings=9, institution=9)
    ada.gain(p, "research 2")
    assert ada.asked(p) == "take-turn"


@rule("adas_dream 7.8", "adas_dream 17.16")
def test_an_effect_may_give_a_token_once_per_colour() -> None:
    p = ada.table()
    ada.gain(p, "assignment_token 1")
    ada.play(p, "track(travel)")
    assert p.tokens[:4] == [0, 2, 0, 0]
    ada.gain(p, "assignment_token 1")
    assert ada.why(p, "track(travel)") == "has-token"
    ada.play(p, "track(study)")
    ada.research(p, travel=8)
    ada.gain(p, "research_blue 1")
    assert p.tokens[:4] == [2, 2, 0, 0]
    assert p.tokens_taken[1] == 1
    p.tokens[:4] = [1, 1, 1, 1]
    ada.gain(p, "assignment_token 1")
    assert ada.asked(p) == "take-turn"


@rule("adas_dream 8.1")
def test_a_cost_is_paid_in_its_own_kind() -> None:
    p = ada.table()
    p.gears[0] = 1
    ada.rich(p, brass=1, coal=9, coins=9)
    ada.gain(p, "build_gear 1")
    assert ada.why(p, "build(addition)") == "gear-too-dear"
    assert ada.why(p, "build(subtraction)") == ""


@rule("adas_dream 8.3", "adas_dream 8.4", "adas_dream 8.6")
def test_innovation_stops_at_six_and_may_buy_a_workshop_reward() -> None:
    p = ada.table()
    ada.rich(p, innovation=5, brass=0)
    ada.gain(p, "innovation 3")
    assert p.innovation[0] == 6
    assert ada.asked(p) == "spend-innovation"
    ada.play(p, "spend", "reward(w4)")
    assert p.brass[0] == 1
    assert p.innovation[0] == 6, "4 and the two still to come"
    assert ada.asked(p) == "spend-innovation", "arriving at the top again"
    ada.play(p, "skip")
    assert ada.asked(p) == "take-turn"
    ada.gain(p, "innovation 1")
    assert (p.innovation[0], ada.asked(p)) == (6, "take-turn"), "no arrival, no offer"


@rule("adas_dream 8.6")
def test_declining_loses_the_surplus() -> None:
    p = ada.table()
    ada.rich(p, innovation=5)
    ada.gain(p, "innovation 3")
    ada.play(p, "skip")
    assert (p.innovation[0], ada.asked(p)) == (6, "take-turn")


@rule("adas_dream 8.5", "adas_dream 16.13")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (4, 0), (5, 2), (6, 4)])
def test_the_two_top_spaces_of_innovation_pay(level: int, points: int) -> None:
    p = ada.table()
    ada.rich(p, innovation=level)
    assert scoring.points(p, 0)[scoring.INNOVATION] == points


@rule("adas_dream 8.7")
def test_steam_levels() -> None:
    pack = ada.table().pack
    assert pack.steam_cap[1:] == [10, 15, 20, 25, 30, 40]
    assert pack.steam_coal[1:] == [0, 0, 1, 1, 2, 3]
