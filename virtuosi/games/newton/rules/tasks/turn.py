"""A turn: a card is laid down, then action, effect and quick actions in any order (rules section 3)."""

from typing import Final, final

from virtuosi.core.position import altered, without_one
from virtuosi.core.task import LEGAL, Question, Step
from virtuosi.games.newton.rules.effects import add_card, gain
from virtuosi.games.newton.rules.events import ACTED, EFFECT, NO_CARD, PLAYED
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    COLUMNS,
    JOKER,
    MAX_SEATS,
    TO_ACT,
    TO_EFFECT,
    TO_END,
    TO_PLAY,
)
from virtuosi.games.newton.rules.pack import BY_CARD, GAIN, MENU
from virtuosi.games.newton.rules.position import FINISHED, NONE, RUNNING, WAITING, Newton
from virtuosi.games.newton.rules.refusals import ALREADY_ACTED, EFFECT_USED
from virtuosi.games.newton.rules.tasks import beginning, effect, upkeep


@final
class StartTurn(Step[Newton]):
    """The next seat's turn, in clockwise order from the first player."""

    def run(self, p: Newton) -> None:
        seat = (p.first + p.turns) % p.seats
        p.card = NONE
        p.acted = WAITING
        p.action = NONE
        p.value = 0
        p.boosted = False
        p.effect_used = False
        p.special_used = False
        if p.hands[seat]:
            p.agenda.append(PLAY_CARD[seat])
            return
        p.acted = FINISHED
        if p.events is not None:
            p.events.add(NO_CARD, seat)
        p.agenda.append(ACT[seat])


@final
class PlayCard(Question[Newton]):
    """Which card of the hand is laid on the leftmost free column."""

    def candidates(self, p: Newton) -> list[int]:
        return [TO_PLAY + card for card in p.hands[self.seat]]

    def moves(self, p: Newton) -> list[int]:
        return self.candidates(p)

    def take(self, p: Newton, move: int) -> None:
        seat, card = self.seat, move - TO_PLAY
        p.hands = without_one(p.hands, seat, card)
        p.desk = altered(p.desk, seat * COLUMNS + p.column(), card)
        p.card = card
        add_card(p, seat, card, 1)
        if p.events is not None:
            p.events.add(PLAYED, seat, card, p.column())
        if p.pack.effect[card] == GAIN:
            p.effect_used = True
            gain(p, seat, p.pack.program[card])
        action = only_action(p, seat)
        if action == NONE:
            p.agenda.append(ACT[seat])
        else:
            perform(p, seat, action)


def only_action(p: Newton, seat: int) -> int:
    """The action with which the turn goes on at once, since the card offers nothing else, or NONE (rule 3.11)."""
    actions = p.pack.playable[p.card]
    if len(actions) > 1 or p.pack.effect[p.card] == MENU:
        return NONE
    return actions[0] if beginning.hindrance(p, seat, actions[0], BY_CARD) == LEGAL else NONE


def perform(p: Newton, seat: int, action: int) -> None:
    """The action of the card just played; the rest of the turn waits below it."""
    p.agenda.append(AFTER_ACTION[seat])
    p.acted = RUNNING
    p.action = action
    p.value = value_of_action(p, seat, action)
    if p.events is not None:
        p.events.add(ACTED, seat, action, p.value)
    beginning.begin(p, seat, action, BY_CARD)


@final
class Act(Question[Newton]):
    """What comes next in the turn: the card's action, its effect, or the end."""

    def open(self) -> bool:
        return True

    def candidates(self, p: Newton) -> list[int]:
        found: list[int] = []
        if p.card != NONE:
            for action in p.pack.playable[p.card]:
                found.append(TO_ACT + action)
            if p.pack.effect[p.card] == MENU:
                found.append(TO_EFFECT)
        found.append(TO_END)
        return found

    def refusal(self, p: Newton, move: int) -> int:
        if move == TO_END:
            return LEGAL
        if move == TO_EFFECT:
            return EFFECT_USED if p.effect_used else effect.hindrance(p, self.seat, p.pack.program[p.card])
        if p.acted != WAITING:
            return ALREADY_ACTED
        return beginning.hindrance(p, self.seat, move - TO_ACT, BY_CARD)

    def moves(self, p: Newton) -> list[int]:
        if p.acted != WAITING and (p.effect_used or p.card == NONE or p.pack.effect[p.card] != MENU):
            return [TO_END]
        return [move for move in self.candidates(p) if self.refusal(p, move) == LEGAL]

    def take(self, p: Newton, move: int) -> None:
        seat = self.seat
        if move == TO_END:
            p.agenda.append(END_TURN[seat])
            return
        if move != TO_EFFECT:
            perform(p, seat, move - TO_ACT)
            return
        p.agenda.append(self)
        p.effect_used = True
        if p.events is not None:
            p.events.add(EFFECT, seat, p.card)
        effect.use(p, seat, p.pack.program[p.card])


@final
class AfterAction(Step[Newton]):
    """The turn goes on; one whose only action was given up is over, since nothing has changed (rule 3.11)."""

    def run(self, p: Newton) -> None:
        p.agenda.append(END_TURN[self.seat] if given_up(p) else ACT[self.seat])


def given_up(p: Newton) -> bool:
    """Whether the action was left out, and the card has no other use."""
    return p.acted == FINISHED and p.action == NONE and nothing_else(p)


def nothing_else(p: Newton) -> bool:
    """Whether the card just played offers no effect of its player's choice."""
    return p.effect_used or p.pack.effect[p.card] != MENU


def value_of_action(p: Newton, seat: int, action: int) -> int:
    """The symbols in sight; a joker and a boost add 1 each (rules 3.5, 3.7, 10.3)."""
    return p.symbols[seat * ACTIONS + action] + (1 if p.card == JOKER else 0) + (1 if p.boosted else 0)


@final
class EndTurn(Step[Newton]):
    """The turn passes on; after five turns each comes the upkeep."""

    def run(self, p: Newton) -> None:
        p.turns += 1
        if p.turns < p.seats * COLUMNS:
            p.agenda.append(START_TURN)
        else:
            p.agenda.append(upkeep.Upkeep(0))


# Tasks never change: one for each seat is enough for those of every turn.
START_TURN: Final = StartTurn(0)
PLAY_CARD: Final = [PlayCard(seat) for seat in range(MAX_SEATS)]
ACT: Final = [Act(seat) for seat in range(MAX_SEATS)]
AFTER_ACTION: Final = [AfterAction(seat) for seat in range(MAX_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MAX_SEATS)]
