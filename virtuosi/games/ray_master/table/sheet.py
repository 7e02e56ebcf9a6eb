"""Numbers for people: previews, comparison rows, the top line, the score sheet, the end."""

from functools import cache
from typing import Final, final

from virtuosi.core.scene import Figure, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules.moves import EMPTY, LANES, SHELF
from virtuosi.games.ray_master.rules.position import NO_SLOT, PILE, RayMaster
from virtuosi.games.ray_master.rules.scoring import foreign_dice, penalty, points, small_dice, small_faces
from virtuosi.games.ray_master.rules.tasks.turn import UseScientists
from virtuosi.games.ray_master.table.names import colour_name, die_name, size_name, slot_ref
from virtuosi.games.ray_master.table.view import longest_match


@final
class Measured:
    """The measures of one number or one slot, each made when it is first needed: every preview has a dozen of them, so
    they are the same objects for the same numbers, and found without a step of the interpreter."""

    def __init__(self, key: str, icon: str, label: Message, more_is: int = 0, sum: bool = False) -> None:
        self.key = key
        self.icon = icon
        self.label = label
        self.more_is = more_is
        self.sum = sum
        self.known: dict[int, Measure] = {}

    def at(self, number: int) -> Measure:
        found = self.known.get(number)
        return self._new(number, number) if found is None else found

    def with_die(self, size: int, value: int) -> Measure:
        number = value * SHELF + size
        found = self.known.get(number)
        if found is not None:
            return found
        return self._new(number, die_name(size, value) if size != EMPTY else say("slot-empty"))

    def _new(self, number: int, value: int | Message) -> Measure:
        found = self.known[number] = Measure(self.key, self.icon, self.label, value, self.more_is, self.sum)
        return found


def measured(key: str, icon: str, more_is: int = 0, sum: bool = False) -> Measured:
    return Measured(key, icon, say(f"measure-{key}"), more_is, sum)


def measured_die(slot: int) -> Measured:
    label = say("measure-die", colour=colour_name(slot), lane=slot % LANES + 1)
    return Measured(slot_ref("die", slot), "die-6", label)


POINTS: Final = measured("points", "points", 1, sum=True)
RIVAL: Final = measured("rival", "points", -1)
DICE: Final = [measured_die(slot) for slot in range(2 * LANES)]
FREE: Final = measured("free", "scientist")
TEMPERATURE: Final = measured("temperature", "temperature")
ENERGY: Final = measured("energy", "energy")
RAY: Final = [Measure("ray", "move", say("measure-ray"), str(lane + 1)) for lane in range(LANES)]


def measures(p: RayMaster, seat: int) -> list[Measure]:
    scores, sizes, values = p.scores(), p.sizes, p.values
    found = [POINTS.at(scores[seat])]
    if p.seats == 2:
        found.append(RIVAL.at(scores[1 - seat]))
    for slot in range(2 * LANES):
        found.append(DICE[slot].with_die(sizes[slot], values[slot]))
    if p.agenda and isinstance(p.agenda[-1], UseScientists) and p.agenda[-1].seat == seat:
        found.append(FREE.at(p.free))
    found.append(TEMPERATURE.at(p.temperature))
    found.append(ENERGY.at(p.energy))
    if p.turn > 0:  # before, the ray is not placed yet
        found.append(RAY[p.ray])
        slot = p.target()
        found.append(aim(p.energy) if slot == NO_SLOT else aim(p.energy, slot, sizes[slot], values[slot]))
    return found


@cache
def aim(energy: int, slot: int = NO_SLOT, size: int = EMPTY, value: int = 0) -> Measure:
    """What the ray points at. After a hit (less energy) the die itself says more than the aim."""
    die = None if slot == NO_SLOT else say("die-of-colour", die=die_name(size, value), colour=colour_name(slot))
    return Measure(f"aim-{energy}", "ray", say("measure-aim"), die or say("aim-nothing"))


def figures(p: RayMaster, seat: int) -> list[Figure]:
    return [
        figure("scientists", "scientist", p.crew() + p.extra[seat]),
        figure("students", "student", p.cards.count(seat)),
    ]


@cache
def figure(key: str, icon: str, value: int) -> Figure:
    return Figure(key, icon, value, say(f"figure-{key}"))


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
    weights, sizes, values = p.pack.weights, p.sizes, p.values
    slots = [slot for slot in range(seat * LANES, (seat + 1) * LANES) if sizes[slot] != EMPTY]
    lines = [die_line(slot % LANES, sizes[slot], values[slot], weights[sizes[slot]]) for slot in slots]
    if p.seats == 1 and foreign_dice(p):
        note = say("sheet-product", value=foreign_dice(p), weight=p.pack.penalty)
        lines.append(SheetLine(say("sheet-foreign"), -penalty(p), note, later=bool(p.agenda)))
    return lines


@cache
def die_line(lane: int, size: int, value: int, weight: int) -> SheetLine:
    note = say("sheet-product", value=value, weight=weight)
    return SheetLine(say(f"sheet-{size_name(size)}", lane=lane + 1), weight * value, note)


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
