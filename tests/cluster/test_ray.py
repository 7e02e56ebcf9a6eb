"""A ladder on a Ray cluster of several machines: what one was playing when it died is played by another.

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
from virtuosi.cli import app

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


def test_a_machine_with_other_rules_plays_nothing() -> None:
    other = msgspec.structs.replace(terms_of(SERIES), revision=999)
    with pytest.raises(BadLadder, match="plays with revision"):
        play_there(SERIES, other, Fixture(("greedy", "random"), 0))
