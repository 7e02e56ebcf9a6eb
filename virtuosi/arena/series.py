"""A series of matches between bots, in this process or several, with the same outcome either way."""

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import as_completed
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from virtuosi.bots.deciding import Memory, found
from virtuosi.bots.guests import UnknownBot, is_bot
from virtuosi.bots.processes import workers
from virtuosi.bots.sampler import Sampler
from virtuosi.core.match import Match
from virtuosi.core.position import Position
from virtuosi.core.record import record, write
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.core.text import plain
from virtuosi.games import Edition, find, pack_of, shipped

Item = TypeVar("Item")
Done = TypeVar("Done")
CLOCK = time.process_time  # a busy machine takes nothing from either side
Seen = Callable[[Position, int, int], None]  # told of each decision before it is played: its number, its move


class Series(msgspec.Struct, frozen=True):
    """What is to be played. Bots change seats from match to match, so that each sits everywhere equally often."""

    game: str
    seats: int
    options: dict[str, bool | str]
    bots: tuple[str, ...]
    matches: int
    seed: int
    records: str | None = None  # a directory
    edition: Edition | None = None  # an owner's; None: the shipped one

    def seating(self, number: int) -> list[str]:
        """The bot of each seat in a match."""
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]


class Outcome(msgspec.Struct, frozen=True):
    """One finished match."""

    number: int
    moves: int
    scores: list[int]
    ranking: list[int]
    ending: str  # the id of the reason
    openings: dict[int, str]  # the first decision of each seat, in the order in which they came
    origins: list[str]
    tally: dict[str, int]
    verdict: str = ""  # what a match alone came to, in words: won or lost, the rank


def check(series: Series) -> None:
    """Raise before anything is played: unknown game, option, number of seats or bot."""
    find(series.game).checked_options(series.seats, series.options)
    for bot in series.bots:
        if not is_bot(bot):
            raise UnknownBot(bot)


def play_one(series: Series, number: int, seen: Seen | None = None) -> Outcome:
    """One match of the series; the same for the same seed, wherever it is played, whoever looks on."""
    return play_seated(series, number, series.seating(number), number, seen)


def play_seated(series: Series, number: int, seating: list[str], dice: int, seen: Seen | None = None) -> Outcome:
    """A match with these bots on the seats; Nature does the same in all that share their dice."""
    game = find(series.game)
    match = Match(game, pack_of(series.edition or shipped(series.game)), series.seats, series.options)
    nature = Rng(series.seed * 1_000_003 + dice)
    thought = Rng(series.seed * 1_000_003 + number + 500_009)
    openings: dict[int, int] = {}
    if series.records is None:
        moves = _play_fast(match, seating, nature, thought, openings, seen)
    else:
        moves = _play_recorded(match, seating, nature, thought, openings)
        write(record(match), Path(series.records) / f"{series.game}-{series.seats}-{series.seed}-{number}.json")
    p = match.position
    return Outcome(
        number,
        moves,
        p.scores(),
        p.ranking(),
        game.ending(p)[0].id,
        {seat: game.space.names[move] for seat, move in openings.items()},
        [game.origin(p, seat) for seat in range(series.seats)],
        game.tally(p),
        _verdict(match) if series.seats == 1 else "",
    )


def _verdict(match: Match) -> str:
    words = match.game.words("en")
    return " ".join(plain(words.render(message, str)) for message in match.game.ending(match.position)[1])


def _next(match: Match, seating: list[str], nature: Rng, thought: Rng, openings: dict[int, int], memory: Memory) -> int:
    p = match.position
    actor = p.actor
    if actor == NATURE:
        memory.forget()
        return p.toss(nature.number())
    bot = seating[actor]
    if bot == "random":
        moves = p.moves()  # the sampler's door costs more than the whole move
        move = moves[thought.below(len(moves))]
        memory.keep(actor, None)
    else:
        sampler, began = Sampler(p, actor, thought.number()), CLOCK()
        spent, tree = memory.spent(actor), memory.of(actor)
        chosen = found(match.game, sampler, bot, thought.number(), spent, tree, clock=CLOCK)
        memory.keep(actor, chosen.tree, CLOCK() - began)
        move = chosen.move
    openings.setdefault(actor, move)
    return move


def _play_fast(
    match: Match, seating: list[str], nature: Rng, thought: Rng, openings: dict[int, int], seen: Seen | None
) -> int:
    p, played, memory = match.position, 0, Memory()
    while p.agenda:
        move = _next(match, seating, nature, thought, openings, memory)
        if seen is not None and p.actor != NATURE:
            seen(p, played, move)
        p.play(move)
        played += 1
    return played


def _play_recorded(match: Match, seating: list[str], nature: Rng, thought: Rng, openings: dict[int, int]) -> int:
    names, memory = match.game.space.names, Memory()
    while not match.over:
        match.play(names[_next(match, seating, nature, thought, openings, memory)])
    return match.number


def play(series: Series, jobs: int, done: Callable[[Outcome], None]) -> list[Outcome]:
    """Play all matches; `done` is told of each as it ends."""
    check(series)
    outcomes: list[Outcome] = []
    with shared_out(partial(play_one, series), range(series.matches), jobs) as each:
        for outcome in each:
            outcomes.append(outcome)
            done(outcome)
    return sorted(outcomes, key=lambda outcome: outcome.number)


@contextmanager
def shared_out(work: Callable[[Item], Done], items: Iterable[Item], jobs: int) -> Iterator[Iterator[Done]]:
    """What this work makes of each item, as it is done: in this process in order, in several in any."""
    if jobs == 1:
        yield map(work, items)
        return
    with workers(jobs) as pool:
        waiting = [pool.submit(work, item) for item in items]
        yield (future.result() for future in as_completed(waiting))
