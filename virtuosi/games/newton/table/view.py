"""What a seat sees of Newton, built up from what may be shown."""

from functools import cache

import msgspec

from virtuosi.core.text import Message, say
from virtuosi.games.newton.rules import scoring
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    ANCIENT,
    BONUS_IDS,
    CARD_IDS,
    CITY,
    CITY_IDS,
    DISCOVERY_IDS,
    INVENTION,
    INVENTION_IDS,
    JOKER,
    LAND_IDS,
    LEVELS,
    OBJECTIVE,
    OBJECTIVE_IDS,
    OBJECTIVE_TILE,
    PLACE_IDS,
    PLACE_KINDS,
    PLACES,
    SPACE_TILES,
    SPECIALIZATION,
    SPECIALIZATION_IDS,
    STARTERS,
    TREE,
    TREE_IDS,
    UNIVERSITY,
)
from virtuosi.games.newton.rules.pack import GOALS, MAP_GOAL, WAYS, WORK_GOAL, NewtonPack
from virtuosi.games.newton.rules.position import FINISHED, NONE, NOT_LAID, ON_OFFER, Newton
from virtuosi.games.newton.rules.setup import KeepMaster, pack_of
from virtuosi.games.newton.table import names
from virtuosi.games.newton.table.cards import CardView, MasterView, card_view, colours, master_view
from virtuosi.games.newton.table.study import SeatView, seat_view


class TileView(msgspec.Struct, frozen=True):
    """A tile lying on a place or space: its kind and id name it, `says` tells what it does."""

    kind: str  # city | university | ancient_land | specialization | invention | master | objective
    id: str
    name: Message
    says: Message | None


class PlaceView(msgspec.Struct, frozen=True):
    ref: str  # "place/istanbul"
    id: str
    kind: str
    x: int  # hundredths of the sheet
    y: int
    spot: int  # from how many players on a token lies here; 0 never
    tile: TileView | None
    token: str | None
    books: list[str]
    cubes: list[int]  # seats
    scientists: list[int]


class RoadView(msgspec.Struct, frozen=True):
    a: str
    b: str
    toll: int
    way: str  # land | sea | both


class SpaceView(msgspec.Struct, frozen=True):
    ref: str  # "tree/l3a"
    id: str
    name: Message
    x: int  # steps from the root
    y: int  # from the top
    next: list[str]
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


class DeckView(msgspec.Struct, frozen=True):
    ref: str  # "deck/1"
    level: int
    left: int
    row: list[CardView]


class GoalView(msgspec.Struct, frozen=True):
    """An objective space with its tile, and what it would be worth to each seat now."""

    ref: str  # "objective/coins"
    id: str
    name: Message
    says: Message
    where: str  # ref of the space
    books: list[str]
    worth: list[int]
    occupied: list[bool]


class DiscoveryView(msgspec.Struct, frozen=True):
    ref: str  # "discovery/gd1"
    id: str
    name: Message
    cost: int
    books: list[str]
    income: Message | None
    says: Message
    owner: int | None
    face_up: bool
    worth: list[int]  # if each seat used it now


class StockView(msgspec.Struct, frozen=True):
    ref: str  # "stock/0": incomes of points, coins, potions, then developments by action, then medicine
    id: int
    name: Message
    left: int


class PartView(msgspec.Struct, frozen=True):
    name: Message
    n: int


class TurnView(msgspec.Struct, frozen=True):
    """The turn under way: the card played and how its value builds up."""

    seat: int
    column: int  # 1 to 5
    card: CardView | None
    action: str | None
    value: int
    parts: list[PartView]
    done: bool
    boosted: bool
    effect_used: bool
    special: Message | None  # the special action in sight under this column
    special_used: bool


class View(msgspec.Struct, frozen=True):
    places: list[PlaceView]
    roads: list[RoadView]
    tree: list[SpaceView]
    track: list[TrackView]
    decks: list[DeckView]
    goals: list[GoalView]
    discoveries: list[DiscoveryView]
    stock: list[StockView]
    seats: list[SeatView]
    masters: list[MasterView]  # own hand, and own played ones
    pack: list[MasterView]  # the masters to choose from in the draft
    turn: TurnView | None
    round: int
    rounds: int
    first: int | None
    gone: list[str]  # cards removed from the match


def place_tile(p: Newton, place: int) -> TileView | None:
    kind, tile = p.pack.kind[place], p.tiles[place]
    if tile == NONE:
        return None
    if kind == CITY:
        says = names.effect(p.pack, p.pack.city_program[tile])
        return TileView("city", CITY_IDS[tile], names.city_name(tile), says)
    if kind == UNIVERSITY:
        return TileView("university", str(tile + 1), names.home_name(tile), None)
    if kind == ANCIENT:
        return TileView("ancient_land", LAND_IDS[tile], names.home_name(6 + tile), None)
    return TileView("objective", OBJECTIVE_IDS[tile], names.objective_name(tile), names.objective(p.pack, tile))


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


def token_id(p: Newton, spot: int) -> str | None:
    return BONUS_IDS[p.tokens[spot]] if p.tokens[spot] != NONE else None


def place_view(p: Newton, place: int) -> PlaceView:
    pack = p.pack
    return PlaceView(
        ref=f"place/{PLACE_IDS[place]}",
        id=PLACE_IDS[place],
        kind=PLACE_KINDS[pack.kind[place]],
        x=pack.place_x[place],
        y=pack.place_y[place],
        spot=pack.token[place],
        tile=place_tile(p, place),
        token=token_id(p, place),
        books=colours(pack.goal_books[:3]) if pack.kind[place] == OBJECTIVE else [],
        cubes=[seat for seat in range(p.seats) if p.cubes[seat] >> place & 1],
        scientists=[seat for seat in range(p.seats) if p.at[seat] == place],
    )


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
        spot=pack.tree_token[space],
        tile=space_tile(p, pack.tree_tile[space], p.tree[space]),
        token=token_id(p, PLACES + space),
        books=colours(pack.goal_books[goal * 3 : goal * 3 + 3]) if goal >= 0 else [],
        students=[k // 4 for k in range(len(p.students)) if p.students[k] == space],
    )


def track_view(p: Newton, number: int) -> TrackView:
    pack = p.pack
    return TrackView(
        ref=f"work/{number}",
        number=number,
        tile=space_tile(p, pack.track_tile[number], p.track[number]),
        books=colours(pack.goal_books[WORK_GOAL * 3 : WORK_GOAL * 3 + 3]) if number == pack.length else [],
        markers=[seat for seat in range(p.seats) if p.marker[seat] == number],
    )


def goal_view(p: Newton, goal: int) -> GoalView:
    tile, space = scoring.objective(p, goal), p.pack.goal_space[goal]
    if goal == MAP_GOAL:
        where = f"place/{PLACE_IDS[space]}"
    else:
        where = f"work/{space}" if goal == WORK_GOAL else f"tree/{TREE_IDS[space]}"
    return GoalView(
        ref=f"objective/{OBJECTIVE_IDS[tile]}",
        id=OBJECTIVE_IDS[tile],
        name=names.objective_name(tile),
        says=names.objective(p.pack, tile),
        where=where,
        books=colours(p.pack.goal_books[goal * 3 : goal * 3 + 3]),
        worth=[scoring.worth(p, seat, tile) for seat in range(p.seats)],
        occupied=[scoring.occupied(p, seat, goal) for seat in range(p.seats)],
    )


def discovery_view(p: Newton, tile: int) -> DiscoveryView:
    pack, state = p.pack, p.offer[tile]
    income = pack.discovery_income[tile]
    return DiscoveryView(
        ref=f"discovery/{DISCOVERY_IDS[tile]}",
        id=DISCOVERY_IDS[tile],
        name=names.discovery_name(tile),
        cost=pack.cost[tile],
        books=colours(pack.discovery_books[tile * 4 : tile * 4 + 4]),
        income=names.effect(pack, income) if pack.op[income] else None,
        says=names.discovery(pack, tile),
        owner=None if state == ON_OFFER else state >> 1,
        face_up=state == ON_OFFER or state % 2 == 0,
        worth=[scoring.discovery_worth(p, seat, tile) for seat in range(p.seats)] if p.round else [],
    )


def turn_view(p: Newton) -> TurnView | None:
    if p.round == 0 or not p.agenda or p.turns >= p.seats * 5:
        return None
    seat = (p.first + p.turns) % p.seats
    tucked = p.tucked[seat * 5 + p.column()]
    special = p.pack.special[tucked] if tucked != NONE and p.card != NONE else NONE
    return TurnView(
        seat=seat,
        column=p.column() + 1,
        card=card_view(p, seat, p.card) if p.card != NONE else None,
        action=ACTIONS[p.action] if p.action != NONE else None,
        value=p.value,
        parts=parts(p, seat),
        done=p.acted == FINISHED,
        boosted=p.boosted,
        effect_used=p.effect_used,
        special=names.special(p.pack, special) if special != NONE else None,
        special_used=p.special_used,
    )


def parts(p: Newton, seat: int) -> list[PartView]:
    """Where the value of the action comes from (rule 3.5); before it is chosen, of a card's only action."""
    if p.card == NONE:
        return []
    action = p.action if p.action != NONE else p.pack.playable[p.card][0]
    if p.action == NONE and len(p.pack.playable[p.card]) > 1:
        return []
    base = seat * 5
    counts = {
        "card": p.pack.symbols[p.card * 5 + action],
        "joker": 1 if p.card == JOKER else 0,
        "desk": sum(
            p.pack.symbols[card * 5 + action] for card in p.desk[base : base + 5] if card not in (NONE, p.card)
        ),
        "tucked": sum(p.pack.tucked_symbols[card * 5 + action] for card in p.tucked[base : base + 5] if card != NONE),
        "drawers": p.drawers[base : base + 5].count(3 + action),
        "printed": 1 if p.pack.desk_symbol[p.boards[seat]] == action else 0,
        "boost": 1 if p.boosted else 0,
    }
    return [PartView(say(f"part-{name}"), n) for name, n in counts.items() if n]


def masters(p: Newton, seat: int) -> list[MasterView]:
    """Own masters; a spectator has none."""
    if not 0 <= seat < p.seats:
        return []
    held = [(p.masters[k], bool(p.played[k])) for k in range(seat * 4, seat * 4 + 4) if p.masters[k] != NONE]
    return [master_view(p, master, played) for master, played in sorted(held)]


def draft_pack(p: Newton, seat: int) -> list[MasterView]:
    """The pack this seat looks at, while it has still to choose from it."""
    for task in p.agenda:
        if isinstance(task, KeepMaster) and task.seat == seat and (p.seats == 1 or task.a == p.pick):
            return [master_view(p, master, False) for master in sorted(pack_of(p, seat, p.pick))]
    return []


@cache
def roads(pack: NewtonPack) -> list[RoadView]:
    return [RoadView(PLACE_IDS[a], PLACE_IDS[b], toll, WAYS[way]) for a, b, toll, way in pack.drawn_roads]


def view(p: Newton, seat: int) -> View:
    laid = p.round > 0
    return View(
        places=[place_view(p, place) for place in range(PLACES)],
        roads=roads(p.pack),
        tree=[space_view(p, space) for space in range(TREE) if p.pack.tree_x[space] >= 0],
        track=[track_view(p, number) for number in range(p.pack.length + 1)],
        decks=[
            DeckView(f"deck/{k + 1}", k + 1, len(p.decks[k]), [card_view(p, seat, card) for card in p.rows[k]])
            for k in range(LEVELS)
        ],
        goals=[goal_view(p, goal) for goal in range(GOALS)] if laid else [],
        discoveries=[discovery_view(p, tile) for tile in range(len(p.offer)) if p.offer[tile] != NOT_LAID],
        stock=[StockView(f"stock/{k}", k, names.stock_name(k), p.stock[k]) for k in range(len(p.stock))],
        seats=[seat_view(p, s, [card_view(p, s, card) for card in p.hands[s]]) for s in range(p.seats)],
        masters=masters(p, seat),
        pack=draft_pack(p, seat),
        turn=turn_view(p),
        round=p.round,
        rounds=p.pack.rounds,
        first=p.first if p.seats > 1 and laid else None,
        gone=[CARD_IDS[card if card >= 0 else card % STARTERS] for card in p.gone],
    )
