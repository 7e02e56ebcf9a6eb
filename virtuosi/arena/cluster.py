"""Matches played by the machines of a Ray cluster: those of a ladder, or those a net learns from."""

import platform
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any, TypeVar

from virtuosi.arena.ladder import BadLadder, Fixture, Played, Terms, differing, play_fixture, terms_of
from virtuosi.arena.series import Series

AGAIN = 20  # times a match is begun anew whose machine or process has died


Item = TypeVar("Item")
Done = TypeVar("Done")


@contextmanager
def spread(address: str, work: Callable[[Item], Done], items: list[Item]) -> Iterator[Iterator[Done]]:
    """What this work makes of each item, in any order, in as many processes as the cluster has processors. What a
    machine that dies was doing is done by another."""
    ray = _ray()
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError) as error:
        raise BadLadder(f"There is no Ray cluster at {address}: {error}") from error

    def done(item: Item) -> Done:
        return work(item)

    try:
        there = ray.remote(done).options(max_retries=AGAIN, num_cpus=1)
        yield _each(ray, [there.remote(item) for item in items])
    finally:
        ray.shutdown()


def clustered(address: str, series: Series, missing: list[Fixture]) -> AbstractContextManager[Iterator[Played]]:
    return spread(address, partial(play_there, series, terms_of(series)), missing)


def play_there(series: Series, terms: Terms, fixture: Fixture) -> Played:
    agreed(series, terms)
    return play_fixture(series, fixture)


def agreed(series: Series, terms: Terms) -> None:
    """On a machine of the cluster: with the rules of whoever asked and no others."""
    differing(f"The machine {platform.node()} plays", terms_of(series), terms)


def _ray() -> Any:  # Any: an extra, and most who use this module have it not
    try:
        import ray
    except ImportError as error:
        raise BadLadder("Ray is not installed here: pip install 'virtuosi[ray]' brings it.") from error
    return ray


def _each(ray: Any, waiting: list[Any]) -> Iterator[Any]:
    while waiting:
        ready, waiting = ray.wait(waiting)
        try:
            yield from ray.get(ready)
        except ray.exceptions.RayError as error:
            raise BadLadder(str(getattr(error, "cause", None) or error)) from error
