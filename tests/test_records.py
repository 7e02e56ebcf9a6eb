"""Recorded matches of every game, count of seats and option: all of them replay, move by move, to the same end.

A rule or a component that changes on purpose raises the game's `revision`; `python -m tests.test_records` records anew.
"""

from pathlib import Path

import pytest

from tests.properties.cases import CASES, Case, random_move
from virtuosi.core.record import Record, read, record, replay, write
from virtuosi.core.rng import Rng
from virtuosi.games import REGISTERED, find, shipped_pack

RECORDS = Path(__file__).parent / "records"
FOUND = sorted(RECORDS.glob("*/*.json"))


def path_of(case: Case) -> Path:
    chosen = "".join(f"-{name}-{value}".lower() for name, value in case.options)
    return RECORDS / case.game.id / f"{case.seats}{chosen}.json"


def played(case: Case) -> Record:
    """A random match as a record."""
    match, rng = case.match(), Rng(case.seats)
    while not match.over:
        match.play(case.game.space.names[random_move(match.position, rng)])
    return record(match)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_way_to_play_has_a_record(case: Case) -> None:
    found = read(path_of(case))
    assert (found.game, found.seats) == (case.game.id, case.seats)
    assert found.options == case.checked


@pytest.mark.parametrize("path", FOUND, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_record_replays(path: Path) -> None:
    found = read(path)
    assert found.game in REGISTERED
    match = replay(found, find(found.game), shipped_pack(found.game))
    assert match.over
    assert match.position.ranking() == found.ranking


def write_all() -> None:
    for path in FOUND:
        path.unlink()
    for case in CASES:
        path_of(case).parent.mkdir(parents=True, exist_ok=True)
        write(played(case), path_of(case))


if __name__ == "__main__":
    write_all()
