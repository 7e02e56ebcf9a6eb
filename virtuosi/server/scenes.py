"""Scenes as they travel: made and encoded once for all who share eyes, version and what they have read. Whoever has the
scene before gets what changed since."""

from collections import OrderedDict

import msgspec

from virtuosi.core.scene import Scene
from virtuosi.server.bodies import SceneChange
from virtuosi.server.difference import difference
from virtuosi.server.table import Table

MOST = 512  # encoded scenes; whoever asks for an old one more gets it made anew
REMEMBERED = 1024  # pairs of eyes, with what they were shown last
JSON = msgspec.json.Encoder()


class Shown:
    """What a pair of eyes is shown, and what it was shown before. That is kept until somebody needs the difference."""

    def __init__(self, version: int, scene: Scene, before: "Shown | None") -> None:
        self.version = version
        self.scene = scene
        self.before = before
        self.since = -1 if before is None else before.version
        self._change: bytes | None = None

    def change(self, table: Table) -> bytes:
        """From what was shown before, encoded."""
        if self.before is not None:
            found = difference(self.before.scene, self.scene)
            logged = table.with_log(self.scene, self.since)
            change = SceneChange(self.since, self.version, logged.log, logged.log_from, found)
            self._change, self.before = JSON.encode(change), None
        assert self._change is not None
        return self._change


class Scenes:
    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, int, int | None, int, int], bytes] = OrderedDict()
        self._shown: OrderedDict[tuple[str, int | None], Shown] = OrderedDict()

    def told(self, table: Table, seat: int | None, since: int | None = None) -> bytes:
        """The table for these eyes, without the log lines they have."""
        key = (table.id, table.row.version, seat, table.read(since), table.notes_read(since))
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = JSON.encode(table.with_log(self._show(table, seat).scene, since))
            if len(self._made) > MOST:
                self._made.popitem(last=False)
        else:
            self._made.move_to_end(key)
        return found

    def changed(self, table: Table, seat: int | None, since: int | None) -> bytes | None:
        """What changed since that version; None when these eyes were shown another one before."""
        shown = self._show(table, seat)
        return shown.change(table) if shown.since == since else None

    def answered(self, table: Table, seat: int, since: int | None, differs: bool) -> bytes:
        """To whoever acted: what changed, if that will do."""
        change = self.changed(table, seat, since) if differs else None
        return self.told(table, seat, since) if change is None else change

    def pushed(self, table: Table, seat: int | None, since: int | None, has: int | None = None) -> bytes:
        """The same as a word on the stream, for a listener who has the scene of a version, or none."""
        change = None if has is None else self.changed(table, seat, has)
        return b'{"scene":%b}' % self.told(table, seat, since) if change is None else b'{"change":%b}' % change

    def _show(self, table: Table, seat: int | None) -> Shown:
        key, version = (table.id, seat), table.row.version
        shown = self._shown.get(key)
        if shown is None or shown.version != version:
            if shown is not None:
                shown.before = None
            shown = self._shown[key] = Shown(version, table.bare(seat), shown)
            if len(self._shown) > REMEMBERED:
                self._shown.popitem(last=False)
        self._shown.move_to_end(key)
        return shown
