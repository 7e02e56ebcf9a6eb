"""A game's shipped component data, to be laid out elsewhere and damaged there."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from virtuosi.core.data import Source
from virtuosi.core.game import Game
from virtuosi.core.pack import Pack
from virtuosi.games import find

Rows = list[dict[str, Any]]


def toml(table: str, rows: Rows) -> str:
    """Rows as TOML: numbers, texts, yes or no, and lists are written as JSON writes them."""
    return "".join(
        f"[[{table}]]\n" + "".join(f"{k} = {json.dumps(v, ensure_ascii=False)}\n" for k, v in row.items())
        for row in rows
    )


def repacked(game: Game[Any, Any], fields: Mapping[str, object]) -> Pack:
    """The shipped pack with some of its numbers changed."""
    pack: Pack = game.pack(Source(game.room.joinpath("data"), "other"))
    for name, value in fields.items():
        assert hasattr(pack, name)
        setattr(pack, name, value)
    return pack


class Shipped:
    """The files of a game that has one table in each."""

    def __init__(self, game: str) -> None:
        folder = Path(str(find(game).room.joinpath("data")))
        files = {path.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))}
        self.tables = {file: next(iter(tables)) for file, tables in files.items()}
        self._rows: dict[str, Rows] = {file: files[file][table] for file, table in self.tables.items()}

    def rows(self, file: str) -> Rows:
        """A copy of a file's rows, without the notes."""
        return [{key: value for key, value in row.items() if key != "note"} for row in self._rows[file]]

    def lay(self, folder: Path) -> Path:
        for file in self.tables:
            self.write(folder, file, self.rows(file))
        return folder

    def write(self, folder: Path, file: str, rows: Rows) -> None:
        folder.joinpath(file).write_text(toml(self.tables[file], rows), encoding="utf-8")
