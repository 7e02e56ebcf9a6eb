"""What a seat may guess of a draft: whatever agrees with every pack it has looked into (rule 2.11)."""

import pytest

from tests.games.newton.build import asked, legal, nature, opening, play
from virtuosi.core.rng import Rng
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules.moves import HAND
from virtuosi.games.newton.rules.position import NONE, Newton


def own(p: Newton, seat: int) -> list[int]:
    return p.masters[seat * HAND : (seat + 1) * HAND]


def went_round(p: Newton, pack: int, since: int) -> set[int]:
    """The masters a pack had at a pick: those still in it, and those kept out of it from then on."""
    kept = {p.masters[(pack + pick) % p.seats * HAND + pick] for pick in range(since, HAND)}
    return (kept | set(p.packs[pack * HAND : (pack + 1) * HAND])) - {NONE}


@rule("newton 2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_agree_with_every_pack_the_seat_has_looked_into(seats: int) -> None:
    p = nature(opening(seats, draft=True), number=5)
    looked: list[dict[int, tuple[int, set[int]]]] = [{} for _ in range(seats)]  # by pack: the last pick, what was there
    guesses: list[set[tuple[int, ...]]] = [set() for _ in range(seats)]
    while asked(p).startswith("keep-master"):
        if asked(p) == "keep-master 0":
            for seat in range(seats):
                pack = (seat - p.pick) % seats
                looked[seat][pack] = (p.pick, went_round(p, pack, p.pick))
        play(p, legal(p)[-1])
        for seat in range(seats):
            for seed in range(4):
                q = p.copy()
                q.resample(seat, Rng(seed))
                assert own(q, seat) == own(p, seat)
                for pack, (pick, there) in looked[seat].items():
                    assert went_round(q, pack, pick) == there
                guesses[seat].add(tuple(q.masters))
                assert len(set(q.masters + q.packs) - {NONE}) == seats * HAND
    assert min(len(found) for found in guesses) > 20
