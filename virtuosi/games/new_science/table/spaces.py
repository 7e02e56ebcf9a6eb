"""The action spaces as a seat sees them: who stands there, and what a cube there would let that seat do."""

import msgspec

from virtuosi.core.masks import members
from virtuosi.core.task import LEGAL
from virtuosi.games.new_science.rules import knowledge, points
from virtuosi.games.new_science.rules.cards import NO_TRACK
from virtuosi.games.new_science.rules.moves import (
    ACTION_OF,
    ACTIONS,
    ALL_SPACES,
    CARDS,
    DISCOVERIES,
    DISCOVERY_ACTIONS,
    EXPERIMENT,
    HAPPENING_AT,
    INFLUENCE,
    INFLUENCE_AT,
    PUBLISH,
    SIZE,
    SPACES,
    TRACK_COUNT,
)
from virtuosi.games.new_science.rules.pack import SHUT
from virtuosi.games.new_science.rules.position import NO_SCIENTIST, NewScience


class OfferView(msgspec.Struct, frozen=True):
    """What a cube on a space would bring the seat that looks, as things stand now."""

    points: int  # of the action; steps of influence, or rest gained
    most: int  # the same on the discovery that cards favour most
    plain: int  # without cards
    cards: list[str]  # refs of the cards that change it
    reaches: list[str]  # the discoveries it could be used on, rest and card in the laboratory counted


class SpaceView(msgspec.Struct, frozen=True):
    ref: str  # "space/research_1"
    id: str
    action: str
    modifier: int
    seat: int | None
    state: str  # free, taken, now (being resolved), done, shut
    mine: OfferView | None  # None for a spectator, and before scientists are known


def reached(p: NewScience, seat: int, s: int) -> list[int]:
    """The discoveries that the action of a space could be used on now."""
    action = ACTION_OF[s]
    if action == EXPERIMENT:
        return members(p.researched[seat])
    if action == PUBLISH:
        known = members(p.known[seat])
        able = [d for d in known if points.lacks_influence(p, seat, d) == NO_TRACK]
    else:
        able = [d for d in p.tree() if knowledge.barred(p, seat, d) == LEGAL]
    return [d for d in able if points.reaches(p, seat, action, s, d)]


def offer(p: NewScience, seat: int, s: int) -> OfferView:
    action = ACTION_OF[s]
    if action < DISCOVERY_ACTIONS:
        return _discovery_offer(p, seat, s)
    tables, rows = p.pack.cards, points.in_force(p, seat)
    if action == INFLUENCE:
        track = s - INFLUENCE_AT
        gain, plain = points.step_length(p, seat, track), p.pack.influence_gain
        cards = [row for row in rows if tables.step[row * TRACK_COUNT + track]]
    else:
        gain, plain = points.rest_gained(p, seat), p.pack.rest_gain
        cards = [row for row in rows if tables.no_gain[row]]
    return OfferView(gain, gain, plain, _refs(p, cards), [])


def _discovery_offer(p: NewScience, seat: int, s: int) -> OfferView:
    action = ACTION_OF[s]
    found = reached(p, seat, s)
    totals = [points.points(p, seat, action, s, d) for d in found or p.tree()]
    added = p.pack.cards.points[action]
    changing = [row for row in points.in_force(p, seat) if any(added[row * SIZE + d] for d in p.tree())]
    plain = points.base_points(p, seat, action, s)
    return OfferView(min(totals), max(totals), plain, _refs(p, changing), [DISCOVERIES[d] for d in found])


def _refs(p: NewScience, rows: list[int]) -> list[str]:
    return list(dict.fromkeys([f"card/{CARDS[p.pack.cards.card_of[row]]}" for row in rows]))


def space_view(p: NewScience, s: int, eyes: int) -> SpaceView:
    owner = p.space[s]
    state = "free"
    if owner == SHUT:
        state = "shut"
    elif owner >= 0:
        resting = s < HAPPENING_AT and p.at >= 0
        state = "now" if s == p.at and not resting else ("done" if resting or s < p.at else "taken")
    dealt = eyes >= 0 and p.scientist[eyes] != NO_SCIENTIST
    return SpaceView(
        ref=f"space/{SPACES[s]}",
        id=SPACES[s],
        action=ACTIONS[ACTION_OF[s]],
        modifier=p.pack.modifier[s],
        seat=owner if owner >= 0 else None,
        state=state,
        mine=offer(p, eyes, s) if dealt else None,
    )


def spaces(p: NewScience, eyes: int) -> list[SpaceView]:
    """The spaces in play, closed ones included; happenings have places of their own."""
    board = p.pack.board[p.seats]
    shown = [s for s in range(ALL_SPACES) if board[s] != SHUT or p.space[s] != SHUT]
    return [space_view(p, s, eyes) for s in shown if not HAPPENING_AT <= s < INFLUENCE_AT]
