"""Small countries for tests: say which buildings and goods matter, the rest is empty."""

from collections.abc import Sequence

from tests.games.data import repacked
from virtuosi.core.events import Events
from virtuosi.core.rng import Rng
from virtuosi.core.scene import Line
from virtuosi.core.task import LEGAL, NATURE, NOT_ASKED
from virtuosi.games import find, shipped_pack
from virtuosi.games.neuland.rules import effects, setup, track
from virtuosi.games.neuland.rules.discs import mineral_of, ore_of
from virtuosi.games.neuland.rules.moves import (
    GOOD_COUNT,
    GOODS,
    HEXES,
    KINDS,
    LODGE,
    MINERALS,
    PRODUCTION,
    PRODUCTION_COUNT,
    PROGRESS,
    SAWMILL,
    SLOTS,
    SLOTS_PER_HEX,
    STEPS,
    space,
)
from virtuosi.games.neuland.rules.pack import NeulandPack
from virtuosi.games.neuland.rules.position import RANDOM_MAP, Neuland
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn
from virtuosi.games.neuland.table.view import View

game = find("neuland")

MAKERS = {
    "food": "hunting_lodge",
    "wool": "sheepfold",
    "wood": "sawmill",
    "stone": "quarry",
    "paper": "paper_mill",
    "cloth": "windmill",
    "iron": "smelter_dual",
    "silver": "smelter_dual",
    "coins": "mint",
    "weapons": "smith",
    "tools": "workshop",
}


def shipped() -> NeulandPack:
    pack = shipped_pack("neuland")
    assert isinstance(pack, NeulandPack)
    return pack


def other_pack(**fields: object) -> NeulandPack:
    """The shipped pack with some of its numbers changed."""
    pack = repacked(game, fields)
    assert isinstance(pack, NeulandPack)
    return pack


def produce(slot: int) -> str:
    return f"produce({SLOTS[slot]})"


def take(slot: int) -> str:
    return f"from({SLOTS[slot]})"


def reason(refusal: int) -> str:
    """The name of a refusal."""
    if refusal == NOT_ASKED:
        return "not asked"
    return "legal" if refusal == LEGAL else game.refusals[refusal].name


class Country:
    """A position, with what tests do to it and ask of it."""

    def __init__(self, p: Neuland) -> None:
        self.p = p

    def copy(self) -> "Country":
        return Country(self.p.copy())

    # What is laid out

    def begin(self, seat: int, *, used: int = 0) -> None:
        """Let a turn of this seat begin where its time marker stands."""
        self.p.agenda.clear()
        self.p.cycle = self.p.time[seat]
        track.begin_turn(self.p, seat)
        self.p.used = used
        self.p.agenda.append(PlayTurn(seat))

    def put(self, at: str, kind: str, discs: Sequence[str] = ()) -> int:
        """A building on a hex, whatever its terrain. A mine gets its discs, top first."""
        slot = effects.free_slot(self.p, HEXES.index(at))
        assert slot >= 0, f"{at} is full"
        number = KINDS.index(kind)
        if number >= PRODUCTION_COUNT:
            tile = number - PRODUCTION_COUNT
            assert self.p.built[tile // STEPS] == tile % STEPS, "build the lower tiles first"
        effects.put_tile(self.p, slot, number)
        for under, disc in enumerate(discs):
            effects.push_disc(self.p, slot, MINERALS.index(disc), under)
        return slot

    def stand(self, at: str, good: str, *, seat: int = 0, lying: bool = False, by: str | None = None) -> int:
        """A seat's good on a hex, on a building of its own that makes it; returns the slot."""
        kind = by or MAKERS.get(good, "mine")
        slot = self.put(at, kind, [good] if kind == "mine" else [])
        number = GOODS.index(good)
        if kind.startswith("smelter"):
            self.p.supply[mineral_of(ore_of(number))] -= 1  # its disc is on the smelter
        effects.put_marker(self.p, seat, slot, number)
        if lying:
            self.p.lying |= 1 << slot
        return slot

    def score(self, kind: str, seat: int) -> None:
        """A progress tile that carries this seat's coats of arms already; it stands where there is room."""
        tile = PROGRESS.index(kind)
        if self.p.place[tile] < 0:
            self.put(next(at for at in HEXES if effects.free_slot(self.p, HEXES.index(at)) >= 0), kind)
        effects.place_points(self.p, seat, tile)

    # What is played

    def play(self, *moves: str) -> None:
        """Play moves one after the other; each must be legal."""
        for move in moves:
            found = self.p.refusal(space.numbers[move])
            assert found == LEGAL, f"{move} is refused: {reason(found)}; legal: {self.legal()}"
            self.p.play(space.numbers[move])

    def cost(self, *moves: str) -> int:
        """The actions these moves take; they are played."""
        before = self.p.used
        self.play(*moves)
        return self.p.used - before

    def lines(self, *moves: str) -> list[Line]:
        """The log lines these moves cause."""
        self.p.events = Events()
        rows = self.p.events.rows
        self.play(*moves)
        self.p.events = None
        lines = [game.tell(row) for row in rows]
        return [line for line in lines if line is not None]

    def log(self, *moves: str) -> list[str]:
        """The ids of these lines."""
        return [line.text.id for line in self.lines(*moves)]

    def toss(self, rng: Rng) -> None:
        """Let Nature play as long as it is her turn."""
        while self.p.actor == NATURE:
            self.p.play(self.p.toss(rng.number()))

    def random_move(self, rng: Rng) -> None:
        if self.p.actor == NATURE:
            self.p.play(self.p.toss(rng.number()))
            return
        moves = self.p.moves()
        self.p.play(moves[rng.below(len(moves))])

    # What is asked

    @property
    def is_free(self) -> bool:
        """Whether the seat on turn may choose freely: nothing is half made."""
        return isinstance(self.p.agenda[-1], PlayTurn)

    def legal(self) -> list[str]:
        return [space.names[move] for move in self.p.moves()]

    def refused(self, move: str) -> str:
        """Why a move is refused: the name of the refusal."""
        return reason(self.p.refusal(space.numbers[move]))

    def rule_of(self, move: str) -> str:
        """The rule a refusal points to."""
        return game.refusals[self.p.refusal(space.numbers[move])].rule

    def goods(self, seat: int = 0) -> list[str]:
        """What a seat has on the map."""
        return sorted(GOODS[self.p.good[slot]] for slot in range(len(SLOTS)) if self.p.owner[slot] == seat)

    def seen(self, seat: int = 0) -> View:
        """What a seat sees."""
        view = game.view(self.p, seat)
        assert isinstance(view, View)
        return view

    def recomputed(self) -> dict[str, object]:
        """The masks of a position from what lies on the table, to compare with those it keeps up to date."""
        p = self.p
        has = [0] * (p.seats * GOOD_COUNT)
        stands = [0] * len(KINDS)
        free = [0] * len(p.free)
        room = [0, 0, 0]
        for slot, kind in enumerate(p.tile):
            at = slot // SLOTS_PER_HEX
            if kind < 0:
                room[p.terrain[at]] |= 1 << at
                continue
            stands[kind] |= 1 << slot
            if p.owner[slot] >= 0:
                has[p.owner[slot] * GOOD_COUNT + p.good[slot]] |= 1 << slot
            elif kind < len(PRODUCTION):
                free[p.pack.tier[kind]] |= 1 << slot
        return {"has": has, "stands": stands, "free": free, "room": room}


def opening(seats: int = 2, *moves: str, pack: NeulandPack | None = None, **options: bool | str) -> Country:
    """A match from its very beginning, with these moves played."""
    t = Country(game.start(pack or shipped(), seats, game.checked_options(seats, options)))
    t.play(*moves)
    return t


def country(seats: int = 2, *, rules: int = 0, pack: NeulandPack | None = None, seat: int = 0) -> Country:
    """The first map without any building: everybody has started, and this seat is on turn with all its time."""
    p = setup.lay(pack or shipped(), seats, rules & ~RANDOM_MAP)
    p.rules = rules
    p.agenda.clear()
    p.started = seats
    p.kept = 0
    for kind in (LODGE, SAWMILL):
        p.stock[kind] += seats
        effects.refresh_pile(p, kind)
    for other in range(seats):
        p.time[other] = other + 7 if other != seat else 0  # out of the way
    t = Country(p)
    t.begin(seat)
    return t
