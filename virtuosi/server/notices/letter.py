"""What a notice says, in the language of whoever reads it."""

from functools import cache

import msgspec

from virtuosi.core.text import Words, house_source, say
from virtuosi.games import UnknownGame, find
from virtuosi.server.notices.outbox import REMATCH

AGAIN = "?again"  # the page of a finished match leads whoever comes so to their seat at the new table


class Letter(msgspec.Struct, frozen=True):
    """One notice, ready to be read; `link` leads straight to the decision."""

    what: str
    title: str
    text: str
    link: str
    table: str | None = None
    game: str | None = None
    about: str = ""  # why it came, and how to have no more of them


@cache
def house_words(language: str) -> Words:
    return Words(language, house_source(language))


def written(id: str, language: str, **args: str) -> str:
    return house_words(language).render(say(id, **args), str)


def letter(what: str, language: str, home: str, table: str, game: str) -> Letter:
    """About a table: `what` is the kind of notice."""
    try:
        title = find(game).words(language).render(say("title"), str)
    except UnknownGame:  # it was removed from this house
        title = game
    return Letter(
        what,
        written(f"notice-{what}-title", language, game=title),
        written(f"notice-{what}", language, game=title),
        f"{home}/table/{table}{AGAIN if what == REMATCH else ''}",
        table,
        game,
        written("notice-about", language, link=f"{home}/mine"),
    )


def trial(language: str, home: str) -> Letter:
    """Sent when somebody wants to see whether a way leads to them."""
    about = written("notice-about", language, link=f"{home}/mine")
    return Letter(
        "trial", written("notice-trial-title", language), written("notice-trial", language), f"{home}/mine", about=about
    )
