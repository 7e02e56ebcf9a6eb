"""A round: energy is placed, actions are resolved, the table is cleaned up and new happenings are revealed."""

from typing import final

from virtuosi.core.task import LEGAL, Chance, Question, Step
from virtuosi.games.new_science.rules import effects, events, points
from virtuosi.games.new_science.rules.cards import EFFECT, KEEP, ON_REVEAL, REVEAL_AND_ROUND, ROUND
from virtuosi.games.new_science.rules.moves import (
    ALL_SPACES,
    AT,
    CARD_LEVELS,
    EXPERIMENT_AT,
    HAPPENING_AT,
    INFLUENCE_AT,
    LEVEL_CARDS,
    PLACES,
    PUBLISH_AT,
    RESEARCH_AT,
    TO_PLACE,
    TO_REVEAL,
)
from virtuosi.games.new_science.rules.pack import FREE, SHUT
from virtuosi.games.new_science.rules.position import CLEANING, NO_CARD, PLACING, UNTAKEN, NewScience
from virtuosi.games.new_science.rules.refusals import CLOSED, EFFECT_CARD, OCCUPIED, ONE_REST
from virtuosi.games.new_science.rules.tasks.actions import (
    ChooseExperiment,
    ChoosePublication,
    ChooseResearch,
    DiscoveryAction,
)
from virtuosi.games.new_science.rules.tasks.happenings import NONE_CHOSEN, Effect, as_cursor
from virtuosi.games.new_science.rules.tasks.laboratory import KeepCard, keep


@final
class BeginRound(Step[NewScience]):
    """A round begins with the first cube of the first player."""

    def run(self, p: NewScience) -> None:
        p.at = PLACING
        events.note(p, events.ROUND, p.round, p.pack.rounds(p.seats))
        p.agenda.append(PlaceEnergy(p.order[0], 0))


@final
class PlaceEnergy(Question[NewScience]):
    """Where a cube goes; `a` cubes have been placed this round."""

    @property
    def placed(self) -> int:
        return self.a

    def candidates(self, p: NewScience) -> list[int]:
        found = [TO_PLACE]
        board = p.pack.board[p.seats]
        for place in range(PLACES):
            if p.face[place] != NO_CARD:
                found.append(AT + HAPPENING_AT + place)
        for s in range(INFLUENCE_AT, ALL_SPACES):
            if board[s] != SHUT or p.space[s] != SHUT:
                found.append(AT + s)
        return found

    def refusal(self, p: NewScience, move: int) -> int:
        if move == TO_PLACE:
            return ONE_REST if self.rests(p) else LEGAL
        owner = p.space[move - AT]
        if owner == SHUT:
            return CLOSED if move - AT >= INFLUENCE_AT else EFFECT_CARD
        return LEGAL if owner == FREE else OCCUPIED

    def moves(self, p: NewScience) -> list[int]:
        board = p.space
        found = [] if self.rests(p) else [TO_PLACE]
        for s in range(HAPPENING_AT, ALL_SPACES):
            if board[s] == FREE:
                found.append(AT + s)
        return found

    def rests(self, p: NewScience) -> bool:
        """Whether a cube of the seat lies on a space of Rest."""
        for s in range(HAPPENING_AT):
            if p.space[s] == self.seat:
                return True
        return False

    def take(self, p: NewScience, move: int) -> None:
        seat = self.seat
        s = p.space.index(FREE) if move == TO_PLACE else move - AT  # the best free space of Rest comes first
        p.space[s] = seat
        if p.events is not None:
            happening = HAPPENING_AT <= s < INFLUENCE_AT
            p.events.add(events.PLACED, seat, s, p.face[s - HAPPENING_AT] if happening else NO_CARD)
        placed = self.placed + 1
        if placed < p.pack.energy * p.seats:
            p.agenda.append(PlaceEnergy(p.order[placed % p.seats], placed))
        else:
            p.agenda.append(Resolve(seat, 0))


@final
class Resolve(Step[NewScience]):
    """The next space with a cube, from space `a` on (rule 4.1)."""

    def run(self, p: NewScience) -> None:
        s = self.a
        board = p.space
        while s < ALL_SPACES and board[s] < 0:
            s += 1
        if s == ALL_SPACES:
            p.agenda.append(CleanUp(0))
            return
        p.at = s
        if s < HAPPENING_AT:
            p.agenda.append(Resolve(0, HAPPENING_AT))
            rest(p)
            return
        seat = board[s]
        p.agenda.append(Resolve(seat, s + 1))
        if s < INFLUENCE_AT:
            happen(p, seat, s - HAPPENING_AT)
        elif s < RESEARCH_AT:
            track = s - INFLUENCE_AT
            effects.raise_influence(p, seat, track, points.step_length(p, seat, track))
        else:
            act(p, seat, s)


def rest(p: NewScience) -> None:
    """The resting players come first, in the order of their spaces; each gains rest (rules 4.2, 4.4)."""
    order = [seat for seat in p.space[:HAPPENING_AT] if seat >= 0]
    for place, seat in enumerate(order):
        gained = effects.gain_rest(p, seat, points.rest_gained(p, seat))
        events.note(p, events.RESTED, seat, place + 1, gained)
    for seat in p.order:
        if seat not in order:
            order.append(seat)
    p.order = order


def happen(p: NewScience, seat: int, place: int) -> None:
    """A KEEP card goes to the laboratory, a PLAY card acts."""
    card = p.face[place]
    tables = p.pack.cards
    if tables.type[card] == KEEP:
        p.face[place] = NO_CARD
        if p.keep_either and p.laboratory[seat] != NO_CARD:
            p.agenda.append(KeepCard(seat, card))
        else:
            keep(p, seat, card)
        return
    events.note(p, events.PLAYED, seat, card)
    if tables.duration[card] == ROUND:
        p.force[place] = seat
    else:
        p.agenda.append(Effect(seat, card, as_cursor(0, NONE_CHOSEN)))


def act(p: NewScience, seat: int, s: int) -> None:
    """Ask what a discovery action is used for; without a legal choice it is lost (rule 4.6)."""
    task: DiscoveryAction
    if s < EXPERIMENT_AT:
        task = ChooseResearch(seat, s)
    elif s < PUBLISH_AT:
        task = ChooseExperiment(seat, s)
    else:
        task = ChoosePublication(seat, s)
    if task.choices(p, 1):
        p.agenda.append(task)
    else:
        events.note(p, events.LOST, seat, s)


@final
class CleanUp(Step[NewScience]):
    """Cubes and happenings leave; the match ends, or the next happenings come (rules 11.1, 11.2, 12.1, 12.4)."""

    def run(self, p: NewScience) -> None:
        p.at = CLEANING
        p.clear_spaces()
        for place in range(PLACES):
            p.face[place] = NO_CARD
            p.force[place] = UNTAKEN
        if p.public & p.last() == p.last():
            events.note(p, events.END_TREE)
            p.over = True
        elif p.pile == 0:
            events.note(p, events.END_PILE)
            p.over = True
        else:
            p.round += 1
            p.agenda.append(BeginRound(0))
            for place in range(min(p.pack.reveals[p.seats], p.pile) - 1, -1, -1):
                p.agenda.append(RevealCard(0, place))


@final
class RevealCard(Chance[NewScience]):
    """The next card of the pile comes to place `a`: any of its level that has not been seen."""

    @property
    def place(self) -> int:
        return self.a

    def candidates(self, p: NewScience) -> list[int]:
        pack = p.pack
        per_level = pack.per_level[p.seats]
        first = (CARD_LEVELS * per_level - p.pile) // per_level * LEVEL_CARDS
        wide = pack.wide[p.seats]
        four_plus = pack.cards.four_plus
        seen = p.seen
        found = []
        for card in range(first, first + LEVEL_CARDS):
            if not seen >> card & 1 and (wide or not four_plus[card]):
                found.append(TO_REVEAL + card)
        return found

    def take(self, p: NewScience, move: int) -> None:
        card = move - TO_REVEAL
        p.seen |= 1 << card
        p.pile -= 1
        p.turn_up(self.place, card)
        events.note(p, events.REVEALED, card, self.place)
        tables = p.pack.cards
        if tables.type[card] == EFFECT and tables.duration[card] in (ON_REVEAL, REVEAL_AND_ROUND):
            p.agenda.append(Effect(0, card, as_cursor(0, NONE_CHOSEN)))
