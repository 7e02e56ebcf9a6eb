"""The three discovery actions: research, experiment, publish."""

from typing import final

from virtuosi.core.task import LEGAL, Chance, Question
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.cards import AGAIN, MARVEL, NO_TRACK
from virtuosi.games.new_science.rules.moves import (
    EXPERIMENT,
    PASS,
    PUBLISH,
    RESEARCH,
    SIZE,
    TO_AGAIN,
    TO_EXPERIMENT,
    TO_MARVEL,
    TO_PUBLISH,
    TO_RESEARCH,
    TO_REST,
    TO_ROLL,
)
from virtuosi.games.new_science.rules.pack import members
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.refusals import (
    ALL_PUBLISHED,
    ALREADY_KNOWN,
    INFLUENCE,
    NO_EXPERIMENT,
    NO_MARKER,
    NOT_RESEARCHED,
    OWN_MARKER,
    PREREQUISITES,
    PUBLISH_POINTS,
    PUBLISHED,
    RESEARCH_POINTS,
    REST_FORBIDDEN,
    TOO_LITTLE_REST,
)
from virtuosi.games.new_science.rules.tasks import discoveries
from virtuosi.games.new_science.rules.tasks.discoveries import OneDiscovery


def barred(p: NewScience, seat: int, d: int) -> int:
    """Why a seat could not put a research marker there, points apart."""
    bit = 1 << d
    if p.public & bit:
        return PUBLISHED
    if (p.researched[seat] | p.known[seat]) & bit:
        return OWN_MARKER
    if not effects.has_prerequisites(p, p.public | p.known[seat], d):
        return PREREQUISITES
    if not effects.has_marker(p, seat, d):
        return NO_MARKER if p.researched[seat] | p.known[seat] else ALL_PUBLISHED
    return LEGAL


@final
class ChooseResearch(OneDiscovery):
    """Which discovery is researched from space `a`."""

    def first(self) -> int:
        return TO_RESEARCH

    def hindrance(self, p: NewScience, d: int) -> int:
        refusal = barred(p, self.seat, d)
        if refusal == LEGAL and not effects.reaches(p, self.seat, RESEARCH, self.a, d):
            return RESEARCH_POINTS
        return refusal

    def moves(self, p: NewScience) -> list[int]:
        seat = self.seat
        pack = p.pack
        reach = effects.base_points(p, seat, RESEARCH, self.a)
        extra = effects.spendable(p, seat) + effects.boost(p, seat)
        cards = effects.in_force(p, seat)
        table = pack.cards.points[RESEARCH]
        found = []
        for d in effects.open_to(p, seat):
            total = reach
            for card in cards:
                total += table[card * SIZE + d]
            if total < 0:
                total = 0
            if pack.research[d] <= total + extra and (p.supply[seat] > 0 or effects.has_marker(p, seat, d)):
                found.append(TO_RESEARCH + d)
        found.append(PASS)
        return found

    def take(self, p: NewScience, move: int) -> None:
        if move == PASS:
            effects.note(p, effects.DECLINED, self.seat, self.a)
        else:
            discoveries.pay(p, self.seat, self.a, move - TO_RESEARCH)


@final
class ChooseExperiment(OneDiscovery):
    """On which discovery the experiment of space `a` is made."""

    def first(self) -> int:
        return TO_EXPERIMENT

    def hindrance(self, p: NewScience, d: int) -> int:
        bit = 1 << d
        if p.researched[self.seat] & bit:
            return LEGAL
        if p.public & bit:
            return PUBLISHED
        return ALREADY_KNOWN if p.known[self.seat] & bit else NOT_RESEARCHED

    def moves(self, p: NewScience) -> list[int]:
        found = [TO_EXPERIMENT + d for d in members(p.researched[self.seat])]
        found.append(PASS)
        return found

    def take(self, p: NewScience, move: int) -> None:
        if move == PASS:
            effects.note(p, effects.DECLINED, self.seat, self.a)
        else:
            p.agenda.append(SpendRest(self.seat, self.a, move - TO_EXPERIMENT))


@final
class SpendRest(Question[NewScience]):
    """How much rest goes into the experiment of space `a` on discovery `b`, before the die (rule 9.6)."""

    def candidates(self, p: NewScience) -> list[int]:
        found = [TO_REST, TO_REST + 1, TO_REST + 2, TO_REST + 3]
        if has_marvel(p, self.seat):
            found += [TO_MARVEL, TO_MARVEL + 1, TO_MARVEL + 2, TO_MARVEL + 3]
        return found

    def refusal(self, p: NewScience, move: int) -> int:
        rest = move - TO_REST if move < TO_MARVEL else move - TO_MARVEL
        if rest > p.rest[self.seat]:
            return TOO_LITTLE_REST
        return REST_FORBIDDEN if rest > effects.spendable(p, self.seat) else LEGAL

    def moves(self, p: NewScience) -> list[int]:
        most = effects.spendable(p, self.seat)
        found = [TO_REST + rest for rest in range(most + 1)]
        if has_marvel(p, self.seat):
            found += [TO_MARVEL + rest for rest in range(most + 1)]
        return found

    def take(self, p: NewScience, move: int) -> None:
        seat, d = self.seat, self.b
        marvel = move >= TO_MARVEL
        rest = move - TO_MARVEL if marvel else move - TO_REST
        total = effects.points(p, seat, EXPERIMENT, self.a, d) + rest
        calm = 0
        effects.note(p, effects.TRIED, seat, d, rest)
        if marvel:
            card = p.laboratory[seat]
            total += p.pack.cards.once_points[card]
            calm = int(p.pack.cards.calm[card])
            effects.spend_card(p, seat)
        p.rest[seat] -= rest
        p.agenda.append(RollDie(seat, d, total * 2 + calm))


def has_marvel(p: NewScience, seat: int) -> bool:
    card = p.laboratory[seat]
    return card != NO_CARD and p.pack.cards.once[card] & MARVEL != 0


@final
class RollDie(Chance[NewScience]):
    """The die of an experiment on discovery `a`. `b` is twice the points before it, plus 1 if a 1 may succeed."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_ROLL, TO_ROLL + 1, TO_ROLL + 2, TO_ROLL + 3, TO_ROLL + 4, TO_ROLL + 5]

    def toss(self, p: NewScience, number: int) -> int:
        return TO_ROLL + number % 6

    def take(self, p: NewScience, move: int) -> None:
        die = move - TO_ROLL + 1
        seat, d = self.seat, self.a
        if p.events is not None:
            p.events.add(effects.ROLLED, die, self.b // 2 + die, effects.number_asked(p, seat, d))
        card = p.laboratory[seat]
        if card != NO_CARD and p.pack.cards.once[card] & AGAIN:
            p.agenda.append(RollAgain(seat, d, self.b * 8 + die))
        else:
            conclude(p, seat, d, self.b, die)


def succeeds(p: NewScience, seat: int, d: int, strength: int, die: int) -> bool:
    """Whether this die ends the experiment well. `strength` is what RollDie keeps in `b`."""
    if die == p.pack.critical and strength % 2 == 0:
        return False
    return strength // 2 + die >= effects.number_asked(p, seat, d)


def conclude(p: NewScience, seat: int, d: int, strength: int, die: int) -> None:
    """Success moves the marker up; after a failure it stays (rule 9.5)."""
    if succeeds(p, seat, d, strength, die):
        p.researched[seat] &= ~(1 << d)
        p.known[seat] |= 1 << d
        effects.note(p, effects.SUCCEEDED, seat, d)
    elif die == p.pack.critical and strength % 2 == 0:
        effects.note(p, effects.CRITICAL, seat, d)
    else:
        effects.note(p, effects.FAILED, seat, d)


@final
class RollAgain(Question[NewScience]):
    """After the die: use the card that rolls again? `a` is the discovery, `b` RollDie's `b` times 8, plus the die."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_AGAIN, TO_AGAIN + 1]

    def take(self, p: NewScience, move: int) -> None:
        if move == TO_AGAIN:
            effects.spend_card(p, self.seat)
            p.agenda.append(RollDie(self.seat, self.a, self.b // 8))
        else:
            conclude(p, self.seat, self.a, self.b // 8, self.b % 8)


def lacks_influence(p: NewScience, seat: int, d: int) -> int:
    """The track on which a seat lacks influence for publishing, whatever its cards can do; or NO_TRACK."""
    track = effects.short_of(p, seat, d, False)
    if track != NO_TRACK and effects.can_ease(p, seat):
        return effects.short_of(p, seat, d, True)
    return track


@final
class ChoosePublication(OneDiscovery):
    """Which discovery is published from space `a`."""

    def first(self) -> int:
        return TO_PUBLISH

    def hindrance(self, p: NewScience, d: int) -> int:
        if p.public >> d & 1:
            return PUBLISHED
        if not p.known[self.seat] >> d & 1:
            return NO_EXPERIMENT
        if lacks_influence(p, self.seat, d) != NO_TRACK:
            return INFLUENCE
        return LEGAL if effects.reaches(p, self.seat, PUBLISH, self.a, d) else PUBLISH_POINTS

    def moves(self, p: NewScience) -> list[int]:
        found = []
        for d in members(p.known[self.seat]):
            if self.hindrance(p, d) == LEGAL:
                found.append(TO_PUBLISH + d)
        found.append(PASS)
        return found

    def take(self, p: NewScience, move: int) -> None:
        if move == PASS:
            effects.note(p, effects.DECLINED, self.seat, self.a)
        else:
            discoveries.pay(p, self.seat, self.a, move - TO_PUBLISH)
