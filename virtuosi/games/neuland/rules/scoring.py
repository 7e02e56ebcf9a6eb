"""Points and places. A point is a coat of arms on a progress tile; every tile says who placed them."""

from virtuosi.games.neuland.rules.moves import UNMARKED


def ranking(points: list[int], turns: list[int], winner: int) -> list[int]:
    """Places from 1. Ties count turns only when nobody has placed the last coat of arms (8.1, 8.3)."""
    places = []
    for seat in range(len(points)):
        before = 0
        for other in range(len(points)):
            if points[other] > points[seat] or (
                points[other] == points[seat] and winner == UNMARKED and turns[other] < turns[seat]
            ):
                before += 1
        places.append(before + 1)
    return places


def tied_by_points(points: list[int]) -> bool:
    """Whether several seats share the most points, so that turns decide."""
    best = max(points)
    return sum(1 for value in points if value == best) > 1
