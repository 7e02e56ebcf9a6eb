"""The discoveries read from the data, and the tree they make: what each rests on, with three fields and with five."""

from typing import Final

from virtuosi.core.data import Row, Source
from virtuosi.core.masks import count_of, members
from virtuosi.games.new_science.rules.moves import DISCOVERIES, FIELDS, LAST_LEVEL, SIZE, TRACKS
from virtuosi.games.new_science.rules.pack import GROUPS, NARROW, WIDE, SciencePack

FEW_FIELDS: Final = 3
MOST_WAYS: Final = 32  # ways up to a discovery that the bots' judgement keeps: the shortest ones


def read_tree(source: Source, pack: SciencePack) -> None:
    """Fill everything about discoveries from discoveries.toml and groups.toml."""
    texts = []
    for row in source.rows("discoveries.toml", "discoveries", DISCOVERIES):
        _numbers(row, pack)
        texts.append(_prerequisites(row))
    for row in source.rows("groups.toml", "groups", GROUPS):
        pack.groups.append(_mask(row.texts("members", DISCOVERIES)))
    for wide in (NARROW, WIDE):
        _grow(pack, wide, texts)
        if not pack.last[wide]:
            fields = len(FIELDS) if wide else FEW_FIELDS
            problem = f"with {fields} fields there is no discovery of level {LAST_LEVEL}"
            source.wrong("discoveries.toml", "", "level", problem)
        _climb(source, pack, wide)


def _numbers(row: Row, pack: SciencePack) -> None:
    pack.field.append(row.one_of("field", FIELDS))
    pack.level.append(row.integer("level", 1, LAST_LEVEL))
    pack.research.append(row.integer("research", 0, 9))
    pack.first.append(row.integer("experiment_first", 0, 15))
    pack.later.append(row.integer("experiment_later", 0, 15))
    pack.publish.append(row.integer("publish", 0, 9))
    pack.need += [row.integer(track, 0, pack.influence_max) for track in TRACKS]
    pack.prestige.append(row.integer("prestige", 0, 99))
    pack.history.append(row.text("history"))


def _prerequisites(row: Row) -> list[list[str]]:
    """The clauses of a row; of each, one discovery must be known."""
    clauses = [clause.split(" or ") for clause in row.texts("prerequisites")]
    for clause in clauses:
        for id in clause:
            if id not in DISCOVERIES:
                row.wrong("prerequisites", f"there is no discovery {id}")
    return [[id for id in clause if id in DISCOVERIES] for clause in clauses]


def _mask(ids: list[str]) -> int:
    mask = 0
    for id in ids:
        mask |= 1 << DISCOVERIES.index(id)
    return mask


def _grow(pack: SciencePack, wide: int, texts: list[list[list[str]]]) -> None:
    """With three fields a clause that asks only for what is not played is dropped."""
    fields = len(FIELDS) if wide else FEW_FIELDS
    played = [d for d in range(SIZE) if pack.field[d] < fields]
    pack.tree[wide] = played
    pack.last[wide] = _mask([DISCOVERIES[d] for d in played if pack.level[d] == LAST_LEVEL])
    in_play = _mask([DISCOVERIES[d] for d in played])
    for clauses in texts:
        masks = [_mask(clause) & in_play for clause in clauses]
        pack.clauses[wide].append([clause for clause in masks if clause])


def _climb(source: Source, pack: SciencePack, wide: int) -> None:
    """Know whatever can be known, from the roots up; keep the ways, and report what stays out of reach."""
    pack.below[wide] = [[] for _ in range(SIZE)]
    known, before = 0, -1
    while known != before:
        before = known
        for d in pack.tree[wide]:
            if not known >> d & 1 and _rests_on(pack.clauses[wide][d], known):
                known |= 1 << d
                pack.below[wide][d] = _ways(pack, wide, d)
    for d in pack.tree[wide]:
        if not known >> d & 1:
            source.wrong("discoveries.toml", DISCOVERIES[d], "prerequisites", "can never be known: it needs itself")


def _rests_on(clauses: list[int], known: int) -> bool:
    for clause in clauses:
        if not clause & known:
            return False
    return True


def _ways(pack: SciencePack, wide: int, d: int) -> list[int]:
    """Sets of discoveries that are enough to research this one from nothing, the shortest first."""
    found = [0]
    for clause in pack.clauses[wide][d]:
        ways = [1 << member | below for member in members(clause) for below in pack.below[wide][member]]
        joined = sorted({mask | way for mask in found for way in ways}, key=_length)
        found = []
        for mask in joined:
            if not [kept for kept in found if kept & mask == kept]:  # no shorter way is part of it
                found.append(mask)
        found = found[:MOST_WAYS]
    return found


def _length(mask: int) -> tuple[int, int]:
    return count_of(mask), mask
