"""What is asked, in words: prompts, hints, and what waits."""

from virtuosi.core.game import plain_prompt
from virtuosi.core.passage import beyond
from virtuosi.core.text import Message, say, task_name
from virtuosi.games.newton.rules.moves import COLUMNS, HAND, JOKER, TO_DONE, TO_END
from virtuosi.games.newton.rules.pack import END
from virtuosi.games.newton.rules.position import FINISHED, NONE, Newton
from virtuosi.games.newton.rules.tasks.action import Action
from virtuosi.games.newton.rules.tasks.draft import KeepMaster
from virtuosi.games.newton.rules.tasks.effect import Discard, Effect, PlaceCube
from virtuosi.games.newton.rules.tasks.lessons import Lessons
from virtuosi.games.newton.rules.tasks.masters import PlayMaster
from virtuosi.games.newton.rules.tasks.study import Study
from virtuosi.games.newton.rules.tasks.technology import Technology
from virtuosi.games.newton.rules.tasks.tiles import ReplaceTile
from virtuosi.games.newton.rules.tasks.travel import Travel
from virtuosi.games.newton.rules.tasks.turn import Act, PlayCard
from virtuosi.games.newton.rules.tasks.upkeep import Tuck
from virtuosi.games.newton.table import names

CLOSING = (TO_END, TO_DONE)


def prompt(p: Newton, seat: int) -> Message:
    if any(move not in CLOSING and not p.is_aside(move) for move in p.moves()):
        return plain_prompt(p, seat)
    after = beyond(p, CLOSING)
    if after and isinstance(after.agenda[-1], PlayCard):
        return say("prompt-act-next")
    return say("prompt-act-over") if isinstance(p.agenda[-1], Act) else plain_prompt(p, seat)


def hint(p: Newton, seat: int) -> Message | None:
    task = p.agenda[-1]
    if isinstance(task, PlayCard):
        return say("hint-play-card", column=p.column() + 1)
    if isinstance(task, Act):
        if p.card == NONE:
            return say("hint-act-empty")
        how = "hint-act-done" if p.acted == FINISHED else "hint-act-waiting"
        return say(how, card=names.card_name(p.card))
    if isinstance(task, ReplaceTile):
        return say("hint-tile", tile=names.stock_name(task.tile))
    if isinstance(task, PlaceCube):
        return say("hint-cost", n=task.cost) if task.cost else None
    if isinstance(task, KeepMaster):
        if p.seats == 1:
            return say("hint-solo-masters", picks=HAND)
        return say("hint-draft", pick=task.pick + 1, picks=HAND)
    if isinstance(task, Tuck):
        return _tuck_hint(p, task.seat)
    if isinstance(task, Discard):
        return say("hint-discard")
    return _action_hint(p)


def _tuck_hint(p: Newton, seat: int) -> Message:
    """What counts under the desk: symbols, but not of a joker, nor of a special card (rules 3.7, 14.2, 16.4)."""
    desk = [card for card in p.desk[seat * COLUMNS : (seat + 1) * COLUMNS] if card != NONE]
    special = any(p.pack.special[card] != NONE for card in desk)
    if special:
        return say("hint-tuck-special")
    return say("hint-tuck-joker" if JOKER in desk else "hint-tuck")


def _action_hint(p: Newton) -> Message | None:
    """Value and what is left of it, while an action is being done."""
    task = p.agenda[-1]
    if not isinstance(task, Action):
        return None
    action, value = say(f"action-{task_name(task)}"), task.value(p)
    if isinstance(task, Technology | Travel):
        return say("hint-steps", action=action, value=value, left=max(0, task.left(p)))
    if isinstance(task, Lessons | Study):
        return say("hint-left", action=action, value=value, left=task.left(p))
    return say("hint-value", action=action, value=value)


def queue(p: Newton) -> list[Message]:
    """What waits below the question, next first."""
    found = []
    for task in p.agenda[-2::-1]:
        if isinstance(task, Effect):
            if p.pack.op[task.counter] != END:
                found.append(say("queue-effect", effect=names.effect(p.pack, task.counter)))
        elif isinstance(task, Technology | Travel | Study | Lessons | PlayMaster):
            found.append(say(f"queue-{task_name(task)}"))
    return found
