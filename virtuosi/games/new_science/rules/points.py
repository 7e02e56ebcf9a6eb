"""What an action is worth: the one place that adds up points, requirements and gains, cards included.

Rules, odds, hints, previews and the board all ask here. Cards in force are rows of the card tables.
"""

from virtuosi.games.new_science.rules.cards import NO_TRACK, CardTables
from virtuosi.games.new_science.rules.moves import DISCOVERY_ACTIONS, EXPERIMENT, PLACES, PUBLISH, SIZE, TRACK_COUNT
from virtuosi.games.new_science.rules.position import FOR_ALL, NO_CARD, NewScience

# What is in force


def in_force(p: NewScience, seat: int) -> list[int]:
    """The rows that count for this seat now."""
    rows: list[int] = []
    card = p.laboratory[seat]
    if card != NO_CARD:
        count_card(p, seat, card, rows)
    for place in range(PLACES):
        card = p.face[place]
        if card != NO_CARD and (p.force[place] == FOR_ALL or p.force[place] == seat):
            count_card(p, seat, card, rows)
    return rows


def count_card(p: NewScience, seat: int, card: int, rows: list[int]) -> None:
    """Add the card's row, and those of its clauses whose condition holds for this seat (rule 6.2)."""
    tables = p.pack.cards
    rows.append(card)
    for row in tables.more[card]:
        track = tables.if_track[row]
        if track == NO_TRACK or tables.condition(row, p.influence[seat * TRACK_COUNT + track]):
            rows.append(row)


# Points


def base_points(p: NewScience, seat: int, action: int, space: int) -> int:
    """Energy, space and scientist: what an action is worth without cards and rest."""
    pack = p.pack
    return pack.base + pack.modifier[space] + pack.bonus[p.scientist[seat] * DISCOVERY_ACTIONS + action]


def with_cards(tables: CardTables, base: int, rows: list[int], action: int, d: int) -> int:
    """Base points and what the rows add on a discovery; never below 0 (rule 4.10)."""
    points = tables.points[action]
    for row in rows:
        base += points[row * SIZE + d]
    return base if base > 0 else 0


def points(p: NewScience, seat: int, action: int, space: int, d: int) -> int:
    """The points of an action on a discovery before rest."""
    return with_cards(p.pack.cards, base_points(p, seat, action, space), in_force(p, seat), action, d)


def cost(p: NewScience, action: int, d: int) -> int:
    """The points that research or publishing asks for."""
    return p.pack.publish[d] if action == PUBLISH else p.pack.research[d]


def missing(p: NewScience, seat: int, action: int, space: int, d: int) -> int:
    """The points that rest or a card must make up; 0 when there are enough."""
    short = cost(p, action, d) - points(p, seat, action, space, d)
    return short if short > 0 else 0


def boost(p: NewScience, seat: int, action: int, d: int) -> int:
    """What the card in the laboratory could add once to an action on a discovery."""
    card = p.laboratory[seat]
    return 0 if card == NO_CARD else p.pack.cards.once_points[action][card * SIZE + d]


def reaches(p: NewScience, seat: int, action: int, space: int, d: int) -> bool:
    """Whether points, rest and a card in the laboratory reach the number asked."""
    return missing(p, seat, action, space, d) <= spendable(p, seat) + boost(p, seat, action, d)


def has_marvel(p: NewScience, seat: int, d: int) -> bool:
    """Whether the card in the laboratory could be used before the die of an experiment on a discovery."""
    card = p.laboratory[seat]
    return card != NO_CARD and (p.pack.cards.calm[card] or boost(p, seat, EXPERIMENT, d) != 0)


# Rest


def forbids_rest(p: NewScience, seat: int) -> int:
    """The card that forbids this seat to spend rest, or NO_CARD. Asked often: nothing is gathered for it."""
    forbids = p.pack.cards.no_spend
    card = p.laboratory[seat]
    if card != NO_CARD and forbids[card]:
        return card
    for place in range(PLACES):
        card = p.face[place]
        if card != NO_CARD and forbids[card] and (p.force[place] == FOR_ALL or p.force[place] == seat):
            return card
    return NO_CARD


def spendable(p: NewScience, seat: int) -> int:
    """The rest this seat may spend now."""
    return 0 if forbids_rest(p, seat) != NO_CARD else p.rest[seat]


def rest_gained(p: NewScience, seat: int) -> int:
    """What the Rest action gives this seat."""
    for row in in_force(p, seat):
        if p.pack.cards.no_gain[row]:
            return 0
    return p.pack.rest_gain


# Influence and prestige


def step_length(p: NewScience, seat: int, track: int) -> int:
    """How far an influence action moves: of several cards the longest step counts (rule 6.8)."""
    longest = 0
    for row in in_force(p, seat):
        longest = max(longest, p.pack.cards.step[row * TRACK_COUNT + track])
    return longest if longest > 0 else p.pack.influence_gain


def asked(p: NewScience, seat: int, d: int, track: int, eased: bool) -> int:
    """The influence asked of this seat for publishing; `eased`: the card in its laboratory is spent on it."""
    return asked_with(p, seat, in_force(p, seat), d, track, eased)


def asked_with(p: NewScience, seat: int, rows: list[int], d: int, track: int, eased: bool) -> int:
    tables = p.pack.cards
    printed = p.pack.need[d * TRACK_COUNT + track]
    need = printed
    for row in rows:
        if printed >= tables.printed[row]:
            need += tables.asked[row * TRACK_COUNT + track]
    if eased:
        need += tables.once_asked[p.laboratory[seat] * TRACK_COUNT + track]
    return need if need > 0 else 0


def short_of(p: NewScience, seat: int, d: int, eased: bool) -> int:
    """The first track on which this seat lacks influence for publishing, or NO_TRACK."""
    rows = in_force(p, seat)
    for track in range(TRACK_COUNT):
        if p.influence[seat * TRACK_COUNT + track] < asked_with(p, seat, rows, d, track, eased):
            return track
    return NO_TRACK


def can_ease(p: NewScience, seat: int) -> bool:
    card = p.laboratory[seat]
    return card != NO_CARD and p.pack.cards.eases[card]


def lacks_influence(p: NewScience, seat: int, d: int) -> int:
    """The track on which a seat lacks influence for publishing, whatever its cards can do; or NO_TRACK."""
    track = short_of(p, seat, d, False)
    if track != NO_TRACK and can_ease(p, seat):
        return short_of(p, seat, d, True)
    return track


def prestige_of(p: NewScience, seat: int, d: int) -> int:
    """What publishing it by an action brings this seat now."""
    total = p.pack.prestige[d]
    for row in in_force(p, seat):
        total += p.pack.cards.prestige[row]
    return total
