"""Asks the others at a table, counts their answers, and does what they agree to."""

from math import ceil

from virtuosi.core.text import say
from virtuosi.server.again import asked_again
from virtuosi.server.bodies import Answer, Question
from virtuosi.server.errors import Trouble
from virtuosi.server.house import House, acting
from virtuosi.server.notes import ASKS, DECLINED, DISMISSED, ENDED, REPLACED
from virtuosi.server.opening import LEVEL
from virtuosi.server.proposals import (
    DISMISS,
    END,
    REPLACE,
    TAKEBACK,
    Asking,
    Proposal,
    refused,
    settled,
    takeback_to,
    vanished,
    wait,
    waiting,
)
from virtuosi.server.rewinding import rewind
from virtuosi.server.seating import FOR_GOOD, next_host
from virtuosi.server.table import Eyes, Table
from virtuosi.server.terms import absence, overdue


class Proposals:
    def __init__(self, house: House) -> None:
        self.house = house

    @asked_again
    async def ask(self, table_id: str, eyes: Eyes, body: Question) -> bytes:
        async with self.house.at(table_id) as table:
            seat = acting(table, eyes)
            proposal = self._proposal(table, seat, body)
            if waiting(table, proposal) and not self._granted(table, proposal):
                table.asking = Asking(proposal, table.asking.pauses)
                await self.house.tended(table, table.note(seat, ASKS[proposal.kind]))
            else:
                await self._carry_out(table, proposal)
            return self.house.broker.scenes.told(table, seat, body.since)

    @asked_again
    async def answer(self, table_id: str, eyes: Eyes, body: Answer) -> bytes:
        async with self.house.at(table_id) as table:
            seat = acting(table, eyes)
            proposal = table.asking.open
            if proposal is None or table.over or (proposal.kind, proposal.by) != (body.kind, body.by):
                raise Trouble("nothing_asked", scene=table.scene(seat))
            if body.agree:
                await self._agree(table, proposal, seat)
            else:
                await self._decline(table, proposal, seat)
            return self.house.broker.scenes.told(table, seat, body.since)

    def _proposal(self, table: Table, seat: int, body: Question) -> Proposal:
        """What is asked, if it may be asked now."""
        if table.over:
            raise Trouble("over", scene=table.scene(seat))
        if table.asking.open is not None:
            raise Trouble("asked_already", scene=table.scene(seat))
        pause = wait(table.asking, seat, self.house.time)
        if pause > 0:
            raise Trouble("asked_lately", say("error-asked-lately", seconds=ceil(pause)))
        if body.kind == TAKEBACK:
            return self._to_take_back(table, seat, body.number)
        if body.kind == REPLACE:
            return self._to_replace(table, seat, body.seat)
        if body.kind == DISMISS:
            return self._to_dismiss(table, seat, body.seat)
        return Proposal(END, seat)

    def _to_take_back(self, table: Table, seat: int, number: int | None) -> Proposal:
        if number is not None and number != table.match.number:
            raise Trouble("stale_move", scene=table.scene(seat))
        to = takeback_to(table, seat)
        if to is None:
            raise Trouble("undo_impossible", scene=table.scene(seat))
        return Proposal(TAKEBACK, seat, to=to)

    def _to_replace(self, table: Table, seat: int, other: int | None) -> Proposal:
        """Somebody else, who is to decide, has not for a long time, and is not there."""
        late = overdue(table)
        if other is None or other != table.actor or late is None or other in table.held(table.seats[seat].guest_id):
            raise Trouble("not_absent", scene=table.scene(seat))
        return self._absent(table, seat, Proposal(REPLACE, seat, seat=other), late)

    def _to_dismiss(self, table: Table, seat: int, other: int | None) -> Proposal:
        """Somebody for whom a bot plays since they vanished, and who has had time to come back."""
        since = None if other is None or other >= len(table.seats) else vanished(table, other)
        if since is None:
            raise Trouble("not_absent", scene=table.scene(seat))
        return self._absent(table, seat, Proposal(DISMISS, seat, seat=other), since + absence(table))

    def _absent(self, table: Table, seat: int, proposal: Proposal, late: float) -> Proposal:
        if late > self.house.time or proposal.seat in self.house.broker.present(table.id):
            raise Trouble("not_absent", scene=table.scene(seat))
        return proposal

    def _granted(self, table: Table, proposal: Proposal) -> bool:
        return proposal.kind == TAKEBACK and table.terms.takeback == "free"

    async def _agree(self, table: Table, proposal: Proposal, seat: int) -> None:
        own = [one for one in table.held(table.seats[seat].guest_id) if one in waiting(table, proposal)]
        if not own:
            raise Trouble("nothing_asked", scene=table.scene(seat))
        agreed = Proposal(proposal.kind, proposal.by, proposal.agreed + own, proposal.seat, proposal.to)
        if waiting(table, agreed):
            table.asking = Asking(agreed, table.asking.pauses)
            await self.house.tended(table)
        else:
            await self._carry_out(table, agreed)

    async def _decline(self, table: Table, proposal: Proposal, seat: int) -> None:
        """Whoever asked withdraws it; anybody else says no."""
        if proposal.by in table.held(table.seats[seat].guest_id):
            table.asking = settled(table.asking)
            await self.house.tended(table)
        else:
            table.asking = refused(table.asking, self.house.time)
            await self.house.tended(table, table.note(seat, DECLINED))

    async def _carry_out(self, table: Table, proposal: Proposal) -> None:
        table.asking = settled(table.asking)
        if proposal.kind == TAKEBACK and proposal.to is not None:
            await rewind(self.house, table, proposal.to, proposal.by)
        elif proposal.kind == DISMISS and proposal.seat is not None:
            await self.house.reseat(table, proposal.seat, DISMISSED, host=next_host(table, proposal.seat), **FOR_GOOD)
        elif proposal.kind == REPLACE and proposal.seat is not None:
            await self.house.reseat(table, proposal.seat, REPLACED, kind="bot", level=LEVEL)
        else:
            await self.house.abandon(table, table.note(proposal.by, ENDED))
