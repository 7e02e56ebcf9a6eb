"""Everything on the table at one moment: what all games' positions share."""

from typing import Any

from virtuosi.core.events import Events
from virtuosi.core.pile import take_out
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE, NOBODY, NOT_ASKED, Task


class Position:
    """A mutable position. A game derives one final class from it and sets every field in its constructor.

    The agenda's tasks are `Task[Any]`: a position holds only tasks made for it.
    """

    def __init__(self, seats: int, agenda: list[Task[Any]]) -> None:
        self.seats = seats
        self.agenda = agenda  # the top is last; empty means over
        self.over = False  # set by a rule that ends the match at once
        self.events: Events | None = None  # None in every copy

    @property
    def actor(self) -> int:
        """The seat that decides, NATURE, or NOBODY when the match is over."""
        return self.agenda[-1].actor if self.agenda else NOBODY

    def moves(self) -> list[int]:
        """The legal moves now, always in one order; never empty until the match is over. Do not alter the list."""
        agenda = self.agenda
        if not agenda:
            return []
        task = agenda[-1]
        moves: list[int] = task.moves(self)
        if task.open():
            asides = self.aside().moves(self)
            if asides:
                moves = moves + asides
        return moves

    def play(self, move: int) -> None:
        """Change the position. Trusts its caller: the table asks `refusal` first."""
        agenda = self.agenda
        if self.is_aside(move):
            self.aside().take(self, move)
        else:
            agenda.pop().take(self, move)
        self.settle()

    def settle(self) -> None:
        """Run steps until somebody decides or the match is over."""
        agenda = self.agenda
        while agenda and not self.over:
            task = agenda[-1]
            if task.actor != NOBODY:
                return
            agenda.pop()
            task.run(self)
        if self.over:
            agenda.clear()

    def _asked(self, move: int) -> Task[Any] | None:
        """The task that would take this move, or None when it is not a candidate."""
        if not self.agenda:
            return None
        task = self.agenda[-1]
        if self.is_aside(move):
            if not task.open():
                return None
            task = self.aside()
        if move in task.candidates(self):
            return task
        return None

    def refusal(self, move: int) -> int:
        """For any int: LEGAL, NOT_ASKED, or the number of a refusal of this game."""
        task = self._asked(move)
        if task is None:
            return NOT_ASKED
        refusal: int = task.refusal(self, move)
        return refusal

    def refusals(self) -> list[tuple[int, int]]:
        """All candidates with their refusals, for the choice layer; never called in search."""
        if not self.agenda:
            return []
        task = self.agenda[-1]
        found: list[tuple[int, int]] = []
        for move in task.candidates(self):
            found.append((move, task.refusal(self, move)))
        if task.open():
            aside = self.aside()
            for move in aside.candidates(self):
                found.append((move, aside.refusal(self, move)))
        return found

    def is_aside(self, move: int) -> bool:
        """Whether this is a quick move, taken while the pending question stays where it is."""
        return False

    def aside(self) -> Task[Any]:
        """The task that offers the quick moves to the seat that decides now."""
        raise NotImplementedError

    def chances(self) -> list[tuple[int, int]]:
        """At Nature's tasks: the outcomes with exact weights."""
        task = self.agenda[-1]
        found: list[tuple[int, int]] = []
        for move in task.moves(self):
            found.append((move, task.weight(self, move)))
        return found

    def toss(self, number: int) -> int:
        """At Nature's tasks: the outcome this random number stands for. Does not play it."""
        outcome: int = self.agenda[-1].toss(self, number)
        return outcome

    def reader(self) -> int:
        """Who alone may read the next move; NATURE when everybody may."""
        task = self.agenda[-1]
        return task.seat if task.secret(self) else NATURE

    def copy(self) -> "Position":
        """An independent position with the same future; events are not carried over."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> None:
        """Redraw what this seat cannot know, consistently with all it saw. In place, on a copy.

        The outcome depends on the generator and on what the seat knows, on nothing else: put what is hidden into one
        order before redrawing it, so that no trace of the truth is left.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of each seat as if the match ended now, from public things only until it has."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the first, with every tie-break; ties are kept as ties."""
        raise NotImplementedError


def play_out(p: Position, rng: Rng, limit: int) -> int:
    """Play random moves, Nature's by their weights, until the end or the limit; returns how many."""
    played = 0
    while played < limit and p.agenda:
        if p.agenda[-1].actor == NATURE:
            p.play(p.toss(rng.number()))
        else:
            moves = p.moves()
            p.play(moves[rng.below(len(moves))])
        played += 1
    return played


def altered(numbers: list[int], at: int, number: int) -> list[int]:
    """A list with one number changed, for lists that copies of a position share."""
    changed = numbers[:]
    changed[at] = number
    return changed


def raised(numbers: list[int], at: int, by: int) -> list[int]:
    """The same with one number raised."""
    changed = numbers[:]
    changed[at] += by
    return changed


def with_one(groups: list[list[int]], at: int, number: int) -> list[list[int]]:
    """Groups that copies share, with a number put last into one of them."""
    changed = groups[:]
    changed[at] = [*groups[at], number]
    return changed


def without_one(groups: list[list[int]], at: int, number: int) -> list[list[int]]:
    """The same with a number taken out."""
    changed = groups[:]
    left = groups[at][:]
    take_out(left, number)
    changed[at] = left
    return changed
