"""What is asked: prompts, hints, and what waits behind the question."""

from typing import Any

from virtuosi.core.masks import members
from virtuosi.core.task import Task
from virtuosi.core.text import Message, task_name
from virtuosi.games.new_science.rules import odds, points
from virtuosi.games.new_science.rules.moves import ACTION_OF, EXPERIMENT, PUBLISH
from virtuosi.games.new_science.rules.position import NewScience
from virtuosi.games.new_science.rules.setup import ChooseScientist
from virtuosi.games.new_science.rules.tasks.actions import (
    DiscoveryAction,
    RollAgain,
    RollDie,
    SpendRest,
    is_marvel,
    rest_of,
)
from virtuosi.games.new_science.rules.tasks.cubes import DropCube, LiftCube
from virtuosi.games.new_science.rules.tasks.discoveries import ChooseMember, ChoosePayment, TakeBack
from virtuosi.games.new_science.rules.tasks.happenings import ChooseOpponent, ChooseTrack, Effect
from virtuosi.games.new_science.rules.tasks.laboratory import KeepCard, SaveCard
from virtuosi.games.new_science.rules.tasks.markers import ChooseDispute, ChooseDisputed, PlaceMarker
from virtuosi.games.new_science.rules.tasks.rounds import PlaceEnergy
from virtuosi.games.new_science.table.cards import card_text
from virtuosi.games.new_science.table.names import Facts, card_name, discovery, span


def idle(p: NewScience, move: int) -> bool:
    """Rest beyond which no other face of the die would succeed."""
    task = p.agenda[-1]
    if not isinstance(task, SpendRest) or rest_of(move) == 0:
        return False
    rest, marvel = rest_of(move), is_marvel(move)
    spent, less = [odds.chance(p, task.seat, task.space, task.discovery, r, marvel) for r in (rest, rest - 1)]
    return spent == less


def asked(p: NewScience) -> Facts:
    """The arguments of the prompt and the hint of the pending task."""
    task = p.agenda[-1]
    if isinstance(task, PlaceEnergy):
        return {"left": p.pack.energy - task.placed // p.seats}
    if isinstance(task, DiscoveryAction):
        return {"points": span(reach(p, task)), "rest": points.spendable(p, task.seat)}
    if isinstance(task, (ChoosePayment, SpendRest, RollDie, RollAgain, TakeBack, ChooseMember)):
        return {"discovery": discovery(task.discovery)} | _sums(p, task)
    if isinstance(task, LiftCube):
        return {"card": card_name(task.card), "left": task.left}
    if isinstance(task, SaveCard):
        return {"card": card_name(task.card), "n": task.price, "keep": card_name(p.laboratory[task.seat])}
    if isinstance(task, ChooseDisputed):
        return {"card": card_name(task.card), "discovery": discovery(task.discovery)}
    if isinstance(task, (ChooseTrack, ChooseOpponent, PlaceMarker, DropCube, ChooseDispute, KeepCard)):
        return {"card": card_name(task.card)}
    return {}


def _sums(p: NewScience, task: Task[Any]) -> Facts:
    """Points, need and total of what is being paid for or tried."""
    seat = task.seat
    if isinstance(task, ChoosePayment):
        return {"missing": points.missing(p, seat, ACTION_OF[task.space], task.space, task.discovery)}
    if isinstance(task, SpendRest):
        ready = points.points(p, seat, EXPERIMENT, task.space, task.discovery)
        return {"need": odds.number_asked(p, seat, task.discovery), "points": ready}
    if isinstance(task, RollAgain):
        total = odds.before_die(task.strength) + task.die
        return {"die": task.die, "total": total, "need": odds.number_asked(p, seat, task.discovery)}
    return {}


def reach(p: NewScience, task: DiscoveryAction) -> list[int]:
    """The points of an action on what it could be used for, cards counted: they may differ by discovery."""
    seat, action = task.seat, ACTION_OF[task.space]
    if action == EXPERIMENT:
        chosen = members(p.researched[seat])
    elif action == PUBLISH:
        chosen = members(p.known[seat])
    else:
        chosen = [move - task.first() for move in task.moves(p)[:-1]]
    return [points.points(p, seat, action, task.space, d) for d in chosen]


def prompt(p: NewScience, seat: int) -> Message:
    return Message(f"prompt-{task_name(p.agenda[-1])}", asked(p))


def hint(p: NewScience, seat: int) -> Message | None:
    task = p.agenda[-1]
    return None if isinstance(task, ChooseScientist) else Message(f"hint-{task_name(task)}", asked(p))


def queue(p: NewScience) -> list[Message]:
    """What is left of a card under way. The cubes to come stand on the board, in their order."""
    found: list[Message] = []
    top = p.agenda[-1]
    if isinstance(top, (ChooseTrack, ChooseOpponent)):  # goes on with the next clause by itself
        found += card_text(p.pack.cards, top.card)[top.clause + 1 :]
    for task in p.agenda[-2::-1]:
        if isinstance(task, Effect):
            found += card_text(p.pack.cards, task.card)[task.clause :]
    return found
