"""How a net learns a game here."""

import os
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress, TaskID

from virtuosi import games as house
from virtuosi.cli.arguments import AsJson, GameId
from virtuosi.cli.output import err, out, print_json
from virtuosi.failures import fail

FOREVER = 1e9  # minutes
CALLED = {"play": "self-play", "fit": "fitting", "contest": "contest"}


def train(
    game: GameId,
    folder: Annotated[Path | None, typer.Option(help="Where everything is kept; training goes on there.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="In all, those that the folder has already included.")] = 4,
    minutes: Annotated[float, typer.Option(min=0.0, help="After these no round is begun.")] = FOREVER,
    part: Annotated[
        float,
        typer.Option(min=0.0, help="Minutes that self-play or a contest lasts at most; matches are cut off then."),
    ] = FOREVER,
    matches: Annotated[int, typer.Option(min=2, help="Of self-play in a round.")] = 2000,
    iterations: Annotated[int, typer.Option(min=2, help="Of a decision in self-play.")] = 200,
    epochs: Annotated[int, typer.Option(min=1, help="How often a net sees each decision.")] = 6,
    pairs: Annotated[int, typer.Option(min=1, help="Of matches, with seats exchanged, that a new net must win.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.001, help="For a decision in these.")] = 0.02,
    jobs: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; all cores unless given.")] = None,
    alone: Annotated[bool, typer.Option("--alone", help="Learn to play alone, from whole turns.")] = False,
    careful: Annotated[
        bool,
        typer.Option("--careful", help="Search every decision of self-play, not only some; 32 iterations will do."),
    ] = False,
    torch: Annotated[
        bool, typer.Option("--torch", help="Fit with PyTorch, on a graphics processor where there is one.")
    ] = False,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster for self-play, in place of processes here.")
    ] = None,
    onward: Annotated[
        bool, typer.Option("--onward", help="Begin with the net that ships, in place of insight's search.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Learn a net, first from insight's search, then by self-play; a new one is kept only if it wins against the old.

    Each is tried alone, beside the game's insight, and with insight judging alone where only its moves are worth more.
    """
    from virtuosi.bots.searching import ALONE, WEIGHTS
    from virtuosi.learning.rounds import OtherGame, Plan, best, learn  # here: few commands need numpy
    from virtuosi.learning.torch_fitting import NoTorch, loaded

    if house.find(game).sight is None:
        fail(f"{game} has no sight, so no net can learn it.")
    if alone and 1 not in house.find(game).seat_counts:
        fail(f"Nobody plays {game} alone.")
    if alone and careful:
        fail("Whoever learns to play alone looks at whole turns: --careful is for several players.")
    shipped = house.find(game).room / "insight" / (ALONE if alone else WEIGHTS)
    if onward and not shipped.is_file():
        fail(f"{game} ships no net to begin with.")
    where = folder or Path("training") / (f"{game}-alone" if alone else game)
    cores = jobs or os.cpu_count() or 1
    seats = 1 if alone else None
    begin = str(shipped) if onward else None
    plan = Plan(game, matches, iterations, epochs, pairs, seconds, cores, part, seats, careful, torch, ray, begin)
    bars: dict[str, TaskID] = {}
    with Progress(console=err, transient=True) as progress:

        def told(what: str, done: int, total: int) -> None:
            if what not in bars:
                bars[what] = progress.add_task(CALLED[what], total=total)
            progress.update(bars[what], completed=done, total=total)

        try:
            if torch:
                loaded()  # what is missing is told before anything is played
            lines = learn(plan, where, rounds, time.time() + 60 * minutes, told)
        except (OtherGame, NoTorch) as error:
            fail(str(error))
    if as_json:
        print_json(lines)
        return
    for line in lines:
        verdict = "kept" if line.kept else "not kept"
        out.print(
            f"Round {line.round}: {line.samples} decisions; {line.share:.1%} ± {line.interval:.1%} "
            f"of {2 * line.pairs} matches against {line.against}, trusting insight by {line.trust:.0%}: {verdict}.",
            highlight=False,
        )
    net = best(where, lines)
    out.print(f"The best net is {net}." if net else "No net has won yet.", highlight=False)


def tune(
    game: GameId,
    seats: Annotated[
        list[int] | None, typer.Option(help="Players; may be given several times. All numbers from two on, if not.")
    ] = None,
    minutes: Annotated[float, typer.Option(min=0.001, help="In all, those that the folder has already included.")] = 60,
    batch: Annotated[int, typer.Option(min=1, help="Pairs of matches, with seats exchanged, for each step.")] = 512,
    pairs: Annotated[int, typer.Option(min=2, help="Of matches against the prices it began with, in the end.")] = 400,
    folder: Annotated[Path | None, typer.Option(help="Where everything is kept; tuning goes on there.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; all cores unless given.")] = None,
    by_hand: Annotated[
        bool, typer.Option("--by-hand", help="Begin with the prices that nobody has tuned yet.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Tune the prices of a game's insight by play; what comes out is worth keeping only if it wins."""
    from virtuosi.learning import tuning  # here: few commands need it

    where = folder or Path("tuning") / game
    possible = [count for count in house.find(game).seat_counts if count > 1]
    if seats and not set(seats) <= set(possible):
        fail(f"{game} is tuned with {', '.join(map(str, possible))} players.")
    try:
        way = tuning.kept(where) or tuning.begin(game, seats or possible, by_hand)
    except (tuning.Untunable, tuning.Damaged) as error:
        fail(str(error))
    if way.game != game:
        fail(f"{where} holds prices of {way.game}.")
    count = jobs or os.cpu_count() or 1
    with Progress(console=err, transient=True) as progress:
        bar = progress.add_task("tuning", total=1.0)
        way = tuning.tune(way, where, 60 * minutes, batch, count, lambda done: progress.update(bar, completed=done))
    score = tuning.contest(way, pairs, count)
    if as_json:
        print_json({"prices": way.mean, "steps": way.steps, "score": score})
        return
    out.print(
        f"After {way.steps} steps, without any search: {score.share:.1%} ± {score.interval:.1%} of {2 * score.pairs} "
        f"matches against the prices it began with. The prices are in {where / tuning.KEPT}, as `mean`.",
        highlight=False,
    )
