"""Scenes as they travel: made and encoded once for all who share eyes, version and what they have read."""

from collections import OrderedDict

import msgspec

from virtuosi.server.table import Table

MOST = 512  # scenes; whoever asks for an old one more gets it made anew
JSON = msgspec.json.Encoder()


class Scenes:
    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, int, int | None, int, int], bytes] = OrderedDict()

    def told(self, table: Table, seat: int | None, since: int | None = None) -> bytes:
        """The table for these eyes, without the log lines they have."""
        key = (table.id, table.row.version, seat, table.read(since), table.notes_read(since))
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = JSON.encode(table.scene(seat, since))
            if len(self._made) > MOST:
                self._made.popitem(last=False)
        else:
            self._made.move_to_end(key)
        return found

    def pushed(self, table: Table, seat: int | None, since: int | None = None) -> bytes:
        """The same as a word on the stream."""
        return b'{"scene":%b}' % self.told(table, seat, since)
