"""Typed tables of The New Science: what the box holds."""

from typing import Final

from virtuosi.core.pack import Pack
from virtuosi.games.new_science.rules.cards import CardTables
from virtuosi.games.new_science.rules.moves import CARD_LEVELS

# A space without a cube
FREE: Final = -1
SHUT: Final = -2  # takes none this round: not in play, closed, or without a card to take

NARROW: Final = 0  # three fields are played
WIDE: Final = 1  # all five are

GROUPS: Final = ["astronomy_2", "mathematics_3", "physics_4"]


class SciencePack(Pack):
    """What the box holds. Sets of discoveries are bit masks; `wide` says whether all five fields are played."""

    def __init__(self, id: str, digest: str, numbers: dict[str, int]) -> None:
        self.id = id
        self.digest = digest
        self.energy = numbers["energy"]
        self.markers = numbers["discovery_markers"]
        self.rest_max = numbers["rest_max"]
        self.influence_max = numbers["influence_max"]
        self.base = numbers["base_points"]
        self.critical = numbers["critical_face"]
        self.rest_gain = numbers["rest_gain"]
        self.influence_gain = numbers["influence_gain"]
        self.most_publications = numbers["bonus_most_publications"]
        self.leader = numbers["bonus_influence_leader"]
        # Scientists
        self.first_order: list[int] = []  # scientists, first to play first
        self.bonus: list[int] = []  # by scientist * 3 + action
        self.start_influence: list[int] = []  # by scientist * 4 + track
        self.start_rest: list[int] = []
        # Discoveries
        self.field: list[int] = []
        self.level: list[int] = []
        self.research: list[int] = []
        self.first: list[int] = []  # the experiment's number while no other has succeeded
        self.later: list[int] = []
        self.publish: list[int] = []
        self.need: list[int] = []  # influence, by discovery * 4 + track
        self.prestige: list[int] = []
        self.history: list[str] = []
        self.clauses: list[list[list[int]]] = [[], []]  # by wide and discovery: masks, one bit of each must be known
        self.tree: list[list[int]] = [[], []]  # by wide: the discoveries in play
        self.last: list[int] = [0, 0]  # by wide: the discoveries of the last level
        self.groups: list[int] = []
        self.below: list[list[list[int]]] = [[], []]  # by wide and discovery: sets that are enough to research it
        # By number of seats (0 and 1 stand empty)
        self.wide: list[int] = [NARROW, NARROW]
        self.per_level: list[int] = [0, 0]
        self.reveals: list[int] = [0, 0]
        self.board: list[list[int]] = [[], []]  # the spaces as a round begins, without happenings
        self.modifier: list[int] = []  # by space
        self.cards = CardTables()

    def rounds(self, seats: int) -> int:
        """The most rounds a match can have: the first has no happening."""
        return -(-CARD_LEVELS * self.per_level[seats] // self.reveals[seats]) + 1
