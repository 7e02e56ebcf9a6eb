"""What the bots know: nearer is better, points are best, and nothing is changed by looking."""

from collections.abc import Iterator

import pytest

from tests.games.neuland.build import Country, country, game, opening, produce, take
from virtuosi.bots.searching import Eye
from virtuosi.core.rng import Rng
from virtuosi.core.saving import digest
from virtuosi.games.neuland.insight.sight import CLOSED, MOST_SEATS
from virtuosi.games.neuland.insight.survey import NeulandSurvey, ahead
from virtuosi.games.neuland.insight.way import LONGEST, Way, way_to, ways_of
from virtuosi.games.neuland.rules.discs import top_good
from virtuosi.games.neuland.rules.moves import (
    CATEGORIES,
    GOOD_COUNT,
    IRON,
    KINDS,
    METAL,
    MINERAL,
    PRODUCTION_COUNT,
    PROGRESS,
    SILVER,
    SLOTS,
    SLOTS_PER_HEX,
    TO_END,
    UNMARKED,
)
from virtuosi.games.neuland.rules.tasks.reach import FAR, cheapest, material

EACH_SEAT = 1 + len(CATEGORIES)  # numbers of a row that tell how far it is


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
    way, worth = [way_to(t.p, 0, studio).rest], [value(t)]
    for step in (["produce(D2l)"], ["produce(D2r)", "from(D2l)"], ["produce(D1l)"], ["produce(D1r)", "from(D1l)"]):
        t.play(*step)
        way.append(way_to(t.p, 0, studio).rest)
        worth.append(value(t))
    assert way == [5, 4, 3, 2, 1]
    assert worth == sorted(worth)
    assert len(set(worth)) == 5
    before = value(t)
    t.play(produce(t.p.place[0]), "from(D1r)", "from(D2r)")
    assert value(t) > before


def test_one_good_is_not_counted_twice() -> None:
    t = country()
    t.put("D1", "hunting_lodge")
    t.put("D1", "sawmill")
    t.put("E1", "paper_mill")
    t.put("E1", "charcoal_burner")
    t.put("D2", "laboratory")
    laboratory = PROGRESS.index("laboratory")
    assert way_to(t.p, 0, laboratory).rest == 7
    t.stand("E2", "wood")
    assert way_to(t.p, 0, laboratory).rest == 5
    t.stand("E2", "wood")
    assert way_to(t.p, 0, laboratory).rest == 3


def ways(t: Country) -> Iterator[tuple[int, Way]]:
    """From any seat to any tile."""
    for seat in range(t.p.seats):
        for tile in range(len(PROGRESS)):
            yield seat, way_to(t.p, seat, tile)


def made_at(t: Country, slot: int) -> int:
    """Mask of the goods that a building may make as it stands."""
    output = t.p.pack.output[t.p.tile[slot]]
    if output == MINERAL:
        return 1 << top_good(t.p.stack[slot])
    return 1 << IRON | 1 << SILVER if output == METAL else 1 << output


def of(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_way_says_what_could_be_done_for_it_now(seats: int) -> None:
    """Only time may be wanting, or the own marker has to be used up first that stands there and is spoken for."""
    t, rng, begun = opening(seats), Rng(23), 0
    while t.p.agenda and t.p.turn < 60:
        t.random_move(rng)
        if t.p.started < seats:
            continue
        before = digest(game, t.p)
        for seat, way in ways(t):
            assert 1 <= way.rest <= LONGEST
            for slot in of(way.taken):
                assert t.p.owner[slot] == seat
            for slot in of(way.ready):
                kind = t.p.tile[slot]
                assert cheapest(t.p, seat, kind, slot // SLOTS_PER_HEX, 0) < FAR, SLOTS[slot]
                if kind >= PRODUCTION_COUNT:
                    assert kind == PRODUCTION_COUNT + way.tile
                else:
                    assert made_at(t, slot) & way.goods, SLOTS[slot]
                    assert t.p.owner[slot] == UNMARKED or way.taken >> slot & 1, SLOTS[slot]
            for kind in of(way.build):
                assert t.p.stock[kind] > 0 if kind < PRODUCTION_COUNT else t.p.place[way.tile] < 0, KINDS[kind]
                assert t.p.has[seat * GOOD_COUNT + material(t.p, kind)], KINDS[kind]
            begun += way.ready > 0
        assert digest(game, t.p) == before
    assert begun > 1000


def test_a_way_names_its_next_steps_and_what_is_spoken_for() -> None:
    t = workshop_country()
    studio = PROGRESS.index("studio")
    said = []
    for step in ([], ["produce(D2l)"], ["produce(D2r)", "from(D2l)"], ["produce(D1l)"], ["produce(D1r)", "from(D1l)"]):
        t.play(*step)
        way = way_to(t.p, 0, studio)
        said.append(([SLOTS[slot] for slot in of(way.ready)], [SLOTS[slot] for slot in of(way.taken)]))
    assert said == [
        (["D1l", "D2l"], []),
        (["D1l", "D2r"], ["D2l"]),
        (["D1l"], ["D2r"]),
        (["D1r"], ["D1l", "D2r"]),
        ([SLOTS[t.p.place[studio]]], ["D1r", "D2r"]),
    ]


def test_a_way_names_what_is_to_be_built_first() -> None:
    """A tile when all that it needs is there, its material too; otherwise what makes the rest."""
    t = country()
    studio, kind = PROGRESS.index("studio"), KINDS.index("studio")
    t.stand("D1", "wood")
    t.stand("D2", "wood")
    assert not way_to(t.p, 0, studio).build >> kind & 1
    t.stand("D2", "stone")
    assert way_to(t.p, 0, studio).build >> kind & 1
    t.put("C1", "studio")
    assert not way_to(t.p, 0, studio).build >> kind & 1


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


def test_a_survey_is_of_the_position_once_what_is_half_made_is_done() -> None:
    t = workshop_country()
    food = t.stand("D1", "food")
    t.play("produce(D1r)")
    survey = NeulandSurvey(t.p)
    assert survey.settled is not t.p
    done = t.copy()
    done.play(take(food))
    assert digest(game, survey.settled) == digest(game, done.p)
    assert [way.rest for way in survey.ways[0]] == [way.rest for way in ways_of(done.p, 0)]
    assert survey.ahead == [ahead(done.p, seat) for seat in range(2)]
    assert NeulandSurvey(done.p).settled is done.p


def test_the_tile_that_is_being_delivered_to_gives_way_to_the_next_one() -> None:
    t = workshop_country()
    t.stand("E1", "wood")
    t.stand("C1", "cloth")
    studio, following = PROGRESS.index("studio"), PROGRESS.index("studio") + 1
    assert seen_of_art(t) == way_to(t.p, 0, studio).rest
    t.play(produce(t.p.place[studio]))
    survey = NeulandSurvey(t.p)
    assert survey.ways[0][0].tile == following
    assert seen_of_art(t) == way_to(survey.settled, 0, following).rest
    assert seen_of_art(t) != way_to(survey.settled, 0, studio).rest


def test_where_the_last_tile_is_being_delivered_to_none_is_to_come() -> None:
    t = country()
    for tile in ("studio", "academy"):
        t.score(tile, 1)
    theatre = t.put("D2", "theatre")
    t.stand("E1", "cloth")
    t.stand("C1", "coins")
    assert seen_of_art(t) == way_to(t.p, 0, PROGRESS.index("theatre")).rest
    t.play(produce(theatre))
    assert seen_of_art(t) == CLOSED


def seen_of_art(t: Country) -> int:
    """What the row of the seat on turn tells of its way to the next tile of art."""
    return Eye(game).look(t.p, t.p.actor)[-EACH_SEAT * MOST_SEATS + 1]
