"""Dice that change their value or their place."""

from typing import Final, final

from virtuosi.core.task import LEGAL
from virtuosi.games.adas_dream.rules import events, moves, refusals
from virtuosi.games.adas_dream.rules.board import RING_SLOTS
from virtuosi.games.adas_dream.rules.die import DICE, FACES, MILL_DIE, OWN_DICE, die_at, put_die, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import claims
from virtuosi.games.adas_dream.rules.tasks.decision import Decision, FreeChoice

# Which dice an adjustment may touch, and whether it may be left at once
EVERYWHERE: Final = 0
ONLY_OWN: Final = 1
AT_LEAST_ONE: Final = 2


def has_own_die(p: AdasDream, seat: int) -> bool:
    return max(p.cells_of(seat)) > 0 or max(p.storage_of(seat)) > 0


def change_of(move: int) -> tuple[int, int]:
    """Which place a change touches, and whether its die goes up or down."""
    return (move - moves.RAISE, 1) if move < moves.LOWER else (move - moves.LOWER, -1)


def face_refusal(p: AdasDream, seat: int, move: int) -> int:
    """Whether a die can go one up or down."""
    place, step = change_of(move)
    return LEGAL if 1 <= value_of(die_at(p, seat, place)) + step <= FACES else refusals.NO_SUCH_FACE


def change_die(p: AdasDream, seat: int, move: int) -> None:
    """One up or one down."""
    place, step = change_of(move)
    die = die_at(p, seat, place) + step
    put_die(p, seat, place, die)
    if p.events is not None:
        p.events.add(events.ADJUSTS, seat, place, die)


@final
class AdjustDie(Decision):
    """Up to `left` changes by one, within some limits."""

    __slots__ = ()

    @property
    def left(self) -> int:
        return self.a

    @property
    def limits(self) -> int:
        return self.b

    def candidates(self, p: AdasDream) -> list[int]:
        first = MILL_DIE if self.limits & ONLY_OWN else 0
        places = [place for place in range(first, DICE) if die_at(p, self.seat, place)]
        found = [moves.RAISE + place for place in places] + [moves.LOWER + place for place in places]
        return found if self.limits & AT_LEAST_ONE else [*found, moves.SKIP]

    def refusal(self, p: AdasDream, move: int) -> int:
        return LEGAL if move == moves.SKIP else face_refusal(p, self.seat, move)

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.SKIP:
            return
        change_die(p, self.seat, move)
        if self.left > 1:
            p.agenda.append(AdjustDie(self.seat, self.left - 1, self.limits & ~AT_LEAST_ONE))
        claims.check(p, self.seat)


def can_swap(p: AdasDream, seat: int) -> bool:
    return has_own_die(p, seat) and max(p.ring) > 0


def offer_swap(p: AdasDream, seat: int) -> None:
    if can_swap(p, seat):
        p.agenda.append(GiveDie(seat))


@final
class GiveDie(FreeChoice):
    """Which own die goes to the workshop."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.GIVE + place for place in range(OWN_DICE) if die_at(p, self.seat, MILL_DIE + place)]

    def take(self, p: AdasDream, move: int) -> None:
        p.agenda.append(FetchDie(self.seat, MILL_DIE + move - moves.GIVE))


@final
class FetchDie(FreeChoice):
    """Which workshop die takes its place."""

    __slots__ = ()

    @property
    def place(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.FETCH + slot for slot in range(RING_SLOTS) if p.ring[slot]]

    def take(self, p: AdasDream, move: int) -> None:
        slot = move - moves.FETCH
        own, fetched = die_at(p, self.seat, self.place), p.ring[slot]
        p.ring[slot] = own
        put_die(p, self.seat, self.place, fetched)
        if p.events is not None:
            p.events.add(events.SWAPS, self.seat, own, fetched)
        claims.check(p, self.seat)
