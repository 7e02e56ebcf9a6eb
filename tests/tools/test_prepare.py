"""A step of the setup is done once, until what it is made from changes."""

from pathlib import Path

import pytest

from tools import prepare
from tools.prepare import Obstacle, Step


class Workshop:
    """A step that only counts how often it was done."""

    def __init__(self, folder: Path) -> None:
        self.source = "first"
        self.done = 0
        self.broken = False
        self.step = Step("Bench", folder / "note", lambda: self.source, self.make)

    def make(self) -> None:
        if self.broken:
            raise Obstacle("The saw is blunt.")
        self.done += 1


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_a_step_is_left_out_while_nothing_changed(workshop: Workshop) -> None:
    workshop.step.prepare()
    workshop.step.prepare()
    assert workshop.done == 1


def test_a_step_is_done_again_when_its_source_changed(workshop: Workshop) -> None:
    workshop.step.prepare()
    workshop.source = "second"
    workshop.step.prepare()
    assert workshop.done == 2


def test_a_step_that_failed_is_tried_again_even_if_its_source_went_back(workshop: Workshop) -> None:
    workshop.step.prepare()
    workshop.source, workshop.broken = "second", True
    with pytest.raises(Obstacle):
        workshop.step.prepare()
    workshop.source, workshop.broken = "first", False
    workshop.step.prepare()
    assert workshop.done == 2


def test_something_larger_serves_as_well(workshop: Workshop) -> None:
    smaller = Step("a smaller work", workshop.step.note, lambda: "smaller", workshop.make, workshop.step.made_from)
    workshop.step.prepare()
    smaller.prepare()
    assert workshop.done == 1
    workshop.step.note.unlink()
    smaller.prepare()
    assert workshop.done == 2
    workshop.step.prepare()
    assert workshop.done == 3


@pytest.mark.parametrize("ready_made", [True, False])
def test_a_quicker_loop_and_parser_come_along_unless_they_would_have_to_be_compiled(
    monkeypatch: pytest.MonkeyPatch, ready_made: bool
) -> None:
    asked: list[str] = []

    def attempt(command: list[str | Path], failed: str, **_more: object) -> None:
        asked.append(str(command[-1]))
        assert "hatchling" in command or "--only-binary=httptools,uvloop" in command
        if "fast" in asked[-1] and not ready_made:
            raise Obstacle(failed)

    monkeypatch.setattr(prepare, "attempt", attempt)
    monkeypatch.setattr(prepare, "runs", lambda _python: True)
    prepare.install_packages("dev")
    assert asked == ["hatchling", ".[dev,fast]"] + ([] if ready_made else [".[dev]"])
