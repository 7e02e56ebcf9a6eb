"""Mines and smelters (rules 5)."""

import pytest

from tests.games.neuland.build import begin, cost, country, goods, legal, log, play, produce, put, refused, stand, take
from virtuosi.core.rulebook import rule
from virtuosi.games.neuland.rules.discs import discs_of
from virtuosi.games.neuland.rules.moves import MINE
from virtuosi.games.neuland.rules.position import DISCS_STAY, Neuland


def discs(p: Neuland, slot: int) -> list[int]:
    return discs_of(p.stack[slot])


@rule("neuland 5.1")
def test_only_the_top_disc_can_be_dug() -> None:
    p = country()
    mine = put(p, "D3", "mine", ["silver_ore", "coal", "iron_ore"])
    food = stand(p, "D2", "food")
    assert cost(p, produce(mine), take(food)) == 1
    assert goods(p) == ["silver_ore"]


@rule("neuland 5.2")
def test_the_disc_stays_under_the_marker_until_it_is_used() -> None:
    p = country()
    mine = put(p, "D3", "mine", ["coal", "iron_ore", "iron_ore"])
    food = stand(p, "D2", "food")
    play(p, produce(mine), take(food))
    assert discs(p, mine) == [0, 1, 1]
    assert p.supply == [8, 4, 6]
    put(p, "D2", "laboratory")
    paper = stand(p, "D1", "paper")
    laboratory = p.place[3]
    play(p, produce(laboratory), take(mine), take(paper))
    assert p.supply == [9, 4, 6]


@rule("neuland 5.3")
def test_the_next_disc_is_open_when_one_has_left() -> None:
    p = country()
    mine = put(p, "D3", "mine", ["silver_ore", "coal", "iron_ore"])
    smelter = put(p, "D2", "smelter_dual")
    food, coal = stand(p, "D3", "food"), stand(p, "D4", "coal")
    play(p, produce(mine), take(food), produce(smelter), take(coal), take(mine))
    assert goods(p) == ["silver"]
    assert discs(p, mine) == [0, 1]


@rule("neuland 5.3")
def test_an_exhausted_mine_returns_to_its_pile_and_can_be_built_again() -> None:
    p = country()
    smelter = put(p, "D2", "smelter_dual")
    mine = stand(p, "D3", "iron_ore")
    coal = stand(p, "D4", "coal", by="charcoal_burner")
    assert p.stock[MINE] == 5
    assert "event-exhausted" in log(p, produce(smelter), take(coal), take(mine))
    assert p.tile[mine] == -1
    assert p.stock[MINE] == 6
    stand(p, "D3", "wood")
    play(p, "build(mine)")
    assert refused(p, "site(D3)") == "legal"


@rule("neuland 5.4")
@pytest.mark.parametrize("stays", [False, True])
def test_a_mineral_that_spoils_goes_back_to_the_supply(stays: bool) -> None:
    p = country(rules=DISCS_STAY if stays else 0)
    mine = put(p, "D3", "mine", ["iron_ore", "coal"])
    food = stand(p, "D2", "food")
    play(p, produce(mine), take(food))
    begin(p, 0)
    play(p, "end")
    assert p.owner[mine] == -1
    assert discs(p, mine) == ([1, 0] if stays else [0])
    assert p.supply == ([8, 5, 6] if stays else [8, 6, 6])


@rule("neuland 5.4", "neuland 5.3")
def test_a_mine_whose_last_disc_spoils_is_exhausted() -> None:
    p = country()
    mine = stand(p, "D3", "coal", lying=True)
    play(p, "end")
    assert p.tile[mine] == -1
    assert p.supply == [9, 6, 6]


@rule("neuland 5.5")
@pytest.mark.parametrize(("ore", "metal", "disc"), [("iron_ore", "iron", 1), ("silver_ore", "silver", 2)])
def test_a_smelter_turns_coal_and_an_ore_into_its_metal(ore: str, metal: str, disc: int) -> None:
    p = country()
    smelter = put(p, "D2", "smelter_dual")
    coal, mine = stand(p, "D3", "coal"), stand(p, "D3", ore)
    supply = p.supply[:]
    assert cost(p, produce(smelter), take(coal), take(mine)) == 1
    assert goods(p) == [metal]
    assert p.supply[0] == supply[0] + 1
    assert p.supply[disc] == supply[disc]  # it has only moved


@rule("neuland 5.5")
def test_either_ore_may_be_chosen() -> None:
    p = country()
    smelter = put(p, "D2", "smelter_dual")
    coal, iron, silver = stand(p, "D3", "coal"), stand(p, "D3", "iron_ore"), stand(p, "D3", "silver_ore")
    play(p, produce(smelter), take(coal))
    assert legal(p) == [take(iron), take(silver)]


@rule("neuland 5.6")
def test_two_markers_come_back_and_one_stands_on_the_smelter() -> None:
    p = country()
    smelter = put(p, "D2", "smelter_dual")
    coal, ore = stand(p, "D3", "coal"), stand(p, "D3", "iron_ore")
    assert p.reserve[0] == 5
    play(p, produce(smelter), take(coal), take(ore))
    assert p.reserve[0] == 6
    assert p.owner[smelter] == 0


@rule("neuland 5.7")
@pytest.mark.parametrize("used", [True, False])
def test_the_disc_of_a_metal_goes_back_when_it_is_used_or_spoils(used: bool) -> None:
    p = country()
    smelter = stand(p, "D2", "iron", lying=True)
    smith = put(p, "D1", "smith")
    assert p.supply == [9, 5, 6]
    if used:
        play(p, produce(smith), take(smelter))
        assert goods(p) == ["weapons"]
    else:
        play(p, "end")
        assert goods(p) == []
    assert p.supply == [9, 6, 6]
    assert p.owner[smelter] == -1


@rule("neuland 5.8")
def test_coal_from_a_burner_is_as_good_as_mined_coal_and_has_no_disc() -> None:
    p = country()
    smelter, burner = put(p, "D2", "smelter_dual"), put(p, "D1", "charcoal_burner")
    wood, ore = stand(p, "D1", "wood"), stand(p, "D3", "iron_ore")
    play(p, produce(burner), take(wood))
    assert p.supply == [9, 5, 6]
    play(p, produce(smelter), take(burner), take(ore))
    assert goods(p) == ["iron"]
    assert p.supply == [9, 5, 6]
