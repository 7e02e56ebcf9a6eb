"""Assignments (rule 6)."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves, refusals, scoring


@rule("adas_dream 6.1", "adas_dream 6.2")
@pytest.mark.parametrize(("card", "columns"), [("a08", []), ("a21", ["study", "travel"]), ("a27", list(moves.AREAS))])
def test_an_assignment_goes_under_its_colour_and_takes_effect(card: str, columns: list[str]) -> None:
    p = ada.table()
    ada.rich(p, coins=0, coal=0)
    ada.market(p, assignments=f"{card} a12 a13 a01")
    ada.gain(p, "assignment 1")
    ada.play(p, "assign(1)")
    if columns:
        assert ada.asked(p) == "choose-column"
        assert ada.legal(p) == [f"column({area})" for area in columns]
        ada.play(p, f"column({columns[-1]})")
        assert p.coins[0] == (3 if card == "a21" else 2)
        assert p.columns[moves.AREAS.index(columns[-1])] == 1
    else:
        assert p.columns[:4] == [0, 1, 0, 0]
        assert p.coal[0] == 3


@rule("adas_dream 6.3")
def test_some_assignments_ask_for_discards_first() -> None:
    p = ada.table()
    ada.market(p, assignments="a15 a12 a13 a01", partners="t01 t02 t03 t04")
    ada.hold(p, hand="s1")
    ada.gain(p, "assignment 1")
    assert ada.why(p, "assign(1)") == "needs-discards"
    assert ada.game.facts(p, moves.ASSIGN, refusals.NEEDS_DISCARDS) == {"needed": 2, "have": 1}
    ada.hold(p, hand="s1 s2 s3")
    ada.play(p, "assign(1)", "discard(s3)", "discard(s1)")
    assert ada.ids(p.discard[0]) == "s1 s3"
    assert ada.asked(p) == "take-partner"


@rule("adas_dream 6.4", "adas_dream 16.14")
def test_assignment_tokens_pay_for_their_column() -> None:
    p = ada.table()
    p.tokens[:4] = [2, 0, 0, 1]
    p.columns[:4] = [2, 3, 1, 2]
    assert scoring.points(p, 0)[scoring.ASSIGNMENTS] == 6
