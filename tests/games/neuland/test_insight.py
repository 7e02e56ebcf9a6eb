"""What the bots know: nearer is better, points are best, and nothing is changed by looking."""

from tests.games.neuland.build import Country, country, game, opening, produce, take
from virtuosi.core.rng import Rng
from virtuosi.core.saving import digest
from virtuosi.games.neuland.insight.insight import remaining
from virtuosi.games.neuland.rules.moves import PROGRESS, TO_END


def value(t: Country, seat: int = 0) -> float:
    return float(game.insight.values(t.p)[seat])


def workshop_country() -> Country:
    t = country()
    for at, kind in (("D1", "hunting_lodge"), ("D1", "sawmill"), ("D2", "sheepfold"), ("D2", "windmill")):
        t.put(at, kind)
    t.put("D2", "studio")
    return t


def test_every_step_towards_a_tile_is_worth_something() -> None:
    t = workshop_country()
    studio = PROGRESS.index("studio")
    way, worth = [remaining(t.p, 0, studio)], [value(t)]
    for step in (["produce(D2l)"], ["produce(D2r)", "from(D2l)"], ["produce(D1l)"], ["produce(D1r)", "from(D1l)"]):
        t.play(*step)
        way.append(remaining(t.p, 0, studio))
        worth.append(value(t))
    assert way == [5, 4, 3, 2, 1]
    assert worth == sorted(worth)
    assert len(set(worth)) == 5
    before = value(t)
    t.play(produce(t.p.place[0]), "from(D1r)", "from(D2r)")
    assert value(t) > before


def test_a_lead_says_more_the_nearer_the_end_is() -> None:
    t = country()
    told = [game.insight.sureness(t.p)]
    while t.p.left[0]:
        t.p.left[0] -= 1
        told.append(game.insight.sureness(t.p))
    assert told == sorted(set(told))
    assert (told[0], told[-1]) == (0.5, 1.0)


def test_one_good_is_not_counted_twice() -> None:
    t = country()
    t.put("D1", "hunting_lodge")
    t.put("D1", "sawmill")
    t.put("E1", "paper_mill")
    t.put("E1", "charcoal_burner")
    t.put("D2", "laboratory")
    laboratory = PROGRESS.index("laboratory")
    assert remaining(t.p, 0, laboratory) == 7
    t.stand("E2", "wood")
    assert remaining(t.p, 0, laboratory) == 5
    t.stand("E2", "wood")
    assert remaining(t.p, 0, laboratory) == 3


def test_points_placed_count_more_than_goods_under_way() -> None:
    t = workshop_country()
    before = value(t)
    t.score("studio", 0)
    assert value(t) > before
    assert value(t) > value(t, 1)


def test_a_decision_half_made_is_judged_by_its_end() -> None:
    t = workshop_country()
    food = t.stand("E1", "food")
    whole = t.copy()
    whole.play("produce(D1r)", take(food))
    t.play("produce(D1r)")
    assert value(t) == value(whole)


def test_looking_changes_nothing_at_any_moment_of_a_match() -> None:
    t, rng = opening(3), Rng(11)
    while t.p.agenda and t.p.turn < 40:
        t.random_move(rng)
        before = digest(game, t.p)
        values = game.insight.values(t.p)
        assert len(values) == 3
        assert digest(game, t.p) == before


def greedy(t: Country, rng: Rng) -> int:
    best, chosen = -1e9, [TO_END]
    for move in t.p.moves():
        after = t.p.copy()
        after.play(move)
        values = game.insight.values(after)
        lead = values[t.p.actor] - max(v for seat, v in enumerate(values) if seat != t.p.actor)
        if lead > best:
            best, chosen = lead, [move]
        elif lead == best:
            chosen.append(move)
    return chosen[rng.below(len(chosen))]


def test_looking_one_move_ahead_beats_chance() -> None:
    t, rng = opening(2), Rng(2)
    while t.p.agenda:
        if t.p.actor == 0:
            t.p.play(greedy(t, rng))
        else:
            t.random_move(rng)
    assert t.p.winner == 0
