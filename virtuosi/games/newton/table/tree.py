"""The technology tree and the Work track as everybody sees them."""

import msgspec

from virtuosi.core.text import Message
from virtuosi.games.newton.rules.moves import (
    COLOURED,
    INVENTION,
    INVENTION_IDS,
    OBJECTIVE_IDS,
    OBJECTIVE_TILE,
    PLACES,
    SPACE_TILES,
    SPECIALIZATION,
    SPECIALIZATION_IDS,
    STUDENTS,
    TREE_IDS,
)
from virtuosi.games.newton.rules.pack import WORK_GOAL
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.table import names
from virtuosi.games.newton.table.cards import colours
from virtuosi.games.newton.table.tiles import TileView, token_id


class SpaceView(msgspec.Struct, frozen=True):
    ref: str  # "tree/l3a"
    id: str
    name: Message
    x: int  # steps from the root
    y: int  # from the top
    next: list[str]
    branch: str  # the ref of the branch that leads here, "branch/l1"
    spot: int
    tile: TileView | None
    token: str | None
    books: list[str]
    students: list[int]  # seats, one entry for each student


class TrackView(msgspec.Struct, frozen=True):
    ref: str  # "work/7"
    number: int
    tile: TileView | None
    books: list[str]
    markers: list[int]


def space_tile(p: Newton, kind: int, tile: int) -> TileView | None:
    """A tile of the tree or the track."""
    name = names.space_tile_name(kind, tile) if kind and (tile != NONE or SPACE_TILES[kind] == "master") else None
    if name is None:
        return None
    id = ""
    if kind == SPECIALIZATION:
        id = SPECIALIZATION_IDS[tile]
    elif kind == INVENTION:
        id = INVENTION_IDS[tile]
    elif kind == OBJECTIVE_TILE:
        id = OBJECTIVE_IDS[tile]
    return TileView(SPACE_TILES[kind], id, name, names.space_effect(p.pack, kind, tile) if id else None)


def space_view(p: Newton, space: int) -> SpaceView:
    pack = p.pack
    goal = pack.goal_of[space]
    return SpaceView(
        ref=f"tree/{TREE_IDS[space]}",
        id=TREE_IDS[space],
        name=names.space_name(pack, space),
        x=pack.tree_x[space],
        y=pack.tree_y[space],
        next=[TREE_IDS[ahead] for ahead in pack.next[space]],
        branch=f"branch/{TREE_IDS[space]}",
        spot=pack.tree_token[space],
        tile=space_tile(p, pack.tree_tile[space], p.tree[space]),
        token=token_id(p, PLACES + space),
        books=colours(pack.goal_books[goal * COLOURED : (goal + 1) * COLOURED]) if goal >= 0 else [],
        students=[k // STUDENTS for k in range(len(p.students)) if p.students[k] == space],
    )


def track_view(p: Newton, number: int) -> TrackView:
    pack = p.pack
    return TrackView(
        ref=f"work/{number}",
        number=number,
        tile=space_tile(p, pack.track_tile[number], p.track[number]),
        books=colours(pack.goal_books[WORK_GOAL * COLOURED : (WORK_GOAL + 1) * COLOURED])
        if number == pack.length
        else [],
        markers=[seat for seat in range(p.seats) if p.marker[seat] == number],
    )
