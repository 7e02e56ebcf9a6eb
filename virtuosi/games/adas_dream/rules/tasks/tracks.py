"""Research, innovation, steam, and the rewards and tokens chosen among a few."""

from typing import final

from virtuosi.core.position import altered, raised
from virtuosi.core.task import LEGAL
from virtuosi.games.adas_dream.rules import effects, events, moves, refusals
from virtuosi.games.adas_dream.rules import pack as atoms
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, ON_BOARD
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import claims, effect
from virtuosi.games.adas_dream.rules.tasks.decision import Decision, FreeChoice


def gain_innovation(p: AdasDream, seat: int, amount: int) -> None:
    """One step at a time: on the top space two may be spent before the rest is gained."""
    gained = min(amount, effects.MOST_INNOVATION - p.innovation[seat])
    if gained <= 0:
        return
    p.innovation[seat] += gained
    if p.events is not None:
        p.events.add(events.GAINS, seat, atoms.INNOVATION, gained)
    if p.innovation[seat] == effects.MOST_INNOVATION:
        if amount > gained:
            p.agenda.append(effect.Atom(seat, atoms.INNOVATION, amount - gained))
        p.agenda.append(SpendInnovation(seat))


def climb(p: AdasDream, seat: int, track: int, amount: int) -> None:
    """Steps on one track; each breakthrough is resolved before the next step. At the top the rest is lost."""
    at = seat * AREAS_EACH + track
    level = p.research[at]
    if level >= p.pack.research_top:
        return
    level += 1
    p.research = altered(p.research, at, level)
    if p.events is not None:
        p.events.add(events.RESEARCHES, seat, track, level)
    if amount > 1:
        p.agenda.append(effect.Atom(seat, atoms.RESEARCH_PURPLE + track, amount - 1))
    if level == p.pack.research_top:
        take_token(p, seat, track)
    if level in p.pack.breakthrough_at:
        break_through(p, seat, track)


def break_through(p: AdasDream, seat: int, track: int) -> None:
    if p.events is not None:
        p.events.add(events.BREAKS_THROUGH, seat, track, p.breakthroughs[track] - 1)
    p.agenda.append(effect.Effect(seat, atoms.ROW_BREAKTHROUGH + p.breakthroughs[track] - 1))


def take_token(p: AdasDream, seat: int, track: int) -> None:
    """The top assignment token of a colour; one per colour and seat."""
    at = seat * AREAS_EACH + track
    if p.tokens[at]:
        return
    p.tokens = altered(p.tokens, at, p.pack.token_later if p.tokens_taken[track] else p.pack.token_first)
    p.tokens_taken = raised(p.tokens_taken, track, 1)
    if p.events is not None:
        p.events.add(events.TAKES_TOKEN, seat, track, p.tokens[at])


def offer_research(p: AdasDream, seat: int, amount: int) -> None:
    for at in range(seat * AREAS_EACH, seat * AREAS_EACH + AREAS_EACH):
        if p.research[at] < p.pack.research_top:
            p.agenda.append(ChooseResearch(seat, amount))
            return


def offer_steam(p: AdasDream, seat: int) -> None:
    if p.steam[seat] < p.pack.steam_top and p.coal[seat] >= effects.steam_price(p, seat):
        p.agenda.append(PaySteam(seat))


def raise_steam(p: AdasDream, seat: int) -> None:
    """One level up for its coal."""
    price = effects.steam_price(p, seat)
    p.steam = raised(p.steam, seat, 1)
    p.grow(seat, ON_BOARD)
    p.coal[seat] -= price
    if p.events is not None:
        p.events.add(events.STEAMS, seat, p.steam[seat], price)
    claims.check(p, seat)


@final
class ChooseResearch(Decision):
    """`left` steps are to go; one is taken on a track of choice."""

    __slots__ = ()

    @property
    def left(self) -> int:
        return self.a

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.RESEARCH, moves.RESEARCH + 1, moves.RESEARCH + 2, moves.RESEARCH + 3]

    def refusal(self, p: AdasDream, move: int) -> int:
        at = self.seat * AREAS_EACH + move - moves.RESEARCH
        return LEGAL if p.research[at] < p.pack.research_top else refusals.TOP_OF_TRACK

    def take(self, p: AdasDream, move: int) -> None:
        if self.left > 1:
            p.agenda.append(effect.Atom(self.seat, atoms.RESEARCH, self.left - 1))
        climb(p, self.seat, move - moves.RESEARCH, 1)


class Different(Decision):
    """`left` more are to come, none of them twice: `taken` is a mask."""

    __slots__ = ()

    @property
    def left(self) -> int:
        return self.a

    @property
    def taken(self) -> int:
        return self.b


@final
class ChooseReward(Different):
    """Workshop rewards."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        first = moves.REWARD
        return [first, first + 1, first + 2, first + 3, first + 4, first + 5]

    def refusal(self, p: AdasDream, move: int) -> int:
        return refusals.SAME_AGAIN if self.taken >> (move - moves.REWARD) & 1 else LEGAL

    def take(self, p: AdasDream, move: int) -> None:
        space = move - moves.REWARD
        if self.left > 1:
            p.agenda.append(ChooseReward(self.seat, self.left - 1, self.taken | 1 << space))
        p.agenda.append(effect.Effect(self.seat, atoms.ROW_SPACE + space))


@final
class ChooseBreakthrough(Different):
    """Breakthrough rewards, each of another token."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        first = moves.TRACK
        return [first, first + 1, first + 2, first + 3]

    def refusal(self, p: AdasDream, move: int) -> int:
        return refusals.SAME_AGAIN if self.taken >> (move - moves.TRACK) & 1 else LEGAL

    def take(self, p: AdasDream, move: int) -> None:
        track = move - moves.TRACK
        if self.left > 1:
            p.agenda.append(ChooseBreakthrough(self.seat, self.left - 1, self.taken | 1 << track))
        break_through(p, self.seat, track)


@final
class ChooseToken(Decision):
    """An assignment token of a colour the seat has none of."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.TRACK, moves.TRACK + 1, moves.TRACK + 2, moves.TRACK + 3]

    def refusal(self, p: AdasDream, move: int) -> int:
        return refusals.HAS_TOKEN if p.tokens[self.seat * AREAS_EACH + move - moves.TRACK] else LEGAL

    def take(self, p: AdasDream, move: int) -> None:
        take_token(p, self.seat, move - moves.TRACK)


@final
class ChooseScience(FreeChoice):
    """A science token of the lower value."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.SCIENCE, moves.SCIENCE + 1, moves.SCIENCE + 2, moves.SCIENCE + 3]

    def take(self, p: AdasDream, move: int) -> None:
        science = move - moves.SCIENCE
        at = self.seat * AREAS_EACH + science
        p.science_tokens = raised(p.science_tokens, at, 1)
        if p.events is not None:
            p.events.add(events.TAKES_SCIENCE, self.seat, science)


@final
class SpendInnovation(FreeChoice):
    """The top of the innovation track has been reached: a workshop reward for two steps back?"""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.SPEND, moves.SKIP]

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.SPEND:
            p.innovation[self.seat] -= p.pack.top_bonus_innovation
            if p.events is not None:
                p.events.add(events.SPENDS, self.seat, p.pack.top_bonus_innovation)
            p.agenda.append(ChooseReward(self.seat, 1, 0))


@final
class PaySteam(Decision):
    """Steam may be raised for its coal."""

    __slots__ = ()

    def candidates(self, p: AdasDream) -> list[int]:
        return [moves.SPEND, moves.SKIP]

    def refusal(self, p: AdasDream, move: int) -> int:
        # The coal may have gone into a die since the question was put.
        if move == moves.SPEND and p.coal[self.seat] < effects.steam_price(p, self.seat):
            return refusals.NEEDS_COAL
        return LEGAL

    def take(self, p: AdasDream, move: int) -> None:
        if move == moves.SPEND:
            raise_steam(p, self.seat)
