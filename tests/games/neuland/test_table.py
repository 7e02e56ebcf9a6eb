"""What is on the table, and setting up (rules 1 and 2)."""

from collections import Counter

import pytest

from tests.games.neuland.build import (
    country,
    goods,
    legal,
    opening,
    play,
    put,
    recomputed,
    refused,
    seen,
    shipped,
    stand,
)
from virtuosi.core.rng import Rng
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE
from virtuosi.games.neuland.rules.moves import (
    CATEGORY_PILE,
    DISTANCE,
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
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.opening import ways


def distance(one: str, two: str) -> int:
    return DISTANCE[HEXES.index(one) * HEX_COUNT + HEXES.index(two)]


def terrains(p: Neuland) -> dict[str, int]:
    return dict(Counter(TERRAINS[terrain] for terrain in p.terrain))


@rule("neuland 1.1", "neuland 2.1")
def test_the_first_map_has_seven_forests_seven_fields_and_five_mountains() -> None:
    p = opening()
    assert terrains(p) == {"forest": 7, "field": 7, "mountain": 5}
    assert " ".join(HEXES) == "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3"
    assert [distance("C3", at) for at in ("C3", "C4", "B2", "A1", "E3", "C1")] == [0, 1, 1, 2, 2, 2]
    assert distance("C1", "C5") == distance("A1", "E3") == distance("A3", "E1") == 4
    marked = [HEXES[at] for at in range(HEX_COUNT) if p.pack.starts >> at & 1]
    assert marked == ["A2", "B4", "D1", "E2"]


@rule("neuland 2.1")
def test_the_marked_starts_have_the_same_surroundings() -> None:
    p = opening()
    for steps in (1, 2):
        around = []
        for start in ("A2", "B4", "D1", "E2"):
            near = [at for at in range(HEX_COUNT) if distance(start, HEXES[at]) == steps]
            around.append(Counter(TERRAINS[p.terrain[at]] for at in near))
        assert all(found == around[0] for found in around)


@rule("neuland 1.2")
def test_buildings_in_one_hex_are_at_distance_zero_wherever_they_stand() -> None:
    p = country()
    put(p, "D1", "sawmill")
    put(p, "D1", "quarry")
    third = stand(p, "D1", "food")
    play(p, "produce(D1l)")
    assert third == HEXES.index("D1") * 3 + 2
    assert p.used == 0
    play(p, "from(D1b)")
    assert p.used == 1


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
    p = opening(seats)
    assert p.reserve == [7] * seats
    assert p.left == [arms] * seats


@rule("neuland 1.4")
def test_a_marker_is_one_unit_of_what_its_building_makes() -> None:
    p = country()
    put(p, "D2", "sheepfold")
    play(p, "produce(D2l)")
    assert goods(p) == ["wool"]
    assert goods(p, 1) == []
    assert p.reserve == [6, 7]


@rule("neuland 1.6")
def test_the_supply_holds_21_discs() -> None:
    assert opening().supply == [9, 6, 6]


@rule("neuland 1.7", "neuland 2.6")
def test_all_markers_start_on_one_space_of_a_track_of_eleven() -> None:
    p = opening(4)
    assert p.pack.track == 11
    assert p.time == [0, 0, 0, 0]
    assert p.cycle == 0


@rule("neuland 1.8")
def test_everybody_may_use_every_building() -> None:
    p = opening(2, "first(1)", "start(D1)", "end", "start(E2)")
    assert p.actor == 1
    play(p, "produce(D1l)")
    assert goods(p, 1) == ["food"]


@rule("neuland 1.9")
def test_nothing_is_hidden_and_only_the_beginning_is_left_to_chance() -> None:
    p = opening(3, "first(2)")
    views = [seen(p, seat) for seat in range(3)]
    assert len({str(view.hexes) + str(view.seats) for view in views}) == 1
    rng = Rng(5)
    while p.agenda and p.turn < 30:
        assert p.actor != NATURE
        moves = p.moves()
        p.play(moves[rng.below(len(moves))])


@rule("neuland 2.2")
def test_there_are_2288_ways_to_lay_the_map_and_each_is_equally_likely() -> None:
    assert ways(0, True) == 2288
    p = opening(2, map="random")
    assert sum(weight for _, weight in p.chances()) == 2288 * 2 * 9
    single = [(move, weight) for move, weight in p.chances() if move >= TO_LAY_SINGLE]
    assert single == [(space.numbers["single(field)"], 180 * 18)]
    assert ways(1, False) == 180  # the single piece on a corner


@rule("neuland 2.2")
def test_a_random_map_has_the_same_pieces() -> None:
    rng = Rng(3)
    maps = set()
    for _ in range(30):
        p = opening(2, map="random")
        while p.actor == NATURE:
            p.play(p.toss(rng.number()))
        assert terrains(p) == {"forest": 7, "field": 7, "mountain": 5}
        assert sum(p.pieces) == 0
        maps.add(tuple(p.terrain))
    assert len(maps) == 30


@rule("neuland 2.3")
@pytest.mark.parametrize(("seats", "lodges", "sawmills"), [(2, 2, 3), (3, 1, 2), (4, 0, 1)])
def test_each_player_takes_a_hunting_lodge_and_a_sawmill(seats: int, lodges: int, sawmills: int) -> None:
    p = opening(seats)
    assert p.stock[:2] == [lodges, sawmills]
    assert p.stock[2:] == p.pack.counts[2:]


@rule("neuland 2.4")
def test_the_lowest_progress_tile_of_a_category_lies_on_top() -> None:
    p = country()
    tops = [pile.tile.kind for pile in seen(p).piles[CATEGORY_PILE:]]
    assert tops == ["studio", "laboratory", "abbey", "town_hall", "barracks"]
    assert PROGRESS[3:6] == ["laboratory", "library", "guild"]
    assert p.pack.points[3:6] == [1, 2, 3]


@rule("neuland 2.5")
def test_the_builder_takes_the_smelter_that_fits_the_site() -> None:
    p = country()
    for at, kind in (("C2", MOUNTAIN_SMELTER), ("C3", SMELTER)):
        slot = stand(p, at, "stone")
        play(p, "build(smelter)", f"site({at})", f"from({at}l)")
        assert p.tile[slot + 1] == kind
    assert p.stock[SMELTER] == 1
    assert p.stock[MOUNTAIN_SMELTER] == 0


@rule("neuland 2.7")
def test_the_first_player_is_drawn_and_the_first_round_goes_clockwise() -> None:
    p = opening(3)
    assert p.actor == NATURE
    assert p.chances() == [(space.numbers[f"first({k})"], 1) for k in (1, 2, 3)]
    order = []
    play(p, "first(3)")
    for start in ("D1", "E2", "A2"):
        order.append(p.actor)
        play(p, f"start({start})", "end")
    assert order == [2, 0, 1]


@rule("neuland 2.8")
def test_both_first_tiles_go_onto_one_marked_forest_and_the_turn_follows() -> None:
    p = opening(2, "first(1)")
    assert legal(p) == ["start(A2)", "start(B4)", "start(D1)", "start(E2)"]
    assert refused(p, "start(C4)") == "start-unmarked"
    play(p, "start(D1)")
    assert [tile.tile.kind for tile in seen(p).slots if tile.tile] == ["hunting_lodge", "sawmill"]
    assert p.actor == 0
    play(p, "produce(D1l)", "end")
    assert refused(p, "start(D1)") == "start-taken"


@rule("neuland 2.8")
def test_on_a_random_map_any_forest_without_buildings_will_do() -> None:
    p, rng = opening(2, map="random"), Rng(9)
    while p.actor == NATURE:
        p.play(p.toss(rng.number()))
    assert len(legal(p)) == 7
    play(p, legal(p)[0], "end")
    assert len(legal(p)) == 6


@rule("neuland 2.9")
def test_nobody_builds_on_an_empty_marked_start_before_everybody_has_started() -> None:
    p = opening(2, "first(1)", "start(D1)")
    play(p, "produce(D1l)", "produce(D1r)", "from(D1l)", "build(sawmill)")
    assert refused(p, "site(E2)") == "start-kept"
    assert refused(p, "site(D1)") == "legal"
    p = opening(2, "first(1)", "start(D1)", "end", "start(E2)", "produce(E2l)", "produce(E2r)", "from(E2l)")
    play(p, "build(sawmill)")
    assert refused(p, "site(A2)") == "legal"


@rule("neuland 2.9")
def test_on_a_random_map_enough_forests_stay_empty() -> None:
    p, rng = opening(4, map="random"), Rng(4)
    while p.actor == NATURE:
        p.play(p.toss(rng.number()))
    play(p, legal(p)[0])
    forests = [at for at in range(HEX_COUNT) if p.terrain[at] == 0 and p.tile[at * 3] < 0]
    assert len(forests) == 6
    assert p.kept == 0
    for at in forests[:3]:
        put(p, HEXES[at], "quarry")
    kept = sorted(HEXES[at] for at in range(HEX_COUNT) if p.kept >> at & 1)
    assert kept == sorted(HEXES[at] for at in forests[3:])  # three are left for three players


def test_the_masks_a_position_keeps_agree_with_the_table() -> None:
    for seed, options in ((1, {}), (2, {"map": "random", "discs_stay": True}), (3, {"progress_one_step": True})):
        p, rng = opening(3, **options), Rng(seed)
        while p.agenda and p.turn < 200:
            p.play(p.toss(rng.number()) if p.actor == NATURE else p.moves()[rng.below(len(p.moves()))])
            if p.started:
                assert recomputed(p) == {key: getattr(p, key) for key in ("has", "stands", "free", "room")}
