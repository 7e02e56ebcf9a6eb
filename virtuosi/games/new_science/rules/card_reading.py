"""The happening cards read from the data into the rows of their tables."""

from typing import Final

from virtuosi.core.data import Row, Source
from virtuosi.games.new_science.rules.cards import (
    ANY,
    CLOSE,
    DISCARD,
    DURATIONS,
    EVERY_TRACK,
    IGNORE_CRITICAL,
    INSTANT,
    NO_REST_GAIN,
    NO_REST_SPEND,
    NO_TRACK,
    ON_REVEAL,
    PERMANENT,
    PRESTIGE_BONUS,
    PUBLISH_SPACE,
    REQUIREMENT,
    REROLL,
    RESEARCH_OR_PUBLISH,
    REVEAL_AND_ROUND,
    ROUND,
    STEP,
    TYPES,
    CardTables,
    Clause,
)
from virtuosi.games.new_science.rules.clauses import fits, read_clause
from virtuosi.games.new_science.rules.moves import (
    CARDS,
    LEVEL_CARDS,
    PUBLISH,
    RESEARCH,
    SIZE,
    TRACK_COUNT,
)

DURATIONS_OF: Final = [[ROUND, ON_REVEAL, REVEAL_AND_ROUND], [INSTANT, ROUND], [PERMANENT, DISCARD]]  # by type


def read_cards(source: Source, tables: CardTables, field: list[int], level: list[int]) -> None:
    """Fill the tables from cards.toml; `field` and `level` are those of the discoveries."""
    for card, row in enumerate(source.rows("cards.toml", "cards", CARDS)):
        before = len(source.mistakes)
        _read_card(row, tables, card)
        if len(source.mistakes) > before:  # the report is on its way: nothing of this card is entered
            tables.clauses[card] = []
    for card in range(len(CARDS)):
        for clause in tables.clauses[card]:
            reached = [d for d in range(SIZE) if clause.fields >> field[d] & 1 and level[d] <= clause.level]
            if tables.duration[card] == DISCARD:
                _enter_once(tables, card, clause, reached)
            else:
                _enter(tables, card, clause, reached)


def _read_card(row: Row, tables: CardTables, card: int) -> None:
    level = card // LEVEL_CARDS + 1
    tables.level.append(row.integer("level", level, level))
    kind = row.one_of("type", TYPES)
    duration = row.one_of("duration", DURATIONS)
    if duration not in DURATIONS_OF[kind]:
        allowed = ", ".join([DURATIONS[d] for d in DURATIONS_OF[kind]])
        row.wrong("duration", f"of a card of type {TYPES[kind]} must be one of {allowed}")
    tables.type.append(kind)
    tables.duration.append(duration)
    tables.four_plus.append(row.flag("four_plus"))
    tables.year.append(row.integer("year", 1500, 1799))
    clauses = [read_clause(row, text) for text in row.texts("effect")]
    fits(row, kind, duration, clauses)
    tables.clauses.append(clauses)
    _new_row(tables, card)
    for action in range(len(tables.once_points)):
        tables.once_points[action] += [0] * SIZE
    tables.once_asked += [0] * TRACK_COUNT


def _new_row(tables: CardTables, card: int) -> int:
    """A row that changes nothing yet, and always counts."""
    tables.card_of.append(card)
    tables.if_track.append(NO_TRACK)
    tables.if_least.append(0)
    tables.if_most.append(ANY)
    for action in range(len(tables.points)):
        tables.points[action] += [0] * SIZE
    tables.asked += [0] * TRACK_COUNT
    tables.printed.append(0)
    tables.step += [0] * TRACK_COUNT
    tables.no_gain.append(False)
    tables.no_spend.append(False)
    tables.prestige.append(0)
    return len(tables.card_of) - 1


def _row_of(tables: CardTables, card: int, clause: Clause) -> int:
    """The card's own row, or a new one where the clause counts only sometimes."""
    if clause.if_track == NO_TRACK and clause.printed == 0:
        return card
    row = _new_row(tables, card)
    tables.more[card].append(row)
    tables.if_track[row] = clause.if_track
    tables.if_least[row] = clause.if_least
    tables.if_most[row] = clause.if_most
    tables.printed[row] = clause.printed
    return row


def _actions(op: int) -> list[int]:
    """The discovery actions whose points a clause changes."""
    return [RESEARCH, PUBLISH] if op == RESEARCH_OR_PUBLISH else [op]


def _tracks(clause: Clause) -> list[int]:
    return list(range(TRACK_COUNT)) if clause.track == EVERY_TRACK else [clause.track]


def _enter(tables: CardTables, card: int, clause: Clause, reached: list[int]) -> None:
    """Enter what lasts; what is done once is left to the cursor."""
    op = clause.op
    if op <= RESEARCH_OR_PUBLISH:
        row = _row_of(tables, card, clause)
        for action in _actions(op):
            for d in reached:
                tables.points[action][row * SIZE + d] += clause.n
    elif op == REQUIREMENT:
        row = _row_of(tables, card, clause)
        for track in _tracks(clause):
            tables.asked[row * TRACK_COUNT + track] += clause.n
    elif op in (STEP, CLOSE):
        _enter_tracks(tables, card, clause)
    elif op == NO_REST_GAIN:
        tables.no_gain[card] = True
    elif op == NO_REST_SPEND:
        tables.no_spend[card] = True
    elif op == PUBLISH_SPACE:
        tables.publish_spaces[card] += clause.n
    elif op == PRESTIGE_BONUS:
        tables.prestige[card] += clause.n


def _enter_tracks(tables: CardTables, card: int, clause: Clause) -> None:
    for track in _tracks(clause):
        if clause.op == CLOSE:
            tables.closes[card] |= 1 << track
        else:
            index = card * TRACK_COUNT + track
            tables.step[index] = max(tables.step[index], clause.n)


def _enter_once(tables: CardTables, card: int, clause: Clause, reached: list[int]) -> None:
    """Enter what happens when the card is used."""
    op = clause.op
    if op == REROLL:
        tables.again[card] = True
    elif op == IGNORE_CRITICAL:
        tables.calm[card] = True
    elif op == REQUIREMENT:
        tables.eases[card] = True
        for track in _tracks(clause):
            tables.once_asked[card * TRACK_COUNT + track] += clause.n
    else:
        for action in _actions(op):
            for d in reached:
                tables.once_points[action][card * SIZE + d] += clause.n
