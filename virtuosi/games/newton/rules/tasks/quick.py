"""Quick actions, taken while the question of the turn stays where it is (rules section 10, 16.5, 17.3, 17.5)."""

from typing import final

from virtuosi.core.position import altered, raised
from virtuosi.core.task import LEGAL, Question
from virtuosi.games.newton.rules.effects import add_books, give, place_student
from virtuosi.games.newton.rules.events import BOOSTED, BREWED, HIRED, REVEALED, SPECIAL, USED
from virtuosi.games.newton.rules.moves import (
    BOOKS,
    COLUMNS,
    LEVELS,
    TO_BOOST,
    TO_BUY,
    TO_HIRE,
    TO_POTION,
    TO_REVEAL,
    TO_SPECIAL,
    TO_USE,
)
from virtuosi.games.newton.rules.ownership import ON_OFFER, face_down, face_up
from virtuosi.games.newton.rules.pack import FROM_PUBLISHING, FULL_PRICE, VP
from virtuosi.games.newton.rules.position import FINISHED, NONE, RUNNING, Newton
from virtuosi.games.newton.rules.refusals import (
    ALREADY_BOOSTED,
    COINS_FOR_POTION,
    COINS_FOR_STUDENT,
    COINS_TO_BOOST,
    COINS_TO_BUY,
    COINS_TO_REVEAL,
    CONDITION_NOT_MET,
    DECK_EMPTY,
    NONE_TO_HIRE,
    NOTHING_TO_BOOST,
    SPECIAL_USED,
)
from virtuosi.games.newton.rules.scoring import discovery_worth
from virtuosi.games.newton.rules.tasks import effect, tiles
from virtuosi.games.newton.rules.tasks.chances import Draw


@final
class Quick(Question[Newton]):
    """What a seat may do on the side. Never on the agenda: the position hands it out."""

    def special(self, p: Newton) -> int:
        """The special action in sight under the column of this turn, or NONE (rule 16.5)."""
        if not p.lectures or p.card == NONE:
            return NONE
        tucked = p.tucked[self.seat * COLUMNS + p.column()]
        return NONE if tucked == NONE else p.pack.special[tucked]

    def candidates(self, p: Newton) -> list[int]:
        found = [TO_REVEAL, TO_REVEAL + 1, TO_REVEAL + 2, TO_BOOST, TO_POTION, TO_HIRE]
        if self.special(p) != NONE:
            found.append(TO_SPECIAL)
        return found + self.discoveries(p) if p.discoveries else found

    def discoveries(self, p: Newton) -> list[int]:
        """The great discoveries to buy, then those to use."""
        found = [TO_BUY + tile for tile in range(len(p.offer)) if p.offer[tile] == ON_OFFER]
        return found + [TO_USE + tile for tile in range(len(p.offer)) if p.offer[tile] == face_up(self.seat)]

    def refusal(self, p: Newton, move: int) -> int:
        pack = p.pack
        coins = p.coins[self.seat]
        if move < TO_REVEAL + LEVELS:
            if not p.decks[move - TO_REVEAL].sizes:
                return DECK_EMPTY
            return LEGAL if coins >= pack.reveal_cost else COINS_TO_REVEAL
        if move == TO_BOOST:
            if p.card == NONE or p.acted == FINISHED:
                return NOTHING_TO_BOOST
            if p.boosted:
                return ALREADY_BOOSTED
            return LEGAL if coins >= pack.boost_cost else COINS_TO_BOOST
        if move == TO_POTION:
            return LEGAL if coins >= pack.potion_cost else COINS_FOR_POTION
        if move == TO_HIRE:
            if not p.reserve(self.seat):
                return NONE_TO_HIRE
            return LEGAL if coins >= pack.student_cost else COINS_FOR_STUDENT
        if move == TO_SPECIAL:
            return self.special_refusal(p)
        if move < TO_USE:
            return LEGAL if coins >= pack.cost[move - TO_BUY] else COINS_TO_BUY
        return LEGAL

    def special_refusal(self, p: Newton) -> int:
        if p.special_used:
            return SPECIAL_USED
        special = self.special(p)
        after = p.pack.special_after[special]
        if after >= 0 and not (p.acted == FINISHED and p.action == after and p.value >= p.pack.special_value[special]):
            return CONDITION_NOT_MET
        return effect.hindrance(p, self.seat, p.pack.special_program[special])

    def moves(self, p: Newton) -> list[int]:
        if p.coins[self.seat] == 0 and not p.lectures and not p.discoveries:
            return []
        found = self.bought(p)
        if p.lectures and self.special(p) != NONE and self.special_refusal(p) == LEGAL:
            found.append(TO_SPECIAL)
        if p.discoveries:
            for move in self.discoveries(p):
                if self.refusal(p, move) == LEGAL:
                    found.append(move)
        return found

    def bought(self, p: Newton) -> list[int]:
        """What the coins are enough for of the quick actions that every match has."""
        pack, coins = p.pack, p.coins[self.seat]
        found: list[int] = []
        if coins >= pack.reveal_cost:
            for level in range(LEVELS):
                if p.decks[level].sizes:
                    found.append(TO_REVEAL + level)
        if coins >= pack.boost_cost and not p.boosted and p.card != NONE and p.acted != FINISHED:
            found.append(TO_BOOST)
        if coins >= pack.potion_cost:
            found.append(TO_POTION)
        if coins >= pack.student_cost and p.reserve(self.seat):
            found.append(TO_HIRE)
        return found

    def take(self, p: Newton, move: int) -> None:
        seat, pack = self.seat, p.pack
        if move < TO_REVEAL + LEVELS:
            self.reveal(p, move - TO_REVEAL)
        elif move == TO_BOOST:
            p.coins[seat] -= pack.boost_cost
            p.boosted = True
            if p.acted == RUNNING:
                p.value += 1
            if p.events is not None:
                p.events.add(BOOSTED, seat)
        elif move == TO_POTION:
            p.coins[seat] -= pack.potion_cost
            p.potions = raised(p.potions, seat, 1)
            if p.events is not None:
                p.events.add(BREWED, seat)
        elif move == TO_HIRE:
            p.coins[seat] -= pack.student_cost
            place_student(p, seat)
            if p.events is not None:
                p.events.add(HIRED, seat)
        elif move == TO_SPECIAL:
            p.special_used = True
            special = self.special(p)
            if p.events is not None:
                p.events.add(SPECIAL, seat, p.tucked[seat * COLUMNS + p.column()])
            effect.use(p, seat, pack.special_program[special])
        elif move < TO_USE:
            tiles.acquire(p, seat, move - TO_BUY, FULL_PRICE)
        else:
            self.use(p, move - TO_USE)

    def reveal(self, p: Newton, level: int) -> None:
        """Two more cards of a deck, or what it has (rule 10.2)."""
        p.coins[self.seat] -= p.pack.reveal_cost
        if p.events is not None:
            p.events.add(REVEALED, self.seat, level)
        for _ in range(min(p.pack.reveal_cards, len(p.decks[level]))):
            p.agenda.append(Draw(self.seat, level))

    def use(self, p: Newton, tile: int) -> None:
        """Score a great discovery and turn it face down (rule 17.5)."""
        points = discovery_worth(p, self.seat, tile)
        p.offer = altered(p.offer, tile, face_down(self.seat))
        add_books(p, self.seat, p.pack.discovery_books, tile * BOOKS, -1)
        if p.events is not None:
            p.events.add(USED, self.seat, tile, points)
        give(p, self.seat, VP, points, FROM_PUBLISHING)
