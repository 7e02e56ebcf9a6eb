"""What a quick look finds promising: lit more than what is merely legal, and never by peeking."""

from dataclasses import replace
from typing import Any, cast

import pytest

from tests.core.play import DEALT, game, opened
from virtuosi.core.insight import Insight
from virtuosi.core.present import choices
from virtuosi.core.promise import promising
from virtuosi.games.ray_master.rules.position import RayMaster


class Warmth:
    """Whoever is asked wants the ray hot, whatever the rival thinks of it. No Insight: that one may be compiled."""

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def values(self, p: RayMaster) -> list[float]:
        return [float(p.temperature), 0.0]


def asked() -> tuple[RayMaster, list[str]]:
    """A seat with all its scientists, and the names of its legal moves."""
    match = opened(*DEALT)
    match.play(game.space.names[match.position.moves()[0]])
    position = match.position
    assert isinstance(position, RayMaster)
    return position, [game.space.names[move] for move in position.moves()]


def found(scale: float) -> list[str]:
    position, names = asked()
    eager = replace(game, insight=cast(Insight[Any], Warmth(scale)))
    return [name for name, good in zip(names, promising(eager, position, position.moves()), strict=True) if good]


@pytest.mark.interpreted  # compiled, it takes an Insight alone
def test_the_moves_nearer_to_the_best_than_to_the_average_are_promising() -> None:
    assert found(scale=10.0)
    assert all(name.startswith(("heat", "fire")) for name in found(scale=10.0))


@pytest.mark.interpreted  # compiled, it takes an Insight alone
def test_moves_much_alike_are_all_merely_legal() -> None:
    assert found(scale=100_000.0) == []


def test_the_choices_of_a_scene_say_it() -> None:
    position, names = asked()
    marks = promising(game, position, position.moves())
    legal, _ = choices(game, position)
    assert {choice.move: choice.promising for choice in legal} == dict(zip(names, marks, strict=True))


def test_with_nothing_to_choose_from_nothing_stands_out() -> None:
    position, _ = asked()
    assert promising(game, position, position.moves()[:1]) == [False]
