"""What the sentence of a refusal names."""

from virtuosi.core.text import Message
from virtuosi.games.ray_master.rules.moves import ACTION_OF, TO_END, TO_IDLE, TO_STUDENT
from virtuosi.games.ray_master.rules.position import NO_CARD, RayMaster
from virtuosi.games.ray_master.rules.staffing import scientists_for, scientists_for_card
from virtuosi.games.ray_master.rules.tasks.forced import ObeyCard
from virtuosi.games.ray_master.rules.tasks.opening import PlaceDie
from virtuosi.games.ray_master.rules.tasks.turn import ChooseStudent
from virtuosi.games.ray_master.table.labels import staff_of
from virtuosi.games.ray_master.table.names import action_name


def facts(p: RayMaster, move: int, refusal: int) -> dict[str, int | str | Message]:
    task = p.agenda[-1]
    if isinstance(task, PlaceDie):
        return {"sum": p.pack.large_sum}
    if isinstance(task, ChooseStudent):
        return {"needed": scientists_for_card(p, move - TO_STUDENT), "free": p.free}
    card = task.card if isinstance(task, ObeyCard) else p.student
    if move in (TO_END, TO_IDLE):
        return {"action": action_name(p.action_of(card))}
    return {
        "action": action_name(ACTION_OF[move]),
        "needed": scientists_for(p, move),
        "free": p.free + p.held if staff_of(p, move) == 0 else p.free,
        "amount": p.strength_of(card) if card != NO_CARD else 0,
    }
