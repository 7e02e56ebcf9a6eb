"""Takes moves back: the last one within a turn, or everything since a move of a seat's own if the others let it. What
was seen stays seen, and Nature's numbers go by the number of the move: what was drawn there is drawn there again."""

from typing import TYPE_CHECKING

from virtuosi.server.ahead import drop_all
from virtuosi.server.errors import Trouble, log
from virtuosi.server.notes import TAKEN_BACK, TAKEN_BACK_SOME, UNDONE, tells
from virtuosi.server.rows import SpentKeyRow, now
from virtuosi.server.table import Request, Table

if TYPE_CHECKING:
    from virtuosi.server.house import House


async def rewind(house: "House", table: Table, to: int, seat: int) -> None:
    """So many moves stand from now on; the log tells what was taken back."""
    kept = await house.storage.position_before(table.id, to)
    try:
        match = table.before(to, kept)
    except Exception as error:  # changed rules may fail in any way
        log.warning("table %s cannot go back to move %d: %s", table.id, to, error)
        raise Trouble("undo_impossible", scene=table.scene(seat)) from error
    came = house.time
    with house.changing(table):
        removed = table.match.played[to:]
        gone = len(removed)
        table.match = match
        drop_all(table)
        house.position_changed(table, came)
        told = next((one for one in removed if one.actor == seat and tells(match.game, one)), None)
        notes = [table.note(seat, TAKEN_BACK if told else TAKEN_BACK_SOME, undone=told)]
        spent = forget_keys(table, to, gone)
        await house.storage.take_back(table.standing(), gone, spent_rows(table, spent), notes, match.position.actor)
        table.notes += notes
    house.counts.undone += 1


def forget_keys(table: Table, to: int, gone: int) -> dict[str, Request]:
    """The keys of the moves that stand no longer: repeating such a request must stay harmless."""
    found = [table.keys.pop(number, None) for number in range(to, to + gone)]
    return {key: table.requests[key] for key in found if key is not None}


def spent_rows(table: Table, spent: dict[str, Request]) -> list[SpentKeyRow]:
    return [
        SpentKeyRow(table_id=table.id, key=key, seat=one.seat, number=one.number, notation=one.notation, time=now())
        for key, one in spent.items()
    ]


async def undo(house: "House", table: Table, key: str, asked: Request, came: float) -> None:
    """The last move, within a turn: nobody is asked."""
    match = table.match
    with house.changing(table):
        undone = match.played[-1]
        match.undo()
        house.position_changed(table, came)
        notes = [table.note(asked.seat, UNDONE, undone=undone)] if tells(match.game, undone) else []
        spent = {key: asked} | forget_keys(table, match.number, 1)
        await house.storage.take_back(table.standing(), 1, spent_rows(table, spent), notes, match.position.actor)
        table.notes += notes
    house.counts.undone += 1
    table.requests[key] = asked
