"""Building: a pile, then a site, then the wood or stone, and for a mine its discs."""

from typing import Final, final

from virtuosi.core.masks import listed
from virtuosi.core.task import LEGAL, Question
from virtuosi.games.neuland.rules import effects, events
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_PILE,
    EMPTY,
    HEX_COUNT,
    HEXES_WITHIN,
    MINE,
    NO_GOOD,
    NOT_CHOSEN,
    PRODUCTION_COUNT,
    SMELTER_PILE,
    TERRAIN_COUNT,
    TO_FROM,
    TO_MINERAL,
    TO_SITE,
)
from virtuosi.games.neuland.rules.position import ONE_STEP, Neuland
from virtuosi.games.neuland.rules.refusals import (
    DISC_GONE,
    HEX_FULL,
    MATERIAL_MISSING,
    NO_DISCS,
    NO_SITE,
    NO_SPACE_TO_END,
    ONE_STEP_INPUTS,
    START_KEPT,
    TOO_FEW_ACTIONS,
    WRONG_SMELTER,
    WRONG_TERRAIN,
)
from virtuosi.games.neuland.rules.tasks.reach import (
    FAR,
    any_kind,
    around,
    build_cost,
    cheapest,
    kind_for,
    material,
    nearest,
    own,
    short,
)
from virtuosi.games.neuland.rules.tasks.source import ChooseSource

# What hinders a site, from what no player can help to what is nearly possible
CLOSENESS: Final = [
    WRONG_TERRAIN,
    WRONG_SMELTER,
    HEX_FULL,
    NO_SITE,
    START_KEPT,
    ONE_STEP_INPUTS,
    MATERIAL_MISSING,
    TOO_FEW_ACTIONS,
    NO_SPACE_TO_END,
]


def build_refusal(p: Neuland, seat: int, pile: int) -> int:
    """Why a seat cannot build from a pile now: the refusal of the site that comes closest."""
    if not own(p, seat, material(p, any_kind(p, pile))):
        return MATERIAL_MISSING
    if pile == MINE and effects.discs_left(p) == 0:
        return NO_DISCS
    if p.rules & ONE_STEP and pile >= CATEGORY_PILE and cheapest(p, seat, any_kind(p, pile), 0, 0) >= FAR:
        return ONE_STEP_INPUTS
    closest = CLOSENESS.index(NO_SITE)
    for at in range(HEX_COUNT):
        found = site_refusal(p, seat, pile, at)
        if found == LEGAL:
            return LEGAL
        closest = max(closest, CLOSENESS.index(found))
    return CLOSENESS[closest]


def site_refusal(p: Neuland, seat: int, pile: int, at: int) -> int:
    """Why a tile of this pile cannot be built on a hex."""
    kind = kind_for(p, pile, p.terrain[at])
    if kind < 0:
        return WRONG_SMELTER if pile == SMELTER_PILE else WRONG_TERRAIN
    if effects.free_slot(p, at) == EMPTY:
        return HEX_FULL
    if p.kept >> at & 1:
        return START_KEPT
    if p.rules & ONE_STEP and kind >= PRODUCTION_COUNT:
        best = FAR
        for move in listed(TO_FROM, own(p, seat, material(p, kind))):
            best = min(best, one_step_cost(p, seat, kind, at, move - TO_FROM))
        return ONE_STEP_INPUTS if best >= FAR else short(p, seat, kind, best)
    steps = nearest(own(p, seat, material(p, kind)), at)
    if steps == FAR:
        return MATERIAL_MISSING
    return short(p, seat, 0, steps - 1 if steps > 1 else 0)


def one_step_cost(p: Neuland, seat: int, kind: int, at: int, stone: int) -> int:
    """Rule 7.5: building with the stone of this slot, and delivering at once with what is left."""
    return build_cost(at, stone) + cheapest(p, seat, kind, at, 1 << stone)


@final
class ChooseSite(Question[Neuland]):
    """ChooseSite(seat, pile): the hex the tile goes to."""

    @property
    def pile(self) -> int:
        return self.a

    def candidates(self, p: Neuland) -> list[int]:
        return [TO_SITE + at for at in range(HEX_COUNT)]

    def refusal(self, p: Neuland, move: int) -> int:
        return site_refusal(p, self.seat, self.pile, move - TO_SITE)

    def moves(self, p: Neuland) -> list[int]:
        pile, seat = self.pile, self.seat
        if p.rules & ONE_STEP and pile >= CATEGORY_PILE:
            return [TO_SITE + at for at in range(HEX_COUNT) if site_refusal(p, seat, pile, at) == LEGAL]
        hexes = 0
        for terrain in range(TERRAIN_COUNT):
            kind = kind_for(p, pile, terrain)
            if kind >= 0:
                goods = own(p, seat, material(p, kind))
                hexes |= p.room[terrain] & around(HEXES_WITHIN, goods, p.limit - p.used + 1)
        return listed(TO_SITE, hexes & ~p.kept)

    def take(self, p: Neuland, move: int) -> None:
        p.agenda.append(ChooseMaterial(self.seat, self.pile, move - TO_SITE))


@final
class ChooseMaterial(Question[Neuland]):
    """ChooseMaterial(seat, pile, at): the wood or stone that is used up. Then the tile stands."""

    @property
    def pile(self) -> int:
        return self.a

    @property
    def at(self) -> int:
        return self.b

    def kind(self, p: Neuland) -> int:
        return kind_for(p, self.pile, p.terrain[self.at])

    def candidates(self, p: Neuland) -> list[int]:
        return listed(TO_FROM, own(p, self.seat, material(p, self.kind(p))))

    def refusal(self, p: Neuland, move: int) -> int:
        kind = self.kind(p)
        if p.rules & ONE_STEP and kind >= PRODUCTION_COUNT:
            cost = one_step_cost(p, self.seat, kind, self.at, move - TO_FROM)
            return ONE_STEP_INPUTS if cost >= FAR else short(p, self.seat, kind, cost)
        return short(p, self.seat, 0, build_cost(self.at, move - TO_FROM))

    def take(self, p: Neuland, move: int) -> None:
        kind = self.kind(p)
        cost = build_cost(self.at, move - TO_FROM)
        p.used += cost
        good = effects.take_marker(p, move - TO_FROM, False)
        slot = effects.free_slot(p, self.at)
        effects.put_tile(p, slot, kind)
        if p.events is not None:
            slots = events.slots_code(slot, move - TO_FROM, NOT_CHOSEN)
            p.events.add(events.BUILT, self.seat, slots, events.details_code(good, NO_GOOD, 0, kind, cost))
        if kind == MINE:
            p.agenda.append(ChooseMineral(self.seat, slot, 0))
        elif p.rules & ONE_STEP and kind >= PRODUCTION_COUNT:
            p.agenda.append(ChooseSource(self.seat, slot, NOT_CHOSEN))


@final
class ChooseMineral(Question[Neuland]):
    """ChooseMineral(seat, slot, done): the next disc of a new mine, from the top downwards (6.8)."""

    @property
    def slot(self) -> int:
        return self.a

    @property
    def done(self) -> int:
        return self.b

    def candidates(self, p: Neuland) -> list[int]:
        return [TO_MINERAL + mineral for mineral in range(len(p.supply))]

    def refusal(self, p: Neuland, move: int) -> int:
        return LEGAL if p.supply[move - TO_MINERAL] > 0 else DISC_GONE

    def take(self, p: Neuland, move: int) -> None:
        effects.push_disc(p, self.slot, move - TO_MINERAL, self.done)
        if self.done + 1 < p.pack.mine_size and effects.discs_left(p) > 0:
            p.agenda.append(ChooseMineral(self.seat, self.slot, self.done + 1))
        elif p.events is not None:
            p.events.add(events.STACKED, self.seat, self.slot, p.stack[self.slot])
