"""Positions saved under an older revision, as today's would save them."""

from typing import Any, Final

from virtuosi.games.new_science.rules.tasks.cubes import LEFT, SPACES, as_moving

MANY_MOVED: Final = 2  # the first revision that remembers every cube moved, not only the last one


def renew(saved: dict[str, Any], revision: int) -> dict[str, Any]:  # Any: what was saved, before it is checked
    if revision >= MANY_MOVED:
        return saved
    agenda = []
    for name, seat, a, b in saved["agenda"]:
        if name == "LiftCube":
            agenda.append([name, seat, a, _moving(b)])
        elif name == "DropCube":
            agenda.append([name, seat, a, _moving(b // SPACES) * SPACES + b % SPACES])
        else:
            agenda.append([name, seat, a, b])
    return {**saved, "agenda": agenda}


def _moving(b: int) -> int:
    """Once it was the space of the last cube moved, plus 1, times LEFT; then the cubes left."""
    last = b // LEFT - 1
    return as_moving(b % LEFT, 1 << last if last >= 0 else 0)
