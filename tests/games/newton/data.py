"""The component files of Newton, to be changed and damaged."""

import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.data import toml
from tests.games.newton.build import game
from virtuosi.core.data import PackError, Source
from virtuosi.games.newton.rules.reading import build

Rows = dict[str, list[dict[str, Any]]]
DATA = Path(str(game.room.joinpath("data")))
FILES = sorted(path.name for path in DATA.glob("*.toml"))


def read(file: str) -> Rows:
    return tomllib.loads((DATA / file).read_text(encoding="utf-8"))


def lay(folder: Path, file: str, change: Callable[[Rows], object]) -> Source:
    """A copy of the files, one of them changed."""
    shutil.copytree(DATA, folder, dirs_exist_ok=True)
    tables = read(file)
    change(tables)
    (folder / file).write_text("".join(toml(table, rows) for table, rows in tables.items()), encoding="utf-8")
    return Source(folder, "changed")


def damaged(folder: Path, file: str, change: Callable[[Rows], object]) -> str:
    """What is said of a pack in which one file was changed."""
    with pytest.raises(PackError) as caught:
        build(lay(folder, file, change))
    return str(caught.value)


def set_effect(table: str, id: str, effect: list[str]) -> Callable[[Rows], object]:
    return lambda tables: next(row for row in tables[table] if row["id"] == id).update(effect=effect)
