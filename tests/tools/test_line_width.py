"""No line of the sources is wider than the formatters' 120 characters: what they cannot break is broken by hand."""

from collections.abc import Iterator
from pathlib import Path

from tools.prepare import ROOT

WIDEST = 120
KINDS = {".py", ".ts", ".svelte", ".css"}
GENERATED = {ROOT / "web" / "src" / "api.d.ts"}
PLACES = ("virtuosi", "tests", "tools", "benchmarks", "web/src", "web/scripts")
BUILT = ROOT / "virtuosi" / "server" / "client"


def sources() -> Iterator[Path]:
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*")):
            if path.suffix in KINDS and path not in GENERATED and BUILT not in path.parents:
                yield path


def too_wide(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [f"{path}:{number}" for number, line in enumerate(lines, 1) if len(line) > WIDEST]


def test_no_line_is_too_wide() -> None:
    assert [place for path in sources() for place in too_wide(path)] == []


def test_every_kind_of_source_is_looked_at() -> None:
    assert {path.suffix for path in sources()} == KINDS


def test_one_character_too_many_is_seen(tmp_path: Path) -> None:
    page = tmp_path / "Page.svelte"
    page.write_text(f"{'–' * WIDEST}\n{'–' * (WIDEST + 1)}\n", encoding="utf-8")
    assert too_wide(page) == [f"{page}:2"]
