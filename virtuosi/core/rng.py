"""A small generator for search, resampling and simulation. A match at a table never depends on it."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, an int of the machine; interpreted, nothing but a note

MODULUS: Final = 2147483647  # a prime below 2**31
MULTIPLIER: Final = 48271


class Rng:
    """Lehmer's generator: the same numbers interpreted and compiled, from any seed."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds would start neighbouring streams: spread them first.
        self.state = (seed * 1103515245 + 12345) % (MODULUS - 1) + 1
        self.number()
        self.number()

    def number(self) -> int:
        """The next number, 1 .. 2**31 - 2."""
        state: i64 = self.state
        self.state = int(state * MULTIPLIER % MODULUS)
        return self.state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.number() % n

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
