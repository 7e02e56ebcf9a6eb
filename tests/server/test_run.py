"""Opening the house on a port: what cannot be done is said in one sentence."""

import asyncio
import gc
import signal
import socket
from pathlib import Path

import httpx
import pytest

from tests.processes import PATIENCE
from tests.server.test_killed import a_house
from tests.server.visiting import settings, visit
from virtuosi.server.errands import Errands
from virtuosi.server.run import CannotServe, main, serve, settle_down
from virtuosi.server.settings import data_directory
from virtuosi.server.storage import Storage
from virtuosi.server.think import think


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(CannotServe, match=f"Port {port} .* cannot be used .*--port"):
            serve(port=port, database=str(tmp_path / "house.sqlite3"), open_browser=False)


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("{tmp}", "unable to open"),
        ("{tmp}/junk.sqlite3", "not a database"),
        ("wrong://nowhere", "in a SQLite file or in PostgreSQL"),
        ("postgresql://nobody@127.0.0.1:1/house", "Connect"),
        (":// ://", "not the address"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path, database: str, sentence: str) -> None:
    (tmp_path / "junk.sqlite3").write_bytes(b"junk" * 1000)
    with pytest.raises(CannotServe, match=f"^The database cannot be used: .*{sentence}"):
        main(["--port", "0", "--database", database.format(tmp=tmp_path)])


def test_an_impossible_port(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="Port 99999"):
        main(["--port", "99999", "--database", str(tmp_path / "house.sqlite3")])


async def test_the_book_is_closed_when_nobody_reads_in_it_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    close = Storage.close

    async def reads_long(_: Errands) -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0.05)  # as a question to the book that is given up takes its time
            order.append("read")

    async def closes(storage: Storage) -> None:
        order.append("closed")
        await close(storage)

    monkeypatch.setattr(Errands, "round", reads_long)
    async with visit(settings(tmp_path)):
        monkeypatch.setattr(Storage, "close", closes)
    assert order == ["read", "closed"]


def test_the_house_closes_in_good_order(tmp_path: Path) -> None:
    with a_house(tmp_path / "house.sqlite3") as (process, address):
        assert httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 0
        assert process.stdout is not None
        assert process.stdout.read() == ""


def test_what_the_house_is_made_of_is_not_searched_again() -> None:
    before = gc.get_threshold()
    try:
        settle_down()
        assert gc.get_freeze_count() > 10_000
        assert sum(map(len, (gc.get_objects(generation) for generation in range(3)))) < gc.get_freeze_count() / 10
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_data_is_kept_where_the_user_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_directory() == tmp_path / "virtuosi"


def test_a_house_on_a_file_thinks_for_itself(tmp_path: Path) -> None:
    database = str(tmp_path / "house.sqlite3")
    with pytest.raises(CannotServe, match=r"^A house on a SQLite file thinks for itself"):
        main(["--port", "0", "--no-think", "--database", database])
    with pytest.raises(CannotServe, match=r"^The database cannot be used: a house on a SQLite file thinks for itself"):
        think(database)
    with pytest.raises(CannotServe, match=r"^The database cannot be used: .*Connect"):
        think("postgresql://nobody@127.0.0.1:1/house")
