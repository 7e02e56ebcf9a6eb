"""Whose a thing is: great discoveries before their owners, cards removed from the match."""

from typing import Final

from virtuosi.games.newton.rules.moves import STARTERS

# A great discovery: not in this match, on offer, or before its owner
NOT_LAID: Final = -2
ON_OFFER: Final = -1


def face_up(owner: int) -> int:
    """A great discovery that lies face up before a seat."""
    return owner * 2


def face_down(owner: int) -> int:
    return owner * 2 + 1


def is_face_up(state: int) -> bool:
    return state == ON_OFFER or state % 2 == 0


def owner_of(state: int) -> int:
    """Whose a great discovery is; nobody's are below 0."""
    return state >> 1


def gone_card(seat: int, card: int) -> int:
    """A card among those removed from the match: each colour has its own starting cards, below 0."""
    return card if card >= STARTERS else card - STARTERS * (seat + 1)


def gone_starter_of(gone: int) -> int:
    """Whose starting card was removed; -1 for a card of the decks."""
    return -1 - gone // STARTERS if gone < 0 else -1


def card_of(gone: int) -> int:
    return gone if gone >= 0 else gone % STARTERS
