"""The workshop turn: push a die, take rewards, store it, play a partner, use assignments."""

from typing import Final, final

from virtuosi.core.masks import listed
from virtuosi.core.position import raised
from virtuosi.core.task import LEGAL, Step, WeightedChance
from virtuosi.games.adas_dream.rules import events, moves, refusals, ring
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, MOST_SEATS, PER_SPACE, STORED_EACH
from virtuosi.games.adas_dream.rules.die import FACES, GREY, color_of, storage_slot, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import cards, effect, tracks
from virtuosi.games.adas_dream.rules.tasks.decision import Decision, FreeChoice


@final
class PushDie(Decision):
    """The die of ring slot `mover` moves one space, or for coal two, and pushes a die that is not higher."""

    __slots__ = ()

    @property
    def mover(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        found = []
        for steps in (1, 2):
            first = ring.ahead(self.mover, steps) * PER_SPACE
            for slot in range(first, first + PER_SPACE):
                if p.ring[slot]:
                    found.append(moves.PUSH + slot)
        return found

    def moves(self, p: AdasDream) -> list[int]:
        coal, found = p.coal[self.seat], ring.pushable(p, self.mover, 1, p.coal[self.seat])
        if coal >= p.pack.further_coal:
            found += ring.pushable(p, self.mover, 2, coal)
        return [moves.PUSH + slot for slot in found]

    def refusal(self, p: AdasDream, move: int) -> int:
        slot = move - moves.PUSH
        if value_of(p.ring[slot]) > value_of(p.ring[self.mover]):
            return refusals.TOO_HIGH
        if self.is_further(slot) and p.coal[self.seat] < p.pack.further_coal:
            return refusals.NEEDS_COAL
        return LEGAL

    def is_further(self, slot: int) -> bool:
        return ring.space_of(slot) == ring.ahead(self.mover, 2)

    def take(self, p: AdasDream, move: int) -> None:
        seat, slot = self.seat, move - moves.PUSH
        if self.is_further(slot):
            p.coal[seat] -= p.pack.further_coal
        p.active = p.ring[slot]
        p.active_space = ring.space_of(slot)
        p.taken = color_of(p.active)
        p.ring[slot] = p.ring[self.mover]
        p.ring[self.mover] = 0
        if p.events is not None:
            p.events.add(events.PUSHES, seat, p.active, p.active_space)
        agenda = p.agenda
        agenda.append(USE_ASSIGNMENTS[seat])
        agenda.append(OFFER_PARTNER[seat])
        agenda.append(KEEP_DIE[seat])
        agenda.append(Refill(seat, ring.space_of(self.mover)))
        agenda.append(effect.Effect(seat, atoms.ROW_SPACE + p.active_space))


def dice_left(p: AdasDream) -> int:
    left = 0
    for count in p.bag:  # compiled, quicker than `sum`
        left += count
    return left


@final
class Refill(Step[AdasDream]):
    """A ring space, once empty, gets three new dice and pays its reward."""

    __slots__ = ()

    @property
    def space(self) -> int:
        return self.a

    def run(self, p: AdasDream) -> None:
        if not ring.is_empty(p, self.space):
            return
        left = dice_left(p)
        if left == 0:
            return
        if p.events is not None:
            p.events.add(events.REFILLS, self.seat, self.space)
        p.agenda.append(effect.Effect(self.seat, atoms.ROW_SPACE + self.space))
        first = self.space * PER_SPACE
        for slot in range(first, first + min(left, PER_SPACE)):
            p.agenda.append(RollDie(self.seat, slot))


@final
class RollDie(WeightedChance[AdasDream]):
    """A die is drawn from the bag and rolled for ring slot `a`."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        found = []
        for color in range(len(p.bag)):
            if p.bag[color]:
                first = moves.ROLL + color * FACES
                found += [first, first + 1, first + 2, first + 3, first + 4, first + 5]
        return found

    def weight(self, p: AdasDream, move: int) -> int:
        return p.bag[(move - moves.ROLL) // FACES]

    def toss(self, p: AdasDream, number: int) -> int:
        rest = number % (FACES * dice_left(p))
        for color, count in enumerate(p.bag):
            if rest < FACES * count:
                return moves.ROLL + color * FACES + rest // count
            rest -= FACES * count
        raise AssertionError("the bag is not empty")

    def take(self, p: AdasDream, move: int) -> None:
        die = move - moves.ROLL + 1
        p.bag = raised(p.bag, color_of(die), -1)
        p.ring[self.a] = die


@final
class KeepDie(Step[AdasDream]):
    """The active die goes to storage; before, coal may still change it."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        if not p.nudged and p.coal[self.seat] >= p.pack.nudge_coal:
            p.agenda.append(STORE_DIE[self.seat])
        else:
            store(p, self.seat)


@final
class StoreDie(FreeChoice):
    """The last moment to change the active die by coal."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.STORE]

    def take(self, p: AdasDream, move: int) -> None:
        store(p, self.seat)


def store(p: AdasDream, seat: int) -> None:
    slot = storage_slot(p, seat)
    p.storage[seat * STORED_EACH + slot] = p.active
    p.stored = slot
    p.active = 0


def playable(p: AdasDream, seat: int) -> int:
    """Mask of the hand cards that the stored die allows, and whose cost can be paid."""
    value = value_of(p.storage[seat * STORED_EACH + p.stored])
    found = p.hand[seat] & p.pack.value_cards[value]
    return found & ~p.pack.dear_cards if p.coins[seat] < value else found


def play_refusal(p: AdasDream, seat: int, card: int) -> int:
    """Whether the stored die allows a partner, and its cost can be paid."""
    pack = p.pack
    value = value_of(p.storage[seat * STORED_EACH + p.stored])
    if not pack.card_die[card] >> value & 1:
        return refusals.WRONG_DIE
    if pack.card_cost[card] == atoms.REDUCE_DIE and value == 1:
        return refusals.DIE_IS_ONE
    if pack.card_cost[card] == atoms.PAY_DIE_VALUE and p.coins[seat] < value:
        return refusals.NEEDS_COINS
    return LEGAL


@final
class OfferPartner(Step[AdasDream]):
    """One partner may be played, when one can."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        if playable(p, self.seat):
            p.agenda.append(PLAY_PARTNER[self.seat])


@final
class PlayPartner(Decision):
    """At most one partner, by the value of the die just stored."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [*listed(moves.PLAY, p.hand[self.seat]), moves.SKIP]

    def moves(self, p: AdasDream) -> list[int]:
        return [*listed(moves.PLAY, playable(p, self.seat)), moves.SKIP]

    def refusal(self, p: AdasDream, move: int) -> int:
        return LEGAL if move == moves.SKIP else play_refusal(p, self.seat, move - moves.PLAY)

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.SKIP:
            return
        card, at = move - moves.PLAY, self.seat * STORED_EACH + p.stored
        if p.pack.card_cost[card] == atoms.REDUCE_DIE:
            p.storage[at] -= 1
        elif p.pack.card_cost[card] == atoms.PAY_DIE_VALUE:
            p.coins[self.seat] -= value_of(p.storage[at])
        cards.play_card(p, self.seat, card)


@final
class UseAssignments(Step[AdasDream]):
    """The assignments in the column of the die taken may give research."""

    __slots__ = ()

    def run(self, p: AdasDream) -> None:
        if p.taken == GREY:
            return
        at = self.seat * AREAS_EACH + p.taken
        if p.columns[at] and p.research[at] < p.pack.research_top:
            p.agenda.append(ActivateColumn(self.seat, p.taken))


@final
class ActivateColumn(FreeChoice):
    """One research for each assignment of a column, if wanted."""

    __slots__ = ()

    @property
    def column(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.ACTIVATE, moves.SKIP]

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.ACTIVATE:
            if p.events is not None:
                p.events.add(events.ACTIVATES, self.seat, self.column, p.columns[self.seat * AREAS_EACH + self.column])
            tracks.climb(p, self.seat, self.column, p.columns[self.seat * AREAS_EACH + self.column])


# Tasks never change: one for each seat is enough for those of every workshop turn.
KEEP_DIE: Final = [KeepDie(seat) for seat in range(MOST_SEATS)]
STORE_DIE: Final = [StoreDie(seat) for seat in range(MOST_SEATS)]
OFFER_PARTNER: Final = [OfferPartner(seat) for seat in range(MOST_SEATS)]
PLAY_PARTNER: Final = [PlayPartner(seat) for seat in range(MOST_SEATS)]
USE_ASSIGNMENTS: Final = [UseAssignments(seat) for seat in range(MOST_SEATS)]
