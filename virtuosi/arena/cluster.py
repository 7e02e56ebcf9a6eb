"""Matches of a ladder played by the machines of a Ray cluster."""

import platform
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from virtuosi.arena.ladder import BadLadder, Fixture, Played, Terms, differing, play_fixture, terms_of
from virtuosi.arena.series import Series

AGAIN = 20  # times a match is begun anew whose machine or process has died


@contextmanager
def clustered(address: str, series: Series, missing: list[Fixture]) -> Iterator[Iterator[Played]]:
    """These matches, in any order, by as many processes as the cluster has processors. What a machine that dies was
    playing is played by another."""
    ray = _ray()
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError) as error:
        raise BadLadder(f"There is no Ray cluster at {address}: {error}") from error
    try:
        play = ray.remote(play_there).options(max_retries=AGAIN, num_cpus=1)
        terms = terms_of(series)
        yield _each(ray, [play.remote(series, terms, fixture) for fixture in missing])
    finally:
        ray.shutdown()


def play_there(series: Series, terms: Terms, fixture: Fixture) -> Played:
    """On a machine of the cluster: with the rules of whoever asked and no others."""
    differing(f"The machine {platform.node()} plays", terms_of(series), terms)
    return play_fixture(series, fixture)


def _ray() -> Any:  # Any: an extra, and most who use this module have it not
    try:
        import ray
    except ImportError as error:
        raise BadLadder("Ray is not installed here: pip install 'virtuosi[ray]' brings it.") from error
    return ray


def _each(ray: Any, waiting: list[Any]) -> Iterator[Played]:
    while waiting:
        ready, waiting = ray.wait(waiting)
        try:
            yield from ray.get(ready)
        except ray.exceptions.RayError as error:
            raise BadLadder(str(getattr(error, "cause", None) or error)) from error
