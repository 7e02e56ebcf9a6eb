"""Positions made hostile on purpose: no question is ever without a move."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games.adas_dream.rules import setup
from virtuosi.games.adas_dream.rules.board import CELLS_EACH, ON_DISC, OPEN, RING_SLOTS, SLOTS_EACH, STORED_EACH
from virtuosi.games.adas_dream.rules.position import AdasDream


def starve_seat(p: AdasDream, seat: int, rng: Rng) -> None:
    """Few discs and little money, the storage nearly full, the machine with at least three cells free."""
    for slot in range(seat * SLOTS_EACH, seat * SLOTS_EACH + SLOTS_EACH):
        if p.gears[slot] == ON_DISC and rng.below(6):
            p.gears[slot] = OPEN
            p.boxed[seat] += 1
    p.coins[seat], p.innovation[seat] = rng.below(4), rng.below(4)
    p.coal[seat], p.books[seat] = rng.below(3), rng.below(3)
    for at in range(seat * STORED_EACH, seat * STORED_EACH + p.pack.storage_slots):
        if p.storage[at] == 0 and rng.below(2):
            p.storage[at] = 1 + rng.below(30)
    for at in range(seat * CELLS_EACH, seat * CELLS_EACH + CELLS_EACH):
        if p.mill[at] == 0 and rng.below(2) and p.cells_of(seat).count(0) > 3:
            p.mill[at] = 1 + rng.below(30)


def starve(p: AdasDream, rng: Rng) -> None:
    """Everybody has little, markets have gaps, and perhaps the piles are gone."""
    for seat in range(p.seats):
        starve_seat(p, seat, rng)
    for market in (p.program_market, p.assignment_market, p.partner_market, p.gear_market):
        for place in range(len(market)):
            if rng.below(3) == 0:
                market[place] = 0
    if rng.below(2):
        p.program_bag = p.assignment_bag = p.rank1_left = p.rank2_bag = p.gear_bag = 0
    if rng.below(2):
        p.addition_supply = 0
    for slot in range(RING_SLOTS):
        if rng.below(4) == 0 and sum(1 for die in p.ring if die) > 3:
            p.ring[slot] = 0


@pytest.mark.parametrize("seed", range(12))
def test_no_question_is_without_a_move_where_everything_is_scarce(seed: int) -> None:
    rng = Rng(seed)
    for _ in range(6):
        p = setup.lay(ada.shipped(), 2 + rng.below(3), True, bool(rng.below(2)), False)
        while p.round == 0:
            p.play(p.toss(rng.number()) if p.actor == NATURE else p.moves()[0])
        if rng.below(2):  # objectives that a die in the machine fulfils
            ada.claim(p, "travel", "o11")
            ada.claim(p, "institution", "o22")
        played = 0
        while p.agenda:
            if ada.asked(p) == "take-turn" and not p.nudged and rng.below(8) == 0:
                starve(p, rng)
            found = p.moves()
            assert found, f"{ada.asked(p)} after {played} moves"
            p.play(p.toss(rng.number()) if p.actor == NATURE else found[rng.below(len(found))])
            played += 1
            assert played < ada.game.longest
