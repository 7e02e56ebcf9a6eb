"""What is known of a table beside the match: who holds its seats, and what was agreed."""

from typing import TYPE_CHECKING

from virtuosi.core.scene import Origin, PackOffer, SeatInfo, TableInfo
from virtuosi.games import differing
from virtuosi.server.proposals import proposal_info, vanished
from virtuosi.server.rows import SeatRow
from virtuosi.server.terms import clock_info, overdue

if TYPE_CHECKING:
    from virtuosi.server.table import Table


def table_info(table: "Table", seat: int | None) -> TableInfo:
    """The table, for whoever holds this seat."""
    row, late = table.row, overdue(table)
    guest = None if seat is None else table.seats[seat].guest_id
    return TableInfo(
        id=row.id,
        game=row.game,
        seats=[
            seat_info(one, guest, row.host, table.resigned(one.seat), vanished(table, one.seat) is not None)
            for one in table.seats
        ],
        options=table.match.options,
        guided=row.guided,
        over=table.over,
        pack=PackOffer(table.edition.name, table.match.pack.digest, differing(table.edition)),
        version=row.version,
        coach=table.coached,
        began=None if table.began is None else Origin(table.began.table, table.began.number),
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
