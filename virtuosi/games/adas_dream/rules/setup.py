"""The one first position of some options; everything random waits on its agenda."""

from typing import Any

from virtuosi.core.options import Options, switches
from virtuosi.core.task import Task
from virtuosi.games.adas_dream.rules import moves
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    ASSIGNMENT_MARKET,
    CELLS_EACH,
    GEAR_COUNT,
    GEAR_MARKET,
    LECTURE_SPACES,
    LINES_EACH,
    LONDON,
    MULTIPLICATION,
    ON_DISC,
    PROGRAM_MARKET,
    RING_SLOTS,
    ROOM_SIZE,
    ROOMS,
    SLOTS_EACH,
    STORED_EACH,
    UNIVERSITIES,
)
from virtuosi.games.adas_dream.rules.pack import AdaPack
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import coal, dealing


def start(pack: AdaPack, seats: int, options: Options) -> AdasDream:
    return lay(pack, seats, *switches(options, "variable", "draft", "own_discs_only"))


def lay(pack: AdaPack, seats: int, variable: bool, drafted: bool, own_discs: bool) -> AdasDream:
    """The table before the first seat is chosen."""
    asides: list[Task[Any]] = [coal.SpendCoal(seat) for seat in range(seats)]
    p = AdasDream(seats, [], pack, asides)
    p.variable = variable
    p.drafted = drafted
    p.own_discs = own_discs
    _main_board(p)
    _player_boards(p)
    if not variable:
        p.tiles = [tile + 1 for tile in pack.default_tile]
        p.objectives = [tile + 1 for tile in pack.objective_default]
        p.breakthroughs = [token + 1 for token in pack.breakthrough_default]
    p.agenda = _agenda(p)
    p.settle()
    return p


def _main_board(p: AdasDream) -> None:
    pack, missing = p.pack, 4 - p.seats
    p.ring = [0] * RING_SLOTS
    p.bag = [pack.dice_per_color - missing * pack.dice_removed] * len(moves.COLORS)
    p.program_bag = (1 << len(moves.PROGRAMS)) - 1
    p.assignment_bag = (1 << len(moves.ASSIGNMENTS)) - 1
    p.rank1_bag = pack.rank1_cards
    p.rank1_left = pack.rank1_in_deck
    p.rank2_bag = pack.rank2_cards
    p.gear_bag = (1 << (GEAR_COUNT - MULTIPLICATION)) - 1
    p.addition_supply = pack.addition_gears - pack.start_addition * p.seats
    p.program_market = [0] * PROGRAM_MARKET
    p.assignment_market = [0] * ASSIGNMENT_MARKET
    p.partner_market = [0] * ROOMS
    p.gear_market = [0] * GEAR_MARKET
    p.assigned = [0] * len(moves.ASSIGNMENTS)
    p.tiles = [0] * UNIVERSITIES
    p.piles = [0] * UNIVERSITIES
    p.rooms = [0] * (ROOMS * ROOM_SIZE)
    p.lectures = [0] * LECTURE_SPACES
    p.objectives = [0] * AREAS_EACH
    p.objective_round = [0] * AREAS_EACH
    p.breakthroughs = [0] * AREAS_EACH
    p.room_science = [0] * ROOMS
    p.tokens_taken = [0] * AREAS_EACH


def _player_boards(p: AdasDream) -> None:
    pack, seats = p.pack, p.seats
    p.coins = [pack.start_coins] * seats
    p.coal = [pack.start_coal] * seats
    p.brass = [pack.start_brass] * seats
    p.books = [pack.start_books] * seats
    p.innovation = [pack.start_innovation] * seats
    p.steam = [pack.start_steam] * seats
    p.city = [LONDON] * seats
    p.storage = [0] * (STORED_EACH * seats)
    p.mill = [0] * (CELLS_EACH * seats)
    p.gears = [ON_DISC] * (SLOTS_EACH * seats)
    p.slots = [0] * (LINES_EACH * seats)
    p.columns = [0] * (AREAS_EACH * seats)
    p.reserve_add = [pack.start_addition] * seats
    p.reserve_sub = [pack.start_subtraction] * seats
    p.reserve_mul = [0] * seats
    p.research = [0] * (AREAS_EACH * seats)
    p.tokens = [0] * (AREAS_EACH * seats)
    p.science_tokens = [0] * (AREAS_EACH * seats)
    p.hand = [0] * seats
    p.deck = [pack.start_cards] * seats
    p.discard = [0] * seats
    p.in_play = [0] * seats
    p.known = [0] * seats
    p.dealt = [-1] * seats
    p.boxed = [0] * seats
    p.claims = [0] * (AREAS_EACH * seats)


def _agenda(p: AdasDream) -> list[Task[Any]]:
    """From the last to the first: the top is last."""
    agenda: list[Task[Any]] = [dealing.FillTable(0), dealing.FirstPartners(0)]
    for room in reversed(range(ROOMS)):
        agenda.append(dealing.NameRoom(0, room))
    if p.variable:
        for track in reversed(range(AREAS_EACH)):
            agenda.append(dealing.LayBreakthrough(0, track))
        agenda.append(dealing.ChooseLetter(0))
        for university in reversed(range(UNIVERSITIES)):
            if p.pack.default_tile[university] >= 0:
                agenda.append(dealing.LayTile(0, university))
    agenda.append(dealing.ChooseFirst(0))
    return agenda
