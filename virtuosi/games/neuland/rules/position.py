"""Everything on the table of a match of Neuland. Nothing in it is hidden."""

from typing import Any, Final, final

from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import Task
from virtuosi.games.neuland.rules import scoring
from virtuosi.games.neuland.rules.discs import discs_of, is_metal, mineral_of, ore_of
from virtuosi.games.neuland.rules.moves import (
    BARE,
    CATEGORIES,
    CATEGORY_COUNT,
    HEX_COUNT,
    KINDS,
    LODGE,
    METAL,
    MINERALS,
    PRODUCTION_COUNT,
    SAWMILL,
    STEPS,
)
from virtuosi.games.neuland.rules.pack import NeulandPack

FIELDS: Final = [
    "rules",
    "terrain",
    "pieces",
    "tile",
    "owner",
    "good",
    "stack",
    "supply",
    "stock",
    "built",
    "scored",
    "place",
    "scorer",
    "reserve",
    "left",
    "time",
    "turns",
    "quiet",
    "lying",
    "cycle",
    "used",
    "limit",
    "turn",
    "started",
    "winner",
    "stands",
    "has",
    "free",
    "room",
    "open_piles",
    "kept",
]


# Options, as flags of `rules`
RANDOM_MAP: Final = 1
ONE_STEP: Final = 2
SUM_OF_DISTANCES: Final = 4
DISCS_STAY: Final = 8
WAITING: Final = 16


@final
class Neuland(Position):
    """Slots are numbered hex * 3 + place. Masks have a bit per slot, hex or pile, so that reach is a few ands.

    Copies share all lists. Those that tell of markers are altered in place, once they are a position's own
    (`own_markers`); the others are replaced (`altered`).
    """

    def __init__(
        self,
        seats: int,
        agenda: list[Task[Any]],
        pack: NeulandPack,
        rules: int,
        terrain: list[int],
        pieces: list[int],
        tile: list[int],
        owner: list[int],
        good: list[int],
        stack: list[int],
        supply: list[int],
        stock: list[int],
        built: list[int],
        scored: list[int],
        place: list[int],
        scorer: list[int],
        reserve: list[int],
        left: list[int],
        time: list[int],
        turns: list[int],
        quiet: list[int],
        lying: int,
        cycle: int,
        used: int,
        limit: int,
        turn: int,
        started: int,
        winner: int,
        stands: list[int],
        has: list[int],
        free: list[int],
        room: list[int],
        open_piles: list[int],
        kept: int,
    ) -> None:
        self.seats = seats
        self.agenda = agenda
        self.over = False
        self.events = None
        self.pack = pack
        self._shared = False  # whether a copy holds the same lists of markers
        self.rules = rules  # the options, a flag each
        self.terrain = terrain  # by hex; replaced, never altered, so that copies share it
        self.pieces = pieces  # doubles still to be laid, by pair of terrains; replaced, never altered
        self.tile = tile  # kind of building on each slot
        self.owner = owner  # whose marker is on each slot
        self.good = good  # what that marker is
        self.stack = stack  # discs of a mine, packed in discs.py
        self.supply = supply  # discs beside the map, by mineral
        self.stock = stock  # production tiles on the boards
        self.built = built  # tiles taken from each category's stack
        self.scored = scored  # of these, how many carry points
        self.place = place  # slot of each progress tile
        self.scorer = scorer  # who placed points on it
        self.reserve = reserve  # markers beside the map
        self.left = left  # coats of arms still to place
        self.time = time  # space of each time marker
        self.turns = turns  # turns taken
        self.quiet = quiet  # turns taken since anybody placed points
        self.lying = lying  # mask of slots; only goods of the seat on turn can lie
        self.cycle = cycle  # space of the cycle marker
        self.used = used  # actions of this turn
        self.limit = limit  # actions after which this turn can still end
        self.turn = turn  # turns begun by all
        self.started = started  # seats that have placed their first two tiles
        self.winner = winner  # who placed the last coat of arms
        # What follows from the above, kept up to date because every list of moves asks for it
        self.stands = stands  # mask of slots, by kind of tile
        self.has = has  # mask of slots with a seat's marker of that good, by seat * GOOD_COUNT + good
        self.free = free  # mask of slots without a marker, filed by input; see NeulandPack.tier
        self.room = room  # mask of hexes with an empty slot, by terrain
        self.open_piles = open_piles  # mask of piles that are not empty; see effects.filed
        self.kept = kept  # mask of hexes kept for a start

    def copy(self) -> "Neuland":
        p = Neuland(
            seats=self.seats,
            agenda=self.agenda[:],
            pack=self.pack,
            rules=self.rules,
            terrain=self.terrain,
            pieces=self.pieces,
            tile=self.tile,
            owner=self.owner,
            good=self.good,
            stack=self.stack,
            supply=self.supply,
            stock=self.stock,
            built=self.built,
            scored=self.scored,
            place=self.place,
            scorer=self.scorer,
            reserve=self.reserve,
            left=self.left,
            time=self.time,
            turns=self.turns,
            quiet=self.quiet,
            lying=self.lying,
            cycle=self.cycle,
            used=self.used,
            limit=self.limit,
            turn=self.turn,
            started=self.started,
            winner=self.winner,
            stands=self.stands,
            has=self.has,
            free=self.free,
            room=self.room,
            open_piles=self.open_piles,
            kept=self.kept,
        )
        p.over = self.over
        self._shared = p._shared = True
        return p

    def own_markers(self) -> None:
        """Markers are about to change: from now on no copy shares the lists that tell of them."""
        if self._shared:
            self.owner, self.good, self.reserve = self.owner[:], self.good[:], self.reserve[:]
            self.has, self.free = self.has[:], self.free[:]
            self._shared = False

    def resample(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden (1.9)."""

    def scores(self) -> list[int]:
        all_points = self.pack.arms[self.seats]
        return [all_points - left for left in self.left]

    def census(self) -> dict[str, int]:
        """Pieces of the map, tiles, discs, markers and coats of arms, wherever they are."""
        laid = HEX_COUNT - self.terrain.count(BARE)
        found = {"hexes": laid + 2 * sum(self.pieces) + (1 if laid % 2 == 0 else 0)}
        for kind in range(PRODUCTION_COUNT):
            waiting = self.seats - self.started if kind in (LODGE, SAWMILL) else 0
            found[KINDS[kind]] = self.tile.count(kind) + self.stock[kind] + waiting
        for category in range(CATEGORY_COUNT):
            first = PRODUCTION_COUNT + category * STEPS
            on_map = sum([1 for kind in self.tile if first <= kind < first + STEPS])
            found[CATEGORIES[category]] = on_map + STEPS - self.built[category]
        for mineral in range(len(MINERALS)):
            found[MINERALS[mineral]] = self.supply[mineral] + self.discs_out(mineral)
        for seat in range(self.seats):
            found[f"markers {seat}"] = self.reserve[seat] + self.owner.count(seat)
            placed = sum([self.pack.points[tile] for tile in range(len(self.scorer)) if self.scorer[tile] == seat])
            found[f"arms {seat}"] = self.left[seat] + min(placed, self.pack.arms[self.seats])
        return found

    def discs_out(self, mineral: int) -> int:
        """Discs of a mineral on mines and smelters."""
        count = 0
        for slot in range(len(self.tile)):
            count += discs_of(self.stack[slot]).count(mineral)
            good = self.good[slot]
            if is_metal(good) and self.pack.output[self.tile[slot]] == METAL and mineral_of(ore_of(good)) == mineral:
                count += 1
        return count

    def ranking(self) -> list[int]:
        return scoring.ranking(self.scores(), self.turns, self.winner)
