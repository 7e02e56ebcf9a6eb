"""What a net is told of each move: what it makes, what it costs, and for which tiles it is to be done next."""

from typing import NamedTuple

import pytest

from tests.games.neuland.build import Country, country, game, opening, other_pack, produce, take
from tests.games.neuland.test_producing import ROW
from virtuosi.core.rng import Rng
from virtuosi.core.sight import told
from virtuosi.games.neuland.insight.traits import (
    DEAREST,
    ENDS,
    EVEN,
    FORAGES,
    GOODS_FROM,
    KINDS_FROM,
    MINERALS_FROM,
    MOST_LEFT,
    PILES_FROM,
    TERRAINS_FROM,
    WAITS,
)
from virtuosi.games.neuland.insight.way import way_to
from virtuosi.games.neuland.rules.moves import (
    CATEGORIES,
    GOODS,
    KINDS,
    MINERALS,
    PILES,
    PROGRESS,
    STEPS,
    TERRAINS,
    TO_BUILD,
    space,
)
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseSite
from virtuosi.games.neuland.rules.tasks.source import ChooseSource
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn

ART, SCIENCE = CATEGORIES.index("art"), CATEGORIES.index("science")
STUDIO = PROGRESS.index("studio")
NOTHING_ELSE = (0, 0, 0, 0, 0)  # it is not to be done next for any tile, and makes nothing for one


class Told(NamedTuple):
    """The traits of a move, in their order."""

    about: int
    cost: int
    own: int  # 1 more than the markers of this good that the seat has, of the fewest of several
    state: int
    first: int  # the place of the tile that is worth most of those it is to be done next for
    rest: int
    wanting: int  # how many tiles these are
    spare: int
    serves: int


def traits(t: Country, move: str) -> Told:
    number = space.numbers[move]
    assert number in t.p.moves()
    assert game.sight is not None
    return Told(*told(game.sight, t.p, t.p.actor, [number], game.insight.survey(t.p)))


def only(t: Country, *categories: int) -> Country:
    """Nothing is left to be scored but in these."""
    for category in range(len(CATEGORIES)):
        if category not in categories:
            t.p.scored[category] = STEPS
    return t


def studio_country() -> Country:
    """What a studio needs, each thing beside the next: cloth of wool, and wood of food."""
    t = only(country(), ART)
    for at, kind in (("D1", "hunting_lodge"), ("D1", "sawmill"), ("D2", "sheepfold"), ("D2", "windmill")):
        t.put(at, kind)
    t.put("D2", "studio")
    return t


def test_what_is_to_be_done_next_for_the_best_tile_is_told_so() -> None:
    t = studio_country()
    assert way_to(t.p, 0, STUDIO).rest == 5
    about = KINDS_FROM + KINDS.index("hunting_lodge")
    assert traits(t, "produce(D1l)") == (about, 1, 1, 0, 1, 5, 1, EVEN + t.p.limit - 5, 1)
    about = KINDS_FROM + KINDS.index("sheepfold")
    assert traits(t, "produce(D2l)") == (about, 1, 1, 0, 1, 5, 1, EVEN + t.p.limit - 5, 1)


def test_what_waits_for_something_else_serves_a_tile_but_is_not_next() -> None:
    t = studio_country()
    sawmill = "produce(D1r)"  # with food from nowhere, as long as there is none
    assert traits(t, sawmill)[4:] == (0, 0, 0, 0, 1)
    t.play("produce(D1l)")
    assert traits(t, sawmill)[4:] == (1, 4, 1, EVEN + t.p.limit - t.p.used - 4, 1)


def test_what_no_tile_needs_is_told_so() -> None:
    t = studio_country()
    t.stand("B1", "iron")
    smith = t.put("B1", "smith")
    assert traits(t, produce(smith)) == (KINDS_FROM + KINDS.index("smith"), 1, 1, 0, *NOTHING_ELSE)
    far = t.put("A3", "hunting_lodge")
    assert traits(t, produce(far))[4:] == (0, 0, 0, 0, 1)  # food is wanted, but from elsewhere


@pytest.mark.parametrize(("ores", "serves"), [(["iron_ore"], 1), (["silver_ore"], 0), (["silver_ore", "iron_ore"], 1)])
def test_a_smelter_serves_what_wants_a_metal_that_the_seat_has_the_ore_for(ores: list[str], serves: int) -> None:
    """A library wants iron."""
    t = only(country(), SCIENCE)
    t.p.scored[SCIENCE] = 0
    t.score("laboratory", 1)
    t.stand("B1", "coal")
    for ore in ores:
        t.stand("A1", ore)
    smelter = t.put("B2", "smelter_dual")
    assert traits(t, produce(smelter)).serves == serves
    assert traits(t, produce(smelter)).own == 1
    t.stand("C1", "silver")
    assert traits(t, produce(smelter)).own == (2 if ores == ["silver_ore"] else 1)  # of iron there is still none


def test_tiles_count_in_the_order_of_their_worth() -> None:
    """A laboratory that is only to be delivered to comes before a studio that is far away."""
    t = studio_country()
    t.p.scored[SCIENCE] = 0
    t.stand("E1", "paper")
    t.stand("E1", "coal")
    laboratory = t.put("D3", "laboratory")
    lodge = "produce(D1l)"
    assert traits(t, produce(laboratory))[4:7] == (1, way_to(t.p, 0, STEPS * SCIENCE).rest, 1)
    assert traits(t, lodge)[4:7] == (2, 5, 1)
    assert traits(t, lodge).serves == 2
    t.p.scored[SCIENCE] = STEPS
    assert traits(t, lodge)[4:7] == (1, 5, 1)


def test_what_several_tiles_need_is_told_with_how_many() -> None:
    t = studio_country()
    lodge = "produce(D1l)"
    for category in range(len(CATEGORIES)):
        t.p.scored[category] = 0
    assert traits(t, lodge).wanting > 2
    only(t, ART)
    assert traits(t, lodge).wanting == 1


def test_before_everybody_has_begun_no_tile_is_thought_of() -> None:
    t = studio_country()
    t.p.started = t.p.seats - 1
    assert traits(t, "produce(D1l)")[4:] == NOTHING_ELSE


@pytest.mark.parametrize(("left", "state"), [(1, 1 + DEAREST), (2, 2 + DEAREST), (3, 2), (9, 2)])
def test_a_delivery_tells_its_points_and_whether_they_win(left: int, state: int) -> None:
    t = only(country(pack=other_pack(points=[2] * len(PROGRESS))), SCIENCE)
    t.stand("E1", "paper")
    t.stand("E1", "coal")
    laboratory = t.put("D2", "laboratory")
    t.p.left[0] = left
    about, rest = KINDS_FROM + KINDS.index("laboratory"), t.p.limit - 1
    assert traits(t, produce(laboratory)) == (about, 1, 0, state, 1, 1, 1, min(EVEN + rest, MOST_LEFT), 0)


@pytest.mark.parametrize("used", [0, 4, 9])
def test_time_to_spare_is_told_by_how_far_the_turn_reaches(used: int) -> None:
    t = studio_country()
    t.begin(0, used=used)
    spare = EVEN + t.p.limit - used - 5
    assert traits(t, "produce(D1l)").spare == max(1, min(spare, MOST_LEFT))


@pytest.mark.parametrize("at", ROW)
def test_a_production_costs_what_is_told_when_there_is_one_source(at: str) -> None:
    t = only(country(), ART)
    sawmill, food = t.put("C1", "sawmill"), t.stand(at, "food")
    t.p.reserve[0] = 0  # nothing can be foraged
    whole, source = traits(t, produce(sawmill)).cost, t.copy()
    source.play(produce(sawmill))
    assert traits(source, take(food)).cost == whole
    assert t.cost(produce(sawmill), take(food)) == whole


def test_lying_sources_are_told_from_standing_ones_and_from_the_wild() -> None:
    t = only(country(), ART)
    sawmill = t.put("C1", "sawmill")
    lying, standing = t.stand("C2", "food", lying=True), t.stand("C3", "food")
    t.play(produce(sawmill))
    about = GOODS_FROM + GOODS.index("food")
    assert traits(t, take(lying))[:4] == (about, 1, 3, 2)
    assert traits(t, take(standing))[:4] == (about, 2, 3, 1)
    assert traits(t, "forage") == (FORAGES, 1 + t.p.pack.forage, 0, 0, *NOTHING_ELSE)


def test_a_source_that_the_way_to_a_tile_reckons_with_is_told_so() -> None:
    """The nearer food is for the wood of the studio."""
    t = studio_country()
    near, far = t.stand("D1", "food"), t.stand("A1", "food")
    t.play("produce(D1r)")
    rest = way_to(t.p, 0, STUDIO).rest
    assert traits(t, take(near))[4:8] == (1, rest, 1, min(EVEN + t.p.limit - rest, MOST_LEFT))
    assert traits(t, take(far))[4:8] == (0, 0, 0, 0)


def test_the_end_of_a_turn_is_told_as_such() -> None:
    t = studio_country()
    assert traits(t, "end") == (ENDS, 0, 0, 0, *NOTHING_ELSE)
    assert len({ENDS, WAITS, FORAGES}) == 3


def test_a_pile_is_told_with_the_way_that_begins_with_it() -> None:
    """Wood lies beside where the studio could stand: it is to be built before it can be delivered to."""
    t = only(country(), ART)
    t.stand("D1", "wood")
    t.stand("D1", "wood")
    t.stand("D2", "cloth")
    t.stand("D2", "stone")
    art = traits(t, "build(art)")
    assert art.about == PILES_FROM + PILES.index("art")
    assert (art.first, art.rest) == (1, way_to(t.p, 0, STUDIO).rest)
    lodge = traits(t, "build(hunting_lodge)")
    assert lodge.about == PILES_FROM + PILES.index("hunting_lodge")
    assert lodge.first == 0


def test_numbers_of_one_kind_mean_one_thing() -> None:
    starts = [KINDS_FROM, PILES_FROM, ENDS, WAITS, FORAGES, MINERALS_FROM, TERRAINS_FROM, GOODS_FROM]
    sizes = [len(KINDS), len(PILES), 1, 1, 1, len(MINERALS), len(TERRAINS), len(GOODS)]
    assert [start + size for start, size in zip(starts, sizes, strict=True)][:-1] == starts[1:]


def ends(t: Country, move: int, before: int) -> list[int]:
    """What a move takes in actions, over all ways to finish what it begins."""
    after = t.copy()
    after.p.play(move)
    if not after.p.agenda or after.p.actor != t.p.actor or isinstance(after.p.agenda[-1], PlayTurn):
        return [after.p.used - before]
    return [used for following in after.p.moves() for used in ends(after, following, before)]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_of_costs_is_what_the_rules_charge(seats: int) -> None:
    """The least that a move can come to, whatever is chosen after it; a pile is asked about when its site is chosen."""
    t, rng, asked = opening(seats), Rng(17), set[str]()
    while t.p.agenda and t.p.turn < 60:
        task = t.p.agenda[-1]
        if t.p.started == seats and isinstance(task, (PlayTurn, ChooseSource, ChooseMaterial, ChooseSite)):
            for move in t.p.moves():
                if isinstance(task, PlayTurn) and move >= TO_BUILD:
                    continue
                least = min(ends(t, move, t.p.used))
                assert traits(t, space.names[move]).cost == min(least, DEAREST), space.names[move]
                asked.add(type(task).__name__)
        t.random_move(rng)
    assert asked == {"PlayTurn", "ChooseSource", "ChooseMaterial", "ChooseSite"}
