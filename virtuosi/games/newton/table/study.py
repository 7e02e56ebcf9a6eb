"""One seat's study board as everybody sees it: desk, bookshelf, drawers, hand."""

import msgspec

from virtuosi.core.text import Message
from virtuosi.games.newton.rules.moves import (
    ACTION_IDS,
    ACTIONS,
    BOARD_IDS,
    BONUS_IDS,
    BONUSES,
    BOOK_IDS,
    BOOKS,
    COLOURED,
    COLOURS,
    COLUMNS,
    HAND,
    JOKER,
    LAND_IDS,
    PILE_TILES,
    PLACE_IDS,
    SHELF_TILES,
    SHELF_WIDTH,
    UNIVERSITIES,
    shelf_of,
)
from virtuosi.games.newton.rules.ownership import face_up
from virtuosi.games.newton.rules.pack import COIN, END, FIRST_DEVELOPMENT, POTION, VP
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.shelf import run_income
from virtuosi.games.newton.table import names
from virtuosi.games.newton.table.cards import CardView, MasterView, card_view, colours, master_view


class ColumnView(msgspec.Struct, frozen=True):
    ref: str  # "desk/0-3": seat and column
    card: CardView | None
    tucked: CardView | None
    upside_down: bool  # the tucked card shows its special action
    counts: bool  # the card's symbol counts for the action under way
    tucked_counts: bool


class CellView(msgspec.Struct, frozen=True):
    ref: str  # "cell/0-2-4": seat, shelf, cell
    shelf: int  # 1 (bottom) to 3
    cell: int  # from the left
    kind: str  # printed | pane | books | university | ancient_land
    books: list[str]
    home: str | None  # "1".."6" or the ancient land
    filled: bool
    potions: int  # what it would cost beyond what is in sight


class RunView(msgspec.Struct, frozen=True):
    line: str  # row | column
    cells: list[str]  # refs
    vp: int
    full: bool


class PileView(msgspec.Struct, frozen=True):
    left: int
    bonus: Message


class SlotView(msgspec.Struct, frozen=True):
    ref: str  # "slot/0-1" or "drawer/0-1": seat and place
    id: int | None  # the tile of the stock; 9: medicine turned
    name: Message | None
    counts: bool  # a development that counts for the action under way


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    board: str | None
    desk_symbol: str | None
    coins: int
    potions: int
    points: int
    place: str
    marker: int
    cubes: int  # on the map
    cubes_left: int
    students_left: int
    columns: list[ColumnView]
    cells: list[CellView]
    runs: list[RunView]
    piles: list[PileView]
    slots: list[SlotView]
    drawers: list[SlotView]
    symbols: dict[str, int]  # in sight, by action
    books: dict[str, int]  # in sight, by colour
    tokens: list[str]
    hand: list[CardView]
    masters_left: int  # in hand
    masters: list[MasterView]  # played
    income: dict[str, int]  # what the next upkeep pays: points, coins, potions


def seat_view(p: Newton, seat: int, hand: list[CardView]) -> SeatView:
    board = p.boards[seat]
    base = seat * COLUMNS
    known = board != NONE
    return SeatView(
        seat=seat,
        colour=COLOURS[seat],
        board=BOARD_IDS[board] if known else None,
        desk_symbol=ACTION_IDS[p.pack.desk_symbol[board]] if known else None,
        coins=p.coins[seat],
        potions=p.potions[seat],
        points=p.points[seat],
        place=PLACE_IDS[p.at[seat]],
        marker=p.marker[seat],
        cubes=p.cubes[seat].bit_count(),
        cubes_left=p.cubes_left[seat],
        students_left=p.reserve(seat),
        columns=[column_view(p, seat, column) for column in range(COLUMNS)],
        cells=cells(p, seat) if known else [],
        runs=runs(p, seat) if known else [],
        piles=[
            PileView(
                max(0, min(PILE_TILES, PILE_TILES * (k + 1) - p.taken[seat])),
                names.effect(p.pack, p.pack.pile_program[k]),
            )
            for k in range(SHELF_TILES // PILE_TILES)
        ],
        slots=[slot_view(p, seat, "slot", k, p.slots[base + k]) for k in range(COLUMNS)],
        drawers=[slot_view(p, seat, "drawer", k, p.drawers[base + k]) for k in range(COLUMNS)],
        symbols={ACTION_IDS[k]: p.symbols[seat * ACTIONS + k] for k in range(ACTIONS)},
        books={BOOK_IDS[k]: p.books[seat * BOOKS + k] for k in range(BOOKS)},
        tokens=[BONUS_IDS[k] for k in range(BONUSES) for _ in range(p.won[seat * BONUSES + k])],
        hand=hand,
        masters_left=len(p.masters_in_hand(seat)),
        masters=[master_view(p, p.masters[k], True) for k in range(seat * HAND, (seat + 1) * HAND) if p.played[k]],
        income=forecast(p, seat),
    )


def under_way(p: Newton, seat: int) -> int:
    """The action this seat's card is played for, or NONE."""
    playing = p.round > 0 and bool(p.agenda) and p.card != NONE and (p.first + p.turns) % p.seats == seat
    if not playing:
        return NONE
    if p.action != NONE:
        return p.action
    return p.pack.playable[p.card][0] if len(p.pack.playable[p.card]) == 1 else NONE


def column_view(p: Newton, seat: int, column: int) -> ColumnView:
    card, tucked = p.desk[seat * COLUMNS + column], p.tucked[seat * COLUMNS + column]
    action = under_way(p, seat)
    joker_now = card == JOKER and card == p.card and action != NONE
    return ColumnView(
        ref=f"desk/{seat}-{column + 1}",
        card=card_view(p, seat, card) if card != NONE else None,
        tucked=card_view(p, seat, tucked) if tucked != NONE else None,
        upside_down=tucked != NONE and p.pack.special[tucked] != NONE,
        counts=joker_now or (NONE not in (card, action) and p.pack.symbols[card * ACTIONS + action] > 0),
        tucked_counts=NONE not in (tucked, action) and p.pack.tucked_symbols[tucked * ACTIONS + action] > 0,
    )


def cell_ref(seat: int, cell: int) -> str:
    return f"cell/{seat}-{shelf_of(cell)}-{cell % SHELF_WIDTH + 1}"


def cells(p: Newton, seat: int) -> list[CellView]:
    pack, board = p.pack, p.boards[seat]
    found = []
    for cell in range(len(pack.home[board])):
        home = pack.home[board][cell]
        need = pack.need[board][cell * COLOURED : (cell + 1) * COLOURED]
        if pack.printed[board] >> cell & 1:
            kind = "printed"
        elif pack.panes[board] >> cell & 1:
            kind = "pane"
        elif cell not in pack.cells[board]:
            continue
        elif home < 0:
            kind = "books"
        else:
            kind = "university" if home < UNIVERSITIES else "ancient_land"
        found.append(
            CellView(
                ref=cell_ref(seat, cell),
                shelf=shelf_of(cell),
                cell=cell % SHELF_WIDTH + 1,
                kind=kind,
                books=colours(need),
                home=None if home < 0 else home_id(home),
                filled=bool(p.shelf[seat] >> cell & 1),
                potions=p.cell_price(seat, cell),
            )
        )
    return found


def home_id(home: int) -> str:
    return str(home + 1) if home < UNIVERSITIES else LAND_IDS[home - UNIVERSITIES]


def runs(p: Newton, seat: int) -> list[RunView]:
    board = p.boards[seat]
    found = []
    for mask, vp in zip(p.pack.run_mask[board], p.pack.run_vp[board], strict=True):
        filled = [cell for cell in range(mask.bit_length()) if mask >> cell & 1]
        line = "row" if filled[0] // SHELF_WIDTH == filled[-1] // SHELF_WIDTH else "column"
        found.append(RunView(line, [cell_ref(seat, cell) for cell in filled], vp, p.shelf[seat] & mask == mask))
    return found


def slot_view(p: Newton, seat: int, kind: str, k: int, tile: int) -> SlotView:
    action = under_way(p, seat)
    counts = kind == "drawer" and action != NONE and tile == FIRST_DEVELOPMENT + action
    name = names.stock_name(tile) if tile != NONE else None
    return SlotView(f"{kind}/{seat}-{k + 1}", tile if tile != NONE else None, name, counts)


def forecast(p: Newton, seat: int) -> dict[str, int]:
    """What the next upkeep will pay (rules 14.4, 17.4)."""
    pack = p.pack
    paid = {VP: run_income(p, seat) if p.boards[seat] != NONE else 0, COIN: 0, POTION: 0}
    programs = [pack.income_program[tile] for tile in p.slots[seat * COLUMNS : (seat + 1) * COLUMNS] if tile != NONE]
    programs += [pack.discovery_income[tile] for tile in range(len(p.offer)) if p.offer[tile] == face_up(seat)]
    for counter in programs:
        while pack.op[counter] != END:
            paid[pack.op[counter]] = paid.get(pack.op[counter], 0) + pack.x[counter]
            counter += 1
    return {"points": paid[VP], "coins": paid[COIN], "potions": paid[POTION]}
