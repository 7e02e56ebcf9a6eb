"""A table that is in play: a match, who holds its seats, and what was asked already. It knows no storage."""

import logging
from bisect import bisect_right
from typing import cast

import msgspec

from virtuosi.core.data import PackError
from virtuosi.core.events import Row
from virtuosi.core.match import Match, Played
from virtuosi.core.position import Position
from virtuosi.core.present import Public, present, public, why_not
from virtuosi.core.saving import SavedPositionError, compact, digest, expanded, load
from virtuosi.core.scene import PackOffer, Scene, SeatInfo, TableInfo
from virtuosi.core.task import LEGAL, NATURE, NOT_ASKED
from virtuosi.games import Edition, differing, find, pack_of, shipped
from virtuosi.server.errors import Trouble
from virtuosi.server.pace import Pace
from virtuosi.server.rows import MoveRow, SeatRow, TableRow
from virtuosi.server.secrecy import fits, nature_number
from virtuosi.server.storage import Kept, Standing, Stored

log = logging.getLogger("virtuosi.server")

UNDO = "(undo)"  # no game writes a move like this


class Request(msgspec.Struct, frozen=True):
    """What a seat asked under some key."""

    seat: int
    notation: str
    number: int


class Table:
    def __init__(self, row: TableRow, seats: list[SeatRow], match: Match, edition: Edition) -> None:
        self.row = row
        self.seats = seats
        self.match = match
        self.edition = edition  # what is played with
        self.requests: dict[str, Request] = {}  # by key
        self.keys: dict[int, str] = {}  # of the moves that stand, by number
        self.paces: dict[int, Pace] = {}  # of the bots, by seat
        self._public: Public | None = None  # of the scenes as the table stands
        self._made = [row.version] * match.number  # the version that each standing move came with, or an earlier one

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def bot(self) -> SeatRow | None:
        """The bot that is to move."""
        actor = self.match.position.actor
        return self.seats[actor] if actor >= 0 and self.seats[actor].kind == "bot" else None

    @property
    def same_rules(self) -> bool:
        """Whether the match began under today's rules and data. If not, its past need not replay."""
        game, pack = self.match.game, self.match.pack
        return (self.row.revision, self.row.pack_digest) == (game.revision, pack.digest)

    def seat_of(self, secret: str | None) -> int | None:
        """The seat this secret holds, None for a spectator; a wrong secret is trouble."""
        if secret is None:
            return None
        # Every seat is compared, so that the time taken says nothing.
        held = [row.seat for row in self.seats if row.secret_hash is not None and fits(secret, row.secret_hash)]
        if not held:
            raise Trouble("wrong_seat")
        return held[0]

    def info(self) -> TableInfo:
        row = self.row
        return TableInfo(
            id=row.id,
            game=row.game,
            seats=[SeatInfo(s.seat, s.name, s.kind, s.level, s.taken) for s in self.seats],
            options=self.match.options,
            guided=row.guided,
            over=self.match.over,
            pack=PackOffer(self.edition.name, self.match.pack.digest, differing(self.edition)),
            version=row.version,
            commitment=row.nature_commitment,
        )

    def read(self, since: int | None) -> int:
        """The moves whose log lines a reader has who has seen this version. What was taken back since never returns,
        so these are the first ones that still stand."""
        return 0 if since is None else bisect_right(self._made, since)

    def scene(self, seat: int | None, since: int | None = None) -> Scene:
        """The table for these eyes, without the log lines they have."""
        if self._public is None:
            self._public = public(self.match)
        return present(self.match, self.info(), seat, log_from=self.read(since), shared=self._public)

    def changed(self) -> None:
        self.row.version += 1
        self._public = None
        del self._made[self.match.number :]
        self._made += [self.row.version] * (self.match.number - len(self._made))

    def saved(self) -> bytes:
        return compact(self.match.game, self.match.position)

    def standing(self) -> Standing:
        """Where the table stands after a change that is not counted yet."""
        return Standing(self.id, self.row.version, self.match.number, self.saved())

    def check(self, seat: int, number: int) -> None:
        """Whether this seat may do something now that it decided on after so many moves."""
        match = self.match
        if number != match.number:
            raise Trouble("stale_move", scene=self.scene(seat))
        if match.over:
            raise Trouble("over", scene=self.scene(seat))
        if match.position.actor != seat:
            raise Trouble("not_your_turn", scene=self.scene(seat))

    def repeated(self, key: str, asked: Request) -> bool:
        """Whether this very request was fulfilled already."""
        known = self.requests.get(key)
        if known is not None and known != asked:
            raise Trouble("key_used")
        return known is not None

    def check_legal(self, notation: str) -> None:
        """Trouble, with the reason and its rule, unless the rules allow this move now."""
        match = self.match
        move = match.game.space.numbers.get(notation)
        refusal = NOT_ASKED if move is None else match.position.refusal(move)
        if refusal == LEGAL:
            return
        if move is None or refusal == NOT_ASKED:
            raise Trouble("refused")
        why = why_not(match.game, match.position, move, refusal)
        raise Trouble("refused", why, rule=match.game.refusals[refusal].rule)

    def play(self, notation: str) -> list[Played]:
        """A legal move, and what Nature makes of it."""
        return [self.match.play(notation), *let_nature_move(self.match, self.row.nature_seed)]

    def before(self, number: int, kept: Kept | None) -> Match:
        """The match as it stood after `number` moves, played again from a kept position or from the start."""
        past = new_match(self.row, self.edition)
        start, played = 0, self.match.played
        if kept is not None:
            start = kept.number
            past.resume(load(past.game, past.pack, past.seats, past.options, expanded(kept.saved)), played[:start])
        for one in played[start:number]:
            past.play(one.move)
        past.played = played[:number]  # as it was told then
        return past


def new_match(row: TableRow, edition: Edition) -> Match:
    return Match(find(row.game), pack_of(edition), row.seats, row.options)


def edition_of(stored: Stored) -> Edition:
    """What the match was begun with, or the shipped edition where it was not kept or today's rules cannot read it."""
    row = stored.table
    if stored.pack is not None:
        edition = Edition(row.game, row.pack, stored.pack)
        try:
            pack_of(edition)
            return edition
        except PackError as error:
            log.warning("table %s goes on with the shipped pack, its own cannot be read: %s", row.id, error)
    return shipped(row.game)


def let_nature_move(match: Match, seed: str) -> list[Played]:
    """Nature's moves that are due now."""
    moves = []
    while match.position.actor == NATURE:
        moves.append(match.play(match.toss(nature_number(seed, match.number))))
    return moves


def table_from(stored: Stored) -> Table:
    """The table again, standing at its stored position whatever became of the rules since. SavedPositionError: only
    the moves are left to tell where it stands."""
    row = stored.table
    edition = edition_of(stored)
    match = new_match(row, edition)
    if row.standing is None:
        raise SavedPositionError("all", "is missing")
    position = load(match.game, match.pack, row.seats, match.options, expanded(row.standing))
    return _table(stored, match, position, edition)


def table_replayed(stored: Stored, kept: Kept | None) -> Table:
    """The table by its moves alone, from a kept position or from the start."""
    edition = edition_of(stored)
    match = new_match(stored.table, edition)
    table = _table(stored, match, match.position, edition)
    table.match = table.before(match.number, kept)
    return table


def _table(stored: Stored, match: Match, position: Position, edition: Edition) -> Table:
    match.resume(position, [_played(move) for move in stored.moves])
    table = Table(stored.table, stored.seats, match, edition)
    for move in stored.moves:
        if move.key is not None:
            table.requests[move.key] = Request(move.actor, move.notation, move.number)
            table.keys[move.number] = move.key
    for spent in stored.spent:
        table.requests[spent.key] = Request(spent.seat, spent.notation, spent.number)
    return table


def _played(move: MoveRow) -> Played:
    events = [cast(Row, tuple(event)) for event in move.events]  # JSON has no tuples
    return Played(move.actor, move.notation, move.shown, move.reader, events)


def barrier(match: Match) -> int:
    """How many moves were played when the seat that decides now began: undo goes no further back."""
    number = match.number
    while number > 0 and match.played[number - 1].actor == match.position.actor != NATURE:
        number -= 1
    return number


def regain_undo(table: Table, kept: Kept | None) -> None:
    """Play the last moves again from an earlier position, so that they can be taken back. If a change of the
    rules since makes them lead elsewhere, the stored position stays the truth and undo begins anew."""
    match = table.match
    try:
        again = table.before(match.number, kept)
    except Exception:  # changed rules may fail in any way
        return
    if digest(match.game, again.position) == digest(match.game, match.position):
        table.match = again
