"""The arrows of the tree: every prerequisite as the rules have it, led to a frame where the whole group asks for it."""

from functools import cache

import msgspec

from virtuosi.core.masks import members
from virtuosi.games.new_science.rules.moves import DISCOVERIES
from virtuosi.games.new_science.rules.pack import GROUPS, SciencePack
from virtuosi.games.new_science.rules.position import NewScience


class ArrowView(msgspec.Struct, frozen=True):
    """One prerequisite."""

    needs: list[str]  # knowing one of these is enough
    needs_frame: str | None  # the group, where they are one
    opens: list[str]  # each of these asks for it
    opens_frame: str | None  # the group, where all its members ask for it
    own_field: bool  # something it needs is of the field it leads to


def ids(mask: int) -> list[str]:
    return [DISCOVERIES[d] for d in members(mask)]


def frames(pack: SciencePack, wide: int) -> list[tuple[str, int]]:
    """The framed groups in play, and their members."""
    in_play = sum(1 << d for d in pack.tree[wide])
    found = [(id, mask & in_play) for id, mask in zip(GROUPS, pack.groups, strict=True)]
    return [(id, mask) for id, mask in found if mask.bit_count() > 1]


def arrows(p: NewScience) -> list[ArrowView]:
    """In the order of the tree; a clause that a whole group asks for is one arrow to its frame."""
    return drawn_arrows(p.pack, p.pack.wide[p.seats])


@cache  # a match never changes them
def drawn_arrows(pack: SciencePack, wide: int) -> list[ArrowView]:
    found = []
    drawn: set[tuple[int, int]] = set()  # clauses with the group they have been led to
    framed, clauses = frames(pack, wide), pack.clauses[wide]
    for d in pack.tree[wide]:
        group = next(((id, mask) for id, mask in framed if mask >> d & 1), None)
        for clause in clauses[d]:
            if group is not None and all(clause in clauses[member] for member in members(group[1])):
                if (clause, group[1]) not in drawn:
                    drawn.add((clause, group[1]))
                    found.append(_arrow(pack, framed, clause, group[1], group[0]))
            else:
                found.append(_arrow(pack, framed, clause, 1 << d, None))
    return found


def _arrow(pack: SciencePack, framed: list[tuple[str, int]], clause: int, opens: int, frame: str | None) -> ArrowView:
    source = next((id for id, mask in framed if mask == clause), None)
    fields = {pack.field[d] for d in members(opens)}
    own = any(pack.field[d] in fields for d in members(clause))
    return ArrowView(ids(clause), source, ids(opens), frame, own)
