"""Producing goods (rules 4)."""

import pytest

from tests.games.neuland.build import (
    begin,
    cost,
    country,
    goods,
    legal,
    play,
    produce,
    put,
    refused,
    rule_of,
    seen,
    shipped,
    stand,
    take,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.neuland.rules.moves import GOODS, MATERIALS, METAL, MINERAL, NOTHING, ORE, PRODUCTION, TERRAINS
from virtuosi.games.neuland.rules.position import SUM_OF_DISTANCES

ROW = ["C1", "C2", "C3", "C4", "C5"]  # at distances 0 to 4 from C1


@rule("neuland 4.1")
@pytest.mark.parametrize(("kind", "good"), [("hunting_lodge", "food"), ("farm", "food"), ("sheepfold", "wool")])
def test_basic_buildings_need_nothing_and_cost_one_action(kind: str, good: str) -> None:
    p = country()
    slot = put(p, "D2", kind)
    assert cost(p, produce(slot)) == 1
    assert goods(p) == [good]
    assert p.reserve[0] == 6


@rule("neuland 4.2")
@pytest.mark.parametrize(
    ("kind", "needed", "made"),
    [
        ("sawmill", "food", "wood"),
        ("windmill", "wool", "cloth"),
        ("paper_mill", "wood", "paper"),
        ("charcoal_burner", "wood", "coal"),
        ("quarry", "food", "stone"),
        ("workshop", "iron", "tools"),
        ("smith", "iron", "weapons"),
        ("mint", "silver", "coins"),
    ],
)
def test_a_building_turns_its_input_into_its_output(kind: str, needed: str, made: str) -> None:
    p = country()
    begin(p, 0, used=7)  # too late to forage
    slot = put(p, "D2", kind)
    if needed != "food":
        assert refused(p, produce(slot)) == "input-missing"
        assert rule_of(p, produce(slot)) == "4.2"
    source = stand(p, "D3", needed)
    assert cost(p, produce(slot), take(source)) == 1
    assert goods(p) == [made]
    assert p.owner[source] == -1
    assert p.reserve[0] == 6


@rule("neuland 4.3")
def test_only_one_s_own_goods_can_be_used_standing_or_lying() -> None:
    p = country()
    sawmill = put(p, "D1", "sawmill")
    theirs = stand(p, "D1", "food", seat=1)
    lying, standing = stand(p, "D2", "food", lying=True), stand(p, "E1", "food")
    play(p, produce(sawmill))
    assert legal(p) == [take(lying), take(standing), "forage"]
    assert refused(p, take(theirs)) == "not asked"


@rule("neuland 4.4")
@pytest.mark.parametrize(("at", "actions"), list(zip(ROW, [1, 1, 2, 3, 4], strict=True)))
def test_one_input_costs_its_distance_but_at_least_one_action(at: str, actions: int) -> None:
    p = country()
    sawmill = put(p, "C1", "sawmill")
    food = stand(p, at, "food")
    assert cost(p, produce(sawmill), take(food)) == actions


@rule("neuland 4.4")
def test_what_lies_between_does_not_matter() -> None:
    p = country()
    sawmill, food = put(p, "C1", "sawmill"), stand(p, "C3", "food")
    for at in ("C2", "C2", "C2"):
        stand(p, at, "stone", seat=1)
    assert cost(p, produce(sawmill), take(food)) == 2


@rule("neuland 4.5")
@pytest.mark.parametrize(
    ("one", "two", "each", "summed"),
    [(0, 0, 1, 1), (1, 1, 1, 2), (0, 3, 3, 3), (2, 3, 4, 5), (1, 4, 4, 5), (0, 1, 1, 1)],
)
def test_two_inputs_cost_one_action_and_one_for_every_hex_beyond_the_first(
    one: int, two: int, each: int, summed: int
) -> None:
    for rules, actions in ((0, each), (SUM_OF_DISTANCES, summed)):
        p = country(rules=rules)
        abbey = put(p, "C1", "abbey")
        stone, cloth = stand(p, ROW[one], "stone"), stand(p, ROW[two], "cloth")
        assert seen(p).slots[abbey].cost == actions
        assert cost(p, produce(abbey), take(stone), take(cloth)) == actions


@rule("neuland 4.5")
def test_a_first_source_that_leaves_too_little_for_the_second_is_not_offered() -> None:
    p = country()
    abbey = put(p, "C1", "abbey")
    near, far = stand(p, "C1", "stone"), stand(p, "C5", "stone")
    stand(p, "C4", "cloth")
    p.used = p.limit - 4
    play(p, produce(abbey))
    assert refused(p, take(near)) == "legal"
    assert refused(p, take(far)) == "too-few-actions"


@rule("neuland 4.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_occupied_building_cannot_be_used_not_even_by_the_owner_of_the_marker(owner: int) -> None:
    p = country()
    lodge = stand(p, "D1", "food", seat=owner)
    assert refused(p, produce(lodge)) == "occupied"
    assert rule_of(p, produce(lodge)) == "4.6"


@rule("neuland 4.7")
def test_a_building_is_free_again_as_soon_as_its_marker_is_used_up() -> None:
    p = country()
    put(p, "D1", "hunting_lodge")
    put(p, "D1", "sawmill")
    play(p, "produce(D1l)", "produce(D1r)", "from(D1l)")
    assert cost(p, "produce(D1l)") == 1
    assert goods(p) == ["food", "wood"]


@rule("neuland 4.8")
def test_a_production_that_uses_up_no_marker_needs_one_in_the_reserve() -> None:
    p = country()
    lodge = put(p, "D1", "hunting_lodge")
    sawmill = put(p, "D1", "sawmill")
    for at in ("A1", "A2", "A3", "B1", "B2", "B3"):
        stand(p, at, "stone")
    wool = stand(p, "B4", "wool")
    assert p.reserve[0] == 0
    assert refused(p, produce(lodge)) == "marker-missing"
    assert rule_of(p, produce(lodge)) == "4.8"
    assert refused(p, produce(sawmill)) == "input-missing"  # not even with foraged food
    windmill = put(p, "C5", "windmill")
    play(p, produce(windmill), take(wool))
    assert goods(p).count("cloth") == 1
    assert p.reserve[0] == 0


@rule("neuland 4.8", "neuland 4.9")
def test_foraging_for_a_good_needs_a_marker_too() -> None:
    p = country()
    sawmill = put(p, "D1", "sawmill")
    stand(p, "D1", "food")
    for at in ("A1", "A2", "A3", "B1", "B2", "B3"):
        stand(p, at, "stone")
    play(p, produce(sawmill))
    assert refused(p, "forage") == "marker-missing"


@rule("neuland 4.9")
def test_foraging_costs_three_actions_besides_the_production() -> None:
    p = country()
    sawmill = put(p, "D1", "sawmill")
    assert cost(p, produce(sawmill), "forage") == 4
    assert goods(p) == ["wood"]


@rule("neuland 4.10")
def test_foraged_food_is_used_at_once_at_distance_zero() -> None:
    p = country()
    barracks = put(p, "C1", "barracks")
    weapons = stand(p, "C3", "weapons")
    assert cost(p, produce(barracks), "forage", take(weapons)) == 3 + 2
    assert p.left[0] == 16
    p = country(rules=SUM_OF_DISTANCES)
    barracks, weapons = put(p, "C1", "barracks"), stand(p, "C3", "weapons")
    assert cost(p, produce(barracks), "forage", take(weapons)) == 3 + 2


@rule("neuland 4.10")
def test_foraged_food_cannot_be_kept_nor_used_for_anything_else() -> None:
    p = country()
    put(p, "D1", "hunting_lodge")
    put(p, "D2", "windmill")
    assert "forage" not in legal(p)
    assert refused(p, "forage") == "not asked"


@rule("neuland 4.10")
def test_any_number_of_foods_may_be_foraged() -> None:
    p = country()
    one, two = put(p, "D1", "sawmill"), put(p, "E2", "sawmill")
    assert cost(p, produce(one), "forage", produce(two), "forage") == 8


@rule("neuland 4.11")
def test_the_table_of_production_buildings() -> None:
    pack = shipped()
    names = [*GOODS, "ore", "-"]
    outputs = {MINERAL: "mineral", METAL: "metal"}
    rows = []
    for kind, name in enumerate(PRODUCTION):
        terrain = "+".join(t for n, t in enumerate(TERRAINS) if pack.terrain[kind] >> n & 1)
        inputs = "+".join(names[i] for i in (pack.first_input[kind], pack.second_input[kind]) if i != NOTHING)
        output = outputs.get(pack.output[kind]) or GOODS[pack.output[kind]]
        rows.append((name, pack.counts[kind], terrain, GOODS[MATERIALS[pack.material[kind]]], inputs, output))
    assert names[ORE] == "ore"
    assert rows == [
        ("hunting_lodge", 4, "forest", "wood", "", "food"),
        ("sawmill", 5, "forest", "wood", "food", "wood"),
        ("farm", 2, "field", "wood", "", "food"),
        ("sheepfold", 2, "field", "wood", "", "wool"),
        ("windmill", 2, "field", "wood", "wool", "cloth"),
        ("paper_mill", 2, "forest", "wood", "wood", "paper"),
        ("charcoal_burner", 2, "forest", "wood", "wood", "coal"),
        ("quarry", 6, "mountain", "wood", "food", "stone"),
        ("mine", 6, "mountain", "wood", "food", "mineral"),
        ("smelter_dual", 2, "forest+field", "stone", "coal+ore", "metal"),
        ("smelter_single", 1, "mountain", "stone", "coal+ore", "metal"),
        ("workshop", 2, "forest", "stone", "iron", "tools"),
        ("smith", 2, "forest", "stone", "iron", "weapons"),
        ("mint", 2, "field", "stone", "silver", "coins"),
    ]


@rule("neuland 4.11")
def test_actions_from_nothing_are_those_of_the_dossier() -> None:
    assert " ".join(GOODS[:9]) == "food wool wood stone coal iron_ore silver_ore iron silver"
    assert " ".join(GOODS[9:]) == "paper cloth coins weapons tools"
    assert shipped().scratch == [1, 1, 2, 2, 2, 2, 2, 5, 5, 3, 2, 6, 6, 6]
