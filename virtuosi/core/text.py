"""Words for people: messages with arguments, rendered with Fluent in English or French."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
ICON = re.compile(r"\s?:[a-z][a-z0-9-]*:")
# vowels, a y before a consonant (Yves, not York) and the names of people whose h is mute (Hélène, not Hooke); many
# write their name without a capital, but a small h begins other words as well
ELIDED = re.compile(
    r"(?<![\w’-])([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆaeiouàâäéèêëîïôöùûüœæ]|[Yy][b-df-hj-np-tv-xz]"
    r"|H(?:[éè]|adrien|ector|elen|eloi|enri|erv[eé]|ermi|ilaire|ippolyte|onor|ortense|orace|ubert|ugu|yacinthe))"
)


class Message(msgspec.Struct, omit_defaults=True, frozen=True):
    """What is to be said, in no language yet. One with a `seat` and no id is that seat's name."""

    id: str = ""
    args: dict[str, "int | str | Message"] = {}
    seat: int | None = None


def say(id: str, **args: "int | str | Message") -> Message:
    """A message: `say("event-fire", lane=2, size=say("size-large"))`."""
    return Message(id, args) if args else _plain(id)


@cache
def _plain(id: str) -> Message:
    """One for all: a scene says many of them, and the same object is the quickest to compare."""
    return Message(id)


def seat_name(seat: int) -> Message:
    """The name of whoever holds this seat, filled in when it is read."""
    return Message(seat=seat)


def dashed(id: str) -> str:
    """An id of the data as ids of messages spell it: `iron_ore` is `iron-ore`."""
    return id.replace("_", "-")


def task_name(task: object) -> str:
    """A task as ids spell it: `ChooseStudent` is `choose-student`."""
    return _kebab(type(task).__name__)


@cache
def _kebab(name: str) -> str:
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


class UnknownMessage(LookupError):
    """A message id that the text files do not have."""


def source(room: Traversable, language: str) -> str:
    """The Fluent source of one room (core's or a game's)."""
    return room.joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


@cache
def house_source(language: str) -> str:
    return source(files("virtuosi.core"), language)


class Words:
    """Renders messages of one game in one language."""

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in sources:
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __contains__(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def render(self, message: Message, seat_called: Callable[[int], str], more: Mapping[str, str] | None = None) -> str:
        """The sentence. `seat_called` names a seat; `more` adds arguments such as `who` and `you`."""
        if message.seat is not None:
            return seat_called(message.seat)
        if not self._bundle.has_message(message.id):
            raise UnknownMessage(message.id)
        args: dict[str, int | str] = dict(more or {})
        for name, value in message.args.items():
            args[name] = self.render(value, seat_called, more) if isinstance(value, Message) else value
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise UnknownMessage(message.id)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {message.id} in {self.language}: {errors[0]}")
        return elided(str(text)) if self.language == "fr" else str(text)


def elided(text: str) -> str:
    """French: "de" and "que" lose their vowel before a name that begins with one, or with a mute h."""
    return ELIDED.sub(r"\1’", text)


def plain(text: str) -> str:
    """The text without its icons, for a terminal."""
    return ICON.sub("", text).strip()
