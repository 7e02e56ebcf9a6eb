"""What things are worth in points: one price list, for what is held and for what an effect will bring."""

from typing import Final

from virtuosi.games.adas_dream.rules.pack import ATOM_SIZE, AdaPack

# Points an atom brings, by its number in the vocabulary
WORTH: Final = [
    0.0,  # -
    0.35,  # coins
    0.35,  # coal
    0.85,  # brass
    1.4,  # book
    1.6,  # addition_gear
    2.0,  # steam_free
    0.7,  # innovation
    0.3,  # draw
    0.5,  # research_purple
    0.5,  # research_blue
    0.5,  # research_yellow
    0.5,  # research_green
    0.6,  # research
    0.9,  # workshop_reward
    1.0,  # breakthrough
    2.4,  # study_item
    2.0,  # assignment
    4.5,  # program
    2.8,  # multiplication_gear
    1.8,  # build_gear
    3.5,  # build_addition_free
    1.5,  # swap_sub_add
    1.6,  # play_partner
    2.0,  # gain_partner
    1.3,  # use_market_partner
    1.0,  # per_hand_card
    1.3,  # travel_small
    3.5,  # travel_university_disc
    3.0,  # disc_stack
    2.0,  # disc_meeting
    3.0,  # disc_university
    0.4,  # disc_move
    0.9,  # disc_remove
    1.5,  # disc_move_university
    1.0,  # per_disc_iu
    1.4,  # advanced_l1
    3.0,  # assignment_token
    2.5,  # science_token
    1.2,  # steam_paid
    1.0,  # swap_die
    0.5,  # adjust_die
]


def row_worth(pack: AdaPack, row: int, first: int = 0) -> float:
    """What the atoms of a row bring, from number `first` on."""
    total = 0.0
    for at in range(pack.row_first[row] + first, pack.row_first[row + 1]):
        total += WORTH[pack.atoms[at * ATOM_SIZE]] * pack.atoms[at * ATOM_SIZE + 1]
    return total
