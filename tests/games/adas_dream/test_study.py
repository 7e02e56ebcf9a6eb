"""Ada's Study (rule 10)."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves
from virtuosi.games.adas_dream.rules.pack import ATOMS


@rule("adas_dream 10.1", "adas_dream 10.2", "adas_dream 10.3", "adas_dream 10.4")
def test_the_worked_example_of_the_study() -> None:
    """A purple 4: the program for threes and fours beside the research slot, an addition gear and a book."""
    p = ada.table()
    ada.research(p, study=3)
    ada.rich(p, books=0, brass=2, coal=1)
    ada.gear(p, row1="o d")
    ada.market(p, programs="p01 p17 p03 p04 p05", assignments="a06 a08 a12 a23")
    ada.use(p, "purple 4")
    ada.play(p, "program(2)")
    assert [moves.PROGRAMS[tile - 1] for tile in p.program_market[2:]] == ["p01", "p03", "p04"], "p05 has left"
    assert 0 not in p.program_market
    ada.play(p, "slot(col2)", "research(study)", "research(travel)")
    assert p.research[:2] == [4, 1]
    ada.play(p, "addition")
    assert [moves.ASSIGNMENTS[card - 1] for card in p.assignment_market[1:]] == ["a06", "a08", "a12"], "a23 has left"
    ada.play(p, "book")
    assert (p.books[0], p.reserve_add[0]) == (1, 2)
    ada.play(p, "build(addition)", "gear(row1-1)")
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
    assert [(ATOMS[atom], n) for atom, n, _ in ada.shipped().effect(row)] == bonus


@rule("adas_dream 10.6")
def test_a_full_board_or_an_empty_market_leaves_the_study_item() -> None:
    p = ada.table()
    p.slots[:6] = [1, 2, 3, 4, 5, 6]
    ada.use(p, "purple 1")
    assert ada.asked(p) == "take-item"
    p = ada.table()
    p.program_market = [0] * 5
    ada.use(p, "purple 1")
    assert ada.asked(p) == "take-item"


@rule("adas_dream 10.7")
def test_advanced_items_remove_nothing() -> None:
    p = ada.table()
    p.slots[:6] = [1, 2, 3, 4, 5, 6]
    ada.research(p, study=6)
    ada.market(p, assignments="a06 a08 a12 a13")
    ada.use(p, "purple 1")
    ada.play(p, "book")
    after = p.assignment_market[:]
    assert moves.ASSIGNMENTS[after[3] - 1] == "a12"
    ada.play(p, "addition")
    assert p.assignment_market == after
    p.assignment_market[0] = moves.ASSIGNMENTS.index("a17") + 1
    ada.play(p, "assign(1)")
    assert p.assignment_market[1:] == after[1:]


@rule("adas_dream 10.8")
def test_a_program_is_no_study_item() -> None:
    p = ada.table()
    ada.gain(p, "study_item 1")
    assert ada.candidates(p) == ["book", "addition", "assign(1)", "assign(2)", "assign(3)", "assign(4)"]


@rule("adas_dream 10.2", "adas_dream 10.3")
def test_what_leaves_a_market_is_told_and_only_if_there_is_one() -> None:
    p = ada.table()
    ada.market(p, programs="p01 p02 p03 p04 p05", assignments="a06 a08 a12 a23")
    ada.use(p, "purple 4")
    assert ada.told(p, "program(1)") == ["event-program", "event-program-leaves"]
    ada.play(p, "slot(row1)")
    assert ada.told(p, "book") == ["event-gain", "event-assignment-leaves"]
    p = ada.table()
    ada.market(p, programs="p01 p02 p03 p04 p05", assignments="a06 a08 a12 a23")
    ada.use(p, "purple 4")
    assert ada.told(p, "program(5)") == ["event-program"], "the rightmost was taken"
    assert [moves.PROGRAMS[tile - 1] for tile in p.program_market[1:]] == ["p01", "p02", "p03", "p04"]
