"""Effects that use something a second time: a card, an income tile, a token, a city, a master, an objective."""

from typing import Final, final

from virtuosi.core.task import LEGAL, Question
from virtuosi.games.newton.rules.effects import gain
from virtuosi.games.newton.rules.events import MASTER_PLAYED
from virtuosi.games.newton.rules.moves import (
    BONUSES,
    CITY,
    COLUMNS,
    HAND,
    TO_DONE,
    TO_INCOME,
    TO_INVOKE,
    TO_REBONUS,
    TO_REPEAT,
    TO_REVISIT,
    TO_SCORE,
)
from virtuosi.games.newton.rules.pack import (
    BONUS_AGAIN,
    CITY_AGAIN,
    FIRST_DEVELOPMENT,
    GAIN,
    GOALS,
    INCOME_AGAIN,
    MASTER_AGAIN,
    MENU,
    REPEAT,
)
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.refusals import (
    NO_CITY,
    NO_INCOME_TILE,
    NO_MASTER,
    NO_OBJECTIVE,
    NO_TOKEN,
    NOTHING_TO_REPEAT,
)
from virtuosi.games.newton.rules.scoring import held_now, objective, worth
from virtuosi.games.newton.rules.tasks import effect, landing

# By atom, from INCOME_AGAIN to REPEAT: there is nothing to use again
REFUSED: Final = [NO_INCOME_TILE, NO_TOKEN, NO_CITY, NO_MASTER, NO_OBJECTIVE, NOTHING_TO_REPEAT]


def uses(op: int) -> bool:
    """Whether an atom uses something a second time."""
    return INCOME_AGAIN <= op <= REPEAT


def refusal_of(op: int) -> int:
    """What is said when there is nothing to use again."""
    return REFUSED[op - INCOME_AGAIN]


def choices(p: Newton, seat: int, op: int) -> list[int]:
    """What may be used again, as moves."""
    if op == REPEAT:
        return repeatable(p, seat)
    if op == INCOME_AGAIN:
        slots = p.slots[seat * COLUMNS : (seat + 1) * COLUMNS]
        return [TO_INCOME + kind for kind in range(FIRST_DEVELOPMENT) if kind in slots]
    if op == BONUS_AGAIN:
        return [TO_REBONUS + kind for kind in range(BONUSES) if p.won[seat * BONUSES + kind]]
    if op == CITY_AGAIN:
        cubes, kind = p.cubes[seat], p.pack.kind
        return [TO_REVISIT + place for place in range(len(kind)) if kind[place] == CITY and cubes >> place & 1]
    if op == MASTER_AGAIN:
        base = seat * HAND
        shown = [p.masters[base + k] for k in range(HAND) if p.played[base + k]]
        return [TO_INVOKE + master for master in shown if p.pack.master_lightning[master]]
    return [TO_SCORE + objective(p, goal) for goal in range(GOALS) if held_now(p, seat, goal)]


def repeatable(p: Newton, seat: int) -> list[int]:
    """Cards of the desk, other than the one just played, with a lightning effect that could be used now (rule 11.7)."""
    pack = p.pack
    found: list[int] = []
    for column in range(COLUMNS):
        card = p.desk[seat * COLUMNS + column]
        if card == NONE or column == p.column() or not pack.lightning[card]:
            continue
        if pack.program[card] >= 0 and REPEAT in pack.atoms(pack.program[card]):  # no card repeats one that repeats
            continue
        if pack.effect[card] == GAIN or (
            pack.effect[card] == MENU and effect.hindrance(p, seat, pack.program[card]) == LEGAL
        ):
            found.append(TO_REPEAT + column)
    return found


@final
class Again(Question[Newton]):
    """Which one. a: the atom that asks."""

    def candidates(self, p: Newton) -> list[int]:
        found = choices(p, self.seat, self.a)
        found.append(TO_DONE)
        return found

    def take(self, p: Newton, move: int) -> None:
        if move == TO_DONE:
            return
        seat, pack = self.seat, p.pack
        if self.a == REPEAT:
            effect.use(p, seat, pack.program[p.desk[seat * COLUMNS + move - TO_REPEAT]])
        elif self.a == INCOME_AGAIN:
            gain(p, seat, pack.income_program[move - TO_INCOME])
        elif self.a == BONUS_AGAIN:
            gain(p, seat, pack.bonus_program[move - TO_REBONUS])
        elif self.a == CITY_AGAIN:
            landing.visit_city(p, seat, move - TO_REVISIT)
        elif self.a == MASTER_AGAIN:
            if p.events is not None:
                p.events.add(MASTER_PLAYED, seat, move - TO_INVOKE, 1)
            p.agenda.append(effect.Effect(seat, pack.master_program[move - TO_INVOKE]))
        else:
            effect.score_now(p, seat, move - TO_SCORE, worth(p, seat, move - TO_SCORE))
