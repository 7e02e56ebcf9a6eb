"""From the data to the tables: every row read and checked, every mistake named."""

from typing import Final

from virtuosi.core.data import Source
from virtuosi.core.masks import count_of
from virtuosi.games.new_science.rules.card_reading import read_cards
from virtuosi.games.new_science.rules.moves import (
    ACTION_OF,
    ACTIONS,
    ALL_SPACES,
    CARD_LEVELS,
    DISCOVERY_ACTIONS,
    EXPERIMENT_AT,
    FIELDS,
    INFLUENCE_AT,
    LEVEL_CARDS,
    PLACES,
    PUBLISH_AT,
    RESEARCH_AT,
    REST_AT,
    SCIENTISTS,
    SPACES,
    TRACKS,
)
from virtuosi.games.new_science.rules.pack import FREE, NARROW, SHUT, WIDE, SciencePack
from virtuosi.games.new_science.rules.tree_reading import read_tree

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
FEWEST: Final = 2  # players
MOST: Final = 5
PUBLISH_SPACES: Final = ALL_SPACES - PUBLISH_AT


def build(source: Source) -> SciencePack:
    """The tables, or a PackError with every mistake."""
    pack = SciencePack(source.id, "", source.constants("constants.toml", NUMBERS))
    _scientists(source, pack)
    read_tree(source, pack)
    _spaces(source, pack)
    _counts(source, pack)
    read_cards(source, pack.cards, pack.field, pack.level)
    for seats in range(FEWEST, MOST + 1):
        _enough_cards(source, pack, seats)
        _enough_spaces(source, pack, seats)
    pack.digest = source.finish()
    return pack


def _scientists(source: Source, pack: SciencePack) -> None:
    places = []
    for row in source.rows("scientists.toml", "scientists", SCIENTISTS):
        places.append(row.integer("first_round_order", 1, len(SCIENTISTS)))
        pack.bonus += [row.integer(action, 0, 9) for action in ACTIONS[:DISCOVERY_ACTIONS]]
        pack.start_influence += [row.integer(track, 0, pack.influence_max) for track in TRACKS]
        pack.start_rest.append(row.integer("rest", 0, pack.rest_max))
    if len(set(places)) != len(places):
        source.wrong("scientists.toml", "", "first_round_order", "no two scientists may share a place")
    pack.first_order += sorted(range(len(SCIENTISTS)), key=lambda scientist: places[scientist])


def _spaces(source: Source, pack: SciencePack) -> None:
    for s, row in enumerate(source.rows("spaces.toml", "spaces", SPACES)):
        row.one_of("action", [ACTIONS[ACTION_OF[s]]])
        low, high = (-9, 9) if s >= RESEARCH_AT else (0, 0)
        pack.modifier.append(row.integer("modifier", low, high))


def _counts(source: Source, pack: SciencePack) -> None:
    ids = [f"players_{seats}" for seats in range(FEWEST, MOST + 1)]
    for index, row in enumerate(source.rows("counts.toml", "counts", ids)):
        seats = row.integer("players", index + FEWEST, index + FEWEST)
        fields = row.texts("fields", FIELDS)
        if fields not in (FIELDS[:3], FIELDS):
            row.wrong("fields", f"must be {', '.join(FIELDS[:3])}, or all five in order")
        wide = len(fields) > 3
        pack.wide.append(WIDE if wide else NARROW)
        if row.flag("four_plus") != wide:
            row.wrong("four_plus", "the cards marked 4+ are played exactly with all five fields")
        pack.per_level.append(row.integer("cards_per_level", 1, LEVEL_CARDS))
        pack.reveals.append(row.integer("events_per_round", 1, PLACES))
        board = [SHUT] * ALL_SPACES
        for first, count in (
            (REST_AT, row.integer("rest_spaces", seats, seats)),
            (INFLUENCE_AT, len(TRACKS)),
            (RESEARCH_AT, row.integer("research_spaces", 1, EXPERIMENT_AT - RESEARCH_AT)),
            (EXPERIMENT_AT, row.integer("experiment_spaces", 1, PUBLISH_AT - EXPERIMENT_AT)),
            (PUBLISH_AT, row.integer("publish_spaces", 1, PUBLISH_SPACES)),
        ):
            board[first : first + count] = [FREE] * count
        pack.board.append(board)


def _usable(pack: SciencePack, seats: int, level: int) -> list[int]:
    """The cards of a level that so many players use."""
    first = level * LEVEL_CARDS
    cards = range(first, first + LEVEL_CARDS)
    return [card for card in cards if pack.wide[seats] or not pack.cards.four_plus[card]]


def _enough_cards(source: Source, pack: SciencePack, seats: int) -> None:
    for level in range(CARD_LEVELS):
        usable = _usable(pack, seats, level)
        if len(usable) < pack.per_level[seats]:
            problem = f"only {len(usable)} cards of level {level + 1} can be played by {seats}"
            source.wrong("counts.toml", f"players_{seats}", "cards_per_level", problem)


def _enough_spaces(source: Source, pack: SciencePack, seats: int) -> None:
    """Every cube finds a space, and every space a card opens is there to be opened."""
    tables = pack.cards
    cards = [card for level in range(CARD_LEVELS) for card in _usable(pack, seats, level)]
    closed = max([0, *[count_of(tables.closes[card]) for card in cards]])
    spaces = pack.board[seats].count(FREE) - seats - closed * pack.reveals[seats]
    if spaces < seats * pack.energy - 1:  # whoever has rested must still find a space for the last cube
        problem = "there must be a space for every cube, even when cards close some"
        source.wrong("counts.toml", f"players_{seats}", "research_spaces", problem)
    opened = sorted([tables.publish_spaces[card] for card in cards])[-pack.reveals[seats] :]
    if pack.board[seats][PUBLISH_AT:].count(FREE) + sum(opened) > PUBLISH_SPACES:
        problem = f"with those that cards add there may be {PUBLISH_SPACES} publish spaces at most"
        source.wrong("counts.toml", f"players_{seats}", "publish_spaces", problem)
