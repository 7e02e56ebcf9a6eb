"""A ladder: bots meet in line-ups, every dice is played in all rotations of the seats, and what was played is kept, so
that a ladder that was stopped goes on."""

import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from itertools import combinations, combinations_with_replacement
from pathlib import Path

import msgspec

from virtuosi.arena.rating import Ranked
from virtuosi.arena.series import Series, check, play_seated, shared_out
from virtuosi.core.compiled import COMPILED
from virtuosi.core.position import Position
from virtuosi.games import find, pack_of, shipped

KEPT = "matches.jsonl"


class BadLadder(ValueError):
    """Why these matches cannot be played here, in one sentence."""


class Terms(msgspec.Struct, frozen=True):
    """What all matches of a ladder share; the first line of what is kept."""

    game: str
    seats: int
    options: dict[str, bool | str]
    seed: int
    revision: int
    pack: str  # its digest
    compiled: bool


class Fixture(msgspec.Struct, frozen=True):
    """One match: who sits where, and with which dice."""

    bots: tuple[str, ...]
    round: int


class Told(msgspec.Struct, frozen=True):
    """What a match between equals tells about the game."""

    ending: str  # the id of the reason
    order: tuple[int, ...]  # seats as they first decided
    origins: tuple[str, ...]  # how each began
    deeds: tuple[tuple[str, ...], ...]  # the different moves of each


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it ended."""

    bots: tuple[str, ...]
    round: int
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    told: Told | None = None

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.bots, self.round)


def terms_of(series: Series) -> Terms:
    game, edition = find(series.game), series.edition or shipped(series.game)
    options = dict(series.options)
    return Terms(game.id, series.seats, options, series.seed, game.revision, pack_of(edition).digest, COMPILED)


def differing(what: str, has: Terms, wanted: Terms, advice: str = "") -> None:
    """Raise where something was begun on other terms."""
    for name in Terms.__struct_fields__:
        old, new = getattr(has, name), getattr(wanted, name)
        if old != new:
            raise BadLadder(f"{what} with {name} {old!r}, not {new!r}{advice}.")


def lineups(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of bots that differ; with too few of them, every mixture in which not all are the same."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [mixed for mixed in combinations_with_replacement(bots, seats) if len(set(mixed)) > 1]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Each way to sit around the table; those that look the same only once."""
    return list(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))


def fixtures(chosen: list[tuple[str, ...]], rounds: int) -> list[Fixture]:
    """Round by round, so that a ladder that is stopped has met every line-up equally often."""
    return [Fixture(seating, n) for n in range(rounds) for lineup in chosen for seating in rotations(lineup)]


def ranked(played: list[Played]) -> list[Ranked]:
    return [Ranked(one.bots, one.ranking, one.round) for one in played]


def play_fixture(series: Series, fixture: Fixture) -> Played:
    """The same wherever it is played, unless a bot thinks by the clock."""
    number = zlib.crc32(f"{fixture.round} {','.join(fixture.bots)}".encode())
    done: list[set[int]] = [set() for _ in fixture.bots]

    def seen(p: Position, _: int, move: int) -> None:
        done[p.actor].add(move)

    outcome = play_seated(series, number, list(fixture.bots), fixture.round, seen)
    told = None
    if len(set(fixture.bots)) == 1:
        names = find(series.game).space.names
        deeds = tuple(tuple(names[move] for move in sorted(moves)) for moves in done)
        told = Told(outcome.ending, tuple(outcome.openings), tuple(outcome.origins), deeds)
    return Played(fixture.bots, fixture.round, tuple(outcome.ranking), tuple(outcome.scores), outcome.moves, told)


Shared = Callable[[Series, list[Fixture]], AbstractContextManager[Iterator[Played]]]  # who plays the matches


class Kept:
    """The matches of a ladder in its folder, a line for each as soon as it is over."""

    def __init__(self, folder: Path, terms: Terms) -> None:
        self.file = folder / KEPT
        folder.mkdir(parents=True, exist_ok=True)
        if not self.file.exists():
            self.file.write_bytes(msgspec.json.encode(terms) + b"\n")
        self.played = self._read(terms)

    def _read(self, terms: Terms) -> list[Played]:
        whole = self.file.read_bytes()
        lines = whole.split(b"\n")
        torn = lines.pop()  # empty, unless the last line was being written when the ladder was killed
        try:
            before = msgspec.json.decode(lines[0], type=Terms)
            played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except (IndexError, msgspec.DecodeError) as error:
            raise BadLadder(f"{self.file} is not what a ladder has kept: {error}.") from error
        differing(f"{self.file} was begun", before, terms, ": choose another folder")
        if torn:
            with self.file.open("r+b") as file:
                file.truncate(len(whole) - len(torn))
        first: dict[Fixture, Played] = {}
        for one in played:  # two that played into this folder at once have kept some matches twice
            first.setdefault(one.fixture, one)
        return list(first.values())

    def add(self, played: Played) -> None:
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
        self.played.append(played)


def in_processes(jobs: int, series: Series, missing: list[Fixture]) -> AbstractContextManager[Iterator[Played]]:
    return shared_out(partial(play_fixture, series), missing, jobs)


def play(
    series: Series, wanted: list[Fixture], kept: Kept, shared: Shared, done: Callable[[Played], None]
) -> list[Played]:
    """Play what is not kept yet; all that was wanted."""
    for fixture in wanted:
        check(msgspec.structs.replace(series, bots=fixture.bots))
    before = {played.fixture for played in kept.played}
    missing = [fixture for fixture in wanted if fixture not in before]
    with shared(series, missing) as each:
        for played in each:
            kept.add(played)
            done(played)
    chosen = set(wanted)
    return [played for played in kept.played if played.fixture in chosen]
