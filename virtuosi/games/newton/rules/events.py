"""What happened, as the rules say it: the kinds of events, and the facts that follow each."""

from typing import Final

ROUND: Final = 0  # round
FIRST: Final = 1  # seat
DEALT: Final = 2  # seat, how, master
KEPT: Final = 3  # seat, how, master
PLAYED: Final = 4  # seat, card, column
NO_CARD: Final = 5  # seat
ACTED: Final = 6  # seat, action, value
WORKED: Final = 7  # seat, space, spaces moved: 0 on the last one, NOT_ENTERED in front of it
STEPPED: Final = 8  # seat, space
WENT: Final = 9  # seat, place, toll
CUBED: Final = 10  # seat, place, number of the cube
TOOK: Final = 11  # seat, card
SHELVED: Final = 12  # seat, cell
RUN_FULL: Final = 13  # seat, points
GAINED: Final = 14  # seat, atom, amount
TOKEN: Final = 15  # seat, token, spot
PAID: Final = 16  # seat, atom, amount
TILE: Final = 17  # seat, tile, 1 when exchanged for another
MASTER_PLAYED: Final = 18  # seat, master, 1 when called on again
INVENTED: Final = 19  # seat, tile
CITY_BONUS: Final = 20  # seat, tile, place
GOAL: Final = 21  # seat, tile
REVEALED: Final = 22  # seat, level
BOOSTED: Final = 23  # seat
HIRED: Final = 24  # seat
BREWED: Final = 25  # seat
SPECIAL: Final = 26  # seat, card
BOUGHT: Final = 27  # seat, tile, terms
USED: Final = 28  # seat, tile, points
DISCARDED: Final = 29  # seat, card, what asked for it
REMOVED: Final = 30  # seat, tiles
TUCKED: Final = 31  # seat, card, column
INCOME: Final = 32  # seat, points
TELEPORTED: Final = 33  # seat, place
EFFECT: Final = 34  # seat, card
TURNED_UP: Final = 35  # level, card
PILE: Final = 36  # seat, pile
SCORED: Final = 37  # seat, tile, points
ENDED: Final = 38
PASSED: Final = 39  # seat
BOARD: Final = 40  # seat, board
IDLE: Final = 41  # seat, action, value: an action that could do nothing

NOT_ENTERED: Final = -1  # the marker stays in front of the objective of its track
# How masters are dealt and kept
FIRST_MATCH: Final = 0
IN_DRAFT: Final = 1
IN_SOLO: Final = 2
