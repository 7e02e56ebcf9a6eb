"""Newton in words: prompts, hints, previews, figures, the score sheet."""

from virtuosi.core.scene import Figure, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say
from virtuosi.games.newton.rules import scoring
from virtuosi.games.newton.rules.effects import value_of
from virtuosi.games.newton.rules.moves import ACTIONS, BOARDS, BOOKS, COLUMNS, LESSONS, STUDY, TECHNOLOGY, TRAVEL, WORK
from virtuosi.games.newton.rules.pack import GOALS
from virtuosi.games.newton.rules.position import FINISHED, NONE, Newton
from virtuosi.games.newton.rules.reading import RANKS
from virtuosi.games.newton.rules.setup import KeepMaster
from virtuosi.games.newton.rules.tasks.effect import Discard, Effect, PlaceCube
from virtuosi.games.newton.rules.tasks.lessons import Lessons
from virtuosi.games.newton.rules.tasks.masters import PlayMaster
from virtuosi.games.newton.rules.tasks.study import Study
from virtuosi.games.newton.rules.tasks.technology import Technology
from virtuosi.games.newton.rules.tasks.tiles import ReplaceTile
from virtuosi.games.newton.rules.tasks.travel import Travel
from virtuosi.games.newton.rules.tasks.turn import Act, PlayCard
from virtuosi.games.newton.rules.tasks.upkeep import Tuck
from virtuosi.games.newton.rules.tasks.work import Work
from virtuosi.games.newton.table import names
from virtuosi.games.newton.table.study import forecast


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
        return say("hint-tile", tile=names.stock_name(task.a))
    if isinstance(task, PlaceCube):
        return say("hint-cost", n=task.b) if task.b else None
    if isinstance(task, KeepMaster):
        if p.seats == 1:
            return say("hint-solo-masters", picks=4)
        return say("hint-draft", pick=task.a + 1, picks=4)
    if isinstance(task, Discard | Tuck):
        return say("hint-tuck" if isinstance(task, Tuck) else "hint-discard")
    return _action_hint(p)


def _action_hint(p: Newton) -> Message | None:
    """Value and what is left of it, while an action is being done."""
    task = p.agenda[-1]
    if isinstance(task, Work):
        return say("hint-value", action=names.action_name(WORK), value=value_of(p, task.b))
    if isinstance(task, Technology):
        value = value_of(p, task.b)
        return say("hint-steps", action=names.action_name(TECHNOLOGY), value=value, left=max(0, value - task.steps))
    if isinstance(task, Travel):
        value = value_of(p, task.b)
        return say("hint-steps", action=names.action_name(TRAVEL), value=value, left=max(0, value - task.a))
    if isinstance(task, Lessons):
        value = value_of(p, task.b)
        return say("hint-left", action=names.action_name(LESSONS), value=value, left=value - task.a)
    if isinstance(task, Study):
        value = value_of(p, task.b)
        return say("hint-left", action=names.action_name(STUDY), value=value, left=value - task.used)
    return None


def queue(p: Newton) -> list[Message]:
    """What waits below the question, next first."""
    found = []
    for task in reversed(p.agenda[:-1]):
        if isinstance(task, Effect):
            if p.pack.op[task.a]:
                found.append(say("queue-effect", effect=names.effect(p.pack, task.a)))
        else:
            for kind, name in WAITING:
                if isinstance(task, kind):
                    found.append(say(f"queue-{name}"))
    return found


WAITING = (
    (Technology, "technology"),
    (Travel, "travel"),
    (Study, "study"),
    (Lessons, "lessons"),
    (PlayMaster, "play-master"),
)


def measures(p: Newton, seat: int) -> list[Measure]:
    found = [
        Measure("points", "points", say("measure-points"), p.scores()[seat], 1),
        Measure("coins", "coin", say("measure-coins"), p.coins[seat], 1),
        Measure("potions", "potion", say("measure-potions"), p.potions[seat], 1),
    ]
    if p.round > 0:
        found.append(Measure("income", "income", say("measure-income"), forecast(p, seat)["points"], 1))
    if p.agenda and (p.first + p.turns) % p.seats == seat and p.round > 0 and p.action != NONE:
        found.append(Measure("value", ACTIONS[p.action], say("measure-value"), p.value, 1))
    found.append(Measure("cubes", "cube", say("measure-cubes"), p.cubes[seat].bit_count(), 1))
    found.append(Measure("shelf", "book", say("measure-shelf"), p.taken[seat] - p.removed[seat], 1))
    found.append(Measure("students", "student", say("measure-students"), 4 - p.reserve(seat), 1))
    found.append(Measure("marker", "work", say("measure-marker"), p.marker[seat], 1))
    found.append(Measure("masters", "master", say("measure-masters"), p.masters_played(seat), 1))
    found.append(Measure("hand", "card", say("measure-hand"), len(p.hands[seat])))
    return found


def figures(p: Newton, seat: int) -> list[Figure]:
    found = [
        Figure("coins", "coin", p.coins[seat], say("figure-coins")),
        Figure("potions", "potion", p.potions[seat], say("figure-potions")),
    ]
    for colour in range(3):
        name = BOOKS[colour]
        found.append(Figure(name, f"book-{name}", p.books[seat * 4 + colour], say(f"figure-{name}")))
    if p.books[seat * 4 + 3]:
        found.append(Figure("any", "book-any", p.books[seat * 4 + 3], say("figure-any")))
    found.append(Figure("cubes", "cube", p.cubes[seat].bit_count(), say("figure-cubes")))
    found.append(Figure("shelf", "book", p.taken[seat] - p.removed[seat], say("figure-shelf")))
    found.append(Figure("students", "student", 4 - p.reserve(seat), say("figure-students")))
    found.append(Figure("masters", "master", p.masters_played(seat), say("figure-masters")))
    found.append(Figure("cards", "card", len(p.hands[seat]), say("figure-cards")))
    return found


def stage(p: Newton) -> list[Stage]:
    if p.round == 0:
        return [Stage(say("stage-setup"))]
    found = [Stage(say("stage-round", round=p.round, rounds=p.pack.rounds))]
    if p.column() < COLUMNS:
        found.append(Stage(say("stage-turn", turn=p.column() + 1, turns=COLUMNS)))
    else:
        found.append(Stage(say("stage-upkeep")))
    return found


def sheet(p: Newton, seat: int) -> list[SheetLine]:
    lines = [SheetLine(say("sheet-track"), p.points[seat])]
    if p.round > 0:
        for goal in range(GOALS):
            if scoring.occupied(p, seat, goal):
                lines.append(_objective_line(p, seat, scoring.objective(p, goal)))
    for k in range(seat * 4, seat * 4 + 4):
        if p.played[k]:
            master = p.masters[k]
            lines.append(SheetLine(say("sheet-master", master=names.master_name(master)), p.pack.master_vp[master]))
    return lines


def _objective_line(p: Newton, seat: int, tile: int) -> SheetLine:
    pack = p.pack
    count, each, vp = (
        scoring.count(p, seat, pack.objective_counts[tile]),
        pack.objective_each[tile],
        pack.objective_vp[tile],
    )
    points = scoring.worth(p, seat, tile)
    note = say("sheet-count", count=count, vp=vp)
    if each > 1:
        note = say("sheet-count-each", count=count, each=each, vp=vp)
    if points < count // each * vp:
        note = say("sheet-most", most=pack.objective_most[tile])
    return SheetLine(say("sheet-objective", tile=names.objective_name(tile)), points, note)


def ending(p: Newton) -> tuple[Message, list[Message]]:
    scores = p.scores()
    if p.seats == 1:
        reached = max(k for k, least in enumerate(p.pack.ranks) if scores[0] >= least or k == 0)
        return say("ending-rounds"), [say("ending-rank", rank=say(f"rank-{names.dashed(RANKS[reached])}"))]
    ties = [say("tie-shared")] if scores.count(max(scores)) > 1 else []
    return say("ending-rounds"), ties


def origin(p: Newton, seat: int) -> str:
    return f"board {BOARDS[p.boards[seat]]}"
