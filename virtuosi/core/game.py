"""One title of the house: what the rest of the house may ask of a game, and nothing else."""

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec

from virtuosi.core.data import Source
from virtuosi.core.events import Row
from virtuosi.core.features import Form
from virtuosi.core.insight import Insight
from virtuosi.core.options import Options, Value
from virtuosi.core.pack import Pack
from virtuosi.core.position import Position
from virtuosi.core.scene import Figure, Line, Measure, Plan, SheetLine, Stage
from virtuosi.core.sight import Sight
from virtuosi.core.space import MoveSpace
from virtuosi.core.task import Refusal, Task
from virtuosi.core.text import LANGUAGES, Message, Words, house_source, say, source, task_name

P = TypeVar("P", bound=Position)
K = TypeVar("K", bound=Pack)


class Option(msgspec.Struct, frozen=True):
    """A choice made when the table is opened. A switch has the values False and True."""

    name: str
    values: tuple[Value, ...] = (False, True)
    default: Value = False
    seats: tuple[int, ...] | None = None  # the numbers of seats it is offered at; None: all


class OptionError(ValueError):
    """A table cannot be opened like this. `message` says why, for a person."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class UnknownGoal(LookupError):
    """This game does not plan for such a goal."""


def plain_prompt(p: Position, seat: int) -> Message:
    return say(f"prompt-{task_name(p.agenda[-1])}")


def every_answer(p: Position) -> bool:
    return True


def no_hint(p: Position, seat: int) -> Message | None:
    return None


def never_idle(p: Position, move: int) -> bool:
    return False


def no_queue(p: Position) -> list[Message]:
    return []


def no_plan(p: Position, goal: str) -> Plan | None:
    raise UnknownGoal(goal)


def no_origin(p: Position, seat: int) -> str:
    return ""


def as_it_was(saved: dict[str, Any], revision: int) -> dict[str, Any]:  # Any: the game's own fields
    return saved


def no_tally(p: Position) -> dict[str, int]:
    return {}


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[P, K]):
    """A game is its facts and its functions, gathered in its room's `__init__.py` from the wings."""

    package: str  # the room: `__name__` there
    revision: int  # raised whenever a recorded match would play differently
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...] = ()
    longest: int  # no match has more moves than this
    solo_prize: bool = False  # whether who plays alone wins or loses (place 1 or 2); elsewhere only points are told

    # The rules

    space: MoveSpace
    refusals: Sequence[Refusal]  # index = the number a rule returns; 0 is LEGAL and never looked up
    fields: Sequence[str]  # what `save` keeps of a position, besides agenda and over
    forms: Mapping[str, Form] = field(default_factory=dict)  # of these, the ones that are more than plain numbers
    pack: Callable[[Source], K]  # typed tables from the data; reports every mistake to the source
    start: Callable[[K, int, Options], P]  # the one first position; what is random waits on its agenda
    census: Callable[[P], dict[str, int]]  # how many of each component there are, wherever they lie: never changes
    renew: Callable[[dict[str, Any], int], dict[str, Any]] = as_it_was  # a position saved under an older revision, as
    # today's would save it; fields that it lacks are as at the start, so only what was renamed or reckoned anew is told

    # The bots' judgement

    insight: Insight[P]
    classic: Insight[P] | None = None  # the first Master's, where Masters know better by now; lower levels do not
    sight: Sight[P] | None = None  # what a net sees; a game without nets needs none

    # The table, all of it from what `seat` may know (NOBODY: a spectator)

    view: Callable[[P, int], msgspec.Struct]  # everything the board needs
    prompt: Callable[[P, int], Message] = plain_prompt  # what is asked of the seat that decides
    hint: Callable[[P, int], Message | None] = no_hint  # a second, smaller line below the prompt
    queue: Callable[[P], list[Message]] = no_queue  # what waits on the agenda below the top, next first
    label: Callable[[P, int], Message]  # a move as the choice list says it
    refs: Callable[[P, int], list[str]]  # the things on the board a move touches
    facts: Callable[[P, int, int], dict[str, int | str | Message]]  # the arguments of a refusal's sentence
    closing: tuple[int, ...] = ()  # the natural closing moves: end of turn, done, pass
    idle: Callable[[P, int], bool] = never_idle  # whether a legal move does no more than a cheaper one: not offered
    wastes: Callable[[P], bool] = every_answer  # whether closing now gives up something, while other answers are left
    measures: Callable[[P, int], list[Measure]]  # the numbers whose change a preview shows
    figures: Callable[[P, int], list[Figure]]  # the public numbers of one seat, for the comparison rows
    stage: Callable[[P], list[Stage]]  # how far the match is, for the top line
    sheet: Callable[[P, int], list[SheetLine]]  # every point of a seat with its reason; the same points as `scores`
    ending: Callable[[P], tuple[Message, list[Message]]]  # once over: why the match ended, and the tie-breaks used
    tell: Callable[[Row], Line | None]  # the log line of an event as its reader may know it; None: only for animation
    bots: tuple[
        str, ...
    ] = ()  # what bots are called: people of the period, one for every seat, alike in every language
    plan: Callable[[P, str], Plan | None] = no_plan  # a way to a goal for the seat that decides, or UnknownGoal

    # What reports of many matches count

    origin: Callable[[P, int], str] = no_origin  # the start that sets a seat apart, such as its scientist
    tally: Callable[[P], dict[str, int]] = no_tally  # numbers of a finished match worth an average, beside its points

    # What follows from the above

    @property
    def id(self) -> str:
        return self.package.rpartition(".")[2]

    @property
    def room(self) -> Traversable:
        return files(self.package)

    def wins(self, place: int, seats: int) -> bool:
        """Whether a place at the end of a match is a victory."""
        return place == 1 and (seats > 1 or self.solo_prize)

    @cached_property
    def tasks(self) -> dict[str, type[Task[Any]]]:
        """Every task of the rules by the name of its class."""
        found: dict[str, type[Task[Any]]] = {}
        rules = import_module(f"{self.package}.rules")
        for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
            members = vars(import_module(module.name)).values()
            tasks = [cls for cls in members if isinstance(cls, type) and issubclass(cls, Task)]
            found |= {task.__name__: task for task in tasks if task.__module__ == module.name}
        return found

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {
            language: Words(language, house_source(language), source(self.room, language)) for language in LANGUAGES
        }

    def words(self, language: str) -> Words:
        return self._words[language]

    def text_source(self, language: str) -> str:
        return house_source(language) + "\n" + source(self.room, language)

    def task_name(self, p: P) -> str:
        """The pending task as ids spell it, or nothing when the match is over."""
        return task_name(p.agenda[-1]) if p.agenda else ""

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
