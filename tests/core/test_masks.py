"""Sets of small numbers in an integer: what goes in comes out, at every width."""

from virtuosi.core.masks import count_of, mask_of, member, members

SETS: tuple[list[int], ...] = ([], [0], [3, 5], [0, 1, 2, 61], [61, 62, 63, 64], list(range(0, 130, 7)))


def test_numbers_make_a_mask_and_come_out_ascending() -> None:
    for numbers in SETS:
        mask = mask_of(numbers[::-1])
        assert members(mask) == numbers
        assert count_of(mask) == len(numbers)
        assert [member(mask, place) for place in range(len(numbers))] == numbers


def test_negative_numbers_stand_for_nothing() -> None:
    assert mask_of([-1, 4, -2]) == 1 << 4
