"""The small generator: the same everywhere, from any seed, and fair enough."""

import pytest

from virtuosi.core.rng import MODULUS, Rng


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Rng(1)
    assert [rng.number() for _ in range(3)] == [1905900049, 1501827799, 2124213750]


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    streams = [[rng.number() for _ in range(5)] for rng in (Rng(5), Rng(5), Rng(6))]
    assert streams[0] == streams[1] != streams[2]


@pytest.mark.parametrize("seed", [0, -1, 1, MODULUS - 1, MODULUS, 2**40, -(2**40)])
def test_no_seed_gets_stuck(seed: int) -> None:
    rng = Rng(seed)
    numbers = [rng.number() for _ in range(50)]
    assert len(set(numbers)) == 50
    assert all(0 < number < MODULUS for number in numbers)


def test_below_covers_its_range_evenly() -> None:
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)
    assert [rng.below(1) for _ in range(5)] == [0] * 5


def test_neighbouring_seeds_begin_differently() -> None:
    assert len({Rng(seed).below(1000) for seed in range(100)}) > 80


def test_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    orders = set()
    for seed in range(200):
        items = [1, 2, 3]
        Rng(seed).shuffle(items)
        assert sorted(items) == [1, 2, 3]
        orders.add(tuple(items))
    assert len(orders) == 6


def test_shuffling_nothing_is_allowed() -> None:
    empty: list[int] = []
    Rng(1).shuffle(empty)
    assert empty == []
