"""The action turn and its discs (rule 9)."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves, spots
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, FIRST, INSTITUTION, ON_DISC, OPEN, PAIR, ROOM_SIZE
from virtuosi.games.adas_dream.rules.position import ACTION, AdasDream
from virtuosi.games.adas_dream.rules.tasks import areas, claims


@rule("adas_dream 9.1")
def test_a_stored_die_goes_to_an_empty_cell() -> None:
    p = ada.table()
    p.mill[4] = 1
    ada.store(p, "purple 5")
    ada.play(p, "use(s1)")
    assert "place(c22)" not in ada.candidates(p)
    ada.play(p, "place(c13)")
    assert ada.said(p.mill[2]) == "purple 5"
    assert p.storage[0] == 0


@rule("adas_dream 9.2", "adas_dream 9.3")
@pytest.mark.parametrize(
    ("color", "question"),
    [
        ("purple", "take-program"),
        ("blue", "travel-to"),
        ("yellow", "enter-room"),
        ("green", "give-lecture"),
        ("grey", "choose-area"),
    ],
)
def test_the_colour_decides_the_main_action(color: str, question: str) -> None:
    p = ada.table()
    ada.use(p, f"{color} 4")
    assert ada.asked(p) == question


@rule("adas_dream 9.2", "adas_dream 9.3")
def test_only_a_possible_main_action_may_be_chosen() -> None:
    p = ada.table()
    ada.rich(p, innovation=0, coins=0)
    ada.store(p, "green 3", "yellow 2")
    assert [ada.why(p, f"use(s{slot})") for slot in (1, 2)] == ["no-main-action"] * 2
    ada.store(p, "green 3", "grey 2")
    assert ada.why(p, "use(s1)") == "no-main-action"
    ada.play(p, "use(s2)", "place(c11)")
    assert ada.legal(p) == ["area(study)"]
    assert ada.why(p, "area(institution)") == "no-main-action"


@rule("adas_dream 9.5", "adas_dream 9.6")
def test_the_owner_chooses_which_disc_leaves_and_its_slot_opens() -> None:
    p = ada.table()
    assert p.gears[:12] == [ON_DISC] * 12
    ada.use(p, "green 4")
    ada.play(p, "lecture(royal_society_2)")
    assert ada.asked(p) == "take-disc"
    ada.play(p, "disc(col2-1)")
    assert p.gears[8] == OPEN
    ada.play(p, "research(study)")
    ada.rich(p, brass=2, coal=1)
    ada.play(p, "build(addition)")
    assert ada.legal(p) == ["gear(col2-1)"], "only the open slot takes a gear"


@rule("adas_dream 9.7")
def test_without_discs_a_placed_one_moves_as_part_of_a_main_action() -> None:
    p = ada.table()
    ada.disc(p, "oxford", "royal_society_3")
    ada.emptied(p)
    ada.use(p, "green 4")
    assert ada.why(p, "lecture(royal_institution_3)") == "", "the cost counts the disc that will be lifted"
    ada.play(p, "lecture(royal_institution_3)")
    assert p.innovation[0] == 0
    assert ada.legal(p) == ["spot(oxford)", "spot(royal_society_3)"], "no declining"
    ada.play(p, "spot(royal_society_3)")
    assert ada.discs(p, "royal_institution_3") == 1
    assert ada.discs(p, "royal_society_3") == 0


@rule("adas_dream 9.7", "adas_dream 5.11")
def test_without_discs_other_effects_may_be_declined() -> None:
    p = ada.table()
    ada.disc(p, "oxford")
    ada.emptied(p)
    ada.gain(p, "disc_meeting 1")
    ada.play(p, "spot(room2)")
    assert ada.legal(p) == ["spot(oxford)", "skip"]
    ada.play(p, "skip")
    assert ada.discs(p, "oxford") == 1


@rule("adas_dream 9.7")
def test_without_any_disc_no_disc_can_be_placed() -> None:
    p = ada.table()
    ada.emptied(p)
    ada.store(p, "green 4", "yellow 2")
    assert ada.why(p, "use(s1)") == "no-main-action"
    ada.use(p, "blue 2")
    assert ada.why(p, "travel(oxford)") == "no-disc"
    assert ada.why(p, "travel(brighton)") == ""
    ada.gain(p, "disc_university 1")
    assert ada.asked(p) == "travel-to"


@rule("adas_dream 9.8")
def test_a_disc_the_objective_needs_stays() -> None:
    p = ada.table()
    ada.disc(p, "bristol", "manchester", "room1")
    ada.emptied(p)
    p.objectives[1] = moves.OBJECTIVES.index("o07") + 1
    ada.gain(p, "steam_free 1")
    assert ada.asked(p) == "lift-disc"
    assert ada.why(p, "spot(bristol)") == "needed-by-objective"
    assert ada.legal(p) == ["spot(room1)"]
    p = ada.table()
    ada.disc(p, "bristol", "manchester")
    ada.emptied(p)
    p.objectives[1] = moves.OBJECTIVES.index("o07") + 1
    ada.gain(p, "steam_free 1")
    assert ada.asked(p) == "take-turn", "all are needed: it waits"
    assert p.claims[1] == 0


@rule("adas_dream 9.9")
def test_the_uppermost_disc_moves() -> None:
    p = ada.table()
    ada.disc(p, "oxford")
    ada.disc(p, "oxford", seat=1)
    ada.disc(p, "oxford")
    assert p.piles[0] == 0b001_010_001
    spots.lift_disc(p, 0, 0)
    assert p.piles[0] == 0b010_001
    ada.disc(p, "room1", "room1")
    spots.put_disc(p, 0, spots.ROOM_SPOT + spots.ON_TOP)
    assert p.rooms[:3] == [9, 1, 0]
    spots.lift_disc(p, 0, spots.ROOM_SPOT)
    assert p.rooms[:3] == [1, 1, 0], "the stacked one first"
    spots.lift_disc(p, 0, spots.ROOM_SPOT)
    assert p.rooms[:3] == [1, 0, 0], "then the latest"


def one_disc_left(p: AdasDream) -> None:
    """All discs but that of the first gear slot have left the match."""
    ada.emptied(p)
    p.gears[0] = ON_DISC
    p.boxed[0] -= 1


@rule("adas_dream 9.2", "adas_dream 15.3")
@pytest.mark.parametrize("objective", ["o11", "o22"])
@pytest.mark.parametrize(
    ("color", "action"),
    [("green", "lecture(royal_society_2)"), ("yellow", "coins(room4)"), ("blue", "travel(oxford)")],
)
def test_the_main_action_gets_its_disc_before_the_die_fulfils_an_objective(
    objective: str, color: str, action: str
) -> None:
    """The last disc: the action needs it, and the die just placed fulfils an objective that wants it too."""
    p = ada.table()
    ada.claim(p, "travel" if objective == "o11" else "institution", objective)
    ada.rich(p, coins=9, innovation=3)
    others = [f"{other}:4" for other in moves.COLORS if other != color]
    ada.mill(p, "4 4 . / . . . / . . ." if objective == "o11" else f"{' '.join(others)} . . . . .")
    one_disc_left(p)
    ada.use(p, f"{color} 4", "c33")
    ada.play(p, action)
    assert ada.legal(p) == ["disc(row1-1)"]
    ada.play(p, "disc(row1-1)")
    assert ada.asked(p) == "lift-disc", "now the objective may have it"
    ada.play(p, ada.legal(p)[0])
    assert p.claims[:AREAS_EACH].count(FIRST) == 1


@rule("adas_dream 9.2")
def test_a_match_stored_with_the_claim_before_the_action_goes_on() -> None:
    p = ada.table()
    ada.claim(p, "institution", "o22")
    ada.mill(p, "purple:1 blue:2 yellow:3 / grey:4 green:4 . / . . .")
    one_disc_left(p)
    p.kind = ACTION
    p.agenda.pop()
    p.agenda += [areas.MainAction(0, INSTITUTION), claims.CheckObjectives(0)]
    p.settle()
    ada.play(p, "disc(row1-1)")
    assert ada.asked(p) == "end-turn", "the lecture has no disc any more, and is not asked for"


@rule("adas_dream 9.7")
def test_without_discs_one_may_move_to_another_space_of_its_own_room() -> None:
    p = ada.table()
    ada.disc(p, "room4")
    ada.emptied(p)
    ada.rich(p, coins=2, innovation=0)
    ada.use(p, "yellow 1")
    assert ada.legal(p) == ["coins(room4)"]
    ada.play(p, "coins(room4)")
    assert ada.legal(p) == ["spot(room4)"]
    ada.play(p, "spot(room4)")
    assert (ada.discs(p, "room4"), ada.asked(p)) == (1, "take-partner")


@rule("adas_dream 9.7", "adas_dream 14.7")
def test_a_disc_goes_onto_another_of_its_room_only_when_there_are_two() -> None:
    p = ada.table()
    ada.disc(p, "room2")
    ada.emptied(p)
    ada.gain(p, "disc_stack 1")
    assert ada.asked(p) == "take-turn", "one disc alone cannot lie on itself"
    p = ada.table()
    ada.disc(p, "room2", "room2")
    ada.emptied(p)
    ada.gain(p, "disc_stack 1")
    ada.play(p, "spot(room2)", "spot(room2)")
    assert p.rooms[ROOM_SIZE : ROOM_SIZE + 2] == [1 + PAIR, 0]
