"""From options to the first position: what is random waits on its agenda."""

from typing import Any, final

from virtuosi.core.options import Options, switches
from virtuosi.core.pile import shuffled
from virtuosi.core.task import Chance, Question, Step, Task, WeightedChance
from virtuosi.games.newton.rules.effects import BOARD, DEALT, FIRST, KEPT
from virtuosi.games.newton.rules.hidden import HAND
from virtuosi.games.newton.rules.moves import (
    ANCIENT,
    BOARDS,
    CARDS,
    CITY,
    CITY_IDS,
    COLUMNS,
    FIRST_LECTURE,
    INVENTION,
    INVENTION_IDS,
    LAND_IDS,
    LEVELS,
    MASTERS,
    OBJECTIVE_IDS,
    PLACES,
    SPECIALIZATION,
    SPECIALIZATION_IDS,
    STARTERS,
    TO_BOARD,
    TO_CITY,
    TO_DEAL,
    TO_DISCOVERY,
    TO_FIRST,
    TO_INVENTION,
    TO_KEEP,
    TO_LAND,
    TO_OBJECTIVE,
    TO_SPECIALIZATION,
    TO_TOKEN,
    TO_UNIVERSITY,
    TRACK,
    TREE,
    UNIVERSITIES,
    UNIVERSITY,
)
from virtuosi.games.newton.rules.pack import GOALS, MAP_GOAL, WORK_GOAL, NewtonPack
from virtuosi.games.newton.rules.position import FINISHED, NONE, NOT_LAID, ON_OFFER, Newton
from virtuosi.games.newton.rules.scoring import objective
from virtuosi.games.newton.rules.tasks.quick import Quick
from virtuosi.games.newton.rules.tasks.upkeep import StartRound, fill_rows

BONUSES = 7
ON_TRACK = TREE  # slots of tiles: spaces of the tree, then those of the Work track


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
        seats, [], pack, _quick(seats), lectures, discoveries, draft,
        [NONE] * PLACES, [NONE] * TREE, [NONE] * (TRACK + 1), [NONE] * (UNIVERSITIES + len(LAND_IDS)), [NONE] * seats,
        [NONE] * (PLACES + TREE), decks, [[], [], []], pack.stock[:], [], [NOT_LAID] * 8,
        [pack.start_coins] * seats, [0] * seats, [0] * seats, [0] * seats, [0] * seats, [12] * seats, [0] * seats,
        [0] * seats, [0] * seats, [0] * seats,
        ([0] * pack.students_at_start + [NONE] * (4 - pack.students_at_start)) * seats,
        [NONE] * (seats * COLUMNS), [NONE] * (seats * COLUMNS), [NONE] * (seats * COLUMNS), [NONE] * (seats * COLUMNS),
        [0] * (seats * 5), [0] * (seats * 4), [0] * (seats * BONUSES), [list(range(STARTERS)) for _ in range(seats)],
        [NONE] * (seats * HAND), [0] * (seats * HAND), _packs(pack, seats, draft), 0,
        0, 0, 0, NONE, FINISHED, NONE, 0, False, False, False,
    )  # fmt: skip
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
    order += [LaySpecialization(0, slot) for slot in _slots(pack, SPECIALIZATION)]
    order += [LayInvention(0, slot) for slot in _slots(pack, INVENTION)]
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


def _slots(pack: NewtonPack, kind: int) -> list[int]:
    """Where tiles of this kind lie: spaces of the tree, then of the track."""
    tree = [space for space in range(TREE) if pack.tree_tile[space] == kind]
    return tree + [ON_TRACK + space for space in range(TRACK + 1) if pack.track_tile[space] == kind]


def _lay(p: Newton, slot: int, tile: int) -> None:
    if slot < ON_TRACK:
        p.tree[slot] = tile
    else:
        p.track[slot - ON_TRACK] = tile


def _laid(p: Newton, kind: int) -> list[int]:
    """Tiles of this kind that lie already."""
    return [p.tree[slot] if slot < ON_TRACK else p.track[slot - ON_TRACK] for slot in _slots(p.pack, kind)]


@final
class LayCity(WeightedChance[Newton]):
    """A city tile for the place `a` (rule 2.1)."""

    def weight(self, p: Newton, move: int) -> int:
        kind = move - TO_CITY
        laid = 0
        for place in range(PLACES):
            if p.pack.kind[place] == CITY and p.tiles[place] == kind:
                laid += 1
        return p.pack.city_count[kind] - laid

    def candidates(self, p: Newton) -> list[int]:
        kinds = len(CITY_IDS) if p.discoveries else len(CITY_IDS) - 1
        return [TO_CITY + kind for kind in range(kinds) if self.weight(p, TO_CITY + kind) > 0]

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
        laid = _laid(p, SPECIALIZATION)
        return [TO_SPECIALIZATION + k for k in range(len(SPECIALIZATION_IDS)) if k not in laid]

    def take(self, p: Newton, move: int) -> None:
        _lay(p, self.a, move - TO_SPECIALIZATION)


@final
class LayInvention(Chance[Newton]):
    def candidates(self, p: Newton) -> list[int]:
        laid = _laid(p, INVENTION)
        kinds = len(INVENTION_IDS) if p.discoveries else len(INVENTION_IDS) - 1
        return [TO_INVENTION + k for k in range(kinds) if k not in laid]

    def take(self, p: Newton, move: int) -> None:
        _lay(p, self.a, move - TO_INVENTION)


@final
class LayObjective(Chance[Newton]):
    """An objective for the goal `a` (rule 2.3)."""

    def candidates(self, p: Newton) -> list[int]:
        laid = [objective(p, goal) for goal in range(GOALS)]
        kinds = len(OBJECTIVE_IDS) if p.discoveries else len(OBJECTIVE_IDS) - 1
        return [TO_OBJECTIVE + k for k in range(kinds) if k not in laid]

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

    def weight(self, p: Newton, move: int) -> int:
        return p.pack.bonus_count[move - TO_TOKEN] - p.tokens.count(move - TO_TOKEN)

    def candidates(self, p: Newton) -> list[int]:
        return [TO_TOKEN + k for k in range(BONUSES) if self.weight(p, TO_TOKEN + k) > 0]

    def take(self, p: Newton, move: int) -> None:
        p.tokens[self.a] = move - TO_TOKEN


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
        p.offer[move - TO_DISCOVERY] = ON_OFFER


@final
class DealBoard(Chance[Newton]):
    """A study board with its printed tile and symbol (rule 2.7)."""

    def candidates(self, p: Newton) -> list[int]:
        return [TO_BOARD + k for k in range(len(BOARDS)) if k not in p.boards]

    def take(self, p: Newton, move: int) -> None:
        board = move - TO_BOARD
        p.boards[self.seat] = board
        p.shelf[self.seat] = p.pack.printed[board]
        p.symbols[self.seat * 5 + p.pack.desk_symbol[board]] += 1
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


@final
class DealMaster(Chance[Newton]):
    """A master to the seat, unseen by others: to its hand, or to the pack it looks at first. a: which."""

    def secret(self, p: Newton) -> bool:
        return True

    def candidates(self, p: Newton) -> list[int]:
        return [TO_DEAL + k for k in range(MASTERS) if k not in p.masters and k not in p.packs]

    def take(self, p: Newton, move: int) -> None:
        if p.packs:
            p.packs[self.seat * HAND + self.a] = move - TO_DEAL
        else:
            p.masters[self.seat * HAND + self.a] = move - TO_DEAL
        if p.events is not None:
            p.events.add(DEALT, self.seat, 0, move - TO_DEAL, self.seat)


def pack_of(p: Newton, seat: int, pick: int) -> list[int]:
    """The masters a seat looks at in this pick; packs pass to the left (rule 2.11)."""
    if p.seats == 1:
        return [master for master in p.packs if master != NONE]
    origin = (seat - pick) % p.seats
    return [master for master in p.packs[origin * HAND : (origin + 1) * HAND] if master != NONE]


@final
class KeepMaster(Question[Newton]):
    """Which master of the pack in hand is kept. a: the pick."""

    def secret(self, p: Newton) -> bool:
        return True

    def candidates(self, p: Newton) -> list[int]:
        return [TO_KEEP + master for master in sorted(pack_of(p, self.seat, self.a))]

    def take(self, p: Newton, move: int) -> None:
        keep(p, self.seat, self.a, move - TO_KEEP)


def keep(p: Newton, seat: int, pick: int, master: int) -> None:
    p.packs[p.packs.index(master)] = NONE
    p.masters[seat * HAND + pick] = master
    if p.events is not None:
        p.events.add(KEPT, seat, 0, master, seat)


@final
class EndPick(Step[Newton]):
    """All have chosen: the packs move on; the last master of each is nobody's choice. a: the pick."""

    def run(self, p: Newton) -> None:
        p.pick = self.a + 1
        if self.a < HAND - 1:
            return
        if p.seats > 1:
            for seat in range(p.seats):
                keep(p, seat, self.a, pack_of(p, seat, self.a)[0])
        p.packs = []
