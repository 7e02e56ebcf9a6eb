"""Matches: one in the terminal, or many between bots."""

import time
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from virtuosi import games as house
from virtuosi.arena import series
from virtuosi.arena.report import Report, likely, summed
from virtuosi.bots.guests import UnknownBot, is_bot
from virtuosi.cli.arguments import (
    AsJson,
    GameId,
    OptionList,
    PackList,
    checked_language,
    chosen_edition,
    parsed_options,
)
from virtuosi.cli.output import err, out, print_json
from virtuosi.core.compiled import COMPILED
from virtuosi.core.match import Match
from virtuosi.failures import fail
from virtuosi.terminal import play_match


class Format(StrEnum):
    """How matches are written down."""

    JSON = "json"
    PARQUET = "parquet"


def play(
    game: GameId,
    seats: int | None = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "scholar",
    lang: str = "en",
    option: OptionList = None,
    seed: int | None = None,
    pack: PackList = None,
) -> None:
    """A match in the terminal, by the choice list, against bots."""
    found = house.find(game)
    count = seats if seats is not None else min(n for n in found.seat_counts if n > 1)
    match = Match(found, house.pack_of(chosen_edition(game, pack)), count, parsed_options(found, option))
    if not is_bot(bot):
        raise UnknownBot(bot)
    play_match(match, bot, checked_language(lang), seed if seed is not None else time.time_ns(), out)


def simulate(
    game: GameId,
    seats: Annotated[int, typer.Option()],
    matches: Annotated[int, typer.Option(min=1)],
    bots: Annotated[str, typer.Option(help="One for each seat, or one for all.")] = "random",
    option: OptionList = None,
    seed: int = 1,
    record: Annotated[Path | None, typer.Option(help="Write the matches into this directory.")] = None,
    kept_as: Annotated[
        Format, typer.Option("--format", help="A record of each match, or tables with a row for each decision.")
    ] = Format.JSON,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes.")] = 1,
    pack: PackList = None,
    as_json: AsJson = False,
) -> None:
    """Play matches between bots."""
    found = house.find(game)
    options = found.checked_options(seats, parsed_options(found, option))
    names = bots.split(",")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        fail(f"{len(names)} bots are named for {seats} seats.")
    edition = chosen_edition(game, pack)
    folder = str(record) if record and kept_as is Format.JSON else None
    asked = series.Series(game, seats, options, tuple(names), matches, seed, folder, edition)
    series.check(asked)
    began = time.perf_counter()
    with Progress(console=err, transient=True) as progress:
        bar = progress.add_task(game, total=matches)
        if kept_as is Format.PARQUET:
            outcomes = into_tables(asked, record, jobs, lambda done: progress.advance(bar, done))
        else:
            if record is not None:
                record.mkdir(parents=True, exist_ok=True)
            outcomes = series.play(asked, jobs, lambda _: progress.advance(bar))
    report = summed(asked, outcomes, time.perf_counter() - began, COMPILED)
    if as_json:
        print_json(report)
        return
    print_report(report)


def into_tables(
    asked: series.Series, record: Path | None, jobs: int, done: Callable[[int], None]
) -> list[series.Outcome]:
    from virtuosi.adapters import parquet  # needs the extra of this name

    if record is None:
        fail("--format parquet needs --record with a directory.")
    return parquet.play(asked, record, jobs, done)


def print_report(report: Report) -> None:
    out.print(f"{report.finished} of {report.matches} finished, {report.moves_per_second} moves a second")
    for standing in report.bots:
        mean = standing.points / report.matches
        wins = f"{standing.wins:g} wins, " if report.seats > 1 else ""
        out.print(f"  {standing.bot}: {wins}{mean:.1f} points on average")
    for verdict, count in report.verdicts.items():
        low, high = likely(count, report.matches)
        out.print(f"  {count} of {report.matches} ({low:.0%} to {high:.0%}): {verdict}", markup=False)
    score, won = "winning score" if report.seats > 1 else "score", report.winning
    out.print(f"  {score} {won.median:g}, nine of ten from {won.low:g} and nine of ten up to {won.high:g}")
