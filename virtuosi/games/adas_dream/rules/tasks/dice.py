"""Dice that change their value or their place."""

from typing import Final, final

from virtuosi.core.task import LEGAL
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals
from virtuosi.games.adas_dream.rules.effects import DICE, MILL_DIE
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import objectives
from virtuosi.games.adas_dream.rules.tasks.decision import Decision

# Which dice an adjustment may touch, and whether it may be left at once
EVERYWHERE: Final = 0
OWN_DICE: Final = 1
AT_LEAST_ONE: Final = 2


def has_own_die(p: AdasDream, seat: int) -> bool:
    return max(p.mill[seat * 9 : seat * 9 + 9]) > 0 or max(p.storage[seat * 4 : seat * 4 + 4]) > 0


def face_refusal(p: AdasDream, seat: int, move: int) -> int:
    """Whether a die can go one up or down."""
    if move < moves.LOWER:
        return refusals.NO_SUCH_FACE if effects.value_of(effects.die_at(p, seat, move - moves.RAISE)) == 6 else LEGAL
    return refusals.NO_SUCH_FACE if effects.value_of(effects.die_at(p, seat, move - moves.LOWER)) == 1 else LEGAL


def change_die(p: AdasDream, seat: int, move: int) -> None:
    """One up or one down."""
    step = 1 if move < moves.LOWER else -1
    place = move - (moves.RAISE if move < moves.LOWER else moves.LOWER)
    die = effects.die_at(p, seat, place) + step
    effects.put_die(p, seat, place, die)
    if p.events is not None:
        p.events.add(events.ADJUSTS, seat, place, die)


@final
class AdjustDie(Decision):
    """Up to `a` changes by one; `b` says which dice."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        first = MILL_DIE if self.b & OWN_DICE else 0
        places = [place for place in range(first, DICE) if effects.die_at(p, self.seat, place)]
        found = [moves.RAISE + place for place in places] + [moves.LOWER + place for place in places]
        return found if self.b & AT_LEAST_ONE else [*found, moves.SKIP]

    def refusal(self, p: AdasDream, move: int) -> int:
        return LEGAL if move == moves.SKIP else face_refusal(p, self.seat, move)

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.SKIP:
            return
        change_die(p, self.seat, move)
        if self.a > 1:
            p.agenda.append(AdjustDie(self.seat, self.a - 1, self.b & ~AT_LEAST_ONE))
        objectives.check(p, self.seat)


def can_swap(p: AdasDream, seat: int) -> bool:
    return has_own_die(p, seat) and max(p.ring) > 0


def offer_swap(p: AdasDream, seat: int) -> None:
    if can_swap(p, seat):
        p.agenda.append(GiveDie(seat))


@final
class GiveDie(Decision):
    """Which own die goes to the workshop."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.GIVE + place for place in range(13) if effects.die_at(p, self.seat, MILL_DIE + place)]

    def take(self, p: AdasDream, move: int) -> None:
        p.agenda.append(FetchDie(self.seat, MILL_DIE + move - moves.GIVE))


@final
class FetchDie(Decision):
    """Which workshop die takes its place `a`."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.FETCH + slot for slot in range(18) if p.ring[slot]]

    def take(self, p: AdasDream, move: int) -> None:
        slot = move - moves.FETCH
        own, fetched = effects.die_at(p, self.seat, self.a), p.ring[slot]
        p.ring[slot] = own
        effects.put_die(p, self.seat, self.a, fetched)
        if p.events is not None:
            p.events.add(events.SWAPS, self.seat, own, fetched)
        objectives.check(p, self.seat)
