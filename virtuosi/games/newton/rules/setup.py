"""From options to the first position: what is random waits on its agenda."""

from typing import Any

from virtuosi.core.options import Options, switches
from virtuosi.core.pile import shuffled
from virtuosi.core.task import Task
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    ANCIENT,
    BONUSES,
    BOOKS,
    CARDS,
    CITY,
    COLUMNS,
    DISCOVERY_IDS,
    FIRST_LECTURE,
    HAND,
    HOMES,
    INVENTION,
    LEVELS,
    PLACES,
    SPECIALIZATION,
    START,
    STARTERS,
    STUDENTS,
    TRACK,
    TRAVEL_CUBES,
    TREE,
    UNIVERSITY,
)
from virtuosi.games.newton.rules.ownership import NOT_LAID
from virtuosi.games.newton.rules.pack import GOALS, SOURCES, NewtonPack
from virtuosi.games.newton.rules.position import FINISHED, NONE, Newton
from virtuosi.games.newton.rules.tasks.draft import DealMaster, EndPick, KeepMaster
from virtuosi.games.newton.rules.tasks.laying import (
    DealBoard,
    FirstSeat,
    LayCity,
    LayDiscovery,
    LayInvention,
    LayLand,
    LayObjective,
    LayRows,
    LaySpecialization,
    LayToken,
    LayUniversity,
)
from virtuosi.games.newton.rules.tasks.quick import Quick
from virtuosi.games.newton.rules.tasks.upkeep import StartRound


def start(pack: NewtonPack, seats: int, options: Options) -> Newton:
    return lay(pack, seats, *switches(options, "lectures", "discoveries", "draft"))


def lay(pack: NewtonPack, seats: int, lectures: bool, discoveries: bool, draft: bool) -> Newton:
    """The table before anything is drawn."""
    draft = draft and seats > 1
    decks = []
    for level in range(1, LEVELS + 1):
        cards = [c for c in range(STARTERS, CARDS) if pack.level[c] == level and (lectures or c < FIRST_LECTURE)]
        decks.append(shuffled(cards))
    p = Newton(
        seats=seats,
        agenda=[],
        pack=pack,
        quick=_quick(seats),
        lectures=lectures,
        discoveries=discoveries,
        draft=draft,
        tiles=[NONE] * PLACES,
        tree=[NONE] * TREE,
        track=[NONE] * (TRACK + 1),
        homes=[NONE] * HOMES,
        boards=[NONE] * seats,
        tokens=[NONE] * (PLACES + TREE),
        decks=decks,
        rows=[[], [], []],
        stock=pack.stock[:],
        gone=[],
        offer=[NOT_LAID] * len(DISCOVERY_IDS),
        coins=[pack.start_coins] * seats,
        potions=[0] * seats,
        points=[0] * seats,
        earned=[0] * (seats * SOURCES),
        at=[pack.kind.index(START)] * seats,
        cubes=[0] * seats,
        cubes_left=[TRAVEL_CUBES] * seats,
        marker=[0] * seats,
        shelf=[0] * seats,
        taken=[0] * seats,
        removed=[0] * seats,
        students=([0] * pack.students_at_start + [NONE] * (STUDENTS - pack.students_at_start)) * seats,
        desk=[NONE] * (seats * COLUMNS),
        tucked=[NONE] * (seats * COLUMNS),
        drawers=[NONE] * (seats * COLUMNS),
        slots=[NONE] * (seats * COLUMNS),
        symbols=[0] * (seats * ACTIONS),
        books=[0] * (seats * BOOKS),
        won=[0] * (seats * BONUSES),
        hands=[list(range(STARTERS)) for _ in range(seats)],
        masters=[NONE] * (seats * HAND),
        played=[0] * (seats * HAND),
        packs=_packs(pack, seats, draft),
        pick=0,
        round=0,
        turns=0,
        first=0,
        card=NONE,
        acted=FINISHED,
        action=NONE,
        value=0,
        boosted=False,
        effect_used=False,
        special_used=False,
    )
    p.agenda = _agenda(p)
    p.settle()
    return p


def _quick(seats: int) -> list[Task[Any]]:
    return [Quick(seat) for seat in range(seats)]


def _packs(pack: NewtonPack, seats: int, draft: bool) -> list[int]:
    if seats == 1:
        return [NONE] * pack.masters_drawn_solo
    return [NONE] * (seats * HAND) if draft else []


def _agenda(p: Newton) -> list[Task[Any]]:
    """All that is laid, dealt and chosen before the first round, in order; the top of an agenda is its end."""
    pack = p.pack
    order: list[Task[Any]] = []
    order += [LayCity(0, place) for place in range(PLACES) if pack.kind[place] == CITY]
    order += [LayUniversity(0, place) for place in range(PLACES) if pack.kind[place] == UNIVERSITY]
    order += [LayLand(0, place) for place in range(PLACES) if pack.kind[place] == ANCIENT]
    order += [LaySpecialization(0, slot) for slot in pack.tile_slots[SPECIALIZATION]]
    order += [LayInvention(0, slot) for slot in pack.tile_slots[INVENTION]]
    order += [LayObjective(0, goal) for goal in range(GOALS)]
    spots = pack.token + pack.tree_token
    order += [LayToken(0, spot) for spot in range(PLACES + TREE) if 0 < spots[spot] <= p.seats]
    order.append(LayRows(0))
    if p.discoveries:
        order += [LayDiscovery(0) for _ in range(pack.discoveries[p.seats])]
    order += [DealBoard(seat) for seat in range(p.seats)]
    if p.seats > 1:
        order.append(FirstSeat(0))
    order += _masters(p)
    order.append(StartRound(0))
    order.reverse()
    return order


def _masters(p: Newton) -> list[Task[Any]]:
    if p.seats == 1:
        deals: list[Task[Any]] = [DealMaster(0, k) for k in range(p.pack.masters_drawn_solo)]
        return deals + [KeepMaster(0, k) for k in range(HAND)] + [EndPick(0, HAND - 1)]
    order: list[Task[Any]] = [DealMaster(seat, k) for seat in range(p.seats) for k in range(HAND)]
    if p.draft:
        for k in range(HAND - 1):
            order += [KeepMaster(seat, k) for seat in range(p.seats)]
            order.append(EndPick(0, k))
        order.append(EndPick(0, HAND - 1))
    return order
