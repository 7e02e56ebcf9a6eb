"""Matches on a Ray cluster of several machines: what one was playing when it died is played by another.

Part of `make nightly` alone: Ray is large, and nobody needs it to play.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
import ray
from ray.cluster_utils import Cluster
from typer.testing import CliRunner

from virtuosi.arena.cluster import clustered, play_there
from virtuosi.arena.ladder import BadLadder, Fixture, Kept, Played, fixtures, in_processes, play, terms_of
from virtuosi.arena.series import Series
from virtuosi.bots.net import save_net
from virtuosi.cli import app
from virtuosi.games import find
from virtuosi.learning.fitting import fresh
from virtuosi.learning.rounds import CHUNK, Plan, play_matches
from virtuosi.learning.samples import kept

SERIES = Series("ray_master", 2, {}, (), 0, 5)
ROUNDS = 6
SMALL = {"object_store_memory": 100_000_000}


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False, **SMALL})
    yield started
    ray.shutdown()
    started.shutdown()


def test_a_ladder_loses_nothing_when_a_machine_dies(cluster: Cluster, tmp_path: Path) -> None:
    doomed = cluster.add_node(num_cpus=2, **SMALL)
    cluster.wait_for_nodes()
    wanted = fixtures([("search:40", "greedy")], ROUNDS)
    told: list[Played] = []

    def done(played: Played) -> None:
        told.append(played)
        if len(told) == 3:
            cluster.remove_node(doomed, allow_graceful=False)

    shared = partial(clustered, cluster.address)
    there = play(SERIES, wanted, Kept(tmp_path / "there", terms_of(SERIES)), shared, done)
    here = play(SERIES, wanted, Kept(tmp_path / "here", terms_of(SERIES)), partial(in_processes, 1), told.append)
    assert sorted(there, key=repr) == sorted(here, key=repr)
    assert len(there) == 2 * ROUNDS


def test_the_command_plays_there(cluster: Cluster, tmp_path: Path) -> None:
    command = ["arena", "ray_master", "--seats", "2", "--rounds", "2", "--bots", "greedy,random"]
    done = CliRunner().invoke(app, [*command, "--folder", str(tmp_path), "--ray", cluster.address])
    assert done.exit_code == 0, done.output
    assert msgspec.json.decode((tmp_path / "report.json").read_bytes())["matches"] == 4


def test_a_net_learns_from_matches_that_were_played_there(cluster: Cluster, tmp_path: Path) -> None:
    """First by insight, then by a net; and the same ones as here."""
    plan = Plan("ray_master", matches=2 * CHUNK, iterations=6, epochs=1, pairs=1, seconds=0.002, jobs=2)
    there, here = tmp_path / "there", tmp_path / "here"
    teacher = None
    for number in (0, 1):
        play_matches(msgspec.structs.replace(plan, ray=cluster.address), there, number, teacher, lambda *step: None)
        play_matches(plan, here, number, teacher, lambda *step: None)
        played = [f"{number:03}-{chunk:05}.npz" for chunk in (0, 1)]
        assert all((kept(there / name).rows == kept(here / name).rows).all() for name in played)
        teacher = str(tmp_path / "net.npz")
        save_net(fresh(find("ray_master"), kept(here / played[0]), 1), Path(teacher))


def test_the_command_learns_there(cluster: Cluster, tmp_path: Path) -> None:
    command = ["train", "ray_master", "--matches", "8", "--iterations", "4", "--epochs", "1", "--pairs", "1"]
    more = ["--seconds", "0.001", "--rounds", "1", "--folder", str(tmp_path), "--ray", cluster.address]
    done = CliRunner().invoke(app, [*command, *more])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "000-00000.npz").is_file()


def test_a_machine_with_other_rules_plays_nothing() -> None:
    other = msgspec.structs.replace(terms_of(SERIES), revision=999)
    with pytest.raises(BadLadder, match="plays with revision"):
        play_there(SERIES, other, Fixture(("greedy", "random"), 0))
