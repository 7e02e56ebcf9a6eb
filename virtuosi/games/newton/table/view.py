"""What a seat sees of Newton, built up from what may be shown."""

import msgspec

from virtuosi.core.text import Message, say
from virtuosi.games.newton.rules import scoring
from virtuosi.games.newton.rules.moves import (
    ACTION_IDS,
    ACTIONS,
    BOOKS,
    CARD_IDS,
    COLOURED,
    COLUMNS,
    DISCOVERY_IDS,
    HAND,
    JOKER,
    LEVELS,
    OBJECTIVE_IDS,
    PLACE_IDS,
    PLACES,
    TREE,
    TREE_IDS,
)
from virtuosi.games.newton.rules.ownership import NOT_LAID, ON_OFFER, card_of, is_face_up, owner_of
from virtuosi.games.newton.rules.pack import FIRST_DEVELOPMENT, GOALS, MAP_GOAL, WORK_GOAL
from virtuosi.games.newton.rules.position import FINISHED, NONE, Newton
from virtuosi.games.newton.rules.tasks.draft import KeepMaster, pack_of
from virtuosi.games.newton.table import names
from virtuosi.games.newton.table.atlas import PlaceView, RoadView, place_view, roads
from virtuosi.games.newton.table.cards import CardView, MasterView, card_view, colours, master_view
from virtuosi.games.newton.table.study import SeatView, seat_view
from virtuosi.games.newton.table.tree import SpaceView, TrackView, space_view, track_view
from virtuosi.games.newton.table.ways import WayView, ways


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


class RankView(msgspec.Struct, frozen=True):
    """A step of the ladder of a solo match."""

    name: Message
    least: int  # points
    reached: bool  # as things stand now


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
    ranks: list[RankView]  # lowest first; a solo match only
    ways: list[WayView]  # of the walk that is asked, for the seat that decides


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
        books=colours(p.pack.goal_books[goal * COLOURED : (goal + 1) * COLOURED]),
        worth=[scoring.worth(p, seat, tile) for seat in range(p.seats)],
        occupied=[scoring.occupied(p, seat, goal) for seat in range(p.seats)],
    )


def goals_laid(p: Newton) -> bool:
    """The objectives lie before the masters are dealt, so that these can be chosen with them in sight."""
    return all(scoring.objective(p, goal) != NONE for goal in range(GOALS))


def discovery_view(p: Newton, tile: int) -> DiscoveryView:
    pack, state = p.pack, p.offer[tile]
    income = pack.discovery_income[tile]
    return DiscoveryView(
        ref=f"discovery/{DISCOVERY_IDS[tile]}",
        id=DISCOVERY_IDS[tile],
        name=names.discovery_name(tile),
        cost=pack.cost[tile],
        books=colours(pack.discovery_books[tile * BOOKS : tile * BOOKS + BOOKS]),
        income=names.effect(pack, income) if pack.op[income] else None,
        says=names.discovery(pack, tile),
        owner=None if state == ON_OFFER else owner_of(state),
        face_up=is_face_up(state),
        worth=[scoring.discovery_worth(p, seat, tile) for seat in range(p.seats)] if p.round else [],
    )


def turn_view(p: Newton) -> TurnView | None:
    if p.round == 0 or not p.agenda or p.turns >= p.seats * COLUMNS:
        return None
    seat = (p.first + p.turns) % p.seats
    tucked = p.tucked[seat * COLUMNS + p.column()]
    special = p.pack.special[tucked] if tucked != NONE and p.card != NONE else NONE
    return TurnView(
        seat=seat,
        column=p.column() + 1,
        card=card_view(p, seat, p.card) if p.card != NONE else None,
        action=ACTION_IDS[p.action] if p.action != NONE else None,
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
    base = seat * COLUMNS
    counts = {
        "card": p.pack.symbols[p.card * ACTIONS + action],
        "joker": 1 if p.card == JOKER else 0,
        "desk": sum(
            p.pack.symbols[card * ACTIONS + action]
            for card in p.desk[base : base + COLUMNS]
            if card not in (NONE, p.card)
        ),
        "tucked": sum(
            p.pack.tucked_symbols[card * ACTIONS + action] for card in p.tucked[base : base + COLUMNS] if card != NONE
        ),
        "drawers": p.drawers[base : base + COLUMNS].count(FIRST_DEVELOPMENT + action),
        "printed": 1 if p.pack.desk_symbol[p.boards[seat]] == action else 0,
        "boost": 1 if p.boosted else 0,
    }
    return [PartView(say(f"part-{name}"), n) for name, n in counts.items() if n]


def masters(p: Newton, seat: int) -> list[MasterView]:
    """Own masters; a spectator has none."""
    if not 0 <= seat < p.seats:
        return []
    held = [(p.masters[k], bool(p.played[k])) for k in range(seat * HAND, (seat + 1) * HAND) if p.masters[k] != NONE]
    return [master_view(p, master, played) for master, played in sorted(held)]


def draft_pack(p: Newton, seat: int) -> list[MasterView]:
    """The pack this seat looks at, while it has still to choose from it."""
    for task in p.agenda:
        if isinstance(task, KeepMaster) and task.seat == seat and (p.seats == 1 or task.pick == p.pick):
            return [master_view(p, master, False) for master in sorted(pack_of(p, seat, p.pick))]
    return []


def ranks(p: Newton) -> list[RankView]:
    reached = scoring.rank(p)
    return [RankView(names.rank_name(k), least, k <= reached) for k, least in enumerate(p.pack.ranks)]


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
        goals=[goal_view(p, goal) for goal in range(GOALS)] if goals_laid(p) else [],
        discoveries=[discovery_view(p, tile) for tile in range(len(p.offer)) if p.offer[tile] != NOT_LAID],
        stock=[StockView(f"stock/{k}", k, names.stock_name(k), p.stock[k]) for k in range(len(p.stock))],
        seats=[seat_view(p, s, [card_view(p, s, card) for card in p.hands[s]]) for s in range(p.seats)],
        masters=masters(p, seat),
        pack=draft_pack(p, seat),
        turn=turn_view(p),
        round=p.round,
        rounds=p.pack.rounds,
        first=p.first if p.seats > 1 and laid else None,
        gone=[CARD_IDS[card_of(gone)] for gone in p.gone],
        ranks=ranks(p) if p.seats == 1 else [],
        ways=ways(p) if seat == p.actor else [],
    )
