"""What a seat cannot know: the masters in other hands, and in the draft those being passed round."""

from typing import TYPE_CHECKING

from virtuosi.core.rng import Rng
from virtuosi.games.newton.rules.moves import HAND, MASTERS

if TYPE_CHECKING:
    from virtuosi.games.newton.rules.position import Newton

# A pack that is passed round has as many masters as a hand.


def redraw(p: "Newton", seat: int, rng: Rng) -> None:
    """Deal the unseen masters anew, consistently with every pack the seat has looked into."""
    groups: list[list[int]] = [[]]  # slots that may be exchanged; the first also with masters nobody holds
    keys: list[int] = [-1]
    for slot in range(len(p.masters)):
        if p.masters[slot] < 0 or p.played[slot] or slot // HAND == seat:
            continue
        _put(groups, keys, _seen_before_pick(p, seat, slot), slot)
    for place in range(len(p.packs)):
        if p.packs[place] >= 0:
            _put(groups, keys, _seen_in_pack(p, seat, place), len(p.masters) + place)
    masters, packs = p.masters[:], p.packs[:]
    for index, slots in enumerate(groups):
        cards = [_card(p, slot) for slot in slots]
        if index == 0:
            cards += _undealt(p)
        cards.sort()  # so that the outcome depends on nothing but what may be known
        rng.shuffle(cards)
        for slot, card in zip(slots, cards, strict=False):
            if slot < len(masters):
                masters[slot] = card
            else:
                packs[slot - len(masters)] = card
    p.masters, p.packs = masters, packs


def _put(groups: list[list[int]], keys: list[int], key: int, slot: int) -> None:
    if key not in keys:
        keys.append(key)
        groups.append([])
    groups[keys.index(key)].append(slot)


def _card(p: "Newton", slot: int) -> int:
    return p.masters[slot] if slot < len(p.masters) else p.packs[slot - len(p.masters)]


def _undealt(p: "Newton") -> list[int]:
    return [master for master in range(MASTERS) if master not in p.masters and master not in p.packs]


def _last_view(p: "Newton", seat: int, origin: int, before: int) -> int:
    """The last pick, below `before`, at which the seat held the pack dealt to `origin`; -1 for none."""
    found = -1
    if not p.draft or seat < 0:
        return found
    view = (seat - origin) % p.seats
    while view < before:
        found = view
        view += p.seats
    return found


def _seen_before_pick(p: "Newton", seat: int, slot: int) -> int:
    """Which look into a pack tells the seat about this kept master: pack * HAND + pick, or -1."""
    if not p.draft:
        return -1
    pick = slot % HAND
    origin = (slot // HAND - pick) % p.seats
    view = _last_view(p, seat, origin, pick)
    return -1 if view < 0 else origin * HAND + view


def _seen_in_pack(p: "Newton", seat: int, place: int) -> int:
    """The same for a master still in a pack."""
    if p.seats == 1:
        return 0 if seat == 0 else -1
    origin = place // HAND
    view = _last_view(p, seat, origin, p.pick + 1)
    return -1 if view < 0 else origin * HAND + view
