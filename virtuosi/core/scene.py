"""The table as one seat sees it: what the browser and the terminal draw."""

from typing import Any, Literal

import msgspec

from virtuosi.core.text import Message

Number = int | str


class Stage(msgspec.Struct, frozen=True):
    """One item of the top line: "Turn 9 of 36"."""

    text: Message
    icon: str | None = None


class Figure(msgspec.Struct, frozen=True):
    """A public number of a seat, for the comparison rows."""

    key: str
    icon: str
    value: Number
    label: Message


class Measure(msgspec.Struct, frozen=True):
    """A number a preview compares before and after. More of it is good (1), bad (-1) or neither (0). A `sum`
    only repeats what the score sheet tells by source."""

    key: str
    icon: str | None
    label: Message
    value: Number | Message
    more_is: int = 0
    sum: bool = False


class Change(msgspec.Struct, frozen=True):
    """One line of a preview."""

    text: Message
    icon: str | None
    before: Number | Message
    after: Number | Message
    good: bool | None


class Choice(msgspec.Struct, frozen=True):
    """A legal move. `main` closes: it ends, passes or declines; `aside` goes beside the question; one that closes while
    something of use is left undone `wastes` it; a quick look finds some more `promising` than most."""

    move: str
    text: Message
    refs: list[str]
    preview: list[Change]
    main: bool
    aside: bool
    wastes: bool = False
    promising: bool = False


class Refused(msgspec.Struct, frozen=True):
    """A candidate that is not legal now, and why."""

    move: str
    text: Message
    refs: list[str]
    why: Message
    rule: str
    main: bool


class Passage(msgspec.Struct, frozen=True):
    """The only answer there is, where it can be taken back: nobody has to be asked for it. While quick moves are left,
    it waits for them, and `onward` is what can be answered beyond it, and beyond what then only closes."""

    move: str
    onward: list[Choice]


class Row(msgspec.Struct, frozen=True):
    """A seat's line in the comparison: the points it has earned, and those it would have if the match ended now."""

    seat: int
    points: int
    projected: int
    figures: list[Figure]


class SheetLine(msgspec.Struct, frozen=True):
    """Points with their reason. Those that come only at the end, as things stand now, are `later`."""

    text: Message
    points: int
    note: Message | None = None
    later: bool = False


class Sheet(msgspec.Struct, frozen=True):
    seat: int
    lines: list[SheetLine]
    total: int


class Result(msgspec.Struct, frozen=True):
    """The end: places (1 is first, ties equal), the seats that won, why it ended, the tie-breaks used."""

    ranking: list[int]
    winners: list[int]
    reason: Message
    ties: list[Message]


class Line(msgspec.Struct, frozen=True):
    """A log line. `mark` is a heading: of a seat's turn ("Turn 7"), or without a seat of a round; `refs` are the things
    that changed; a line `beside` the moves tells what happened at the table."""

    seat: int | None
    text: Message
    rule: str | None = None
    mark: bool = False
    refs: list[str] = []
    number: int = 0  # after how many moves it was said; filled in by the match
    beside: bool = False


class PlanStep(msgspec.Struct, frozen=True):
    """One step of a plan: the moves that make it up, and what they touch."""

    moves: list[str]
    text: Message
    refs: list[str]
    cost: int


class Plan(msgspec.Struct, frozen=True):
    """A way to a goal, worked out over the rules: a suggestion, never a rule. No steps: no way was found."""

    goal: str
    steps: list[PlanStep]
    cost: int
    remark: Message | None
    proved: bool  # False: the search was cut short, there may be a better way


class SeatInfo(msgspec.Struct, frozen=True):
    """Who holds a seat. A bot may sit there for a person, who is `away` and may come back."""

    seat: int
    name: str | None  # None: not named yet, called "Player n" or by the bot's level
    kind: str  # "person" or "bot"
    level: str | None = None
    taken: bool = True
    mine: bool = False  # of whoever looks: several people may share a screen
    host: bool = False  # may invite and see to empty seats
    away: bool = False
    resigned: bool = False  # whoever sat here ran out of time, and does not come back
    vanished: bool = False  # they are away and did not say so: the others may give their seat away for good


class ClockInfo(msgspec.Struct, frozen=True):
    """How a table keeps time. Moments are milliseconds since 1970 by the server's clock, which the stream tells."""

    kind: str  # "live": seconds a turn and a reserve; "days": days a turn
    turn: int
    reserve: int
    weekends: bool  # whether they count
    after: str  # without time left: "bot" plays on until the person is back, or the seat has to "resign"
    left: list[int]  # milliseconds of every seat when the clock last stood still: its reserve, and its turn if it is on
    due: int | None = None  # when the time of the seat that decides runs out; None: no time runs


class ProposalInfo(msgspec.Struct, frozen=True):
    """What somebody at the table asks the others."""

    kind: Literal["takeback", "replace", "dismiss", "end"]
    by: int
    waiting: list[int]  # seats that have not answered yet
    seat: int | None = None  # whom to replace or dismiss
    to: int | None = None  # moves that would stand


class PackInfo(msgspec.Struct, frozen=True):
    id: str
    digest: str


class PackOffer(msgspec.Struct, frozen=True):
    """A pack to play with: so many of its values are not the shipped ones."""

    id: str
    digest: str
    differs: int = 0


class Origin(msgspec.Struct, frozen=True):
    """The moment of another match that a match began at."""

    table: str
    number: int


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, bool | str]
    guided: bool
    over: bool
    pack: PackOffer
    version: int = 0  # counts every change, undo too, so that of two scenes the newer one is known
    coach: bool = False  # whether hints may be asked for
    began: Origin | None = None  # None: at the start
    chat: bool = True  # whether people may talk here
    rematch: str | None = None  # the table where the same people play again
    commitment: str | None = None  # binds the house to the seed of its dice, which the record gives at the end
    listed: bool = False  # anyone in the house may take a free seat
    closed: bool = False  # to spectators
    hushed: bool = False  # spectators do not talk until the match is over: the host wishes it
    friendly: bool = False  # moves are taken back without asking
    clock: ClockInfo | None = None
    proposal: ProposalInfo | None = None
    overdue: int | None = None  # from this moment on the others may replace whoever decides, if nobody is there
    abandoned: bool = False  # everybody agreed to end it: there is no winner


class Scene(msgspec.Struct, frozen=True):
    """Everything a client needs to draw a table for one pair of eyes."""

    table: TableInfo
    number: int
    seat: int | None
    actor: int
    task: str
    prompt: Message | None
    hint: Message | None
    queue: list[Message]
    guide: Message | None
    choices: list[Choice]
    refused: list[Refused]
    stage: list[Stage]
    rows: list[Row]
    sheets: list[Sheet]
    result: Result | None
    log: list[Line]
    undo: int | None
    view: Any  # the game's own View struct: its type is found under the game's name in the schema
    log_from: int = 0  # `log` begins after so many moves: the reader has the lines before
    passage: Passage | None = None
    takeback: int | None = None  # so many moves would stand if the others let this seat take its last one back
