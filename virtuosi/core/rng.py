"""A small generator for search, resampling and simulation. A match at a table never depends on it."""

from typing import Final

MODULUS: Final = 2147483647  # a prime below 2**31
MULTIPLIER: Final = 48271
# Schrage's way to multiply modulo the prime: no product leaves the range that compiled code reckons quickly
QUOTIENT: Final = MODULUS // MULTIPLIER
REST: Final = MODULUS % MULTIPLIER


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
        state = self.state
        state = MULTIPLIER * (state % QUOTIENT) - REST * (state // QUOTIENT)
        self.state = state if state > 0 else state + MODULUS
        return self.state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.number() % n

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
