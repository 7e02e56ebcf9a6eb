"""What the processes of a house tell each other through the database: short words that may be lost and do no harm."""

import msgspec


class TableChanged(msgspec.Struct, frozen=True, array_like=True, tag="table"):
    """Told by the database itself, with the change."""

    table: str
    version: int


class TableClosed(msgspec.Struct, frozen=True, array_like=True, tag="closed"):
    """The same: it is put away for good."""

    table: str


class Talked(msgspec.Struct, frozen=True, array_like=True, tag="talk"):
    """The same: something was said at a table, or somebody may not speak there any more."""

    table: str
    room: str | None = None
    version: int = 0  # of that room


class GuestChanged(msgspec.Struct, frozen=True, array_like=True, tag="guest"):
    """The same: a device is not this guest's any more; or the guest is shut out, let in again or forgotten."""

    guest: str
    shut: bool


class Alive(msgspec.Struct, frozen=True, array_like=True, tag="alive"):
    """A process, and how many think in it; a new one has not heard what the others said before."""

    process: str
    thinkers: int
    new: bool = False


class Gone(msgspec.Struct, frozen=True, array_like=True, tag="gone"):
    process: str


class Here(msgspec.Struct, frozen=True, array_like=True, tag="here"):
    """Who looks at a table through this process."""

    process: str
    table: str
    seats: list[int]
    spectators: int
    guests: list[str]  # who have it before their eyes


class Thinks(msgspec.Struct, frozen=True, array_like=True, tag="thinks"):
    """A bot thinks about its move, or waits until so many others have thought."""

    process: str
    table: str
    seat: int
    waiting: int


class QuestionPut(msgspec.Struct, frozen=True, array_like=True, tag="question"):
    """Somebody may think about it."""


class QuestionTaken(msgspec.Struct, frozen=True, array_like=True, tag="taken"):
    question: str


class QuestionAnswered(msgspec.Struct, frozen=True, array_like=True, tag="answered"):
    question: str


Stored = TableChanged | TableClosed | Talked | GuestChanged
News = Stored | Alive | Gone | Here | Thinks | QuestionPut | QuestionTaken | QuestionAnswered
CHANNEL = "virtuosi"
decode = msgspec.json.Decoder[News](News).decode


def encode(news: News) -> str:
    return msgspec.json.encode(news).decode()
