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
    return {
        change.text.id.removeprefix("measure-"): (read(change.before), read(change.after), change.good)
        for change in found
    }


def read(value: object) -> object:
    return english(value) if isinstance(value, Message) else value


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("ray(3)", "Ray to 3"),
        ("height(high)", "Height: high"),
        ("mode", "Set to enlarge"),
        ("swap(1-3)", "Swap lanes\u00a01\u00a0and\u00a03"),
        ("heat(2)", "Heat to 4 (2)"),
        ("cool(1)", "Cool to 0 (1)"),
        ("fire", "Fire: blue large 4 becomes medium 3"),
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
    assert label(p, "swap(1-2)") == "Swap lanes\u00a01\u00a0and\u00a02"


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


def test_ending_the_turn_gives_up_a_shot_and_nothing_else() -> None:
    def wastes(p: RayMaster) -> bool:
        return next(choice.wastes for choice in choices(game, p)[0] if choice.main)

    p = turn()
    assert "fire" in [choice.move for choice in choices(game, p)[0]]
    assert wastes(p)
    play(p, "fire")
    assert len(choices(game, p)[0]) > 1, "scientists are left"
    assert not wastes(p), "they may rest"


def test_a_preview_of_a_shot_tells_points_heat_and_energy() -> None:
    found = changes(turn(temperature=2, dice={"blue 1": "large 5", "yellow 1": "large 3"}), "fire")
    assert found["points"] == (5, 8, True)
    assert found["temperature"] == (2, 3, None)
    assert found["energy"] == (12, 11, None)
    assert found["free"] == (2, 1, None)


@pytest.mark.parametrize("height", ["low", "high"])
def test_a_preview_of_a_shot_tells_what_becomes_of_this_die(height: str) -> None:
    both = {"blue 1": "large 5", "yellow 1": "large 3"}
    found = changes(turn(height=height, dice=both), "fire")
    assert found["die"] == ("large 5", "medium 4", None)
    assert "aim" not in found  # what is hit next is another matter


def test_a_preview_of_a_swap_tells_both_dice_and_the_new_line_of_fire() -> None:
    p = turn(dice={"blue 1": "large 5", "blue 3": "small 2"})
    found = preview(game, p, game.space.numbers["swap(1-3)"], 0)
    dice = [english(change.text) for change in found if change.text.id == "measure-die"]
    assert dice == ["Lane 1, blue", "Lane 3, blue"]
    assert changes(p, "swap(1-3)")["aim"] == ("blue large 5", "blue small 2", None)


@pytest.mark.parametrize(
    ("dice", "mode", "temperature", "said", "dit"),
    [
        ("large 5", "shrink", 2, "blue large 5 becomes medium 4", "le grand 5 bleu devient un moyen 4"),
        ("large 5", "shrink", 0, "blue large 5 becomes medium 5", "le grand 5 bleu devient un moyen 5"),
        ("medium 5", "enlarge", 2, "blue medium 5 becomes large 6", "le moyen 5 bleu devient un grand 6"),
        ("small 5", "shrink", 2, "blue small 5 vanishes", "le petit 5 bleu disparaît"),
        ("large 6", "enlarge", 2, "blue large 6 stays as it is", "le grand 6 bleu ne change pas"),
        ("", "shrink", 2, "no die is hit", "aucun dé n’est touché"),
    ],
)
def test_the_label_of_a_shot_tells_what_becomes_of_this_die(
    dice: str, mode: str, temperature: int, said: str, dit: str
) -> None:
    p = turn(dice={"blue 1": dice} if dice else {}, mode=mode, temperature=temperature, student="s07")
    assert label(p, "fire") == f"Fire: {said}"
    message = game.label(p, game.space.numbers["fire"])
    assert game.words("fr").render(message, called) == f"Tirer\u202f: {dit}"


def test_a_shot_that_is_barred_promises_nothing() -> None:
    assert label(turn(temperature=5), "fire") == "Fire"


def test_a_preview_tells_the_rivals_loss_as_good() -> None:
    assert changes(turn(ray=2, dice={"yellow 2": "small 4"}), "fire")["rival"] == (12, 0, True)


def test_a_preview_of_a_move_tells_the_new_line_of_fire() -> None:
    found = changes(turn(ray=1), "ray(2)")
    assert found["aim"] == ("blue large 4", "yellow medium 6", None)


def test_the_end_of_the_turn_previews_the_cooling() -> None:
    assert changes(turn(temperature=3), "end") == {"temperature": (3, 2, None)}


@pytest.mark.parametrize(
    ("p", "text"),
    [
        (table(), "Then 2 scientists"),
        (turn(), "2 scientists free"),
        (play(turn(), "mode"), "1 scientist free"),
        (play(table(hands=(("s12",), ())), "student(12)"), "2 scientists free; your student waits: cool 4"),
        (
            play(table(hands=(("s12",), ()), temperature=0), "student(12)"),
            "2 scientists free; your student has nothing to do now: cool 4",
        ),
        (play(table(1, hands=(("s03",),)), "draw(2)"), "Rail runner: move 2, no scientists needed"),
        (play(opening(free_dice=True), "first(1)"), "12 to show on 3 large dice"),
    ],
)
def test_the_hint_says_what_is_left(p: RayMaster, text: str) -> None:
    hint = game.hint(p, p.actor)
    assert hint is not None
    assert english(hint) == text


@pytest.mark.parametrize(
    ("p", "text"),
    [
        (table(), "Choose this turn’s student"),
        (play(table(hands=(("s12",), ())), "student(12)"), "Let your student work, and use your scientists"),
        (play(table(hands=(("s12",), ()), temperature=0), "student(12)"), "Use your scientists, or end the turn"),
        (turn(), "Use your scientists, or end the turn"),
        (play(turn(), "ray(3)"), "Nothing is left to do: end the turn"),
    ],
)
def test_the_prompt_offers_nothing_that_is_refused(p: RayMaster, text: str) -> None:
    assert english(game.prompt(p, p.actor)) == text


def test_a_student_with_nothing_to_do_is_labelled_and_its_refusal_says_what_is_possible() -> None:
    p = play(table(hands=(("s12",), ()), temperature=0), "student(12)")
    assert label(p, "idle") == "The student finds nothing to do"
    assert game.refs(p, game.space.numbers["idle"]) == ["card/s12"]
    q = play(table(hands=(("s12",), ()), temperature=1), "student(12)")
    assert reason(q, "idle") == "Your student has something to do: “Cool the ray” is possible now."


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


def test_the_stage_of_a_solo_match_tells_what_is_to_be_reached() -> None:
    assert english(game.stage(table(1))[-1].text) == "28 points to win"


def test_the_log_tells_where_the_ray_went_and_how_hot_it_is() -> None:
    def said(p: RayMaster, move: str) -> dict[str, object]:
        return dict(lines(p, move)[0].text.args)

    assert said(turn(ray=1), "ray(2)") == {"lane": 2}
    assert said(turn(student="s07", temperature=1), "heat(1)") == {"before": 1, "after": 2}
    assert said(turn(temperature=3), "cool(1)") == {"before": 3, "after": 1}
