"""Time to think, as arithmetic: every moment is given."""

from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from virtuosi.server.clock import DAY, Clock, Timing, counted, due, later, left, new_clock, slept, spent, tended

LIVE = Timing("live", 60, 120)
WEEKDAYS = Timing("days", 2, weekends=False)
HOUR = 3600.0


def at(day: int, hour: float = 0) -> float:
    """In November 2026, which began on a Sunday."""
    return datetime(2026, 11, day, tzinfo=UTC).timestamp() + hour * HOUR


def begun(timing: Timing = LIVE, now: float = 1000.0) -> Clock:
    return tended(timing, new_clock(timing, 2), 0, True, now, now)


def test_a_turn_has_its_own_time_and_then_the_reserve() -> None:
    clock = begun()
    assert due(LIVE, clock) == 1180
    assert spent(LIVE, clock, 1050) == Clock(0, 10, [120, 120])
    assert spent(LIVE, clock, 1100) == Clock(0, 0, [80, 120])
    assert spent(LIVE, clock, 9999) == Clock(0, 0, [0, 120])


def test_a_turn_goes_on_until_another_seat_decides() -> None:
    clock = tended(LIVE, begun(), 0, True, 1030, 1030)
    assert (clock.turn, due(LIVE, clock)) == (30, 1180)
    other = tended(LIVE, clock, 1, True, 1100, 1100)
    assert (other.turn, other.reserves) == (60, [80, 120])
    back = tended(LIVE, other, 0, True, 1110, 1110)
    assert (back.turn, back.reserves, due(LIVE, back)) == (60, [80, 120], 1250)


def test_what_lies_between_asking_and_storing_is_nobodys_time() -> None:
    slow = tended(LIVE, begun(), 0, True, 1020, 1500)
    assert (slow.turn, slow.since) == (40, 1500)
    passed = tended(LIVE, begun(), 1, True, 1020, 1500)
    assert (passed.turn, passed.reserves, passed.since) == (60, [120, 120], 1500)


def test_a_clock_stands_while_a_bot_decides() -> None:
    lent = tended(LIVE, begun(), 0, False, 1020, 1020)
    assert (lent.since, due(LIVE, lent)) == (None, None)
    again = tended(LIVE, lent, 0, True, 2000, 2000)
    assert (again.turn, again.since) == (40, 2000)


def test_who_ran_out_of_time_and_is_back_has_a_whole_turn() -> None:
    out = tended(LIVE, begun(), 0, False, 1200, 1200)
    assert left(LIVE, out) == [0, 120]
    assert tended(LIVE, out, 0, True, 1300, 1300) == Clock(0, 60, [0, 120], 1300)


def test_time_while_the_house_was_closed_is_not_counted() -> None:
    clock = slept(LIVE, begun(), 1030, 90_000)
    assert clock == Clock(0, 30, [120, 120], 90_000)
    assert slept(LIVE, clock, 1030, 91_000) == Clock(0, 30, [120, 120], 91_000)  # closed again before it lived


@pytest.mark.parametrize(
    ("start", "end"),
    [
        (at(2, 10), at(4, 10)),  # Monday to Wednesday
        (at(5, 10), at(9, 10)),  # Thursday to Monday
        (at(6, 18), at(10, 18)),  # Friday to Tuesday
        (at(7, 3), at(11)),  # what begins on a Saturday begins on Monday
    ],
)
def test_weekends_are_off(start: float, end: float) -> None:
    assert due(WEEKDAYS, begun(WEEKDAYS, start)) == end
    assert due(Timing("days", 2), begun(Timing("days", 2), start)) == start + 2 * DAY


def test_closed_over_the_edge_of_a_weekend_loses_nothing() -> None:
    one = Timing("days", 1, weekends=False)
    clock = begun(one, at(5, 12))
    assert due(one, clock) == at(6, 12)
    woken = slept(one, clock, at(6, 10), at(7, 10))  # closed from Friday to Saturday with two hours left
    assert due(one, woken) == at(9, 2)


MOMENTS = st.floats(at(1), at(28), allow_nan=False)
# the same examples everywhere, however long a machine takes to make one up
calm = settings(deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))


@calm
@given(MOMENTS, st.floats(0, 20 * DAY, allow_nan=False), st.booleans())
def test_later_and_counted_are_each_others_mirror(start: float, seconds: float, weekends: bool) -> None:
    timing = Timing("days", 2, weekends=weekends)
    end = later(timing, start, seconds)
    assert counted(timing, start, end) == pytest.approx(seconds, abs=1e-3)
    assert end >= start + seconds - 1e-3


@calm
@given(st.lists(st.tuples(st.integers(0, 2), st.floats(0, 100), st.booleans()), max_size=20))
def test_no_seat_ever_loses_time_to_another(steps: list[tuple[int, float, bool]]) -> None:
    clock, now = new_clock(LIVE, 3), 0.0
    for seat, seconds, runs in steps:
        before = clock
        now += seconds
        clock = tended(LIVE, clock, seat, runs, now, now)
        for other in range(3):
            if other != before.seat:
                assert clock.reserves[other] == before.reserves[other]
