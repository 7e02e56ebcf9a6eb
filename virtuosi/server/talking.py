"""Speaking at a table: lines, signs, and the host's short and kind moderation."""

import asyncio
import time
from collections.abc import Callable, Sequence

import msgspec

from virtuosi.server import talk_book
from virtuosi.server.again import asked_again
from virtuosi.server.bodies import LineBody, SignBody
from virtuosi.server.errors import Trouble
from virtuosi.server.guests import Comer
from virtuosi.server.house import House
from virtuosi.server.opening import proper_name
from virtuosi.server.restoring import barrier
from virtuosi.server.rows import now
from virtuosi.server.statements import columns
from virtuosi.server.table import Eyes, Table
from virtuosi.server.talk import (
    LINES,
    MOST_LINES,
    MOST_SPEAKERS,
    SIGNS,
    TOGETHER,
    RoomName,
    RoomTalk,
    Said,
    proper_line,
    said,
)
from virtuosi.server.talk_rows import LineRow, SignRow, SpeakerRow


class Talking:
    def __init__(self, house: House, clock: Callable[[], float] = time.monotonic) -> None:
        self.house = house
        self.clock = clock
        self._withdrawing: set[asyncio.Task[None]] = set()
        house.listeners.append(self._after)

    def _after(self, table: Table) -> None:
        """Signs about a move that was taken back are taken away, before another move has its number."""
        stale = [(name, row) for name, room in table.talk.rooms.items() for row in room.stale(table.match.number)]
        if stale:
            task = asyncio.create_task(self._withdraw(table.id, stale))
            self._withdrawing.add(task)
            task.add_done_callback(self._withdrawing.discard)

    async def _withdraw(self, table_id: str, stale: Sequence[tuple[RoomName, SignRow]]) -> None:
        async with self.house.at(table_id) as table:
            for name, row in stale:
                room = table.talk.rooms[name]
                gone = SignRow(**{**columns(row), "given": False, "changed": room.version + 1})
                with self.house.speaking(table):
                    await talk_book.write_sign(self.house.storage, gone, True, [])
                    room.signs[row.about, row.number][row.sign, row.speaker] = gone
                    room.changed()

    @asked_again
    async def heard(self, table_id: str, eyes: Eyes, heard: dict[RoomName, int]) -> list[RoomTalk]:
        """What these ears have not heard yet."""
        async with self.house.at(table_id) as table:
            rooms = table.rooms_heard(table.seat_of(eyes))
            return [table.talk.rooms[name].told(name, heard.get(name, 0)) for name in rooms]

    @asked_again
    async def say(self, table_id: str, key: str, own_seat: int | None, body: LineBody) -> Said:
        comer = await self.house.guests.coming(key)
        async with self.house.at(table_id) as table:
            seat = _speaking(table, comer.id, own_seat)
            room, text = table.room_of(seat), proper_line(body.text)
            known = table.talk.repeated(body.key, room, comer.id, text)
            return said(known or await self._add(table, room, seat, comer, msgspec.structs.replace(body, text=text)))

    async def _add(self, table: Table, name: RoomName, seat: int | None, comer: Comer, body: LineBody) -> LineRow:
        talk, room = table.talk, table.talk.rooms[name]
        if len(room.lines) >= MOST_LINES:
            raise Trouble("talk_full")
        called = _called(table, seat, body.name)
        speaker, new = _speaker(table, comer.id)
        talk.check_pace(self.clock(), **{f"lines {comer.id}": LINES, name: TOGETHER})
        line = LineRow(
            table_id=table.id,
            room=name,
            number=len(room.lines),
            speaker=speaker.speaker,
            seat=seat,
            name=called,
            text=body.text,
            key=body.key,
            changed=room.version + 1,
            time=now(),
        )
        with self.house.speaking(table):
            await talk_book.add_line(self.house.storage, line, new, comer.arrival)
            talk.speakers += new
            talk.keys[body.key] = line
            room.lines.append(line)
            room.changed()
        return line

    @asked_again
    async def sign(self, table_id: str, key: str, own_seat: int | None, body: SignBody) -> None:
        comer = await self.house.guests.coming(key)
        async with self.house.at(table_id) as table:
            seat = _speaking(table, comer.id, own_seat)
            name = _room_of_thing(table, seat, body)
            room, (speaker, new) = table.talk.rooms[name], _speaker(table, comer.id)
            given = room.signs[body.about, body.number]
            known = given.get((body.sign, speaker.speaker))
            if body.given == (known is not None and known.given):
                return
            table.talk.check_pace(self.clock(), **{f"signs {comer.id}": SIGNS})
            row = SignRow(
                table_id=table.id,
                room=name,
                about=body.about,
                number=body.number,
                speaker=speaker.speaker,
                sign=body.sign,
                given=body.given,
                changed=room.version + 1,
            )
            with self.house.speaking(table):
                await talk_book.write_sign(self.house.storage, row, known is not None, new, comer.arrival)
                table.talk.speakers += new
                given[body.sign, speaker.speaker] = row
                room.changed()

    async def remove(self, table_id: str, eyes: Eyes, name: RoomName, number: int) -> None:
        """The host takes a line away; what it said is forgotten for good."""
        async with self.house.at(table_id) as table:
            _host(table, eyes)
            line = _line(table, table.seat_of(eyes), name, number)
            if line.text is None:
                return
            room = table.talk.rooms[name]
            with self.house.speaking(table):
                await talk_book.remove_line(self.house.storage, line, room.version + 1)
                line.text, line.changed = None, room.version + 1
                room.changed()

    async def silence(self, table_id: str, eyes: Eyes, speaker: int, silenced: bool) -> None:
        """The host asks somebody to be silent at this table, or to speak again."""
        async with self.house.at(table_id) as table:
            _host(table, eyes)
            if not 0 <= speaker < len(table.talk.speakers):
                raise Trouble("unknown_speaker")
            guest = table.talk.speakers[speaker].guest_id
            with self.house.speaking(table):
                await talk_book.write_silence(self.house.storage, table.id, guest, silenced)
                for row in table.talk.speakers:
                    if row.guest_id == guest:
                        row.silenced = silenced

    @asked_again
    async def hush(self, table_id: str, eyes: Eyes, silenced: bool) -> None:
        """The host lets the spectators talk, or not before the match is over. It is the way of a host who sits there:
        what spectators say is not for players, not even for this one."""
        async with self.house.at(table_id) as table:
            _host(table, eyes)
            if table.terms.hushed != silenced:
                table.terms = msgspec.structs.replace(table.terms, hushed=silenced)
                await self.house.tended(table)


async def forget_words(house: House, guest: str) -> None:
    """What somebody said is gone from every table, and whose number it was."""
    for table_id in await talk_book.spoken_at(house.storage, guest):
        async with house.at(table_id) as table:
            for speaker in [row for row in table.talk.speakers if row.guest_id == guest]:
                with house.speaking(table):
                    versions = {name: room.version + 1 for name, room in table.talk.rooms.items()}
                    await talk_book.forget_speaker(house.storage, table_id, speaker.speaker, versions)
                    speaker.guest_id = ""
                    for room in table.talk.rooms.values():
                        room.forget(speaker.speaker)


def _speaking(table: Table, guest: str, own_seat: int | None) -> int | None:
    """The seat of somebody who may speak here."""
    seat = table.seat_of(Eyes(guest, own_seat))
    if not table.row.chat:
        raise Trouble("no_chat")
    if table.terms.hushed and not table.over and not table.held(guest) and guest != table.row.host:
        raise Trouble("hushed")
    if table.talk.silenced(guest):
        raise Trouble("silenced")
    return seat


def _speaker(table: Table, guest: str) -> tuple[SpeakerRow, list[SpeakerRow]]:
    """Somebody's number among the speakers, and their row once more if it is new."""
    found, talk = table.talk.speaker(guest), table.talk
    if found is not None:
        return found, []
    if len(talk.speakers) >= MOST_SPEAKERS:
        raise Trouble("talk_full")
    new = SpeakerRow(table_id=table.id, speaker=len(talk.speakers), guest_id=guest, silenced=False)
    return new, [new]


def _called(table: Table, seat: int | None, name: str | None) -> str | None:
    """Those at the seats are called as they are there; spectators say how."""
    if seat is not None:
        return table.seats[seat].name
    return None if name is None else proper_name(name)


def _room_of_thing(table: Table, seat: int | None, body: SignBody) -> RoomName:
    """Where a sign is given: in the room of its line, or where one speaks about a move that stands for good."""
    own: RoomName = table.room_of(seat)
    if body.about == "line":
        _line(table, seat, body.room or own, body.number)
        return body.room or own
    stands = table.match.number if table.over else barrier(table.match)
    if not 1 <= body.number <= stands:
        raise Trouble("not_settled")  # it may still be taken back, and another move stand there
    return own


def _line(table: Table, seat: int | None, name: RoomName, number: int) -> LineRow:
    """A line that is heard from this seat."""
    lines = table.talk.rooms[name].lines
    if name not in table.rooms_heard(seat) or not 0 <= number < len(lines):
        raise Trouble("unknown_line")
    return lines[number]


def _host(table: Table, eyes: Eyes) -> None:
    if eyes.guest is None or table.row.host != eyes.guest:
        raise Trouble("not_host")
