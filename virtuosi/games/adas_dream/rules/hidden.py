"""What a seat cannot know: the partners in other hands and decks."""

from typing import TYPE_CHECKING

from virtuosi.core.masks import count_of, members
from virtuosi.core.position import altered
from virtuosi.core.rng import Rng
from virtuosi.games.adas_dream.rules.board import IN_COMPANY

if TYPE_CHECKING:
    from virtuosi.games.adas_dream.rules.position import AdasDream


def redraw(p: "AdasDream", seat: int, rng: Rng) -> None:
    """Deal the unseen partners anew."""
    others = [other for other in range(p.seats) if other != seat]
    unseen = p.rank1_bag
    for other in others:
        if p.dealt[other] >= 0:
            unseen |= 1 << p.dealt[other]
    cards = members(unseen)
    rng.shuffle(cards)
    for other in others:
        new = cards.pop() if p.dealt[other] >= 0 else -1
        _redeal(p, other, new, rng)
    p.rank1_bag = 0
    for card in cards:
        p.rank1_bag |= 1 << card


def _redeal(p: "AdasDream", seat: int, new: int, rng: Rng) -> None:
    """Another rank 1 card where only its owner saw it; then hand and deck anew, as far as nobody else can tell."""
    known = p.known[seat] & p.hand[seat]
    count = count_of(p.hand[seat]) - count_of(known)
    unknown = (p.hand[seat] | p.deck[seat]) & ~known
    if new >= 0:
        unknown = unknown & ~(1 << p.dealt[seat]) | 1 << new
        p.dealt = altered(p.dealt, seat, new)
    cards = members(unknown)
    rng.shuffle(cards)
    hand = known
    for card in cards[:count]:
        hand |= 1 << card
    p.hand[seat] = hand
    p.deck[seat] = unknown & ~hand
    p.grow(seat, IN_COMPANY)
