"""Saved positions: plain data, and a clear word when they do not fit."""

import json
from typing import Any

import pytest

from tests.core.play import DEALT, game, opened, pack
from virtuosi.core.pile import shuffled
from virtuosi.core.position import Position
from virtuosi.core.saving import SavedPositionError, _packed, _unpacked, compact, digest, expanded, load, save


def saved(**changes: Any) -> dict[str, Any]:
    """A position as it is stored, with some of its fields replaced."""
    data: dict[str, Any] = json.loads(json.dumps(save(game, opened(*DEALT, "student(5)").position)))
    return {**data, **changes}


def loaded(data: dict[str, Any]) -> Position:
    return load(game, pack, 2, {}, data)


def test_a_position_comes_back_as_it_was() -> None:
    p = opened(*DEALT, "student(5)").position
    q = loaded(saved())
    assert digest(game, q) == digest(game, p)
    assert q.moves() == p.moves()
    assert type(q.agenda[-1]) is type(p.agenda[-1])


def test_few_bytes_say_the_same_and_which_revision_wrote_them() -> None:
    p = opened(*DEALT, "student(5)").position
    assert json.dumps(expanded(compact(game, p))) == json.dumps(save(game, p))


def test_what_is_saved_is_independent_of_the_position() -> None:
    match = opened(*DEALT, "student(5)")
    data = save(game, match.position)
    before = json.dumps(data)
    match.play("mode")
    assert json.dumps(data) == before


def test_a_digest_tells_positions_apart() -> None:
    one, other = opened(*DEALT, "student(5)"), opened(*DEALT, "student(10)")
    assert digest(game, one.position) != digest(game, other.position)
    assert len(digest(game, one.position)) == 32


def test_the_end_is_saved_too() -> None:
    p = loaded(saved(agenda=[], over=True))
    assert (p.over, p.moves()) == (True, [])


@pytest.mark.parametrize("name", [*game.fields, "over", "agenda"])
def test_a_missing_field_is_named(name: str) -> None:
    data = saved()
    del data[name]
    with pytest.raises(SavedPositionError, match=f"field {name}: is missing") as caught:
        loaded(data)
    assert caught.value.field == name


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("energy", "twelve", "must be int, not str"),
        ("energy", None, "must be int, not NoneType"),
        ("sizes", 3, "must be list, not int"),
        ("sizes", {}, "is not a pile"),
        ("over", [], "must be int, not list"),
    ],
)
def test_a_field_of_another_kind_is_named(name: str, value: object, problem: str) -> None:
    with pytest.raises(SavedPositionError, match=f"field {name}: {problem}"):
        loaded(saved(**{name: value}))


@pytest.mark.parametrize(
    ("agenda", "problem"),
    [
        ([["Teleport", 0, 0, 0]], "this game has no task Teleport"),
        ([["UseScientists"]], "is not a task"),
        ([["UseScientists", 0, 0, "x"]], "is not a task"),
        (["UseScientists"], "is not a task"),
        ([3], "is not a task"),
    ],
)
def test_an_agenda_that_does_not_fit_is_named(agenda: list[object], problem: str) -> None:
    with pytest.raises(SavedPositionError, match=f"field agenda: .*{problem}"):
        loaded(saved(agenda=agenda))


def test_piles_are_data_too() -> None:
    pile = shuffled([1, 2, 3])
    pile.under(9)
    back = _unpacked(json.loads(json.dumps(_packed([pile]))))
    assert isinstance(back, list)
    assert (back[0].bags, back[0].sizes) == (pile.bags, pile.sizes)
