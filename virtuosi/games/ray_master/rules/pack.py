"""Typed tables of Ray Master: what the box holds."""

from typing import Final

from virtuosi.core.pack import Pack
from virtuosi.games.ray_master.rules.moves import CARDS, EMPTY, LANES, SHELF

CARD_IDS: Final = [[f"{letter}{number:02}" for number in range(1, CARDS + 1)] for letter in "sf"]


class RayPack(Pack):
    """What the box holds. Slots are numbered seat * LANES + lane; tables by size start with the empty slot."""

    def __init__(self, id: str, digest: str, numbers: dict[str, int]) -> None:
        self.id = id
        self.digest = digest
        self.energy = numbers["energy_start"]
        self.energy_per_hit = numbers["energy_per_hit"]
        self.hottest = numbers["temperature_max"]
        self.temperature = numbers["temperature_start"]
        self.height = 0
        self.mode = 0
        self.ray_even = numbers["ray_start_even"] - 1
        self.ray_odd = numbers["ray_start_odd"] - 1
        self.scientists = numbers["scientists_start"]
        self.scientists_advanced = numbers["scientists_start_advanced"]
        self.hand = numbers["hand_start"]
        self.hand_open = numbers["hand_start_open"]
        self.cycles = numbers["cycles"]
        self.heat_each = numbers["heat_per_scientist"]
        self.cool_each = numbers["cool_per_scientist"]
        self.cool_from_hottest = numbers["cool_at_maximum"]
        self.heat_of_shot = numbers["heat_per_shot"]
        self.cool_of_rest = numbers["cool_without_shot"]
        self.fire_cost = [numbers["fire_cost_shrink"], numbers["fire_cost_enlarge"]]
        self.loss = [numbers["shrink_loss_cold"], numbers["shrink_loss"]]  # fully cold, warmer
        self.gain = [numbers["enlarge_gain_cold"], numbers["enlarge_gain"]]
        self.medium_value = numbers["free_dice_medium"]
        self.large_sum = numbers["free_dice_sum"] - numbers["free_dice_medium"]
        self.penalty = numbers["solo_penalty"]
        self.target = numbers["solo_target"]
        self.weights: list[int] = []  # points per pip
        self.counts: list[int] = []  # dice of each size per colour
        self.lowest: list[int] = []  # by height: the smallest size the beam hits
        self.near: list[int] = []  # by lane: the seat whose slot is nearer to the ray
        self.sizes: list[int] = []  # dice at the start, by slot
        self.values: list[int] = []
        self.actions: list[list[int]] = []  # by deck and card
        self.amounts: list[list[int]] = []
        self.staff: list[list[int]] = []  # by action: the numbers of scientists it accepts

    def reserve(self) -> list[int]:
        """Dice beside the board at the start, by seat * SHELF + size."""
        reserve = self.counts + self.counts
        for slot in range(2 * LANES):
            if self.sizes[slot] != EMPTY:
                reserve[slot // LANES * SHELF + self.sizes[slot]] -= 1
        return reserve
