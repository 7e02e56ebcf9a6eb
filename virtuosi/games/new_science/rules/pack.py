"""Typed tables of The New Science from its data."""

from typing import Final

from virtuosi.core.data import Source
from virtuosi.core.pack import Pack
from virtuosi.games.new_science.rules.cards import CardTables, read_cards
from virtuosi.games.new_science.rules.moves import (
    ACTION_OF,
    ACTIONS,
    ALL_SPACES,
    DISCOVERIES,
    EXPERIMENT_AT,
    FIELDS,
    INFLUENCE_AT,
    PUBLISH_AT,
    RESEARCH_AT,
    SCIENTISTS,
    SPACES,
    TRACKS,
)

FREE: Final = -1
SHUT: Final = -2  # a space that takes no cube this round: not in play, closed, or without a card to take

# What the rules' own arithmetic fixes has a range of one: the check then says which value it must be.
NUMBERS: Final = {
    "energy": (1, 4),
    "discovery_markers": (1, 29),
    "track_markers": (7, 7),
    "rest_max": (3, 3),
    "influence_max": (1, 9),
    "base_points": (0, 9),
    "die_faces": (6, 6),
    "critical_face": (0, 6),
    "rest_gain": (0, 3),
    "influence_gain": (0, 9),
    "bonus_most_publications": (0, 99),
    "bonus_influence_leader": (0, 99),
    "last_level": (5, 5),
}

GROUPS: Final = ["astronomy_2", "mathematics_3", "physics_4"]


class SciencePack(Pack):
    """What the box holds. Sets of discoveries are bit masks; `wide` is 1 when all five fields are played."""

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
        self.in_play: list[int] = [0, 0]  # the same as masks
        self.last: list[int] = [0, 0]  # by wide: the discoveries of the last level
        self.groups: list[int] = []
        self.below: list[list[list[int]]] = [[], []]  # by wide and discovery: what it rests on, all the way down
        # By number of seats (0 and 1 stand empty)
        self.wide: list[int] = [0, 0]
        self.per_level: list[int] = [0, 0]
        self.reveals: list[int] = [0, 0]
        self.board: list[list[int]] = [[], []]  # the spaces as a round begins, without happenings
        self.publish_spaces: list[int] = [0, 0]
        self.modifier: list[int] = []  # by space
        self.cards = CardTables()

    def rounds(self, seats: int) -> int:
        """The most rounds a match can have: the first has no happening."""
        return -(-3 * self.per_level[seats] // self.reveals[seats]) + 1


def build(source: Source) -> SciencePack:
    """The tables, or a PackError with every mistake."""
    pack = SciencePack(source.id, "", source.constants("constants.toml", NUMBERS))
    _scientists(source, pack)
    _discoveries(source, pack)
    _spaces(source, pack)
    _counts(source, pack)
    read_cards(source, pack.cards, pack.field, pack.level)
    _enough(source, pack)
    pack.digest = source.finish()
    return pack


def _scientists(source: Source, pack: SciencePack) -> None:
    places = []
    for row in source.rows("scientists.toml", "scientists", SCIENTISTS):
        places.append(row.integer("first_round_order", 1, len(SCIENTISTS)))
        pack.bonus += [row.integer(action, 0, 9) for action in ACTIONS[:3]]
        pack.start_influence += [row.integer(track, 0, pack.influence_max) for track in TRACKS]
        pack.start_rest.append(row.integer("rest", 0, pack.rest_max))
    if len(set(places)) != len(places):
        source.wrong("scientists.toml", "", "first_round_order", "no two scientists may share a place")
    pack.first_order += sorted(range(len(SCIENTISTS)), key=lambda scientist: places[scientist])


def _discoveries(source: Source, pack: SciencePack) -> None:
    texts = []
    for row in source.rows("discoveries.toml", "discoveries", DISCOVERIES):
        pack.field.append(row.one_of("field", FIELDS))
        pack.level.append(row.integer("level", 1, 5))
        pack.research.append(row.integer("research", 0, 9))
        pack.first.append(row.integer("experiment_first", 0, 15))
        pack.later.append(row.integer("experiment_later", 0, 15))
        pack.publish.append(row.integer("publish", 0, 9))
        pack.need += [row.integer(track, 0, pack.influence_max) for track in TRACKS]
        pack.prestige.append(row.integer("prestige", 0, 99))
        pack.history.append(row.text("history"))
        clauses = [clause.split(" or ") for clause in row.texts("prerequisites")]
        for clause in clauses:
            for id in clause:
                if id not in DISCOVERIES:
                    row.wrong("prerequisites", f"there is no discovery {id}")
        texts.append([[id for id in clause if id in DISCOVERIES] for clause in clauses])
    for row in source.rows("groups.toml", "groups", GROUPS):
        members = row.texts("members", DISCOVERIES)
        pack.groups.append(sum(1 << DISCOVERIES.index(id) for id in members))
    for wide in range(2):
        _tree(pack, wide, texts)
    _no_circle(source, pack)


def _tree(pack: SciencePack, wide: int, texts: list[list[list[str]]]) -> None:
    """With three fields a clause that asks only for what is not played is dropped."""
    fields = len(FIELDS) if wide else 3
    played = [d for d in range(len(DISCOVERIES)) if pack.field[d] < fields]
    mask = sum(1 << d for d in played)
    pack.tree[wide] = played
    pack.in_play[wide] = mask
    pack.last[wide] = sum(1 << d for d in played if pack.level[d] == 5)
    for clauses in texts:
        masks = [sum(1 << DISCOVERIES.index(id) for id in clause) & mask for clause in clauses]
        pack.clauses[wide].append([clause for clause in masks if clause])


def _no_circle(source: Source, pack: SciencePack) -> None:
    for wide in range(2):
        known, grown = 0, -1
        while known != grown:
            grown = known
            for d in pack.tree[wide]:
                if all(clause & known for clause in pack.clauses[wide][d]):
                    known |= 1 << d
        pack.below[wide] = [_below(pack, wide, d) if known >> d & 1 else [] for d in range(len(DISCOVERIES))]
        for d in pack.tree[wide]:
            if not known >> d & 1:
                source.wrong("discoveries.toml", DISCOVERIES[d], "prerequisites", "can never be known: it needs itself")


def _below(pack: SciencePack, wide: int, d: int) -> list[int]:
    """Every set of discoveries that is enough to research this one from nothing."""
    found = [0]
    for clause in pack.clauses[wide][d]:
        ways = []
        for member in members(clause):
            ways += [1 << member | below for below in _below(pack, wide, member)]
        found = sorted({mask | way for mask in found for way in ways})
    return found


def bits(mask: int) -> int:
    """How many discoveries are in a set."""
    return mask.bit_count()


def members(mask: int) -> list[int]:
    """The discoveries of a set, in the order of the tree."""
    found = []
    d = 0
    while mask:
        if mask & 1:
            found.append(d)
        mask >>= 1
        d += 1
    return found


def _spaces(source: Source, pack: SciencePack) -> None:
    for s, row in enumerate(source.rows("spaces.toml", "spaces", SPACES)):
        row.one_of("action", [ACTIONS[ACTION_OF[s]]])
        low, high = (-9, 9) if s >= RESEARCH_AT else (0, 0)
        pack.modifier.append(row.integer("modifier", low, high))


def _counts(source: Source, pack: SciencePack) -> None:
    for index, row in enumerate(source.rows("counts.toml", "counts", [f"players_{n}" for n in range(2, 6)])):
        seats = row.integer("players", index + 2, index + 2)
        fields = row.texts("fields", FIELDS)
        if fields not in (FIELDS[:3], FIELDS):
            row.wrong("fields", f"must be {', '.join(FIELDS[:3])}, or all five in order")
        pack.wide.append(int(len(fields) > 3))
        if row.flag("four_plus") != (len(fields) > 3):
            row.wrong("four_plus", "the cards marked 4+ are played exactly with all five fields")
        pack.per_level.append(row.integer("cards_per_level", 1, 18))
        pack.reveals.append(row.integer("events_per_round", 1, 2))
        rest = row.integer("rest_spaces", seats, seats)
        research = row.integer("research_spaces", 1, 5)
        experiment = row.integer("experiment_spaces", 1, 5)
        publish = row.integer("publish_spaces", 1, 3)
        pack.publish_spaces.append(publish)
        board = [SHUT] * ALL_SPACES
        for first, count in (
            (0, rest),
            (INFLUENCE_AT, len(TRACKS)),
            (RESEARCH_AT, research),
            (EXPERIMENT_AT, experiment),
            (PUBLISH_AT, publish),
        ):
            board[first : first + count] = [FREE] * count
        pack.board.append(board)


def _enough(source: Source, pack: SciencePack) -> None:
    tables = pack.cards
    closed = max([bits(tracks) for tracks in tables.closes])
    for seats in range(2, 6):
        for level in range(1, 4):
            cards = [c for c in range(len(tables.level)) if tables.level[c] == level]
            usable = [c for c in cards if pack.wide[seats] or not tables.four_plus[c]]
            if len(usable) < pack.per_level[seats]:
                problem = f"only {len(usable)} cards of level {level} can be played by {seats}"
                source.wrong("counts.toml", f"players_{seats}", "cards_per_level", problem)
        spaces = pack.board[seats].count(FREE) - seats - closed * pack.reveals[seats]
        if spaces < seats * pack.energy - 1:  # whoever has rested must still find a space for the last cube
            problem = "there must be a space for every cube, even when cards close some"
            source.wrong("counts.toml", f"players_{seats}", "research_spaces", problem)
