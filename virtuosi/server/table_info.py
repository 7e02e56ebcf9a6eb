"""What is known of a table beside the match: who holds its seats, and what was agreed."""

from typing import TYPE_CHECKING

import msgspec

from virtuosi.core.scene import Origin, PackOffer, SeatInfo, TableInfo
from virtuosi.games import differing
from virtuosi.server.proposals import proposal_info, vanished
from virtuosi.server.rows import SeatRow
from virtuosi.server.terms import clock_info, overdue

if TYPE_CHECKING:
    from virtuosi.server.table import Table


class Lasting(msgspec.Struct, frozen=True):
    """What stays from move to move, for one guest. A table is told about after every move; the same objects again are
    the quickest to make and to compare."""

    of: tuple[object, ...]  # what it was made from
    seats: list[SeatInfo]
    pack: PackOffer
    coach: bool
    began: Origin | None


def table_info(table: "Table", seat: int | None, known: TableInfo | None = None) -> TableInfo:
    """The table, for whoever holds this seat. Where somebody was told of it at the same moment, that is `known`: only
    whose the seats are is another matter."""
    lasting = _lasting(table, None if seat is None else table.seats[seat].guest_id)
    if known is not None:
        return msgspec.structs.replace(known, seats=lasting.seats)
    row, late = table.row, overdue(table)
    return TableInfo(
        id=row.id,
        game=row.game,
        seats=lasting.seats,
        options=table.match.options,
        guided=row.guided,
        over=table.over,
        pack=lasting.pack,
        version=row.version,
        coach=lasting.coach,
        began=lasting.began,
        chat=row.chat,
        rematch=row.rematch,
        commitment=row.nature_commitment,
        listed=row.listed,
        closed=row.closed,
        hushed=table.terms.hushed,
        friendly=table.terms.takeback == "free",
        clock=clock_info(table),
        proposal=proposal_info(table),
        overdue=None if late is None else round(1000 * late),
        abandoned=row.abandoned,
    )


def _lasting(table: "Table", guest: str | None) -> Lasting:
    """A seat that is held otherwise has another row, and a note may tell why."""
    of = (table.row.host, len(table.notes), *table.seats)
    known = table.lasting.get(guest)
    if known is None or known.of != of:
        host, began = table.row.host, table.began
        known = table.lasting[guest] = Lasting(
            of=of,
            seats=[
                seat_info(one, guest, host, table.resigned(one.seat), vanished(table, one.seat) is not None)
                for one in table.seats
            ],
            pack=PackOffer(table.edition.name, table.match.pack.digest, differing(table.edition)),
            coach=table.coached,
            began=None if began is None else Origin(began.table, began.number),
        )
    return known


def seat_info(
    row: SeatRow, guest: str | None, host: str | None, resigned: bool = False, vanished: bool = False
) -> SeatInfo:
    """A seat, for this guest."""
    bot, held = row.kind == "bot", row.guest_id is not None
    return SeatInfo(
        row.seat,
        row.name,
        row.kind,
        row.level,
        taken=bot or held,
        mine=held and row.guest_id == guest,
        host=held and row.guest_id == host,
        away=bot and held,
        resigned=resigned,
        vanished=vanished,
    )
