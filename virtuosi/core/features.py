"""How a flat observation spells the fields of a position that are more than one plain number each."""

import msgspec


class Packed(msgspec.Struct, frozen=True):
    """An int that holds small numbers side by side; one bit each is a set."""

    parts: int
    bits: int = 1


class Tally(msgspec.Struct, frozen=True):
    """A list or pile that grows and shrinks: how many lie there, and how often each number does."""

    low: int
    end: int  # the numbers are low .. end - 1
    groups: int = 0  # so many lists or piles of them; 0: the field itself is one


class Derived(msgspec.Struct, frozen=True):
    """Kept for speed, and told by other fields: left out."""


Form = Packed | Tally | Derived
