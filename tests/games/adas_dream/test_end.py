"""The end (rule 16), and the ranking."""

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NOBODY
from virtuosi.games.adas_dream.rules.position import AdasDream


def last_round(p: AdasDream, seat: int) -> None:
    """The seat places its ninth die and ends its turn."""
    ada.mill(p, "1 1 1 / 1 1 1 / 1 1 .", seat=seat)
    ada.store(p, "purple 1", seat=seat)
    p.slots[seat * 6 : seat * 6 + 6] = [1, 2, 3, 4, 5, 6]
    ada.play(p, "use(s1)", "place(c33)", "book", "end")


@rule("adas_dream 16.1", "adas_dream 16.2")
def test_the_ninth_die_makes_the_last_round() -> None:
    p = ada.table()
    last_round(p, 0)
    assert p.last
    assert p.turn == 1, "seat 1 still has its turn"
    ada.store(p, seat=1)
    ada.rich(p, seat=1, coal=0)
    ada.hold(p, 1, deck="s1 s2 s3")
    ada.play(p, "move(w1-1)", "push(w2-1)", "end")
    assert p.over
    assert p.actor == NOBODY


@rule("adas_dream 16.2")
def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    p = ada.table()
    ada.rich(p, coal=0)
    ada.hold(p, deck="s1 s2 s3")
    ada.play(p, "move(w1-1)", "push(w2-1)", "end")
    last_round(p, 1)
    assert p.over


@rule("adas_dream 16.16")
def test_ties_are_broken_by_gears_then_dice_then_order() -> None:
    p = ada.table()
    ada.nothing(p, 0)
    ada.nothing(p, 1)
    assert p.ranking() == [1, 2], "the first player"
    p.first = 1
    assert p.ranking() == [2, 1]
    ada.mill(p, "1 . . / . . . / . . .")
    assert p.ranking() == [1, 2], "the higher sum of dice"
    ada.gear(p, seat=1, row1="+ d")
    p.claims[0] = 0
    ada.rich(p, books=2)
    assert p.scores()[0] == p.scores()[1]
    assert p.ranking() == [2, 1], "more gears built"


@rule("adas_dream 16.16")
def test_the_end_names_the_tie_breaks_used() -> None:
    p = ada.table()
    ada.nothing(p, 0)
    ada.nothing(p, 1)
    p.agenda.clear()
    reason, ties = ada.game.ending(p)
    assert reason.id == "ending-machine"
    assert [tie.id for tie in ties] == ["tie-gears", "tie-dice", "tie-order"]
    ada.mill(p, "1 . . / . . . / . . .")
    assert [tie.id for tie in ada.game.ending(p)[1]] == ["tie-gears", "tie-dice"]
    ada.rich(p, books=1)
    assert ada.game.ending(p)[1] == []


def test_the_end_is_told() -> None:
    p = ada.table()
    last_round(p, 0)
    assert ada.asked(p) == "take-turn"
    ada.store(p, seat=1)
    ada.rich(p, seat=1, coal=0)
    ada.hold(p, 1, deck="s1 s2 s3")
    ada.play(p, "move(w1-1)", "push(w2-1)")
    assert ada.told(p, "end") == ["event-over"]
