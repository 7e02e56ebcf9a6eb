"""The component files of Ada's Dream, to be changed and damaged."""

import shutil
from importlib.resources import as_file
from pathlib import Path

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.data import PackError, Source
from virtuosi.games.adas_dream.rules.reading import build


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with as_file(ada.game.room.joinpath("data")) as shipped:
        shutil.copytree(shipped, tmp_path / "pack")
    return tmp_path / "pack"


def rewrite(data: Path, file: str, old: str, new: str) -> None:
    path = data / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def mistakes(data: Path) -> list[str]:
    with pytest.raises(PackError) as caught:
        build(Source(data, "damaged"))
    return [str(mistake) for mistake in caught.value.mistakes]
