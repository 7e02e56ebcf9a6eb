"""Producing goods (rules 4)."""

import pytest

from tests.games.neuland.build import country, other_pack, produce, shipped, take
from virtuosi.core.rulebook import rule
from virtuosi.games.neuland.rules.moves import (
    FOOD,
    GOODS,
    KINDS,
    MATERIALS,
    METAL,
    MINERAL,
    NOTHING,
    ORE,
    PRODUCTION,
    TERRAINS,
)
from virtuosi.games.neuland.rules.position import SUM_OF_DISTANCES

ROW = ["C1", "C2", "C3", "C4", "C5"]  # at distances 0 to 4 from C1


@rule("neuland 4.1")
@pytest.mark.parametrize(("kind", "good"), [("hunting_lodge", "food"), ("farm", "food"), ("sheepfold", "wool")])
def test_basic_buildings_need_nothing_and_cost_one_action(kind: str, good: str) -> None:
    t = country()
    slot = t.put("D2", kind)
    assert t.cost(produce(slot)) == 1
    assert t.goods() == [good]
    assert t.p.reserve[0] == 6


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
    t = country()
    t.begin(0, used=7)  # too late to forage
    slot = t.put("D2", kind)
    if needed != "food":
        assert t.refused(produce(slot)) == "input-missing"
        assert t.rule_of(produce(slot)) == "4.2"
    source = t.stand("D3", needed)
    assert t.cost(produce(slot), take(source)) == 1
    assert t.goods() == [made]
    assert t.p.owner[source] == -1
    assert t.p.reserve[0] == 6


@rule("neuland 4.3")
def test_only_one_s_own_goods_can_be_used_standing_or_lying() -> None:
    t = country()
    sawmill = t.put("D1", "sawmill")
    theirs = t.stand("D1", "food", seat=1)
    lying, standing = t.stand("D2", "food", lying=True), t.stand("E1", "food")
    t.play(produce(sawmill))
    assert t.legal() == [take(lying), take(standing), "forage"]
    assert t.refused(take(theirs)) == "not asked"


@rule("neuland 4.4")
@pytest.mark.parametrize(("at", "actions"), list(zip(ROW, [1, 1, 2, 3, 4], strict=True)))
def test_one_input_costs_its_distance_but_at_least_one_action(at: str, actions: int) -> None:
    t = country()
    sawmill = t.put("C1", "sawmill")
    food = t.stand(at, "food")
    assert t.cost(produce(sawmill), take(food)) == actions


@rule("neuland 4.4")
def test_what_lies_between_does_not_matter() -> None:
    t = country()
    sawmill, food = t.put("C1", "sawmill"), t.stand("C3", "food")
    for at in ("C2", "C2", "C2"):
        t.stand(at, "stone", seat=1)
    assert t.cost(produce(sawmill), take(food)) == 2


@rule("neuland 4.5")
@pytest.mark.parametrize(
    ("one", "two", "each", "summed"),
    [(0, 0, 1, 1), (1, 1, 1, 2), (0, 3, 3, 3), (2, 3, 4, 5), (1, 4, 4, 5), (0, 1, 1, 1)],
)
def test_two_inputs_cost_one_action_and_one_for_every_hex_beyond_the_first(
    one: int, two: int, each: int, summed: int
) -> None:
    for rules, actions in ((0, each), (SUM_OF_DISTANCES, summed)):
        t = country(rules=rules)
        abbey = t.put("C1", "abbey")
        stone, cloth = t.stand(ROW[one], "stone"), t.stand(ROW[two], "cloth")
        assert t.seen().slots[abbey].cost == actions
        assert t.cost(produce(abbey), take(stone), take(cloth)) == actions


@rule("neuland 4.5")
def test_a_first_source_that_leaves_too_little_for_the_second_is_not_offered() -> None:
    t = country()
    abbey = t.put("C1", "abbey")
    near, far = t.stand("C1", "stone"), t.stand("C5", "stone")
    t.stand("C4", "cloth")
    t.p.used = t.p.limit - 4
    t.play(produce(abbey))
    assert t.refused(take(near)) == "legal"
    assert t.refused(take(far)) == "too-few-actions"


@rule("neuland 4.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_occupied_building_cannot_be_used_not_even_by_the_owner_of_the_marker(owner: int) -> None:
    t = country()
    lodge = t.stand("D1", "food", seat=owner)
    assert t.refused(produce(lodge)) == "occupied"
    assert t.rule_of(produce(lodge)) == "4.6"


@rule("neuland 4.7")
def test_a_building_is_free_again_as_soon_as_its_marker_is_used_up() -> None:
    t = country()
    t.put("D1", "hunting_lodge")
    t.put("D1", "sawmill")
    t.play("produce(D1l)", "produce(D1r)", "from(D1l)")
    assert t.cost("produce(D1l)") == 1
    assert t.goods() == ["food", "wood"]


@rule("neuland 4.8")
def test_a_production_that_uses_up_no_marker_needs_one_in_the_reserve() -> None:
    t = country()
    lodge = t.put("D1", "hunting_lodge")
    sawmill = t.put("D1", "sawmill")
    for at in ("A1", "A2", "A3", "B1", "B2", "B3"):
        t.stand(at, "stone")
    wool = t.stand("B4", "wool")
    assert t.p.reserve[0] == 0
    assert t.refused(produce(lodge)) == "marker-missing"
    assert t.rule_of(produce(lodge)) == "4.8"
    assert t.refused(produce(sawmill)) == "input-missing"  # not even with foraged food
    windmill = t.put("C5", "windmill")
    t.play(produce(windmill), take(wool))
    assert t.goods().count("cloth") == 1
    assert t.p.reserve[0] == 0


@rule("neuland 4.8", "neuland 4.9")
def test_foraging_for_a_good_needs_a_marker_too() -> None:
    t = country()
    sawmill = t.put("D1", "sawmill")
    t.stand("D1", "food")
    for at in ("A1", "A2", "A3", "B1", "B2", "B3"):
        t.stand(at, "stone")
    t.play(produce(sawmill))
    assert t.refused("forage") == "marker-missing"


@rule("neuland 4.9")
def test_foraging_costs_three_actions_besides_the_production() -> None:
    t = country()
    sawmill = t.put("D1", "sawmill")
    assert t.cost(produce(sawmill), "forage") == 4
    assert t.goods() == ["wood"]


@rule("neuland 4.10")
def test_foraged_food_is_used_at_once_at_distance_zero() -> None:
    t = country()
    barracks = t.put("C1", "barracks")
    weapons = t.stand("C3", "weapons")
    assert t.cost(produce(barracks), "forage", take(weapons)) == 3 + 2
    assert t.p.left[0] == 16
    t = country(rules=SUM_OF_DISTANCES)
    barracks, weapons = t.put("C1", "barracks"), t.stand("C3", "weapons")
    assert t.cost(produce(barracks), "forage", take(weapons)) == 3 + 2


@rule("neuland 4.10")
def test_food_that_an_owner_asks_for_second_or_alone_is_foraged_at_the_same_price() -> None:
    first, second = shipped().first_input[:], shipped().second_input[:]
    barracks, studio = KINDS.index("barracks"), KINDS.index("studio")
    first[barracks], second[barracks] = second[barracks], first[barracks]
    first[studio], second[studio] = FOOD, NOTHING
    pack = other_pack(first_input=first, second_input=second)
    t = country(pack=pack)
    slot, weapons = t.put("C1", "barracks"), t.stand("C3", "weapons")
    assert t.cost(produce(slot), take(weapons), "forage") == 3 + 2
    t = country(pack=pack)
    slot = t.put("C1", "studio")
    t.p.reserve[0] = 0
    assert t.cost(produce(slot), "forage") == 3 + 1, "a delivery needs no marker"


@rule("neuland 4.10")
def test_foraged_food_cannot_be_kept_nor_used_for_anything_else() -> None:
    t = country()
    t.put("D1", "hunting_lodge")
    t.put("D2", "windmill")
    assert "forage" not in t.legal()
    assert t.refused("forage") == "not asked"


@rule("neuland 4.10")
def test_any_number_of_foods_may_be_foraged() -> None:
    t = country()
    one, two = t.put("D1", "sawmill"), t.put("E2", "sawmill")
    assert t.cost(produce(one), "forage", produce(two), "forage") == 8


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
