"""Mineral discs: the stack on a mine as one int, two bits a disc, the top one lowest; and what an ore becomes."""

from typing import Final

from virtuosi.games.neuland.rules.moves import COAL, IRON, IRON_ORE, SILVER, SILVER_ORE

BITS: Final = 2
ONE: Final = 3  # the mask of one disc: its mineral + 1, so that 0 is no disc


def top(stack: int) -> int:
    """The mineral on top of a mine that has one."""
    return (stack & ONE) - 1


def top_good(stack: int) -> int:
    """The good that a mine gives."""
    return COAL + top(stack)


def without_top(stack: int) -> int:
    return stack >> BITS


def with_disc(stack: int, mineral: int, under: int) -> int:
    """The stack with a disc below the `under` discs that it has."""
    return stack | (mineral + 1) << BITS * under


def discs_of(stack: int) -> list[int]:
    """Minerals of a mine, top first."""
    found: list[int] = []
    while stack:
        found.append(top(stack))
        stack = without_top(stack)
    return found


def is_mineral(good: int) -> bool:
    return COAL <= good <= SILVER_ORE


def is_metal(good: int) -> bool:
    return IRON <= good <= SILVER


def mineral_of(good: int) -> int:
    """The disc of a mineral good."""
    return good - COAL


def metal_of(ore: int) -> int:
    return ore + IRON - IRON_ORE


def ore_of(metal: int) -> int:
    return metal - IRON + IRON_ORE
