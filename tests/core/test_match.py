"""A match: moves are checked, undo goes back to the barrier and no further, the log is each reader's own."""

import pytest

from tests.core.play import DEALT, game, opened, played_out
from virtuosi.core.match import IllegalMove, Match
from virtuosi.core.saving import digest, load, save
from virtuosi.core.task import NATURE, NOBODY, NOT_ASKED


def state(match: Match) -> tuple[str, int, int | None]:
    return digest(game, match.position), match.number, match.undo_to


def test_a_match_counts_its_moves_and_natures() -> None:
    match = opened(*DEALT)
    assert match.number == 6
    assert [played.actor for played in match.played] == [NATURE] * 6
    match.play("student(5)")
    assert (match.number, match.played[-1].actor, match.played[-1].shown) == (7, 0, "student(5)")
    assert not match.over


def test_options_are_filled_in() -> None:
    assert opened().options == {"advanced": False, "free_dice": False, "open_hands": False, "fire_deck": False}


@pytest.mark.parametrize("move", ["student(1)", "fire", "draw(1)", "end", "no such move", "", "x" * 500])
def test_an_illegal_move_changes_nothing(move: str) -> None:
    match = opened(*DEALT)
    before = state(match)
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert caught.value.refusal == NOT_ASKED
    assert len(caught.value.move) <= 80
    assert state(match) == before
    assert match.position.events is None


def test_a_refused_move_gives_the_number_of_its_refusal() -> None:
    match = opened(*DEALT, "student(5)")
    before = state(match)
    with pytest.raises(IllegalMove) as caught:
        match.play("height(high)")
    assert game.refusals[caught.value.refusal].name == "same-height"
    assert state(match) == before


def test_undo_is_the_identity_back_to_the_barrier() -> None:
    match = opened(*DEALT)
    states = [state(match)]
    for move in ("student(5)", "mode", "height(low)"):
        match.play(move)
        states.append(state(match))
    assert [undo for _, _, undo in states] == [None, 6, 7, 8]
    logs = len(match.log(0))
    match.play("ray(1)")
    for before in reversed(states):
        match.undo()
        assert state(match) == before
    assert len(match.log(0)) < logs
    with pytest.raises(IllegalMove):
        match.undo()
    assert state(match) == states[0]


def test_after_undo_the_match_goes_on_as_if_nothing_had_been() -> None:
    plain, other = opened(*DEALT, "student(5)", "mode"), opened(*DEALT, "student(10)", "heat(2)")
    other.undo()
    other.undo()
    other.play("student(5)")
    other.play("mode")
    assert state(plain) == state(other)
    assert plain.log(0) == other.log(0)


def test_a_barrier_stands_after_nature_moved() -> None:
    match = opened("first(1)")
    assert match.undo_to is None
    match = opened(*DEALT, "student(5)", "mode", "end", "draw(1)")
    assert match.undo_to is None


def test_a_barrier_stands_when_somebody_else_decides() -> None:
    match = opened(*DEALT, "student(5)", "mode")
    assert match.undo_to == 7
    match.play("end")
    assert match.position.actor == NATURE
    assert match.undo_to is None
    with pytest.raises(IllegalMove):
        match.undo()


def test_positions_kept_for_undo_are_not_shared_with_the_one_played_on() -> None:
    match = opened(*DEALT)
    before = match.position.copy()
    match.play("student(5)")
    match.undo()
    assert digest(game, match.position) == digest(game, before)


def test_a_hidden_move_is_masked_for_others() -> None:
    drawn = opened(*DEALT).played[2]
    assert (drawn.move, drawn.shown, drawn.reader) == ("draw(5)", "draw(?)", 0)


def test_the_log_is_the_readers_own_and_numbered() -> None:
    match = opened(*DEALT)
    mine = [line.text.id for line in match.log(0)]
    theirs = [line.text.id for line in match.log(1)]
    assert mine.count("event-drawn-card") == theirs.count("event-drawn-card") == 2
    assert mine != theirs
    assert [line.text.id for line in match.log(NOBODY)].count("event-drawn-card") == 0
    assert [line.number for line in match.log(0)] == sorted(line.number for line in match.log(0))
    assert match.log(0, start=5) == [line for line in match.log(0) if line.number > 5]


def test_toss_names_an_outcome_without_playing_it() -> None:
    match = opened()
    before = state(match)
    assert {match.toss(number) for number in range(10)} == {"first(1)", "first(2)"}
    assert state(match) == before


def test_a_finished_match_takes_no_moves() -> None:
    match = played_out()
    assert match.over
    assert match.position.actor == NOBODY
    for move in ("end", "fire", "draw(1)"):
        with pytest.raises(IllegalMove):
            match.play(move)


def test_a_match_resumes_from_a_stored_position_without_undo() -> None:
    match = opened(*DEALT, "student(5)", "mode")
    stored = load(game, match.pack, 2, match.options, save(game, match.position))
    again = opened()
    again.resume(stored, match.played)
    assert (state(again)[:2], again.undo_to) == (state(match)[:2], None)
    assert again.log(1) == match.log(1)
    again.play("end")
