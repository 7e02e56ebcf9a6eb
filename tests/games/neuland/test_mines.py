"""Mines and smelters (rules 5)."""

import pytest

from tests.games.neuland.build import Country, country, produce, take
from virtuosi.core.rulebook import rule
from virtuosi.games.neuland.rules.discs import discs_of
from virtuosi.games.neuland.rules.moves import MINE
from virtuosi.games.neuland.rules.position import DISCS_STAY


def discs(t: Country, slot: int) -> list[int]:
    return discs_of(t.p.stack[slot])


@rule("neuland 5.1")
def test_only_the_top_disc_can_be_dug() -> None:
    t = country()
    mine = t.put("D3", "mine", ["silver_ore", "coal", "iron_ore"])
    food = t.stand("D2", "food")
    assert t.cost(produce(mine), take(food)) == 1
    assert t.goods() == ["silver_ore"]


@rule("neuland 5.2")
def test_the_disc_stays_under_the_marker_until_it_is_used() -> None:
    t = country()
    mine = t.put("D3", "mine", ["coal", "iron_ore", "iron_ore"])
    food = t.stand("D2", "food")
    t.play(produce(mine), take(food))
    assert discs(t, mine) == [0, 1, 1]
    assert t.p.supply == [8, 4, 6]
    t.put("D2", "laboratory")
    paper = t.stand("D1", "paper")
    laboratory = t.p.place[3]
    t.play(produce(laboratory), take(mine), take(paper))
    assert t.p.supply == [9, 4, 6]


@rule("neuland 5.3")
def test_the_next_disc_is_open_when_one_has_left() -> None:
    t = country()
    mine = t.put("D3", "mine", ["silver_ore", "coal", "iron_ore"])
    smelter = t.put("D2", "smelter_dual")
    food, coal = t.stand("D3", "food"), t.stand("D4", "coal")
    t.play(produce(mine), take(food), produce(smelter), take(coal), take(mine))
    assert t.goods() == ["silver"]
    assert discs(t, mine) == [0, 1]


@rule("neuland 5.3")
def test_an_exhausted_mine_returns_to_its_pile_and_can_be_built_again() -> None:
    t = country()
    smelter = t.put("D2", "smelter_dual")
    mine = t.stand("D3", "iron_ore")
    coal = t.stand("D4", "coal", by="charcoal_burner")
    assert t.p.stock[MINE] == 5
    assert "event-exhausted" in t.log(produce(smelter), take(coal), take(mine))
    assert t.p.tile[mine] == -1
    assert t.p.stock[MINE] == 6
    t.stand("D3", "wood")
    t.play("build(mine)")
    assert t.refused("site(D3)") == "legal"


@rule("neuland 5.4")
@pytest.mark.parametrize("stays", [False, True])
def test_a_mineral_that_spoils_goes_back_to_the_supply(stays: bool) -> None:
    t = country(rules=DISCS_STAY if stays else 0)
    mine = t.put("D3", "mine", ["iron_ore", "coal"])
    food = t.stand("D2", "food")
    t.play(produce(mine), take(food))
    t.begin(0)
    t.play("end")
    assert t.p.owner[mine] == -1
    assert discs(t, mine) == ([1, 0] if stays else [0])
    assert t.p.supply == ([8, 5, 6] if stays else [8, 6, 6])


@rule("neuland 5.4", "neuland 5.3")
def test_a_mine_whose_last_disc_spoils_is_exhausted() -> None:
    t = country()
    mine = t.stand("D3", "coal", lying=True)
    t.play("end")
    assert t.p.tile[mine] == -1
    assert t.p.supply == [9, 6, 6]


@rule("neuland 5.5")
@pytest.mark.parametrize(("ore", "metal", "disc"), [("iron_ore", "iron", 1), ("silver_ore", "silver", 2)])
def test_a_smelter_turns_coal_and_an_ore_into_its_metal(ore: str, metal: str, disc: int) -> None:
    t = country()
    smelter = t.put("D2", "smelter_dual")
    coal, mine = t.stand("D3", "coal"), t.stand("D3", ore)
    supply = t.p.supply[:]
    assert t.cost(produce(smelter), take(coal), take(mine)) == 1
    assert t.goods() == [metal]
    assert t.p.supply[0] == supply[0] + 1
    assert t.p.supply[disc] == supply[disc]  # it has only moved


@rule("neuland 5.5")
def test_either_ore_may_be_chosen() -> None:
    t = country()
    smelter = t.put("D2", "smelter_dual")
    coal, iron, silver = t.stand("D3", "coal"), t.stand("D3", "iron_ore"), t.stand("D3", "silver_ore")
    t.play(produce(smelter), take(coal))
    assert t.legal() == [take(iron), take(silver)]


@rule("neuland 5.6")
def test_two_markers_come_back_and_one_stands_on_the_smelter() -> None:
    t = country()
    smelter = t.put("D2", "smelter_dual")
    coal, ore = t.stand("D3", "coal"), t.stand("D3", "iron_ore")
    assert t.p.reserve[0] == 5
    t.play(produce(smelter), take(coal), take(ore))
    assert t.p.reserve[0] == 6
    assert t.p.owner[smelter] == 0


@rule("neuland 5.7")
@pytest.mark.parametrize("used", [True, False])
def test_the_disc_of_a_metal_goes_back_when_it_is_used_or_spoils(used: bool) -> None:
    t = country()
    smelter = t.stand("D2", "iron", lying=True)
    smith = t.put("D1", "smith")
    assert t.p.supply == [9, 5, 6]
    if used:
        t.play(produce(smith), take(smelter))
        assert t.goods() == ["weapons"]
    else:
        t.play("end")
        assert t.goods() == []
    assert t.p.supply == [9, 6, 6]
    assert t.p.owner[smelter] == -1


@rule("neuland 5.8")
def test_coal_from_a_burner_is_as_good_as_mined_coal_and_has_no_disc() -> None:
    t = country()
    smelter, burner = t.put("D2", "smelter_dual"), t.put("D1", "charcoal_burner")
    wood, ore = t.stand("D1", "wood"), t.stand("D3", "iron_ore")
    t.play(produce(burner), take(wood))
    assert t.p.supply == [9, 5, 6]
    t.play(produce(smelter), take(burner), take(ore))
    assert t.goods() == ["iron"]
    assert t.p.supply == [9, 5, 6]
