"""Typed tables of the components, and the vocabulary their effects are written in."""

from typing import Final

from virtuosi.core.pack import Pack
from virtuosi.games.adas_dream.rules.board import AT_UNIVERSITIES, IN_COMPANY, IN_LECTURES, IN_MACHINE, ON_BOARD

# The effect atoms: one icon of the printed reference each. The order groups them by how they are resolved.
# A row of effects holds three ints for each: which one, how many, and what of.
ATOM_SIZE: Final = 3
ATOMS: Final = [
    "",
    "coins",
    "coal",
    "brass",
    "book",
    "addition_gear",
    "steam_free",
    "innovation",
    "draw",
    "research_purple",
    "research_blue",
    "research_yellow",
    "research_green",
    "research",
    "workshop_reward",
    "breakthrough",
    "study_item",
    "assignment",
    "program",
    "multiplication_gear",
    "build_gear",
    "build_addition_free",
    "swap_sub_add",
    "play_partner",
    "gain_partner",
    "use_market_partner",
    "per_hand_card",
    "travel_small",
    "travel_university_disc",
    "disc_stack",
    "disc_meeting",
    "disc_university",
    "disc_move",
    "disc_remove",
    "disc_move_university",
    "per_disc_iu",
    "advanced_l1",
    "assignment_token",
    "science_token",
    "steam_paid",
    "swap_die",
    "adjust_die",
]
COINS: Final = 1
COAL: Final = 2
BRASS: Final = 3
BOOK: Final = 4
ADDITION_GEAR: Final = 5
STEAM_FREE: Final = 6
INNOVATION: Final = 7
DRAW: Final = 8
RESEARCH_PURPLE: Final = 9
RESEARCH: Final = 13
WORKSHOP_REWARD: Final = 14
BREAKTHROUGH: Final = 15
STUDY_ITEM: Final = 16
ASSIGNMENT: Final = 17
PROGRAM: Final = 18
MULTIPLICATION_GEAR: Final = 19
BUILD_GEAR: Final = 20
BUILD_ADDITION_FREE: Final = 21
SWAP_SUB_ADD: Final = 22
PLAY_PARTNER: Final = 23
GAIN_PARTNER: Final = 24
USE_MARKET_PARTNER: Final = 25
PER_HAND_CARD: Final = 26
TRAVEL_SMALL: Final = 27
TRAVEL_UNIVERSITY_DISC: Final = 28
DISC_STACK: Final = 29
DISC_MEETING: Final = 30
DISC_UNIVERSITY: Final = 31
DISC_MOVE: Final = 32
DISC_REMOVE: Final = 33
DISC_MOVE_UNIVERSITY: Final = 34
PER_DISC_IU: Final = 35
ADVANCED_L1: Final = 36
ASSIGNMENT_TOKEN: Final = 37
SCIENCE_TOKEN: Final = 38
STEAM_PAID: Final = 39
SWAP_DIE: Final = 40
ADJUST_DIE: Final = 41

# Rows of effects, by the component that carries them
ROW_SPACE: Final = 0
ROW_SLOT: Final = 6
ROW_BREAKTHROUGH: Final = 12
ROW_ASSIGNMENT: Final = 21
ROW_CITY: Final = 51
ROW_TILE: Final = 81
ROW_LECTURE: Final = 96
ROW_PARTNER: Final = 116
ROWS: Final = 163

# How a program looks at the three dice of its line
CRITERIA: Final = [
    "color_in",
    "value_in",
    "color_same",
    "color_all_different",
    "value_same",
    "value_consecutive_any_order",
    "value_strictly_ascending",
    "value_strictly_descending",
    "value_sum",
]
COLOR_IN: Final = 0
VALUE_IN: Final = 1
COLOR_SAME: Final = 2
COLOR_ALL_DIFFERENT: Final = 3
VALUE_SAME: Final = 4
VALUE_CONSECUTIVE: Final = 5
VALUE_ASCENDING: Final = 6
VALUE_DESCENDING: Final = 7
VALUE_SUM: Final = 8

# What an objective asks for, on the own board first, then in the machine, in cities, in company, in lectures
CHECKS: Final = [
    "programs_placed",
    "assignments_in_column",
    "assignments_total",
    "assignments_in_each_column",
    "steam_level_at_least",
    "addition_gears_built",
    "multiplication_gears_built",
    "mill_dice_same_value",
    "mill_has_every_die_color",
    "universities_with_disc",
    "discs_on_cities",
    "universities_in_region",
    "rooms_with_disc",
    "partners_without_science",
    "partners_of_one_science",
    "sciences_with_two_or_more_partners",
    "partners_not_start",
    "institutions_with_sole_most_discs",
    "institutions_with_disc",
    "lecture_at_level_at_least",
    "lecture_levels_with_disc",
]
PROGRAMS_PLACED: Final = 0
IN_COLUMN: Final = 1
ASSIGNMENTS_TOTAL: Final = 2
IN_EACH_COLUMN: Final = 3
STEAM_LEVEL: Final = 4
ADDITIONS_BUILT: Final = 5
MULTIPLICATIONS_BUILT: Final = 6
DICE_OF_ONE_VALUE: Final = 7
EVERY_DIE_COLOR: Final = 8
ON_CITIES: Final = 10
IN_REGION: Final = 11
ROOMS_ENTERED: Final = 12
SPONSORS: Final = 13
OF_ONE_SCIENCE: Final = 14
NOT_START_PARTNERS: Final = 16
IN_INSTITUTIONS: Final = 18
LECTURE_LEVELS: Final = 20

EVERY_COLUMN: Final = 0b1111
EVERY_VALUE: Final = 0b1111110
REDUCE_DIE: Final = 1
PAY_DIE_VALUE: Final = 2
CARD_COSTS: Final = ["none", "reduce_die", "pay_die_value"]
ROUTES: Final = ["road", "rail", "ferry"]
REGIONS: Final = ["south", "central", "outer"]


def counted_by(check: int) -> int:
    """Where an objective looks."""
    if check <= MULTIPLICATIONS_BUILT:
        return ON_BOARD
    if check <= EVERY_DIE_COLOR:
        return IN_MACHINE
    if check <= IN_REGION:
        return AT_UNIVERSITIES
    return IN_COMPANY if check <= NOT_START_PARTNERS else IN_LECTURES


class AdaPack(Pack):
    """What the box holds. Indexes follow the id lists of the move space; masks have one bit per index."""

    def __init__(self, id: str, digest: str, numbers: dict[str, int]) -> None:
        self.id = id
        self.digest = digest
        self.storage_slots = numbers["storage_slots"]
        self.dice_per_color = numbers["dice_per_color"]
        self.dice_removed = numbers["dice_removed_per_missing_seat"]
        self.start_coins = numbers["start_coins"]
        self.start_coal = numbers["start_coal"]
        self.start_brass = numbers["start_brass"]
        self.start_books = numbers["start_books"]
        self.extra_coins = [0, numbers["seat2_coins"], 0, numbers["seat4_coins"]]
        self.extra_coal = [0, 0, numbers["seat3_coal"], numbers["seat4_coal"]]
        self.start_innovation = numbers["start_innovation"]
        self.start_steam = numbers["start_steam"]
        self.steam_top = numbers["steam_levels"]
        self.start_hand = numbers["start_hand"]
        self.hand_limit = numbers["hand_limit"]
        self.rank1_in_deck = numbers["rank1_in_deck"]
        self.start_addition = numbers["start_addition_gears"]
        self.start_subtraction = numbers["start_subtraction_gears"]
        self.addition_gears = numbers["addition_gears"]
        self.research_top = numbers["research_top"]
        self.breakthrough_at = [numbers["breakthrough_1"], numbers["breakthrough_2"], numbers["breakthrough_3"]]
        self.advanced_1 = numbers["advanced_1"]
        self.advanced_2 = numbers["advanced_2"]
        self.token_first = numbers["token_first"]
        self.token_later = numbers["token_later"]
        self.objective_first = numbers["objective_first"]
        self.objective_later = numbers["objective_later"]
        self.empty_slot_penalty = numbers["empty_slot_penalty"]
        self.disc_above = numbers["disc_above"]
        self.resources_per_point = numbers["resources_per_point"]
        self.book_prestige = numbers["book_prestige"]
        self.route_costs = [numbers["road"], numbers["rail"], numbers["ferry"]]
        self.nudge_coal = numbers["nudge_coal"]
        self.further_coal = numbers["further_coal"]
        self.top_bonus_innovation = numbers["top_bonus_innovation"]
        self.travel_pips = numbers["travel_pips"]
        self.meeting_draw = numbers["meeting_draw"]
        self.hops = [numbers["travel_hops_1"], numbers["travel_hops_2"]]
        self.atoms: list[int] = []  # triples of atom, amount, inner atom
        self.row_first: list[int] = [0] * (ROWS + 1)  # by row: where its triples begin, counted in triples
        self.steam_cap: list[int] = [0]  # by level, 1 is the first
        self.steam_coal: list[int] = [0]
        self.innovation_prestige: list[int] = []
        self.breakthrough_default: list[int] = [-1, -1, -1, -1]  # by track
        self.criterion: list[int] = []
        self.criterion_arg: list[int] = []
        self.program_prestige: list[int] = []
        self.assignment_columns: list[int] = []  # mask of columns
        self.assignment_discard: list[int] = []
        self.gear_brass: list[int] = []
        self.gear_coal: list[int] = []
        self.gear_coins: list[int] = []
        self.gear_innovation: list[int] = []
        self.region: list[int] = []  # by university
        self.default_tile: list[int] = []  # by university; -1 where the reward is printed on the board
        self.city_prestige: list[int] = []  # by university; 0 where a tile lies
        self.city_x: list[int] = []
        self.city_y: list[int] = []
        self.routes: list[int] = []  # triples of two cities and a kind
        self.fare: list[int] = []  # cheapest way in coins, from * CITY_COUNT + to
        self.segments: list[int] = []  # fewest segments, from * CITY_COUNT + to
        self.hop_1: list[int] = []  # by city: mask over CITIES of small cities one hop away
        self.hop_2: list[int] = []  # the same, at most two hops
        self.tile_region: list[int] = []
        self.tile_prestige: list[int] = []
        self.room_coins: list[int] = []
        self.room_innovation: list[int] = []
        self.room_spaces: list[int] = []
        self.slot_draw: list[int] = []
        self.level_innovation: list[int] = []  # index 0 is level 2
        self.lecture_cost: list[int] = []  # (highest own level + 1) * LEVELS + level; every level between is paid
        self.level_prestige: list[int] = []
        self.card_rank: list[int] = []
        self.card_science: list[int] = []
        self.card_die: list[int] = []  # mask: bit v allows the value v
        self.card_cost: list[int] = []
        self.value_cards: list[int] = [0] * 7  # masks by value: what a die of it allows to play
        self.dear_cards = 0  # mask: those that cost the value of the die in coins
        self.card_prestige: list[int] = []
        self.card_years: list[str] = []
        self.objective_area: list[int] = []
        self.objective_letter: list[int] = []
        self.objective_check: list[int] = []
        self.objective_counted: list[int] = []  # where the check looks
        self.objective_arg: list[int] = []
        self.objective_count: list[int] = []
        self.objective_default: list[int] = [0, 0, 0, 0]
        self.start_cards = 0
        self.rank1_cards = 0
        self.rank2_cards = 0
        self.science_cards: list[int] = [0, 0, 0, 0, 0]  # masks by science

    def effect(self, row: int) -> list[tuple[int, int, int]]:
        """The atoms of a row, for the edge."""
        found = []
        for at in range(self.row_first[row], self.row_first[row + 1]):
            first = at * ATOM_SIZE
            found.append((self.atoms[first], self.atoms[first + 1], self.atoms[first + 2]))
        return found
