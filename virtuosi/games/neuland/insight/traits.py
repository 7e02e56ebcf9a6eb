"""What a net is told of each move of Neuland: what it makes, what it costs, and for which tiles it is the next step."""

from typing import Any, Final, final

from virtuosi.core.sight import Row
from virtuosi.core.task import Task
from virtuosi.games.neuland.insight.insight import promised
from virtuosi.games.neuland.insight.settling import origins
from virtuosi.games.neuland.insight.survey import NeulandSurvey
from virtuosi.games.neuland.insight.way import Way, ways_of
from virtuosi.games.neuland.rules.discs import ore_of, top, top_good
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_COUNT,
    CATEGORY_PILE,
    COAL,
    GOOD_COUNT,
    IRON,
    KINDS_IN,
    METAL,
    MINERAL,
    MINERALS,
    PILE_COUNT,
    PRODUCTION_COUNT,
    SILVER,
    SLOT_COUNT,
    SLOTS_PER_HEX,
    STEPS,
    TERRAIN_COUNT,
    TO_BUILD,
    TO_END,
    TO_FORAGE,
    TO_FROM,
    TO_MINERAL,
    TO_PRODUCE,
    TO_SITE,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseMineral, ChooseSite
from virtuosi.games.neuland.rules.tasks.reach import build_cost, cheapest, kind_for, material, nearest, own, top_tile
from virtuosi.games.neuland.rules.tasks.source import ChooseSource, source_of
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn

TRAITS: Final = 9
METALS: Final = [IRON, SILVER]
# What a move is about, by one number: nothing of the kind, or one of these
KINDS_FROM: Final = 1
PILES_FROM: Final = KINDS_FROM + PRODUCTION_COUNT + CATEGORY_COUNT * STEPS
ENDS: Final = PILES_FROM + PILE_COUNT
WAITS: Final = ENDS + 1
FORAGES: Final = ENDS + 2
MINERALS_FROM: Final = ENDS + 3
TERRAINS_FROM: Final = MINERALS_FROM + len(MINERALS)
GOODS_FROM: Final = TERRAINS_FROM + TERRAIN_COUNT
# The largest numbers that are told apart
DEAREST: Final = 12
LONGEST: Final = 24
EVEN: Final = 12  # as many actions are left of the turn as a tile is away
MOST_LEFT: Final = 22


@final
class Trait:
    """One move."""

    __slots__ = ("about", "cost", "goods", "kinds", "slots", "state", "used")

    def __init__(self) -> None:
        self.about = 0
        self.cost = 0
        self.goods = 0  # mask of what may be made, or of what is used up
        self.slots = 0  # mask of where something is made
        self.kinds = 0  # mask of what may be built
        self.used = 0  # mask of whose marker is used up
        self.state = 0


@final
class Plan:
    """The ways of a seat to the next tiles, the one that is worth most first."""

    __slots__ = ("left", "ways")

    def __init__(self, p: Neuland, seat: int, ways: list[Way]) -> None:
        self.left = p.limit - p.used
        self.ways: list[Way] = []
        worths: list[float] = []
        for way in ways:
            worth = promised(p, seat, way)
            at = len(worths)
            while at > 0 and worths[at - 1] < worth:
                at -= 1
            worths.insert(at, worth)
            self.ways.insert(at, way)

    def tell(self, row: Row, trait: Trait) -> None:
        """For which of the tiles, by their places, it is the next step, how far that one is, for how many it is, and
        what is left of the turn then; and for which one something that it may make is needed at all."""
        first = 0
        count = 0
        rest = 0
        serves = 0
        for k in range(len(self.ways)):
            way = self.ways[k]
            if way.ready & trait.slots or way.build & trait.kinds or way.taken & trait.used:
                count += 1
                if first == 0:
                    first = k + 1
                    rest = way.rest
            if serves == 0 and way.goods & trait.goods:
                serves = k + 1
        row.append(first)
        row.append(min(rest, LONGEST))
        row.append(count)
        row.append(max(1, min(EVEN + self.left - rest, MOST_LEFT)) if first > 0 else 0)
        row.append(serves)


def tell(row: Row, p: Neuland, seat: int, moves: list[int], survey: NeulandSurvey) -> None:
    """What is half made is told of as it stands."""
    task = p.agenda[-1]
    plan = Plan(p, seat, survey.ways[seat] if survey.settled is p else ways_of(p, seat))
    for move in moves:
        trait = traits_of(p, seat, task, move)
        row.append(trait.about)
        row.append(min(trait.cost, DEAREST))
        row.append(1 + fewest(p, seat, trait.goods) if trait.goods else 0)
        row.append(trait.state)
        plan.tell(row, trait)


def traits_of(p: Neuland, seat: int, task: Task[Any], move: int) -> Trait:
    if isinstance(task, PlayTurn):
        return of_turn(p, seat, move)
    trait = Trait()
    if isinstance(task, ChooseSource):
        source = source_of(move)
        trait.cost = task.cost(p, source)
        if move == TO_FORAGE:
            trait.about = FORAGES
        else:
            use(p, trait, source)
    elif isinstance(task, ChooseMaterial):
        trait.cost = build_cost(task.at, move - TO_FROM)
        use(p, trait, move - TO_FROM)
    elif isinstance(task, ChooseSite):
        at = move - TO_SITE
        kind = kind_for(p, task.pile, p.terrain[at])
        steps = nearest(own(p, seat, material(p, kind)), at)
        trait.about = TERRAINS_FROM + p.terrain[at]
        trait.cost = steps - 1 if steps > 1 else 0
        trait.state = min(1 + nearest(origins(p, seat, kind), at), DEAREST)
    elif isinstance(task, ChooseMineral):
        mineral = move - TO_MINERAL
        trait.about = MINERALS_FROM + mineral
        trait.goods = 1 << (COAL + mineral)
        for slot in range(SLOT_COUNT):
            if p.stack[slot] and slot != task.slot and top(p.stack[slot]) == mineral:
                trait.state += 1
    return trait


def of_turn(p: Neuland, seat: int, move: int) -> Trait:
    trait = Trait()
    if move < TO_BUILD:
        slot = move - TO_PRODUCE
        kind = p.tile[slot]
        trait.about = KINDS_FROM + kind
        trait.cost = cheapest(p, seat, kind, slot // SLOTS_PER_HEX, 0)
        trait.slots = 1 << slot
        if kind < PRODUCTION_COUNT:
            trait.goods = output(p, seat, slot)
        else:
            points = p.pack.points[kind - PRODUCTION_COUNT]
            trait.state = min(points, p.left[seat]) + (DEAREST if points >= p.left[seat] else 0)
    elif move < TO_BUILD + PILE_COUNT:
        trait.about = PILES_FROM + move - TO_BUILD
        trait.kinds = kinds_in(p, move - TO_BUILD)
    else:
        trait.about = ENDS if move == TO_END else WAITS
    return trait


def output(p: Neuland, seat: int, slot: int) -> int:
    """Mask of the goods that a building may make: a smelter the metal of whichever ore the seat has."""
    good = p.pack.output[p.tile[slot]]
    if good == MINERAL:
        return 1 << top_good(p.stack[slot])
    if good != METAL:
        return 1 << good
    found = 0
    for metal in METALS:
        if p.has[seat * GOOD_COUNT + ore_of(metal)]:
            found |= 1 << metal
    return found


def fewest(p: Neuland, seat: int, goods: int) -> int:
    """How many markers a seat has of one of these goods, of which it has least."""
    least = SLOT_COUNT
    while goods:
        low = goods & -goods
        goods ^= low
        least = min(least, p.has[seat * GOOD_COUNT + low.bit_length() - 1].bit_count())
    return least


def use(p: Neuland, trait: Trait, slot: int) -> None:
    """A marker that is used up; standing or lying."""
    trait.about = GOODS_FROM + p.good[slot]
    trait.goods = 1 << p.good[slot]
    trait.used = 1 << slot
    trait.state = 1 + (p.lying >> slot & 1)


def kinds_in(p: Neuland, pile: int) -> int:
    """Mask of the kinds that lie in a pile, of a category's the one on top."""
    if pile >= CATEGORY_PILE:
        tile = top_tile(p, pile)
        return 1 << tile if tile >= 0 else 0
    found = 0
    for kind in KINDS_IN[pile]:
        found |= 1 << kind
    return found
