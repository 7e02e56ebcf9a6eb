"""What is said, in the book of the house: written before anybody hears it."""

from collections.abc import Mapping, Sequence

from sqlalchemy import bindparam, insert, null, select, update

from virtuosi.server.statements import columns
from virtuosi.server.storage import Storage
from virtuosi.server.talk import RoomName, Talk
from virtuosi.server.talk_rows import LineRow, SignRow, SpeakerRow
from virtuosi.server.writer import Statement, Write

ADD_SPEAKER, ADD_LINE, ADD_SIGN = Statement(insert(SpeakerRow)), Statement(insert(LineRow)), Statement(insert(SignRow))
SIGN = ("table_id", "room", "about", "number", "speaker", "sign")  # what makes it one
_LINE = (LineRow.table_id == bindparam("id_")) & (LineRow.room == bindparam("room_"))
REMOVE = Statement(
    update(LineRow)
    .where(_LINE, LineRow.number == bindparam("number_"))
    .values({"text": null(), "changed": bindparam("changed_")})
)
FORGET_LINES = Statement(
    update(LineRow)
    .where(_LINE, LineRow.speaker == bindparam("speaker_"))
    .values({"text": null(), "name": null(), "changed": bindparam("changed_")})
)
FORGET_SPEAKER = Statement(
    update(SpeakerRow)
    .where(SpeakerRow.table_id == bindparam("id_"), SpeakerRow.speaker == bindparam("speaker_"))
    .values({"guest_id": ""})
)
_SIGN = [getattr(SignRow, name) == bindparam(f"{name}_") for name in SIGN]
CHANGE_SIGN = Statement(
    update(SignRow).where(*_SIGN).values({"given": bindparam("given_"), "changed": bindparam("changed_")})
)
_SPEAKER = (SpeakerRow.table_id == bindparam("id_")) & (SpeakerRow.guest_id == bindparam("guest_"))
SILENCE = Statement(update(SpeakerRow).where(_SPEAKER).values({"silenced": bindparam("silenced_")}))


async def read_talk(storage: Storage, table_id: str) -> Talk:
    async with storage.reading() as session:
        speakers = await session.scalars(
            select(SpeakerRow).where(SpeakerRow.table_id == table_id).order_by(SpeakerRow.speaker)
        )
        lines = await session.scalars(select(LineRow).where(LineRow.table_id == table_id).order_by(LineRow.number))
        signs = await session.scalars(select(SignRow).where(SignRow.table_id == table_id).order_by(SignRow.changed))
        return Talk(list(speakers), list(lines), list(signs))


async def add_line(storage: Storage, line: LineRow, speakers: Sequence[SpeakerRow], arrival: Sequence[Write]) -> None:
    """`speakers` has whoever speaks for the first time here, `arrival` whoever comes for the first time at all."""
    new = Write(ADD_SPEAKER, *map(columns, speakers))
    await storage.writer.write([*arrival, new, Write(ADD_LINE, columns(line))])


async def write_sign(
    storage: Storage, sign: SignRow, known: bool, speakers: Sequence[SpeakerRow], arrival: Sequence[Write] = ()
) -> None:
    row = columns(sign)
    change = Write(CHANGE_SIGN, {f"{name}_": value for name, value in row.items()}, touched=1)
    new = Write(ADD_SPEAKER, *map(columns, speakers))
    await storage.writer.write([*arrival, new, change if known else Write(ADD_SIGN, row)])


async def remove_line(storage: Storage, line: LineRow, changed: int) -> None:
    here = {"id_": line.table_id, "room_": line.room, "number_": line.number, "changed_": changed}
    await storage.writer.write([Write(REMOVE, here, touched=1)])


async def spoken_at(storage: Storage, guest: str) -> Sequence[str]:
    """The tables at which somebody has spoken."""
    async with storage.reading() as session:
        found = select(SpeakerRow.table_id).where(SpeakerRow.guest_id == guest).distinct()
        return list(await session.scalars(found))


async def forget_speaker(storage: Storage, table_id: str, speaker: int, changed: Mapping[RoomName, int]) -> None:
    """`changed` has the version that each room has afterwards."""
    who = {"id_": table_id, "speaker_": speaker}
    lines = [{**who, "room_": room, "changed_": version} for room, version in changed.items()]
    await storage.writer.write([Write(FORGET_LINES, *lines), Write(FORGET_SPEAKER, who)])


async def write_silence(storage: Storage, table_id: str, guest: str, silenced: bool) -> None:
    await storage.writer.write([Write(SILENCE, {"id_": table_id, "guest_": guest, "silenced_": silenced})])
