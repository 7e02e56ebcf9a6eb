"""The scene: previews compare numbers, events are masked for those who may not read them."""

import pytest

from tests.core.play import DEALT, game, opened, played_out
from virtuosi.core.events import EVERYONE, HIDDEN, Events, readable
from virtuosi.core.present import changes, choices, present, result, sheets, telling, why_not
from virtuosi.core.scene import Change, Choice, Measure, Number, PackOffer, SeatInfo, TableInfo
from virtuosi.core.task import NATURE, NOBODY
from virtuosi.core.text import say

SEATS = [SeatInfo(0, None, "person"), SeatInfo(1, None, "bot", "novice")]


def info(guided: bool = False) -> TableInfo:
    return TableInfo("t", "ray_master", SEATS, {}, guided, False, PackOffer("shipped", ""))


def measure(key: str, value: Number, more_is: int = 0) -> Measure:
    return Measure(key, None, say(key), value, more_is)


@pytest.mark.parametrize(
    ("more_is", "after", "good"), [(1, 5, True), (1, 1, False), (-1, 5, False), (-1, 1, True), (0, 5, None)]
)
def test_more_is_good_bad_or_neither(more_is: int, after: int, good: bool | None) -> None:
    found = changes([measure("points", 3, more_is)], [measure("points", after, more_is)])
    assert [(change.before, change.after, change.good) for change in found] == [(3, after, good)]


def test_only_what_differs_and_is_still_there_is_a_change() -> None:
    before = [measure("a", 1), measure("b", 2), measure("c", "x"), measure("gone", 3)]
    after = [measure("c", "y"), measure("b", 5), measure("a", 1), measure("new", 1)]
    assert [change.text.id for change in changes(before, after)] == ["b", "c"]


def test_words_are_neither_good_nor_bad() -> None:
    assert changes([measure("a", "x", 1)], [measure("a", "y", 1)])[0].good is None


def test_an_event_hides_its_last_fact_from_those_who_may_not_read_it() -> None:
    events = Events()
    events.add(4, 1, 2, 3, seat=1)
    events.add(5, 1, 2, 3)
    secret, public = events.rows
    assert readable(secret, 1) == secret
    for eyes in (0, NOBODY):
        assert readable(secret, eyes) == (4, 1, 2, HIDDEN, 1)
        assert readable(public, eyes) == public == (5, 1, 2, 3, EVERYONE)


def test_choices_are_complete_and_change_nothing() -> None:
    match = opened(*DEALT, "student(5)")
    before = match.position.copy()
    legal, refused = choices(game, match.position)
    names = game.space.names
    assert [choice.move for choice in legal] == [names[move] for move in match.position.moves()]
    assert len(legal) + len(refused) == len(match.position.refusals())
    assert match.position.moves() == before.moves()
    for candidate in refused:
        assert candidate.rule
        assert candidate.why.id.startswith("refusal-")


def test_a_refusal_is_said_with_its_facts() -> None:
    match = opened(*DEALT, "student(5)")
    end = game.space.numbers["end"]
    why = why_not(game, match.position, end, match.position.refusal(end))
    assert (why.id, set(why.args)) == ("refusal-student-waits", {"action"})


def test_a_scene_while_nature_decides_says_so() -> None:
    scene = present(opened(), info(), 0)
    assert scene.actor == NATURE
    assert scene.prompt == say("nature-decides")
    assert (scene.choices, scene.result, scene.undo) == ([], None, None)


def test_a_scene_of_a_running_match() -> None:
    match = opened(*DEALT, "student(5)")
    scene = present(match, info(), 0)
    assert (scene.number, scene.seat, scene.actor, scene.task) == (7, 0, 0, "use-scientists")
    assert scene.undo == 6
    assert scene.guide is None  # not a guided match
    assert present(match, info(guided=True), 0).guide is not None
    assert [row.points for row in scene.rows] == match.position.scores()
    assert [sheet.total for sheet in sheets(game, match.position)] == [24, 24]


def test_a_past_scene_offers_nothing() -> None:
    scene = present(opened(*DEALT), info(guided=True), 0, looking=True)
    assert (scene.choices, scene.refused, scene.hint, scene.guide, scene.undo) == ([], [], None, None, None)


def test_a_finished_match_has_a_result_and_no_prompt() -> None:
    match = played_out()
    scene = present(match, info(), None)
    assert scene.prompt is None
    assert scene.task == ""
    assert scene.result == result(game, match.position)
    assert scene.result is not None
    assert scene.result.ranking == match.position.ranking()
    assert result(game, opened().position) is None


def choice(move: str, *preview: Change, main: bool = False, aside: bool = False) -> Choice:
    return Choice(move, say(move), [], list(preview), main, aside)


def test_a_preview_shows_what_differs_between_the_answers() -> None:
    hand, coins, points = changes([measure(key, 3) for key in "abc"], [measure(key, 2) for key in "abc"])
    asked = [choice("x", hand, coins), choice("y", hand, points), choice("end", hand, main=True)]
    buy = choice("buy", hand, aside=True)
    assert [one.preview for one in telling([*asked, buy])] == [[coins], [points], [hand], [hand]]


def test_what_comes_to_all_is_told_by_none_though_some_answers_have_not_come_to_it() -> None:
    """Ada's Dream: two coal or a card, then a book; the card is drawn before the book comes."""
    book, coal, coins = changes([measure(key, 3) for key in "abc"], [measure(key, 4) for key in "abc"])
    asked = [choice("coal", book, coal), choice("coins", book, coins), choice("draw")]
    assert [one.preview for one in telling(asked, {"draw"})] == [[coal], [coins], []]
    assert [one.preview for one in telling(asked, {"coins", "draw"})] == [[book, coal], [book, coins], []]


def test_an_only_answer_keeps_its_whole_preview() -> None:
    (hand,) = changes([measure("a", 3)], [measure("a", 2)])
    asked = [choice("x", hand), choice("end", main=True)]
    assert telling(asked) == asked


def test_a_closing_move_that_is_refused_is_known_as_one() -> None:
    """The student still has something to do: the turn cannot end."""
    match = opened(*DEALT, "student(5)")
    legal, refused = choices(game, match.position)
    assert [one.move for one in legal if one.main] == []
    assert [one.move for one in refused if one.main] == ["end"]
