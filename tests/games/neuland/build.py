"""Small countries for tests: say which buildings and goods matter, the rest is empty."""

from collections.abc import Sequence

from virtuosi.core.data import Source
from virtuosi.core.events import Events
from virtuosi.core.task import LEGAL, NOT_ASKED
from virtuosi.games import find, shipped_pack
from virtuosi.games.neuland.rules import effects, setup, track
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
    STEPS,
    space,
)
from virtuosi.games.neuland.rules.pack import NeulandPack
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn
from virtuosi.games.neuland.table.view import View

game = find("neuland")


def shipped() -> NeulandPack:
    pack = shipped_pack("neuland")
    assert isinstance(pack, NeulandPack)
    return pack


def other_pack(**fields: object) -> NeulandPack:
    """The shipped pack with some of its numbers changed."""
    pack: NeulandPack = game.pack(Source(game.room.joinpath("data"), "other"))
    for name, value in fields.items():
        assert hasattr(pack, name)
        setattr(pack, name, value)
    return pack


def opening(seats: int = 2, *moves: str, pack: NeulandPack | None = None, **options: bool | str) -> Neuland:
    """A match from its very beginning, with these moves played."""
    p: Neuland = game.start(pack or shipped(), seats, game.checked_options(seats, options))
    play(p, *moves)
    return p


def country(seats: int = 2, *, rules: int = 0, pack: NeulandPack | None = None, seat: int = 0) -> Neuland:
    """The first map without any building: everybody has started, and this seat is on turn with all its time."""
    p = setup.lay(pack or shipped(), seats, rules & ~1)
    p.rules = rules
    p.agenda.clear()
    p.started = seats
    p.kept = 0
    for kind in (LODGE, SAWMILL):
        p.stock[kind] += seats
        effects.refresh_pile(p, kind)
    for other in range(seats):
        p.time[other] = other + 7 if other != seat else 0  # out of the way
    begin(p, seat)
    return p


def begin(p: Neuland, seat: int, *, used: int = 0) -> None:
    """Let a turn of this seat begin where its time marker stands."""
    p.agenda.clear()
    p.cycle = p.time[seat]
    track.begin_turn(p, seat)
    p.used = used
    p.agenda.append(PlayTurn(seat))


def put(p: Neuland, at: str, kind: str, discs: Sequence[str] = ()) -> int:
    """A building on a hex, whatever its terrain. A mine gets its discs, top first."""
    slot = effects.free_slot(p, HEXES.index(at))
    assert slot >= 0, f"{at} is full"
    number = KINDS.index(kind)
    if number >= PRODUCTION_COUNT:
        tile = number - PRODUCTION_COUNT
        assert p.built[tile // STEPS] == tile % STEPS, "build the lower tiles first"
    effects.put_tile(p, slot, number)
    for under, disc in enumerate(discs):
        effects.push_disc(p, slot, MINERALS.index(disc), under)
    return slot


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


def stand(p: Neuland, at: str, good: str, *, seat: int = 0, lying: bool = False, by: str | None = None) -> int:
    """A seat's good on a hex, on a building of its own that makes it; returns the slot."""
    kind = by or MAKERS.get(good, "mine")
    discs = [good] if kind == "mine" else []
    slot = put(p, at, kind, discs)
    if kind.startswith("smelter"):
        p.supply[GOODS.index(good) - 6] -= 1  # its disc is on the smelter
    effects.put_marker(p, seat, slot, GOODS.index(good))
    if lying:
        p.lying |= 1 << slot
    return slot


def score(p: Neuland, kind: str, seat: int) -> None:
    """A progress tile that carries this seat's coats of arms already; it stands where there is room."""
    tile = PROGRESS.index(kind)
    if p.place[tile] < 0:
        put(p, next(at for at in HEXES if effects.free_slot(p, HEXES.index(at)) >= 0), kind)
    effects.place_points(p, seat, tile)


def number(move: str) -> int:
    return space.numbers[move]


def play(p: Neuland, *moves: str) -> None:
    """Play moves one after the other; each must be legal."""
    for move in moves:
        found = p.refusal(number(move))
        assert found == LEGAL, f"{move} is refused: {reason(found)}; legal: {legal(p)}"
        p.play(number(move))


def reason(refusal: int) -> str:
    if refusal == NOT_ASKED:
        return "not asked"
    return "legal" if refusal == LEGAL else game.refusals[refusal].name


def refused(p: Neuland, move: str) -> str:
    """Why a move is refused: the name of the refusal."""
    return reason(p.refusal(number(move)))


def rule_of(p: Neuland, move: str) -> str:
    """The rule a refusal points to."""
    return game.refusals[p.refusal(number(move))].rule


def legal(p: Neuland) -> list[str]:
    return [space.names[move] for move in p.moves()]


def name(slot: int) -> str:
    return SLOTS[slot]


def produce(slot: int) -> str:
    return f"produce({SLOTS[slot]})"


def take(slot: int) -> str:
    return f"from({SLOTS[slot]})"


def cost(p: Neuland, *moves: str) -> int:
    """The actions these moves take; they are played."""
    before = p.used
    play(p, *moves)
    return p.used - before


def goods(p: Neuland, seat: int = 0) -> list[str]:
    """What a seat has on the map."""
    found = [GOODS[p.good[slot]] for slot in range(len(SLOTS)) if p.owner[slot] == seat]
    return sorted(found)


def log(p: Neuland, *moves: str) -> list[str]:
    """The ids of the log lines these moves cause."""
    p.events = Events()
    rows = p.events.rows
    play(p, *moves)
    p.events = None
    lines = [game.tell(row) for row in rows]
    return [line.text.id for line in lines if line is not None]


def seen(p: Neuland, seat: int = 0) -> View:
    """What a seat sees."""
    view = game.view(p, seat)
    assert isinstance(view, View)
    return view


def recomputed(p: Neuland) -> dict[str, object]:
    """The masks of a position from what lies on the table, to compare with those it keeps up to date."""
    has = [0] * (p.seats * GOOD_COUNT)
    stands = [0] * len(KINDS)
    free = [0] * len(p.free)
    room = [0, 0, 0]
    for slot, kind in enumerate(p.tile):
        if kind < 0:
            room[p.terrain[slot // 3]] |= 1 << slot // 3
            continue
        stands[kind] |= 1 << slot
        if p.owner[slot] >= 0:
            has[p.owner[slot] * GOOD_COUNT + p.good[slot]] |= 1 << slot
        elif kind < len(PRODUCTION):
            free[p.pack.tier[kind]] |= 1 << slot
    return {"has": has, "stands": stands, "free": free, "room": room}
