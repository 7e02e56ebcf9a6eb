"""How fast everything is here."""

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from virtuosi import games as house
from virtuosi.cli.arguments import AsJson
from virtuosi.cli.output import err, out, print_json

if TYPE_CHECKING:
    from virtuosi.adapters.bench.race import Figure

SCRATCH = Path(tempfile.gettempdir()) / "virtuosi-peers"


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All, unless some are named.")] = None,
    seats: Annotated[int | None, typer.Option(help="Every number, unless one is given.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="For each figure of each round.")] = 0.3,
    peers: Annotated[bool, typer.Option("--peers", help="Measure other engines too, installed for it.")] = False,
    scratch: Annotated[Path, typer.Option(help="Where other engines are installed, unless they are.")] = SCRATCH,
    keep: Annotated[
        Path | None, typer.Option(help="A directory whose speed.json is compared with and replaced.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the rules, the search and the environments, interpreted and compiled, by processor time."""
    from virtuosi.adapters import needing

    with needing("env"):
        import numpy  # noqa: F401 - said here, for the processes that need it could not
    from virtuosi.adapters.bench.race import COMPILED_RULES, race, rooms
    from virtuosi.adapters.bench.report import keep as write
    from virtuosi.adapters.bench.report import last, report, slower

    tables: list[tuple[str, int]] = []
    for id in games or house.REGISTERED:
        game = house.find(id)
        for count in game.seat_counts if seats is None else [seats]:
            game.checked_options(count, {})
            tables.append((id, count))
    if COMPILED_RULES not in rooms():
        err.print("Compiled rules are not here, or older than the sources: `make compiled` makes them.", markup=False)
    found = report(race(tables, seconds, scratch if peers else None, err.print), seconds)
    before = None if keep is None else last(keep)
    if keep is not None:
        write(found, keep)
    if as_json:
        print_json(found)
    else:
        print_figures(found.figures)
    for sentence in slower(found, before) if before is not None else []:
        err.print(sentence, markup=False, highlight=False)


def print_figures(figures: list["Figure"]) -> None:
    """The lowest, the middle and the highest round of each."""
    title = ""
    for figure in figures:
        who = f"{figure.game}, {figure.seats} seats, {figure.contender}" if figure.seats else ""
        who = who or f"{figure.contender} {figure.game}".strip()
        if who != title:
            title = who
            out.print(who, style="bold", highlight=False)
        numbers = [f"{number:14,.1f}" for number in (min(figure.rounds), figure.median, max(figure.rounds))]
        out.print(f"  {figure.name:32}{''.join(numbers)}", highlight=False, soft_wrap=True)
