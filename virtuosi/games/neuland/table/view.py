"""What a seat sees of Neuland: everything, and for its own eyes what things would cost."""

import msgspec

from virtuosi.games.neuland.rules.moves import (
    GOOD_COUNT,
    GOODS,
    HEX_COUNT,
    MINERALS,
    PILE_COUNT,
    SLOT_COUNT,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.table.country import (
    HexView,
    PileView,
    ProgressView,
    SlotView,
    hex_view,
    pile_view,
    progress_view,
    slot_view,
)
from virtuosi.games.neuland.table.making import MakerView, PendingView, makers_of, pending_view
from virtuosi.games.neuland.table.refs import slot_ref
from virtuosi.games.neuland.table.track import TrackView, on_turn, track_view


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    points: int
    left: int
    reserve: int
    goods: list[str]  # slot refs
    spoiling: list[str]  # of these, what vanishes at the end of this turn
    space: int  # on the track, with this turn's actions
    turns: int


class View(msgspec.Struct, frozen=True):
    hexes: list[HexView]
    slots: list[SlotView]
    piles: list[PileView]
    progress: list[ProgressView]  # by category, then by step
    minerals: dict[str, int]
    seats: list[SeatView]
    track: TrackView
    makers: dict[str, list[MakerView]]  # by good
    pending: PendingView | None
    turn: int


def seat_view(p: Neuland, seat: int) -> SeatView:
    goods = [slot for slot in range(SLOT_COUNT) if p.owner[slot] == seat]
    moved = p.used if on_turn(p) == seat else 0
    return SeatView(
        seat=seat,
        points=p.scores()[seat],
        left=p.left[seat],
        reserve=p.reserve[seat],
        goods=[slot_ref(slot) for slot in goods],
        spoiling=[slot_ref(slot) for slot in goods if p.lying >> slot & 1],
        space=(p.time[seat] + moved) % p.pack.track,
        turns=p.turns[seat],
    )


def view(p: Neuland, seat: int) -> View:
    eyes = seat if seat >= 0 else max(p.actor, 0)
    return View(
        hexes=[hex_view(p, at) for at in range(HEX_COUNT)],
        slots=[slot_view(p, slot, eyes) for slot in range(SLOT_COUNT)],
        piles=[pile_view(p, pile) for pile in range(PILE_COUNT)],
        progress=[progress_view(p, tile) for tile in range(len(p.scorer))],
        minerals=dict(zip(MINERALS, p.supply, strict=True)),
        seats=[seat_view(p, other) for other in range(p.seats)],
        track=track_view(p),
        makers={GOODS[good]: makers_of(p, good, eyes) for good in range(GOOD_COUNT)},
        pending=pending_view(p),
        turn=p.turn,
    )
