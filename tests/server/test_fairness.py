"""The dice can be checked by anybody: bound from the start, told at the end, and a change of one throw is found."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.server.visiting import Opened
from virtuosi.cli import app
from virtuosi.core.record import Record, RecordError, write
from virtuosi.games import find, shipped_pack
from virtuosi.server.fairness import verify
from virtuosi.server.secrecy import commitment, fresh_seed


async def finished(table: Opened) -> Record:
    await table.play_on(1000, random.Random(1))
    answer = await table.http.get(f"/api/tables/{table.id}/record")
    return msgspec.json.decode(answer.content, type=Record)


def proved(found: Record) -> int:
    return verify(found, find(found.game), shipped_pack(found.game)).throws


async def test_the_house_is_bound_from_the_start_and_tells_the_seed_at_the_end(table: Opened, tmp_path: Path) -> None:
    shown = {(await table.look(seat))["table"]["commitment"] for seat in (None, 0, 1)}
    found = await finished(table)
    assert shown == {found.commitment}
    assert found.seed is not None
    assert commitment(found.seed) == found.commitment
    assert proved(found) > 3
    write(found, tmp_path / "match.json")
    said = CliRunner().invoke(app, ["verify", str(tmp_path / "match.json")])
    assert said.exit_code == 0
    assert "Nothing was changed" in said.output


async def test_any_change_is_found(table: Opened, tmp_path: Path) -> None:
    found = await finished(table)
    game = find(found.game)
    throw = found.moves[0]  # of Nature, before anybody may move
    same_kind = [name for name in game.space.names if name.split("(")[0] == throw.split("(")[0]]
    other = next(name for name in same_kind if name != throw)
    seed = fresh_seed()
    changes: list[dict[str, Any]] = [  # Any: of whichever field
        {"seed": None},
        {"seed": "no seed"},
        {"seed": seed},
        {"seed": seed, "commitment": commitment(seed)},
        {"moves": [other, *found.moves[1:]]},
        {"moves": found.moves[:-1]},
    ]
    for change in changes:
        forged = msgspec.structs.replace(found, **change)
        with pytest.raises(RecordError):
            proved(forged)
    write(msgspec.structs.replace(found, seed=None), tmp_path / "match.json")
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "match.json")]).exit_code == 1
