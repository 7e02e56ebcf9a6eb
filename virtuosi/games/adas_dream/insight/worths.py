"""What things are worth in points: one price list, for what is held and for what an effect will bring.

Each price stands twice: as it was set by hand, which is what the first Master knew, and as play between bots has tuned
it since (`docs/strength.md`, *Prices tuned by play*).
"""

from typing import Final

from virtuosi.games.adas_dream.rules.pack import ATOM_SIZE, AdaPack

Prices = list[float]

# Numbers of prices, behind those of the atoms of the vocabulary
USUAL_DIE: Final = 42  # what a die still to come will show
BUILDS_PER_TURN: Final = 43  # gears
GEAR_READY: Final = 44  # of a gear in reserve with its brass, how much counts as built
LONG: Final = 45  # turns ahead from which on things have their full worth
IDLE_BRASS: Final = 46  # brass beyond what gears ask for
A_SUBTRACTION: Final = 47  # a gear in reserve
OPEN_SLOT: Final = 48  # of a gear
ADVANCED: Final = 49  # an advanced action that research has opened
WAITING: Final = 50  # an assignment in its column
PARTNER: Final = 51  # of what its effect is worth, for each card owned
LECTURE_LEVEL: Final = 52  # the highest that one has lectured at
LITTLE: Final = 53  # a coin or coal beyond what one can use
A_TURN: Final = 54  # what a turn brings, so that those who have had theirs do not seem to lead
A_LATE_TURN: Final = 55  # the same near the end
DIE_LIKELY: Final = 56  # that a cell gets its die, if there is time for all
GEAR_LIKELY: Final = 57  # that a slot gets its gear, at most
SHUT: Final = 58  # the same for a slot with a disc on it, as a part
STEAM_HOPE: Final = 59  # of one more level, for each turn ahead
FIT_MOST: Final = 60  # the chance that a die to come fits a program
FIT_LEAST: Final = 61
FIT_EACH: Final = 62  # for each die that would
STORED: Final = 63  # a die in storage
PIP: Final = 64  # of a die in storage
A_STUDY: Final = 65  # the action
DIE_COMES: Final = 66  # what a die does for the lines, once it is there
CLOSING: Final = 67  # a turn that may still publish or build
DIE_TO_PLACE: Final = 68
DISC: Final = 69  # a disc on its way: its gear slot opens
ROOM_DISC: Final = 70  # and it lies in a room
LECTURE_DISC: Final = 71  # or at an institution
GEAR_TO_BUILD: Final = 72
GEAR_ADD: Final = 73  # on top of that, by kind: this and the two below
GEAR_SUB: Final = 74
GEAR_MUL: Final = 75
CARRY: Final = 76  # an assignment that is carried out, beside its effect
CARD_DRAWN: Final = 77  # a partner taken from the market, beside its prestige
CARD_EFFECT: Final = 78  # of what its effect is worth
NUDGE: Final = 79  # a die by coal
ADVANCED_DONE: Final = 80  # what an advanced action under way brings
VISIT: Final = 81  # a visit, a card or a hall under way
SET_DISC: Final = 82  # a disc about to be set
RARE: Final = 83
GREY_DIE: Final = 84  # a die that no column is for

PRICES: Final = [
    (0.0, 0.0),  # -
    (0.35, 0.28),  # coins
    (0.35, 0.31),  # coal
    (0.85, 0.72),  # brass
    (1.4, 1.23),  # book
    (1.6, 1.67),  # addition_gear
    (2.0, 1.62),  # steam_free
    (0.7, 0.38),  # innovation
    (0.3, 0.22),  # draw
    (0.5, 0.73),  # research_purple
    (0.5, 0.57),  # research_blue
    (0.5, 0.39),  # research_yellow
    (0.5, 0.39),  # research_green
    (0.6, 0.89),  # research
    (0.9, 0.86),  # workshop_reward
    (1.0, 0.95),  # breakthrough
    (2.4, 3.08),  # study_item
    (2.0, 1.94),  # assignment
    (4.5, 5.66),  # program
    (2.8, 2.9),  # multiplication_gear
    (1.8, 1.87),  # build_gear
    (3.5, 4.03),  # build_addition_free
    (1.5, 1.9),  # swap_sub_add
    (1.6, 1.28),  # play_partner
    (2.0, 1.9),  # gain_partner
    (1.3, 1.45),  # use_market_partner
    (1.0, 0.9),  # per_hand_card
    (1.3, 1.44),  # travel_small
    (3.5, 3.4),  # travel_university_disc
    (3.0, 3.03),  # disc_stack
    (2.0, 2.08),  # disc_meeting
    (3.0, 3.18),  # disc_university
    (0.4, 0.4),  # disc_move
    (0.9, 0.92),  # disc_remove
    (1.5, 1.56),  # disc_move_university
    (1.0, 0.96),  # per_disc_iu
    (1.4, 1.3),  # advanced_l1
    (3.0, 3.01),  # assignment_token
    (2.5, 2.6),  # science_token
    (1.2, 1.18),  # steam_paid
    (1.0, 0.86),  # swap_die
    (0.5, 0.51),  # adjust_die
    (4.2, 3.88),  # usual_die
    (0.42, 0.48),  # builds_per_turn
    (0.5, 0.45),  # gear_ready
    (4.0, 3.96),  # long
    (0.3, 0.31),  # idle_brass
    (0.3, 0.33),  # a_subtraction
    (0.7, 0.7),  # open_slot
    (1.0, 0.94),  # advanced
    (0.7, 0.73),  # waiting
    (0.1, 0.046),  # partner
    (0.6, 0.64),  # lecture_level
    (0.1, 0.087),  # little
    (7.5, 4.63),  # a_turn
    (5.0, 3.4),  # a_late_turn
    (0.93, 0.82),  # die_likely
    (0.9, 0.64),  # gear_likely
    (0.85, 0.8),  # shut
    (0.05, 0.119),  # steam_hope
    (0.9, 0.75),  # fit_most
    (0.25, 0.27),  # fit_least
    (1 / 30, 0.094),  # fit_each
    (3.4, 0.81),  # stored
    (0.1, 0.055),  # pip
    (5.0, 7.23),  # a_study
    (1.6, 1.17),  # die_comes
    (0.8, 0.72),  # closing
    (0.3, 0.34),  # die_to_place
    (0.9, 1.11),  # disc
    (1.5, 1.62),  # room_disc
    (1.8, 2.31),  # lecture_disc
    (5.2, 5.58),  # gear_to_build
    (0.0, 0.0),  # gear_add
    (-2.5, -2.67),  # gear_sub
    (2.0, 2.0),  # gear_mul
    (0.7, 0.68),  # carry
    (0.6, 0.62),  # card_drawn
    (0.3, 0.29),  # card_effect
    (0.1, 0.08),  # nudge
    (1.5, 1.48),  # advanced_done
    (1.8, 1.79),  # visit
    (4.0, 3.68),  # set_disc
    (1.2, 1.12),  # rare
    (0.2, 0.31),  # grey_die
]
FIRST: Final[Prices] = [first for first, _ in PRICES]
TUNED: Final[Prices] = [tuned for _, tuned in PRICES]


def row_worth(prices: Prices, pack: AdaPack, row: int, first: int = 0) -> float:
    """What the atoms of a row bring, from number `first` on."""
    total = 0.0
    for at in range(pack.row_first[row] + first, pack.row_first[row + 1]):
        total += prices[pack.atoms[at * ATOM_SIZE]] * pack.atoms[at * ATOM_SIZE + 1]
    return total
