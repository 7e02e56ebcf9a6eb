"""Tells those who look at a table that something happened: whoever shares eyes shares the very words."""

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from virtuosi.server.at_once import Tell
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


class Elsewhere(msgspec.Struct, frozen=True):
    """Who looks at a table through another process."""

    presence: Presence
    guests: Sequence[str]


class PresencePush(msgspec.Struct, frozen=True):
    presence: Presence


class Listener:
    """One pair of eyes, and what is still to be told to them."""

    def __init__(
        self,
        seat: int | None,
        since: int | None,
        guest: str | None = None,
        heard: Heard | None = None,
        difference: bool = False,
    ) -> None:
        self.seat = seat
        self.guest = guest
        self.seats: list[int] = []  # all that play at this screen
        self.since = since  # the version they have, or will when all is told
        self.difference = difference  # whether what changed will do
        self.shown: int | None = None  # the version of the scene that this line brought last
        heard = heard or Heard()
        self.heard: dict[RoomName, int] = {"seats": heard.seats, "spectators": heard.spectators}
        self.ears = Ears()
        self.number = 0
        self.visible = True  # the page is not behind others
        self.moved: Callable[[], None] | None = None
        self.behind = False
        self.dismissed = False
        self.told = time.monotonic()  # when there last was a word for them
        self.sending: float | None = None  # since when a word is on its way
        self.at_once: Tell | None = None
        self._words: deque[bytes] = deque()
        self._waking = asyncio.Event()

    def tell(self, word: bytes) -> None:
        self.told = time.monotonic()
        if self.at_once is not None and self.sending is None and not self._words and self.at_once(word):
            return
        if len(self._words) >= WAITING:
            self.behind = True
        else:
            self._words.append(word)
        self._waking.set()

    def glance(self, visible: bool) -> None:
        """The page came to the front, or went behind others."""
        if visible != self.visible:
            self.visible = visible
            if self.moved is not None:
                self.moved()

    def dismiss(self) -> None:
        """The seat is theirs no longer: not another word."""
        self._words.clear()
        self.dismissed = True
        self._waking.set()

    def call_again(self) -> None:
        """They must connect anew."""
        self.behind = True
        self._waking.set()

    async def next(self) -> bytes | None:
        """The next word, when there is one; None: no more, until they connect again."""
        while not self.behind:
            if self.dismissed:
                raise Trouble("wrong_seat")
            if self._words:
                return self._words.popleft()
            self._waking.clear()
            await self._waking.wait()
        return None


def _nobody(_table_id: str, _word: Presence | ThinkingPush) -> None:
    """There are no other processes."""


class Broker:
    """The listeners of this process. With several, a notice of the change travels, and each process tells its own."""

    def __init__(self) -> None:
        self.scenes = Scenes()
        self.abroad: Callable[[str, Presence | ThinkingPush], None] = _nobody  # tells the other processes
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._elsewhere: defaultdict[str, dict[str, Elsewhere]] = defaultdict(dict)  # by table and process

    def join(self, table: Table, listener: Listener) -> None:
        """Listen from now on; the first word is the table as it stands."""
        self._listeners[table.id].add(listener)
        listener.moved = partial(self._glanced, table.id)
        self._show(table, listener)
        self._moved(table.id)

    def leave(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id].discard(listener)
        if not self._listeners[table_id]:
            del self._listeners[table_id]
        self._moved(table_id)

    def changed(self, table: Table) -> None:
        moved = False
        for listener in self._listeners.get(table.id, ()):
            before = listener.seats
            if listener.seat is None or table.seats[listener.seat].guest_id == listener.guest:
                self._show(table, listener)
            elif not listener.dismissed:
                listener.dismiss()
                moved = True
            moved = moved or listener.seats != before
        if moved:
            self._moved(table.id)

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
        push = ThinkingPush(seat, waiting)
        self.tell(table_id, push)
        if table_id in self._elsewhere:
            self.abroad(table_id, push)

    def tell(self, table_id: str, push: ThinkingPush | PresencePush) -> None:
        """To all who look at the table through this process."""
        listeners = self._listeners.get(table_id)
        if listeners:
            word = msgspec.json.encode(push)
            for listener in listeners:
                if not listener.dismissed:
                    listener.tell(word)

    def present(self, table_id: str) -> list[int]:
        """The seats whose people look at the table now."""
        return self.presence(table_id).seats

    def watched(self, table_id: str) -> bool:
        """Whether somebody looks at it through this process."""
        return table_id in self._listeners

    def attended(self, table_id: str) -> bool:
        """Whether somebody looks at it, through whichever process."""
        return table_id in self._listeners or table_id in self._elsewhere

    def seen(self, process: str, table_id: str, presence: Presence, guests: Sequence[str] = ()) -> None:
        """Who looks at a table through another process, and which guests have it before their eyes."""
        before = self.presence(table_id)
        there = self._elsewhere[table_id]
        if presence.seats or presence.spectators:
            there[process] = Elsewhere(presence, guests)
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

    def looks(self, table_id: str, guest: str) -> bool:
        """Whether a guest has this table before their eyes."""
        return guest in self.lookers(table_id) or any(
            guest in process.guests for process in self._elsewhere.get(table_id, {}).values()
        )

    def lookers(self, table_id: str) -> list[str]:
        """The guests who have it before their eyes through this process."""
        there = self._listeners.get(table_id, ())
        return [one.guest for one in there if one.guest is not None and one.visible and not one.dismissed]

    def call_again(self, guest: str | None = None, table_id: str | None = None) -> None:
        """Whether they may still listen is seen when they connect anew. A guest, or all at a table."""
        for at, listeners in self._listeners.items():
            for listener in listeners:
                if at == table_id or (guest is not None and listener.guest == guest):
                    listener.call_again()

    @property
    def listening(self) -> int:
        return sum(map(len, self._listeners.values()))

    def _moved(self, table_id: str) -> None:
        """Somebody came or went."""
        self._tell_presence(table_id)
        self._glanced(table_id)

    def _glanced(self, table_id: str) -> None:
        self.abroad(table_id, self._here(table_id))

    def presence(self, table_id: str) -> Presence:
        """Of all processes together."""
        found = [self._here(table_id), *(one.presence for one in self._elsewhere.get(table_id, {}).values())]
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
        has = listener.shown if listener.difference else None
        listener.tell(self.scenes.pushed(table, listener.seat, listener.since, has))
        listener.since = listener.shown = table.row.version
        listener.number = table.match.number
        listener.seats = [] if listener.seat is None else table.held(listener.guest)
        self._tell_talk(table, listener)
