"""Sections 10 to 13: free dice, open hands, the deck with a fire card, and variants together."""

import itertools
from collections.abc import Sequence

import pytest

from tests.games.ray_master.build import (
    asked,
    card,
    dice,
    die,
    end,
    game,
    hand,
    hands_seen,
    legal,
    lines,
    nature,
    opening,
    play,
    quiet_turn,
    reserve,
    rule_against,
    seen,
    table,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE, NOBODY
from virtuosi.games.ray_master.rules.moves import ACTIONS
from virtuosi.games.ray_master.rules.position import PILE, RayMaster

OPTIONS = [option.name for option in game.options]


def placing(*moves: str, seats: int = 2, **options: bool) -> RayMaster:
    """Free setup after these placements; blue begins."""
    p = opening(seats, free_dice=True, **options)
    return play(p, *(["first(1)"] if seats == 2 else []), *moves)


def whole(p: RayMaster) -> list[tuple[int, int]]:
    """Play quiet turns to the end: cycle and seat of each."""
    turns = []
    nature(p)
    while p.actor != NOBODY:
        turns.append((p.cycle, p.actor))
        quiet_turn(p)
    return turns


@rule("ray_master 10.1")
def test_free_dice_are_three_larges_and_a_medium_6_that_show_18() -> None:
    p = placing()
    assert dice(p, "blue") == dice(p, "yellow") == ["empty"] * 4
    assert reserve(p, "blue") == {"large": 3, "medium": 3, "small": 3}
    play(p, "place(1-large4)", "place(4-medium6)", "place(2-medium6)", "place(1-large1)")
    play(p, "place(3-large2)", "place(2-large6)", "place(4-large6)", "place(3-large5)")
    assert dice(p, "blue") == ["large 4", "medium 6", "large 2", "large 6"]
    assert dice(p, "yellow") == ["large 1", "large 6", "large 5", "medium 6"]
    assert p.scores() == [24, 24]
    assert reserve(p, "blue") == {"large": 0, "medium": 2, "small": 3}


@rule("ray_master 10.1")
def test_a_second_medium_or_a_fourth_large_is_refused() -> None:
    p = placing("place(1-medium6)", "place(1-large4)")
    assert why(p, "place(2-medium6)") == "medium-placed"
    assert rule_against(p, "place(2-medium6)") == "10.1"
    q = placing(
        "place(1-large4)", "place(1-large4)", "place(2-large4)", "place(2-large4)", "place(3-large4)", "place(3-large4)"
    )
    assert legal(q) == ["place(4-medium6)"]
    assert why(q, "place(4-large1)") == "larges-placed"
    assert rule_against(q, "place(4-large1)") == "10.1"


@rule("ray_master 10.1")
def test_only_own_slots_are_offered() -> None:
    p = play(placing(), "place(2-large4)")
    assert (die(p, "blue 2"), die(p, "yellow 2")) == ("large 4", "empty")
    play(p, "place(2-large4)")
    assert die(p, "yellow 2") == "large 4"


@rule("ray_master 10.2")
@pytest.mark.parametrize("first", [0, 1])
def test_dice_are_placed_one_by_one_in_turns_beginning_with_the_first_player(first: int) -> None:
    p = opening(free_dice=True)
    play(p, f"first({first + 1})")
    order = []
    while asked(p).startswith("place-die"):
        order.append(p.actor)
        play(p, legal(p)[-1])
    assert order == [first, 1 - first] * 4


@rule("ray_master 10.2")
def test_any_die_may_come_first_anywhere() -> None:
    faces = ["medium6", *(f"large{face}" for face in range(1, 7))]
    assert legal(placing()) == [f"place({lane}-{face})" for lane in range(1, 5) for face in faces]


@rule("ray_master 10.3")
@pytest.mark.parametrize(
    ("shown", "allowed"), [([1], [5, 6]), ([6], [1, 2, 3, 4, 5]), ([4], [2, 3, 4, 5, 6]), ([1, 5], [6]), ([6, 5], [1])]
)
def test_a_face_is_refused_when_the_sum_gets_out_of_reach(shown: list[int], allowed: list[int]) -> None:
    moves: list[str] = []
    for lane, face in enumerate(shown, 1):
        moves += [f"place({lane}-large{face})", f"place({lane}-large{face})"]
    p = placing(*moves)
    lane = len(shown) + 1
    offered = [face for face in range(1, 7) if why(p, f"place({lane}-large{face})") == "legal"]
    assert offered == allowed
    refused = next(face for face in range(1, 7) if face not in allowed)
    assert why(p, f"place({lane}-large{refused})") == "sum-out-of-reach"
    assert rule_against(p, f"place({lane}-large{refused})") == "10.3"


@rule("ray_master 10.3")
def test_every_allowed_way_ends_at_18() -> None:
    ends: set[int] = set()

    def follow(p: RayMaster) -> None:
        if not asked(p).startswith("place-die"):
            ends.add(sum(p.values[:4]))
            return
        lane = next(lane for lane in range(1, 5) if die(p, f"blue {lane}") == "empty")
        for move in legal(p):
            if move.startswith(f"place({lane}-"):
                follow(play(p.copy(), move))

    follow(placing(seats=1))
    assert ends == {18}


@rule("ray_master 10.4")
def test_dice_are_placed_after_the_first_player_is_drawn_and_before_ray_and_cards() -> None:
    p = opening(free_dice=True)
    assert legal(p) == ["first(1)", "first(2)"]
    play(p, "first(2)")
    assert asked(p) == "place-die 1"
    while p.actor != NATURE:
        play(p, legal(p)[-1])
    assert asked(p) == "roll-ray 0"
    play(p, "roll(2)")
    assert asked(p) == "draw 0"
    nature(p)
    assert asked(p) == "choose-student 1"
    assert (p.energy, p.temperature, p.free) == (12, 3, 2)


@rule("ray_master 11.1")
def test_open_hands_are_three_students_for_all_to_see() -> None:
    p = opening(open_hands=True)
    play(p, "first(1)", "roll(1)")
    assert p.reader() == NATURE  # everybody may read the draw
    nature(p)
    assert [len(hand(p, 0)), len(hand(p, 1)), p.cards.count(PILE)] == [3, 3, 6]
    for eyes in (0, 1, NOBODY):
        assert hands_seen(p, eyes) == [hand(p, 0), hand(p, 1)]


@rule("ray_master 11.1")
def test_a_new_cycle_deals_three_again() -> None:
    p = table(open_hands=True, hands=(("s05",), ()), pile=())
    end(play(p, "student(5)", "mode"))
    assert [len(hand(p, 0)), len(hand(p, 1))] == [3, 3]


@rule("ray_master 11.2")
def test_one_of_three_is_played_and_the_drawn_one_joins_face_up() -> None:
    p = table(open_hands=True, hands=(("s05", "s01", "s02"), ("s03", "s04", "s07")))
    assert legal(p) == ["student(1)", "student(2)", "student(5)"]
    said = lines(p, "student(5)", "mode", "end", "draw(12)")
    assert "event-drawn-card" in [line.text.id for line in said]
    assert hands_seen(p, 1)[0] == ["s01", "s02", "s12"]


@rule("ray_master 11.2")
def test_with_open_hands_a_cycle_still_lasts_twelve_turns() -> None:
    turns = whole(opening(open_hands=True))
    assert [sum(cycle == number for cycle, _ in turns) for number in range(3)] == [12, 12, 12]


@rule("ray_master 12.1")
def test_the_deck_with_a_fire_card() -> None:
    pack = table(fire_deck=True, hands=((), ())).pack
    cards = [f"{ACTIONS[a]} {n}" for a, n in zip(pack.actions[1], pack.amounts[1], strict=True)]
    assert cards == [
        *("move 1", "move 1", "move 2", "move 2", "height 1", "height 1"),
        *("mode 1", "mode 1", "swap 2", "heat 1", "cool 1", "fire 1"),
    ]


@rule("ray_master 12.2")
@pytest.mark.parametrize(("mode", "after"), [("shrink", "medium 2"), ("enlarge", "large 4")])
def test_the_firing_student_needs_no_scientists_in_either_mode(mode: str, after: str) -> None:
    p = table(fire_deck=True, hands=(("f12",), ()), mode=mode, dice={"blue 1": "large 3"})
    play(p, "student(12)", "fire")
    assert (die(p, "blue 1"), p.free, p.temperature, p.energy) == (after, 2, 3, 11)


@rule("ray_master 12.2")
def test_its_shot_is_the_fire_action_of_the_turn() -> None:
    p = table(fire_deck=True, hands=(("f12",), ()), extra=(1, 0), dice={"blue 1": "large 3"})
    play(p, "student(12)")
    assert why(p, "end") == "student-waits"
    play(p, "fire")
    assert why(p, "fire") == "student-does-it"
    end(p)
    assert (p.extra, p.temperature) == ([0, 0], 3)  # one has fired


@rule("ray_master 12.3")
def test_at_maximum_temperature_the_firing_student_goes_without_effect() -> None:
    p = table(fire_deck=True, hands=(("f12",), ()), temperature=5)
    play(p, "student(12)")
    assert why(p, "fire") == "too-hot-to-fire"
    said = lines(p, "end")
    assert said[0].text.id == "event-without-effect"
    assert (p.extra, p.temperature, p.energy) == ([1, 0], 4, 12)


@rule("ray_master 12.3")
@pytest.mark.parametrize("advanced", [False, True])
def test_at_maximum_temperature_it_may_find_nothing_to_do_at_once(advanced: bool) -> None:
    p = table(fire_deck=True, hands=(("f12",), ()), temperature=5, advanced=advanced)
    play(p, "student(12)", "idle", "cool(1)", "end")
    assert (p.extra, p.fired, p.energy) == ([1, 0], False, 12)


@rule("ray_master 12.3")
def test_if_the_ray_is_cooled_in_time_the_student_fires() -> None:
    p = table(fire_deck=True, hands=(("f12",), ()), temperature=5, dice={"blue 1": "large 3"})
    play(p, "student(12)", "cool(1)")
    assert why(p, "end") == "student-waits"
    play(p, "fire", "end")


@rule("ray_master 13.1")
@pytest.mark.parametrize("chosen", [c for n in range(5) for c in itertools.combinations(OPTIONS, n)], ids="+".join)
def test_all_variants_may_be_combined(chosen: Sequence[str]) -> None:
    for seats, turns in ((2, 36), (1, 21)):
        p = opening(seats, **dict.fromkeys(chosen, True))
        while p.turn == 0:
            play(p, legal(p)[-1])
        assert p.free == (3 if "advanced" in chosen else 2)
        assert len(p.hand(0)) == (3 if "open_hands" in chosen else 2)
        assert p.deck == (1 if "fire_deck" in chosen else 0)
        whole(p)
        assert p.turn == turns == seen(p, 0).turns


@rule("ray_master 13.2")
def test_solo_with_the_advanced_mode() -> None:
    p = table(1, advanced=True, hands=(("s02", "s04"),), temperature=1)
    play(p, "draw(10)", "heat(2)")
    assert p.free == 3  # the forced action took nobody
    play(p, "student(2)")
    assert (p.free, p.held) == (1, 2)
    q = table(1, advanced=True, hands=(("s02", "s04"),), extra=(1, 0), pile=())
    assert q.free == 4


@rule("ray_master 13.3")
def test_solo_with_free_dice() -> None:
    p = opening(1, free_dice=True)
    assert dice(p, "blue") == ["empty"] * 4
    assert dice(p, "yellow") == ["large 3", "medium 6", "large 5", "large 4"]
    play(p, "place(1-large4)", "place(2-large4)", "place(3-large4)", "place(4-medium6)")
    assert asked(p) == "roll-ray 0"


@rule("ray_master 13.4")
def test_solo_with_open_hands() -> None:
    p = opening(1, open_hands=True)
    play(p, "roll(1)", "draw(1)", "draw(2)", "draw(3)")
    assert (len(hand(p, 0)), p.cards.count(PILE)) == (3, 9)
    forced = []
    while p.cycle == 0:
        forced.append(asked(p) == "turn-over 0")
        nature(p)
        while "end" not in legal(p):
            play(p, legal(p)[0])
        play(p, "end")
        while asked(p) == "draw 0" and p.cycle == 0:
            play(p, legal(p)[0])
    assert forced == [True] * 5 + [False] * 2
    assert seen(p, 0).turns == 21


@rule("ray_master 13.1", "ray_master 8.4", "ray_master 12.2")
def test_the_fire_card_in_the_advanced_mode_is_paid() -> None:
    p = table(advanced=True, fire_deck=True, hands=(("f12",), ()))
    assert p.free == 3
    play(p, card(p, "f12"))
    assert p.free == 2
