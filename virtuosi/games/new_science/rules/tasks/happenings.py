"""What happenings do: a cursor through the clauses of a card, and the choices they ask for."""

from typing import final

from virtuosi.core.task import LEGAL, Question, Step
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.cards import (
    CHOOSE,
    DEMOTE,
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
    Atom,
)
from virtuosi.games.new_science.rules.moves import (
    PASS,
    TO_DISPUTE,
    TO_KEEP,
    TO_OPPONENT,
    TO_RESEARCH,
    TO_SAVE,
    TO_TRACK,
)
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.refusals import (
    CARD_FIELD,
    CARD_LEVEL,
    NO_OWN_MARKER,
    NO_RIVAL,
    PUBLISHED,
    SAME_TRACK,
    TOO_LITTLE_REST,
)
from virtuosi.games.new_science.rules.tasks import cubes, discoveries
from virtuosi.games.new_science.rules.tasks.actions import barred
from virtuosi.games.new_science.rules.tasks.discoveries import OneDiscovery


@final
class Effect(Step[NewScience]):
    """Clause `b` % 16 of card `a`; `b` // 16 is the track just chosen plus 1. Only what is done once has work here."""

    def run(self, p: NewScience) -> None:
        atoms = p.pack.cards.atoms[self.a]
        clause = self.b % 16
        if clause >= len(atoms):
            return
        atom = atoms[clause]
        if atom.op == GAIN or atom.op == LOSE:
            self.influence(p, atom)
            return
        p.agenda.append(Effect(self.seat, self.a, self.b + 1))
        if atom.op == REST:
            self.rest(p, atom)
        elif atom.op == STEAL_REST:
            self.steal(p, atom.n)
        elif atom.op == PRESTIGE:
            p.prestige[self.seat] += atom.n
            effects.note(p, effects.PRESTIGE, self.seat, atom.n)
        elif atom.op == SAVE_KEEP:
            for seat in reversed(p.order):
                if p.laboratory[seat] != NO_CARD:
                    p.agenda.append(SaveCard(seat, self.a, atom.n))
        else:
            self.ask(p, atom)

    def influence(self, p: NewScience, atom: Atom) -> None:
        """Change tracks, or ask which first."""
        if atom.track == CHOOSE or atom.track == OTHER:
            p.agenda.append(ChooseTrack(self.seat, self.a, self.b))
        elif atom.op == LOSE and atom.who == OPPONENT:
            p.agenda.append(ChooseOpponent(self.seat, self.a, self.b))
        else:
            track = self.b // 16 - 1 if atom.track == SAME else atom.track
            change(p, self.seat, atom, track)
            p.agenda.append(Effect(self.seat, self.a, self.b + 1))

    def rest(self, p: NewScience, atom: Atom) -> None:
        seats = p.order if atom.who == EVERYBODY else [self.seat]
        for seat in seats:
            gained = effects.gain_rest(p, seat, atom.n)
            if gained:
                effects.note(p, effects.REST_GAINED, seat, gained)

    def steal(self, p: NewScience, n: int) -> None:
        total = 0
        for seat in p.order:
            if seat != self.seat:
                lost = -effects.gain_rest(p, seat, -n)
                total += lost
                if lost:
                    effects.note(p, effects.REST_LOST, seat, lost)
        gained = effects.gain_rest(p, self.seat, total)
        if gained:
            effects.note(p, effects.REST_GAINED, self.seat, gained)

    def ask(self, p: NewScience, atom: Atom) -> None:
        """A clause that may be declined is asked only when it has a target (rules 4.6, 5.9)."""
        task: Question[NewScience]
        if atom.op == PLACE_MARKER:
            task = PlaceMarker(self.seat, self.a, self.b % 16)
        elif atom.op == DEMOTE:
            task = ChooseDispute(self.seat, self.a)
        elif atom.op == MOVE_CUBES:
            task = cubes.LiftCube(self.seat, self.a, atom.n)
        else:
            return
        if len(task.moves(p)) > 1:
            p.agenda.append(task)
        else:
            effects.note(p, effects.NOTHING, self.seat, self.a)


def change(p: NewScience, seat: int, atom: Atom, track: int) -> None:
    """Move markers on one track for whoever the clause names."""
    if atom.op == GAIN:
        effects.raise_influence(p, seat, track, atom.n)
        return
    for other in p.order:
        if atom.who == OPPONENTS and other == seat:
            continue
        if p.influence[other * 4 + track] >= atom.at_least:
            effects.raise_influence(p, other, track, -atom.n)


@final
class ChooseTrack(Question[NewScience]):
    """On which track clause `b` % 16 of card `a` works."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_TRACK, TO_TRACK + 1, TO_TRACK + 2, TO_TRACK + 3]

    def refusal(self, p: NewScience, move: int) -> int:
        atom = p.pack.cards.atoms[self.a][self.b % 16]
        if atom.track == OTHER and move - TO_TRACK == self.b // 16 - 1:
            return SAME_TRACK
        return LEGAL

    def take(self, p: NewScience, move: int) -> None:
        track = move - TO_TRACK
        clause = self.b % 16
        change(p, self.seat, p.pack.cards.atoms[self.a][clause], track)
        p.agenda.append(Effect(self.seat, self.a, (track + 1) * 16 + clause + 1))


@final
class ChooseOpponent(Question[NewScience]):
    """Which opponent clause `b` % 16 of card `a` strikes."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_OPPONENT + seat for seat in range(p.seats) if seat != self.seat]

    def take(self, p: NewScience, move: int) -> None:
        atom = p.pack.cards.atoms[self.a][self.b % 16]
        effects.raise_influence(p, move - TO_OPPONENT, atom.track, -atom.n)
        p.agenda.append(Effect(self.seat, self.a, self.b + 1))


def rivals(p: NewScience, seat: int, d: int) -> list[int]:
    """The opponents with a research or experiment marker on a discovery."""
    return [other for other in range(p.seats) if other != seat and (p.researched[other] | p.known[other]) >> d & 1]


@final
class PlaceMarker(OneDiscovery):
    """Where a free research marker goes, by clause `b` of card `a` (rule 6.12)."""

    def first(self) -> int:
        return TO_RESEARCH

    def hindrance(self, p: NewScience, d: int) -> int:
        atom = p.pack.cards.atoms[self.a][self.b]
        if p.pack.level[d] > atom.level:
            return CARD_LEVEL
        if not atom.fields >> p.pack.field[d] & 1:
            return CARD_FIELD
        refusal = barred(p, self.seat, d)
        if refusal == LEGAL and atom.rival and not rivals(p, self.seat, d):
            return NO_RIVAL
        return refusal

    def take(self, p: NewScience, move: int) -> None:
        if move != PASS:
            discoveries.research(p, self.seat, move - TO_RESEARCH, 0)


@final
class ChooseDispute(OneDiscovery):
    """Over which discovery there is a dispute of priority (rule 6.14)."""

    def first(self) -> int:
        return TO_DISPUTE

    def hindrance(self, p: NewScience, d: int) -> int:
        if p.public >> d & 1:
            return PUBLISHED
        if not (p.researched[self.seat] | p.known[self.seat]) >> d & 1:
            return NO_OWN_MARKER
        return LEGAL if rivals(p, self.seat, d) else NO_RIVAL

    def take(self, p: NewScience, move: int) -> None:
        if move == PASS:
            return
        d = move - TO_DISPUTE
        found = rivals(p, self.seat, d)
        if len(found) == 1:
            demote(p, found[0], d)
        else:
            p.agenda.append(ChooseDisputed(self.seat, self.a, d))


@final
class ChooseDisputed(Question[NewScience]):
    """Whose marker on discovery `b` goes back a step."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_OPPONENT + seat for seat in rivals(p, self.seat, self.b)]

    def take(self, p: NewScience, move: int) -> None:
        demote(p, move - TO_OPPONENT, self.b)


def demote(p: NewScience, seat: int, d: int) -> None:
    bit = 1 << d
    if p.known[seat] & bit:
        p.known[seat] ^= bit
        p.researched[seat] |= bit
    else:
        effects.take_back(p, seat, d)
    effects.note(p, effects.DEMOTED, seat, d)


@final
class KeepCard(Question[NewScience]):
    """By option: which card stays in a full laboratory, the new one `a` or the old one."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_KEEP, TO_KEEP + 1]

    def take(self, p: NewScience, move: int) -> None:
        if move == TO_KEEP:
            keep(p, self.seat, self.a)
        else:
            effects.note(p, effects.LEFT, self.seat, self.a)


def keep(p: NewScience, seat: int, card: int) -> None:
    """A card comes to the laboratory; one already there leaves the match (rule 5.3)."""
    old = p.laboratory[seat]
    if old != NO_CARD:
        effects.note(p, effects.LEFT, seat, old)
    p.laboratory[seat] = card
    effects.note(p, effects.KEPT, seat, card)


@final
class SaveCard(Question[NewScience]):
    """Spend `b` rest, or lose the card in the laboratory to card `a` (rule 6.15)."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_SAVE, TO_SAVE + 1]

    def refusal(self, p: NewScience, move: int) -> int:
        return TOO_LITTLE_REST if move == TO_SAVE and p.rest[self.seat] < self.b else LEGAL

    def take(self, p: NewScience, move: int) -> None:
        if move == TO_SAVE:
            effects.gain_rest(p, self.seat, -self.b)
            effects.note(p, effects.REST_LOST, self.seat, self.b)
        else:
            effects.note(p, effects.LEFT, self.seat, p.laboratory[self.seat])
            p.laboratory[self.seat] = NO_CARD
