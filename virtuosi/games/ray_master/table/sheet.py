"""Numbers for people: previews, comparison rows, the top line, the score sheet, the end."""

from functools import cache

from virtuosi.core.scene import Figure, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules.moves import EMPTY, LANES
from virtuosi.games.ray_master.rules.position import NO_SLOT, PILE, RayMaster
from virtuosi.games.ray_master.rules.scoring import foreign_dice, penalty, points, small_dice, small_faces
from virtuosi.games.ray_master.rules.tasks.turn import UseScientists
from virtuosi.games.ray_master.table.names import colour_name, die_name, die_of_colour, size_name, slot_ref
from virtuosi.games.ray_master.table.view import longest_match


def measures(p: RayMaster, seat: int) -> list[Measure]:
    scores = p.scores()
    found = [Measure("points", "points", say("measure-points"), scores[seat], 1)]
    if p.seats == 2:
        found.append(Measure("rival", "points", say("measure-rival"), scores[1 - seat], -1))
    found += map(die_measure, range(len(p.sizes)), p.sizes, p.values)
    if p.agenda and isinstance(p.agenda[-1], UseScientists) and p.agenda[-1].seat == seat:
        found.append(Measure("free", "scientist", say("measure-free"), p.free))
    found.append(Measure("temperature", "temperature", say("measure-temperature"), p.temperature))
    found.append(Measure("energy", "energy", say("measure-energy"), p.energy))
    if p.turn > 0:  # before, the ray is not placed yet
        found += line_of_fire(p)
    return found


@cache
def die_measure(slot: int, size: int, value: int) -> Measure:
    label = say("measure-die", colour=colour_name(slot), lane=slot % LANES + 1)
    return Measure(slot_ref("die", slot), "die-6", label, die_name(size, value) if size != EMPTY else say("slot-empty"))


def line_of_fire(p: RayMaster) -> list[Measure]:
    """Where the ray stands and what it points at. After a hit (less energy) the die itself says more than the aim."""
    target = p.target()
    aim = die_of_colour(p, target) if target != NO_SLOT else say("aim-nothing")
    return [
        Measure("ray", "move", say("measure-ray"), str(p.ray + 1)),
        Measure(f"aim-{p.energy}", "ray", say("measure-aim"), aim),
    ]


def figures(p: RayMaster, seat: int) -> list[Figure]:
    return [
        Figure("scientists", "scientist", p.crew() + p.extra[seat], say("figure-scientists")),
        Figure("students", "student", p.cards.count(seat), say("figure-students")),
    ]


def stage(p: RayMaster) -> list[Stage]:
    found = [
        Stage(say("stage-turn", turn=p.turn, turns=longest_match(p))),
        Stage(say("stage-cycle", cycle=min(p.cycle + 1, p.pack.cycles), cycles=p.pack.cycles)),
        Stage(say("stage-pile", n=p.cards.count(PILE)), "card"),
    ]
    if p.seats == 1:
        found.append(Stage(say("stage-target", target=p.pack.target), "points"))
    return found


def sheet(p: RayMaster, seat: int) -> list[SheetLine]:
    """The dice as they lie are points at once (rule 2.2); what foreign dice cost is reckoned at the end only."""
    lines = []
    for slot in range(seat * LANES, (seat + 1) * LANES):
        if p.sizes[slot] == EMPTY:
            continue
        weight, value = p.pack.weights[p.sizes[slot]], p.values[slot]
        note = say("sheet-product", value=value, weight=weight)
        lines.append(SheetLine(say(f"sheet-{size_name(p.sizes[slot])}", lane=slot % LANES + 1), weight * value, note))
    if p.seats == 1 and foreign_dice(p):
        note = say("sheet-product", value=foreign_dice(p), weight=p.pack.penalty)
        lines.append(SheetLine(say("sheet-foreign"), -penalty(p), note, later=bool(p.agenda)))
    return lines


def ending(p: RayMaster) -> tuple[Message, list[Message]]:
    reason = say("ending-energy") if p.energy == 0 else say("ending-students")
    if p.seats == 1:
        won = p.scores()[0] >= p.pack.target
        return reason, [say("ending-won" if won else "ending-lost", target=p.pack.target)]
    ties: list[Message] = []
    if points(p, 0) == points(p, 1):
        ties.append(say("tie-small-dice", a=small_dice(p, 0), b=small_dice(p, 1)))
        if small_dice(p, 0) == small_dice(p, 1):
            ties.append(say("tie-small-faces", a=small_faces(p, 0), b=small_faces(p, 1)))
            if small_faces(p, 0) == small_faces(p, 1):
                ties.append(say("tie-shared"))
    return reason, ties


def tally(p: RayMaster) -> dict[str, int]:
    return {"turns": p.turn}
