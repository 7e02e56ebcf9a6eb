"""The commands of the house."""

import sys
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress
from rich.table import Table

import virtuosi
from virtuosi import games as house
from virtuosi.arena import series
from virtuosi.arena.report import Report, summed
from virtuosi.bots.levels import UnknownBot, every_bot
from virtuosi.core import record as records
from virtuosi.core import rulebook
from virtuosi.core.compiled import COMPILED
from virtuosi.core.game import Game
from virtuosi.core.match import Match
from virtuosi.core.options import Value
from virtuosi.core.pack import Pack
from virtuosi.core.saving import save
from virtuosi.core.task import NOBODY
from virtuosi.core.text import LANGUAGES
from virtuosi.failures import PlainFailures, fail
from virtuosi.terminal import Narrator, play_match

out = Console()
err = Console(stderr=True)  # for what moves while matches are played

app = typer.Typer(cls=PlainFailures, no_args_is_help=True, add_completion=False, help="Five board games about science.")
packs = typer.Typer(no_args_is_help=True, help="Component data: export it, edit it, check it.")
app.add_typer(packs, name="pack")

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="One of the games, as `virtuosi games` lists them.")]
OptionList = Annotated[list[str] | None, typer.Option("--option", help="name=value; a switch takes yes or no.")]
PackList = Annotated[
    list[Path] | None, typer.Option("--pack", help="A directory of component data of your own; as often as you wish.")
]


def print_json(data: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def parsed_options(game: Game[Any, Any], given: list[str] | None) -> dict[str, Value]:
    """`name=value` pairs; switches read yes/no, true/false, on/off."""
    switches: dict[str, Value] = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
    known = {option.name: option for option in game.options}
    found: dict[str, Value] = {}
    for text in given or []:
        name, _, value = text.partition("=")
        is_switch = name in known and True in known[name].values
        found[name] = switches.get(value.lower(), value) if is_switch else value
    return found


@app.callback(invoke_without_command=True)
def main(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        out.print(f"virtuosi {virtuosi.__version__} ({'compiled' if COMPILED else 'interpreted'} rules)")
        raise typer.Exit


@app.command()
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
    pack: PackList = None,
) -> None:
    """Open the house on a local page."""
    from virtuosi.server.run import serve as open_house  # the other commands start faster without a web server

    open_house(
        host,
        port,
        database,
        not no_open,
        [house.owned(directory) for directory in pack or []],
        names=name or [],
        access_log=access_log,
        trusted_proxy=trusted_proxy,
    )


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: Annotated[str | None, typer.Option(help="The house's SQLite file; your own by default.")] = None,
) -> None:
    """Copy the book of the house, while it is open or not."""
    from virtuosi.server import keeping

    keeping.back_up(database, file)
    out.print(f"{file} is a whole copy.", markup=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `virtuosi backup`.")],
    database: Annotated[str | None, typer.Option(help="The house's SQLite file; your own by default.")] = None,
) -> None:
    """Put a copy in the place of the book; what was there is kept beside it."""
    from virtuosi.server import keeping

    before = keeping.restore(database, file)
    kept = f" What was there before is in {before}." if before else ""
    out.print(f"{file} is the book of the house now.{kept}", markup=False)


@app.command("check")
def check_database(
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


@app.command()
def games(as_json: AsJson = False) -> None:
    """The games, their seats and options, and where their component data comes from."""
    if as_json:
        rows = [
            {
                "id": game.id,
                "seats": game.seat_counts,
                "options": game.options,
                "revision": game.revision,
                "provenance": house.provenance(game.id),
            }
            for game in house.every()
        ]
        print_json(rows)
        return
    table = Table("game", "seats", "options", "component data")
    for game in house.every():
        counts = ", ".join(f"{count} {kind}" for kind, count in house.provenance(game.id).items() if count)
        seats = f"{min(game.seat_counts)}-{max(game.seat_counts)}"
        table.add_row(game.id, seats, ", ".join(option.name for option in game.options), counts)
    out.print(table)


@app.command()
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
    if bot not in every_bot():
        raise UnknownBot(bot)
    play_match(match, bot, checked_language(lang), seed if seed is not None else time.time_ns(), out)


@app.command()
def simulate(
    game: GameId,
    seats: Annotated[int, typer.Option()],
    matches: Annotated[int, typer.Option(min=1)],
    bots: Annotated[str, typer.Option(help="One for each seat, or one for all.")] = "random",
    option: OptionList = None,
    seed: int = 1,
    record: Annotated[Path | None, typer.Option(help="Write a record of each match into this directory.")] = None,
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
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    folder = str(record) if record else None
    asked = series.Series(game, seats, options, tuple(names), matches, seed, folder, edition)
    series.check(asked)
    began = time.perf_counter()
    with Progress(console=err, transient=True) as progress:
        bar = progress.add_task(game, total=matches)
        outcomes = series.play(asked, jobs, lambda _: progress.advance(bar))
    report = summed(asked, outcomes, time.perf_counter() - began, COMPILED)
    if as_json:
        print_json(report)
        return
    print_report(report)


def print_report(report: Report) -> None:
    out.print(f"{report.finished} of {report.matches} finished, {report.moves_per_second} moves a second")
    for standing in report.bots:
        mean = standing.points / report.matches
        wins = f"{standing.wins:g} wins, " if report.seats > 1 else ""
        out.print(f"  {standing.bot}: {wins}{mean:.1f} points on average")
    for verdict, count in report.verdicts.items():
        out.print(f"  {count} of {report.matches}: {verdict}", markup=False)
    score, won = "winning score" if report.seats > 1 else "score", report.winning
    out.print(f"  {score} {won.median:g}, nine of ten from {won.low:g} and nine of ten up to {won.high:g}")


@app.command()
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


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    at: Annotated[int | None, typer.Option(min=0, help="Stop after this many moves.")] = None,
    view: Annotated[int | None, typer.Option(help="Show what this seat (1, 2, ...) sees.")] = None,
    lang: str = "en",
    pack: PackList = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record: log, final sheet, or the position at a move."""
    found = records.read(record)
    game = house.find(found.game)
    match = records.replay(found, game, pack_of_record(found, pack), at)
    seat = NOBODY if view is None else view - 1
    if view is not None and not 1 <= view <= match.seats:
        fail(f"This match has seats 1 to {match.seats}.")
    if as_json:
        shown = game.view(match.position, seat) if view is not None else save(game, match.position)
        scores, ranking = match.position.scores(), match.position.ranking()
        print_json(
            {"number": match.number, "over": match.over, "scores": scores, "ranking": ranking, "position": shown}
        )
        return
    narrator = Narrator(match, checked_language(lang), out)
    narrator.log(seat)
    narrator.sheet()


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    pack: PackList = None,
) -> None:
    """Prove that nobody had a hand in the dice of a finished match, and that its moves follow the rules."""
    from virtuosi.server.fairness import verify as proved

    found = records.read(record)
    done = proved(found, house.find(found.game), pack_of_record(found, pack))
    out.print(
        f"Nothing was changed: {done.moves} moves follow the rules, and all {done.throws} throws follow from the"
        f" seed whose fingerprint {found.commitment} was shown from the start.",
        markup=False,
    )


@app.command()
def rules(
    game: GameId,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="Only this rule, such as 4.3.")] = None,
    lang: str = "en",
) -> None:
    """The rulebook, in our own words."""
    room = house.find(game).room
    book = rulebook.read(room, checked_language(lang))
    if rule is None:
        out.print(Markdown(room.joinpath("rulebook", f"{lang}.md").read_text(encoding="utf-8")))
        return
    found = book.rule(rule)
    if found is None:
        fail(f"{book.title} has no rule {rule}. Its rules go from {book.numbers[0]} to {book.numbers[-1]}.")
    else:
        out.print(Markdown(f"**{found.number}** {found.text}"))


@packs.command("export")
def export(game: GameId, directory: Annotated[Path, typer.Argument(metavar="DIR")]) -> None:
    """Copy a game's component data into a directory, to be edited by an owner of the box."""
    data = house.find(game).room.joinpath("data")
    if directory.exists() and any(directory.iterdir()):
        fail(f"{directory} is not empty; nothing was written.")
    directory.mkdir(parents=True, exist_ok=True)
    for file in data.iterdir():
        directory.joinpath(file.name).write_bytes(file.read_bytes())
    directory.joinpath("pack.toml").write_text(f'game = "{game}"\n', encoding="utf-8")
    out.print(f"Edit the files in {directory}, then run: virtuosi pack check {directory}", markup=False)


@packs.command("check")
def check(directory: Annotated[Path, typer.Argument(metavar="DIR")]) -> None:
    """Check a directory of component data; every mistake is named with file, row and field."""
    edition = house.owned(directory)
    digest, differs = house.pack_of(edition).digest, house.differing(edition)
    values = "one value differs" if differs == 1 else f"{differs} values differ"
    said = f"{directory} can be played with: {edition.game}, digest {digest}, {values} from the shipped pack."
    out.print(said, markup=False, soft_wrap=True)


def chosen_edition(game: str, directories: list[Path] | None) -> house.Edition:
    """The one of these packs that is for this game; the shipped one when none is given at all."""
    editions = [house.owned(directory) for directory in directories or []]
    fitting = [edition for edition in editions if edition.game == game]
    if editions and not fitting:
        fail(f"There is no pack of {game} among these: {', '.join(edition.name for edition in editions)}.")
    if len(fitting) > 1:
        fail(f"Choose one of these packs of {game}: {', '.join(edition.name for edition in fitting)}.")
    return fitting[0] if fitting else house.shipped(game)


def pack_of_record(found: records.Record, directories: list[Path] | None) -> Pack:
    """The pack a record was played with, if it is here; its digest tells."""
    editions = [house.owned(directory) for directory in directories or []]
    known = [house.pack_of(edition) for edition in editions if edition.game == found.game]
    return next((pack for pack in known if pack.digest == found.pack.digest), house.shipped_pack(found.game))


def checked_language(lang: str) -> str:
    if lang not in LANGUAGES:
        fail(f"There is no language {lang}; there are: {', '.join(LANGUAGES)}.")
    return lang
