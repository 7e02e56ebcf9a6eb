"""What may be asked about a table without changing it: its past, a way to a goal, the whole match."""

import msgspec

from virtuosi.core.present import present
from virtuosi.core.record import Record, record
from virtuosi.core.rng import Rng
from virtuosi.core.saving import compact
from virtuosi.core.scene import PackInfo, Plan, Scene
from virtuosi.server.again import asked_again
from virtuosi.server.errors import Trouble, log
from virtuosi.server.house import House, acting
from virtuosi.server.table import Eyes
from virtuosi.server.table_info import table_info
from virtuosi.server.thinkers import Thinkers, ThinkingFailed
from virtuosi.server.thinking import Question

PLAN_LIMIT = 10.0  # seconds


@asked_again
async def past(house: House, table_id: str, number: int, eyes: Eyes, since: int | None = None) -> Scene:
    async with house.at(table_id) as table:
        seat = table.seat_of(eyes)
        if not 0 <= number <= table.match.number:
            raise Trouble("unknown_past")
        kept = await house.storage.position_before(table_id, number)
        try:
            match = table.before(number, kept)
        except Exception as error:
            if table.same_rules:
                raise
            raise Trouble("unknown_past") from error
        read = min(number, table.read(since))
        return table.noted(present(match, table_info(table, seat), seat, looking=True, log_from=read), since)


@asked_again
async def plan(house: House, table_id: str, eyes: Eyes, goal: str, thinkers: Thinkers) -> Plan | None:
    """A way to a goal for the seat that decides, worked out by a thinker from what it may know; one at a time."""
    async with house.at(table_id) as table:
        seat = acting(table, eyes)
        match = table.match
        if match.position.actor != seat:
            raise Trouble("not_your_turn", scene=table.scene(seat))
        if table_id in house.planning:
            raise Trouble("busy")
        known = match.position.copy()
        known.resample(seat, Rng(match.number))
        saved = compact(match.game, known)
        question = Question(match.game.id, match.seats, match.options, saved, goal, table.edition)
        house.planning.add(table_id)
    try:
        found = await thinkers.propose(question, PLAN_LIMIT)
    except ThinkingFailed as error:
        log.warning("no plan was found at table %s: %s", table_id, error)
        return None
    finally:
        house.planning.discard(table_id)
    if not found.known:
        raise Trouble("unknown_goal")
    return found.plan


@asked_again
async def record_of(house: House, table_id: str, eyes: Eyes) -> Record:
    """The finished match as data, under the rules it was begun with."""
    async with house.at(table_id) as table:
        table.seat_of(eyes)
        if not table.over:
            raise Trouble("not_over")
        row = table.row
        return msgspec.structs.replace(
            record(table.match),
            revision=row.revision,
            pack=PackInfo(row.pack, row.pack_digest),
            seed=row.nature_seed,
            commitment=row.nature_commitment,
            began=table.began,
        )
