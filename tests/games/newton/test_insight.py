"""What bots know of Newton, told to people."""

from tests.games.newton.build import game, table


def test_a_lead_says_more_the_nearer_the_end_is() -> None:
    told = []
    for number in range(1, 7):
        p = table()
        p.round = number
        told.append(game.insight.sureness(p))
    assert told == sorted(set(told))
    assert told[0] > 1.0  # a search holds close defeats for something
