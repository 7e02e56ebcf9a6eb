"""From a wish to a table: everything that is settled before the first move."""

from collections.abc import Sequence
from datetime import datetime

import msgspec

from virtuosi.bots.guests import guests, seated_bots
from virtuosi.core.game import OptionError
from virtuosi.core.match import Match, Played
from virtuosi.core.record import Began, start_after
from virtuosi.core.saving import compact
from virtuosi.core.text import say
from virtuosi.games import SHIPPED, Edition, UnknownGame, find, pack_of, shipped
from virtuosi.server.bodies import Opening, SeatWish
from virtuosi.server.clock import DAYS
from virtuosi.server.errors import Trouble
from virtuosi.server.rows import SeatRow, TableRow
from virtuosi.server.secrecy import commitment, fresh_invitation, fresh_seed, fresh_table_id, hashed
from virtuosi.server.table import Table, let_nature_move
from virtuosi.server.terms import Filling, Terms

LEVEL = "scholar"  # of a bot nobody chose a level for
LIMITS = {"live": (10, 3600), "days": (1, 30)}  # of a turn, in seconds or days


class NewTable(msgspec.Struct):
    """What is to be stored, and the invitations that never are."""

    table: Table
    moves: list[Played]
    invitations: list[str | None]


def chosen_edition(wish: Opening, offered: Sequence[Edition]) -> Edition:
    """The shipped edition, or the one of those offered that the wish names by its digest."""
    try:
        if wish.pack == SHIPPED:
            return shipped(wish.game)
        fitting = [one for one in offered if one.game == wish.game and pack_of(one).digest == wish.pack]
    except UnknownGame as error:
        raise Trouble("unknown_game", say("error-unknown-game", game=wish.game)) from error
    if not fitting:
        raise Trouble("unknown_pack", say("error-unknown-pack", pack=wish.pack))
    return fitting[0]


def new_table(wish: Opening, edition: Edition, opened: datetime, began: Began | None = None) -> NewTable:
    """The table with Nature's first moves made; trouble when the game cannot be played like this."""
    match, seed = _new_match(wish, edition), fresh_seed()
    row = _table_row(wish, match, seed, opened)
    if began is not None:
        start_after(match, began)
        row.began = msgspec.to_builtins(began)
    invitations = [fresh_invitation() if seat.invited else None for seat in wish.seats]
    wishes = named_bots(wish.seats, match.game.bots)
    seats = [_seat_row(row.id, number, seat, invitations[number]) for number, seat in enumerate(wishes)]
    moves = let_nature_move(match, seed)
    row.actor, row.over, row.standing = match.position.actor, match.over, compact(match.game, match.position)
    return NewTable(Table(row, seats, match, edition), moves, invitations)


def sit_down(table: Table, host: str) -> None:
    """Whoever opens a table hosts it, and holds the seats of all persons who are not invited."""
    table.row.host = host
    for seat in table.seats:
        if seat.kind == "person" and seat.invitation_hash is None:
            seat.guest_id = host


def _new_match(wish: Opening, edition: Edition) -> Match:
    try:
        return Match(find(wish.game), pack_of(edition), len(wish.seats), wish.options)
    except OptionError as error:
        raise Trouble("bad_options", error.message) from error


def _terms(wish: Opening, opened: datetime) -> Terms:
    timing, fill, start = wish.clock, wish.fill, opened.timestamp()
    least, most = LIMITS["live" if timing is None else timing.kind]
    if timing is not None and not least <= timing.turn <= most:
        detail = f"clock: a turn has {least} to {most} {'days' if timing.kind == DAYS else 'seconds'}"
        raise Trouble("bad_request", say("error-bad-request", detail=detail))
    filling = None if fill is None else Filling(start + 60 * fill.minutes, fill.level, start)
    return Terms(wish.takeback, timing, filling)


def _table_row(wish: Opening, match: Match, seed: str, opened: datetime) -> TableRow:
    return TableRow(
        id=fresh_table_id(),
        game=match.game.id,
        revision=match.game.revision,
        pack=match.pack.id,
        pack_digest=match.pack.digest,
        options=match.options,
        seats=match.seats,
        guided=wish.guided,
        coach=wish.coach,
        chat=wish.chat,
        nature_seed=seed,
        nature_commitment=commitment(seed),
        version=0,
        laid=0,
        created=opened,
        listed=wish.listed,
        closed=wish.closed,
        terms=msgspec.to_builtins(_terms(wish, opened)),
        moved=opened,
        abandoned=False,
    )


def named_bots(wishes: Sequence[SeatWish], names: Sequence[str]) -> list[SeatWish]:
    """Bots without a name get the game's, in its order; a name that somebody wished for is left to them.

    A bot of another package bears its own, for everybody should know whom they play with."""
    wished = {wish.name.casefold() for wish in wishes if wish.name is not None}
    free = iter([name for name in names if name.casefold() not in wished])
    found = []
    for wish in wishes:
        if wish.kind == "bot" and wish.name is None:
            own = wish.level if wish.level in guests() else next(free, None)
            wish = msgspec.structs.replace(wish, name=own)
        found.append(wish)
    return found


def _seat_row(table_id: str, number: int, wish: SeatWish, invitation: str | None) -> SeatRow:
    if wish.kind == "person" and wish.level is not None:
        raise Trouble("bad_request", say("error-bad-request", detail=f"seats[{number}]: only a bot has a level"))
    if wish.kind == "bot" and wish.invited:
        raise Trouble("bad_request", say("error-bad-request", detail=f"seats[{number}]: only a person is invited"))
    if wish.level is not None and wish.level not in seated_bots():
        raise Trouble("unknown_bot", say("error-unknown-bot", bot=wish.level))
    return SeatRow(
        table_id=table_id,
        seat=number,
        kind=wish.kind,
        level=(wish.level or LEVEL) if wish.kind == "bot" else None,
        name=None if wish.name is None else proper_name(wish.name),
        invitation_hash=None if invitation is None else hashed(invitation),
    )


def proper_name(name: str) -> str:
    """A name as it may stand in a line: single spaces, no control or direction characters."""
    found = "".join(c for c in " ".join(name.split()) if c.isprintable())
    if not found:
        raise Trouble("bad_name")
    return found
