"""Effects read from the data: rows of atoms, checked one by one and for chains without end."""

from typing import Final

from virtuosi.core.data import Row
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import LECTURE_SPACES, LEVELS, SMALL
from virtuosi.games.adas_dream.rules.pack import AdaPack

MULTIPLIERS: Final = ("per_hand_card", "per_disc_iu")
COUNTABLE: Final = tables.ATOMS[1 : tables.RESEARCH]  # what can be gained once per card or disc
MOST: Final = {"workshop_reward": 6, "study_item": 3, "breakthrough": 4, "travel_small": 2}  # all different; hops


class EffectRows:
    """The effects of all components, in the order of the rows; with where each was written."""

    def __init__(self) -> None:
        self.triples: list[list[int]] = []
        self.written: list[tuple[Row, str] | None] = []

    def read(self, row: Row, field: str) -> None:
        self.triples.append(_triples(row, field))
        self.written.append((row, field))

    def leave(self) -> None:
        """A component whose effect lies elsewhere, such as a university under a tile."""
        self.triples.append([])
        self.written.append(None)

    def lay(self, pack: AdaPack) -> None:
        """Into the pack, once all are read."""
        for index, triples in enumerate(self.triples):
            pack.row_first[index] = len(pack.atoms) // tables.ATOM_SIZE
            pack.atoms += triples
        pack.row_first[tables.ROWS] = len(pack.atoms) // tables.ATOM_SIZE

    def check_chains(self, pack: AdaPack) -> None:
        """No effect may lead back to itself without using something up: a turn must end."""
        leads = [_leads_to(pack, row) for row in range(tables.ROWS)]
        for row, written in enumerate(self.written):
            if written is not None and row in _reached(leads, row):
                written[0].wrong(written[1], "leads back to itself, so that a player could repeat it for ever")
        for row in range(tables.ROW_SPACE, tables.ROW_SLOT):
            written = self.written[row]
            gained = sum(n for atom, n, _ in pack.effect(row) if atom == tables.INNOVATION)
            if written is not None and gained >= pack.top_bonus_innovation:
                written[0].wrong(written[1], "must give less innovation than a workshop reward costs at the top")


def _triples(row: Row, field: str) -> list[int]:
    """`["coal 2", "per_hand_card coins 1"]` as triples of atom, amount, inner atom."""
    triples: list[int] = []
    for text in row.texts(field):
        words = text.split()
        inner = 0
        if len(words) == 3 and words[0] in MULTIPLIERS and words[1] in COUNTABLE:
            inner = tables.ATOMS.index(words[1])
            words = [words[0], words[2]]
        known = len(words) == 2 and words[0] in tables.ATOMS[1:] and (inner > 0 or words[0] not in MULTIPLIERS)
        if not known or not words[1].isdigit() or not 1 <= int(words[1]) <= MOST.get(words[0], 9):
            row.wrong(field, f'"{text}" is not an effect: write an atom and its amount, such as "coal 2"')
            continue
        triples += [tables.ATOMS.index(words[0]), int(words[1]), inner]
    return triples


def _leads_to(pack: AdaPack, row: int) -> list[int]:
    """The rows that an effect lets a player choose from, where choosing uses nothing up."""
    found: list[int] = []
    for atom, _, _ in pack.effect(row):
        if atom == tables.WORKSHOP_REWARD:
            found += range(tables.ROW_SPACE, tables.ROW_SLOT)
        elif atom == tables.BREAKTHROUGH:
            found += range(tables.ROW_BREAKTHROUGH, tables.ROW_ASSIGNMENT)
        elif atom == tables.USE_MARKET_PARTNER:
            found += [tables.ROW_PARTNER + card for card, rank in enumerate(pack.card_rank) if rank]
        elif atom == tables.DISC_MOVE_UNIVERSITY:
            found += range(tables.ROW_CITY, tables.ROW_CITY + SMALL)
            found += range(tables.ROW_TILE, tables.ROW_LECTURE)
        elif atom in (tables.TRAVEL_SMALL, tables.ADVANCED_L1, tables.DISC_STACK):
            found += range(tables.ROW_CITY + SMALL, tables.ROW_TILE)
            if atom != tables.TRAVEL_SMALL:  # nothing lies above the highest lectures
                found += [tables.ROW_LECTURE + at for at in range(LECTURE_SPACES) if at % LEVELS < LEVELS - 1]
    return found


def _reached(leads: list[list[int]], start: int) -> set[int]:
    """All rows that can follow a row, itself among them only by a chain."""
    reached: set[int] = set()
    open_ = list(leads[start])
    while open_:
        row = open_.pop()
        if row not in reached:
            reached.add(row)
            open_ += leads[row]
    return reached
