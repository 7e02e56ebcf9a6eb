"""Names of things as messages."""

from virtuosi.core.text import Message, dashed, say
from virtuosi.games.new_science.rules.cards import EVERY_TRACK
from virtuosi.games.new_science.rules.moves import CARDS, DISCOVERIES, SCIENTISTS, SPACES, TRACKS

Facts = dict[str, int | str | Message]


def discovery(d: int) -> Message:
    return say(f"discovery-{dashed(DISCOVERIES[d])}")


def card_name(card: int) -> Message:
    return say(f"card-{dashed(CARDS[card])}")


def scientist_name(scientist: int) -> Message:
    return say(f"scientist-{SCIENTISTS[scientist]}")


def space_name(space: int) -> Message:
    return say(f"space-{dashed(SPACES[space])}")


def track_name(track: int) -> Message:
    return say(f"track-{TRACKS[track]}")


def track_sign(track: int) -> Message:
    """The name with its icon."""
    return say("icon-every-track" if track == EVERY_TRACK else f"icon-{TRACKS[track]}")


def either(names: list[Message]) -> Message:
    """`a or b or c`."""
    joined = names[0]
    for name in names[1:]:
        joined = say("or", a=joined, b=name)
    return joined


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def span(values: list[int]) -> int | Message:
    """`3`, or `3 to 5` where they differ."""
    low, high = min(values), max(values)
    return low if low == high else say("span", low=low, high=high)
