"""Owners' packs at the tables of the house: offered, played, told, and kept by their digest."""

import random
import shutil
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.server.test_forged import the_error
from tests.server.visiting import Opened, fresh_guest, settings, visit
from virtuosi.core import record as records
from virtuosi.games import Edition, differing, find, owned, pack_of, shipped, shipped_pack
from virtuosi.server.rows import PackRow
from virtuosi.server.thinkers import Thinkers
from virtuosi.server.thinking import Decision, Puzzle, think

ENERGY = ('id = "energy_start"\nvalue = 12', 'id = "energy_start"\nvalue = 5')


def own_pack(tmp_path: Path) -> Edition:
    """Ray Master with less energy, in a folder that is gone when the house opens."""
    folder = tmp_path / "short evening"
    shutil.copytree(str(find("ray_master").room.joinpath("data")), folder)
    folder.joinpath("pack.toml").write_text('game = "ray_master"\n')
    constants = folder / "constants.toml"
    text = constants.read_text(encoding="utf-8")
    assert ENERGY[0] in text
    constants.write_text(text.replace(*ENERGY), encoding="utf-8")
    edition = owned(folder)
    shutil.rmtree(folder)
    return edition


@pytest.fixture
def mine(tmp_path: Path) -> Edition:
    return own_pack(tmp_path)


async def energy(table: Opened) -> int:
    async with table.visited.house.at(table.id) as held:
        found: int = held.match.position.energy  # type: ignore[attr-defined]  # a field of this game's positions
        return found


async def test_the_house_offers_the_packs_it_was_opened_with(tmp_path: Path, mine: Edition) -> None:
    async with visit(settings(tmp_path, packs=(mine,))) as visited:
        offered = {game["id"]: game["packs"] for game in (await visited.http.get("/api/games")).json()}
    digest = pack_of(mine).digest
    assert offered.pop("ray_master") == [{"id": "short evening", "digest": digest, "differs": 1}]
    assert all(packs == [] for packs in offered.values())
    assert digest != shipped_pack("ray_master").digest


async def test_a_table_is_played_with_the_pack_it_was_opened_with(tmp_path: Path, mine: Edition) -> None:
    """By persons and bots, after a restart of the house without the pack too, and its record says so."""
    digest = pack_of(mine).digest
    given = settings(tmp_path, bot="virtuosi.bots.deciding:choose")
    async with visit(settings(tmp_path, packs=(mine,), bot="virtuosi.bots.deciding:choose")) as visited:
        table = await visited.open(kinds="pb", pack=digest)
        usual = await visited.open()
        assert (await usual.look())["table"]["pack"]["differs"] == 0
        assert (await energy(table), await energy(usual)) == (5, 12)
    async with visit(given) as visited:
        table = Opened(visited, table.id, table.guest)
        scene = await table.look()
        assert scene["table"]["pack"] == {"id": "short evening", "digest": digest, "differs": 1}
        async with visited.house.at(table.id) as held:
            names, rng = held.match.game.space.names, random.Random(1)
            while not held.match.over:
                held.play(names[rng.choice(held.match.position.moves())])
            found = records.record(held.match)
    assert (found.pack.id, found.pack.digest) == ("short evening", digest)
    assert records.replay(found, find("ray_master"), pack_of(mine)).over
    with pytest.raises(records.RecordError, match="field pack"):
        records.replay(found, find("ray_master"), shipped_pack("ray_master"))


async def test_bots_think_with_the_tables_pack(tmp_path: Path, mine: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Edition | None] = []

    async def note(_: Thinkers, puzzle: Puzzle, limit: float, urgent: bool, begun: object) -> Decision:
        asked.append(puzzle.edition)
        return think("tests.server.odd_bots:first", puzzle)

    monkeypatch.setattr(Thinkers, "ask", note)
    async with visit(settings(tmp_path, packs=(mine,))) as visited:
        table = await visited.open(kinds="pb", pack=pack_of(mine).digest)
        async with table.stream(0) as watching:
            scene = await watching.next()
            while not asked:
                if scene["choices"]:
                    await table.play(0, scene["choices"][0]["move"], scene["number"])
                scene = await watching.next()
    assert set(asked) == {mine}


async def test_a_pack_that_is_not_offered_is_unknown(tmp_path: Path, mine: Edition) -> None:
    async with visit(settings(tmp_path, packs=(mine,))) as visited:
        seats = [{"kind": "person"}, {"kind": "person"}]
        for game, pack in (("ray_master", "short evening"), ("newton", pack_of(mine).digest), ("ray_master", "")):
            wish = {"game": game, "seats": seats, "pack": pack}
            answer = await visited.http.post("/api/tables", json=wish, headers={"X-Guest": fresh_guest()})
            the_error(answer, "unknown_pack")


async def test_a_kept_pack_that_cannot_be_read_any_more_gives_way_to_the_shipped_one(
    tmp_path: Path, mine: Edition
) -> None:
    async with visit(settings(tmp_path, packs=(mine,))) as visited:
        table = await visited.open(pack=pack_of(mine).digest)
    async with visit(settings(tmp_path)) as visited:
        await visited.execute(update(PackRow).values(text="{}"))
        scene = await Opened(visited, table.id, table.guest).look()
    assert scene["table"]["pack"]["id"] == "shipped"


def test_differing_values_are_counted_without_remarks(mine: Edition) -> None:
    assert differing(mine) == 1
    assert differing(shipped("newton")) == 0


def test_an_owners_pack_is_never_called_as_the_shipped_one(tmp_path: Path) -> None:
    folder = tmp_path / "shipped"
    shutil.copytree(str(find("ray_master").room.joinpath("data")), folder)
    folder.joinpath("pack.toml").write_text('game = "ray_master"\n')
    assert owned(folder).name == "shipped (own)"
