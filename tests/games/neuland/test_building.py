"""Building (rules 6)."""

import pytest

from tests.games.neuland.build import country, other_pack, produce, take
from virtuosi.core.rulebook import rule
from virtuosi.games.neuland.rules.discs import discs_of
from virtuosi.games.neuland.rules.moves import HEXES


def sites(kind: str, good: str) -> list[str]:
    """Where a tile may go with material at hand everywhere."""
    t = country()
    t.p.limit = 10
    t.stand("C3", good)
    t.play(f"build({kind})")
    return [move[5:7] for move in t.legal()]


@rule("neuland 6.1")
def test_building_costs_no_action_and_there_may_be_any_number_of_them() -> None:
    t = country()
    one, two = t.stand("D1", "wood"), t.stand("D1", "wood")
    assert t.cost("build(farm)", "site(D2)", take(one), "build(sheepfold)", "site(D2)", take(two)) == 0


@rule("neuland 6.1")
def test_a_building_without_transport_is_possible_with_no_action_left() -> None:
    t = country()
    wood = t.stand("D1", "wood")
    t.begin(0, used=10)
    assert t.p.used >= t.p.limit
    t.play("build(farm)")
    assert t.refused("site(D2)") == "legal"
    assert t.refused("site(C3)") == "too-few-actions"
    t.play("site(D2)", take(wood))


@rule("neuland 6.1")
def test_a_pile_that_is_empty_is_not_offered() -> None:
    t = country()
    t.stand("D1", "wood")
    for at in ("D2", "C1"):
        t.put(at, "farm")
    assert "build(farm)" not in t.legal()
    assert t.refused("build(farm)") == "not asked"


@rule("neuland 6.2")
def test_a_tile_goes_onto_its_own_terrain_only() -> None:
    assert sites("farm", "wood") == ["A1", "B3", "C1", "C3", "C5", "D2", "E3"]
    assert sites("quarry", "wood") == ["A3", "B1", "C2", "D3", "D4"]
    assert sites("religion", "stone") == ["A2", "B2", "B4", "C4", "D1", "E1", "E2"]
    t = country()
    t.stand("D1", "wood")
    t.play("build(farm)")
    assert t.refused("site(D1)") == "wrong-terrain"
    assert t.rule_of("site(D1)") == "6.2"


@rule("neuland 6.3")
def test_two_coloured_smelters_go_onto_forest_or_field_never_onto_a_mountain() -> None:
    t = country()
    t.put("D4", "smelter_single")
    t.stand("D3", "stone")
    t.play("build(smelter)")
    assert t.refused("site(D3)") == "wrong-smelter"
    assert t.rule_of("site(D3)") == "6.3"
    assert t.refused("site(D2)") == "legal"
    assert t.refused("site(E2)") == "legal"


@rule("neuland 6.4")
def test_a_hex_holds_three_buildings() -> None:
    t = country()
    for _ in range(3):
        t.put("D2", "quarry")
    t.stand("D1", "wood")
    t.play("build(farm)")
    assert t.refused("site(D2)") == "hex-full"
    assert t.rule_of("site(D2)") == "6.4"


@rule("neuland 6.4")
def test_without_any_free_slot_of_its_terrain_a_tile_cannot_be_built() -> None:
    t = country(pack=other_pack(counts=[60] * 14))
    t.stand("D1", "wood")
    for at in ("A3", "B1", "C2", "D3", "D4"):
        for _ in range(3):
            t.put(at, "sawmill")
    assert t.refused("build(quarry)") == "no-site"


@rule("neuland 6.5")
def test_wood_or_stone_of_one_s_own_is_used_up() -> None:
    t = country()
    t.stand("D1", "wood", seat=1)
    assert t.refused("build(farm)") == "material-missing"
    assert t.rule_of("build(farm)") == "6.5"
    wood = t.stand("D1", "wood", lying=True)
    assert t.refused("build(farm)") == "legal"
    assert t.refused("build(smith)") == "material-missing"
    t.play("build(farm)", "site(D2)")
    assert t.legal() == [take(wood)]
    t.play(take(wood))
    assert t.goods() == []
    assert t.p.reserve[0] == 7
    stone = t.stand("D3", "stone")
    t.play("build(smith)", "site(D1)", take(stone))


@rule("neuland 6.6")
@pytest.mark.parametrize(("at", "actions"), [("C1", 0), ("D2", 1), ("C3", 1), ("E3", 3), ("C5", 3), ("B3", 2)])
def test_material_costs_one_action_for_every_hex_beyond_the_first(at: str, actions: int) -> None:
    t = country()
    wood = t.stand("C1", "wood")
    t.play("build(farm)")
    pending = t.seen().pending
    assert pending is not None
    assert pending.costs[f"site({at})"] == actions
    assert t.cost(f"site({at})", take(wood)) == actions


@rule("neuland 6.6")
def test_material_that_is_too_far_for_the_actions_left_is_refused() -> None:
    t = country()
    near, far = t.stand("D1", "wood"), t.stand("C5", "wood")
    t.p.used = t.p.limit - 1
    t.play("build(farm)", "site(D2)")
    assert t.refused(take(near)) == "legal"
    assert t.refused(take(far)) == "too-few-actions"
    t = country(pack=other_pack(counts=[60] * 14))
    t.stand("E1", "wood")
    for at in ("D2", "E3", "D1"):  # no field within two steps has room
        for _ in range(3):
            t.put(at, "sawmill")
    t.p.used = t.p.limit
    assert t.refused("build(farm)") == "too-few-actions"


@rule("neuland 6.7")
def test_the_rulebook_s_third_example_a_paper_mill_built_and_used_at_once() -> None:
    """Wood at A, the mill on neighbour B for nothing; then food to wood and wood to paper: two actions."""
    t = country()
    wood, sawmill = t.stand("D1", "wood"), t.put("E1", "sawmill")
    food = t.stand("E1", "food")
    assert t.cost("build(paper_mill)", "site(E1)", take(wood)) == 0
    mill = HEXES.index("E1") * 3 + 2
    assert t.cost(produce(sawmill), take(food), produce(mill), take(sawmill)) == 2
    assert t.goods() == ["paper"]


@rule("neuland 5.5")
def test_the_rulebook_s_second_example_iron_from_a_neighbouring_hex() -> None:
    t = country()
    smelter = t.put("D2", "smelter_dual")
    coal, ore = t.stand("D3", "coal"), t.stand("D3", "iron_ore")
    assert t.cost(produce(smelter), take(coal), take(ore)) == 1
    assert t.p.reserve[0] == 6


@rule("neuland 6.8")
def test_a_new_mine_gets_three_discs_of_one_s_choice() -> None:
    t = country()
    wood = t.stand("D2", "wood")
    t.play("build(mine)", "site(D3)", take(wood))
    mine = HEXES.index("D3") * 3
    assert t.legal() == ["mineral(coal)", "mineral(iron_ore)", "mineral(silver_ore)"]
    assert "event-stacked" in t.log("mineral(silver_ore)", "mineral(coal)", "mineral(iron_ore)")
    assert discs_of(t.p.stack[mine]) == [2, 0, 1]  # from the top down
    assert t.p.supply == [8, 5, 5]
    assert produce(mine) in t.legal()


@rule("neuland 6.8")
def test_a_mineral_that_has_run_out_cannot_be_chosen() -> None:
    t = country()
    wood = t.stand("D2", "wood")
    t.p.supply = [9, 0, 6]
    t.play("build(mine)", "site(D3)", take(wood))
    assert t.refused("mineral(iron_ore)") == "disc-gone"
    assert t.rule_of("mineral(iron_ore)") == "6.8"


@rule("neuland 6.9")
def test_with_fewer_than_three_discs_the_mine_takes_what_there_is() -> None:
    t = country()
    wood = t.stand("D2", "wood")
    t.p.supply = [1, 0, 1]
    t.play("build(mine)", "site(D3)", take(wood), "mineral(coal)", "mineral(silver_ore)")
    assert t.is_free
    assert discs_of(t.p.stack[HEXES.index("D3") * 3]) == [0, 2]


@rule("neuland 6.9")
def test_with_an_empty_supply_no_mine_may_be_built() -> None:
    t = country()
    t.stand("D2", "wood")
    t.p.supply = [0, 0, 0]
    assert t.refused("build(mine)") == "no-discs"
    assert "build(mine)" not in t.legal()
    for supply in ([1, 1, 0], [0, 1, 1], [0, 0, 1]):
        t.p.supply = supply
        assert t.refused("build(mine)") == "legal"
