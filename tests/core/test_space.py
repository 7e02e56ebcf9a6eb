"""The move space: fixed ints, a notation, families."""

import pytest

from virtuosi.core.space import MoveSpace


def test_moves_are_numbered_in_the_order_they_are_declared() -> None:
    space = MoveSpace()
    assert space.family("ray", ["1", "2"]) == 0
    assert space.single("fire") == 2
    assert space.family("height", ["low"]) == 3
    assert space.names == ["ray(1)", "ray(2)", "fire", "height(low)"]
    assert len(space) == 4


def test_notation_and_number_lead_to_each_other() -> None:
    space = MoveSpace()
    space.family("ray", ["1", "2"])
    space.single("fire")
    for number, name in enumerate(space.names):
        assert space.numbers[name] == number
    assert (space.verbs[1], space.slots[1]) == ("ray", "2")
    assert (space.verbs[2], space.slots[2]) == ("fire", "")


def test_a_move_knows_its_place_in_the_family() -> None:
    space = MoveSpace()
    space.single("pass")
    space.family("ray", ["1", "2", "3"])
    assert [space.index(move) for move in range(4)] == [0, 0, 1, 2]


def test_no_move_is_declared_twice() -> None:
    space = MoveSpace()
    space.family("ray", ["1", "2"])
    with pytest.raises(ValueError, match=r"move ray\(2\) declared twice"):
        space.family("ray", ["2"])
    space.single("fire")
    with pytest.raises(ValueError, match="move fire declared twice"):
        space.single("fire")
