"""What a line of moves leads to, in words: it is played on in several worlds that a seat could be in, and told by what
the game's own log, measures and score sheet say there. What comes in all of them is certain; what differs between
them, by chance or by what the seat cannot know, is only to be expected."""

from collections.abc import Sequence
from typing import Any

import msgspec

from virtuosi.core.events import Events, readable
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.present import changes
from virtuosi.core.rng import Rng
from virtuosi.core.scene import Change, Line, Measure
from virtuosi.core.task import LEGAL, NATURE
from virtuosi.core.text import Message


class Gain(msgspec.Struct, frozen=True):
    """Points of one source that a line wins or loses, if the match ended then."""

    text: Message
    points: int
    sure: bool


class Turned(msgspec.Struct, frozen=True):
    """A number that a line changes."""

    change: Change
    sure: bool


class Told(msgspec.Struct, frozen=True):
    """A line of the log, as it would be written."""

    line: Line
    sure: bool


class Hint(msgspec.Struct, frozen=True):
    """A move worth thinking of. `win` is the chance of each seat to win after it, empty where nobody can win; `points`
    are those in sight for each seat; both are known the better, the more often the move was tried. Then why: the moves
    it leads to, what is won by source, what changes, and what would be told."""

    move: str
    text: Message
    refs: list[str]
    win: list[float]
    points: list[float]
    tried: int
    then: list[Message]
    gains: list[Gain]
    turned: list[Turned]
    told: list[Told]


class Advice(msgspec.Struct, frozen=True):
    """The best moves of a decision, the best one first, after so many tries. Of a turn that was played: where it parts
    from the best one, the move of that one and its own."""

    number: int
    hints: list[Hint]
    tried: int


class World:
    """One of the positions a seat could be in, with the luck that comes there."""

    def __init__(self, position: Position, seed: int) -> None:
        self.position = position
        self.seed = seed


class Ending:
    """Where a line led in one world."""

    def __init__(self, position: Position, whole: bool, told: list[Line]) -> None:
        self.position = position
        self.whole = whole  # every move of the line could be made
        self.told = told


class Why(msgspec.Struct, frozen=True):
    then: list[Message]
    gains: list[Gain]
    turned: list[Turned]
    told: list[Told]
    ends: list[Position]


def settle(p: Position, rng: Rng) -> None:
    """Let Nature move."""
    while p.actor == NATURE:
        p.play(p.toss(rng.number()))


def play_line(game: Game[Any, Any], world: World, seat: int, line: Sequence[int]) -> Ending:
    p, rng = world.position.copy(), Rng(world.seed)
    events = p.events = Events()
    whole = True
    for move in line:
        settle(p, rng)
        if p.refusal(move) != LEGAL:
            whole = False
            break
        p.play(move)  # what Nature makes of the last one is left open
    p.events = None
    told = [game.tell(readable(row, seat)) for row in events.rows]
    return Ending(p, whole, [line for line in told if line is not None and not line.mark])


def reasons(game: Game[Any, Any], worlds: Sequence[World], seat: int, line: Sequence[int], alone: bool = True) -> Why:
    """Why a line is good: the first world is where it was found. Unless it is the seat's `alone`, others may move
    differently, and what it changes is never certain."""
    endings = [play_line(game, world, seat, line) for world in worlds]
    ends = [ending for ending in endings if ending.whole] or endings[:1]
    certain = alone and len(ends) == len(endings)
    gains = _gains(game, worlds[0].position, ends, seat, certain)
    return Why(
        _then(game, worlds[0], seat, line),
        gains,
        _turned(game, worlds[0].position, ends, seat, certain, sums=not gains),
        _told(endings, seat, None if alone else play_line(game, worlds[0], seat, line[:1]).told),
        [ending.position for ending in ends],
    )


def _told(endings: Sequence[Ending], seat: int, first: list[Line] | None) -> list[Told]:
    """Of a line in which others move too, what the seat itself does; only its `first` move is certain then."""
    own = [line for line in endings[0].told if first is None or line.seat == seat]
    same = [all(one in other.told for other in endings) for one in own]
    return [Told(one, sure and (first is None or one in first)) for one, sure in zip(own, same, strict=True)]


def _then(game: Game[Any, Any], world: World, seat: int, line: Sequence[int]) -> list[Message]:
    """The moves of the seat after the first, as the choice list would say them; that one stops says nothing."""
    p, rng, found = world.position.copy(), Rng(world.seed), []
    for index, move in enumerate(line):
        settle(p, rng)
        if index and p.actor == seat and move not in game.closing:
            found.append(game.label(p, move))
        p.play(move)
    return found


def _gains(game: Game[Any, Any], before: Position, ends: Sequence[Ending], seat: int, certain: bool) -> list[Gain]:
    had, texts = _by_source(game, before, seat, {})
    have = [_by_source(game, end.position, seat, texts)[0] for end in ends]
    found = []
    for source, text in texts.items():
        won = [points.get(source, 0) - had.get(source, 0) for points in have]
        mean = round(sum(won) / len(won))
        if mean:
            found.append(Gain(text, mean, certain and len(set(won)) == 1))
    return sorted(found, key=lambda gain: -abs(gain.points))


def _by_source(
    game: Game[Any, Any], p: Position, seat: int, texts: dict[bytes, Message]
) -> tuple[dict[bytes, int], dict[bytes, Message]]:
    """The points of the sheet by what they are for; `texts` grows by the sources met."""
    found: dict[bytes, int] = {}
    for line in game.sheet(p, seat):
        source = msgspec.json.encode(line.text)
        texts[source] = line.text
        found[source] = found.get(source, 0) + line.points
    return found, texts


def _turned(
    game: Game[Any, Any], before: Position, ends: Sequence[Ending], seat: int, certain: bool, sums: bool
) -> list[Turned]:
    """What a line changes; with `sums`, too, where nothing is told by source."""
    had = [measure for measure in game.measures(before, seat) if sums or not measure.sum]
    have = [game.measures(end.position, seat) for end in ends]
    expected = [_expected(measure, have[1:]) for measure in have[0]]
    unsure = {measure.key for measure, sure in expected if not (sure and certain)}
    sure = [measure.key not in unsure for measure in had if _changed(measure, expected)]
    return [Turned(*one) for one in zip(changes(had, [measure for measure, _ in expected]), sure, strict=True)]


def _changed(measure: Measure, expected: Sequence[tuple[Measure, bool]]) -> bool:
    return any(other.key == measure.key and other.value != measure.value for other, _ in expected)


def _expected(measure: Measure, others: Sequence[Sequence[Measure]]) -> tuple[Measure, bool]:
    """A measure as it will be on the whole, and whether it is the same in all worlds."""
    values = [measure.value, *(other.value for one in others for other in one if other.key == measure.key)]
    sure = len(values) == 1 + len(others) and all(value == measure.value for value in values)
    numbers = [value for value in values if isinstance(value, int)]
    if sure or len(numbers) < len(values):
        return measure, sure
    return msgspec.structs.replace(measure, value=round(sum(numbers) / len(numbers))), False
