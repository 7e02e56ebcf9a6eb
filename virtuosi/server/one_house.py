"""One house, one file: two servers on one SQLite file would each believe what it remembers, and drift apart."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Lock:
    """Held as long as the process lives, and let go by the system however it ends."""

    def __init__(self, file: Path) -> None:
        self._path = file.with_name(f"{file.name}.lock")
        self._held: int | None = None

    def take(self) -> bool:
        """Whether this process has it now; the lock file itself means nothing and stays."""
        if self._held is not None:
            return True
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(descriptor)
        except OSError:
            os.close(descriptor)
            return False
        self._held = descriptor
        return True

    def held_elsewhere(self) -> bool:
        """Whether another process has it. For one that does not have it itself."""
        free = self.take()
        self.release()
        return not free

    def release(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
