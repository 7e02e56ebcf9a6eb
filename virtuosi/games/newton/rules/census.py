"""How many of each component there are, wherever they lie: the same from the first position to the last."""

from virtuosi.games.newton.rules import shelf
from virtuosi.games.newton.rules.moves import COLUMNS, LEVELS, SHELF_TILES, STARTERS
from virtuosi.games.newton.rules.ownership import gone_starter_of
from virtuosi.games.newton.rules.pack import MEDICINE_TILE, MEDICINE_TURNED, STOCKS
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.tasks.laying import LayToken


def census(p: Newton) -> dict[str, int]:
    found = {f"level {level + 1}": len(p.decks[level]) + len(p.rows[level]) for level in range(LEVELS)}
    for seat in range(p.seats):
        _seat(p, seat, found)
    for card in p.gone:
        if card >= STARTERS:
            found[f"level {p.pack.level[card]}"] += 1
    waiting = len([task for task in p.agenda if isinstance(task, LayToken)])
    found["tokens"] = waiting + sum(p.won) + len([token for token in p.tokens if token != NONE])
    for tile in range(STOCKS):
        placed = p.drawers.count(tile) + p.slots.count(tile)
        turned = p.slots.count(MEDICINE_TURNED) if tile == MEDICINE_TILE else 0
        found[f"tile {tile}"] = p.stock[tile] + placed + turned
    return found


def _seat(p: Newton, seat: int, found: dict[str, int]) -> None:
    """One colour's pieces, and the cards of the decks it holds."""
    columns = range(seat * COLUMNS, (seat + 1) * COLUMNS)
    mine = p.hands[seat] + [p.desk[k] for k in columns] + [p.tucked[k] for k in columns]
    for card in mine:
        if card >= STARTERS:
            found[f"level {p.pack.level[card]}"] += 1
    gone = len([card for card in p.gone if gone_starter_of(card) == seat])
    found[f"starting cards {seat}"] = len([card for card in mine if 0 <= card < STARTERS]) + gone
    found[f"cubes {seat}"] = p.cubes_left[seat] + p.cubes[seat].bit_count()
    found[f"shelf tiles {seat}"] = max(0, SHELF_TILES - p.taken[seat]) + p.removed[seat] + shelf.placed(p, seat)
