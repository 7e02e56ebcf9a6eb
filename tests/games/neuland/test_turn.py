"""A turn and the time track (rules 3)."""

import pytest

from tests.games.hand import sentence
from tests.games.neuland.build import Country, country, game, opening, other_pack, produce, take
from virtuosi.core.events import Events, Row
from virtuosi.core.rng import Rng
from virtuosi.core.rulebook import rule
from virtuosi.core.text import LANGUAGES
from virtuosi.games.neuland.rules import events
from virtuosi.games.neuland.rules.moves import SLOT_COUNT, SLOTS
from virtuosi.games.neuland.rules.position import WAITING


def lodges(t: Country, count: int) -> list[int]:
    """Free hunting lodges all over the map."""
    return [t.put(at, "hunting_lodge") for at in ("A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3")[:count]]


def spend(t: Country, actions: int) -> None:
    """Spend actions on food, from as many lodges."""
    for slot in [slot for slot in range(57) if t.p.tile[slot] == 0 and t.p.owner[slot] < 0][:actions]:
        t.play(produce(slot))


@rule("neuland 3.1")
def test_goods_are_laid_down_when_their_owner_s_turn_begins() -> None:
    t = country()
    mine, theirs = t.stand("D1", "food"), t.stand("E2", "food", seat=1)
    t.begin(0)
    assert t.p.lying == 1 << mine
    assert t.seen().seats[0].spoiling == [f"slot/{SLOTS[mine]}"]
    assert not t.p.lying >> theirs & 1


@rule("neuland 3.1")
def test_what_spoils_is_told_with_its_good_and_its_hex() -> None:
    t = opening(2, "first(1)", "start(A2)", "end")
    t.stand("D1", "wood", seat=0)
    assert [sentence(game, line) for line in t.lines("start(E2)", "end")][
        -1
    ] == "Due to spoil this turn: :wood: wood of Player 1, D1"


@rule("neuland 3.2")
def test_producing_and_building_go_in_any_order() -> None:
    t = country()
    t.put("D1", "hunting_lodge")
    t.put("D1", "sawmill")
    t.play("produce(D1l)", "produce(D1r)", "from(D1l)", "build(hunting_lodge)", "site(D1)", "from(D1r)")
    t.play("produce(D1b)", "produce(D1l)", "produce(D1r)", "from(D1b)")
    assert t.p.used == 5
    assert t.goods() == ["food", "wood"]


@rule("neuland 3.3")
def test_every_action_takes_one_space_and_ten_is_the_most() -> None:
    t = country(pack=other_pack(markers=12))
    t.p.time[1] = 4
    t.begin(0)
    lodges(t, 10)
    t.put("E3", "farm")
    spend(t, 10)
    assert t.p.used == 10
    assert t.legal() == ["end"]
    assert t.refused("produce(E3l)") == "too-few-actions"
    assert t.rule_of("produce(E3l)") == "3.3"
    t.play("end")
    assert t.p.time[0] == 10


@rule("neuland 3.4")
def test_a_turn_goes_on_to_the_first_free_space() -> None:
    t = country(3)
    t.p.time = [0, 3, 4]
    t.begin(0)
    lodges(t, 3)
    spend(t, 3)
    assert t.seen().track.end == 5
    assert "event-ended-further" in t.log("end")
    assert t.p.time[0] == 5


@rule("neuland 3.4", "neuland 3.11")
def test_the_track_of_the_dossier_s_example() -> None:
    """Four players: 7, 7 (on to 8), 10 and 2 actions; then the last one is on turn again."""
    t = opening(4, "first(1)", allow_wait=True)
    for start, actions in (("A2", 7), ("B4", 7), ("D1", 10), ("E2", 2)):
        t.play(f"start({start})", *["wait"] * actions, "end")
    assert t.p.time == [7, 8, 10, 2]
    assert (t.p.cycle, t.p.actor) == (2, 3)
    eight, ten = t.copy(), t.copy()
    eight.play(*["wait"] * 8, "end")
    assert eight.p.time[3] == 0  # 10 is taken
    assert (eight.p.cycle, eight.p.actor) == (7, 0)
    ten.play(*["wait"] * 10, "end")
    assert ten.p.time[3] == 1
    assert ten.p.actor == 0


@rule("neuland 3.5")
def test_an_action_after_which_the_turn_could_not_end_is_refused() -> None:
    t = country(3)
    t.p.time = [0, 9, 10]
    t.begin(0, used=8)
    lodges(t, 2)
    assert t.legal() == ["end"]
    assert t.refused("produce(A1l)") == "no-space-to-end"
    assert t.rule_of("produce(A1l)") == "3.5"
    t.p.used = 7
    assert t.refused("produce(A1l)") == "legal"


@rule("neuland 3.6")
def test_the_winning_action_need_not_leave_a_space_to_end_on() -> None:
    t = country(3)
    t.p.time = [0, 9, 10]
    t.p.left[0] = 1
    wood, cloth = t.stand("D1", "wood"), t.stand("D2", "cloth")
    studio = t.put("D2", "studio")
    t.begin(0, used=8)
    assert t.refused(produce(studio)) == "legal"
    t.p.left[0] = 2
    assert t.refused(produce(studio)) == "no-space-to-end"
    t.p.left[0] = 1
    t.p.used = 10
    assert t.refused(produce(studio)) == "too-few-actions", "ten actions are the most even then"
    t.p.used = 8
    told = [sentence(game, line) for line in t.lines(produce(studio), take(wood), take(cloth))]
    assert told[0] == "Player 1 delivers :wood: wood and :cloth: cloth (studio, D2): 1 point, 1 action"
    assert t.p.winner == 0
    assert not t.p.agenda


@rule("neuland 3.7")
def test_ending_without_any_action_still_moves_the_time_marker() -> None:
    t = country(2)
    t.p.time = [0, 1]
    t.begin(0)
    assert t.seen().track.end == 2
    t.play("end")
    assert t.p.time[0] == 2


@rule("neuland 3.8")
def test_waiting_is_an_option() -> None:
    t = country()
    assert t.refused("wait") == "not asked"
    t = country(rules=WAITING)
    t.p.time[1] = 10
    t.begin(0)
    assert t.cost("wait", "wait") == 2
    t.p.used = 9
    assert t.refused("wait") == "no-space-to-end"
    t.play("end")
    assert t.p.time[0] == 9


@rule("neuland 3.9")
def test_a_good_lives_through_the_next_turn_of_its_owner_and_no_longer() -> None:
    t = country()
    t.put("D1", "hunting_lodge")
    t.play("produce(D1l)", "end")
    assert t.p.actor == 0  # the others are far ahead
    assert t.goods() == ["food"]
    assert t.p.lying
    assert "event-spoilt" in t.log("end")
    assert t.goods() == []
    assert t.p.reserve[0] == 7
    assert not t.p.lying


@rule("neuland 3.9")
def test_a_lying_good_that_is_used_up_does_not_spoil() -> None:
    t = country()
    t.put("D1", "sawmill")
    t.stand("D1", "food", lying=True)
    t.play("produce(D1l)", "from(D1r)", "end")
    assert t.goods() == ["wood"]


def taken_by(rows: list[Row]) -> set[int]:
    """The slots from which these events took a good: because it was used, or because it spoilt."""
    found = {row[2] for row in rows if row[0] == events.SPOILT}
    for row in rows:
        if row[0] in (events.MADE, events.SCORED, events.BUILT):
            done = events.work(row[2], row[3])
            found |= {slot for slot in (done.first, done.second) if 0 <= slot < SLOT_COUNT}
    return found


@rule("neuland 3.10")
def test_goods_leave_the_map_only_by_use_or_by_spoiling() -> None:
    t, rng = opening(3), Rng(310)
    gone: set[int] = set()
    while t.p.agenda and t.p.turn < 300:
        before = [slot for slot in range(SLOT_COUNT) if t.p.owner[slot] >= 0]
        owners = t.p.owner[:]
        t.p.events = Events()
        rows = t.p.events.rows
        t.random_move(rng)
        left = {slot for slot in before if t.p.owner[slot] != owners[slot]}
        assert left <= taken_by(rows)
        gone |= left
    assert len(gone) > 20  # many have gone, each for one of the two reasons


@rule("neuland 3.11")
def test_the_cycle_marker_stands_still_while_the_first_round_lasts() -> None:
    t = opening(3, "first(1)", "start(A2)", "produce(A2l)", "end", "start(B4)")
    assert t.p.cycle == 0
    t.play("end", "start(D1)", "end")
    assert t.p.time == [1, 2, 3]
    assert (t.p.cycle, t.p.actor) == (1, 0)


@rule("neuland 3.11")
def test_the_same_player_may_be_on_turn_again() -> None:
    t = country(2)
    t.p.time = [0, 6]
    t.begin(0)
    lodges(t, 2)
    spend(t, 2)
    assert t.seen().track.next == 0
    t.play("end")
    assert (t.p.cycle, t.p.actor) == (2, 0)
    t.p.used = 8
    assert t.seen().track.next == 1
    t.play("end")
    assert (t.p.cycle, t.p.actor) == (6, 1)


@rule("neuland 8.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_without_points_for_sixty_turns_of_everybody_ends(seats: int) -> None:
    starts = ["start(A2)", "start(B4)", "start(D1)", "start(E2)"]
    t = opening(seats, "first(1)")
    for start in starts[:seats]:
        t.play(start, "end")
    while t.p.agenda:
        t.play("end")
    assert min(t.p.turns) == 60
    assert t.p.winner == -1
    assert game.ending(t.p)[0].id == "ending-quiet"


@rule("neuland 8.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_has_grown_quiet_says_so_well_before_it_ends(language: str) -> None:
    t = opening(2, "first(1)", "start(A2)", "end", "start(D1)", "end")
    words, told = game.words(language), {}
    while t.p.agenda:
        for line in t.lines("end"):
            if line.text.id in ("event-grows-quiet", "event-fell-quiet"):
                told[min(t.p.turns)] = words.render(line.text, str)
                assert line.rule == "8.3"
        stage = [one for one in game.stage(t.p) if one.text.id == "stage-quiet"]
        assert bool(stage) == (30 <= min(t.p.turns) < 60)
        for one in stage:
            assert one.text.args["left"] == 60 - min(t.p.turns)
            assert str(60 - min(t.p.turns)) in words.render(one.text, str)
    assert list(told) == [30, 50, 57, 60]
    assert "30" in told[30]
    assert "10" in told[50]
    if language == "en":
        assert [told[57], told[60]] == [
            "Nobody has placed a coat of arms for 57 turns each: 3 more turns each without any, and the match ends",
            "Nobody placed a coat of arms for 60 turns each: the match ends",
        ]


@rule("neuland 8.3")
def test_a_lively_match_is_not_warned() -> None:
    t = country()
    t.p.quiet = [45, 29]
    assert [one.text.id for one in game.stage(t.p)] == ["stage-turn", "stage-goal", "stage-actions"]
    t.p.quiet = [45, 30]
    assert game.stage(t.p)[-1].text.id == "stage-quiet"
    t.score("studio", 1)
    assert game.stage(t.p)[-1].text.id == "stage-actions"


@rule("neuland 8.3")
def test_then_most_points_win_and_fewer_turns_break_a_tie() -> None:
    t = country(3)
    for seat, kind in ((0, "studio"), (1, "laboratory"), (2, "abbey")):
        t.score(kind, seat)
    t.p.turns = [31, 30, 30]
    assert t.p.ranking() == [3, 1, 1]
    t.score("academy", 0)
    assert t.p.ranking() == [1, 2, 2]


@rule("neuland 8.3")
def test_points_start_the_count_anew() -> None:
    t = country()
    t.p.quiet = [59, 59]
    t.score("studio", 1)
    assert t.p.quiet == [0, 0]
