"""Coal spent in a workshop turn: a die changes by one, once."""

from typing import Final, final

from virtuosi.core.masks import list_more, listed
from virtuosi.core.task import LEGAL, Question
from virtuosi.games.adas_dream.rules import moves, refusals, ring
from virtuosi.games.adas_dream.rules.die import ACTIVE_DIE, FACES, die_at, storage_slot, value_of
from virtuosi.games.adas_dream.rules.position import NOTHING, UNDECIDED, WORKSHOP, AdasDream
from virtuosi.games.adas_dream.rules.tasks import dice
from virtuosi.games.adas_dream.rules.tasks.workshop import KEEP_DIE, PushDie, StoreDie

EVERY_DIE: Final = (1 << ACTIVE_DIE + 1) - 1


@final
class SpendCoal(Question[AdasDream]):
    """The aside of a workshop turn: one coal to change a die, once."""

    __slots__ = ()

    def is_offered(self, p: AdasDream) -> bool:
        return p.kind == WORKSHOP or (p.kind == UNDECIDED and p.round > 0 and storage_slot(p, self.seat) >= 0)

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.NUDGE] if self.is_offered(p) else []

    def moves(self, p: AdasDream) -> list[int]:
        if p.nudged or p.coal[self.seat] < p.pack.nudge_coal or not self.is_offered(p):
            return NOTHING
        return [moves.NUDGE] if self.refusal(p, moves.NUDGE) == LEGAL else NOTHING

    def refusal(self, p: AdasDream, move: int) -> int:
        if p.nudged:
            return refusals.NUDGED_ALREADY
        coal = p.coal[self.seat] - p.pack.nudge_coal
        if coal < 0:
            return refusals.NEEDS_COAL
        task = p.agenda[-1]
        if isinstance(task, PushDie):
            leads_on = ring.can_push(p, task.mover, coal, 1)
        else:
            leads_on = p.kind != UNDECIDED or ring.any_push(p, coal, 1)
        return LEGAL if leads_on else refusals.LEAVES_NO_PUSH

    def take(self, p: AdasDream, move: int) -> None:
        p.coal[self.seat] -= p.pack.nudge_coal
        p.nudged = True
        task = p.agenda[-1]
        if isinstance(task, StoreDie):
            p.agenda[-1] = KEEP_DIE[self.seat]  # nothing is left to ask once the change is made
        mover = task.mover + 1 if isinstance(task, PushDie) else 0
        p.agenda.append(NudgeDie(self.seat, mover, 1 if p.kind == UNDECIDED else 0))


@final
class NudgeDie(Question[AdasDream]):
    """Which workshop die changes by one. `mover` is a die about to move, or -1; then perhaps none is chosen yet."""

    __slots__ = ()

    @property
    def mover(self) -> int:
        return self.a - 1

    @property
    def undecided(self) -> bool:
        return self.b != 0

    def candidates(self, p: AdasDream) -> list[int]:
        places = [place for place in range(ACTIVE_DIE + 1) if die_at(p, self.seat, place)]
        return [moves.RAISE + place for place in places] + [moves.LOWER + place for place in places]

    def moves(self, p: AdasDream) -> list[int]:
        """A push that is possible as it is stays so, unless one of its own two dice changes."""
        doubtful = 0
        if self.mover >= 0 or self.undecided:
            coal = p.coal[self.seat]
            push = ring.push_of(p, self.mover, coal) if self.mover >= 0 else ring.some_push(p, coal)
            doubtful = push or EVERY_DIE
        up, down = 0, 0
        for place in range(ACTIVE_DIE + 1):
            value = value_of(p.ring[place] if place < ACTIVE_DIE else p.active)
            sure = not doubtful >> place & 1
            if 0 < value < FACES and (sure or self.refusal(p, moves.RAISE + place) == LEGAL):
                up |= 1 << place
            if value > 1 and (sure or self.refusal(p, moves.LOWER + place) == LEGAL):
                down |= 1 << place
        found = listed(moves.RAISE, up)
        list_more(found, moves.LOWER, down)
        return found

    def refusal(self, p: AdasDream, move: int) -> int:
        refusal = dice.face_refusal(p, self.seat, move)
        if refusal != LEGAL or not (self.mover >= 0 or self.undecided):
            return refusal
        slot, step = dice.change_of(move)
        coal = p.coal[self.seat]
        p.ring[slot] += step
        leads_on = ring.can_push(p, self.mover, coal) if self.mover >= 0 else ring.any_push(p, coal)
        p.ring[slot] -= step
        return LEGAL if leads_on else refusals.LEAVES_NO_PUSH

    def take(self, p: AdasDream, move: int) -> None:
        dice.change_die(p, self.seat, move)
