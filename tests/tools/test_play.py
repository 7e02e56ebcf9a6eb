"""The house is opened with compiled rules as soon as there are some."""

import os

import pytest

from tools import compile as rules
from tools import play


@pytest.mark.parametrize("fresh", [True, False])
def test_the_house_itself_plays_compiled_if_it_can(fresh: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []
    monkeypatch.setattr(rules, "obstacle", lambda: None)
    monkeypatch.setattr(rules, "fresh", lambda: fresh)
    monkeypatch.setattr(rules, "build", lambda: begun.append("brought up to date"))
    monkeypatch.setattr("subprocess.Popen", lambda *_, **__: begun.append("compiling beside"))
    monkeypatch.setattr("os.execv", lambda *_: begun.append(os.environ.get("PYTHONPATH")))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    play.open_house([])
    assert begun == (["brought up to date", str(rules.COMPILED.resolve())] if fresh else ["compiling beside", None])
