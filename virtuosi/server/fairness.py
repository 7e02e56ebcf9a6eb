"""Proves of a record that its dice were fair. The house picks a secret number before the first move and shows its
fingerprint; every throw follows from that number, and at the end it is told, so that anybody can throw again."""

from typing import Any

import msgspec

from virtuosi.core.game import Game
from virtuosi.core.match import Match
from virtuosi.core.pack import Pack
from virtuosi.core.record import Began, Record, RecordError, replay, start_after
from virtuosi.core.task import NATURE
from virtuosi.server.secrecy import SEED, commitment, nature_number


class Verified(msgspec.Struct, frozen=True):
    """`before` are the moves of other tables that the match began after: they follow the rules, but of their dice only
    those tables' own records can tell."""

    moves: int
    throws: int
    before: int = 0


def verify(found: Record, game: Game[Any, Any], pack: Pack) -> Verified:
    """How much was proved; RecordError says what does not fit, and where."""
    if found.seed is None or found.commitment is None:
        raise RecordError("field seed", "this record has none, so its dice cannot be proved")
    if len(found.seed) != 2 * SEED or not set(found.seed) <= set("0123456789abcdef"):
        raise RecordError("field seed", "is not a seed")
    if commitment(found.seed) != found.commitment:
        raise RecordError("field commitment", "the seed is not the one that the house had bound itself to")
    match = replay(found, game, pack)
    before = 0 if found.began is None else len(found.began.moves)
    return Verified(match.number, _throws(match, found.seed, found.began), before)


def _throws(match: Match, seed: str, began: Began | None) -> int:
    again = Match(match.game, match.pack, match.seats, match.options)
    start_after(again, began)
    throws = 0
    for number, played in enumerate(match.played):
        if again.position.actor == NATURE:
            throws += 1
            wanted = again.toss(nature_number(seed, number))
            if played.move != wanted:
                raise RecordError(f"move {number + 1}", f"the seed gives {wanted}, not {played.move}")
        again.play(played.move)
    return throws
