"""Ratings find again what the matches were drawn from, and say how sure they are."""

import math
import random

import pytest

from virtuosi.arena.rating import ELO, Ranked, fitted, orders, rated, shared, won

STRENGTH = {"strong": 4.0, "middle": 2.0, "weak": 1.0}


def drawn(bots: tuple[str, ...], round: int, rng: random.Random) -> Ranked:
    """A match as Plackett and Luce have it: the next place goes to each of the rest by its strength."""
    left = list(range(len(bots)))
    places: dict[int, int] = {}
    while left:
        seat = rng.choices(left, [STRENGTH[bots[seat]] for seat in left])[0]
        left.remove(seat)
        places[seat] = len(places) + 1
    return Ranked(bots, tuple(places[seat] for seat in range(len(bots))), round)


@pytest.mark.parametrize(
    "lineups",
    [
        [("strong", "weak"), ("weak", "strong"), ("middle", "weak"), ("strong", "middle")],
        [("strong", "middle", "weak"), ("weak", "weak", "middle"), ("strong", "weak", "weak")],
    ],
    ids=["two seats", "three seats"],
)
def test_strengths_are_found_again(lineups: list[tuple[str, ...]]) -> None:
    rng = random.Random(7)
    matches = [drawn(bots, round, rng) for round in range(1500) for bots in lineups]
    found = fitted(matches)
    assert found["strong"] - found["weak"] == pytest.approx(ELO * math.log(4), abs=30)
    assert found["middle"] - found["weak"] == pytest.approx(ELO * math.log(2), abs=30)
    assert sum(found.values()) == pytest.approx(0, abs=1e-6)


def test_the_interval_holds_the_truth_and_narrows() -> None:
    rng = random.Random(3)
    widths = []
    for rounds in (20, 320):
        matches = [drawn(bots, n, rng) for n in range(rounds) for bots in (("strong", "weak"), ("weak", "strong"))]
        strong = rated(matches)[0]
        assert strong.bot == "strong"
        assert strong.low <= ELO * math.log(4) / 2 <= strong.high
        widths.append(strong.high - strong.low)
    assert widths[1] < widths[0] / 2


def test_who_never_lost_is_far_ahead_and_not_infinitely() -> None:
    found = fitted([Ranked(("a", "b"), (1, 2), n) for n in range(50)])
    assert 300 < found["a"] - found["b"] < 2000


def test_a_shared_victory_counts_in_parts() -> None:
    tie = Ranked(("a", "b"), (1, 1), 0)
    assert orders(tie) == [(("a", "b"), 0.5), (("b", "a"), 0.5)]
    assert fitted([tie])["a"] == pytest.approx(0)
    assert won("a", [tie, Ranked(("b", "a"), (2, 1), 1)]) == 0.75


def test_a_lone_bot_is_measured_by_its_share() -> None:
    lineup = ("weak", "strong", "weak")
    matches = [Ranked(lineup, (2, 1, 3) if n % 4 else (1, 2, 3), n) for n in range(40)]
    strong = next(share for share in shared(matches) if share.bot == "strong")
    assert (strong.share, strong.fair) == (0.75, 0.333)
    assert 0.5 < strong.low < 0.75 < strong.high < 0.95
