"""One title of the house: what the rest of the house may ask of a game, and nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec

from virtuosi.core.data import Source
from virtuosi.core.events import Row
from virtuosi.core.insight import Insight
from virtuosi.core.pack import Pack
from virtuosi.core.position import Position
from virtuosi.core.scene import Figure, Line, Measure, Plan, SheetLine, Stage
from virtuosi.core.space import MoveSpace
from virtuosi.core.task import Task
from virtuosi.core.text import Message, Words, house_source, say, source

P = TypeVar("P", bound=Position)
K = TypeVar("K", bound=Pack)

Value = bool | str
Options = Mapping[str, Value]


class Option(msgspec.Struct, frozen=True):
    """A choice made when the table is opened. A switch has the values False and True."""

    name: str
    values: tuple[Value, ...] = (False, True)
    default: Value = False
    seats: tuple[int, ...] | None = None  # the numbers of seats it is offered at; None: all


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal: the rule, and the sentence (`refusal-<name>` in the game's text)."""

    name: str
    rule: str


class OptionError(ValueError):
    """A table cannot be opened like this. `message` says why, for a person."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class UnknownGoal(LookupError):
    """This game does not plan for such a goal."""


class Game(ABC, Generic[P, K]):
    """Derive one class per game, in its room's `__init__.py`; there is one instance of it, the house's `game`."""

    id: str
    revision: int  # raised whenever a recorded match would play differently
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...] = ()
    space: MoveSpace
    refusals: Sequence[Refusal]  # index = the number a rule returns; 0 is LEGAL and never looked up
    tasks: Sequence[type[Task[Any]]]
    fields: Sequence[str]  # what `save` keeps of a position, besides agenda and over
    insight: Insight[P]
    longest: int  # no match has more moves than this

    # The engine

    @abstractmethod
    def pack(self, source: Source) -> K:
        """Typed tables from the data; reports every mistake to the source."""

    @abstractmethod
    def start(self, pack: K, seats: int, options: Options) -> P:
        """The one first position of these options; what is random waits on its agenda."""

    @abstractmethod
    def census(self, p: P) -> dict[str, int]:
        """How many of each component there are, wherever they lie. Never changes during a match."""

    # What people see: all of it from what `seat` may know

    @abstractmethod
    def view(self, p: P, seat: int) -> msgspec.Struct:
        """Everything the board needs, built up for one seat (NOBODY: a spectator)."""

    @abstractmethod
    def prompt(self, p: P, seat: int) -> Message:
        """What is asked of the seat that decides."""

    def hint(self, p: P, seat: int) -> Message | None:
        """A second, smaller line below the prompt."""
        return None

    def queue(self, p: P) -> list[Message]:
        """What waits on the agenda below the top, next first."""
        return []

    @abstractmethod
    def label(self, p: P, move: int) -> Message:
        """The move as the choice list says it."""

    @abstractmethod
    def refs(self, p: P, move: int) -> list[str]:
        """The things on the board this move touches."""

    def is_main(self, move: int) -> bool:
        """Whether this is the natural closing move: end of turn, done, pass."""
        return False

    def facts(self, p: P, move: int, refusal: int) -> dict[str, int | str | Message]:
        """The arguments of a refusal's sentence."""
        return {}

    @abstractmethod
    def measures(self, p: P, seat: int) -> list[Measure]:
        """The numbers whose change a preview shows."""

    @abstractmethod
    def figures(self, p: P, seat: int) -> list[Figure]:
        """The public numbers of one seat, for the comparison rows."""

    @abstractmethod
    def stage(self, p: P) -> list[Stage]:
        """How far the match is, for the top line."""

    @abstractmethod
    def sheet(self, p: P, seat: int) -> list[SheetLine]:
        """Every point of a seat with its reason; the same points as `scores`."""

    @abstractmethod
    def ending(self, p: P) -> tuple[Message, list[Message]]:
        """Once over: why the match ended, and the tie-breaks used."""

    @abstractmethod
    def tell(self, row: Row) -> Line | None:
        """The log line of an event, or None when it is only for animation. The row is already masked for the reader."""

    def plan(self, p: P, goal: str) -> Plan | None:
        """A way to a goal for the seat that decides, None when there is none now; UnknownGoal when it is not one."""
        raise UnknownGoal(goal)

    # What reports of many matches count

    def origin(self, p: P, seat: int) -> str:
        """The start that sets a seat apart from others, such as its scientist; empty where all start alike."""
        return ""

    def tally(self, p: P) -> dict[str, int]:
        """Numbers of a finished match worth an average, beside its points."""
        return {}

    # What follows from the above

    @property
    def room(self) -> Traversable:
        return files(type(self).__module__)

    def words(self, language: str) -> Words:
        return _words(self, language)

    def text_source(self, language: str) -> str:
        return house_source(language) + "\n" + source(self.room, language)

    def task_name(self, p: P) -> str:
        """The pending task as ids spell it: `ChooseStudent` is `choose-student`."""
        return kebab(type(p.agenda[-1]).__name__) if p.agenda else ""

    def guide(self, p: P) -> Message | None:
        """The hint of the guided first match for what is asked now."""
        id = f"guide-{self.task_name(p)}"
        return say(id) if p.agenda and id in self.words("en") else None

    def checked_options(self, seats: int, given: Options) -> dict[str, Value]:
        """All options with their values, or an OptionError."""
        if seats not in self.seat_counts:
            raise OptionError(say("error-seats", seats=seats))
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise OptionError(say("error-option", option=name))
            option = known[name]
            if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):  # 1 is not True
                raise OptionError(say("error-option-value", option=name, value=str(value)))
            if option.seats is not None and seats not in option.seats and value != option.default:
                raise OptionError(say("error-option-seats", option=name, seats=seats))
        return {option.name: given.get(option.name, option.default) for option in self.options}


def kebab(name: str) -> str:
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


@cache
def _words(game: Game[Any, Any], language: str) -> Words:
    return Words(language, house_source(language), source(game.room, language))
