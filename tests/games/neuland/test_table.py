"""What is on the table, and setting up (rules 1 and 2)."""

from collections import Counter

import pytest

from tests.games.neuland.build import Country, country, game, opening, other_pack, shipped, take
from virtuosi.core.rng import Rng
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE
from virtuosi.games.neuland.rules import effects
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_PILE,
    DISTANCE,
    FOREST,
    HEX_COUNT,
    HEXES,
    MOUNTAIN_SMELTER,
    PRODUCTION,
    PROGRESS,
    SMELTER,
    TERRAINS,
    TO_LAY_SINGLE,
    space,
)
from virtuosi.games.neuland.rules.refusals import START_KEPT
from virtuosi.games.neuland.rules.setup import SWITCHES
from virtuosi.games.neuland.rules.tasks.opening import ways


def distance(one: str, two: str) -> int:
    return DISTANCE[HEXES.index(one) * HEX_COUNT + HEXES.index(two)]


def terrains(t: Country) -> dict[str, int]:
    return dict(Counter(TERRAINS[terrain] for terrain in t.p.terrain))


@rule("neuland 1.1", "neuland 2.1")
def test_the_first_map_has_seven_forests_seven_fields_and_five_mountains() -> None:
    t = opening()
    assert terrains(t) == {"forest": 7, "field": 7, "mountain": 5}
    assert " ".join(HEXES) == "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3"
    assert [distance("C3", at) for at in ("C3", "C4", "B2", "A1", "E3", "C1")] == [0, 1, 1, 2, 2, 2]
    assert distance("C1", "C5") == distance("A1", "E3") == distance("A3", "E1") == 4
    marked = [HEXES[at] for at in range(HEX_COUNT) if t.p.pack.starts >> at & 1]
    assert marked == ["A2", "B4", "D1", "E2"]


@rule("neuland 2.1")
def test_the_marked_starts_have_the_same_surroundings() -> None:
    t = opening()
    for steps in (1, 2):
        around = []
        for start in ("A2", "B4", "D1", "E2"):
            near = [at for at in range(HEX_COUNT) if distance(start, HEXES[at]) == steps]
            around.append(Counter(TERRAINS[t.p.terrain[at]] for at in near))
        assert all(found == around[0] for found in around)


@rule("neuland 1.2")
def test_buildings_in_one_hex_are_at_distance_zero_wherever_they_stand() -> None:
    t = country()
    t.put("D1", "sawmill")
    t.put("D1", "quarry")
    third = t.stand("D1", "food")
    t.play("produce(D1l)")
    assert third == HEXES.index("D1") * 3 + 2
    assert t.p.used == 0
    t.play("from(D1b)")
    assert t.p.used == 1


@rule("neuland 1.3")
def test_there_are_55_tiles_in_18_piles_on_two_boards() -> None:
    pack = shipped()
    assert sum(pack.counts) == 40
    assert len(pack.points) == 15
    assert sum(pack.points) == 36  # as many as all players have to place together
    assert [sum(pack.points[c * 3 : c * 3 + 3]) for c in range(5)] == [6, 6, 8, 7, 9]
    assert CATEGORY_PILE + 5 == 18
    wood = [kind for kind, stuff in enumerate(pack.material) if stuff == 0]
    assert [PRODUCTION[kind] for kind in wood] == PRODUCTION[:9]


@rule("neuland 1.4", "neuland 1.5")
@pytest.mark.parametrize(("seats", "arms"), [(2, 18), (3, 12), (4, 9)])
def test_every_player_has_seven_markers_and_coats_of_arms_by_the_number_of_players(seats: int, arms: int) -> None:
    t = opening(seats)
    assert t.p.reserve == [7] * seats
    assert t.p.left == [arms] * seats


@rule("neuland 1.4")
def test_a_marker_is_one_unit_of_what_its_building_makes() -> None:
    t = country()
    t.put("D2", "sheepfold")
    t.play("produce(D2l)")
    assert t.goods() == ["wool"]
    assert t.goods(1) == []
    assert t.p.reserve == [6, 7]


@rule("neuland 1.6")
def test_the_supply_holds_21_discs() -> None:
    assert opening().p.supply == [9, 6, 6]


@rule("neuland 1.7", "neuland 2.6")
def test_all_markers_start_on_one_space_of_a_track_of_eleven() -> None:
    t = opening(4)
    assert t.p.pack.track == 11
    assert t.p.time == [0, 0, 0, 0]
    assert t.p.cycle == 0


@rule("neuland 1.8")
def test_everybody_may_use_every_building() -> None:
    t = opening(2, "first(1)", "start(D1)", "end", "start(E2)")
    assert t.p.actor == 1
    t.play("produce(D1l)")
    assert t.goods(1) == ["food"]


@rule("neuland 1.9")
def test_nothing_is_hidden_and_only_the_beginning_is_left_to_chance() -> None:
    t = opening(3, "first(2)")
    views = [t.seen(seat) for seat in range(3)]
    assert len({str(view.hexes) + str(view.seats) for view in views}) == 1
    rng = Rng(5)
    while t.p.agenda and t.p.turn < 30:
        assert t.p.actor != NATURE
        moves = t.p.moves()
        t.p.play(moves[rng.below(len(moves))])


@rule("neuland 2.2")
def test_there_are_2288_ways_to_lay_the_map_and_each_is_equally_likely() -> None:
    assert ways(0, True) == 2288
    t = opening(2, map="random")
    assert sum(weight for _, weight in t.p.chances()) == 2288 * 2 * 9
    single = [(move, weight) for move, weight in t.p.chances() if move >= TO_LAY_SINGLE]
    assert single == [(space.numbers["single(field)"], 180 * 18)]
    assert ways(1, False) == 180  # the single piece on a corner


@rule("neuland 2.2")
def test_a_random_map_has_the_same_pieces() -> None:
    rng = Rng(3)
    maps = set()
    for _ in range(30):
        t = opening(2, map="random")
        t.toss(rng)
        assert terrains(t) == {"forest": 7, "field": 7, "mountain": 5}
        assert sum(t.p.pieces) == 0
        maps.add(tuple(t.p.terrain))
    assert len(maps) == 30


@rule("neuland 2.3")
@pytest.mark.parametrize(("seats", "lodges", "sawmills"), [(2, 2, 3), (3, 1, 2), (4, 0, 1)])
def test_each_player_takes_a_hunting_lodge_and_a_sawmill(seats: int, lodges: int, sawmills: int) -> None:
    t = opening(seats)
    assert t.p.stock[:2] == [lodges, sawmills]
    assert t.p.stock[2:] == t.p.pack.counts[2:]


@rule("neuland 2.4")
def test_the_lowest_progress_tile_of_a_category_lies_on_top() -> None:
    t = country()
    tops = [pile.tile.kind for pile in t.seen().piles[CATEGORY_PILE:]]
    assert tops == ["studio", "laboratory", "abbey", "town_hall", "barracks"]
    assert PROGRESS[3:6] == ["laboratory", "library", "guild"]
    assert t.p.pack.points[3:6] == [1, 2, 3]


@rule("neuland 2.5")
def test_the_builder_takes_the_smelter_that_fits_the_site() -> None:
    t = country()
    for at, kind in (("C2", MOUNTAIN_SMELTER), ("C3", SMELTER)):
        slot = t.stand(at, "stone")
        t.play("build(smelter)", f"site({at})", f"from({at}l)")
        assert t.p.tile[slot + 1] == kind
    assert t.p.stock[SMELTER] == 1
    assert t.p.stock[MOUNTAIN_SMELTER] == 0


@rule("neuland 2.7")
def test_the_first_player_is_drawn_and_the_first_round_goes_clockwise() -> None:
    t = opening(3)
    assert t.p.actor == NATURE
    assert t.p.chances() == [(space.numbers[f"first({k})"], 1) for k in (1, 2, 3)]
    order = []
    t.play("first(3)")
    for start in ("D1", "E2", "A2"):
        order.append(t.p.actor)
        t.play(f"start({start})", "end")
    assert order == [2, 0, 1]


@rule("neuland 2.8")
def test_both_first_tiles_go_onto_one_marked_forest_and_the_turn_follows() -> None:
    t = opening(2, "first(1)")
    assert t.legal() == ["start(A2)", "start(B4)", "start(D1)", "start(E2)"]
    assert t.refused("start(C4)") == "start-unmarked"
    t.play("start(D1)")
    assert [tile.tile.kind for tile in t.seen().slots if tile.tile] == ["hunting_lodge", "sawmill"]
    assert t.p.actor == 0
    t.play("produce(D1l)", "end")
    assert t.refused("start(D1)") == "start-taken"


@rule("neuland 2.8")
def test_on_a_random_map_any_forest_without_buildings_will_do() -> None:
    t = opening(2, map="random")
    t.toss(Rng(9))
    assert len(t.legal()) == 7
    t.play(t.legal()[0], "end")
    assert len(t.legal()) == 6


@rule("neuland 2.9")
def test_nobody_builds_on_an_empty_marked_start_before_everybody_has_started() -> None:
    t = opening(2, "first(1)", "start(D1)")
    t.play("produce(D1l)", "produce(D1r)", "from(D1l)", "build(sawmill)")
    assert t.refused("site(E2)") == "start-kept"
    assert t.refused("site(D1)") == "legal"
    t = opening(2, "first(1)", "start(D1)", "end", "start(E2)", "produce(E2l)", "produce(E2r)", "from(E2l)")
    t.play("build(sawmill)")
    assert t.refused("site(A2)") == "legal"


@rule("neuland 2.9")
def test_on_a_random_map_enough_forests_stay_empty() -> None:
    """Seven forests, four players: the first may build on three besides the start, then the rest is kept."""
    t = opening(4, map="random", pack=other_pack(counts=[20] * 14, markers=20))
    t.toss(Rng(4))
    t.play(t.legal()[0])
    forests = [HEXES[at] for at in range(HEX_COUNT) if t.p.terrain[at] == FOREST and effects.is_bare(t.p, at)]
    assert len(forests) == 6
    fields = [HEXES[at] for at in range(HEX_COUNT) if t.p.terrain[at] != FOREST]
    for at, field in zip(forests[:3], fields, strict=False):
        wood = t.stand(field, "wood", seat=t.p.actor)
        t.p.used = 0  # far enough to build anywhere
        t.play("build(sawmill)", f"site({at})", take(wood))
    t.stand(fields[3], "wood", seat=t.p.actor)
    t.p.used = 0
    t.play("build(sawmill)")
    assert {t.refused(f"site({kept})") for kept in forests[3:]} == {"start-kept"}
    assert t.rule_of(f"site({forests[3]})") == "2.9"
    assert t.refused(f"site({forests[0]})") == "legal"


@rule("neuland 2.9")
def test_once_everybody_has_started_every_forest_is_open() -> None:
    t = opening(2, map="random")
    t.toss(Rng(4))
    t.play(t.legal()[0], "end", t.legal()[1])
    assert t.p.started == 2
    t.stand(next(HEXES[at] for at in range(HEX_COUNT) if t.p.terrain[at] != FOREST), "wood", seat=t.p.actor)
    t.play("build(sawmill)")
    assert not [move for move, refusal in t.p.refusals() if refusal == START_KEPT]


def test_the_masks_a_position_keeps_agree_with_the_table() -> None:
    for seed, options in ((1, {}), (2, {"map": "random", "discs_stay": True}), (3, {"progress_one_step": True})):
        t, rng = opening(3, **options), Rng(seed)
        while t.p.agenda and t.p.turn < 200:
            t.random_move(rng)
            if t.p.started:
                assert t.recomputed() == {key: getattr(t.p, key) for key in ("has", "stands", "free", "room")}


@pytest.mark.parametrize("option", ["", *SWITCHES])
def test_every_option_reaches_the_table(option: str) -> None:
    p = game.start(shipped(), 2, game.checked_options(2, {option: True} if option else {}))
    assert p.rules == (SWITCHES[option] if option else 0)
