"""Typed tables of Neuland, flat for the rules."""

from typing import Final

from virtuosi.core.pack import Pack
from virtuosi.games.neuland.rules.moves import PAIR_COUNT, TERRAIN_COUNT

PAIRS: Final = 16  # where free tiles with two inputs are filed


def pair(one: int, two: int) -> int:
    """Where the double pieces of these two terrains are counted, whichever way round they are."""
    return one * TERRAIN_COUNT + two if one <= two else two * TERRAIN_COUNT + one


class NeulandPack(Pack):
    """One entry per kind of tile in the lists of tiles. Inputs are goods, ORE or NOTHING."""

    def __init__(self, id: str, digest: str, numbers: dict[str, int]) -> None:
        self.id = id
        self.digest = digest
        self.markers = numbers["markers"]
        self.actions = numbers["actions"]
        self.track = numbers["track"]
        self.forage = numbers["forage"]
        self.mine_size = numbers["minerals_per_mine"]
        self.quiet = numbers["quiet_turns"]
        # Coats of arms for each player, by number of seats
        self.arms = [0, 0] + [numbers[f"points_{seats}_players"] for seats in ("two", "three", "four")]
        self.counts: list[int] = []  # tiles of each production kind
        self.terrain: list[int] = []  # mask of the terrains a kind may stand on
        self.material: list[int] = []  # what a kind is built with, as its place in MATERIALS
        self.first_input: list[int] = []
        self.second_input: list[int] = []  # NOTHING where one input is enough
        self.inputs: list[int] = []  # mask of both
        self.output: list[int] = []  # of production kinds: a good, MINERAL or METAL
        self.makers: list[list[int]] = []  # by good: the kinds that make it
        self.scratch: list[int] = []  # by good: actions to make one from nothing, everything at hand
        self.scratch_of_kind: list[int] = []  # the same by the kind that makes it
        self.tier: list[int] = []  # of production kinds: where free ones are filed, by their input, or PAIRS
        self.points: list[int] = []  # by progress tile
        self.discs: list[int] = []  # by mineral
        self.doubles: list[int] = [0] * PAIR_COUNT  # pieces by pair of terrains
        self.single = 0  # terrain of the single piece
        self.first_map: list[int] = []
        self.starts = 0  # mask of the marked starts
