"""Options are checked when a table is opened, and the guide finds its words."""

from dataclasses import replace
from typing import Any

import pytest

from tests.core.play import DEALT, game, opened
from virtuosi.core.game import Option, OptionError

fitted = replace(  # a game like another, with options of every kind
    game,
    options=(
        Option("map", ("england", "france"), "england"),
        Option("quick"),
        Option("rivals", ("0", "1"), "0", seats=(2,)),
    ),
)


def test_what_is_not_given_has_its_default() -> None:
    assert fitted.checked_options(2, {}) == {"map": "england", "quick": False, "rivals": "0"}
    assert fitted.checked_options(2, {"map": "france", "quick": True}) == {
        "map": "france",
        "quick": True,
        "rivals": "0",
    }


@pytest.mark.parametrize("seats", [0, 3, -1])
def test_a_number_of_seats_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        fitted.checked_options(seats, {})
    assert (caught.value.message.id, caught.value.message.args) == ("error-seats", {"seats": seats})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        fitted.checked_options(2, {"speed": True})
    assert caught.value.message.args == {"option": "speed"}


@pytest.mark.parametrize(
    ("name", "value"),
    [("map", "spain"), ("map", True), ("quick", "yes"), ("quick", "True"), ("quick", 1), ("quick", 0), ("rivals", 1)],
)
def test_a_value_an_option_does_not_have_is_refused(name: str, value: Any) -> None:
    with pytest.raises(OptionError) as caught:
        fitted.checked_options(2, {name: value})
    assert caught.value.message.id == "error-option-value"
    assert caught.value.message.args["option"] == name


def test_an_option_not_offered_at_so_many_seats_is_refused_unless_it_is_left_alone() -> None:
    with pytest.raises(OptionError) as caught:
        fitted.checked_options(1, {"rivals": "1"})
    assert caught.value.message.id == "error-option-seats"
    assert fitted.checked_options(1, {"rivals": "0"})["rivals"] == "0"


def test_task_names_are_spelt_like_message_ids() -> None:
    assert game.task_name(opened(*DEALT).position) == "choose-student"


def test_the_guide_speaks_where_there_are_words_and_is_silent_elsewhere() -> None:
    guide = game.guide(opened(*DEALT).position)
    assert guide is not None
    assert guide.id == "guide-choose-student"
    assert game.guide(opened().position) is None


def test_the_text_of_a_game_is_the_houses_and_its_own() -> None:
    text = game.text_source("fr")
    assert "seat-called" in text
    assert "event-hit" in text
    assert text.index("seat-called") < text.index("event-hit")
