"""What travels besides scenes. Unknown fields are refused: a client that sends one means something else."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from virtuosi.core.forethought import Asked
from virtuosi.core.game import Option
from virtuosi.core.options import Value
from virtuosi.core.scene import Line, PackOffer, Plan, Scene
from virtuosi.core.text import Message
from virtuosi.server.clock import Timing
from virtuosi.server.proposals import Kind as ProposalKind
from virtuosi.server.talk import LONGEST, About, RoomName, Sign

Kind = Literal["person", "bot"]
Level = Literal["novice", "scholar", "master", "grand"]  # bots of the house
Bot = Annotated[str, Meta(min_length=1, max_length=40)]  # one of `GameInfo.bots`
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]  # of a move
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Version = Annotated[int, Meta(ge=0, le=2_000_000_000)]  # of a table; a restored book leaves many out
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
GUEST_KEY = "^[A-Za-z0-9_-]{22,64}$"  # at least 128 bits
GuestKey = Annotated[str, Meta(pattern=GUEST_KEY)]
Invitation = Annotated[str, Meta(min_length=1, max_length=200)]


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    seats: list[int]
    options: list[Option]
    revision: int
    provenance: dict[str, int]
    packs: list[PackOffer] = []  # owners' packs, beside the shipped one
    bots: list[str] = []  # who can hold a seat: the levels of the house, then the bots that other packages bring


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    level: Bot | None = None  # of a bot
    name: Name | None = None
    invited: bool = False  # a person who comes by invitation; all other persons are at the opener's screen


class FillWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots for the seats that are still empty after so many minutes."""

    minutes: Annotated[int, Meta(ge=1, le=10_080)]
    level: Level = "scholar"


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wants it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Value], Meta(max_length=40)] = {}
    guided: bool = False
    coach: bool = False  # hints, for everybody to know, also where several people play
    pack: Annotated[str, Meta(max_length=80)] = "shipped"  # or the digest of one that the house offers
    listed: bool = False  # anyone in this house may take an invited seat, not only who has its link
    closed: bool = False  # to spectators
    takeback: Literal["ask", "free"] = "ask"  # beyond the barrier
    clock: Timing | None = None
    fill: FillWish | None = None
    chat: bool = True  # whether people may talk at it


class PlayingOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays on from a moment of a finished match: the asker in this seat, such bots in all others."""

    seat: SeatNumber
    level: Bot = "scholar"
    name: Name | None = None


class Opened(msgspec.Struct, frozen=True):
    """The new table and the invitations to its seats, None where nobody is invited. They are told this once."""

    table: str
    invitations: list[str | None]


class Invited(msgspec.Struct, frozen=True):
    """The seat of an invitation."""

    seat: int
    state: Literal["free", "yours", "taken"]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Invitation
    name: Name | None = None
    beside: bool = False  # who sits at this table already takes one more seat


class Arriving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes a seat from the lobby."""

    name: Name | None = None


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the others are asked. `number` is how many moves the asker has seen; `seat` is whom to replace or
    dismiss."""

    kind: ProposalKind
    seat: SeatNumber | None = None
    number: Number | None = None
    since: Version | None = None


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To the question of this kind that this seat asked. Whoever asked and does not agree withdraws it."""

    kind: ProposalKind
    by: SeatNumber
    agree: bool
    since: Version | None = None


class NewInvitation(msgspec.Struct, frozen=True):
    """Told this once."""

    invitation: str


class Lending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = "scholar"


class Pass(msgspec.Struct, frozen=True):
    """What is typed at another device to let it in."""

    code: str
    seconds: int


class LettingIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Planned(msgspec.Struct, frozen=True):
    """A suggestion, or None when the goal is out of reach now."""

    plan: Plan | None


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class MoveBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`number` is how many moves the sender has seen; `key` makes a repeated request harmless; `since` is the version
    of the sender's scene, if the log lines in it need not be sent again; with `difference` nothing else in it need."""

    move: Notation
    number: Number
    key: Key
    since: Version | None = None
    difference: bool = False


class UndoBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Number
    key: Key
    since: Version | None = None
    difference: bool = False


class LayingAhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's answers to its next decisions, one move each."""

    moves: Annotated[list[Notation], Meta(min_length=1, max_length=40)]


class LaidStep(msgspec.Struct, frozen=True):
    move: str
    text: Message


class LookingAhead(msgspec.Struct, frozen=True):
    """What a seat decided ahead; `dropped` when another decision came than it answered. `following` can be decided
    next: None where that depends on the others, or nobody is waited for."""

    steps: list[LaidStep]
    dropped: bool
    following: Asked | None


class LineBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line to be said. `name` is what a spectator is called; `key` makes a repeated request harmless."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    key: Key
    name: Name | None = None


class SignBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sign about a line of a room, or about a move: the one with this number, from 1."""

    about: About
    number: Number
    sign: Sign
    given: bool = True
    room: RoomName | None = None  # of the line; one's own if none is named


class Silencing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    silenced: bool


class Heard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The versions of both rooms that a listener has heard."""

    seats: Number = 0
    spectators: Number = 0


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first word on the stream."""

    guest: GuestKey | None = None
    seat: SeatNumber | None = None  # of this guest, to look from; their first if none is named
    since: Version | None = None
    heard: Heard = Heard()
    visible: bool = True
    difference: bool = False  # after the first scene, what changed will do


class Glance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A later word on it: the page came before somebody's eyes, or went behind others."""

    visible: bool


class SceneChange(msgspec.Struct, frozen=True):
    """What leads from the scene of one version to a later one of the same eyes: its log as in a scene, and everything
    else as a difference."""

    since: int
    version: int
    log: list[Line]
    log_from: int
    difference: Any  # see `virtuosi.server.difference`


class ScenePush(msgspec.Struct, frozen=True):
    scene: Scene


class ChangePush(msgspec.Struct, frozen=True):
    """Instead of a scene, for whoever said that differences will do."""

    change: SceneChange
