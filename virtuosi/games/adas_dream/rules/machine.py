"""The machine: the arithmetic of its lines, and whether programs are fulfilled."""

from virtuosi.core.masks import count_of
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import CELLS_EACH, LINES_EACH, OPEN, PLUS, SIDE, SLOTS_EACH, TIMES
from virtuosi.games.adas_dream.rules.die import color_of, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream


def line_dice(p: AdasDream, seat: int, line: int) -> tuple[int, int, int]:
    """The dice of a line: rows 0 to 2 from the left, columns 3 to 5 from the top."""
    mill = p.mill
    if line < SIDE:
        at = seat * CELLS_EACH + line * SIDE
        return mill[at], mill[at + 1], mill[at + 2]
    at = seat * CELLS_EACH + line - SIDE
    return mill[at], mill[at + SIDE], mill[at + 2 * SIDE]


def line_gears(p: AdasDream, seat: int, line: int) -> list[int]:
    """What stands on the two gear slots of a line."""
    return p.gears[seat * SLOTS_EACH + line * 2 : seat * SLOTS_EACH + line * 2 + 2]


def reckon(left: float, gear: int, right: float) -> float:
    """One step of a line; a gear still missing is taken for an addition."""
    if gear <= PLUS:
        return left + right
    return left * right if gear == TIMES else left - right


def line_result(p: AdasDream, seat: int, line: int) -> int:
    """What the line comes to before steam, strictly from the first die to the last; 0 while it is incomplete."""
    a, b, c = line_dice(p, seat, line)
    first = p.gears[seat * SLOTS_EACH + line * 2]
    second = p.gears[seat * SLOTS_EACH + line * 2 + 1]
    if a == 0 or b == 0 or c == 0 or first < PLUS or second < PLUS:
        return 0
    return int(reckon(reckon(value_of(a), first, value_of(b)), second, value_of(c)))


def is_complete(p: AdasDream, seat: int, line: int) -> bool:
    a, b, c = line_dice(p, seat, line)
    at = seat * SLOTS_EACH + line * 2
    return a > 0 and b > 0 and c > 0 and p.gears[at] >= PLUS and p.gears[at + 1] >= PLUS


def line_points(p: AdasDream, seat: int, line: int) -> int:
    return min(line_result(p, seat, line), p.pack.steam_cap[p.steam[seat]])


def fulfils(p: AdasDream, tile: int, a: int, b: int, c: int) -> bool:
    """Whether three dice meet the criterion of a program. Grey is a colour like the others."""
    kind, arg = p.pack.criterion[tile], p.pack.criterion_arg[tile]
    if kind == tables.COLOR_IN:
        return bool(arg >> color_of(a) & arg >> color_of(b) & arg >> color_of(c) & 1)
    if kind in (tables.COLOR_SAME, tables.COLOR_ALL_DIFFERENT):
        colors = 1 << color_of(a) | 1 << color_of(b) | 1 << color_of(c)
        return count_of(colors) == (1 if kind == tables.COLOR_SAME else 3)
    return _values_fulfil(kind, arg, value_of(a), value_of(b), value_of(c))


def _values_fulfil(kind: int, arg: int, x: int, y: int, z: int) -> bool:
    if kind == tables.VALUE_IN:
        return bool(arg >> x & arg >> y & arg >> z & 1)
    if kind == tables.VALUE_SAME:
        return x == y == z
    if kind == tables.VALUE_CONSECUTIVE:
        low = min(x, y, z)
        return 1 << x | 1 << y | 1 << z == 7 << low
    if kind == tables.VALUE_ASCENDING:
        return x < y < z
    if kind == tables.VALUE_DESCENDING:
        return x > y > z
    return x + y + z == arg


def fitting_dice(p: AdasDream, tile: int, a: int, b: int, c: int) -> int:
    """With dice still missing (0): how many of thirty faces keep the program within reach; 0 when it is lost."""
    kind, arg = p.pack.criterion[tile], p.pack.criterion_arg[tile]
    present = [die for die in (a, b, c) if die]
    values = [value_of(die) for die in present]
    if kind == tables.COLOR_IN:
        return 6 * count_of(arg) if all(arg >> color_of(die) & 1 for die in present) else 0
    if kind == tables.VALUE_IN:
        return 5 * count_of(arg) if all(arg >> value & 1 for value in values) else 0
    if kind in (tables.COLOR_SAME, tables.COLOR_ALL_DIFFERENT):
        colors = len({color_of(die) for die in present})
        if kind == tables.COLOR_SAME:
            return 6 if colors == 1 else 15 if colors == 0 else 0
        return 30 - 6 * colors if colors == len(present) else 0
    if kind == tables.VALUE_SAME:
        return 0 if len(set(values)) > 1 else 5 if values else 12
    return _fitting_values(kind, arg, a, b, c, values)


def _fitting_values(kind: int, arg: int, a: int, b: int, c: int, values: list[int]) -> int:
    if kind == tables.VALUE_CONSECUTIVE:
        if len(set(values)) < len(values) or (values and max(values) - min(values) > 2):
            return 0
        return 15 if len(values) < 2 else 7
    if kind == tables.VALUE_SUM:
        left = arg - sum(values)
        missing = 3 - len(values)
        return 7 if missing <= left <= 6 * missing else 0
    ordered = [value_of(die) if die else 0 for die in ((a, b, c) if kind == tables.VALUE_ASCENDING else (c, b, a))]
    low = ordered[0] or 1
    middle = ordered[1] or low + 1
    high = ordered[2] or max(middle, low + 1) + 1
    if not ordered[1] and ordered[2] and high - low < 2:
        return 0
    if (not ordered[0] and ordered[1] == 1) or middle >= high or ordered[0] >= middle or high > 6:
        return 0
    return 10


def program_points(p: AdasDream, seat: int, line: int) -> int:
    tile = p.slots[seat * LINES_EACH + line]
    if tile == 0:
        return 0
    a, b, c = line_dice(p, seat, line)
    if a == 0 or b == 0 or c == 0 or not fulfils(p, tile - 1, a, b, c):
        return 0
    return p.pack.program_prestige[tile - 1]


def dice_placed(p: AdasDream, seat: int) -> int:
    return CELLS_EACH - p.cells_of(seat).count(0)


def gears_built(p: AdasDream, seat: int) -> int:
    built = 0
    for gear in p.gears_of(seat):
        if gear > OPEN:
            built += 1
    return built


def dice_sum(p: AdasDream, seat: int) -> int:
    """The second tie-break: the values of all dice in the machine."""
    total = 0
    for die in p.cells_of(seat):
        if die:
            total += value_of(die)
    return total
