"""How fast everything is here."""

from typing import Annotated

import typer

from virtuosi import games as house
from virtuosi.cli.arguments import AsJson
from virtuosi.cli.output import out, print_json
from virtuosi.core.compiled import COMPILED


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All, unless some are named.")] = None,
    seats: Annotated[int | None, typer.Option(help="Every number, unless one is given.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="For each figure of each round.")] = 0.3,
    as_json: AsJson = False,
) -> None:
    """Measure the rules, the search and the environments here, by processor time."""
    from virtuosi.adapters.bench import Speeds, measure  # needs the extra `env`

    found: list[Speeds] = []
    for id in games or house.REGISTERED:
        game = house.find(id)
        for count in game.seat_counts if seats is None else [seats]:
            game.checked_options(count, {})
            found.append(measure(id, count, seconds))
            if not as_json:
                print_speeds(found[-1].figures, f"{id}, {count} seats, {'compiled' if COMPILED else 'interpreted'}")
    if as_json:
        print_json(found)


def print_speeds(figures: dict[str, float], title: str) -> None:
    out.print(title, style="bold", highlight=False)
    for name, figure in figures.items():
        out.print(f"  {name:18} {figure:12,.0f} a second", highlight=False)
