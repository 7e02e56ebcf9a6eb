"""Typed tables of Newton. The data becomes these tables in `reading`; effects become small programs of atoms."""

from typing import Final

from virtuosi.core.pack import Pack
from virtuosi.games.newton.rules.moves import CARDS, STARTERS

# Atoms of effects. A program is a row of atoms that ends with END.
END: Final = 0
COIN: Final = 1
VP: Final = 2
POTION: Final = 3
STUDENT: Final = 4
PAY_COIN: Final = 5
PAY_POTION: Final = 6
PAY_CARD: Final = 7
CUBE: Final = 8
MEDICINE: Final = 9
DISCOVERY: Final = 10
ACTION: Final = 11
REMOVE_TILE: Final = 12
CARD: Final = 13
VP_PER_BOOK: Final = 14
VP_PER_TRIPLE: Final = 15
PLAY_MASTER: Final = 16
INCOME_AGAIN: Final = 17
BONUS_AGAIN: Final = 18
CITY_AGAIN: Final = 19
MASTER_AGAIN: Final = 20
OBJECTIVE_NOW: Final = 21
REPEAT: Final = 22
TELEPORT: Final = 23
SECOND_TILE: Final = 24
IGNORE: Final = 25
DOUBLE: Final = 26
EXTRA_CUBE: Final = 27
ATOMS: Final = [
    "end", "coin", "vp", "potion", "student", "pay coin", "pay potion", "pay card", "cube", "medicine", "discovery",
    "action", "remove_shelf_tile", "card", "vp_per_book", "vp_per_triple", "play_master", "income_again", "bonus_again",
    "city_again", "master_again", "objective_now", "repeat_effect", "teleport", "second_shelf_tile",
    "ignore_requirement", "double_bonus", "extra_cube",
]  # fmt: skip

# What a `cube` atom may choose, what a `discovery` atom asks for
ON_UNIVERSITY: Final = 0
ON_LAND: Final = 1
ON_PLACE: Final = 2
HALF_PRICE: Final = 0
FREE: Final = 1
FULL_PRICE: Final = 2

# How an action is done: its value in the low bits, then what is special about it
VALUE: Final = 31
BY_CARD: Final = 32  # the basic action of the card just played: its value is the position's
SPLIT: Final = 64
IGNORING: Final = 128  # no books, no places asked for
NO_COINS: Final = 256
NO_TOLLS: Final = 512
CUBES: Final = 1024
THEN_ACT: Final = 2048
PAID_SECOND: Final = 4096

# What a card's special effect is to the turn
NO_EFFECT: Final = 0
GAIN: Final = 1  # applied when the card is laid down
MENU: Final = 2  # applied when its player says so
MODIFIER: Final = 3  # belongs to the card's basic action

# What an invention counts, what an objective counts, what a discovery counts
PER_NOTHING: Final = 0
PER_MASTER: Final = 1
PER_UNIVERSITY: Final = 2
PER_LAND: Final = 3
PER_RUN: Final = 4
PERS: Final = ["", "master", "university", "ancient", "run"]

WAYS: Final = ["land", "sea", "both"]

COINS_LEFT: Final = 0
POTIONS_LEFT: Final = 1
TOKENS_TAKEN: Final = 2
UNIVERSITIES_VISITED: Final = 3
LANDS_VISITED: Final = 4
STUDENTS_AT_ENDS: Final = 5
MASTERS_PLAYED: Final = 6
BOOK_SETS: Final = 7
TILES_PLACED: Final = 8
CARDS_GAINED: Final = 9
DISCOVERIES_OWNED: Final = 10
COUNTS: Final = [
    "coin", "potion", "bonus", "university", "ancient", "student", "master", "book_set", "shelf_tile", "card",
    "discovery",
]  # fmt: skip

GOALS_FREE: Final = 0
STUDENTS_IN_RESERVE: Final = 1
UNIVERSITIES_AHEAD: Final = 2
MASTERS_IN_HAND: Final = 3
SLOTS_EMPTY: Final = 4
CUBES_LEFT: Final = 5
SPECIALS_AHEAD: Final = 6
TILES_LEFT: Final = 7
LACKS: Final = [
    "objective_not_occupied", "student_in_reserve", "university_not_visited", "master_not_played",
    "income_slot_empty", "cube_not_placed", "work_special_ahead", "shelf_tile_left",
]  # fmt: skip

# Where points come from during the match
FROM_CUBES: Final = 0
FROM_RUNS: Final = 1
FROM_INCOMES: Final = 2
FROM_TOKENS: Final = 3
FROM_CARDS: Final = 4
FROM_SPECIALS: Final = 5
FROM_MASTERS: Final = 6
FROM_CITIES: Final = 7
FROM_INVENTIONS: Final = 8
FROM_PILES: Final = 9
FROM_OBJECTIVES: Final = 10  # scored before the end
FROM_DISCOVERIES: Final = 11  # while they lie face up
FROM_PUBLISHING: Final = 12
SOURCE_IDS: Final = [
    "cubes", "runs", "incomes", "tokens", "cards", "specials", "masters", "cities", "inventions", "piles", "objectives",
    "discoveries", "publishing",
]  # fmt: skip
SOURCES: Final = 13

# Tiles in stock: three incomes, five developments, medicine
FIRST_DEVELOPMENT: Final = 3
MEDICINE_TILE: Final = 8
MEDICINE_TURNED: Final = 9  # the other side of the same tile, as it lies in a slot
STOCKS: Final = 9
# What a specialization with a question mark gives
ANY_DEVELOPMENT: Final = -1
ANY_INCOME: Final = -2

GOALS: Final = 6  # objective spaces: the map, the Work track, then those of the tree
MAP_GOAL: Final = 0
WORK_GOAL: Final = 1


class NewtonPack(Pack):
    """What the box holds. Flat lists are indexed thing * width + part; masks have a bit per place or cell."""

    def __init__(self, id: str, digest: str, numbers: dict[str, int]) -> None:
        self.id = id
        self.digest = digest
        self.rounds = numbers["rounds"]
        self.start_coins = numbers["start_coins"]
        self.masters_drawn_solo = numbers["masters_drawn_solo"]
        self.row_cards = numbers["row_cards"]
        self.row_cards_solo = numbers["row_cards_solo"]
        self.reveal_cost = numbers["reveal_cost"]
        self.reveal_cards = numbers["reveal_cards"]
        self.boost_cost = numbers["boost_cost"]
        self.potion_cost = numbers["potion_cost"]
        self.student_cost = numbers["student_cost"]
        self.book_potions = numbers["potions_per_book"]
        self.place_potions = numbers["potions_per_place"]
        self.students_at_start = numbers["students_at_start"]
        self.length = numbers["work_length"]
        self.cube_vp = [0] * 9 + [numbers[f"cube_{number}_vp"] for number in (9, 10, 11, 12)]
        self.discoveries = [0] + [numbers[f"discoveries_{seats}"] for seats in (1, 2, 3, 4)]
        # Programs: the atom at each counter, its two numbers, and what gives it
        self.op: list[int] = []
        self.x: list[int] = []
        self.y: list[int] = []
        self.source: list[int] = []
        # Map
        self.kind: list[int] = []
        self.token: list[int] = []  # from how many seats on a token lies here; 0: never
        self.roads: list[list[int]] = []  # by place: the neighbours
        self.tolls: list[list[int]] = []  # and what each costs
        self.drawn_roads: list[list[int]] = []  # place, place, toll, way: for drawing
        self.place_x: list[int] = []
        self.place_y: list[int] = []
        # Tree and track
        self.tree_x: list[int] = []  # -1 where the tree has no such space
        self.tree_y: list[int] = []
        self.next: list[list[int]] = []
        self.before: list[int] = []
        self.tree_tile: list[int] = []
        self.tree_token: list[int] = []
        self.track_tile: list[int] = []
        self.tile_slots: list[list[int]] = []  # by kind of tile: spaces of the tree, then of the track from TREE on
        self.goal_space: list[int] = []  # by goal: the place, the space of the track, the spaces of the tree
        self.goal_of: list[int] = []  # by space of the tree: its goal, or -1
        self.goal_books: list[int] = []  # goal * COLOURED + colour
        # Study boards
        self.cells: list[list[int]] = []  # by board: the open cells
        self.need: list[list[int]] = []  # by board: cell * COLOURED + colour
        self.home: list[list[int]] = []  # by board and cell: the university or land asked for, or -1
        self.printed: list[int] = []  # by board: the cells filled from the start
        self.panes: list[int] = []
        self.run_mask: list[list[int]] = []
        self.run_vp: list[list[int]] = []
        self.desk_symbol: list[int] = []
        # Cards; the books of starting cards stand behind the others, seat by seat
        self.level: list[int] = []
        self.symbols: list[int] = []  # card * ACTIONS + action, as it lies on the desk
        self.tucked_symbols: list[int] = []  # and under it
        self.playable: list[list[int]] = []  # the actions a card may be played as
        self.books: list[int] = []  # face * BOOKS + colour
        self.effect: list[int] = []  # NO_EFFECT, GAIN, MENU or MODIFIER
        self.program: list[int] = []
        self.modifier: list[int] = []  # the atom of a MODIFIER, else END
        self.price: list[int] = []  # its coins
        self.lightning: list[bool] = []
        self.special: list[int] = []  # the special action of a lecture card, or -1
        self.special_program: list[int] = []
        self.special_after: list[int] = []  # the action it must follow, or -1
        self.special_value: list[int] = []
        # Masters
        self.master_program: list[int] = []
        self.master_books: list[int] = []
        self.master_vp: list[int] = []
        self.master_lightning: list[bool] = []
        # Tiles
        self.city_count: list[int] = []
        self.city_program: list[int] = []
        self.bonus_count: list[int] = []
        self.bonus_program: list[int] = []
        self.bonus_coins: list[int] = []
        self.bonus_potions: list[int] = []
        self.gives: list[int] = []  # by specialization: a tile of the stock, or any of a kind
        self.stock: list[int] = []
        self.income_program: list[int] = []  # by tile of the stock; the turned medicine tile last
        self.invention_per: list[int] = []
        self.invention_program: list[int] = []
        self.objective_counts: list[int] = []
        self.objective_each: list[int] = []
        self.objective_vp: list[int] = []
        self.objective_most: list[int] = []  # 0: no limit
        self.pile_program: list[int] = []
        self.cost: list[int] = []  # great discoveries
        self.discovery_books: list[int] = []
        self.discovery_income: list[int] = []
        self.discovery_counts: list[int] = []
        self.discovery_vp: list[int] = []
        self.discovery_most: list[int] = []
        self.ranks: list[int] = []

    def atoms(self, counter: int) -> list[int]:
        """The atoms of a program without its end."""
        return self.op[counter : self.op.index(END, counter)]

    def face(self, seat: int, card: int) -> int:
        """Where the books of a seat's card stand in `books`."""
        return card if card >= STARTERS else CARDS + seat * STARTERS + card
