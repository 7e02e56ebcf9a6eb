"""Travel: the scientist walks the roads, to the end of a journey or step by step (rules section 6)."""

from typing import final

from virtuosi.core.masks import list_more
from virtuosi.core.position import altered
from virtuosi.core.task import LEGAL, Question
from virtuosi.games.newton.rules.effects import can_cube, pay_coins, pay_potions, take_token, villages
from virtuosi.games.newton.rules.events import TELEPORTED, WENT
from virtuosi.games.newton.rules.moves import CITY, OBJECTIVE, PLACES, TO_BY, TO_DONE, TO_DROP, TO_GO
from virtuosi.games.newton.rules.pack import BY_CARD, CUBES, EXTRA_CUBE, MAP_GOAL, NO_TOLLS
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.refusals import (
    BOOKS_MISSING,
    COINS_FOR_CUBE,
    CUBE_THERE,
    NO_CUBE_HERE,
    NO_CUBE_LEFT,
    NO_STEPS_LEFT,
    TOLL,
    TOO_FAR,
)
from virtuosi.games.newton.rules.tasks import landing
from virtuosi.games.newton.rules.tasks.action import Action
from virtuosi.games.newton.rules.ways import PLENTY, Ways, ways_of


@final
class Travel(Action):
    """Where the journey ends, or where its next step leads. a: steps taken one by one."""

    @property
    def steps(self) -> int:
        return self.a

    def left(self, p: Newton) -> int:
        return self.value(p) - self.a

    def may_drop(self, p: Newton) -> bool:
        """Whether cubes may be put on places passed: Galilei's, or a card's one extra cube (rules 11.12, 13.12)."""
        if self.way & CUBES:
            return True
        return bool(self.way & BY_CARD) and not p.effect_used and p.pack.modifier[p.card] == EXTRA_CUBE

    def may_step(self, p: Newton) -> bool:
        """Whether a single step could be other than the end of the journey (rule 6.9)."""
        return self.left(p) > 1 or self.may_drop(p) or self.raisable(p)

    def candidates(self, p: Newton) -> list[int]:
        here = p.at[self.seat]
        found = [TO_GO + place for place in range(PLACES) if place != here]
        if self.may_step(p):
            found += [TO_BY + place for place in p.pack.roads[here]]
        if self.steps and self.may_drop(p):
            found.append(TO_DROP)
        found.append(TO_DONE)
        return found

    def moves(self, p: Newton) -> list[int]:
        found: list[int] = []
        if self.left(p) > 0:
            list_more(found, TO_GO, self.ways(p).reached)
            if self.may_step(p):
                for place in p.pack.roads[p.at[self.seat]]:
                    if self.step_refusal(p, place) == LEGAL:
                        found.append(TO_BY + place)
        if self.steps and self.may_drop(p) and self.drop_refusal(p) == LEGAL:
            found.append(TO_DROP)
        found.append(TO_DONE)
        return found

    def ways(self, p: Newton) -> Ways:
        return self.ways_with(p, p.coins[self.seat], p.potions[self.seat])

    def ways_with(self, p: Newton, coins: int, potions: int) -> Ways:
        return ways_of(p, self.seat, self.left(p), not self.way & NO_TOLLS, coins, potions)

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_DONE:
            return LEGAL
        if move == TO_DROP:
            return self.drop_refusal(p)
        if self.left(p) <= 0:
            return NO_STEPS_LEFT
        return self.step_refusal(p, move - TO_BY) if move >= TO_BY else self.go_refusal(p, move - TO_GO)

    def go_refusal(self, p: Newton, place: int) -> int:
        if self.ways(p).best[place] != NONE:
            return LEGAL
        if self.ways_with(p, PLENTY, PLENTY).best[place] == NONE:
            return TOO_FAR
        return TOLL if self.ways_with(p, p.coins[self.seat], PLENTY).best[place] == NONE else BOOKS_MISSING

    def step_refusal(self, p: Newton, place: int) -> int:
        if self.toll(p, place) > p.coins[self.seat]:
            return TOLL
        if p.pack.kind[place] == OBJECTIVE and self.price(p) > p.potions[self.seat]:
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
        """Of the road to a neighbour."""
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
        elif move == TO_DROP:
            pay_coins(p, seat, self.drop_price(p))
            if not self.way & CUBES:
                p.effect_used = True
            p.agenda.append(self)
            landing.on_place(p, seat, p.at[seat])
        elif move < TO_BY:
            stops = self.ways(p).stops(move - TO_GO)
            for place in stops:
                self.step(p, place)
            self.stop(p, self.steps + len(stops))
        else:
            self.step(p, move - TO_BY)
            if self.left(p) > 1 or self.boostable(p):
                p.agenda.append(Travel(seat, self.steps + 1, self.way))
            else:
                self.stop(p, self.steps + 1)

    def step(self, p: Newton, place: int) -> None:
        """To a neighbour: the toll is paid, a token taken."""
        seat, toll = self.seat, self.toll(p, place)
        if p.events is not None:
            p.events.add(WENT, seat, place, toll)
        p.coins[seat] -= toll
        if p.pack.kind[place] == OBJECTIVE:
            pay_potions(p, seat, self.price(p))
        p.at = altered(p.at, seat, place)
        take_token(p, seat, place, 1)

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
        p.at = altered(p.at, self.seat, move - TO_GO)
        if p.events is not None:
            p.events.add(TELEPORTED, self.seat, move - TO_GO)
