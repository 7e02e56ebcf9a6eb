"""What lies on the table."""

from typing import Any, Final, final

from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import Task
from virtuosi.games.adas_dream.rules import hidden, moves
from virtuosi.games.adas_dream.rules.board import CELLS_EACH, COUNTED, COUNTED_BITS, LINES_EACH, SLOTS_EACH, STORED_EACH
from virtuosi.games.adas_dream.rules.pack import AdaPack

# Kinds of turn
UNDECIDED: Final = 0
WORKSHOP: Final = 1
ACTION: Final = 2
CLOSING: Final = 3  # publication or building has begun; coal changes no die any more
PASSED: Final = 4

FIELDS: Final = [
    "variable",
    "drafted",
    "own_discs",
    "first",
    "turn",
    "round",
    "last",
    "kind",
    "area",
    "nudged",
    "taken",
    "stored",
    "active",
    "active_space",
    "program_bag",
    "assignment_bag",
    "rank1_bag",
    "rank1_left",
    "rank2_bag",
    "gear_bag",
    "addition_supply",
    "ring",
    "bag",
    "coins",
    "coal",
    "brass",
    "books",
    "innovation",
    "steam",
    "city",
    "storage",
    "mill",
    "gears",
    "slots",
    "columns",
    "assigned",
    "reserve_add",
    "reserve_sub",
    "reserve_mul",
    "research",
    "tokens",
    "tokens_taken",
    "science_tokens",
    "hand",
    "deck",
    "discard",
    "in_play",
    "known",
    "dealt",
    "boxed",
    "claims",
    "program_market",
    "assignment_market",
    "partner_market",
    "gear_market",
    "tiles",
    "piles",
    "rooms",
    "lectures",
    "objectives",
    "objective_round",
    "breakthroughs",
    "room_science",
]
NOTHING: Final[list[int]] = []  # stands in until setup or copy fills a field


@final
class AdasDream(Position):
    """A die is 1 + colour * 6 + value - 1, 0 where there is none. Masks have one bit per component.

    Copies share the lists that seldom change: these are never altered in place, but replaced (`altered`).
    """

    def __init__(self, seats: int, agenda: list[Task[Any]], pack: AdaPack, asides: list[Task[Any]]) -> None:
        self.seats = seats
        self.agenda = agenda
        self.over = False
        self.events = None
        self.pack = pack
        self._asides = asides  # by seat, shared by all copies
        self.variable = False  # Setup drawn at random, not as printed
        self.drafted = False  # First partners chosen openly, not dealt
        self.own_discs = False  # University piles: only own discs above count
        self.first = 0  # The first seat
        self.turn = 0  # The seat whose turn it is
        self.round = 0  # Turns begun by every seat; 0 during setup
        self.last = False  # Somebody's machine is full: this is the last round
        self.kind = 0  # What kind of turn this is
        self.area = 0  # Where a publication takes place now
        self.nudged = False  # The coal change of a die is used up
        self.taken = 0  # Colour of the die taken in this workshop turn
        self.stored = 0  # Storage slot of the die taken in this workshop turn
        self.active = 0  # Die on a bonus space of the workshop, 0 none
        self.active_space = 0  # The ring space it was pushed out of
        self.program_bag = 0  # Masks of what is still face down
        self.assignment_bag = 0
        self.rank1_bag = 0  # Rank 1 cards nobody has seen: those in the deck, those out of the match
        self.rank1_left = 0  # How many of them lie in the deck
        self.rank2_bag = 0
        self.gear_bag = 0
        self.addition_supply = 0
        self.ring: list[int] = NOTHING  # Die codes by space * 3 + place
        self.bag: list[int] = NOTHING  # Dice left by colour
        self.coins: list[int] = NOTHING
        self.coal: list[int] = NOTHING
        self.brass: list[int] = NOTHING
        self.books: list[int] = NOTHING
        self.innovation: list[int] = NOTHING
        self.steam: list[int] = NOTHING
        self.city: list[int] = NOTHING  # Where each traveller stands
        self.storage: list[int] = NOTHING  # Die codes by seat * STORED_EACH + slot
        self.mill: list[int] = NOTHING  # Die codes by seat * CELLS_EACH + cell
        self.gears: list[int] = NOTHING  # By seat * SLOTS_EACH + slot: disc, open, or the gear built there
        self.slots: list[int] = NOTHING  # Program tile + 1 by seat * LINES_EACH + line
        self.columns: list[int] = NOTHING  # How many assignments, by seat * AREAS_EACH + colour
        self.assigned: list[int] = NOTHING  # By assignment: 0, or 1 + seat * AREAS_EACH + colour
        self.reserve_add: list[int] = NOTHING  # Gears not yet built
        self.reserve_sub: list[int] = NOTHING
        self.reserve_mul: list[int] = NOTHING  # Masks of multiplication gears
        self.research: list[int] = NOTHING  # By seat * AREAS_EACH + track
        self.tokens: list[int] = NOTHING  # Value of the assignment token held, by seat * AREAS_EACH + colour
        self.tokens_taken: list[int] = NOTHING  # By colour
        self.science_tokens: list[int] = NOTHING  # Tokens taken during play, by seat * AREAS_EACH + science
        self.hand: list[int] = NOTHING  # Masks of partner cards
        self.deck: list[int] = NOTHING
        self.discard: list[int] = NOTHING
        self.in_play: list[int] = NOTHING
        self.known: list[int] = NOTHING  # Cards everybody knows to be in that hand
        self.dealt: list[int] = NOTHING  # The rank 1 card of each seat while others may not know it, or -1
        self.boxed: list[int] = NOTHING  # Discs out of the match, by seat
        self.claims: list[int] = NOTHING  # By seat * AREAS_EACH + area: 0, FIRST or LATER
        self.program_market: list[int] = NOTHING  # Component + 1 from left to right, 0 a gap
        self.assignment_market: list[int] = NOTHING
        self.partner_market: list[int] = NOTHING
        self.gear_market: list[int] = NOTHING
        self.tiles: list[int] = NOTHING  # Tile + 1 by university
        self.piles: list[int] = NOTHING  # By university: 3 bits a disc, the lowest disc in the lowest bits, seat + 1
        self.rooms: list[int] = NOTHING  # By room * 8 + space: 0, seat + 1, or seat + 1 + PAIR
        self.lectures: list[int] = NOTHING  # By lecture space: 0, seat + 1, or seat + 1 + PAIR
        self.objectives: list[int] = NOTHING  # Tile + 1 by area
        self.objective_round: list[int] = NOTHING  # By area: the round in which it was first met
        self.breakthroughs: list[int] = NOTHING  # Token + 1 by track
        self.room_science: list[int] = NOTHING  # Science + 1 by room
        # What objectives count and may have grown since they were looked at, COUNTED_BITS a seat. It only spares
        # looking again, and is never saved: at first everything may have.
        self._grown = (1 << COUNTED_BITS * seats) - 1

    def copy(self) -> "AdasDream":
        p = AdasDream(self.seats, self.agenda[:], self.pack, self._asides)
        p.over = self.over
        p.variable = self.variable
        p.drafted = self.drafted
        p.own_discs = self.own_discs
        p.first = self.first
        p.turn = self.turn
        p.round = self.round
        p.last = self.last
        p.kind = self.kind
        p.area = self.area
        p.nudged = self.nudged
        p.taken = self.taken
        p.stored = self.stored
        p.active = self.active
        p.active_space = self.active_space
        p.program_bag = self.program_bag
        p.assignment_bag = self.assignment_bag
        p.rank1_bag = self.rank1_bag
        p.rank1_left = self.rank1_left
        p.rank2_bag = self.rank2_bag
        p.gear_bag = self.gear_bag
        p.addition_supply = self.addition_supply
        p.ring = self.ring[:]
        p.coins = self.coins[:]
        p.coal = self.coal[:]
        p.brass = self.brass[:]
        p.innovation = self.innovation[:]
        p.storage = self.storage[:]
        p.hand = self.hand[:]
        p.deck = self.deck[:]
        p.discard = self.discard[:]
        p.bag = self.bag
        p.books = self.books
        p.steam = self.steam
        p.in_play = self.in_play
        p.known = self.known
        p.dealt = self.dealt
        p.program_market = self.program_market
        p.assignment_market = self.assignment_market
        p.partner_market = self.partner_market
        p.city = self.city
        p.mill = self.mill
        p.gears = self.gears
        p.slots = self.slots
        p.columns = self.columns
        p.assigned = self.assigned
        p.reserve_add = self.reserve_add
        p.reserve_sub = self.reserve_sub
        p.reserve_mul = self.reserve_mul
        p.research = self.research
        p.tokens = self.tokens
        p.tokens_taken = self.tokens_taken
        p.science_tokens = self.science_tokens
        p.boxed = self.boxed
        p.claims = self.claims
        p.gear_market = self.gear_market
        p.tiles = self.tiles
        p.piles = self.piles
        p.rooms = self.rooms
        p.lectures = self.lectures
        p.objectives = self.objectives
        p.objective_round = self.objective_round
        p.breakthroughs = self.breakthroughs
        p.room_science = self.room_science
        p._grown = self._grown
        return p

    def grow(self, seat: int, counted: int) -> None:
        """Something that objectives count has changed."""
        self._grown |= counted << seat * COUNTED_BITS

    def grown(self, seat: int) -> int:
        """What has changed since the seat's objectives were looked at."""
        return self._grown >> seat * COUNTED_BITS & COUNTED

    def look_at(self, seat: int, counted: int) -> None:
        """Objectives that count these have been looked at."""
        self._grown &= ~(counted << seat * COUNTED_BITS)

    def gears_of(self, seat: int) -> list[int]:
        return self.gears[seat * SLOTS_EACH : seat * SLOTS_EACH + SLOTS_EACH]

    def shows(self, seat: int, gear: int) -> bool:
        """Whether a gear slot of the seat shows this: a disc, nothing, or such a gear."""
        gears = self.gears
        for slot in range(seat * SLOTS_EACH, seat * SLOTS_EACH + SLOTS_EACH):
            if gears[slot] == gear:
                return True
        return False

    def cells_of(self, seat: int) -> list[int]:
        return self.mill[seat * CELLS_EACH : seat * CELLS_EACH + CELLS_EACH]

    def storage_of(self, seat: int) -> list[int]:
        return self.storage[seat * STORED_EACH : seat * STORED_EACH + STORED_EACH]

    def programs_of(self, seat: int) -> list[int]:
        return self.slots[seat * LINES_EACH : seat * LINES_EACH + LINES_EACH]

    def is_aside(self, move: int) -> bool:
        return move == moves.NUDGE

    def aside(self) -> Task[Any]:
        return self._asides[self.turn]

    def resample(self, seat: int, rng: Rng) -> None:
        hidden.redraw(self, seat, rng)

    def scores(self) -> list[int]:
        # Here, not on top: scoring needs this module.
        from virtuosi.games.adas_dream.rules import scoring

        return scoring.scores(self)

    def ranking(self) -> list[int]:
        from virtuosi.games.adas_dream.rules import scoring

        return scoring.ranking(self)
