"""Lock files pin everything that is named, and name no registry."""

import json
import re
import tomllib

from tools.prepare import ROOT


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> set[str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return {line for line in lines if not line.startswith("#")}


def test_constraints_are_exact_and_hold_no_addresses() -> None:
    assert all(re.fullmatch(r"[\w.-]+==[\w.+!-]+", pin) for pin in pins())


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pinned = {normal(pin.partition("==")[0]) for pin in pins()}
    extras = project["optional-dependencies"]
    for requirement in [*project["dependencies"], *extras["dev"], *extras["ray"]]:
        assert normal(re.split(r"[\[<>=!~ ;]", requirement)[0]) in pinned, requirement


def test_the_clients_lock_names_no_registry_and_checks_what_it_gets() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package, name
