"""The levels a person can choose, the plain bots that measure them, and the efforts that may be part of a name."""

import math
import re

import msgspec

from virtuosi.bots.search import CLASSIC, MASTERFUL, QUICK, THOROUGH
from virtuosi.bots.searching import MASTERLY, SCHOLARLY

ALL = 100  # moves of a hundred


class Level(msgspec.Struct, frozen=True):
    """How a bot thinks about one decision: what it sees and how much it thinks make the level, on a slow machine as on
    a fast one; the seconds only keep the promise."""

    name: str
    seconds: float  # at most
    iterations: int  # at most
    turn: float  # seconds that a person is promised to wait at most for a whole turn
    sight: int = ALL  # of a hundred moves it sees so many at all
    learned: int = 0  # as much as some nets ask for: with others, and without a net, insight judges alone


LEVELS = {
    "novice": Level("novice", 0.3, 40, 1.0, 60),
    "scholar": Level("scholar", 0.9, 300, 3.0, learned=SCHOLARLY),
    "master": Level("master", 3.0, 20_000, 8.0, learned=MASTERLY),
    "grand": Level("grand", 8.0, 1_000_000, 20.0, learned=MASTERLY),
}
FIRST_MASTER = Level("classic", 3.0, 1_000_000, 8.0)  # the first Master, to measure later ones by
SHARE = 0.4  # of what is left of a turn's time: the most for its next decision
QUICKEST = 0.02  # seconds, so that a turn of many small decisions ends in time, too
MEASURES = ("random", "greedy", "search", "classic")
BOTS = (*LEVELS, *MEASURES)
FOREVER = 3600.0  # seconds
SEARCH_ITERATIONS = 300  # of the bot called "search": by count, so that results can be repeated
EFFORT = re.compile(r"(?P<name>\w+)(:(?P<iterations>[1-9]\d*))?(@(?P<seconds>\d+(\.\d+)?))?")


def level_of(bot: str) -> Level | None:
    """The level of a bot that searches, by its name or by a name and an effort: `search:3000` makes so many iterations
    a decision, `classic@0.3` takes so many seconds, and as much less for a whole turn."""
    form = EFFORT.fullmatch(bot)
    searching = {**LEVELS, "classic": FIRST_MASTER, "search": Level("search", FOREVER, SEARCH_ITERATIONS, math.inf)}
    if form is None or form["name"] not in searching:
        return None
    level = searching[form["name"]]
    if form["iterations"]:
        level = msgspec.structs.replace(level, iterations=int(form["iterations"]), seconds=FOREVER, turn=math.inf)
    if form["seconds"]:
        seconds = float(form["seconds"])
        level = msgspec.structs.replace(level, seconds=seconds, turn=level.turn * seconds / level.seconds)
    return level


def manner_of(level: Level) -> int:
    if level.name not in LEVELS:
        return CLASSIC if level.name == FIRST_MASTER.name else THOROUGH
    return MASTERFUL if level.learned >= MASTERLY else QUICK


def allowance(level: Level, spent: float) -> float:
    """Seconds for the next decision of a turn that has taken so many: however many decisions, the promise is kept."""
    return max(QUICKEST, min(level.seconds, SHARE * (level.turn - spent)))
