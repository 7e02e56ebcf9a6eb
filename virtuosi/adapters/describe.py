"""The fields of every game's observation as a page. `python -m virtuosi.adapters.describe` prints it."""

import re
from typing import Any

from virtuosi.adapters.observation import Entry, Layout
from virtuosi.adapters.opened import Opened
from virtuosi.core.features import Packed, Tally
from virtuosi.core.game import Game
from virtuosi.games import every

HEAD = """# Observations, field by field

Written by `python -m virtuosi.adapters.describe > docs/observations.md`; a test holds it to the games. The columns are
counted at tables of two with default options; `env.layout.names` has those of any table.
[For researchers](research.md) says how they are made.
"""
COMMENT = re.compile(r"^        self\.(\w+)(?:: [^=]+)? = [^#\n]*#\s*(.+)$", re.MULTILINE)


def meanings(game: Game[Any, Any]) -> dict[str, str]:
    """What the comments of the position say about its fields."""
    source = game.room.joinpath("rules", "position.py").read_text(encoding="utf-8")
    return {name: text.strip() for name, text in COMMENT.findall(source)}


def shape(entry: Entry) -> str:
    """What one column is."""
    many = f"{entry.length} of them, " if entry.length else ""
    if isinstance(entry.form, Packed):
        if entry.form.bits == 1:
            return f"{many}each a set of {entry.form.parts}" if many else f"a set of {entry.form.parts}"
        return f"{many}each {entry.form.parts} numbers" if many else f"{entry.form.parts} numbers"
    if isinstance(entry.form, Tally):
        return f"{many}how many lie there, then how often each of {entry.form.low} to {entry.form.end - 1}"
    return f"{entry.length} numbers" if entry.length else "a number"


def described(game: Game[Any, Any]) -> str:
    opened = Opened(game.id, 2, {})
    layout, told = Layout(game, opened.start()), meanings(game)
    lines = [
        f"\n## {game.id}\n",
        f"{len(layout)} columns.\n",
        "| field | columns | each | meaning |",
        "| --- | --- | --- | --- |",
    ]
    at = 0
    for entry in layout.entries:
        last = at + len(entry.columns) - 1
        where = f"{at} to {last}" if last > at else str(at) if last == at else "none"
        lines.append(f"| `{entry.field}` | {where} | {shape(entry)} | {told.get(entry.field, '')} |")
        at = last + 1
    kinds = {"over": "whether the match is over", "me": "whose eyes these are", "actor": "who decides"}
    kinds |= {"score": "points if it ended now", "asked": "the task that is asked", "agenda": "the four topmost tasks"}
    for kind, meaning in kinds.items():
        count = sum(re.match(r"\w+", name)[0] == kind for name in layout.common)  # type: ignore[index]  # all begin so
        where = f"{at} to {at + count - 1}" if count > 1 else str(at)
        lines.append(f"| `{kind}` | {where} | {'a number' if count == 1 else f'{count} numbers'} | {meaning} |")
        at += count
    return "\n".join(lines) + "\n"


def page() -> str:
    return HEAD + "".join([described(game) for game in every()])


if __name__ == "__main__":
    print(page(), end="")
