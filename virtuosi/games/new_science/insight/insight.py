"""What bots know of The New Science: prestige, how near each seat is to each publication, and what cubes promise."""

from typing import Final, final

from virtuosi.core.insight import Insight
from virtuosi.games.new_science.insight.outlook import Outlook
from virtuosi.games.new_science.rules import points, scoring
from virtuosi.games.new_science.rules.cards import GAIN, KEEP, PLAY, PRESTIGE, REST, STEAL_REST
from virtuosi.games.new_science.rules.moves import HAPPENING_AT, INFLUENCE_AT, PLACES, SIZE, TRACK_COUNT
from virtuosi.games.new_science.rules.position import CLEANING, NO_CARD, NO_SCIENTIST, NewScience

# All were tuned by play between bots
RESTED: Final = 0.5
PLACE_IN_ORDER: Final = 0.12
KEPT: Final = 1.3
ANY_STEP: Final = 0.3  # a step of influence on a track of one's choice
ODD_CARD: Final = 0.8
MODEST: Final = 1.6  # for two: what the net's search hopes for comes true with its odds to this power
BEHIND: Final = [1.0, 0.35, 0.1, 0.0, 0.0, 0.0]  # share of a leader's bonus, by steps behind


@final
class ScienceInsight(Insight[NewScience]):
    """Adds up what each seat has and can expect; cubes not yet resolved count by what they are likely to bring."""

    def __init__(self) -> None:
        self.scale = 7.0
        self.par = 30.0
        self.trust = 2.0

    def values(self, p: NewScience) -> list[float]:
        if NO_SCIENTIST in p.scientist:
            return [0.0] * p.seats
        left = p.pack.rounds(p.seats) - p.round
        influence = expected_influence(p)
        outlooks = [Outlook(p, seat, influence, left) for seat in range(p.seats)]
        total = [0.0] * SIZE
        for outlook in outlooks:
            for d in p.tree():
                total[d] += outlook.near[d]
        found = []
        for seat in range(p.seats):
            value = p.prestige[seat] + self.standing(p, seat, influence, left)
            found.append(value + outlooks[seat].worth(total))
        return found

    def sureness(self, p: NewScience) -> float:
        """Of two Masters, the one whom their search favours wins more often than it says."""
        return MODEST if p.seats == 2 else 1.0

    def standing(self, p: NewScience, seat: int, influence: list[int], left: int) -> float:
        """Rest, laboratory, order, cards under way, and the bonuses of the end."""
        time = min(1.0, left / 4.0)
        progress = 1.0 - left / p.pack.rounds(p.seats)
        sure = 0.1 + 0.9 * progress * progress
        value = 0.0
        for track in range(TRACK_COUNT):
            best = 0
            for other in range(track, p.seats * TRACK_COUNT, TRACK_COUNT):
                if influence[other] > best:
                    best = influence[other]
            value += sure * p.pack.leader * BEHIND[min(5, best - influence[seat * TRACK_COUNT + track])]
        most = 0
        for other in range(p.seats):
            most = max(most, scoring.publications(p, other))
        value += sure * p.pack.most_publications * BEHIND[min(5, most - scoring.publications(p, seat))]
        rest = p.rest[seat]
        if p.at < 0 and p.at != CLEANING and seat in p.space[:HAPPENING_AT]:
            rest += points.rest_gained(p, seat)
            value += PLACE_IN_ORDER * time * (p.seats - p.space.index(seat))
        elif p.at >= 0:
            value += PLACE_IN_ORDER * time * (p.seats - p.order.index(seat))
        value += RESTED * min(1.0, (left + 1) / 3.0) * min(rest, p.pack.rest_max)
        if p.laboratory[seat] != NO_CARD:
            value += KEPT * time
        return value + time * self.happenings(p, seat)

    def happenings(self, p: NewScience, seat: int) -> float:
        """What the cards promise on which this seat has a cube; influence on fixed tracks is counted elsewhere."""
        value = 0.0
        for place in range(PLACES):
            card = p.face[place]
            if card == NO_CARD or p.space[HAPPENING_AT + place] != seat or p.at >= HAPPENING_AT + place:
                continue
            tables = p.pack.cards
            if tables.type[card] == KEEP:
                value += KEPT if p.laboratory[seat] == NO_CARD else 0.3 * KEPT
                continue
            for clause in tables.clauses[card]:
                if clause.op == GAIN:
                    value += ANY_STEP * clause.n if clause.track >= TRACK_COUNT else 0.0
                elif clause.op == REST or clause.op == STEAL_REST:
                    value += RESTED * clause.n
                elif clause.op == PRESTIGE:
                    value += clause.n
                else:
                    value += ODD_CARD
        return value


def expected_influence(p: NewScience) -> list[int]:
    """The tracks once the cubes on influence spaces and on PLAY cards are resolved."""
    influence = p.influence[:]
    if p.at == CLEANING:
        return influence
    most = p.pack.influence_max
    for track in range(TRACK_COUNT):
        owner = p.space[INFLUENCE_AT + track]
        if owner >= 0 and p.at < INFLUENCE_AT + track:
            index = owner * TRACK_COUNT + track
            influence[index] = min(most, influence[index] + points.step_length(p, owner, track))
    for place in range(PLACES):
        card, owner = p.face[place], p.space[HAPPENING_AT + place]
        if card == NO_CARD or owner < 0 or p.at >= HAPPENING_AT + place or p.pack.cards.type[card] != PLAY:
            continue
        for clause in p.pack.cards.clauses[card]:
            if clause.op == GAIN and clause.track < TRACK_COUNT:
                index = owner * TRACK_COUNT + clause.track
                influence[index] = min(most, influence[index] + clause.n)
    return influence
