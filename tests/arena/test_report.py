"""Reports of series: sums, shared victories, starts and spreads."""

import pytest

from virtuosi.arena.report import likely, spread, summed
from virtuosi.arena.series import Outcome, Series, play_one
from virtuosi.games import REGISTERED, find

SERIES = Series("newton", 2, {}, ("greedy", "random"), 2, 1)


def outcome(number: int, scores: list[int], ranking: list[int], opened: dict[int, str]) -> Outcome:
    return Outcome(number, 10, scores, ranking, "ending-rounds", opened, ["board a", "board b"], {"rounds": 6 + number})


def test_victories_go_to_seats_bots_places_and_starts() -> None:
    first = outcome(0, [30, 20], [1, 2], {0: "play(work)", 1: "play(study)"})
    shared = outcome(1, [25, 25], [1, 1], {1: "play(work)", 0: "play(work)"})
    report = summed(SERIES, [first, shared], 2.0, True)
    assert report.wins == [1.5, 0.5]
    assert report.scores == [27.5, 22.5]
    assert report.order == [1.5, 0.5]
    assert [(one.bot, one.wins, one.points) for one in report.bots] == [("greedy", 1.5, 55), ("random", 0.5, 45)]
    assert (report.origins["board a"].matches, report.origins["board a"].wins) == (2, 1.5)
    assert (report.openings["play(work)"].matches, report.openings["play(work)"].wins) == (3, 2.0)
    assert report.endings == {"ending-rounds": 2}
    assert report.winning.mean == 27.5
    assert report.tally["rounds"].mean == 6.5
    assert report.moves_per_second == 10


@pytest.mark.parametrize("game", [one for one in REGISTERED if 1 in find(one).seat_counts])
def test_one_alone_wins_only_where_there_is_a_prize(game: str) -> None:
    alone = Outcome(0, 10, [50], [1], "ending", {0: "play(work)"}, ["board a"], {})
    report = summed(Series(game, 1, {}, ("greedy",), 1, 1), [alone], 2.0, True)
    prize = 1.0 if find(game).solo_prize else 0.0
    assert (report.wins, report.order, report.bots[0].wins) == ([prize], [prize], prize)


def test_a_spread_says_where_most_lie() -> None:
    found = spread(list(range(101)))
    assert (found.mean, found.low, found.median, found.high) == (50, 10, 50, 90)
    assert spread([7]).high == 7


def test_every_game_tells_how_its_matches_ended() -> None:
    for game in REGISTERED:
        seats = find(game).seat_counts[-1]
        told = play_one(Series(game, seats, {}, ("random",) * seats, 1, 1), 0)
        assert told.ending in find(game).words("en")
        assert sorted(told.openings) == list(range(seats))
        assert len(set(told.origins)) in (1, seats)


def test_few_matches_tell_little_about_a_share() -> None:
    """Wilson's interval, as its tables have it."""
    assert likely(3, 3) == pytest.approx((0.438, 1.0), abs=1e-3)
    assert likely(0, 10) == pytest.approx((0.0, 0.278), abs=1e-3)
    assert likely(50, 100) == pytest.approx((0.404, 0.596), abs=1e-3)
