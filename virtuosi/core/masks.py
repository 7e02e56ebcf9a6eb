"""Sets of small numbers: one bit of an integer for each."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, an int of the machine; interpreted, nothing but a note


def members(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def listed(first: int, mask: int) -> list[int]:
    """`first` plus each number in a mask of at most 62, ascending: the moves of a family that the mask allows."""
    found: list[int] = []
    list_more(found, first, mask)
    return found


def list_more(found: list[int], first: int, mask: int) -> None:
    """The same, put to moves that were found before."""
    before = first - 1
    rest: i64 = mask
    while rest != 0:
        low: i64 = rest & -rest
        found.append(before + int(low).bit_length())
        rest ^= low


def mask_of(numbers: list[int]) -> int:
    """The mask of these numbers; negative ones stand for nothing."""
    mask = 0
    for number in numbers:
        if number >= 0:
            mask |= 1 << number
    return mask


def count_of(mask: int) -> int:
    """How many numbers a mask has."""
    count = 0
    while mask:  # compiled, far quicker than int.bit_count
        mask &= mask - 1
        count += 1
    return count


def member(mask: int, place: int) -> int:
    """The number at this place among those of a mask, ascending from 0."""
    while place > 0:
        mask &= mask - 1
        place -= 1
    return (mask & -mask).bit_length() - 1
