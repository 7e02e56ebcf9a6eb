"""The things on the board that a move touches."""

from typing import Any

from virtuosi.core.task import Task
from virtuosi.games.new_science.rules.moves import (
    ACTION_OF,
    ACTIONS,
    AT,
    CARDS,
    DISCOVERIES,
    HAPPENING_AT,
    INFLUENCE_AT,
    PASS,
    PAY_CARD,
    SAVE_LOSE,
    SCIENTISTS,
    SPACES,
    TO_KEEP,
    TO_PLACE,
    TRACKS,
    space,
)
from virtuosi.games.new_science.rules.pack import FREE
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.tasks.actions import SpendRest
from virtuosi.games.new_science.rules.tasks.laboratory import KeepCard

OF_DISCOVERY = ("research", "experiment", "publish", "member", "take_back", "dispute")


def refs(p: NewScience, move: int) -> list[str]:
    task = p.agenda[-1]
    verb, index = space.verbs[move], space.index(move)
    if move == PASS:
        return []
    if verb == "place":
        return _place(p, move)
    if verb in OF_DISCOVERY:
        return [f"discovery/{DISCOVERIES[index]}"]
    if isinstance(task, SpendRest):
        return [f"{verb}/{index}", f"discovery/{DISCOVERIES[task.discovery]}"]
    if verb in ("lift", "drop"):
        return [f"space/{SPACES[INFLUENCE_AT + index]}"]
    if verb in ("pay", "save", "keep"):
        return [_paying(p, task, move)]
    if verb == "again":
        return ["die"]
    if verb == "opponent":
        return [f"seat/{index}"]
    if verb == "scientist":
        return [f"scientist/{SCIENTISTS[index]}"]
    return [f"track/{TRACKS[index]}"]


def _paying(p: NewScience, task: Task[Any], move: int) -> str:
    """Rest, or a card: the new one, or the one in the laboratory."""
    if isinstance(task, KeepCard) and move == TO_KEEP:
        return f"card/{CARDS[task.card]}"
    if isinstance(task, KeepCard) or move in (PAY_CARD, SAVE_LOSE):
        return f"card/{CARDS[p.laboratory[task.seat]]}"
    return "track/rest"


def _place(p: NewScience, move: int) -> list[str]:
    if move == TO_PLACE:
        best = next((s for s in range(HAPPENING_AT) if p.space[s] == FREE), 0)
        return ["action/rest", f"space/{SPACES[best]}"]
    s = move - AT
    found = [f"action/{ACTIONS[ACTION_OF[s]]}", f"space/{SPACES[s]}"]
    if HAPPENING_AT <= s < INFLUENCE_AT and p.face[s - HAPPENING_AT] != NO_CARD:
        found.append(f"card/{CARDS[p.face[s - HAPPENING_AT]]}")
    return found
