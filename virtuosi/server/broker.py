"""Tells those who look at a table that something happened: whoever shares eyes shares the very words."""

import asyncio
from collections import defaultdict, deque

import msgspec

from virtuosi.server.bodies import Heard
from virtuosi.server.errors import Trouble
from virtuosi.server.scenes import Scenes
from virtuosi.server.table import Table
from virtuosi.server.talk import Ears, EarsPush, RoomName

WAITING = 64  # words; a listener further behind is dropped and heals by connecting again


class ThinkingPush(msgspec.Struct, frozen=True):
    """A bot thinks about its move, or waits until so many others have thought."""

    thinking: int
    waiting: int = 0


class Presence(msgspec.Struct, frozen=True):
    """Whose eyes are on the table: seats, each once, and how many look on without one."""

    seats: list[int]
    spectators: int


class PresencePush(msgspec.Struct, frozen=True):
    presence: Presence


class Listener:
    """One pair of eyes, and what is still to be told to them."""

    def __init__(
        self, seat: int | None, since: int | None, guest: str | None = None, heard: Heard | None = None
    ) -> None:
        self.seat = seat
        self.guest = guest
        self.seats: list[int] = []  # all that play at this screen
        self.since = since  # the version they have, or will when all is told
        heard = heard or Heard()
        self.heard: dict[RoomName, int] = {"seats": heard.seats, "spectators": heard.spectators}
        self.ears = Ears()
        self.number = 0
        self.visible = True  # the page is not behind others
        self.behind = False
        self.dismissed = False
        self._words: deque[bytes] = deque()
        self._told = asyncio.Event()

    def tell(self, word: bytes) -> None:
        if len(self._words) >= WAITING:
            self.behind = True
        else:
            self._words.append(word)
        self._told.set()

    def dismiss(self) -> None:
        """The seat is theirs no longer: not another word."""
        self._words.clear()
        self.dismissed = True
        self._told.set()

    async def next(self) -> bytes:
        """The next word, when there is one."""
        while not self._words:
            if self.dismissed:
                raise Trouble("wrong_seat")
            self._told.clear()
            await self._told.wait()
        return self._words.popleft()


class Broker:
    """All in this process. With several, a notice of the change travels, and each process tells its own listeners."""

    def __init__(self) -> None:
        self.scenes = Scenes()
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def join(self, table: Table, listener: Listener) -> None:
        """Listen from now on; the first word is the table as it stands."""
        self._listeners[table.id].add(listener)
        self._show(table, listener)
        self._tell_presence(table.id)

    def leave(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id].discard(listener)
        if not self._listeners[table_id]:
            del self._listeners[table_id]
        else:
            self._tell_presence(table_id)

    def changed(self, table: Table) -> None:
        before = self._presence(table.id)
        for listener in self._listeners.get(table.id, ()):
            if listener.seat is None or table.seats[listener.seat].guest_id == listener.guest:
                self._show(table, listener)
            else:
                listener.dismiss()
        if self._presence(table.id) != before:
            self._tell_presence(table.id)

    def talked(self, table: Table) -> None:
        """Something was said: whoever may hear it does."""
        for listener in self._listeners.get(table.id, ()):
            if not listener.dismissed:
                self._tell_talk(table, listener)

    def _tell_talk(self, table: Table, listener: Listener) -> None:
        ears = table.talk.ears(listener.guest, table.row.host)
        if ears != listener.ears:
            listener.ears = ears
            listener.tell(msgspec.json.encode(EarsPush(ears)))
        for name in table.rooms_heard(listener.seat):
            room = table.talk.rooms[name]
            if listener.heard[name] != room.version:
                listener.tell(room.pushed(name, listener.heard[name]))
                listener.heard[name] = room.version

    def thinks(self, table_id: str, seat: int, waiting: int = 0) -> None:
        word = msgspec.json.encode(ThinkingPush(seat, waiting))
        for listener in self._listeners.get(table_id, ()):
            if not listener.dismissed:
                listener.tell(word)

    def present(self, table_id: str) -> list[int]:
        """The seats whose people look at the table now."""
        return self._presence(table_id).seats

    def watched(self, table_id: str) -> bool:
        return table_id in self._listeners

    def looks(self, table_id: str, guest: str) -> bool:
        """Whether a guest has this table before their eyes."""
        there = self._listeners.get(table_id, ())
        return any(one.guest == guest and one.visible and not one.dismissed for one in there)

    def call_again(self, guest: str | None = None, table_id: str | None = None) -> None:
        """Whether they may still listen is seen when they connect anew: after one more word they must. A guest, or all
        at a table."""
        for at, listeners in self._listeners.items():
            word = msgspec.json.encode(PresencePush(self._presence(at)))
            for listener in listeners:
                if at == table_id or (guest is not None and listener.guest == guest):
                    listener.tell(word)
                    listener.behind = True

    @property
    def listening(self) -> int:
        return sum(map(len, self._listeners.values()))

    def _presence(self, table_id: str) -> Presence:
        there = [listener for listener in self._listeners.get(table_id, ()) if not listener.dismissed]
        seats = {seat for listener in there for seat in listener.seats}
        return Presence(sorted(seats), sum(1 for listener in there if listener.seat is None))

    def _tell_presence(self, table_id: str) -> None:
        word = msgspec.json.encode(PresencePush(self._presence(table_id)))
        for listener in self._listeners.get(table_id, ()):
            if not listener.dismissed:
                listener.tell(word)

    def _show(self, table: Table, listener: Listener) -> None:
        listener.tell(self.scenes.pushed(table, listener.seat, listener.since))
        listener.since, listener.number = table.row.version, table.match.number
        listener.seats = [] if listener.seat is None else table.held(listener.guest)
        self._tell_talk(table, listener)
