"""What each seat sees: its own hand, never the rival's, and everything that lies open."""

import msgspec
import pytest

from tests.games.ray_master.build import (
    card,
    game,
    hands_seen,
    legal,
    match,
    nature,
    opening,
    play,
    seen,
    table,
    turn,
)
from virtuosi.core.present import choices, present
from virtuosi.core.rng import Rng
from virtuosi.core.rulebook import rule
from virtuosi.core.scene import PackOffer, SeatInfo, TableInfo
from virtuosi.core.task import NOBODY
from virtuosi.games.ray_master.rules.position import RayMaster

HANDS = (("s01", "s02"), ("s03", "s04"))
TABLE = TableInfo("t", "ray_master", [SeatInfo(0, None, "person")], {}, True, False, PackOffer("shipped", ""))


def text(p: RayMaster, eyes: int) -> str:
    return msgspec.json.encode(seen(p, eyes)).decode()


@rule("ray_master 2.6")
def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    p = table(hands=HANDS)
    assert hands_seen(p, 0) == [["s01", "s02"], None]
    assert hands_seen(p, 1) == [None, ["s03", "s04"]]
    assert hands_seen(p, NOBODY) == [None, None]


@rule("ray_master 2.6")
def test_no_hidden_card_is_named_anywhere_in_a_view() -> None:
    p = table(hands=HANDS)
    for eyes, known in ((0, {"s01", "s02"}), (1, {"s03", "s04"}), (NOBODY, set())):
        shown = text(p, eyes)
        assert {f"s{n:02}" for n in range(1, 13) if f"s{n:02}" in shown} == known


@rule("ray_master 2.6")
def test_what_a_seat_cannot_know_may_be_anything() -> None:
    p = table(hands=HANDS)
    hands = set()
    for seed in range(60):
        q = p.copy()
        q.resample(0, Rng(seed))
        assert q.hand(0) == p.hand(0)
        assert len(q.hand(1)) == 2
        assert text(q, 0) == text(p, 0)
        hands.add(tuple(q.hand(1)))
    assert len(hands) > 20


@rule("ray_master 11.1")
def test_open_hands_leave_nothing_to_guess() -> None:
    p = table(hands=HANDS, open_hands=True)
    q = p.copy()
    q.resample(0, Rng(1))
    assert q.cards == p.cards
    assert hands_seen(p, 1) == hands_seen(p, NOBODY) == [["s01", "s02"], ["s03", "s04"]]


def test_cards_played_are_never_redealt_by_a_guess() -> None:
    p = play(table(hands=HANDS), "student(1)")
    for seed in range(20):
        q = p.copy()
        q.resample(1, Rng(seed))
        assert (q.cards[0], q.student, q.hand(1)) == (p.cards[0], 0, [2, 3])


@rule("ray_master 2.6")
def test_a_draw_is_read_by_its_seat_only() -> None:
    m = match()
    for move in ("first(1)", "roll(1)", "draw(7)", "draw(8)", "draw(9)", "draw(10)"):
        m.play(move)
    assert [played.shown for played in m.played] == ["first(1)", "roll(1)", *["draw(?)"] * 4]
    assert [played.reader for played in m.played[2:]] == [0, 0, 1, 1]
    drawn = {eyes: [line.text.id for line in m.log(eyes) if line.text.id.startswith("event-drawn")] for eyes in (0, 1)}
    assert drawn == {
        0: ["event-drawn-card", "event-drawn-card", "event-drawn", "event-drawn"],
        1: ["event-drawn", "event-drawn", "event-drawn-card", "event-drawn-card"],
    }
    hidden = msgspec.json.encode(m.log(0)).decode()
    assert "s09" not in hidden
    assert "s10" not in hidden


def test_hands_lie_open_once_the_match_is_over() -> None:
    p = table(hands=HANDS, energy=1, dice={"blue 1": "large 5"})
    play(p, "student(1)", "fire")
    assert hands_seen(p, NOBODY) == [["s02"], ["s03", "s04"]]


def test_only_the_seat_that_decides_gets_choices_and_guide() -> None:
    m = match()
    for move in ("first(1)", "roll(1)", "draw(7)", "draw(8)", "draw(9)", "draw(10)"):
        m.play(move)
    mine, theirs, spectator = (present(m, TABLE, eyes) for eyes in (0, 1, None))
    assert [choice.move for choice in mine.choices] == ["student(7)", "student(8)"]
    assert mine.guide is not None
    assert mine.guide.id == "guide-choose-student"
    for scene in (theirs, spectator):
        assert (scene.choices, scene.refused, scene.guide, scene.hint, scene.undo) == ([], [], None, None, None)
    past = present(m, TABLE, 0, looking=True)
    assert past.choices == []


@pytest.mark.parametrize(
    ("ray", "height", "target"), [(1, "low", "die/blue-1"), (2, "high", "die/blue-2"), (2, "low", "die/yellow-2")]
)
def test_the_view_says_what_a_shot_would_hit(ray: int, height: str, target: str) -> None:
    assert seen(turn(ray=ray, height=height), 0).ray.target == target


@pytest.mark.parametrize(
    ("dice", "becomes"), [({"blue 1": "large 5"}, ("medium", 4)), ({"blue 1": "small 5"}, None), ({}, None)]
)
def test_the_view_says_what_a_shot_would_make_of_the_die(dice: dict[str, str], becomes: tuple[str, int] | None) -> None:
    p = turn(dice=dice)
    found = seen(p, 1).ray.becomes
    assert (None if found is None else (found.size, found.value)) == becomes
    assert p.energy == 12  # looking fires nothing


def test_the_console_shows_a_student_who_waits_is_stuck_or_found_nothing_to_do() -> None:
    p = table(hands=(("s09",), ()), temperature=5)
    play(p, "student(9)")
    heat = seen(p, 0).actions[4]
    assert (heat.student, heat.idle, seen(p, 0).waiting, seen(p, 0).stuck) == (True, False, True, True)
    assert not seen(play(p.copy(), "cool(1)"), 0).stuck
    play(p, "idle")
    heat = seen(p, 0).actions[4]
    assert (heat.student, heat.done, heat.idle, seen(p, 0).waiting, seen(p, 0).stuck) == (
        True,
        False,
        True,
        False,
        False,
    )


def test_the_view_says_that_a_shot_would_miss() -> None:
    assert seen(turn(dice={}), 0).ray.target is None


def test_the_board_holds_each_die_in_its_slot_with_its_worth() -> None:
    lanes = seen(opening(), 0).lanes
    assert [lane.ref for lane in lanes] == ["lane/1", "lane/2", "lane/3", "lane/4"]
    near = lanes[1].near
    assert (near.ref, near.seat) == ("slot/yellow-2", 1)
    assert near.die is not None
    assert (near.die.ref, near.die.size, near.die.value, near.die.weight) == ("die/yellow-2", "medium", 6, 2)
    assert seen(turn(dice={}), 0).lanes[0].near.die is None


def test_the_console_shows_who_worked_where() -> None:
    p = table(hands=(("s05",), ()), extra=(1, 0))
    play(p, "student(5)")
    mode = seen(p, 0).actions[2]
    assert (mode.student, mode.done, mode.used) == (True, False, 0)
    play(p, "mode", "ray(3)", "height(high)")
    used = {action.id: (action.used, action.done) for action in seen(p, 1).actions}
    assert used["mode"] == (-1, True)
    assert used["move"] == (2, True)
    assert used["height"] == (1, True)
    assert used["fire"] == (0, False)


def test_scientists_free_held_and_extra_are_seen() -> None:
    p = table(advanced=True, hands=(("s07",), ()), extra=(1, 0))
    play(p, "student(7)")
    mine, theirs = seen(p, 1).sides
    assert (mine.scientists, mine.free, mine.held, mine.extra) == (4, 2, 2, True)
    assert (theirs.scientists, theirs.free, theirs.held, theirs.extra) == (3, 3, 0, False)


def test_cards_carry_their_effect_in_words_with_the_packs_numbers() -> None:
    p = table(hands=(("s12", "s10"), ()))
    hand = seen(p, 0).sides[0].hand
    assert hand is not None
    english = [game.words("en").render(shown.effect, str) for shown in hand]
    assert english == ["Heat the ray by 2.", "Cool the ray by 4, or by 3 from the maximum."]
    french = [game.words("fr").render(action.effect, str) for action in seen(p, 0).actions]
    assert french[5] == "2 de moins par scientifique\u202f; 3 en tout depuis le maximum"


@pytest.mark.parametrize("seats", [1, 2])
def test_what_a_move_touches_is_on_the_board(seats: int) -> None:
    p = opening(seats, free_dice=True)
    drawn = {"ray"} | {f"height/{name}" for name in ("low", "middle", "high")} | {"mode/shrink", "mode/enlarge"}
    rng = Rng(3)
    for _ in range(120):
        nature(p, rng.number())
        if not p.agenda:
            break
        shown = text(p, p.actor)
        for choice in choices(game, p)[0]:
            for ref in choice.refs:
                assert ref in drawn or f'"ref":"{ref}"' in shown, (choice.move, ref)
            assert choice.refs or choice.main
        moves = legal(p)
        play(p, moves[rng.below(len(moves))])


def test_solo_shows_the_other_colour_as_nobodys() -> None:
    p = nature(opening(1))
    side = seen(p, 0).sides[1]
    assert (side.hand, side.cards, side.scientists, side.free) == (None, 0, 0, 0)
    assert side.reserve == {"large": 0, "medium": 2, "small": 3}


def test_the_played_student_is_seen_by_all() -> None:
    p = table(hands=HANDS)
    assert seen(p, 1).student is None
    play(p, card(p, "s02"))
    for eyes in (0, 1, NOBODY):
        student = seen(p, eyes).student
        assert student is not None
        assert (student.id, student.action, student.amount, seen(p, eyes).waiting) == ("s02", "move", 2, True)
