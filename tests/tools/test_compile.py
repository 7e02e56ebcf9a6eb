"""A new build takes the place of the one before in one step, and leaves that to those who still use it."""

from pathlib import Path

import pytest

from tools import compile as rules
from tools.prepare import ROOT, Obstacle
from virtuosi.core.sources import NOTE, sources_digest


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(rules, "COMPILED", tmp_path / "compiled")
    return tmp_path


def publish(place: Path, name: str) -> None:
    (place / "compiled-draft").mkdir()
    (place / "compiled-draft" / "word").write_text(name)
    rules.publish(place / "compiled-draft", place / f"compiled-{name}")


def test_the_newest_build_is_used_and_the_one_before_is_kept(place: Path) -> None:
    for name in ("first", "second", "third"):
        publish(place, name)
        assert (place / "compiled" / "word").read_text() == name
    assert sorted(path.name for path in place.iterdir()) == ["compiled", "compiled-second", "compiled-third"]


def test_a_folder_as_it_was_made_once_gives_way(place: Path) -> None:
    (place / "compiled").mkdir()
    publish(place, "first")
    assert (place / "compiled" / "word").read_text() == "first"


def test_a_build_that_was_not_finished_is_not_fresh(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> int:
        return 1

    monkeypatch.setattr(rules, "run", fails)
    monkeypatch.setattr(rules, "GENERATED", place / "mypyc")
    with pytest.raises(Obstacle, match="did not compile"):
        rules.make_copy()
    assert not (place / "compiled").exists()
    assert not rules.fresh()


def test_a_build_made_in_another_way_is_not_fresh(place: Path) -> None:
    (place / "compiled").mkdir()
    (place / "compiled" / NOTE).write_text(sources_digest(ROOT / "virtuosi"))
    assert not rules.fresh()
    (place / "compiled" / rules.KEY).write_text("with other flags")
    assert not rules.fresh()
    (place / "compiled" / rules.KEY).write_text(rules.key(ROOT))
    assert rules.fresh()
