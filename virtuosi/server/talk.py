"""What is said at a table, as it stands in memory. Those at the seats and those who look on are in two rooms, each
with its own numbers, so that nobody can count what is said in the other; when the match is over the door is open."""

import unicodedata
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal

import msgspec

from virtuosi.server.errors import Trouble
from virtuosi.server.talk_rows import LineRow, SignRow, SpeakerRow

RoomName = Literal["seats", "spectators"]
About = Literal["line", "move"]
Sign = Literal["applause", "heart", "smile", "surprise", "puzzled"]
ROOMS: tuple[RoomName, RoomName] = ("seats", "spectators")
LONGEST = 300  # characters
SECONDS, LINES, SIGNS, TOGETHER = 10.0, 5, 15, 20  # in so many seconds: of one speaker, and of a whole room
MOST_LINES, MOST_SPEAKERS = 5000, 500  # of a table
JOINERS = "\u200c\u200d"  # letters and pictures of several writings need them
MARKS = 3  # upon one letter
JSON = msgspec.json.Encoder()

Thing = tuple[str, int]  # what a sign is about: a line or a move, and its number


class Said(msgspec.Struct, frozen=True):
    """A line. Without text it was removed."""

    number: int
    speaker: int
    seat: int | None
    name: str | None
    text: str | None
    time: datetime


class Signed(msgspec.Struct, frozen=True):
    """The signs about a line or a move: who gave them, by sign."""

    about: About
    number: int
    signs: dict[str, list[int]]


class RoomTalk(msgspec.Struct, frozen=True):
    """What is new in a room for somebody who had heard it up to some version."""

    room: RoomName
    version: int
    lines: list[Said]
    signed: list[Signed]


class TalkPush(msgspec.Struct, frozen=True):
    talk: RoomTalk


class Ears(msgspec.Struct, frozen=True):
    """Who listens: their number among the speakers if they have one, whom the host has silenced as far as it concerns
    them, and whether they are that host."""

    speaker: int | None = None
    silenced: list[int] = []
    host: bool = False


LISTENING, LISTENING_HOST = Ears(), Ears(host=True)  # where nobody has spoken


class EarsPush(msgspec.Struct, frozen=True):
    ears: Ears


class Room:
    def __init__(self, lines: Iterable[LineRow] = (), signs: Iterable[SignRow] = ()) -> None:
        self.lines = list(lines)
        self.signs: defaultdict[Thing, dict[tuple[str, int], SignRow]] = defaultdict(dict)
        for row in signs:
            self.signs[row.about, row.number][row.sign, row.speaker] = row
        versions = [row.changed for row in self.lines]
        versions += [row.changed for given in self.signs.values() for row in given.values()]
        self.version = max(versions, default=0)
        self._told: dict[int, RoomTalk] = {}  # by what was heard before, as the room stands
        self._pushed: dict[int, bytes] = {}

    def changed(self) -> None:
        self.version += 1
        self._told.clear()
        self._pushed.clear()

    def stale(self, moves: int) -> list[SignRow]:
        """Signs about moves that are not there any more."""
        gone = [given for (about, number), given in self.signs.items() if about == "move" and number > moves]
        return [row for given in gone for row in given.values() if row.given]

    def forget(self, speaker: int) -> None:
        for row in self.lines:
            if row.speaker == speaker:
                row.text, row.name, row.changed = None, None, self.version + 1
        self.changed()

    def told(self, name: RoomName, heard: int) -> RoomTalk:
        """What came after the version `heard`; all of it to somebody who heard what never was here."""
        if heard > self.version:
            heard = 0
        found = self._told.get(heard)
        if found is None:
            lines = [said(row) for row in self.lines if row.changed > heard]
            signed = [
                _signed(thing, list(given.values()))
                for thing, given in self.signs.items()
                if any(row.changed > heard for row in given.values())
            ]
            found = self._told[heard] = RoomTalk(name, self.version, lines, signed)
        return found

    def pushed(self, name: RoomName, heard: int) -> bytes:
        """The same as a word on the stream, made once for all who heard as much."""
        found = self._pushed.get(heard)
        if found is None:
            found = self._pushed[heard] = JSON.encode(TalkPush(self.told(name, heard)))
        return found


def said(row: LineRow) -> Said:
    time = row.time.replace(tzinfo=row.time.tzinfo or UTC)  # SQLite forgets that it is
    return Said(row.number, row.speaker, row.seat, row.name, row.text, time)


def _signed(thing: Thing, given: Sequence[SignRow]) -> Signed:
    about, number = thing
    signs: dict[str, list[int]] = {}
    for row in given:
        if row.given:
            signs.setdefault(row.sign, []).append(row.speaker)
    return Signed("line" if about == "line" else "move", number, signs)


class Talk:
    """Both rooms of a table, and who speaks there."""

    def __init__(
        self, speakers: Iterable[SpeakerRow] = (), lines: Sequence[LineRow] = (), signs: Sequence[SignRow] = ()
    ) -> None:
        self.speakers = list(speakers)
        self.rooms: dict[RoomName, Room] = {
            name: Room([row for row in lines if row.room == name], [row for row in signs if row.room == name])
            for name in ROOMS
        }
        self.keys = {row.key: row for row in lines}
        self._lately: defaultdict[str, deque[float]] = defaultdict(deque)

    def speaker(self, guest: str | None) -> SpeakerRow | None:
        return next((row for row in self.speakers if row.guest_id == guest), None)

    def silenced(self, guest: str) -> bool:
        return any(row.silenced for row in self.speakers if row.guest_id == guest)

    def ears(self, guest: str | None, host: str | None) -> Ears:
        hosts = guest is not None and guest == host
        if not self.speakers:
            return LISTENING_HOST if hosts else LISTENING
        own = self.speaker(guest)
        concerns = [row for row in self.speakers if row.silenced and (hosts or row.guest_id == guest)]
        return Ears(None if own is None else own.speaker, [row.speaker for row in concerns], hosts)

    def repeated(self, key: str, room: str, guest: str, text: str) -> LineRow | None:
        """The line of this very request, if it was fulfilled already."""
        known = self.keys.get(key)
        if known is None:
            return None
        same = known.room == room and known.text in (text, None) and self.speakers[known.speaker].guest_id == guest
        if not same:
            raise Trouble("key_used")
        return known

    def remember(self, before: "Talk") -> None:
        """The same as it was read earlier: who has said how much lately."""
        self._lately = before._lately

    def check_pace(self, at: float, **most: int) -> None:
        """Trouble when one of these, such as a speaker or a room, has done as much lately already."""
        for who in most:
            lately = self._lately[who]
            while lately and lately[0] <= at - SECONDS:
                lately.popleft()
        if any(len(self._lately[who]) >= count for who, count in most.items()):
            raise Trouble("too_fast")
        for who in most:
            self._lately[who].append(at)


def proper_line(text: str) -> str:
    """A line as it may be read: on one line, without control or direction characters, no towers of accents."""
    found: list[str] = []
    marks = 0
    for c in " ".join(text.split()):
        marks = marks + 1 if unicodedata.combining(c) else 0
        if (c.isprintable() or c in JOINERS) and marks <= MARKS:
            found.append(c)
    line = "".join(found).strip()
    if not line.strip(JOINERS):
        raise Trouble("bad_line")
    return line
