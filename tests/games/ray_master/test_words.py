"""What people read: labels, previews, hints, log lines."""

import pytest

from tests.games.ray_master.build import card, game, lines, opening, play, table, turn
from virtuosi.core.present import choices, preview, why_not
from virtuosi.core.text import Message, plain
from virtuosi.games.ray_master.rules.position import RayMaster


def called(seat: int) -> str:
    return f"Player {seat + 1}"


def english(message: Message) -> str:
    return plain(game.words("en").render(message, called))


def label(p: RayMaster, move: str) -> str:
    return english(game.label(p, game.space.numbers[move]))


def reason(p: RayMaster, move: str) -> str:
    number = game.space.numbers[move]
    return english(why_not(game, p, number, p.refusal(number)))


def changes(p: RayMaster, move: str) -> dict[str, tuple[object, object, bool | None]]:
    found = preview(game, p, game.space.numbers[move], p.actor)
    return {change.text.id.removeprefix("measure-"): (change.before, change.after, change.good) for change in found}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("ray(3)", "Ray to 3"),
        ("height(high)", "Height: high"),
        ("mode", "Set to enlarge"),
        ("swap(1-3)", "Swap lanes 1 and 3"),
        ("heat(2)", "Heat to 4 (2)"),
        ("cool(1)", "Cool to 0 (1)"),
        ("fire", "Fire"),
        ("end", "End turn"),
    ],
)
def test_labels_are_short(move: str, text: str) -> None:
    assert label(turn(student="s07"), move) == text


def test_a_students_label_says_what_it_does() -> None:
    p = table(hands=(("s01", "s12"), ()))
    assert [label(p, move) for move in ("student(1)", "student(12)")] == ["Crank hand: move 1", "Ice carrier: cool 4"]


def test_a_students_work_names_no_scientists() -> None:
    p = play(table(hands=(("s10",), ()), temperature=1), "student(10)")
    assert label(p, "heat(2)") == "Heat to 3"


def test_a_die_moved_to_a_free_slot_is_named() -> None:
    p = turn(dice={"blue 3": "small 5"})
    assert label(p, "swap(1-3)") == "Shift small 5 to lane 1"
    assert label(p, "swap(3-4)") == "Shift small 5 to lane 4"
    assert label(p, "swap(2-3)") == "Shift small 5 to lane 2"  # the die may stand in either of the two slots
    assert label(p, "swap(1-2)") == "Swap lanes 1 and 2"


def test_free_dice_are_labelled_by_lane_and_die() -> None:
    p = play(opening(free_dice=True), "first(1)")
    assert (label(p, "place(2-medium6)"), label(p, "place(4-large3)")) == ("Lane 2: medium 6", "Lane 4: large 3")


def test_no_two_choices_of_a_moment_read_the_same() -> None:
    for temperature in range(6):
        p = turn(student="s07", temperature=temperature, extra=(1, 0))
        legal, _ = choices(game, p)
        labels = [english(choice.text) for choice in legal]
        assert len(set(labels)) == len(labels)


def test_only_the_end_of_the_turn_is_the_main_button() -> None:
    legal, _ = choices(game, turn())
    assert [choice.move for choice in legal if choice.main] == ["end"]


def test_a_preview_of_a_shot_tells_points_heat_and_energy() -> None:
    found = changes(turn(temperature=2, dice={"blue 1": "large 5", "yellow 1": "large 3"}), "fire")
    assert found["points"] == (5, 8, True)
    assert found["temperature"] == (2, 3, None)
    assert found["energy"] == (12, 11, None)
    assert found["free"] == (2, 1, None)


def test_a_preview_tells_the_rivals_loss_as_good() -> None:
    assert changes(turn(ray=2, dice={"yellow 2": "small 4"}), "fire")["rival"] == (12, 0, True)


def test_a_preview_of_a_move_tells_the_new_line_of_fire() -> None:
    found = changes(turn(ray=1), "ray(2)")
    before, after, _ = found["aim"]
    assert isinstance(before, Message)
    assert isinstance(after, Message)
    assert (english(before), english(after)) == ("blue large 4", "yellow medium 6")


def test_the_end_of_the_turn_previews_the_cooling() -> None:
    assert changes(turn(temperature=3), "end") == {"temperature": (3, 2, None)}


@pytest.mark.parametrize(
    ("p", "text"),
    [
        (table(), "Then 2 scientists"),
        (turn(), "2 scientists free"),
        (play(turn(), "mode"), "1 scientist free"),
        (play(table(hands=(("s12",), ())), "student(12)"), "2 scientists free; your student waits: cool 4"),
        (play(table(1, hands=(("s03",),)), "draw(2)"), "Rail runner: move 2, no scientists needed"),
        (play(opening(free_dice=True), "first(1)"), "12 to show on 3 large dice"),
    ],
)
def test_the_hint_says_what_is_left(p: RayMaster, text: str) -> None:
    hint = game.hint(p, p.actor)
    assert hint is not None
    assert english(hint) == text


def test_refusals_give_their_facts() -> None:
    p = play(turn(student="s07"), "mode")
    assert reason(p, "fire") == "This takes 2 scientists; free: 1."
    assert reason(p, "mode") == "“Change the mode” has been done this turn, and no action is done twice."
    q = play(table(hands=(("s02",), ()), ray=2), "student(2)")
    assert reason(q, "ray(1)") == "Your student moves the ray exactly 2 positions."
    assert reason(q, "end").startswith("Your student has not worked yet: “Move the ray”")


def test_a_log_line_speaks_to_its_reader() -> None:
    p = turn(dice={"blue 1": "large 5"})
    line = lines(p, "fire")[0]
    words = game.words("en")
    assert words.render(line.text, called, {"who": "Player 1", "you": "yes"}) == (
        "You fire: the blue large 5 becomes a medium 4"
    )
    assert words.render(line.text, called, {"who": "Player 1", "you": "no"}).startswith("Player 1 fires:")
    french = game.words("fr").render(line.text, called, {"who": "Joueur 1", "you": "no"})
    assert french == "Joueur 1 tire\u202f: le grand 5 bleu devient un moyen 4"


def test_lines_point_to_what_changed() -> None:
    p = turn(dice={"blue 1": "large 5"}, student="s07")
    assert lines(p, "fire")[0].refs == ["die/blue-1", "ray"]
    assert lines(p, "heat(1)")[0].refs == ["temperature"]
    q = table(hands=(("s07",), ()))
    assert lines(q, card(q, "s07"))[0].refs == ["card/s07"]
    assert lines(q, "swap(1-2)")[0].refs == ["die/blue-1", "die/blue-2"]


def test_every_task_that_asks_a_person_has_a_guide() -> None:
    for task in ("choose-student", "use-scientists", "obey-card", "place-die"):
        for language in ("en", "fr"):
            assert f"guide-{task}" in game.words(language)


def test_the_stage_says_how_far_the_match_is() -> None:
    assert [english(stage.text) for stage in game.stage(opening())] == ["Setup", "Cycle 1 of 3", "12 in the pile"]
    assert [english(stage.text) for stage in game.stage(table())] == ["Turn 1 of 36", "Cycle 1 of 3", "8 in the pile"]
