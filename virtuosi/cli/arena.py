"""The ladder of bots."""

import shlex
import sys
import time
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from virtuosi import games as house
from virtuosi.arena import ladder as rungs
from virtuosi.arena.balance import Balance, uneven
from virtuosi.arena.cluster import clustered
from virtuosi.arena.page import Ladder, ladder, page
from virtuosi.arena.series import Series
from virtuosi.cli.arguments import AsJson, GameId, OptionList, PackList, chosen_edition, parsed_options
from virtuosi.cli.output import err, out, print_json
from virtuosi.failures import fail


def arena(
    game: GameId,
    seats: Annotated[int, typer.Option(min=2)],
    rounds: Annotated[int, typer.Option(min=1, help="Dice; each is played in all rotations of the seats.")],
    folder: Annotated[Path, typer.Option(help="Where matches and report are kept; a stopped ladder goes on there.")],
    bots: Annotated[
        str | None, typer.Option(help="Every line-up of these is played, such as master,scholar:30.")
    ] = None,
    lineup: Annotated[list[str] | None, typer.Option(help="One bot a seat; may be repeated.")] = None,
    option: OptionList = None,
    seed: int = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster that plays in place of processes here.")
    ] = None,
    pack: PackList = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots against each other: same dice in every rotation, ratings with intervals, one page as report."""
    found = house.find(game)
    options = found.checked_options(seats, parsed_options(found, option))
    chosen = [tuple(one.split(",")) for one in lineup or []]
    chosen += rungs.lineups(bots.split(","), seats) if bots else []
    wrong = next((one for one in chosen if len(one) != seats), None)
    if wrong:
        fail(f"{len(wrong)} bots are named for {seats} seats.")
    if not chosen:
        fail("Name two bots or more with --bots, or who sits together with --lineup.")
    series = Series(game, seats, options, (), 0, seed, edition=chosen_edition(game, pack))
    wanted = rungs.fixtures(list(dict.fromkeys(chosen)), rounds)
    shared = partial(clustered, ray) if ray else partial(rungs.in_processes, jobs)
    report = played(series, wanted, folder, shared)
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))
    (folder / "report.html").write_text(page(report), encoding="utf-8")
    if as_json:
        print_json(report)
        return
    print_ladder(report, folder)


def played(series: Series, wanted: list[rungs.Fixture], folder: Path, shared: rungs.Shared) -> Ladder:
    terms = rungs.terms_of(series)
    kept = rungs.Kept(folder, terms)
    begun = len({one.fixture for one in kept.played} & set(wanted))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        bar = progress.add_task(series.game, total=len(wanted), completed=begun)
        matches = rungs.play(series, wanted, kept, shared, lambda _: progress.advance(bar))
    command = shlex.join(["virtuosi", *sys.argv[1:]])
    return ladder(terms, matches, command, time.strftime("%Y-%m-%d"))


def print_ladder(report: Ladder, folder: Path) -> None:
    for one in report.ratings:
        out.print(
            f"  {one.bot}: {one.elo:+.0f} ({one.low:+.0f} to {one.high:+.0f}), {one.matches} matches", markup=False
        )
    for share in report.shares:
        said = f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}), {share.fair:.1%} if all were equal"
        out.print(f"  {' '.join(share.lineup)}: {share.bot} won {said}", markup=False)
    for told in report.balance:
        print_balance(told)
    out.print(f"The report is in {folder / 'report.html'}.", markup=False)


def print_balance(told: Balance) -> None:
    far = [f"{name} {one.share:.1%}" for name, one in uneven(told.moves, told.fair).items()]
    out.print(f"  {told.bot} against itself, {told.fair:.1%} being even:", markup=False)
    for name, one in told.standings().items():
        out.print(f"    {name} {one.share:.1%} ({one.low:.1%} to {one.high:.1%}) of {one.seats}", markup=False)
    out.print(f"    moves that luck does not explain: {', '.join(far) or 'none'}", markup=False)
