"""The commands of the house, one module for each family of them."""

from typing import Annotated

import typer

import virtuosi
from virtuosi.cli import arena, house, learning, matches, packs, records, rooms, server, speed
from virtuosi.cli.output import out
from virtuosi.core.compiled import COMPILED
from virtuosi.failures import PlainFailures

app = typer.Typer(cls=PlainFailures, no_args_is_help=True, add_completion=False, help="Five board games about science.")


@app.callback(invoke_without_command=True)
def main(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        out.print(f"virtuosi {virtuosi.__version__} ({'compiled' if COMPILED else 'interpreted'} rules)")
        raise typer.Exit


# in the order in which they are listed
app.command()(server.serve)
app.command()(server.think)
app.command()(server.backup)
app.command()(server.restore)
app.command()(server.check)
app.command()(rooms.games)
app.command()(matches.play)
app.command()(matches.simulate)
app.command()(arena.arena)
app.command()(speed.bench)
app.command()(learning.train)
app.command()(learning.tune)
app.command()(records.replay)
app.command()(records.verify)
app.command()(rooms.rules)

of_packs = typer.Typer(no_args_is_help=True, help="Component data: export it, edit it, check it.")
of_packs.command()(packs.export)
of_packs.command()(packs.check)
app.add_typer(of_packs, name="pack")

of_house = typer.Typer(no_args_is_help=True, help="For the host: people and tables of a house, open or not.")
of_house.command("list")(house.list_all)
of_house.command()(house.ban)
of_house.command()(house.unban)
of_house.command()(house.close)
of_house.command()(house.bot)
of_house.command()(house.forget)
app.add_typer(of_house, name="house")
