"""A match that an older revision stored in the middle of play goes on to its end, with its log and its undo."""

import json
import random
from pathlib import Path

import pytest

from tests.server.stored import OLDER, lay
from tests.server.visiting import Opened, fresh_guest, settings, visit
from virtuosi.games import REGISTERED

FOUND = sorted(OLDER.glob("*.json"))


def test_every_game_has_stored_matches() -> None:
    assert {path.stem.split("-")[0] for path in FOUND} == set(REGISTERED)


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
async def test_a_match_of_an_older_revision_goes_on(path: Path, tmp_path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    row = kept["tables"][0]
    await lay(kept, tmp_path / "house.sqlite3")
    async with visit(settings(tmp_path)) as visited:
        table = Opened(visited, row["id"], fresh_guest())
        for secret in kept["secrets"]:  # a seat's secret was what is an invitation now
            assert (await table.join(secret, beside=True)).status_code == 200
        scene = await table.look(row["actor"])
        assert (scene["number"], scene["actor"]) == (len(kept["moves"]), row["actor"])
        assert scene["choices"]
        assert scene["log"]
        async with visited.house.at(table.id) as held:
            census, names = held.match.game.census, held.match.game.space.names
            counted, rng = census(held.match.position), random.Random(path.stem)
            while not held.match.over:
                held.play(names[rng.choice(held.match.position.moves())])
                assert held.match.number < held.match.game.longest
            assert census(held.match.position) == counted
            assert sorted(held.match.position.ranking())[0] == 1
