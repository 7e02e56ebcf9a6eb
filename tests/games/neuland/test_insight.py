"""What the bots know: nearer is better, points are best, and nothing is changed by looking."""

from tests.games.neuland.build import country, game, play, produce, put, score, stand, take
from virtuosi.core.rng import Rng
from virtuosi.core.saving import digest
from virtuosi.core.task import NATURE
from virtuosi.games.neuland.insight.insight import remaining
from virtuosi.games.neuland.rules.moves import PROGRESS, TO_END
from virtuosi.games.neuland.rules.position import Neuland


def value(p: Neuland, seat: int = 0) -> float:
    return float(game.insight.values(p)[seat])


def workshop_country() -> Neuland:
    p = country()
    for at, kind in (("D1", "hunting_lodge"), ("D1", "sawmill"), ("D2", "sheepfold"), ("D2", "windmill")):
        put(p, at, kind)
    put(p, "D2", "studio")
    return p


def test_every_step_towards_a_tile_is_worth_something() -> None:
    p = workshop_country()
    studio = PROGRESS.index("studio")
    way = [remaining(p, 0, studio)]
    for move in ("produce(D2l)", "produce(D2r)", "from(D2l)", "produce(D1l)", "produce(D1r)", "from(D1l)"):
        before = value(p)
        play(p, move)
        if move.startswith("from") or move in ("produce(D2l)", "produce(D1l)"):
            way.append(remaining(p, 0, studio))
            assert value(p) >= before or not move.startswith("from")
    assert way == [5, 4, 3, 2, 1]
    before = value(p)
    play(p, produce(p.place[0]), "from(D1r)", "from(D2r)")
    assert value(p) > before


def test_one_good_is_not_counted_twice() -> None:
    p = country()
    put(p, "D1", "hunting_lodge")
    put(p, "D1", "sawmill")
    put(p, "E1", "paper_mill")
    put(p, "E1", "charcoal_burner")
    put(p, "D2", "laboratory")
    laboratory = PROGRESS.index("laboratory")
    assert remaining(p, 0, laboratory) == 7
    stand(p, "E2", "wood")
    assert remaining(p, 0, laboratory) == 5
    stand(p, "E2", "wood")
    assert remaining(p, 0, laboratory) == 3


def test_points_placed_count_more_than_goods_under_way() -> None:
    p = workshop_country()
    before = value(p)
    score(p, "studio", 0)
    assert value(p) > before
    assert value(p) > value(p, 1)


def test_a_decision_half_made_is_judged_by_its_end() -> None:
    p = workshop_country()
    food = stand(p, "E1", "food")
    whole = p.copy()
    play(whole, "produce(D1r)", take(food))
    play(p, "produce(D1r)")
    assert value(p) >= value(whole)


def test_looking_changes_nothing_at_any_moment_of_a_match() -> None:
    p, rng = game.start(country().pack, 3, game.checked_options(3, {})), Rng(11)
    while p.agenda and p.turn < 40:
        p.play(p.toss(rng.number()) if p.actor == NATURE else p.moves()[rng.below(len(p.moves()))])
        before = digest(game, p)
        values = game.insight.values(p)
        assert len(values) == 3
        assert digest(game, p) == before


def greedy(p: Neuland, rng: Rng) -> int:
    best, chosen = -1e9, [TO_END]
    for move in p.moves():
        after = p.copy()
        after.play(move)
        values = game.insight.values(after)
        lead = values[p.actor] - max(v for seat, v in enumerate(values) if seat != p.actor)
        if lead > best:
            best, chosen = lead, [move]
        elif lead == best:
            chosen.append(move)
    return chosen[rng.below(len(chosen))]


def test_looking_one_move_ahead_beats_chance() -> None:
    p, rng = game.start(country().pack, 2, game.checked_options(2, {})), Rng(2)
    while p.agenda:
        if p.actor == 0:
            p.play(greedy(p, rng))
        else:
            p.play(p.toss(rng.number()) if p.actor == NATURE else p.moves()[rng.below(len(p.moves()))])
    assert p.winner == 0
