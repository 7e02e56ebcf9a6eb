"""A package of somebody else that brings a bot, as the page for researchers shows it."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
BOT = next(block for block in BLOCKS if block.startswith("# hasty.py"))


def install(folder: Path, code: str) -> None:
    """What pip leaves of a package with the entry point that the page shows."""
    (folder / "hasty.py").write_text(code, encoding="utf-8")
    point = re.search(r'\[project.entry-points."(.*?)"\]\nhasty = "(.*?)"', PAGE)
    assert point
    info = folder / "hasty-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hasty\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{point[1]}]\nhasty = {point[2]}\n", encoding="utf-8")
