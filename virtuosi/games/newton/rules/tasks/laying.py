"""What Nature lays out before the first round: tiles, tokens, cards, boards (rules section 2)."""

from typing import Final, final

from virtuosi.core.masks import mask_of
from virtuosi.core.position import altered
from virtuosi.core.task import Chance, Step, WeightedChance, drawn
from virtuosi.games.newton.rules.events import BOARD, FIRST
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    BOARD_IDS,
    BONUSES,
    CITY,
    CITY_IDS,
    INVENTION,
    INVENTION_IDS,
    LAND_IDS,
    OBJECTIVE_IDS,
    PLACES,
    SPECIALIZATION,
    SPECIALIZATION_IDS,
    TO_BOARD,
    TO_CITY,
    TO_DISCOVERY,
    TO_FIRST,
    TO_INVENTION,
    TO_LAND,
    TO_OBJECTIVE,
    TO_SPECIALIZATION,
    TO_TOKEN,
    TO_UNIVERSITY,
    TREE,
    UNIVERSITIES,
)
from virtuosi.games.newton.rules.ownership import NOT_LAID, ON_OFFER
from virtuosi.games.newton.rules.pack import GOALS, MAP_GOAL, WORK_GOAL
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.scoring import objective
from virtuosi.games.newton.rules.tasks.upkeep import fill_rows

ON_TRACK: Final = TREE  # slots of tiles: spaces of the tree, then those of the Work track


def _lay(p: Newton, slot: int, tile: int) -> None:
    if slot < ON_TRACK:
        p.tree[slot] = tile
    else:
        p.track[slot - ON_TRACK] = tile


def _laid(p: Newton, kind: int) -> list[int]:
    """Tiles of this kind that lie already."""
    return [p.tree[slot] if slot < ON_TRACK else p.track[slot - ON_TRACK] for slot in p.pack.tile_slots[kind]]


@final
class LayCity(WeightedChance[Newton]):
    """A city tile for the place `a` (rule 2.1)."""

    def left(self, p: Newton) -> list[int]:
        """How many of each kind are not laid yet."""
        found = p.pack.city_count[: len(CITY_IDS) if p.discoveries else len(CITY_IDS) - 1]
        for place in range(PLACES):
            if p.pack.kind[place] == CITY and p.tiles[place] != NONE:
                found[p.tiles[place]] -= 1
        return found

    def weight(self, p: Newton, move: int) -> int:
        return self.left(p)[move - TO_CITY]

    def candidates(self, p: Newton) -> list[int]:
        left = self.left(p)
        return [TO_CITY + kind for kind in range(len(left)) if left[kind] > 0]

    def toss(self, p: Newton, number: int) -> int:
        return TO_CITY + drawn(self.left(p), number)

    def take(self, p: Newton, move: int) -> None:
        p.tiles[self.a] = move - TO_CITY


@final
class LayUniversity(Chance[Newton]):
    def candidates(self, p: Newton) -> list[int]:
        return [TO_UNIVERSITY + k for k in range(UNIVERSITIES) if p.homes[k] == NONE]

    def take(self, p: Newton, move: int) -> None:
        p.tiles[self.a] = move - TO_UNIVERSITY
        p.homes[move - TO_UNIVERSITY] = self.a


@final
class LayLand(Chance[Newton]):
    def candidates(self, p: Newton) -> list[int]:
        return [TO_LAND + k for k in range(len(LAND_IDS)) if p.homes[UNIVERSITIES + k] == NONE]

    def take(self, p: Newton, move: int) -> None:
        p.tiles[self.a] = move - TO_LAND
        p.homes[UNIVERSITIES + move - TO_LAND] = self.a


@final
class LaySpecialization(Chance[Newton]):
    """A specialization for the slot `a` (rule 2.2)."""

    def candidates(self, p: Newton) -> list[int]:
        laid = mask_of(_laid(p, SPECIALIZATION))
        return [TO_SPECIALIZATION + k for k in range(len(SPECIALIZATION_IDS)) if not laid >> k & 1]

    def take(self, p: Newton, move: int) -> None:
        _lay(p, self.a, move - TO_SPECIALIZATION)


@final
class LayInvention(Chance[Newton]):
    def candidates(self, p: Newton) -> list[int]:
        laid = mask_of(_laid(p, INVENTION))
        kinds = len(INVENTION_IDS) if p.discoveries else len(INVENTION_IDS) - 1
        return [TO_INVENTION + k for k in range(kinds) if not laid >> k & 1]

    def take(self, p: Newton, move: int) -> None:
        _lay(p, self.a, move - TO_INVENTION)


@final
class LayObjective(Chance[Newton]):
    """An objective for the goal `a` (rule 2.3)."""

    def candidates(self, p: Newton) -> list[int]:
        laid = mask_of([objective(p, goal) for goal in range(GOALS)])
        kinds = len(OBJECTIVE_IDS) if p.discoveries else len(OBJECTIVE_IDS) - 1
        return [TO_OBJECTIVE + k for k in range(kinds) if not laid >> k & 1]

    def take(self, p: Newton, move: int) -> None:
        space, tile = p.pack.goal_space[self.a], move - TO_OBJECTIVE
        if self.a == MAP_GOAL:
            p.tiles[space] = tile
        elif self.a == WORK_GOAL:
            p.track[space] = tile
        else:
            p.tree[space] = tile


@final
class LayToken(WeightedChance[Newton]):
    """A bonus token for the spot `a` (rule 2.4)."""

    def left(self, p: Newton) -> list[int]:
        """How many of each kind are not laid yet."""
        found = p.pack.bonus_count[:]
        for token in p.tokens:
            if token != NONE:
                found[token] -= 1
        return found

    def weight(self, p: Newton, move: int) -> int:
        return self.left(p)[move - TO_TOKEN]

    def candidates(self, p: Newton) -> list[int]:
        left = self.left(p)
        return [TO_TOKEN + k for k in range(BONUSES) if left[k] > 0]

    def toss(self, p: Newton, number: int) -> int:
        return TO_TOKEN + drawn(self.left(p), number)

    def take(self, p: Newton, move: int) -> None:
        p.tokens = altered(p.tokens, self.a, move - TO_TOKEN)


@final
class LayRows(Step[Newton]):
    """The first face-up cards (rule 2.6)."""

    def run(self, p: Newton) -> None:
        fill_rows(p)


@final
class LayDiscovery(Chance[Newton]):
    def candidates(self, p: Newton) -> list[int]:
        return [TO_DISCOVERY + k for k in range(len(p.offer)) if p.offer[k] == NOT_LAID]

    def take(self, p: Newton, move: int) -> None:
        p.offer = altered(p.offer, move - TO_DISCOVERY, ON_OFFER)


@final
class DealBoard(Chance[Newton]):
    """A study board with its printed tile and symbol (rule 2.7)."""

    def candidates(self, p: Newton) -> list[int]:
        return [TO_BOARD + k for k in range(len(BOARD_IDS)) if k not in p.boards]

    def take(self, p: Newton, move: int) -> None:
        board = move - TO_BOARD
        p.boards[self.seat] = board
        p.shelf = altered(p.shelf, self.seat, p.pack.printed[board])
        p.symbols[self.seat * ACTIONS + p.pack.desk_symbol[board]] += 1
        if p.events is not None:
            p.events.add(BOARD, self.seat, board)


@final
class FirstSeat(Chance[Newton]):
    def candidates(self, p: Newton) -> list[int]:
        return [TO_FIRST + seat for seat in range(p.seats)]

    def take(self, p: Newton, move: int) -> None:
        p.first = move - TO_FIRST
        if p.events is not None:
            p.events.add(FIRST, p.first)
