"""A tile or token as it lies on the map, the tree or the track."""

import msgspec

from virtuosi.core.text import Message
from virtuosi.games.newton.rules.moves import BONUS_IDS
from virtuosi.games.newton.rules.position import NONE, Newton


class TileView(msgspec.Struct, frozen=True):
    """A tile lying on a place or space: its kind and id name it, `says` tells what it does."""

    kind: str  # city | university | ancient_land | specialization | invention | master | objective
    id: str
    name: Message
    says: Message | None


def token_id(p: Newton, spot: int) -> str | None:
    return BONUS_IDS[p.tokens[spot]] if p.tokens[spot] != NONE else None
