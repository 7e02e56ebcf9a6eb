"""Positions and tasks: steps run by themselves, asides wait beside the question, Nature's weights are exact.

A toy stands for a game. Compiled classes take no interpreted children, so this is tested interpreted only.
"""

from typing import Any

import pytest

from virtuosi.core.position import Position, play_out
from virtuosi.core.rng import Rng
from virtuosi.core.task import LEGAL, NATURE, NOBODY, NOT_ASKED, Chance, Question, Step, Task, WeightedChance

DONE, TAKE, LEAVE, PAY, BLUE, RED = range(6)
TOO_POOR = 1


class Toy(Position):
    """Take from a heap until it is gone; a coin may be paid at any time; a ball is drawn in between."""

    def __init__(self, agenda: list[Task[Any]], heap: int = 3, coins: int = 1) -> None:
        super().__init__(2, agenda)
        self.heap = heap
        self.coins = coins
        self.seen: list[int] = []

    def is_aside(self, move: int) -> bool:
        return move == PAY

    def aside(self) -> Task[Any]:
        return Pay(self.actor)

    def copy(self) -> "Toy":
        other = Toy(self.agenda[:], self.heap, self.coins)
        other.seen = self.seen[:]
        other.over = self.over
        return other


class Pay(Question[Toy]):
    def candidates(self, p: Toy) -> list[int]:
        return [PAY]

    def refusal(self, p: Toy, move: int) -> int:
        return LEGAL if p.coins else TOO_POOR

    def take(self, p: Toy, move: int) -> None:
        p.coins -= 1


class Ask(Question[Toy]):
    def candidates(self, p: Toy) -> list[int]:
        return [DONE, TAKE]

    def refusal(self, p: Toy, move: int) -> int:
        return TOO_POOR if move == TAKE and not p.heap else LEGAL

    def take(self, p: Toy, move: int) -> None:
        if move == TAKE:
            p.heap -= 1
            p.agenda.append(self)
        else:
            p.agenda.append(Tidy(self.seat))

    def open(self) -> bool:
        return self.a == 1


class Tidy(Step[Toy]):
    def run(self, p: Toy) -> None:
        p.seen.append(-1)
        if p.heap == 0:
            p.over = True
        else:
            p.agenda.append(Ask(1 - self.seat))


class Ball(WeightedChance[Toy]):
    def candidates(self, p: Toy) -> list[int]:
        return [BLUE, RED]

    def weight(self, p: Toy, move: int) -> int:
        return 3 if move == BLUE else 1

    def secret(self, p: Toy) -> bool:
        return True

    def take(self, p: Toy, move: int) -> None:
        p.seen.append(move)


class Coin(Chance[Toy]):
    def candidates(self, p: Toy) -> list[int]:
        return [TAKE, LEAVE]

    def take(self, p: Toy, move: int) -> None:
        p.seen.append(move)


def test_the_top_task_decides_who_acts() -> None:
    assert Toy([Ask(0)]).actor == 0
    assert Toy([Ask(0), Ball(1)]).actor == NATURE
    assert Toy([]).actor == NOBODY
    assert Toy([]).moves() == []
    assert Toy([]).refusals() == []


def test_steps_run_until_somebody_decides() -> None:
    p = Toy([Ask(0), Tidy(1), Tidy(1)], heap=1)
    p.settle()
    assert (p.seen, p.actor) == ([-1], 0)  # the step asked seat 0, so the other step waits


def test_a_rule_that_ends_the_match_empties_the_agenda() -> None:
    p = Toy([Ask(0), Ask(0)], heap=0)
    p.play(DONE)
    assert (p.over, p.agenda, p.actor, p.moves()) == (True, [], NOBODY, [])
    assert p.refusal(DONE) == NOT_ASKED


def test_moves_are_the_candidates_without_refusal() -> None:
    p = Toy([Ask(0)], heap=0)
    assert p.moves() == [DONE]
    assert p.refusals() == [(DONE, LEGAL), (TAKE, TOO_POOR)]
    assert (p.refusal(TAKE), p.refusal(LEAVE), p.refusal(-5), p.refusal(10**9)) == (TOO_POOR, *[NOT_ASKED] * 3)
    assert p.refusal(DONE) == LEGAL


def test_an_aside_leaves_the_question_where_it_is() -> None:
    p = Toy([Ask(0, 1)])
    assert p.moves() == [DONE, TAKE, PAY]
    p.play(PAY)
    assert (p.coins, type(p.agenda[-1]), p.actor) == (0, Ask, 0)
    assert p.refusal(PAY) == TOO_POOR
    assert p.refusals()[-1] == (PAY, TOO_POOR)


def test_an_aside_is_not_asked_where_the_question_is_closed() -> None:
    p = Toy([Ask(0, 0)])
    assert p.refusal(PAY) == NOT_ASKED
    assert PAY not in p.moves()


def test_equal_chances_and_weighted_ones() -> None:
    assert Toy([Coin(0)]).chances() == [(TAKE, 1), (LEAVE, 1)]
    p = Toy([Ball(0)])
    assert p.chances() == [(BLUE, 3), (RED, 1)]
    assert [p.toss(number) for number in range(8)] == [BLUE, BLUE, BLUE, RED] * 2
    assert [Toy([Coin(0)]).toss(number) for number in range(4)] == [TAKE, LEAVE] * 2
    assert p.seen == []  # a toss plays nothing


def test_a_hidden_outcome_is_read_by_its_seat() -> None:
    assert Toy([Ball(1)]).reader() == 1
    assert Toy([Coin(1)]).reader() == NATURE
    assert Toy([Ask(1)]).reader() == NATURE


def test_random_play_stops_at_the_end_or_the_limit() -> None:
    p = Toy([Ask(0)], heap=50)
    assert play_out(p, Rng(1), 5) == 5
    q = Toy([Ask(0)], heap=2)
    assert play_out(q, Rng(1), 1000) < 1000
    assert q.over


def test_tasks_are_shared_by_copies_and_never_change() -> None:
    p = Toy([Ask(0)])
    q = p.copy()
    q.play(TAKE)
    assert (p.heap, q.heap) == (3, 2)
    assert p.agenda[-1] is q.agenda[-1]


def test_what_a_task_does_not_say_is_not_guessed() -> None:
    task: Task[Toy] = Task(0)
    p = Toy([])
    for call in (lambda: task.candidates(p), lambda: task.take(p, 0), lambda: task.toss(p, 0), lambda: task.run(p)):
        with pytest.raises(NotImplementedError):
            call()
    bare = Position(1, [])
    for ask in (bare.copy, bare.scores, bare.ranking, bare.aside):
        with pytest.raises(NotImplementedError):
            ask()
