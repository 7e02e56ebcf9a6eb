"""The facts of a refusal: the arguments of its sentence."""

from virtuosi.core.text import Message, say
from virtuosi.games.adas_dream.rules import effects, moves, refusals
from virtuosi.games.adas_dream.rules.board import LEVELS, STORED_EACH
from virtuosi.games.adas_dream.rules.die import color_of, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import workshop
from virtuosi.games.adas_dream.table.names import area_text, either, gear_cost

Facts = dict[str, int | str | Message]


def facts(p: AdasDream, move: int, refusal: int) -> Facts:
    """The arguments of a refusal's sentence."""
    verb, index, seat = moves.SPACE.verbs[move], moves.SPACE.index(move), p.actor
    if refusal == refusals.NEEDS_COAL:
        needed = effects.steam_price(p, seat) if verb in ("spend", "publish") else p.pack.nudge_coal
        return {"needed": needed, "have": p.coal[seat]}
    if refusal == refusals.NEEDS_COINS:
        return {"needed": _coins_needed(p, verb, index), "have": p.coins[seat]}
    if refusal == refusals.NEEDS_INNOVATION:
        needed = effects.lecture_cost(p, seat, index % LEVELS) if verb == "lecture" else p.pack.room_innovation[index]
        return {"needed": needed, "have": p.innovation[seat]}
    task = p.agenda[-1]
    if refusal == refusals.TOO_HIGH and isinstance(task, workshop.PushDie):
        return {"value": value_of(p.ring[index]), "mover": value_of(p.ring[task.mover])}
    if refusal == refusals.WRONG_DIE:
        mask = p.pack.card_die[index]
        values = either([say("sum", sum=value) for value in range(1, 7) if mask >> value & 1])
        return {"values": values, "value": value_of(p.storage[seat * STORED_EACH + p.stored])}
    if refusal == refusals.NEEDS_DISCARDS:
        card = p.assignment_market[index] - 1
        return {"needed": p.pack.assignment_discard[card], "have": effects.hand_size(p, seat)}
    if refusal == refusals.GEAR_TOO_DEAR:
        return {"cost": gear_cost(p, index)}
    if refusal == refusals.NO_MAIN_ACTION:
        color = color_of(p.storage[seat * STORED_EACH + index]) if verb == "use" else index
        return {"area": area_text(color)}
    return {}


def _coins_needed(p: AdasDream, verb: str, index: int) -> int:
    if verb == "travel":
        return effects.fare(p, p.actor, index)
    if verb == "coins":
        return p.pack.room_coins[index]
    return value_of(p.storage[p.actor * STORED_EACH + p.stored])
