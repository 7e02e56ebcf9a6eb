"""What is said: refusals and log lines with the rule that applies, hints, the score sheet, the ladder of ranks."""

from typing import Any

import pytest

from tests.games.newton.build import (
    acting,
    books,
    city,
    cubes,
    finish,
    game,
    incomes,
    legal,
    lines,
    match,
    nature,
    offer,
    on_desk,
    on_tree,
    opening,
    own,
    play,
    played,
    row,
    rule_against,
    seen,
    shelve,
    shipped,
    students,
    table,
    token,
    told,
    tuck,
    upkeep,
)
from virtuosi.core.rng import Rng
from virtuosi.core.rulebook import read, rule
from virtuosi.core.saving import load, save
from virtuosi.core.task import NATURE
from virtuosi.core.text import Message
from virtuosi.games.newton.rules.moves import RANK_IDS
from virtuosi.games.newton.rules.pack import SOURCE_IDS
from virtuosi.games.newton.rules.position import Newton


def text(message: Message | None, language: str = "en") -> str:
    assert message is not None
    return game.words(language).render(message, lambda seat: f"Player {seat + 1}")


def quick(**kw: Any) -> Newton:
    return play(table(**kw), "play(start_work)")


@pytest.mark.parametrize(
    ("p", "move", "number"),
    [
        (lambda: quick(), "quick(reveal-1)", "10.2"),
        (lambda: quick(), "quick(boost)", "10.3"),
        (lambda: quick(), "quick(potion)", "10.4"),
        (lambda: quick(), "quick(student)", "10.5"),
        (lambda: play(students(table(), "t0", "t0", "t0", "t0"), "play(start_work)"), "quick(student)", "10.5"),
        (lambda: play(offer(table(discoveries=True), "gd1"), "play(start_work)"), "quick(buy-gd1)", "17.3"),
        (lambda: play(tuck(table(lectures=True), "x1_08"), "play(start_work)"), "quick(special)", "16.5"),
        (lambda: play(tuck(table(lectures=True, coins=1), "x2_08"), "play(start_work)"), "quick(special)", "16.11"),
        (lambda: play(tuck(table(lectures=True, coins=2), "x3_07"), "play(start_work)"), "quick(special)", "16.14"),
        (lambda: play(tuck(table(lectures=True, coins=3), "x3_09"), "play(start_work)"), "quick(special)", "16.16"),
        (lambda: play(tuck(table(lectures=True, coins=4), "x3_10"), "play(start_work)"), "quick(special)", "16.17"),
        (
            lambda: play(tuck(table(lectures=True, hand=["start_work"]), "x2_10"), "play(start_work)"),
            "quick(special)",
            "16.13",
        ),
        (lambda: play(table(hand=["l1_03"]), "play(l1_03)"), "effect(now)", "11.3"),
        (lambda: play(table(hand=["l2_11"]), "play(l2_11)"), "effect(now)", "11.6"),
        (lambda: play(table(hand=["l2_14"]), "play(l2_14)"), "effect(second)", "11.8"),
        (lambda: play(table(hand=["l3_13"]), "play(l3_13)"), "effect(ignore)", "11.9"),
        (lambda: play(table(hand=["l3_08"], at="dijon"), "play(l3_08)"), "", "11.12"),
    ],
)
def test_a_refusal_cites_the_rule_that_applies(p: Any, move: str, number: str) -> None:
    position = p()
    if not move:
        position.symbols[2] = position.value = 2
        move = "place(here)"
        play(position, "by(paris)")
    assert rule_against(position, move) == number


def test_every_refusal_has_words_in_both_languages() -> None:
    for refusal in game.refusals[1:]:
        for language in ("en", "fr"):
            assert f"refusal-{refusal.name}" in game.words(language)


def rules_of(p: Newton, *moves: str) -> dict[str, str | None]:
    return {line.text.id: line.rule for line in lines(p, *moves)}


@pytest.mark.parametrize(
    ("seats", "options", "number"), [(1, {}, "2.12"), (2, {"draft": True}, "2.11"), (2, {}, "2.10")]
)
def test_masters_dealt_and_kept_cite_how_they_come(seats: int, options: dict[str, bool], number: str) -> None:
    p, rng = match(seats, **options), Rng(1)
    while p.position.actor == NATURE:
        p.play(p.toss(rng.number()))
    if p.position.moves() and game.task_name(p.position) == "keep-master":
        p.play(game.space.names[p.position.moves()[0]])
    said = {line.text.id: line.rule for line in p.log(0) if line.text.id in ("event-dealt", "event-kept")}
    assert set(said.values()) == {number}
    assert ("event-kept" in said) == (number != "2.10")


def test_log_lines_cite_the_rule_that_applies() -> None:
    p = play(tuck(row(table(lectures=True), "l3_01"), "x2_10"), "play(start_work)", "quick(special)")
    assert rules_of(p, "discard(start_study)")["event-discarded"] == "16.13"
    p = play(table(hand=["l2_11", "start_work"]), "play(l2_11)", "effect(now)")
    assert rules_of(p, "discard(start_work)")["event-discarded"] == "11.6"
    p = acting(city(table(at="nurnberg"), "wien", "medicine"), "travel", 1)
    assert rules_of(p, "go(wien)")["event-tile"] == "12.13"
    p = acting(on_tree(students(table(), "m1"), m2="income_vp"), "technology", 1)
    assert rules_of(p, "step(m2)")["event-tile"] == "12.2"
    p = incomes(on_tree(students(table(), "m1"), m2="income_vp"), "coins", "coins", "coins", "coins", "potion")
    play(acting(p, "technology", 1), "step(m2)")
    assert rules_of(p, "tile(instead-1)")["event-tile"] == "12.5"
    p = offer(city(table(at="nurnberg", coins=9, discoveries=True), "wien", "discovery"), "gd2")
    play(acting(p, "travel", 1), "go(wien)")
    assert rules_of(p, "take(gd2)")["event-bought"] == "17.15"
    p = offer(on_tree(students(table(discoveries=True), "l2b"), l3b="discovery"), "gd4")
    play(acting(p, "technology", 1), "step(l3b)")
    assert rules_of(p, "take(gd4)")["event-bought"] == "17.16"
    p = play(offer(table(coins=9, discoveries=True), "gd1"), "play(start_work)")
    assert rules_of(p, "quick(buy-gd1)")["event-bought"] == "17.3"
    p = table()
    p.marker[0] = 15
    assert rules_of(books(acting(p, "work", 1)), "work(0)")["event-stayed"] == "4.6"
    p = table()
    p.marker[0] = 16
    assert rules_of(acting(p, "work", 1), "work(0)")["event-stayed"] == "4.3"
    p = played(tuck(table(lectures=True, coins=3), "x3_09"), "cusano")
    play(p, "play(start_work)", "quick(special)")
    assert rules_of(p, "effect(master-cusano)")["event-master-again"] == "16.16"


@rule("newton 12.14")
def test_a_gained_student_is_told_with_its_way() -> None:
    p = acting(token(table(), "dijon", "student"), "travel", 1)
    line = next(line for line in lines(p, "go(dijon)") if line.text.id == "event-student")
    assert (line.refs, line.text.args) == (["tree/t0"], {"n": 1})
    p = acting(token(students(table(), "l1", "l1", "l1", "l1"), "dijon", "student"), "travel", 1)
    assert "event-student" not in told(p, "go(dijon)"), "none in reserve"


@pytest.mark.parametrize(
    ("cards", "id"),
    [
        (["start_work"], "hint-tuck"),
        (["start_work", "start_joker"], "hint-tuck-joker"),
        (["start_joker", "x1_09"], "hint-tuck-special"),
    ],
)
def test_what_counts_under_the_desk_is_said_of_the_cards_on_it(cards: list[str], id: str) -> None:
    p = upkeep(on_desk(table(hand=cards, lectures=True), *cards))
    hint = game.hint(p, 0)
    assert hint is not None
    assert hint.id == id


@rule("newton 15.9")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_shows_all_ten_ranks(language: str) -> None:
    found = read(game.room, language).rule("15.9")
    assert found is not None
    for k, least in enumerate(shipped().ranks):
        name = text(Message(f"rank-{RANK_IDS[k].replace('_', '-')}", {}), language)
        assert name.lower() in found.text.lower()
        assert least == 0 or str(least) in found.text


def test_the_ladder_of_ranks_is_in_sight_in_a_solo_match() -> None:
    p = table(1)
    while legal(p, "keep"):
        play(p, legal(p)[0])
    p.points[0] = 45
    assert [rank.least for rank in seen(p).ranks] == shipped().ranks
    assert [rank.reached for rank in seen(p).ranks] == [True, True] + [False] * 8
    assert "Next rank: Student, from 51 :points:" in [text(stage.text) for stage in game.stage(p)]
    p.points[0] = 300
    assert [stage.text.id for stage in game.stage(p)] == ["stage-round", "stage-turn"]
    assert seen(table(2)).ranks == []


def test_objectives_are_in_sight_while_masters_are_chosen() -> None:
    for seats, options in ((1, {}), (3, {"draft": True})):
        p = nature(opening(seats, **options))
        assert game.task_name(p) == "keep-master"
        goals = seen(p).goals
        assert len(goals) == 6
        assert all(len(goal.books) == 4 and text(goal.says) for goal in goals)


def test_the_sheet_tells_points_by_what_gave_them() -> None:
    p = token(table(at="koln", hand=["l2_12", "start_travel"]), "dijon", "vp_3")
    play(p, "play(l2_12)", "done", "play(start_work)", "done")
    p.cubes_left[0] = 4
    p.at[0] = 0
    play(acting(p, "travel", 2), "go(paris)", "end")
    shelve(incomes(p, "vp", "medicine"), "1-2")
    finish(p)
    shown = {line.text.id: line.points for line in game.sheet(p, 0)}
    assert shown == {
        "sheet-from-cubes": 1,
        "sheet-from-runs": 2,
        "sheet-from-incomes": 3,
        "sheet-from-tokens": 3,
        "sheet-from-cards": 2,
    }
    assert sum(shown.values()) == p.points[0] == p.scores()[0]
    notes = {line.text.id: text(line.note) for line in game.sheet(p, 0) if line.note}
    assert notes["sheet-from-runs"] == "1 run, 2 at each upkeep"
    assert notes["sheet-from-cubes"] == "1 cube placed"


def test_every_source_has_its_line() -> None:
    p = table()
    for source in range(len(SOURCE_IDS)):
        p.earned[source] = source + 1
    p.points[0] = sum(p.earned)
    shown = game.sheet(p, 0)
    assert [line.text.id for line in shown] == [f"sheet-from-{id}" for id in SOURCE_IDS]
    assert len({text(line.text, "fr") for line in shown}) == len(SOURCE_IDS)


def test_objectives_count_later_and_nothing_is_earned_before_the_first_move() -> None:
    p = students(played(table(), "bruno"), "e1")
    p.marker[0] = 16
    later = {line.text.id: line.later for line in game.sheet(p, 0)}
    assert later == {"sheet-track": False, "sheet-objective": True, "sheet-master": False}
    p.round = 6
    upkeep(p)
    assert not any(line.later for line in game.sheet(p, 0))
    for seats in (1, 2, 4):
        fresh = nature(opening(seats))
        for seat in range(seats):
            assert [line.points for line in game.sheet(fresh, seat)] == [0]


def test_a_match_saved_before_sources_were_kept_goes_on() -> None:
    p = own(table(discoveries=True), "gd8")
    p.points[0] = 20
    saved = save(game, p)
    del saved["earned"]
    saved["revision"] = 1
    again = load(game, shipped(), 2, {"discoveries": True}, saved)
    assert isinstance(again, Newton)
    play(again, "play(start_joker)", "quick(use-gd8)")
    assert {line.text.id: line.points for line in game.sheet(again, 0)} == {
        "sheet-from-publishing": 12,
        "sheet-track": 20,
    }


@rule("newton 17.7", "newton 15.3")
def test_a_scientist_on_the_objective_occupies_it_for_the_modules_only() -> None:
    p = cubes(table(discoveries=True, at="objective"), "paris")
    assert seen(p).goals[0].occupied == [False, False]
    worth = next(tile.worth for tile in seen(offer(p, "gd1")).discoveries if tile.id == "gd1")
    assert worth == [5, 6]
