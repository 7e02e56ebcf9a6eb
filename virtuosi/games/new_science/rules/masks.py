"""Sets of discoveries as bit masks."""


def bits(mask: int) -> int:
    """How many discoveries are in a set."""
    return mask.bit_count()


def members(mask: int) -> list[int]:
    """The discoveries of a set, in the order of the tree."""
    found = []
    d = 0
    while mask:
        if mask & 1:
            found.append(d)
        mask >>= 1
        d += 1
    return found
