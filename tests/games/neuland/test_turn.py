"""A turn and the time track (rules 3)."""

import pytest

from tests.games.neuland.build import (
    begin,
    cost,
    country,
    game,
    goods,
    legal,
    log,
    opening,
    other_pack,
    play,
    produce,
    put,
    refused,
    rule_of,
    score,
    seen,
    stand,
    take,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.neuland.rules.moves import SLOTS
from virtuosi.games.neuland.rules.position import WAITING, Neuland


def lodges(p: Neuland, count: int) -> list[int]:
    """Free hunting lodges all over the map."""
    return [put(p, at, "hunting_lodge") for at in ("A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3")[:count]]


def spend(p: Neuland, actions: int) -> None:
    """Spend actions on food, from as many lodges."""
    for slot in [slot for slot in range(57) if p.tile[slot] == 0 and p.owner[slot] < 0][:actions]:
        play(p, produce(slot))


@rule("neuland 3.1")
def test_goods_are_laid_down_when_their_owner_s_turn_begins() -> None:
    p = country()
    mine, theirs = stand(p, "D1", "food"), stand(p, "E2", "food", seat=1)
    begin(p, 0)
    assert p.lying == 1 << mine
    assert seen(p).seats[0].spoiling == [f"slot/{SLOTS[mine]}"]
    assert not p.lying >> theirs & 1


@rule("neuland 3.2")
def test_producing_and_building_go_in_any_order() -> None:
    p = country()
    put(p, "D1", "hunting_lodge")
    put(p, "D1", "sawmill")
    play(p, "produce(D1l)", "produce(D1r)", "from(D1l)", "build(hunting_lodge)", "site(D1)", "from(D1r)")
    play(p, "produce(D1b)", "produce(D1l)", "produce(D1r)", "from(D1b)")
    assert p.used == 5
    assert goods(p) == ["food", "wood"]


@rule("neuland 3.3")
def test_every_action_takes_one_space_and_ten_is_the_most() -> None:
    p = country(pack=other_pack(markers=12))
    p.time[1] = 4
    begin(p, 0)
    lodges(p, 10)
    put(p, "E3", "farm")
    spend(p, 10)
    assert p.used == 10
    assert legal(p) == ["end"]
    assert refused(p, "produce(E3l)") == "too-few-actions"
    assert rule_of(p, "produce(E3l)") == "3.3"
    play(p, "end")
    assert p.time[0] == 10


@rule("neuland 3.4")
def test_a_turn_goes_on_to_the_first_free_space() -> None:
    p = country(3)
    p.time = [0, 3, 4]
    begin(p, 0)
    lodges(p, 3)
    spend(p, 3)
    assert seen(p).track.end == 5
    assert "event-ended-further" in log(p, "end")
    assert p.time[0] == 5


@rule("neuland 3.4", "neuland 3.11")
def test_the_track_of_the_dossier_s_example() -> None:
    """Four players: 7, 7 (on to 8), 10 and 2 actions; then the last one is on turn again."""
    pack = other_pack(markers=12, counts=[20, *other_pack().counts[1:]])
    p = opening(4, "first(1)", pack=pack)
    for start, actions in (("A2", 7), ("B4", 7), ("D1", 10), ("E2", 2)):
        play(p, f"start({start})")
        while p.used < actions:
            p.used += 1
        play(p, "end")
    assert p.time == [7, 8, 10, 2]
    assert (p.cycle, p.actor) == (2, 3)
    eight, ten = p.copy(), p.copy()
    eight.used = 8
    play(eight, "end")
    assert eight.time[3] == 0  # 10 is taken
    assert (eight.cycle, eight.actor) == (7, 0)
    ten.used = 10
    play(ten, "end")
    assert ten.time[3] == 1
    assert ten.actor == 0


@rule("neuland 3.5")
def test_an_action_after_which_the_turn_could_not_end_is_refused() -> None:
    p = country(3)
    p.time = [0, 9, 10]
    begin(p, 0, used=8)
    lodges(p, 2)
    assert legal(p) == ["end"]
    assert refused(p, "produce(A1l)") == "no-space-to-end"
    assert rule_of(p, "produce(A1l)") == "3.5"
    p.used = 7
    assert refused(p, "produce(A1l)") == "legal"


@rule("neuland 3.6")
def test_the_winning_action_need_not_leave_a_space_to_end_on() -> None:
    p = country(3)
    p.time = [0, 9, 10]
    p.left[0] = 1
    wood, cloth = stand(p, "D1", "wood"), stand(p, "D2", "cloth")
    studio = put(p, "D2", "studio")
    begin(p, 0, used=8)
    assert refused(p, produce(studio)) == "legal"
    p.left[0] = 2
    assert refused(p, produce(studio)) == "no-space-to-end"
    p.left[0] = 1
    play(p, produce(studio), take(wood), take(cloth))
    assert p.winner == 0
    assert not p.agenda


@rule("neuland 3.7")
def test_ending_without_any_action_still_moves_the_time_marker() -> None:
    p = country(2)
    p.time = [0, 1]
    begin(p, 0)
    assert seen(p).track.end == 2
    play(p, "end")
    assert p.time[0] == 2


@rule("neuland 3.8")
def test_waiting_is_an_option() -> None:
    p = country()
    assert refused(p, "wait") == "not asked"
    p = country(rules=WAITING)
    p.time[1] = 10
    begin(p, 0)
    assert cost(p, "wait", "wait") == 2
    p.used = 9
    assert refused(p, "wait") == "no-space-to-end"
    play(p, "end")
    assert p.time[0] == 9


@rule("neuland 3.9")
def test_a_good_lives_through_the_next_turn_of_its_owner_and_no_longer() -> None:
    p = country()
    put(p, "D1", "hunting_lodge")
    play(p, "produce(D1l)", "end")
    assert p.actor == 0  # the others are far ahead
    assert goods(p) == ["food"]
    assert p.lying
    assert "event-spoilt" in log(p, "end")
    assert goods(p) == []
    assert p.reserve[0] == 7
    assert not p.lying


@rule("neuland 3.9")
def test_a_lying_good_that_is_used_up_does_not_spoil() -> None:
    p = country()
    put(p, "D1", "sawmill")
    stand(p, "D1", "food", lying=True)
    play(p, "produce(D1l)", "from(D1r)", "end")
    assert goods(p) == ["wood"]


@rule("neuland 3.10")
def test_no_move_takes_a_good_off_voluntarily() -> None:
    p = country()
    stand(p, "D1", "food")
    assert legal(p) == ["end"]
    assert not [verb for verb in set(game.space.verbs) if verb in ("remove", "discard", "drop")]


@rule("neuland 3.11")
def test_the_cycle_marker_stands_still_while_the_first_round_lasts() -> None:
    p = opening(3, "first(1)", "start(A2)", "produce(A2l)", "end", "start(B4)")
    assert p.cycle == 0
    play(p, "end", "start(D1)", "end")
    assert p.time == [1, 2, 3]
    assert (p.cycle, p.actor) == (1, 0)


@rule("neuland 3.11")
def test_the_same_player_may_be_on_turn_again() -> None:
    p = country(2)
    p.time = [0, 6]
    begin(p, 0)
    lodges(p, 2)
    spend(p, 2)
    assert seen(p).track.next == 0
    play(p, "end")
    assert (p.cycle, p.actor) == (2, 0)
    p.used = 8
    assert seen(p).track.next == 1
    play(p, "end")
    assert (p.cycle, p.actor) == (6, 1)


@rule("neuland 8.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_without_points_for_thirty_turns_of_everybody_ends(seats: int) -> None:
    starts = ["start(A2)", "start(B4)", "start(D1)", "start(E2)"]
    p = opening(seats, "first(1)")
    for start in starts[:seats]:
        play(p, start, "end")
    while p.agenda:
        play(p, "end")
    assert min(p.turns) == 30
    assert p.winner == -1
    assert game.ending(p)[0].id == "ending-quiet"


@rule("neuland 8.3")
def test_then_most_points_win_and_fewer_turns_break_a_tie() -> None:
    p = country(3)
    for seat, kind in ((0, "studio"), (1, "laboratory"), (2, "abbey")):
        score(p, kind, seat)
    p.turns = [31, 30, 30]
    assert p.ranking() == [3, 1, 1]
    score(p, "academy", 0)
    assert p.ranking() == [1, 2, 2]


@rule("neuland 8.3")
def test_points_start_the_count_anew() -> None:
    p = country()
    p.quiet = [29, 29]
    score(p, "studio", 1)
    assert p.quiet == [0, 0]
