"""How even a game is between equals: by seat, order, start and what they did, and how their matches end."""

from collections import Counter, defaultdict
from typing import TypeVar

import msgspec

from virtuosi.arena.ladder import Played, Told
from virtuosi.arena.report import SURE, Spread, likely, shares, spread, winning

SELDOM = 0.05  # of all seats: what fewer did is not told
VERY_SURE = 3.29  # standard deviations that 99.9 % lie within: of many moves some look far off by luck

Kind = TypeVar("Kind", int, str)


class Fared(msgspec.Struct, frozen=True):
    """What those seats won of the victories, a shared one in parts, and where the true share lies."""

    seats: int
    share: float
    low: float
    high: float


class Balance(msgspec.Struct, frozen=True):
    """How one bot fared against itself. Intervals are of 95 %, those of moves of 99.9 %."""

    bot: str
    matches: int
    fair: float
    seats: list[Fared]
    order: list[Fared]  # whoever decided first, second, ...
    starts: dict[str, Fared]
    moves: dict[str, Fared]  # those who made each at least once; who is ahead can do more, so far off is not yet unfair
    endings: dict[str, int]
    winning: Spread  # points
    length: Spread  # moves, Nature's among them

    def standings(self) -> dict[str, Fared]:
        """By what nobody chooses: seat, order and start, each in words."""
        seats = {f"seat {seat + 1}": one for seat, one in enumerate(self.seats)}
        order = {f"decided {place + 1}.": one for place, one in enumerate(self.order)}
        return seats | order | self.starts


def balances(game: str, played: list[Played]) -> list[Balance]:
    """One for each bot that met itself."""
    equals: dict[str, list[tuple[Played, Told]]] = defaultdict(list)
    for one in played:
        if one.told:
            equals[one.bots[0]].append((one, one.told))
    return [balance(game, bot, matches) for bot, matches in equals.items()]


def balance(game: str, bot: str, matches: list[tuple[Played, Told]]) -> Balance:
    by_seat, by_order, by_start, by_move = Tally[int](), Tally[int](), Tally[str](), Tally[str]()
    for one, told in matches:
        for seat, share in enumerate(shares(game, one.ranking)):
            by_seat.add(seat, share)
            by_order.add(told.order.index(seat), share)
            by_start.add(told.origins[seat], share)
            for move in told.deeds[seat]:
                by_move.add(move, share)
    seats = len(by_seat)
    return Balance(
        bot=bot,
        matches=len(matches),
        fair=1 / seats,
        seats=list(by_seat.fared().values()),
        order=list(by_order.fared().values()),
        starts={name: found for name, found in by_start.fared().items() if name},
        moves=by_move.fared(VERY_SURE, SELDOM * seats * len(matches)),
        endings=dict(Counter(told.ending for _, told in matches).most_common()),
        winning=spread([winning(one.ranking, one.scores) for one, _ in matches]),
        length=spread([one.moves for one, _ in matches]),
    )


class Tally(dict[Kind, list[float]]):
    """What each seat of a kind won."""

    def add(self, kind: Kind, share: float) -> None:
        self.setdefault(kind, []).append(share)

    def fared(self, sure: float = SURE, fewest: float = 1.0) -> dict[Kind, Fared]:
        found = {}
        for kind in sorted(self):
            won = self[kind]
            if len(won) >= fewest:
                low, high = likely(sum(won), len(won), sure)
                found[kind] = Fared(len(won), round(sum(won) / len(won), 4), round(low, 4), round(high, 4))
        return found


def uneven(found: dict[str, Fared], fair: float) -> dict[str, Fared]:
    """What luck alone does not explain, the farthest off first."""
    far = {name: one for name, one in found.items() if not one.low <= fair <= one.high}
    return dict(sorted(far.items(), key=lambda item: -abs(item[1].share - fair)))
