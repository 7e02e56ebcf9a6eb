"""What the boards are made of: how many of each, and names for what the position keeps as a number."""

from typing import Final

# How many of these each seat has: lists by seat are so many times as long as there are seats
CELLS_EACH: Final = 9
SLOTS_EACH: Final = 12
LINES_EACH: Final = 6
SIDE: Final = 3  # cells of a line
STORED_EACH: Final = 4  # places kept; how many are printed is the pack's business
AREAS_EACH: Final = 4  # also tracks, columns, sciences and objectives

MOST_SEATS: Final = 4

# How many of these the main board has
RING_SPACES: Final = 6
PER_SPACE: Final = 3
RING_SLOTS: Final = 18
UNIVERSITIES: Final = 15
ROOMS: Final = 4
LEVELS: Final = 5  # of every institution; level 0 is printed as level 2
LECTURE_SPACES: Final = 20
PROGRAM_MARKET: Final = 5
ASSIGNMENT_MARKET: Final = 4
GEAR_MARKET: Final = 2

# The cities: London, the universities, the small ones. A university is its city less one.
LONDON: Final = 0
SMALL: Final = 16
CITY_COUNT: Final = 30

# What stands on a gear slot
ON_DISC: Final = 0
OPEN: Final = 1
PLUS: Final = 2
MINUS: Final = 3
TIMES: Final = 4

# The gears: two that are many, then the multiplication gears, each one of its own
ADDITION: Final = 0
SUBTRACTION: Final = 1
MULTIPLICATION: Final = 2
GEAR_COUNT: Final = 14

# The areas, by the colour of their dice; then where else a publication takes place
STUDY: Final = 0
TRAVEL: Final = 1
MEETINGS: Final = 2
INSTITUTION: Final = 3
IN_WORKSHOP: Final = 4
ANY_AREA: Final = 5

PAIR: Final = 8  # added to the seat where two of its discs lie on one another
ROOM_SIZE: Final = 8  # places kept per room; how many are printed is the pack's business

# What objectives count, as bits: boards, machines, universities, rooms and partners, lectures
ON_BOARD: Final = 1
IN_MACHINE: Final = 2
AT_UNIVERSITIES: Final = 4
IN_COMPANY: Final = 8
IN_LECTURES: Final = 16
COUNTED: Final = 31
COUNTED_BITS: Final = 5

# How an objective was claimed
FIRST: Final = 1
LATER: Final = 2
