"""Lays answers down ahead, tells whoever did what became of them, and forgets them."""

import asyncio
from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, select, update

from virtuosi.core.forethought import Asked, foreseen
from virtuosi.server.again import asked_again
from virtuosi.server.ahead import Ahead, laid_of, step, stored
from virtuosi.server.at_hand import wrote
from virtuosi.server.bodies import LaidStep, LayingAhead, LookingAhead
from virtuosi.server.errors import Trouble
from virtuosi.server.house import House, acting
from virtuosi.server.rows import TableRow
from virtuosi.server.table import Eyes, Moment, Table
from virtuosi.server.writer import Statement, Write

_EXPECTED = (
    (TableRow.id == bindparam("id_"))
    & (TableRow.version == bindparam("expected"))
    & (TableRow.laid == bindparam("expected_laid"))
)
# Whoever makes a move without having seen this is overtaken: every change names the number of `laid` that it follows
LAY = Statement(update(TableRow).where(_EXPECTED).values({"ahead": bindparam("ahead"), "laid": bindparam("laid")}))


class Foreseen(msgspec.Struct, frozen=True):
    """The next decisions of a seat, as they were foreseen at a moment."""

    seat: int
    moment: Moment
    asked: list[Asked]


class Laying:
    def __init__(self, house: House) -> None:
        self.house = house
        self._foreseeing = asyncio.Lock()  # it takes a while: one at a time, beside everything else

    @asked_again
    async def look(self, table_id: str, eyes: Eyes, further: bool) -> LookingAhead:
        """What was laid down, and `further` what is to be decided after it."""
        async with self.house.at(table_id) as table:
            seat = acting(table, eyes)
            laid = await self._laid(table, seat)
            waiting = waits(table, seat)
        if not further or not waiting or laid.dropped:
            return told(laid, None)
        moves = [one.move for one in laid.steps]
        found = await self._foresee(table_id, eyes, moves)
        return told(laid, following(found.asked, moves))

    @asked_again
    async def lay(self, table_id: str, eyes: Eyes, body: LayingAhead) -> LookingAhead:
        """These answers, instead of whatever was laid down before."""
        found = await self._foresee(table_id, eyes, body.moves)
        answered = list(zip(found.asked, body.moves, strict=False))
        if len(answered) < len(body.moves) or not all(_offers(question, move) for question, move in answered):
            raise Trouble("not_foreseen")
        laid = Ahead([step(question, move) for question, move in answered])
        async with self.house.at(table_id) as table:
            self._check(table, found.seat)
            if table.moment != found.moment:
                raise Trouble("stale_move", scene=table.scene(found.seat))
            await self._keep(table, found.seat, laid)
        return told(laid, following(found.asked, body.moves))

    @asked_again
    async def forget(self, table_id: str, eyes: Eyes) -> None:
        async with self.house.at(table_id) as table:
            seat = acting(table, eyes)
            if (await self._laid(table, seat)).steps:
                await self._keep(table, seat, None)

    async def _foresee(self, table_id: str, eyes: Eyes, moves: Sequence[str]) -> Foreseen:
        async with self.house.at(table_id) as table:
            seat = acting(table, eyes)
            self._check(table, seat)
            game, moment, position = table.match.game, table.moment, table.match.position.copy()
        async with self._foreseeing:
            return Foreseen(seat, moment, await asyncio.to_thread(foreseen, game, position, seat, moves))

    def _check(self, table: Table, seat: int) -> None:
        if table.over:
            raise Trouble("over", scene=table.scene(seat))
        if table.seats[seat].kind == "bot":
            raise Trouble("away", scene=table.scene(seat))
        if table.actor == seat:
            raise Trouble("your_turn", scene=table.scene(seat))

    async def _laid(self, table: Table, seat: int) -> Ahead:
        """From the book: another process may have it, and a table that is at hand is not told."""
        async with self.house.storage.reading() as session:
            found = await session.scalar(select(TableRow.ahead).where(TableRow.id == table.id))
        return laid_of(found).get(seat, Ahead())

    async def _keep(self, table: Table, seat: int, laid: Ahead | None) -> None:
        after = {other: one for other, one in table.ahead.items() if other != seat}
        if laid is not None:
            after[seat] = laid
        row = table.row
        where = {"id_": row.id, "expected": row.version, "expected_laid": row.laid}
        with self.house.storing(table):
            change = {**where, "ahead": stored(after), "laid": row.laid + 1}
            await self.house.storage.writer.write([Write(LAY, change, touched=1)])
        table.ahead, row.ahead, row.laid = after, stored(after), row.laid + 1
        wrote(row, {"ahead": row.ahead})


def waits(table: Table, seat: int) -> bool:
    """Whether a seat has something to decide later."""
    return not table.over and table.actor != seat and table.seats[seat].kind == "person"


def following(found: Sequence[Asked], moves: Sequence[str]) -> Asked | None:
    """The decision after those that these moves answer, if it is foreseen and they still do."""
    return found[-1] if len(found) > len(moves) else None


def _offers(question: Asked, move: str) -> bool:
    return any(choice.move == move for choice in question.choices)


def told(laid: Ahead, following: Asked | None) -> LookingAhead:
    return LookingAhead([LaidStep(one.move, one.text) for one in laid.steps], laid.dropped, following)
