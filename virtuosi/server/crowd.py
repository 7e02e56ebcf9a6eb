"""How many streams are open: of one address, and at one table. A family behind one address never notices."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from virtuosi.server.errors import Trouble


class Crowd:
    def __init__(self, per_address: int, per_table: int) -> None:
        self._most = {"address": per_address, "table": per_table}
        self._here: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, address: str, table_id: str) -> Iterator[None]:
        """Trouble when there is no more room; nothing is counted then."""
        keys = [("address", address), ("table", table_id)]
        if any(self._most[kind] and self._here[kind, one] >= self._most[kind] for kind, one in keys):
            raise Trouble("crowded")
        self._here.update(keys)
        try:
            yield
        finally:
            self._here.subtract(keys)
            for key in keys:
                if not self._here[key]:
                    del self._here[key]
