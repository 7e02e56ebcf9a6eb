"""Sets of components: one bit of an integer for each."""


def members(mask: int) -> list[int]:
    """The indexes in a mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def count_of(mask: int) -> int:
    """How many indexes a mask has."""
    return mask.bit_count()
