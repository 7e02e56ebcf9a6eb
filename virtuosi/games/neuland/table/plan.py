"""The planner: the cheapest way to a good or a progress this turn. A suggestion for people, never a rule."""

from typing import Final

from virtuosi.core.game import UnknownGoal
from virtuosi.core.scene import Plan, PlanStep
from virtuosi.core.text import Message, dashed, say
from virtuosi.games.neuland.insight.route import Search
from virtuosi.games.neuland.rules import track
from virtuosi.games.neuland.rules.moves import (
    CATEGORIES,
    GOODS,
    HEXES,
    STEPS,
    TO_BUILD,
    TO_FROM,
    TO_PRODUCE,
    TO_SITE,
    space,
)
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseSite
from virtuosi.games.neuland.rules.tasks.reach import kind_for
from virtuosi.games.neuland.rules.tasks.source import ChooseSource
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn
from virtuosi.games.neuland.table.labels import label
from virtuosi.games.neuland.table.names import actions, kind_name, place_of, recipe, tile
from virtuosi.games.neuland.table.refs import refs

ANSWER_WITHIN: Final = 0.7  # seconds


def goals(p: Neuland) -> list[str]:
    """What can be asked for: every good, and every category with a tile left."""
    open_ones = [name for number, name in enumerate(CATEGORIES) if p.scored[number] < STEPS]
    return [f"good/{name}" for name in GOODS] + [f"progress/{name}" for name in open_ones]


def plan(p: Neuland, goal: str, seconds: float = ANSWER_WITHIN) -> Plan | None:
    """The cheapest way to a goal for the seat on turn, None while another decision is pending."""
    if not p.agenda or not isinstance(p.agenda[-1], PlayTurn):
        return None
    if goal not in goals(p):
        raise UnknownGoal(goal)
    search = Search(p, goal, seconds)
    found = search.run()
    if found is None:
        return Plan(goal, [], 0, None, search.proved)
    end, macros = found
    cost = end.used - p.used
    remark = say("plan-total", cost=actions(cost), space=landing(p, end))
    return Plan(goal, told(p, macros), cost, remark, search.proved)


def landing(p: Neuland, end: Neuland) -> int:
    """Where the turn would end after the plan."""
    seat = p.agenda[0].seat
    if end.over:
        return (end.cycle + end.used) % end.pack.track
    return (end.cycle + track.landing(end, seat)) % end.pack.track


def told(p: Neuland, macros: list[list[int]]) -> list[PlanStep]:
    """The plan in words, each step as the table stands when it is reached."""
    steps = []
    q = p.copy()
    for macro in macros:
        before = q.used
        text = made(q, macro[0] - TO_PRODUCE) if macro[0] < TO_BUILD else label(q, macro[0])
        touched = refs(q, macro[0])
        for move in macro:
            task = q.agenda[-1]
            if isinstance(task, ChooseSite):
                text = say("plan-build", tile=built(q, task.pile, move - TO_SITE), hex=HEXES[move - TO_SITE])
                touched = refs(q, move)[::-1] + touched
            elif isinstance(task, ChooseSource | ChooseMaterial) and move >= TO_FROM:
                touched += refs(q, move)
            q.play(move)
        steps.append(PlanStep([space.names[move] for move in macro], text, touched, q.used - before))
    return steps


def built(p: Neuland, pile: int, at: int) -> Message:
    return say(f"built-{dashed(kind_name(kind_for(p, pile, p.terrain[at])))}")


def made(p: Neuland, slot: int) -> Message:
    kind = p.tile[slot]
    return say("plan-produce", tile=tile(kind), hex=place_of(p, slot), recipe=recipe(p, kind, p.stack[slot]))
