"""The luck of the tests."""

import random

import pytest

from virtuosi.server import bot_seats, opening


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test meets the same draws and the same whims of bots whenever it runs: what fails once fails again."""
    dice = random.Random(request.node.name)
    monkeypatch.setattr(opening, "fresh_seed", lambda: f"{dice.getrandbits(256):064x}")
    monkeypatch.setattr(bot_seats, "whim", lambda: dice.getrandbits(31))
