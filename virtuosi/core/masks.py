"""Sets of small numbers: one bit of an integer for each."""


def members(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def count_of(mask: int) -> int:
    """How many numbers a mask has."""
    return mask.bit_count()


def member(mask: int, place: int) -> int:
    """The number at this place among those of a mask, ascending from 0."""
    for _ in range(place):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
