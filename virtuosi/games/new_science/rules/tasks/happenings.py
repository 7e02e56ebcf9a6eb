"""What happenings do: a cursor through the clauses of a card, and the choices they ask for."""

from typing import Final, final

from virtuosi.core.task import LEGAL, Question, Step
from virtuosi.games.new_science.rules import effects, events
from virtuosi.games.new_science.rules.cards import (
    CHOOSE,
    DEMOTE,
    EVERY_TRACK,
    EVERYBODY,
    GAIN,
    LOSE,
    MOVE_CUBES,
    OPPONENT,
    OPPONENTS,
    OTHER,
    PLACE_MARKER,
    PRESTIGE,
    REST,
    SAME,
    SAVE_KEEP,
    STEAL_REST,
    Clause,
)
from virtuosi.games.new_science.rules.moves import TO_OPPONENT, TO_TRACK, TRACK_COUNT
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.refusals import SAME_TRACK
from virtuosi.games.new_science.rules.tasks import cubes
from virtuosi.games.new_science.rules.tasks.laboratory import SaveCard
from virtuosi.games.new_science.rules.tasks.markers import ChooseDispute, PlaceMarker

# A cursor, in one number: which clause of the card is next, and the track chosen last, if any
CLAUSES: Final = 16
NONE_CHOSEN: Final = -1


def as_cursor(clause: int, chosen: int) -> int:
    return (chosen + 1) * CLAUSES + clause


def clause_at(cursor: int) -> int:
    return cursor % CLAUSES


def chosen_at(cursor: int) -> int:
    return cursor // CLAUSES - 1


@final
class Effect(Step[NewScience]):
    """Card `a` goes on at cursor `b`. Only clauses of what is done once have work here."""

    @property
    def card(self) -> int:
        return self.a

    @property
    def clause(self) -> int:
        return clause_at(self.b)

    def run(self, p: NewScience) -> None:
        clauses = p.pack.cards.clauses[self.card]
        if self.clause >= len(clauses):
            return
        clause = clauses[self.clause]
        if clause.op == GAIN or clause.op == LOSE:
            influence(p, self.seat, self.card, self.b)
            return
        p.agenda.append(Effect(self.seat, self.card, self.b + 1))
        if clause.op == REST:
            for seat in named(p, self.seat, clause):
                gain_rest(p, seat, clause.n)
        elif clause.op == STEAL_REST:
            steal_rest(p, self.seat, clause.n)
        elif clause.op == PRESTIGE:
            p.prestige[self.seat] += clause.n
            events.note(p, events.PRESTIGE, self.seat, clause.n)
        elif clause.op == SAVE_KEEP:
            for seat in reversed(p.order):
                if p.laboratory[seat] != NO_CARD:
                    p.agenda.append(SaveCard(seat, self.card, clause.n))
        else:
            self.ask(p, clause)

    def ask(self, p: NewScience, clause: Clause) -> None:
        """A clause that may be declined is asked only when it has a target (rules 4.6, 5.9)."""
        task: Question[NewScience]
        if clause.op == PLACE_MARKER:
            task = PlaceMarker(self.seat, self.card, self.clause)
        elif clause.op == DEMOTE:
            task = ChooseDispute(self.seat, self.card)
        elif clause.op == MOVE_CUBES:
            task = cubes.LiftCube(self.seat, self.card, cubes.as_moving(clause.n, 0))
        else:
            return
        if len(task.moves(p)) > 1:
            p.agenda.append(task)
        else:
            events.note(p, events.NOTHING, self.seat, self.card)


def named(p: NewScience, seat: int, clause: Clause) -> list[int]:
    """For whom a clause works, in turn order; one opponent is asked for instead."""
    if clause.who == EVERYBODY:
        return p.order
    if clause.who == OPPONENTS:
        return [other for other in p.order if other != seat]
    return [seat]


def gain_rest(p: NewScience, seat: int, n: int) -> None:
    gained = effects.gain_rest(p, seat, n)
    if gained:
        events.note(p, events.REST_GAINED, seat, gained)


def steal_rest(p: NewScience, seat: int, n: int) -> None:
    """Every opponent loses rest; the thief gains as much, up to the end of the track (rule 6.10)."""
    total = 0
    for other in p.order:
        if other != seat:
            lost = -effects.gain_rest(p, other, -n)
            total += lost
            if lost:
                events.note(p, events.REST_LOST, other, lost)
    gain_rest(p, seat, total)


def influence(p: NewScience, seat: int, card: int, cursor: int) -> None:
    """Carry out a gain or a loss; ask first on which track, then for which opponent, where that is open."""
    clause = p.pack.cards.clauses[card][clause_at(cursor)]
    if clause.track == CHOOSE or clause.track == OTHER:
        p.agenda.append(ChooseTrack(seat, card, cursor))
    else:
        on_track(p, seat, card, cursor)


def on_track(p: NewScience, seat: int, card: int, cursor: int) -> None:
    """The track is known: it stands in the clause, or was chosen."""
    clause = p.pack.cards.clauses[card][clause_at(cursor)]
    if clause.who == OPPONENT:
        p.agenda.append(ChooseOpponent(seat, card, cursor))
    else:
        change(p, named(p, seat, clause), clause, chosen_at(cursor))
        p.agenda.append(Effect(seat, card, cursor + 1))


def change(p: NewScience, seats: list[int], clause: Clause, chosen: int) -> None:
    """Move markers of these seats, up or down, where they stand high enough for the clause."""
    n = clause.n if clause.op == GAIN else -clause.n
    tracks = [chosen if clause.track in (CHOOSE, OTHER, SAME) else clause.track]
    if clause.track == EVERY_TRACK:
        tracks = list(range(TRACK_COUNT))
    for seat in seats:
        for track in tracks:
            if p.influence[seat * TRACK_COUNT + track] >= clause.at_least:
                effects.raise_influence(p, seat, track, n)


class ClauseQuestion(Question[NewScience]):
    """A choice that a gain or a loss of card `a` asks for at cursor `b`."""

    __slots__ = ()

    @property
    def card(self) -> int:
        return self.a

    @property
    def clause(self) -> int:
        return clause_at(self.b)

    @property
    def chosen(self) -> int:
        return chosen_at(self.b)

    def asks(self, p: NewScience) -> Clause:
        return p.pack.cards.clauses[self.card][self.clause]


@final
class ChooseTrack(ClauseQuestion):
    """On which track the clause works."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_TRACK + track for track in range(TRACK_COUNT)]

    def refusal(self, p: NewScience, move: int) -> int:
        return SAME_TRACK if self.asks(p).track == OTHER and move - TO_TRACK == self.chosen else LEGAL

    def take(self, p: NewScience, move: int) -> None:
        on_track(p, self.seat, self.card, as_cursor(self.clause, move - TO_TRACK))


@final
class ChooseOpponent(ClauseQuestion):
    """For which opponent the clause works."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_OPPONENT + seat for seat in range(p.seats) if seat != self.seat]

    def take(self, p: NewScience, move: int) -> None:
        change(p, [move - TO_OPPONENT], self.asks(p), self.chosen)
        p.agenda.append(Effect(self.seat, self.card, self.b + 1))
