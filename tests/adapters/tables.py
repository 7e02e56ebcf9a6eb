"""The tables that every adapter is tried on: each game and number of seats, with default options and an unusual set."""

import os
from collections.abc import Iterator

from tests.properties.cases import CASES, Case

MATCHES = min(10, int(os.environ.get("VIRTUOSI_MATCHES", "1")))  # the libraries’ own checks are slow


def _tables() -> Iterator[Case]:
    for case in CASES:
        # The unusual set is the largest: everything switched away from its default at once.
        most = max(len(other.options) for other in CASES if (other.game, other.seats) == (case.game, case.seats))
        if len(case.options) in (0, most):
            yield case


TABLES = list(_tables())
