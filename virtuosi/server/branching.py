"""Playing on from a moment of a finished match: a new table that begins there, with bots in the other seats."""

from datetime import datetime

from virtuosi.core.match import IllegalMove
from virtuosi.core.record import Began
from virtuosi.server.bodies import Opening, PlayingOn, SeatWish
from virtuosi.server.errors import Trouble
from virtuosi.server.opening import NewTable, new_table
from virtuosi.server.table import Table


def branched(table: Table, number: int, wish: PlayingOn, opened: datetime) -> NewTable:
    """The table as it stood, all that was hidden included: the match is over, and everybody may know it. Its dice are
    new, and its record has the moves that led there, so that anybody can see how it came about."""
    match = table.match
    if not match.over:
        raise Trouble("not_over")
    if number >= match.number:
        raise Trouble("over")
    if number < 0 or not table.same_rules:  # under other rules the moves need not lead there any more
        raise Trouble("unknown_past")
    if wish.seat >= match.seats:
        raise Trouble("wrong_seat")
    before = [] if table.began is None else table.began.moves
    began = Began(table.id, number, before + [played.move for played in match.played[:number]])
    seats = [
        SeatWish("person", name=wish.name) if seat == wish.seat else SeatWish("bot", wish.level)
        for seat in range(match.seats)
    ]
    try:
        return new_table(Opening(match.game.id, seats, match.options), table.edition, opened, began)
    except IllegalMove as error:
        raise Trouble("unknown_past") from error
