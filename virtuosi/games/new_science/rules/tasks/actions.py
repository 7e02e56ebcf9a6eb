"""The three discovery actions: research, experiment, publish."""

from typing import Final, final

from virtuosi.core.masks import listed, members
from virtuosi.core.task import LEGAL, Chance, Question
from virtuosi.games.new_science.rules import effects, events, knowledge, odds, points
from virtuosi.games.new_science.rules.cards import NO_TRACK
from virtuosi.games.new_science.rules.moves import (
    FACES,
    PASS,
    PUBLISH,
    RESEARCH,
    SIZE,
    STAND,
    TO_AGAIN,
    TO_EXPERIMENT,
    TO_MARVEL,
    TO_PUBLISH,
    TO_RESEARCH,
    TO_REST,
    TO_ROLL,
)
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.refusals import (
    ALREADY_KNOWN,
    INFLUENCE,
    NO_EXPERIMENT,
    NOT_RESEARCHED,
    PUBLISH_POINTS,
    PUBLISHED,
    RESEARCH_POINTS,
    REST_FORBIDDEN,
    TOO_LITTLE_REST,
)
from virtuosi.games.new_science.rules.tasks import discoveries
from virtuosi.games.new_science.rules.tasks.discoveries import OneDiscovery


class DiscoveryAction(OneDiscovery):
    """What the cube on space `a` is used for."""

    __slots__ = ()

    @property
    def space(self) -> int:
        return self.a

    def choices(self, p: NewScience, most: int) -> list[int]:
        """The legal moves but for passing; when there are more than `most`, some of them will do."""
        raise NotImplementedError

    def moves(self, p: NewScience) -> list[int]:
        found = self.choices(p, SIZE)
        found.append(PASS)
        return found

    def carry_out(self, p: NewScience, d: int) -> None:
        raise NotImplementedError

    def take(self, p: NewScience, move: int) -> None:
        if move == PASS:
            events.note(p, events.DECLINED, self.seat, self.space)
        else:
            self.carry_out(p, move - self.first())


@final
class ChooseResearch(DiscoveryAction):
    """Which discovery is researched."""

    def first(self) -> int:
        return TO_RESEARCH

    def hindrance(self, p: NewScience, d: int) -> int:
        refusal = knowledge.barred(p, self.seat, d)
        if refusal == LEGAL and not points.reaches(p, self.seat, RESEARCH, self.space, d):
            return RESEARCH_POINTS
        return refusal

    def choices(self, p: NewScience, most: int) -> list[int]:
        seat = self.seat
        pack = p.pack
        base = points.base_points(p, seat, RESEARCH, self.space)
        rest = points.spendable(p, seat)
        rows = points.in_force(p, seat)
        found: list[int] = []
        for d in knowledge.open_to(p, seat):
            if len(found) == most:
                break
            reach = points.with_cards(pack.cards, base, rows, RESEARCH, d) + rest + points.boost(p, seat, RESEARCH, d)
            if pack.research[d] <= reach and (p.supply[seat] > 0 or knowledge.has_marker(p, seat, d)):
                found.append(TO_RESEARCH + d)
        return found

    def carry_out(self, p: NewScience, d: int) -> None:
        discoveries.pay(p, self.seat, self.space, d)


@final
class ChooseExperiment(DiscoveryAction):
    """On which discovery the experiment is made."""

    def first(self) -> int:
        return TO_EXPERIMENT

    def hindrance(self, p: NewScience, d: int) -> int:
        bit = 1 << d
        if p.researched[self.seat] & bit:
            return LEGAL
        if p.public & bit:
            return PUBLISHED
        return ALREADY_KNOWN if p.known[self.seat] & bit else NOT_RESEARCHED

    def choices(self, p: NewScience, most: int) -> list[int]:
        return listed(TO_EXPERIMENT, p.researched[self.seat])

    def carry_out(self, p: NewScience, d: int) -> None:
        p.agenda.append(SpendRest(self.seat, self.space, d))


@final
class ChoosePublication(DiscoveryAction):
    """Which discovery is published."""

    def first(self) -> int:
        return TO_PUBLISH

    def hindrance(self, p: NewScience, d: int) -> int:
        if p.public >> d & 1:
            return PUBLISHED
        if not p.known[self.seat] >> d & 1:
            return NO_EXPERIMENT
        if points.lacks_influence(p, self.seat, d) != NO_TRACK:
            return INFLUENCE
        return LEGAL if points.reaches(p, self.seat, PUBLISH, self.space, d) else PUBLISH_POINTS

    def choices(self, p: NewScience, most: int) -> list[int]:
        found: list[int] = []
        for d in members(p.known[self.seat]):
            if len(found) < most and self.hindrance(p, d) == LEGAL:
                found.append(TO_PUBLISH + d)
        return found

    def carry_out(self, p: NewScience, d: int) -> None:
        discoveries.pay(p, self.seat, self.space, d)


@final
class SpendRest(Question[NewScience]):
    """How much rest goes into the experiment of space `a` on discovery `b`, before the die (rule 9.6)."""

    @property
    def space(self) -> int:
        return self.a

    @property
    def discovery(self) -> int:
        return self.b

    def candidates(self, p: NewScience) -> list[int]:
        return self.spending(p, p.pack.rest_max)

    def refusal(self, p: NewScience, move: int) -> int:
        rest = rest_of(move)
        if rest > p.rest[self.seat]:
            return TOO_LITTLE_REST
        return REST_FORBIDDEN if rest > points.spendable(p, self.seat) else LEGAL

    def moves(self, p: NewScience) -> list[int]:
        return self.spending(p, points.spendable(p, self.seat))

    def spending(self, p: NewScience, most: int) -> list[int]:
        """From no rest to the most, without and with the card that is used before the die."""
        found = [TO_REST + rest for rest in range(most + 1)]
        if points.has_marvel(p, self.seat, self.discovery):
            found += [TO_MARVEL + rest for rest in range(most + 1)]
        return found

    def take(self, p: NewScience, move: int) -> None:
        seat, d, rest, marvel = self.seat, self.discovery, rest_of(move), is_marvel(move)
        strength = odds.strength_of(p, seat, self.space, d, rest, marvel)
        events.note(p, events.TRIED, seat, d, rest)
        if marvel:
            effects.spend_card(p, seat)
        p.rest[seat] -= rest
        p.agenda.append(RollDie(seat, d, strength))


def is_marvel(move: int) -> bool:
    """Whether the move uses the card before the die."""
    return move >= TO_MARVEL


def rest_of(move: int) -> int:
    """The rest a move spends on an experiment."""
    return move - (TO_MARVEL if is_marvel(move) else TO_REST)


@final
class RollDie(Chance[NewScience]):
    """The die of an experiment on discovery `a` with strength `b`."""

    @property
    def discovery(self) -> int:
        return self.a

    @property
    def strength(self) -> int:
        return self.b

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_ROLL + face for face in range(FACES)]

    def toss(self, p: NewScience, number: int) -> int:
        return TO_ROLL + number % FACES

    def take(self, p: NewScience, move: int) -> None:
        die = move - TO_ROLL + 1
        seat, d, strength = self.seat, self.discovery, self.strength
        if p.events is not None:
            p.events.add(events.ROLLED, die, odds.before_die(strength) + die, odds.number_asked(p, seat, d))
        card = p.laboratory[seat]
        if card != NO_CARD and p.pack.cards.again[card]:
            p.agenda.append(RollAgain(seat, d, strength * DIE + die))
        else:
            conclude(p, seat, d, strength, die)


def conclude(p: NewScience, seat: int, d: int, strength: int, die: int) -> None:
    """Success moves the marker up; after a failure it stays (rule 9.5)."""
    if odds.succeeds(p, seat, d, strength, die):
        p.researched[seat] &= ~(1 << d)
        p.known[seat] |= 1 << d
        events.note(p, events.SUCCEEDED, seat, d)
    elif odds.is_critical(p, strength, die):
        events.note(p, events.CRITICAL, seat, d)
    else:
        events.note(p, events.FAILED, seat, d)


DIE: Final = 8  # RollAgain keeps strength * DIE + die in `b`


@final
class RollAgain(Question[NewScience]):
    """After the die of an experiment on discovery `a`: use the card that rolls again?"""

    @property
    def discovery(self) -> int:
        return self.a

    @property
    def strength(self) -> int:
        return self.b // DIE

    @property
    def die(self) -> int:
        return self.b % DIE

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_AGAIN, STAND]

    def take(self, p: NewScience, move: int) -> None:
        if move == STAND:
            conclude(p, self.seat, self.discovery, self.strength, self.die)
        else:
            effects.spend_card(p, self.seat)
            p.agenda.append(RollDie(self.seat, self.discovery, self.strength))
