"""What bots know of The New Science, told to people."""

from tests.games.new_science.build import table
from virtuosi.games.new_science import game


def test_between_two_a_lead_says_more_than_the_search_hopes_for() -> None:
    assert game.insight.sureness(table("newton", "kepler")) > 1.0
    assert game.insight.sureness(table("newton", "kepler", "galileo")) == 1.0
