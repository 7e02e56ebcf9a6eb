"""A table again from what is stored of it, whatever became of the rules and the data since."""

import logging
from typing import cast

from virtuosi.core.data import PackError
from virtuosi.core.events import Row
from virtuosi.core.match import Match, Played
from virtuosi.core.position import Position
from virtuosi.core.saving import SavedPositionError, digest, expanded, load
from virtuosi.core.task import NATURE
from virtuosi.games import Edition, pack_of, shipped
from virtuosi.server.rows import MoveRow
from virtuosi.server.storage import Kept, Stored
from virtuosi.server.table import Request, Table, new_match

log = logging.getLogger("virtuosi.server")


def edition_of(stored: Stored) -> Edition:
    """What the match was begun with, or the shipped edition where it was not kept or today's rules cannot read it."""
    row = stored.table
    if stored.pack is not None:
        edition = Edition(row.game, row.pack, stored.pack)
        try:
            pack_of(edition)
            return edition
        except PackError as error:
            log.warning("table %s goes on with the shipped pack, its own cannot be read: %s", row.id, error)
    return shipped(row.game)


def table_from(stored: Stored) -> Table:
    """The table again, standing at its stored position whatever became of the rules since. SavedPositionError: only
    the moves are left to tell where it stands."""
    row = stored.table
    edition = edition_of(stored)
    match = new_match(row, edition)
    if row.standing is None:
        raise SavedPositionError("all", "is missing")
    position = load(match.game, match.pack, row.seats, match.options, expanded(row.standing))
    return _table(stored, match, position, edition)


def table_replayed(stored: Stored, kept: Kept | None) -> Table:
    """The table by its moves alone, from a kept position or from the start."""
    edition = edition_of(stored)
    match = new_match(stored.table, edition)
    table = _table(stored, match, match.position, edition)
    table.match = table.before(match.number, kept)
    return table


def _table(stored: Stored, match: Match, position: Position, edition: Edition) -> Table:
    match.resume(position, [_played(move) for move in stored.moves])
    table = Table(stored.table, stored.seats, match, edition, stored.notes)
    for move in stored.moves:
        if move.key is not None:
            table.requests[move.key] = Request(move.actor, move.notation, move.number)
            table.keys[move.number] = move.key
    for spent in stored.spent:
        table.requests[spent.key] = Request(spent.seat, spent.notation, spent.number)
    return table


def _played(move: MoveRow) -> Played:
    events = [cast(Row, tuple(event)) for event in move.events]  # JSON has no tuples
    return Played(move.actor, move.notation, move.shown, move.reader, events)


def barrier(match: Match) -> int:
    """How many moves were played when the seat that decides now began: undo goes no further back."""
    number = match.number
    while number > 0 and match.played[number - 1].actor == match.position.actor != NATURE:
        number -= 1
    return number


def regain_undo(table: Table, kept: Kept | None) -> None:
    """Play the last moves again from an earlier position, so that they can be taken back. If a change of the
    rules since makes them lead elsewhere, the stored position stays the truth and undo begins anew."""
    match = table.match
    try:
        again = table.before(match.number, kept)
    except Exception:  # changed rules may fail in any way
        return
    if digest(match.game, again.position) == digest(match.game, match.position):
        table.match = again
