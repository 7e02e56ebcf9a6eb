"""Tells those who look at a table that something happened: whoever shares eyes shares the very words."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterator

import msgspec

from virtuosi.server.errors import Trouble
from virtuosi.server.scenes import Scenes
from virtuosi.server.table import Table

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

    def __init__(self, seat: int | None, since: int | None, guest: str | None = None) -> None:
        self.seat = seat
        self.guest = guest
        self.seats: list[int] = []  # all that play at this screen
        self.since = since  # the version they have, or will when all is told
        self.number = 0
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


def _nobody(_table_id: str, _word: Presence | ThinkingPush) -> None:
    """There are no other processes."""


class Broker:
    """The listeners of this process. With several, a notice of the change travels, and each process tells its own."""

    def __init__(self) -> None:
        self.scenes = Scenes()
        self.abroad: Callable[[str, Presence | ThinkingPush], None] = _nobody  # tells the other processes
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._elsewhere: defaultdict[str, dict[str, Presence]] = defaultdict(dict)  # by table and process

    def join(self, table: Table, listener: Listener) -> None:
        """Listen from now on; the first word is the table as it stands."""
        self._listeners[table.id].add(listener)
        self._show(table, listener)
        self._moved(table.id)

    def leave(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id].discard(listener)
        if not self._listeners[table_id]:
            del self._listeners[table_id]
        self._moved(table_id)

    def changed(self, table: Table) -> None:
        before = self._here(table.id)
        for listener in self._listeners.get(table.id, ()):
            if listener.seat is None or table.seats[listener.seat].guest_id == listener.guest:
                self._show(table, listener)
            else:
                listener.dismiss()
        if self._here(table.id) != before:
            self._moved(table.id)

    def thinks(self, table_id: str, seat: int, waiting: int = 0) -> None:
        push = ThinkingPush(seat, waiting)
        self.tell(table_id, push)
        self.abroad(table_id, push)

    def tell(self, table_id: str, push: ThinkingPush | PresencePush) -> None:
        """To all who look at the table through this process."""
        listeners = self._listeners.get(table_id)
        if listeners:
            word = msgspec.json.encode(push)
            for listener in listeners:
                if not listener.dismissed:
                    listener.tell(word)

    def watched(self, table_id: str) -> bool:
        """Whether somebody looks at it through this process."""
        return table_id in self._listeners

    def attended(self, table_id: str) -> bool:
        """Whether somebody looks at it, through whichever process."""
        return table_id in self._listeners or table_id in self._elsewhere

    def seen(self, process: str, table_id: str, presence: Presence) -> None:
        """Who looks at a table through another process."""
        before = self.presence(table_id)
        there = self._elsewhere[table_id]
        if presence.seats or presence.spectators:
            there[process] = presence
        else:
            there.pop(process, None)
        if not there:
            del self._elsewhere[table_id]
        if self.presence(table_id) != before:
            self._tell_presence(table_id)

    def unseen(self, process: str) -> None:
        """That process is no more."""
        for table_id in [one for one, there in self._elsewhere.items() if process in there]:
            self.seen(process, table_id, Presence([], 0))

    def all_here(self) -> Iterator[tuple[str, Presence]]:
        """Every table that is looked at through this process."""
        for table_id in list(self._listeners):
            yield table_id, self._here(table_id)

    @property
    def listening(self) -> int:
        return sum(map(len, self._listeners.values()))

    def _moved(self, table_id: str) -> None:
        """Somebody came or went."""
        self._tell_presence(table_id)
        self.abroad(table_id, self._here(table_id))

    def presence(self, table_id: str) -> Presence:
        """Of all processes together."""
        found = [self._here(table_id), *self._elsewhere.get(table_id, {}).values()]
        seats = {seat for presence in found for seat in presence.seats}
        return Presence(sorted(seats), sum(presence.spectators for presence in found))

    def _here(self, table_id: str) -> Presence:
        there = [listener for listener in self._listeners.get(table_id, ()) if not listener.dismissed]
        seats = {seat for listener in there for seat in listener.seats}
        return Presence(sorted(seats), sum(1 for listener in there if listener.seat is None))

    def _tell_presence(self, table_id: str) -> None:
        if table_id in self._listeners:
            self.tell(table_id, PresencePush(self.presence(table_id)))

    def _show(self, table: Table, listener: Listener) -> None:
        listener.tell(self.scenes.pushed(table, listener.seat, listener.since))
        listener.since, listener.number = table.row.version, table.match.number
        listener.seats = [] if listener.seat is None else table.held(listener.guest)
