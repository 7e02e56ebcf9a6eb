"""What lies on the table in The New Science."""

from typing import Any, Final, final

from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import Task
from virtuosi.games.new_science.rules import scoring
from virtuosi.games.new_science.rules.cards import EFFECT
from virtuosi.games.new_science.rules.moves import (
    ALL_SPACES,
    HAPPENING_AT,
    INFLUENCE_AT,
    PUBLISH_AT,
    TRACK_COUNT,
)
from virtuosi.games.new_science.rules.pack import FREE, SHUT, SciencePack

NO_CARD: Final = -1
NO_SCIENTIST: Final = -1

# For whom a face-up card is in force, when it is not a seat
UNTAKEN: Final = -1
FOR_ALL: Final = -3

# Where the round is, when it is not at a space
PLACING: Final = -1
CLEANING: Final = -2
SETTING_UP: Final = -3

FIELD_NAMES: Final = [
    "keep_either",
    "actions_only",
    "scientist",
    "order",
    "round",
    "at",
    "space",
    "rest",
    "influence",
    "prestige",
    "researched",
    "known",
    "printed",
    "public",
    "authored",
    "supply",
    "laboratory",
    "face",
    "force",
    "seen",
    "pile",
]


@final
class NewScience(Position):
    """Sets of discoveries are masks: `researched`, `known` and `printed` are where each seat's markers lie."""

    def __init__(
        self,
        seats: int,
        agenda: list[Task[Any]],
        pack: SciencePack,
        keep_either: bool,
        actions_only: bool,
        scientist: list[int],
        order: list[int],
        round: int,
        at: int,
        space: list[int],
        rest: list[int],
        influence: list[int],
        prestige: list[int],
        researched: list[int],
        known: list[int],
        printed: list[int],
        public: int,
        authored: list[int],
        supply: list[int],
        laboratory: list[int],
        face: list[int],
        force: list[int],
        seen: int,
        pile: int,
    ) -> None:
        self.seats = seats
        self.agenda = agenda
        self.over = False
        self.events = None
        self.pack = pack
        # Options
        self.keep_either = keep_either
        self.actions_only = actions_only
        # The table
        self.scientist = scientist  # by seat
        self.order = order  # seats, first to play first
        self.round = round
        self.at = at  # the space being resolved, or PLACING, CLEANING, SETTING_UP
        self.space = space  # by space: the seat whose cube stands there, FREE or SHUT
        self.rest = rest
        self.influence = influence  # by seat * 4 + track
        self.prestige = prestige
        self.researched = researched
        self.known = known  # own experiments that succeeded and are not public
        self.printed = printed
        self.public = public  # all seats' printed together
        self.authored = authored  # publications by an action
        self.supply = supply  # markers not on the board
        self.laboratory = laboratory
        self.face = face  # the happenings face up
        self.force = force  # for whom each of them is in force
        self.seen = seen  # cards that have left the pile
        self.pile = pile  # how many are left in it

    def copy(self) -> "NewScience":
        p = NewScience(
            seats=self.seats,
            agenda=self.agenda[:],
            pack=self.pack,
            keep_either=self.keep_either,
            actions_only=self.actions_only,
            scientist=self.scientist[:],
            order=self.order[:],
            round=self.round,
            at=self.at,
            space=self.space[:],
            rest=self.rest[:],
            influence=self.influence[:],
            prestige=self.prestige[:],
            researched=self.researched[:],
            known=self.known[:],
            printed=self.printed[:],
            public=self.public,
            authored=self.authored[:],
            supply=self.supply[:],
            laboratory=self.laboratory[:],
            face=self.face[:],
            force=self.force[:],
            seen=self.seen,
            pile=self.pile,
        )
        p.over = self.over
        return p

    def resample(self, seat: int, rng: Rng) -> None:
        """Nothing to do: the pile has no order until Nature draws from it, and all else is open."""

    def tree(self) -> list[int]:
        """The discoveries in play."""
        return self.pack.tree[self.pack.wide[self.seats]]

    def last(self) -> int:
        """The discoveries of the last level."""
        return self.pack.last[self.pack.wide[self.seats]]

    def clauses(self) -> list[list[int]]:
        """By discovery, the sets of which one must be known each."""
        return self.pack.clauses[self.pack.wide[self.seats]]

    def markers(self, seat: int) -> int:
        """Where this seat has a marker of any kind."""
        return self.researched[seat] | self.known[seat] | self.printed[seat]

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def clear_spaces(self) -> None:
        """The spaces as a round begins, before happenings are revealed."""
        self.space = self.pack.board[self.seats][:]

    def turn_up(self, place: int, card: int) -> None:
        """A happening comes face up: it gets a space, or shuts or opens some."""
        cards = self.pack.cards
        self.face[place] = card
        if cards.type[card] != EFFECT:
            self.force[place] = UNTAKEN
            self.space[HAPPENING_AT + place] = FREE
            return
        self.force[place] = FOR_ALL
        for track in range(TRACK_COUNT):
            if cards.closes[card] >> track & 1:
                self.space[INFLUENCE_AT + track] = SHUT
        opened = 0
        for s in range(PUBLISH_AT, ALL_SPACES):
            if opened < cards.publish_spaces[card] and self.space[s] == SHUT:
                self.space[s] = FREE
                opened += 1
