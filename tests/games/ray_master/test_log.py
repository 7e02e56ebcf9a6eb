"""What the log says, word for word, of whoever did it; what the box holds wherever it lies."""

import pytest

from tests.games.ray_master.build import game, opening, play, seen, sentences, table, turn
from virtuosi.core.rulebook import rule
from virtuosi.core.text import task_name


@rule("ray_master 4.1", "ray_master 4.3", "ray_master 4.4", "ray_master 4.7", "ray_master 5.19", "ray_master 6.2")
@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("ray(3)", "Player 2 moves the ray to position 3"),
        ("height(high)", "Player 2 sets the height to high"),
        ("mode", "Player 2 sets the ray to enlarge"),
        ("heat(1)", "Player 2 heats the ray from 3 to 4 :temperature:"),
        ("fire", "Player 2 fires along lane 4 and hits nothing"),
        ("end", "Player 2 did not fire: the ray rests at 2 :temperature:, and the extra scientist is theirs"),
    ],
)
def test_an_action_is_told_of_whoever_did_it(move: str, said: str) -> None:
    p = turn(student="s07", seat=1, ray=4, temperature=3, dice={"blue 1": "large 3"})
    assert sentences(p, move) == [said]


@rule("ray_master 2.4", "ray_master 2.5")
def test_the_log_tells_the_setup() -> None:
    p = opening()
    assert sentences(p, "first(2)") == ["Player 2 begins"]
    assert sentences(p, "roll(3)") == ["The die shows 3: the ray starts at position 3"]


@rule("ray_master 9.1", "ray_master 9.2")
def test_alone_nobody_is_drawn_to_begin_and_the_log_names_the_forced_student() -> None:
    assert [task_name(task) for task in opening(1).agenda] == ["start-turn", "deal", "roll-ray"]
    p = table(1, hands=((),), pile=("s09",))
    assert sentences(p, "draw(9)")[0] == "Player 1 must obey Burner tender"


@rule("ray_master 10.1", "ray_master 10.2")
def test_dice_placed_freely_begin_on_an_empty_board_and_are_told() -> None:
    p = opening(free_dice=True)
    assert (p.sizes, p.values) == ([0] * 8, [0] * 8)
    assert not seen(p, 0).waiting
    play(p, "first(2)")
    assert sentences(p, "place(3-large5)") == ["Player 2 places a large 5 in lane 3"]


def test_a_turn_begins_with_its_number() -> None:
    """A line between two turns is nobody's."""
    p = turn(seat=1)
    p.turn = 4
    assert "Turn 5" in sentences(p, "end", "draw(1)")


@rule("ray_master 1.2", "ray_master 1.7")
def test_each_colour_has_three_dice_of_each_size_wherever_they_lie() -> None:
    p = table(dice={"blue 1": "large 3", "blue 4": "small 2", "yellow 2": "medium 6"})
    sizes = {f"{colour} {size}": 3 for colour in ("blue", "yellow") for size in ("small", "medium", "large")}
    assert game.census(p) == {"students": 12, **sizes}
    p.reserve[0] += 1
    p.sizes[0] = 0
    assert game.census(p) == {"students": 12, **sizes, "blue large": 2}
