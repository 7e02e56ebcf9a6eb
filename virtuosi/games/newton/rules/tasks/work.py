"""Work: the marker moves on and coins come in (rules section 4)."""

from typing import final

from virtuosi.core.position import altered
from virtuosi.core.task import LEGAL
from virtuosi.games.newton.rules.effects import earn_coins, pay_potions
from virtuosi.games.newton.rules.events import NOT_ENTERED, WORKED
from virtuosi.games.newton.rules.moves import COLOURED, TO_COLLECT, TO_DONE, TO_WORK
from virtuosi.games.newton.rules.pack import IGNORING, NO_COINS, WORK_GOAL
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.refusals import BOOKS_MISSING
from virtuosi.games.newton.rules.tasks import landing
from virtuosi.games.newton.rules.tasks.action import Action


@final
class Work(Action):
    """How far the marker goes."""

    def missing(self, p: Newton) -> int:
        """Books of the last space that are not in sight."""
        if self.way & IGNORING:
            return 0
        return p.missing(self.seat, p.pack.goal_books, WORK_GOAL * COLOURED)

    def candidates(self, p: Newton) -> list[int]:
        at, last = p.marker[self.seat], p.pack.length
        reach = min(at + self.value(p), last)
        found = [TO_WORK + space for space in range(at + 1, reach + 1)]
        self.list_others(p, found)
        return found

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_WORK + p.pack.length and self.missing(p) * p.pack.book_potions > p.potions[self.seat]:
            return BOOKS_MISSING
        return LEGAL

    def moves(self, p: Newton) -> list[int]:
        at, last = p.marker[self.seat], p.pack.length
        reach = min(at + self.value(p), last)
        if at < last == reach and self.refusal(p, TO_WORK + last) != LEGAL:
            reach -= 1
        found = [TO_WORK + space for space in range(at + 1, reach + 1)]
        self.list_others(p, found)
        return found

    def list_others(self, p: Newton, found: list[int]) -> None:
        """What else can be done: to stay and collect, or nothing."""
        at, last = p.marker[self.seat], p.pack.length
        if not self.way & NO_COINS and (at == last or (at == last - 1 and self.missing(p))):
            found.append(TO_COLLECT)
        found.append(TO_DONE)

    def coins(self, p: Newton, target: int) -> int:
        """Full pay when the track or missing books stop the marker, else pay for spaces moved (rules 4.1 to 4.4)."""
        at, last, value = p.marker[self.seat], p.pack.length, self.value(p)
        stopped = target == last or (target == last - 1 and at + value >= last and self.missing(p) > 0)
        return value if stopped else target - at

    def take(self, p: Newton, move: int) -> None:
        seat = self.seat
        if move == TO_DONE:
            self.finish(p, False)
            return
        at, last = p.marker[seat], p.pack.length
        target = at if move == TO_COLLECT else move - TO_WORK
        missing, coins = self.missing(p), self.coins(p, target)
        self.finish(p, True)
        p.marker = altered(p.marker, seat, target)
        if p.events is not None:
            p.events.add(WORKED, seat, target, NOT_ENTERED if target == at < last else target - at)
        if target == last and at < last:
            pay_potions(p, seat, missing * p.pack.book_potions)
        if not self.way & NO_COINS:
            earn_coins(p, seat, coins)
        if target > at:
            landing.on_space(p, seat, p.pack.track_tile[target], p.track[target])
