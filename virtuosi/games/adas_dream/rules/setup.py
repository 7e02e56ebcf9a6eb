"""The one first position of some options; everything random waits on its agenda."""

from typing import Any

from virtuosi.core.options import Options, switches
from virtuosi.core.task import Task
from virtuosi.games.adas_dream.rules.pack import AdaPack
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import dealing, workshop


def start(pack: AdaPack, seats: int, options: Options) -> AdasDream:
    return lay(pack, seats, *switches(options, "variable", "draft", "own_discs_only"))


def lay(pack: AdaPack, seats: int, variable: bool, drafted: bool, own_discs: bool) -> AdasDream:
    """The table before the first seat is chosen."""
    asides: list[Task[Any]] = [workshop.SpendCoal(seat) for seat in range(seats)]
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
    p.ring = [0] * 18
    p.bag = [pack.dice_per_color - missing * pack.dice_removed] * 5
    p.program_bag = (1 << 25) - 1
    p.assignment_bag = (1 << 30) - 1
    p.rank1_bag = pack.rank1_cards
    p.rank1_left = pack.rank1_in_deck
    p.rank2_bag = pack.rank2_cards
    p.gear_bag = (1 << 12) - 1
    p.addition_supply = pack.addition_gears - pack.start_addition * p.seats
    p.program_market = [0] * 5
    p.assignment_market = [0] * 4
    p.partner_market = [0] * 4
    p.gear_market = [0] * 2
    p.assigned = [0] * 30
    p.tiles = [0] * 15
    p.piles = [0] * 15
    p.rooms = [0] * 32
    p.lectures = [0] * 20
    p.objectives = [0] * 4
    p.objective_round = [0] * 4
    p.breakthroughs = [0] * 4
    p.room_science = [0] * 4
    p.tokens_taken = [0] * 4


def _player_boards(p: AdasDream) -> None:
    pack, seats = p.pack, p.seats
    p.coins = [pack.start_coins] * seats
    p.coal = [pack.start_coal] * seats
    p.brass = [pack.start_brass] * seats
    p.books = [pack.start_books] * seats
    p.innovation = [pack.start_innovation] * seats
    p.steam = [pack.start_steam] * seats
    p.city = [0] * seats
    p.storage = [0] * (4 * seats)
    p.mill = [0] * (9 * seats)
    p.gears = [0] * (12 * seats)
    p.slots = [0] * (6 * seats)
    p.columns = [0] * (4 * seats)
    p.reserve_add = [pack.start_addition] * seats
    p.reserve_sub = [pack.start_subtraction] * seats
    p.reserve_mul = [0] * seats
    p.research = [0] * (4 * seats)
    p.tokens = [0] * (4 * seats)
    p.science_tokens = [0] * (4 * seats)
    p.hand = [0] * seats
    p.deck = [pack.start_cards] * seats
    p.discard = [0] * seats
    p.in_play = [0] * seats
    p.known = [0] * seats
    p.dealt = [-1] * seats
    p.boxed = [0] * seats
    p.claims = [0] * (4 * seats)


def _agenda(p: AdasDream) -> list[Task[Any]]:
    """From the last to the first: the top is last."""
    agenda: list[Task[Any]] = [dealing.FillTable(0), dealing.FirstPartners(0)]
    for room in range(3, -1, -1):
        agenda.append(dealing.NameRoom(0, room))
    if p.variable:
        for track in range(3, -1, -1):
            agenda.append(dealing.LayBreakthrough(0, track))
        agenda.append(dealing.ChooseLetter(0))
        for university in range(14, -1, -1):
            if p.pack.default_tile[university] >= 0:
                agenda.append(dealing.LayTile(0, university))
    agenda.append(dealing.ChooseFirst(0))
    return agenda
