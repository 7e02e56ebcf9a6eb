"""The games, and their rulebooks."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from virtuosi import games as house
from virtuosi.cli.arguments import AsJson, GameId, checked_language
from virtuosi.cli.output import out, print_json
from virtuosi.core import rulebook
from virtuosi.failures import fail


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
