"""Where tests write: in memory, where there is enough. What a killed process wrote stays there as on a disk."""

import shutil
from pathlib import Path

MEMORY, DISK = (
    Path("/dev/shm"),
    Path("/tmp"),
)  # short names: some of what is put there has an address that must be short
ROOM = 4 << 30  # bytes; all that tests write at once never comes near


def place() -> Path:
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM else DISK
