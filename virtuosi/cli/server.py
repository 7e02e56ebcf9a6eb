"""The house on a page, and the book in which it keeps its tables."""

from pathlib import Path
from typing import Annotated

import typer

from virtuosi import games as house
from virtuosi.cli.arguments import PackList
from virtuosi.cli.output import err, out
from virtuosi.failures import fail

# the web server and the database are imported by the commands that need them: the others start faster
Database = Annotated[str | None, typer.Option(help="The house's SQLite file; your own by default.")]


def serve(
    host: str = "127.0.0.1",
    port: int = 8117,
    database: Annotated[str | None, typer.Option(help="Database URL; a SQLite file of your own by default.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    name: Annotated[
        list[str] | None, typer.Option(help="A host name that the house answers to; may be repeated.")
    ] = None,
    access_log: Annotated[bool, typer.Option("--access-log", help="Write one line for every request.")] = False,
    trusted_proxy: Annotated[
        str | None, typer.Option(help="Address of a proxy whose word on its visitors counts.")
    ] = None,
    no_think: Annotated[
        bool, typer.Option("--no-think", help="Leave the bots' thinking to `virtuosi think`; needs PostgreSQL.")
    ] = False,
    pack: PackList = None,
    public_url: Annotated[
        str | None,
        typer.Option(envvar="VIRTUOSI_PUBLIC_URL", help="Where people find the house; links in notices begin with it."),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(envvar="VIRTUOSI_MAIL", help="Server for mail: smtps://user:password@host or smtp://host:port."),
    ] = None,
    mail_from: Annotated[str, typer.Option(envvar="VIRTUOSI_MAIL_FROM", help="The address that mail comes from.")] = "",
    webhook_host: Annotated[
        list[str] | None,
        typer.Option(help="A host of webhooks that may be near and without encryption; may be repeated."),
    ] = None,
    keep_finished: Annotated[int, typer.Option(min=0, help="Days until a finished match is put away; 0: never.")] = 180,
    keep_abandoned: Annotated[
        int, typer.Option(min=0, help="Days until a forgotten one is, after a week's notice; 0: never.")
    ] = 365,
) -> None:
    """Open the house on a local page."""
    from virtuosi.server.undisturbed import undisturbed

    with undisturbed():
        from virtuosi.server.run import serve as open_house
        from virtuosi.server.settings import telling

        open_house(
            host,
            port,
            database,
            not no_open,
            [house.owned(directory) for directory in pack or []],
            names=name or [],
            access_log=access_log,
            trusted_proxy=trusted_proxy,
            think=not no_think,
            more={
                **telling(public_url, mail, mail_from, webhook_host or []),
                "keep_finished": keep_finished,
                "keep_abandoned": keep_abandoned,
            },
        )


def think(
    database: Annotated[str, typer.Option(help="The address of the house's PostgreSQL.")],
    thinkers: Annotated[int | None, typer.Option(min=1, help="Bots that think at a time.")] = None,
) -> None:
    """Think for the bots of a house on PostgreSQL, on this machine or another."""
    from virtuosi.server.think import think as think_on

    think_on(database, thinkers)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: Database = None,
) -> None:
    """Copy the book of the house, while it is open or not."""
    from virtuosi.server import keeping

    keeping.back_up(database, file)
    out.print(f"{file} is a whole copy.", markup=False)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `virtuosi backup`.")],
    database: Database = None,
) -> None:
    """Put a copy in the place of the book; what was there is kept beside it."""
    from virtuosi.server import keeping

    before = keeping.restore(database, file)
    kept = f" What was there before is in {before}." if before else ""
    out.print(f"{file} is the book of the house now.{kept}", markup=False)


def check(
    database: Annotated[str | None, typer.Argument(help="The house's SQLite file; your own by default.")] = None,
) -> None:
    """Look whether every table of a house is in order."""
    import asyncio

    from virtuosi.server import keeping

    found = asyncio.run(keeping.check(database))
    for problem in found.problems:
        err.print(problem, markup=False, highlight=False)
    if found.problems:
        fail(f"{len(found.problems)} problems in {found.tables} tables.")
    out.print(f"All is in order: {found.tables} tables, {found.moves} moves.")
