"""A table that is in play: a match, who holds its seats, and what was asked already. It knows no storage."""

import logging
from bisect import bisect_right
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from virtuosi.core.match import Match, Played
from virtuosi.core.present import Public, present, public, why_not
from virtuosi.core.record import Began, start_after
from virtuosi.core.saving import compact, expanded, load
from virtuosi.core.scene import Scene, TableInfo
from virtuosi.core.task import LEGAL, NATURE, NOBODY, NOT_ASKED
from virtuosi.games import Edition, find, pack_of
from virtuosi.server.ahead import laid_of
from virtuosi.server.at_hand import at_hand
from virtuosi.server.errors import Trouble
from virtuosi.server.notes import RESIGNED, between, held_last, lines
from virtuosi.server.pace import Pace
from virtuosi.server.proposals import asking_of, takeback_to
from virtuosi.server.rows import NoteRow, SeatRow, TableRow, now
from virtuosi.server.secrecy import fits, nature_number
from virtuosi.server.statements import Standing
from virtuosi.server.storage import Kept
from virtuosi.server.table_info import Lasting, table_info
from virtuosi.server.talk import ROOMS, RoomName, Talk
from virtuosi.server.terms import clock_of, terms_of

log = logging.getLogger("virtuosi.server")

UNDO = "(undo)"  # no game writes a move like this


class Eyes(msgspec.Struct, frozen=True):
    """Who looks at a table, and from which seat of theirs; if they name none, from their first."""

    guest: str | None = None
    seat: int | None = None


class Moment(msgspec.Struct, frozen=True):
    """After so many moves, the last of which came with this version: the number may come again, the version not."""

    number: int
    version: int


class Request(msgspec.Struct, frozen=True):
    """What a seat asked under some key."""

    seat: int
    notation: str
    number: int


class Table:
    def __init__(
        self, row: TableRow, seats: list[SeatRow], match: Match, edition: Edition, notes: Sequence[NoteRow] = ()
    ) -> None:
        self.row = at_hand(row)
        self.seats = [at_hand(seat) for seat in seats]
        self.match = match
        self.edition = edition  # what is played with
        self.notes = list(notes)
        self.terms = terms_of(row.terms)
        self.clock = clock_of(row.clock, self.terms, len(seats))
        self.asking = asking_of(row.asking)
        self.ahead = laid_of(row.ahead)
        self.requests: dict[str, Request] = {}  # by key
        self.keys: dict[int, str] = {}  # of the moves that stand, by number
        self.paces: dict[int, Pace] = {}  # of the bots, by seat
        self.talk = Talk()  # what is said here
        self.lasting: dict[str | None, Lasting] = {}  # what is told of it to guests
        self._public: Public | None = None  # of the scenes as the table stands
        self._info: TableInfo | None = None  # in the last of them
        self._made = [row.version] * match.number  # the version that each standing move came with, or an earlier one

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def over(self) -> bool:
        """By the rules, or because everybody agreed to end it."""
        return self.match.over or self.row.abandoned

    @property
    def actor(self) -> int:
        return NOBODY if self.over else self.match.position.actor

    @property
    def moment(self) -> Moment:
        return Moment(self.match.number, self._made[-1] if self._made else 0)

    @property
    def bot(self) -> SeatRow | None:
        """The bot that is to move."""
        actor = self.actor
        return self.seats[actor] if actor >= 0 and self.seats[actor].kind == "bot" else None

    def calls_after(self, mover: int) -> bool:
        """Whether a person is to move who did not move just now: only they may have to be told that it is their turn.
        Whoever holds both seats is there."""
        actor = self.actor
        if actor < 0 or self.seats[actor].kind != "person" or self.seats[actor].guest_id is None:
            return False
        before = self.seats[mover]
        return before.kind != "person" or before.guest_id != self.seats[actor].guest_id

    @property
    def same_rules(self) -> bool:
        """Whether the match began under today's rules and data. If not, its past need not replay."""
        game, pack = self.match.game, self.match.pack
        return (self.row.revision, self.row.pack_digest) == (game.revision, pack.digest)

    @property
    def coached(self) -> bool:
        """Whether hints may be asked for: with other people only at a table that was opened so, for all to see."""
        people = [row for row in self.seats if row.kind == "person" or row.guest_id is not None]
        return len(people) < 2 or self.row.coach

    @property
    def began(self) -> Began | None:
        return None if self.row.began is None else msgspec.convert(self.row.began, Began)

    def held(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return [] if guest is None else [row.seat for row in self.seats if row.guest_id == guest]

    def seat_of(self, eyes: Eyes) -> int | None:
        """The seat that is looked from, None for a spectator; somebody else's is trouble."""
        held = self.held(eyes.guest)
        if self.row.closed and not held and (eyes.guest is None or eyes.guest != self.row.host):
            raise Trouble("closed_table")
        if eyes.seat is None:
            return held[0] if held else None
        if eyes.seat not in held:
            raise Trouble("wrong_seat")
        return eyes.seat

    def room_of(self, seat: int | None) -> RoomName:
        """Where somebody speaks."""
        return "spectators" if seat is None else "seats"

    def rooms_heard(self, seat: int | None) -> Sequence[RoomName]:
        """What is said among the others is not heard before the match is over."""
        return ROOMS if self.over else (self.room_of(seat),)

    def resigned(self, seat: int) -> bool:
        """Whether whoever sat there ran out of time for good."""
        if self.seats[seat].kind != "bot":
            return False
        how = held_last(self.notes, seat)
        return how is not None and how.what == RESIGNED

    def invited(self, invitation: str) -> SeatRow:
        """The seat that an invitation is for, whether or not it is spent."""
        # Every seat is compared, so that the time taken says nothing.
        found = [row for row in self.seats if row.invitation_hash is not None and fits(invitation, row.invitation_hash)]
        if not found:
            raise Trouble("wrong_invitation")
        return found[0]

    def read(self, since: int | None) -> int:
        """The moves whose log lines a reader has who has seen this version. What was taken back since never returns,
        so these are the first ones that still stand."""
        return 0 if since is None else bisect_right(self._made, since)

    def notes_read(self, since: int | None) -> int:
        """The same of its notes; a log that is sent from its beginning is sent whole."""
        if since is None or self.read(since) == 0:
            return 0
        return bisect_right(self.notes, since, key=lambda note: note.version)

    def scene(self, seat: int | None, since: int | None = None) -> Scene:
        """The table for these eyes, without the log lines they have."""
        return self.with_log(self.bare(seat), since)

    def bare(self, seat: int | None) -> Scene:
        """The same without any log: of one version it is always equal."""
        if self._public is None:
            self._public = public(self.match)
        looking = self.over or (seat is not None and self.seats[seat].kind == "bot")
        self._info = table_info(self, seat, self._info)
        shared, number = self._public, self.match.number
        scene = present(self.match, self._info, seat, looking=looking, log_from=number, shared=shared)
        more: dict[str, Any] = {"log_from": 0}  # Any: of whichever field
        if seat is not None:
            more["takeback"] = takeback_to(self, seat)
        if self.row.abandoned:
            more |= {"actor": NOBODY, "prompt": None, "queue": []}
        return msgspec.structs.replace(scene, **more)

    def with_log(self, bare: Scene, since: int | None) -> Scene:
        """With the lines that the reader has not."""
        read = self.read(since)
        lines = self.match.log(NOBODY if bare.seat is None else bare.seat, read)
        return self.noted(msgspec.structs.replace(bare, log=lines, log_from=read), since)

    def noted(self, scene: Scene, since: int | None) -> Scene:
        """With what happened beside the moves, as far as the reader has it not."""
        if not self.notes:
            return scene
        eyes = NOBODY if scene.seat is None else scene.seat
        read = self.notes_read(since) if scene.log_from else 0
        told = lines(self.match.game, self.notes, eyes, read, scene.log_from)
        told = [line for line in told if line.number <= scene.number]
        return msgspec.structs.replace(scene, log=between(scene.log, told)) if told else scene

    def note(
        self,
        seat: int,
        what: str,
        level: str | None = None,
        undone: Played | None = None,
        at: datetime | None = None,
    ) -> NoteRow:
        """For a change that is not counted yet."""
        events = [] if undone is None else [list(row) for row in undone.events]
        version, number = self.row.version + 1, self.match.number
        return NoteRow(
            table_id=self.id,
            version=version,
            number=number,
            seat=seat,
            what=what,
            level=level,
            events=events,
            time=at or now(),
        )

    def changed(self) -> None:
        self.row.version += 1
        self._public = self._info = None
        del self._made[self.match.number :]
        self._made += [self.row.version] * (self.match.number - len(self._made))

    def remember(self, before: "Table") -> None:
        """The same table as it was read earlier: its readers have the lines of the moves that still stand."""
        same = 0
        for mine, theirs in zip(self.match.played, before.match.played, strict=False):
            if mine.move != theirs.move or self.keys.get(same) != before.keys.get(same):
                break
            same += 1
        self._made[:same] = before._made[:same]
        self.paces = before.paces
        self.talk.remember(before.talk)

    def saved(self) -> bytes:
        return compact(self.match.game, self.match.position)

    def standing(self) -> Standing:
        """Where the table stands after a change that is not counted yet."""
        return Standing(self.row, self.match.number, self.saved())

    def check(self, seat: int, number: int) -> None:
        """Whether this seat may do something now that it decided on after so many moves."""
        match = self.match
        if number != match.number:
            raise Trouble("stale_move", scene=self.scene(seat))
        if self.over:
            raise Trouble("over", scene=self.scene(seat))
        if match.position.actor != seat:
            raise Trouble("not_your_turn", scene=self.scene(seat))
        if self.seats[seat].kind == "bot":
            raise Trouble("away", scene=self.scene(seat))

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
        if kept is None:
            start_after(past, self.began)
        else:
            start = kept.number
            past.resume(load(past.game, past.pack, past.seats, past.options, expanded(kept.saved)), played[:start])
        for one in played[start:number]:
            past.play(one.move)
        past.played = played[:number]  # as it was told then
        return past


def new_match(row: TableRow, edition: Edition) -> Match:
    return Match(find(row.game), pack_of(edition), row.seats, row.options)


def let_nature_move(match: Match, seed: str) -> list[Played]:
    """Nature's moves that are due now."""
    moves = []
    while match.position.actor == NATURE:
        moves.append(match.play(match.toss(nature_number(seed, match.number))))
    return moves
