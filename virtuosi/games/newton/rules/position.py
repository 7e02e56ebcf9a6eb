"""What lies on the table in Newton."""

from typing import Any, Final, final

from virtuosi.core.pile import Pile
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import Task
from virtuosi.games.newton.rules import hidden, scoring
from virtuosi.games.newton.rules.moves import (
    AFTER_QUICK,
    ANY_BOOK,
    BOOKS,
    COLOURED,
    COLUMNS,
    FIRST_QUICK,
    HAND,
    LEVELS,
    STUDENTS,
)
from virtuosi.games.newton.rules.pack import MEDICINE_TILE, NewtonPack

NONE: Final = -1  # no card, no tile, no token, no student

# How far the basic action of the card is
WAITING: Final = 0
RUNNING: Final = 1
FINISHED: Final = 2

EVERY_DECK: Final = (1 << LEVELS) - 1

FIELDS: Final = [
    "lectures", "discoveries", "draft",
    "tiles", "tree", "track", "homes", "boards",
    "tokens", "decks", "rows", "stock", "gone", "offer",
    "coins", "potions", "points", "earned", "at", "cubes", "cubes_left", "marker", "shelf", "taken", "removed",
    "students", "desk", "tucked", "drawers", "slots", "symbols", "books", "won", "hands",
    "masters", "played", "packs", "pick",
    "round", "turns", "first", "card", "acted", "action", "value", "boosted", "effect_used", "special_used",
]  # fmt: skip


@final
class Newton(Position):
    """Flat lists are indexed seat * width + part. Copies share most lists: these are replaced, never altered, once the
    match has begun."""

    def __init__(
        self,
        seats: int,
        agenda: list[Task[Any]],
        pack: NewtonPack,
        quick: list[Task[Any]],
        lectures: bool,
        discoveries: bool,
        draft: bool,
        tiles: list[int],
        tree: list[int],
        track: list[int],
        homes: list[int],
        boards: list[int],
        tokens: list[int],
        decks: list[Pile],
        rows: list[list[int]],
        stock: list[int],
        gone: list[int],
        offer: list[int],
        coins: list[int],
        potions: list[int],
        points: list[int],
        earned: list[int],
        at: list[int],
        cubes: list[int],
        cubes_left: list[int],
        marker: list[int],
        shelf: list[int],
        taken: list[int],
        removed: list[int],
        students: list[int],
        desk: list[int],
        tucked: list[int],
        drawers: list[int],
        slots: list[int],
        symbols: list[int],
        books: list[int],
        won: list[int],
        hands: list[list[int]],
        masters: list[int],
        played: list[int],
        packs: list[int],
        pick: int,
        round: int,
        turns: int,
        first: int,
        card: int,
        acted: int,
        action: int,
        value: int,
        boosted: bool,
        effect_used: bool,
        special_used: bool,
    ) -> None:
        self.seats = seats
        self.agenda = agenda
        self.over = False
        self.events = None
        self.pack = pack
        self._quick = quick  # by seat: the task of its quick actions
        self._shared = 0  # a bit for each deck that a copy holds too
        self.lectures = lectures
        self.discoveries = discoveries
        self.draft = draft
        # Laid out once
        self.tiles = tiles  # by place: the city, university, land or objective there
        self.tree = tree  # by space of the tree: the specialization, invention or objective there
        self.track = track  # by space of the Work track: the same
        self.homes = homes  # where each university, then each ancient land lies
        self.boards = boards  # by seat
        # Shared by all
        self.tokens = tokens  # bonus tokens by place, then by space of the tree
        self.decks = decks
        self.rows = rows  # face-up cards by level, in the order they were turned up
        self.stock = stock  # tiles left in each stack
        self.gone = gone  # cards removed from the match
        self.offer = offer  # where each great discovery is
        # Of each seat
        self.coins = coins
        self.potions = potions
        self.points = points
        self.earned = earned  # by what gave them: seat * SOURCES + source
        self.at = at  # where the scientist stands
        self.cubes = cubes  # a bit for each place with a cube
        self.cubes_left = cubes_left
        self.marker = marker  # on the Work track
        self.shelf = shelf  # a bit for each filled cell
        self.taken = taken  # shelf tiles taken, placed or removed
        self.removed = removed
        self.students = students  # seat * STUDENTS + k: the space, or NONE in reserve
        self.desk = desk  # seat * COLUMNS + column
        self.tucked = tucked  # under the desk
        self.drawers = drawers  # developments, by action
        self.slots = slots  # incomes and medicine, as tiles of the stock
        self.symbols = symbols  # in sight, seat * ACTIONS + action
        self.books = books  # in sight, seat * BOOKS + colour
        self.won = won  # bonus tokens, seat * BONUSES + kind
        self.hands = hands
        self.masters = masters  # seat * HAND + the pick it came with
        self.played = played  # 1 for those played
        self.packs = packs  # masters being passed round in the draft, by the seat they were dealt to
        self.pick = pick  # which pick of the draft is under way; 4 when it is over
        # The turn under way
        self.round = round
        self.turns = turns  # turns ended this round, of all seats
        self.first = first
        self.card = card  # played this turn
        self.acted = acted
        self.action = action  # what the card was played as
        self.value = value  # the value of that action
        self.boosted = boosted
        self.effect_used = effect_used
        self.special_used = special_used

    def copy(self) -> "Newton":
        begun = self.round > 0
        p = Newton(
            seats=self.seats,
            agenda=self.agenda[:],
            pack=self.pack,
            quick=self._quick,
            lectures=self.lectures,
            discoveries=self.discoveries,
            draft=self.draft,
            tiles=self.tiles if begun else self.tiles[:],
            tree=self.tree if begun else self.tree[:],
            track=self.track if begun else self.track[:],
            homes=self.homes if begun else self.homes[:],
            boards=self.boards if begun else self.boards[:],
            tokens=self.tokens,
            decks=self.decks,
            rows=self.rows,
            stock=self.stock,
            gone=self.gone,
            offer=self.offer,
            coins=self.coins[:],
            potions=self.potions,
            points=self.points[:],
            earned=self.earned,
            at=self.at,
            cubes=self.cubes,
            cubes_left=self.cubes_left,
            marker=self.marker,
            shelf=self.shelf,
            taken=self.taken,
            removed=self.removed,
            students=self.students,
            desk=self.desk,
            tucked=self.tucked,
            drawers=self.drawers,
            slots=self.slots,
            symbols=self.symbols[:],
            books=self.books,
            won=self.won,
            hands=self.hands,
            masters=self.masters,
            played=self.played,
            packs=self.packs,
            pick=self.pick,
            round=self.round,
            turns=self.turns,
            first=self.first,
            card=self.card,
            acted=self.acted,
            action=self.action,
            value=self.value,
            boosted=self.boosted,
            effect_used=self.effect_used,
            special_used=self.special_used,
        )
        p.over = self.over
        self._shared = p._shared = EVERY_DECK
        return p

    def own_deck(self, level: int) -> Pile:
        """A deck that is about to change: from now on no copy shares it."""
        if not self._shared >> level & 1:
            return self.decks[level]
        self._shared &= ~(1 << level)
        deck = self.decks[level].copy()
        self.decks = [*self.decks[:level], deck, *self.decks[level + 1 :]]
        return deck

    def is_aside(self, move: int) -> bool:
        return FIRST_QUICK <= move < AFTER_QUICK

    def aside(self) -> Task[Any]:
        return self._quick[self.agenda[-1].seat]

    def resample(self, seat: int, rng: Rng) -> None:
        hidden.redraw(self, seat, rng)

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Most points first; ties share the place (rule 15.8)."""
        scores = self.scores()
        return [1 + sum([1 for other in scores if other > score]) for score in scores]

    def column(self) -> int:
        """The desk column of the turn under way."""
        return self.turns // self.seats

    def missing(self, seat: int, need: list[int], start: int) -> int:
        """How many of the books asked for, from `start` in `need` (orange, green, blue), are not in sight."""
        books = self.books
        base = seat * BOOKS
        lacking = 0
        for colour in range(COLOURED):
            gap = need[start + colour] - books[base + colour]
            if gap > 0:
                lacking += gap
        lacking -= books[base + ANY_BOOK]
        return lacking if lacking > 0 else 0

    def cell_price(self, seat: int, cell: int) -> int:
        """Potions for what a space of the bookshelf asks and the seat does not have (rules 9.5, 9.6)."""
        board = self.boards[seat]
        home = self.pack.home[board][cell]
        if home < 0:
            return self.missing(seat, self.pack.need[board], cell * COLOURED) * self.pack.book_potions
        at = self.homes[home]
        return 0 if at != NONE and self.cubes[seat] >> at & 1 else self.pack.place_potions

    def goal_price(self, seat: int, goal: int) -> int:
        """Potions to enter an objective whose books are not all in sight (rule 9.5)."""
        return self.missing(seat, self.pack.goal_books, goal * COLOURED) * self.pack.book_potions

    def reserve(self, seat: int) -> int:
        """Students not yet on the tree."""
        waiting = 0
        for k in range(seat * STUDENTS, (seat + 1) * STUDENTS):
            if self.students[k] == NONE:
                waiting += 1
        return waiting

    def visited(self, seat: int, first: int, last: int) -> int:
        """How many of these homes (universities 0-5, lands 6-8) hold the seat's cube."""
        cubes = self.cubes[seat]
        count = 0
        for home in range(first, last):
            if cubes >> self.homes[home] & 1:
                count += 1
        return count

    def masters_played(self, seat: int) -> int:
        return sum(self.played[seat * HAND : (seat + 1) * HAND])

    def masters_in_hand(self, seat: int) -> list[int]:
        base = seat * HAND
        held = self.masters[base : base + HAND]
        return [held[k] for k in range(HAND) if held[k] != NONE and not self.played[base + k]]

    def medicine_slot(self, seat: int) -> int:
        """Where the seat's medicine tile lies, or NONE."""
        for k in range(seat * COLUMNS, (seat + 1) * COLUMNS):
            if self.slots[k] >= MEDICINE_TILE:
                return k
        return NONE
