"""What lies on the table in Ray Master."""

from typing import Any, Final, final

from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import Task
from virtuosi.games.ray_master.rules import scoring
from virtuosi.games.ray_master.rules.moves import CARDS, COLOURS, LANES, LARGE, SHELF, SIZES, SMALL
from virtuosi.games.ray_master.rules.pack import RayPack

# Where a student card lies: 0 and 1 are the hands
PILE: Final = 2
DISCARD: Final = 3

NO_CARD: Final = -1
NO_SLOT: Final = -1

# `done` keeps who did each action, in so many bits each
DONE_BITS: Final = 3
DONE_MASK: Final = (1 << DONE_BITS) - 1

FIELDS: Final = [
    "advanced",
    "open_hands",
    "deck",
    "sizes",
    "values",
    "reserve",
    "cards",
    "extra",
    "ray",
    "height",
    "mode",
    "temperature",
    "energy",
    "free",
    "done",
    "fired",
    "student",
    "waiting",
    "held",
    "cycle",
    "turn",
]


@final
class RayMaster(Position):
    """Slots are seat * LANES + lane. With one seat, the second colour has dice and nobody to play them."""

    def __init__(
        self,
        seats: int,
        agenda: list[Task[Any]],
        pack: RayPack,
        advanced: bool,
        open_hands: bool,
        deck: int,
        sizes: list[int],
        values: list[int],
        reserve: list[int],
        cards: list[int],
        extra: list[int],
        ray: int,
        height: int,
        mode: int,
        temperature: int,
        energy: int,
        free: int,
        done: int,
        fired: bool,
        student: int,
        waiting: bool,
        held: int,
        cycle: int,
        turn: int,
    ) -> None:
        self.seats = seats
        self.agenda = agenda
        self.over = False
        self.events = None
        self.pack = pack
        self.advanced = advanced
        self.open_hands = open_hands
        self.deck = deck
        self.sizes = sizes
        self.values = values
        self.reserve = reserve  # dice beside the board, by seat * SHELF + size
        self.cards = cards  # where each student lies
        self.extra = extra  # by seat: 1 when the extra scientist has come
        self.ray = ray
        self.height = height
        self.mode = mode
        self.temperature = temperature
        self.energy = energy
        # The turn under way
        self.free = free  # scientists not used yet
        self.done = done  # who did which action: `workers` reads it
        self.fired = fired
        self.student = student  # the card played this turn
        self.waiting = waiting  # its action is still to be done
        self.held = held  # scientists set aside for it (advanced mode)
        self.cycle = cycle  # complete passes through the students
        self.turn = turn  # turns begun

    def copy(self) -> "RayMaster":
        p = RayMaster(
            seats=self.seats,
            agenda=self.agenda[:],
            pack=self.pack,
            advanced=self.advanced,
            open_hands=self.open_hands,
            deck=self.deck,
            sizes=self.sizes[:],
            values=self.values[:],
            reserve=self.reserve[:],
            cards=self.cards[:],
            extra=self.extra[:],
            ray=self.ray,
            height=self.height,
            mode=self.mode,
            temperature=self.temperature,
            energy=self.energy,
            free=self.free,
            done=self.done,
            fired=self.fired,
            student=self.student,
            waiting=self.waiting,
            held=self.held,
            cycle=self.cycle,
            turn=self.turn,
        )
        p.over = self.over
        return p

    def resample(self, seat: int, rng: Rng) -> None:
        """Deal the unseen cards anew between the rival's hand and the pile."""
        if self.open_hands:
            return
        cards = self.cards
        unseen = [card for card in range(CARDS) if cards[card] <= PILE and cards[card] != seat]
        places = sorted([cards[card] for card in unseen])
        rng.shuffle(places)
        for card, place in zip(unseen, places, strict=True):
            cards[card] = place

    def target(self) -> int:
        """The slot the ray would hit, or NO_SLOT: the nearest die in its lane that is tall enough."""
        lowest = self.pack.lowest[self.height]
        near = self.pack.near[self.ray] * LANES + self.ray
        if self.sizes[near] >= lowest:
            return near
        far = (near + LANES) % (2 * LANES)
        return far if self.sizes[far] >= lowest else NO_SLOT

    def hand(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) if self.cards[card] == seat]

    def crew(self) -> int:
        """Scientists a seat has in every turn, without the extra one."""
        return self.pack.scientists_advanced if self.advanced else self.pack.scientists

    def action_of(self, card: int) -> int:
        return self.pack.actions[self.deck][card]

    def strength_of(self, card: int) -> int:
        return self.pack.amounts[self.deck][card]

    def workers(self, action: int) -> int:
        """Who did an action this turn: so many scientists, BY_STUDENT, or nobody (0)."""
        return self.done >> action * DONE_BITS & DONE_MASK

    def put_to_work(self, action: int, workers: int) -> None:
        self.done |= workers << action * DONE_BITS

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def census(self) -> dict[str, int]:
        """Dice of each colour and size, and student cards, wherever they lie."""
        found = {"students": len(self.cards)}
        for seat in range(2):
            for size in range(SMALL, LARGE + 1):
                on_board = self.sizes[seat * LANES : (seat + 1) * LANES].count(size)
                found[f"{COLOURS[seat]} {SIZES[size - SMALL]}"] = on_board + self.reserve[seat * SHELF + size]
        return found
