"""The upkeep that closes a round (rules section 14)."""

from typing import final

from virtuosi.core.position import altered
from virtuosi.core.task import Question, Step
from virtuosi.games.newton.rules.effects import add_card, income
from virtuosi.games.newton.rules.events import ENDED, INCOME, PASSED, ROUND, TUCKED
from virtuosi.games.newton.rules.moves import ACTIONS, COLUMNS, LEVELS, TO_TUCK
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.tasks import turn
from virtuosi.games.newton.rules.tasks.chances import Draw


@final
class Upkeep(Step[Newton]):
    """Every seat chooses a card for under its desk; then all collect at once."""

    def run(self, p: Newton) -> None:
        p.card = NONE
        p.agenda.append(CloseRound(0))
        if p.round == p.pack.rounds:
            return
        for k in range(p.seats - 1, -1, -1):
            seat = (p.first + k) % p.seats
            if any(card != NONE for card in p.desk[seat * COLUMNS : (seat + 1) * COLUMNS]):
                p.agenda.append(Tuck(seat))


@final
class Tuck(Question[Newton]):
    """Which card played this round goes under the desk (rule 14.1)."""

    def candidates(self, p: Newton) -> list[int]:
        base = self.seat * COLUMNS
        return [TO_TUCK + column for column in range(COLUMNS) if p.desk[base + column] != NONE]

    def take(self, p: Newton, move: int) -> None:
        seat, base = self.seat, self.seat * COLUMNS
        column = move - TO_TUCK
        card = p.desk[base + column]
        p.desk = altered(p.desk, base + column, NONE)
        free = p.tucked.index(NONE, base)
        p.tucked = altered(p.tucked, free, card)
        add_card(p, seat, card, -1)
        for action in range(ACTIONS):
            p.symbols[seat * ACTIONS + action] += p.pack.tucked_symbols[card * ACTIONS + action]
        if p.events is not None:
            p.events.add(TUCKED, seat, card, free - base)


@final
class CloseRound(Step[Newton]):
    """Cards back to hands, income, new rows, the first player token; after the last round the match is over."""

    def run(self, p: Newton) -> None:
        last = p.round == p.pack.rounds
        for k in range(p.seats):
            seat = (p.first + k) % p.seats
            if not last:
                take_back(p, seat)
            before = p.points[seat]
            income(p, seat)
            if p.events is not None:
                p.events.add(INCOME, seat, p.points[seat] - before)
        if last:
            p.over = True
            if p.events is not None:
                p.events.add(ENDED)
            return
        p.first = (p.first + 1) % p.seats
        if p.events is not None and p.seats > 1:
            p.events.add(PASSED, p.first)
        p.agenda.append(StartRound(0))
        renew_rows(p)


def take_back(p: Newton, seat: int) -> None:
    """The other cards of the desk return to the hand (rule 14.3)."""
    desk, hand = p.desk[:], p.hands[seat][:]
    for column in range(seat * COLUMNS, (seat + 1) * COLUMNS):
        card = desk[column]
        if card != NONE:
            desk[column] = NONE
            add_card(p, seat, card, -1)
            hand.append(card)
    p.desk = desk
    p.hands = [*p.hands[:seat], hand, *p.hands[seat + 1 :]]


def renew_rows(p: Newton) -> None:
    """Face-up cards go under their decks, the earliest uppermost, and new ones are turned up (rule 14.5)."""
    for level in range(LEVELS):
        deck = p.own_deck(level)
        for card in p.rows[level]:
            deck.under(card)
    p.rows = [[] for _ in range(LEVELS)]
    fill_rows(p)


def fill_rows(p: Newton) -> None:
    wanted = p.pack.row_cards_solo if p.seats == 1 else p.pack.row_cards
    for level in range(LEVELS - 1, -1, -1):
        for _ in range(min(wanted, len(p.decks[level]))):
            p.agenda.append(Draw(0, level))


@final
class StartRound(Step[Newton]):
    """A round begins: five turns for each seat."""

    def run(self, p: Newton) -> None:
        p.round += 1
        p.turns = 0
        if p.events is not None:
            p.events.add(ROUND, p.round)
        p.agenda.append(turn.StartTurn(0))
