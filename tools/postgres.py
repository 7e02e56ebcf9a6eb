"""Finds a PostgreSQL for tests and benchmarks, installs Debian's where it may, and starts it in a folder of its own."""

import contextlib
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.prepare import Obstacle, install_from_debian, may_install
from tools.scratch import DISK

PLACES = ("/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt", "/usr/pgsql-*")
STRANGER = "nobody"  # who runs it where we are root, whom it refuses
# What a test needs of a server. Everything is flushed as in earnest: a restart must find every acknowledged move.
SETTINGS = {"listen_addresses": "''", "max_connections": "200", "shared_buffers": "32MB", "max_wal_size": "256MB"}


def on_this_machine() -> Path | None:
    """The folder of its programs."""
    named = os.environ.get("VIRTUOSI_POSTGRES")
    if named:
        return Path(named)
    found = shutil.which("pg_ctl")
    if found:
        return Path(found).resolve().parent
    folders = [path.parent for place in PLACES for path in Path("/").glob(f"{place[1:]}/*/bin/pg_ctl")]
    return max(folders, default=None)


def find() -> Path:
    found = on_this_machine()
    if found is None and may_install():
        install_from_debian("postgresql")
        found = on_this_machine()
    if found is None:
        raise Obstacle(
            "Tests of a house on PostgreSQL need its programs: install them (Debian: apt-get install postgresql), "
            "or name their folder in VIRTUOSI_POSTGRES."
        )
    return found


class Postgres:
    """A server in a folder of its own, reached through a socket there and nowhere else."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self.folder = programs, folder
        self._data = folder / "data"

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://virtuosi@/{database}?host={self.folder}"

    def make(self) -> None:
        if os.geteuid() == 0:
            os.chown(self.folder, pwd.getpwnam(STRANGER).pw_uid, -1)
        self._run(
            "initdb",
            "--username=virtuosi",
            "--auth=trust",
            "--no-sync",
            "--encoding=UTF8",
            "--locale=C",
            "--pgdata",
            str(self._data),
        )
        self.start()

    def start(self) -> None:
        options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        given = ("--pgdata", str(self._data), "--log", str(self.folder / "log"), "--wait", "--timeout=60")
        self._run("pg_ctl", "start", *given, "--options", f"-k {self.folder} {options}")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "stop", "--pgdata", str(self._data), "--wait", "--mode", how)

    def processor(self) -> float:
        """Seconds of processor that all its processes have used; 0 where the system does not tell."""
        first = (self._data / "postmaster.pid").read_text().split()[0]
        used = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if stat.parent.name == first:
                    used += sum(map(int, fields[11:15]))  # with its children that have ended
                elif fields[1] == first:
                    used += sum(map(int, fields[11:13]))
        return used / os.sysconf("SC_CLK_TCK")

    def database(self, like: str = "template1") -> str:
        """The address of a new one: an empty one, or a copy."""
        name = f"house_{secrets.token_hex(4)}"
        self._run(
            "psql",
            "--quiet",
            "--host",
            str(self.folder),
            "--username=virtuosi",
            "--dbname=postgres",
            "--command",
            f"create database {name} template {like}",
        )
        return self.address(name)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        user = STRANGER if os.geteuid() == 0 else None
        # Not through pipes: the server inherits them, and they would never end.
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(command, cwd="/", user=user, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
            if done.returncode != 0:
                said.seek(0)
                raise Obstacle(f"PostgreSQL's {program} failed: {said.read().strip()}")


@contextmanager
def a_postgres(place: Path = DISK) -> Iterator[Postgres]:
    """Started, and gone with all it kept at the end."""
    programs = find()
    with tempfile.TemporaryDirectory(prefix="pg", dir=place, ignore_cleanup_errors=True) as name:
        server = Postgres(programs, Path(name))
        server.make()
        try:
            yield server
        finally:
            with contextlib.suppress(Obstacle):  # it may stand still already
                server.stop("immediate")


if __name__ == "__main__":
    with a_postgres() as running:
        print(running.database(), flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            while True:
                time.sleep(3600)
