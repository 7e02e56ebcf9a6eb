"""Travel: the scientist walks the roads, step by step (rules section 6)."""

from typing import final

from virtuosi.core.task import LEGAL, Question
from virtuosi.games.newton.rules.effects import can_cube, pay_coins, pay_potions, take_token, villages
from virtuosi.games.newton.rules.events import TELEPORTED, WENT
from virtuosi.games.newton.rules.moves import CITY, OBJECTIVE, TO_DONE, TO_DROP, TO_GO
from virtuosi.games.newton.rules.pack import BY_CARD, CUBES, EXTRA_CUBE, MAP_GOAL, NO_TOLLS
from virtuosi.games.newton.rules.position import Newton
from virtuosi.games.newton.rules.refusals import (
    BOOKS_MISSING,
    COINS_FOR_CUBE,
    CUBE_THERE,
    NO_CUBE_HERE,
    NO_CUBE_LEFT,
    NO_STEPS_LEFT,
    TOLL,
)
from virtuosi.games.newton.rules.tasks import landing
from virtuosi.games.newton.rules.tasks.action import Action


@final
class Travel(Action):
    """Where to next. a: steps taken."""

    @property
    def steps(self) -> int:
        return self.a

    def may_drop(self, p: Newton) -> bool:
        """Whether cubes may be put on places passed: Galilei's, or a card's one extra cube (rules 11.12, 13.12)."""
        if self.way & CUBES:
            return True
        return bool(self.way & BY_CARD) and not p.effect_used and p.pack.modifier[p.card] == EXTRA_CUBE

    def candidates(self, p: Newton) -> list[int]:
        found = [TO_GO + place for place in p.pack.roads[p.at[self.seat]]]
        if self.steps and self.may_drop(p):
            found.append(TO_DROP)
        found.append(TO_DONE)
        return found

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_DONE:
            return LEGAL
        if move == TO_DROP:
            return self.drop_refusal(p)
        if self.steps >= self.value(p):
            return NO_STEPS_LEFT
        seat = self.seat
        if self.toll(p, move - TO_GO) > p.coins[seat]:
            return TOLL
        if p.pack.kind[move - TO_GO] == OBJECTIVE and self.price(p) > p.potions[seat]:
            return BOOKS_MISSING
        return LEGAL

    def drop_refusal(self, p: Newton) -> int:
        seat, place = self.seat, p.at[self.seat]
        if not can_cube(p, seat, place):
            if p.pack.kind[place] < CITY:
                return NO_CUBE_HERE
            return CUBE_THERE if p.cubes[seat] >> place & 1 else NO_CUBE_LEFT
        return LEGAL if p.coins[seat] >= self.drop_price(p) else COINS_FOR_CUBE

    def drop_price(self, p: Newton) -> int:
        return 0 if self.way & CUBES else p.pack.price[p.card]

    def toll(self, p: Newton, place: int) -> int:
        if self.way & NO_TOLLS:
            return 0
        here = p.at[self.seat]
        return p.pack.tolls[here][p.pack.roads[here].index(place)]

    def price(self, p: Newton) -> int:
        """Potions to enter the objective without all its books."""
        return p.goal_price(self.seat, MAP_GOAL)

    def take(self, p: Newton, move: int) -> None:
        seat = self.seat
        if move == TO_DONE:
            self.stop(p, self.steps)
            return
        if move == TO_DROP:
            pay_coins(p, seat, self.drop_price(p))
            if not self.way & CUBES:
                p.effect_used = True
            p.agenda.append(self)
            landing.on_place(p, seat, p.at[seat])
            return
        place = move - TO_GO
        toll = self.toll(p, place)
        if p.events is not None:
            p.events.add(WENT, seat, place, toll)
        p.coins[seat] -= toll
        if p.pack.kind[place] == OBJECTIVE:
            pay_potions(p, seat, self.price(p))
        p.at[seat] = place
        take_token(p, seat, place, 1)
        steps = self.steps + 1
        if steps < self.value(p) or self.boostable(p):
            p.agenda.append(Travel(seat, steps, self.way))
        else:
            self.stop(p, steps)

    def stop(self, p: Newton, steps: int) -> None:
        """The journey ends here; one of no steps gives nothing (rule 6.8)."""
        self.finish(p, steps > 0)
        if steps:
            landing.on_place(p, self.seat, p.at[self.seat])


@final
class Teleport(Question[Newton]):
    """To any village without a token (rule 11.11); its price is paid."""

    def candidates(self, p: Newton) -> list[int]:
        return [TO_GO + place for place in villages(p, self.seat)]

    def take(self, p: Newton, move: int) -> None:
        p.at[self.seat] = move - TO_GO
        if p.events is not None:
            p.events.add(TELEPORTED, self.seat, move - TO_GO)
