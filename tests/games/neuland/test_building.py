"""Building (rules 6)."""

import pytest

from tests.games.neuland.build import (
    begin,
    cost,
    country,
    goods,
    legal,
    log,
    other_pack,
    play,
    produce,
    put,
    refused,
    rule_of,
    seen,
    stand,
    take,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.neuland.rules.discs import discs_of
from virtuosi.games.neuland.rules.moves import HEXES


def sites(kind: str, good: str) -> list[str]:
    """Where a tile may go with material at hand everywhere."""
    p = country()
    p.limit = 10
    stand(p, "C3", good)
    play(p, f"build({kind})")
    return [move[5:7] for move in legal(p)]


@rule("neuland 6.1")
def test_building_costs_no_action_and_there_may_be_any_number_of_them() -> None:
    p = country()
    one, two = stand(p, "D1", "wood"), stand(p, "D1", "wood")
    assert cost(p, "build(farm)", "site(D2)", take(one), "build(sheepfold)", "site(D2)", take(two)) == 0


@rule("neuland 6.1")
def test_a_building_without_transport_is_possible_with_no_action_left() -> None:
    p = country()
    wood = stand(p, "D1", "wood")
    begin(p, 0, used=10)
    assert p.used >= p.limit
    play(p, "build(farm)")
    assert refused(p, "site(D2)") == "legal"
    assert refused(p, "site(C3)") == "too-few-actions"
    play(p, "site(D2)", take(wood))


@rule("neuland 6.1")
def test_a_pile_that_is_empty_is_not_offered() -> None:
    p = country()
    stand(p, "D1", "wood")
    for at in ("D2", "C1"):
        put(p, at, "farm")
    assert "build(farm)" not in legal(p)
    assert refused(p, "build(farm)") == "not asked"


@rule("neuland 6.2")
def test_a_tile_goes_onto_its_own_terrain_only() -> None:
    assert sites("farm", "wood") == ["A1", "B3", "C1", "C3", "C5", "D2", "E3"]
    assert sites("quarry", "wood") == ["A3", "B1", "C2", "D3", "D4"]
    assert sites("religion", "stone") == ["A2", "B2", "B4", "C4", "D1", "E1", "E2"]
    p = country()
    stand(p, "D1", "wood")
    play(p, "build(farm)")
    assert refused(p, "site(D1)") == "wrong-terrain"
    assert rule_of(p, "site(D1)") == "6.2"


@rule("neuland 6.3")
def test_two_coloured_smelters_go_onto_forest_or_field_never_onto_a_mountain() -> None:
    p = country()
    put(p, "D4", "smelter_single")
    stand(p, "D3", "stone")
    play(p, "build(smelter)")
    assert refused(p, "site(D3)") == "wrong-smelter"
    assert rule_of(p, "site(D3)") == "6.3"
    assert refused(p, "site(D2)") == "legal"
    assert refused(p, "site(E2)") == "legal"


@rule("neuland 6.4")
def test_a_hex_holds_three_buildings() -> None:
    p = country()
    for _ in range(3):
        put(p, "D2", "quarry")
    stand(p, "D1", "wood")
    play(p, "build(farm)")
    assert refused(p, "site(D2)") == "hex-full"
    assert rule_of(p, "site(D2)") == "6.4"


@rule("neuland 6.4")
def test_without_any_free_slot_of_its_terrain_a_tile_cannot_be_built() -> None:
    p = country(pack=other_pack(counts=[60] * 14))
    stand(p, "D1", "wood")
    for at in ("A3", "B1", "C2", "D3", "D4"):
        for _ in range(3):
            put(p, at, "sawmill")
    assert refused(p, "build(quarry)") == "no-site"


@rule("neuland 6.5")
def test_wood_or_stone_of_one_s_own_is_used_up() -> None:
    p = country()
    stand(p, "D1", "wood", seat=1)
    assert refused(p, "build(farm)") == "material-missing"
    assert rule_of(p, "build(farm)") == "6.5"
    wood = stand(p, "D1", "wood", lying=True)
    assert refused(p, "build(farm)") == "legal"
    assert refused(p, "build(smith)") == "material-missing"
    play(p, "build(farm)", "site(D2)")
    assert legal(p) == [take(wood)]
    play(p, take(wood))
    assert goods(p) == []
    assert p.reserve[0] == 7
    stone = stand(p, "D3", "stone")
    play(p, "build(smith)", "site(D1)", take(stone))


@rule("neuland 6.6")
@pytest.mark.parametrize(("at", "actions"), [("C1", 0), ("D2", 1), ("C3", 1), ("E3", 3), ("C5", 3), ("B3", 2)])
def test_material_costs_one_action_for_every_hex_beyond_the_first(at: str, actions: int) -> None:
    p = country()
    wood = stand(p, "C1", "wood")
    play(p, "build(farm)")
    pending = seen(p).pending
    assert pending is not None
    assert pending.costs[f"site({at})"] == actions
    assert cost(p, f"site({at})", take(wood)) == actions


@rule("neuland 6.6")
def test_material_that_is_too_far_for_the_actions_left_is_refused() -> None:
    p = country()
    near, far = stand(p, "D1", "wood"), stand(p, "C5", "wood")
    p.used = p.limit - 1
    play(p, "build(farm)", "site(D2)")
    assert refused(p, take(near)) == "legal"
    assert refused(p, take(far)) == "too-few-actions"
    p = country(pack=other_pack(counts=[60] * 14))
    stand(p, "E1", "wood")
    for at in ("D2", "E3", "D1"):  # no field within two steps has room
        for _ in range(3):
            put(p, at, "sawmill")
    p.used = p.limit
    assert refused(p, "build(farm)") == "too-few-actions"


@rule("neuland 6.7")
def test_the_rulebook_s_third_example_a_paper_mill_built_and_used_at_once() -> None:
    """Wood at A, the mill on neighbour B for nothing; then food to wood and wood to paper: two actions."""
    p = country()
    wood, sawmill = stand(p, "D1", "wood"), put(p, "E1", "sawmill")
    food = stand(p, "E1", "food")
    assert cost(p, "build(paper_mill)", "site(E1)", take(wood)) == 0
    mill = HEXES.index("E1") * 3 + 2
    assert cost(p, produce(sawmill), take(food), produce(mill), take(sawmill)) == 2
    assert goods(p) == ["paper"]


@rule("neuland 5.5")
def test_the_rulebook_s_second_example_iron_from_a_neighbouring_hex() -> None:
    p = country()
    smelter = put(p, "D2", "smelter_dual")
    coal, ore = stand(p, "D3", "coal"), stand(p, "D3", "iron_ore")
    assert cost(p, produce(smelter), take(coal), take(ore)) == 1
    assert p.reserve[0] == 6


@rule("neuland 6.8")
def test_a_new_mine_gets_three_discs_of_one_s_choice() -> None:
    p = country()
    wood = stand(p, "D2", "wood")
    play(p, "build(mine)", "site(D3)", take(wood))
    mine = HEXES.index("D3") * 3
    assert legal(p) == ["mineral(coal)", "mineral(iron_ore)", "mineral(silver_ore)"]
    assert "event-stacked" in log(p, "mineral(silver_ore)", "mineral(coal)", "mineral(iron_ore)")
    assert discs_of(p.stack[mine]) == [2, 0, 1]  # from the top down
    assert p.supply == [8, 5, 5]
    assert produce(mine) in legal(p)


@rule("neuland 6.8")
def test_a_mineral_that_has_run_out_cannot_be_chosen() -> None:
    p = country()
    wood = stand(p, "D2", "wood")
    p.supply = [9, 0, 6]
    play(p, "build(mine)", "site(D3)", take(wood))
    assert refused(p, "mineral(iron_ore)") == "disc-gone"
    assert rule_of(p, "mineral(iron_ore)") == "6.8"


@rule("neuland 6.9")
def test_with_fewer_than_three_discs_the_mine_takes_what_there_is() -> None:
    p = country()
    wood = stand(p, "D2", "wood")
    p.supply = [1, 0, 1]
    play(p, "build(mine)", "site(D3)", take(wood), "mineral(coal)", "mineral(silver_ore)")
    assert type(p.agenda[-1]).__name__ == "PlayTurn"
    assert discs_of(p.stack[HEXES.index("D3") * 3]) == [0, 2]


@rule("neuland 6.9")
def test_with_an_empty_supply_no_mine_may_be_built() -> None:
    p = country()
    stand(p, "D2", "wood")
    p.supply = [0, 0, 0]
    assert refused(p, "build(mine)") == "no-discs"
    assert "build(mine)" not in legal(p)
