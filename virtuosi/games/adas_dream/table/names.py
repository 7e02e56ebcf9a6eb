"""Names of things and effects, as messages."""

from functools import cache

from virtuosi.core.text import Message, dashed, say
from virtuosi.games.adas_dream.rules import moves, spots
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import LEVELS, MULTIPLICATION, SIDE, UNIVERSITIES
from virtuosi.games.adas_dream.rules.die import MILL_DIE, STORAGE_DIE, color_of, value_of
from virtuosi.games.adas_dream.rules.pack import AdaPack
from virtuosi.games.adas_dream.rules.position import AdasDream


def area_text(area: int) -> Message:
    return say(f"area-{moves.AREAS[area]}")


def color_text(color: int) -> Message:
    return say(f"color-{moves.COLORS[color]}")


def line_name(line: int) -> Message:
    return say(f"line-{moves.PROGRAM_SLOTS[line]}")


def city_text(city: int) -> Message:
    return say(f"city-{moves.CITIES[city]}")


def partner_name(card: int) -> Message:
    return say(f"partner-{moves.PARTNERS[card]}")


def assignment_name(card: int) -> Message:
    return say(f"assignment-{moves.ASSIGNMENTS[card]}")


def science_text(science: int) -> Message:
    return say(f"science-{moves.SCIENCES[science]}")


def atom_text(atom: int, n: int, inner: int = 0) -> Message:
    """The sentence of an atom: "2 coal", "1 coin for each card in hand"."""
    id = f"atom-{tables.ATOMS[atom].replace('_', '-')}"
    return say(id, n=n, what=atom_text(inner, n)) if inner else say(id, n=n)


@cache
def effect_text(pack: AdaPack, row: int) -> Message:
    """All atoms of a row in one phrase."""
    return joined([atom_text(*atom) for atom in pack.effect(row)])


def joined(parts: list[Message]) -> Message:
    if not parts:
        return say("effect-none")
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = say("effect-then", first=part, rest=text)
    return text


def _list(parts: list[Message]) -> Message:
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = say("list", first=part, rest=text)
    return text


def either(parts: list[Message]) -> Message:
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = say("either", first=part, rest=text)
    return text


def die_text(die: int) -> Message:
    return say("die", color=color_text(color_of(die)), value=value_of(die))


def partner_text(p: AdasDream, card: int) -> Message:
    return say("partner", name=partner_name(card), effect=effect_text(p.pack, tables.ROW_PARTNER + card))


def program_text(pack: AdaPack, tile: int) -> Message:
    """What a program asks of its three dice."""
    kind, arg = pack.criterion[tile], pack.criterion_arg[tile]
    if kind == tables.COLOR_IN:
        colors = [color_text(color) for color in range(len(moves.COLORS)) if arg >> color & 1]
        if len(colors) <= 2:
            return say(f"criterion-color-{len(colors)}", a=colors[0], b=colors[-1])
        return say("criterion-colors", colors=_list(colors))
    if kind == tables.VALUE_IN:
        values = [value for value in range(1, 7) if arg >> value & 1]
        if values in ([2, 4, 6], [1, 3, 5]):
            return say("criterion-even" if values[0] == 2 else "criterion-odd")
        return say("criterion-values", values=", ".join(map(str, values)))
    if kind == tables.VALUE_SUM:
        return say("criterion-value-sum", sum=arg)
    return say(f"criterion-{tables.CRITERIA[kind].replace('_', '-')}")


@cache
def objective_text(pack: AdaPack, tile: int) -> Message:
    """What an objective asks for."""
    check = dashed(tables.CHECKS[pack.objective_check[tile]])
    arg, n = pack.objective_arg[tile], pack.objective_count[tile]
    if check == "discs-on-cities":
        cities = [city_text(place + 1) for place in range(UNIVERSITIES) if arg >> place & 1]
        return say("check-discs-on-cities", cities=_list(cities))
    if check == "assignments-in-column":
        return say(f"check-{check}", n=n, color=color_text(arg))
    if check == "universities-in-region":
        return say(f"check-{check}", n=n, region=say(f"region-{tables.REGIONS[arg]}"))
    if check == "mill-has-every-die-color":
        return say(f"check-{check}")
    return say(f"check-{check}", n=n)


def spot_text(spot: int) -> Message:
    """A place for a disc: a university, a room, a lecture space, an objective, the box."""
    spot = spots.place_of(spot)
    if spot < spots.ROOM_SPOT:
        return city_text(spot + 1)
    if spot < spots.LECTURE_SPOT:
        return say("room", n=spot - spots.ROOM_SPOT + 1)
    if spot < spots.OBJECTIVE_SPOT:
        return lecture_text(spot - spots.LECTURE_SPOT)
    if spot == spots.BOX:
        return say("box")
    return say("objective-of", area=area_text(spot - spots.OBJECTIVE_SPOT))


def lecture_text(space: int) -> Message:
    return say(
        "lecture", institution=say(f"institution-{moves.INSTITUTIONS[space // LEVELS]}"), level=space % LEVELS + 2
    )


def gear_slot_text(slot: int) -> Message:
    return say("gear-slot", line=line_name(slot // 2), place=slot % 2 + 1)


def cell_text(cell: int) -> Message:
    return say("cell", row=cell // SIDE + 1, column=cell % SIDE + 1)


def place_text(place: int) -> Message:
    """Where a die lies."""
    if place < MILL_DIE:
        return say("in-workshop")
    if place < STORAGE_DIE:
        return cell_text(place - MILL_DIE)
    return say("in-storage")


def gear_text(gear: int) -> Message:
    return say(f"gear-{moves.GEARS[gear]}" if gear < MULTIPLICATION else "gear-multiplication")


def gear_cost(p: AdasDream, gear: int) -> Message:
    pack = p.pack
    return say(
        "gear-cost",
        brass=pack.gear_brass[gear],
        coal=pack.gear_coal[gear],
        coins=pack.gear_coins[gear],
        innovation=pack.gear_innovation[gear],
    )


def space_text(p: AdasDream, space: int) -> Message:
    return say("space", reward=effect_text(p.pack, tables.ROW_SPACE + space))
