"""A step of the setup is done once, until what it is made from changes."""

from pathlib import Path

import pytest

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
