"""Records of matches: seen again, and proved."""

from pathlib import Path
from typing import Annotated

import typer

from virtuosi import games as house
from virtuosi.cli.arguments import AsJson, PackList, checked_language
from virtuosi.cli.output import out, print_json
from virtuosi.core import record as records
from virtuosi.core.pack import Pack
from virtuosi.core.saving import save
from virtuosi.core.task import NOBODY
from virtuosi.failures import fail
from virtuosi.terminal import Narrator

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD")]


def replay(
    record: RecordFile,
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


def verify(
    record: RecordFile,
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
    if found.began is not None:
        out.print(
            f"It began at move {found.began.number} of table {found.began.table}. The {done.before} moves that led"
            " there follow the rules; that their dice were fair only that table's own record proves.",
            markup=False,
        )


def pack_of_record(found: records.Record, directories: list[Path] | None) -> Pack:
    """The pack a record was played with, if it is here; its digest tells."""
    editions = [house.owned(directory) for directory in directories or []]
    known = [house.pack_of(edition) for edition in editions if edition.game == found.game]
    return next((pack for pack in known if pack.digest == found.pack.digest), house.shipped_pack(found.game))
