"""Progress and the end of a match (rules 7 and 8)."""

import pytest

from tests.games.neuland.build import country, game, produce, shipped, take
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NOBODY
from virtuosi.games.neuland.rules import effects
from virtuosi.games.neuland.rules.moves import CATEGORIES, GOODS, HEXES, PRODUCTION_COUNT, PROGRESS, TERRAINS
from virtuosi.games.neuland.rules.position import ONE_STEP


@rule("neuland 7.1")
def test_a_progress_tile_is_built_first_and_delivered_to_later_by_anybody() -> None:
    t = country()
    stone = t.stand("D3", "stone")
    assert t.cost("build(art)", "site(D2)", take(stone)) == 0
    assert t.p.left == [18, 18]
    wood, cloth = t.stand("D1", "wood", seat=1), t.stand("D2", "cloth", seat=1)
    t.p.time = [3, 0]
    t.begin(1)
    t.play(produce(t.p.place[0]), take(wood), take(cloth))
    assert t.p.left == [18, 17]
    assert t.p.scorer[0] == 1


@rule("neuland 7.2")
def test_delivering_costs_like_a_production_and_needs_no_marker() -> None:
    t = country()
    studio = t.put("C1", "studio")
    wood, cloth = t.stand("C3", "wood"), t.stand("C1", "cloth")
    for at in ("A1", "A2", "A3", "B1", "B2"):
        t.stand(at, "stone")
    assert t.p.reserve[0] == 0
    assert t.cost(produce(studio), take(wood), take(cloth)) == 2
    assert t.p.reserve[0] == 2
    assert t.p.owner[studio] == -1
    assert t.p.left[0] == 17
    assert t.goods() == ["stone"] * 5


@rule("neuland 7.3")
def test_a_tile_with_coats_of_arms_is_closed_for_ever() -> None:
    t = country()
    t.score("studio", 1)
    t.stand("D1", "wood")
    t.stand("D2", "cloth")
    assert t.refused(produce(t.p.place[0])) == "closed"
    assert t.rule_of(produce(t.p.place[0])) == "7.3"
    assert t.p.tile[t.p.place[0]] == PRODUCTION_COUNT  # it keeps its slot


@rule("neuland 7.4")
def test_the_next_tile_may_be_built_before_the_lower_one_is_scored_but_not_delivered_to() -> None:
    t = country()
    t.put("D2", "studio")
    stone = t.stand("D3", "stone")
    t.play("build(art)", "site(C3)", take(stone))
    academy = t.p.place[1]
    assert t.p.tile[academy] == PRODUCTION_COUNT + 1
    t.stand("C3", "stone")
    t.stand("C3", "tools")
    assert t.refused(produce(academy)) == "lower-first"
    assert t.rule_of(produce(academy)) == "7.4"
    t.score("studio", 1)
    assert t.refused(produce(academy)) == "legal"


@rule("neuland 7.4")
def test_the_third_tile_is_not_on_offer_before_the_second_is_taken() -> None:
    t = country()
    assert [pile.tile.kind for pile in t.seen().piles[13:14]] == ["studio"]
    t.put("D2", "studio")
    assert t.seen().piles[13].tile.kind == "academy"
    t.put("D2", "academy")
    t.put("D2", "theatre")
    assert t.seen().piles[13].count == 0
    t.stand("D3", "stone")
    assert t.refused("build(art)") == "not asked"


@rule("neuland 7.5")
def test_in_one_step_a_tile_is_built_and_delivered_to_at_once() -> None:
    t = country(rules=ONE_STEP)
    stone = t.stand("D3", "stone")
    assert t.refused("build(art)") == "one-step-inputs"
    assert t.rule_of("build(art)") == "7.5"
    wood, cloth = t.stand("D1", "wood"), t.stand("D2", "cloth")
    assert "build(art)" in t.legal()
    assert t.cost("build(art)", "site(D2)", take(stone), take(wood), take(cloth)) == 1
    assert t.p.left[0] == 17
    assert t.goods() == []
    assert t.is_free


@rule("neuland 7.5")
def test_in_one_step_both_costs_are_added_and_one_stone_is_not_used_twice() -> None:
    t = country(rules=ONE_STEP)
    t.stand("C1", "stone")
    t.stand("C1", "cloth")
    assert t.refused("build(religion)") == "one-step-inputs"  # the abbey needs a stone of its own
    far, _ = t.stand("C4", "stone"), t.stand("C1", "wood")
    t.play("build(religion)")
    t.play("site(D1)")
    again = t.copy()
    assert t.cost("from(C1l)", take(far), "from(C1r)") == 0 + 1 + (3 - 1)
    assert again.cost(take(far), "from(C1l)", "from(C1r)") == (3 - 1) + 1


@rule("neuland 7.5")
def test_in_one_step_a_tile_that_costs_too_much_is_not_offered() -> None:
    t = country(rules=ONE_STEP)
    t.stand("C1", "stone")
    t.stand("C5", "wood")
    t.stand("C5", "cloth")
    t.p.used = t.p.limit - 2
    assert "build(art)" not in t.legal()
    t.p.used = t.p.limit - 4
    assert "build(art)" in t.legal()


@rule("neuland 3.6", "neuland 7.5")
def test_in_one_step_a_winning_tile_is_offered_although_the_turn_could_not_end_after_it() -> None:
    """The limit of 3.5 does not hold for a win, neither for the delivery nor for the stone that is brought along."""
    t = country(3, rules=ONE_STEP)
    t.p.time = [0, 9, 10]
    t.begin(0, used=8)
    stone = t.stand("C1", "stone")
    wood, cloth = t.stand("C4", "wood"), t.stand("C4", "cloth")
    while effects.free_slot(t.p, HEXES.index("C1")) >= 0:  # the only field that the stone reaches for nothing
        t.put("C1", "quarry")
    assert (t.p.limit, t.refused("build(art)")) == (8, "no-space-to-end")
    t.p.left[0] = 1
    assert t.refused("build(art)") == "legal"
    assert "build(art)" in t.legal()
    assert t.cost("build(art)", "site(C3)", take(stone), take(wood), take(cloth)) == 2
    assert t.p.winner == 0


@rule("neuland 7.6")
def test_the_table_of_progress_tiles() -> None:
    pack = shipped()
    rows = []
    for tile, name in enumerate(PROGRESS):
        kind = PRODUCTION_COUNT + tile
        terrain = "+".join(t for n, t in enumerate(TERRAINS) if pack.terrain[kind] >> n & 1)
        inputs = f"{GOODS[pack.first_input[kind]]}+{GOODS[pack.second_input[kind]]}"
        assert pack.material[kind] == 1
        rows.append(f"{CATEGORIES[tile // 3]} {tile % 3 + 1} {name} {terrain} {inputs} {pack.points[tile]}")
    assert rows == [
        "art 1 studio field wood+cloth 1",
        "art 2 academy field stone+tools 2",
        "art 3 theatre field cloth+coins 3",
        "science 1 laboratory field coal+paper 1",
        "science 2 library field iron+paper 2",
        "science 3 guild field coins+paper 3",
        "religion 1 abbey forest stone+cloth 1",
        "religion 2 church field iron+silver 3",
        "religion 3 cathedral field silver+tools 4",
        "society 1 town_hall field stone+paper 1",
        "society 2 court field stone+coins 2",
        "society 3 senate field tools+coins 4",
        "war 1 barracks forest food+weapons 2",
        "war 2 castle mountain cloth+weapons 3",
        "war 3 fortress mountain tools+weapons 4",
    ]


@rule("neuland 7.6")
def test_points_and_actions_fit_together() -> None:
    """Two turns, the lifetime of a good, are enough for every tile when everything is at hand."""
    pack = shipped()
    needed = [
        1 + pack.scratch[pack.first_input[PRODUCTION_COUNT + t]] + pack.scratch[pack.second_input[PRODUCTION_COUNT + t]]
        for t in range(15)
    ]
    assert needed == [5, 9, 9, 6, 9, 10, 5, 11, 12, 6, 9, 13, 8, 9, 13]


@rule("neuland 8.1")
@pytest.mark.parametrize(("seats", "arms"), [(2, 18), (3, 12), (4, 9)])
def test_the_last_coat_of_arms_ends_the_match_at_once(seats: int, arms: int) -> None:
    t = country(seats)
    t.score("laboratory", 1)
    t.p.left[0] = 1
    wood, cloth = t.stand("D1", "wood"), t.stand("D2", "cloth")
    studio = t.put("D2", "studio")
    t.play(produce(studio), take(wood), take(cloth))
    assert t.p.actor == NOBODY
    assert t.p.winner == 0
    assert t.p.scores()[:2] == [arms, 1]
    assert t.p.ranking() == [1, 2, 3, 3][:seats]
    assert game.ending(t.p)[0].id == "ending-won"
    assert game.ending(t.p)[1] == []


@rule("neuland 8.1")
def test_the_others_are_ranked_by_points_and_turns_do_not_matter() -> None:
    t = country(4)
    t.p.turns = [9, 1, 2, 3]
    for kind, seat in (("studio", 1), ("laboratory", 2), ("abbey", 3), ("academy", 3)):
        t.score(kind, seat)
    t.p.left[0] = 1
    t.score("town_hall", 0)
    assert t.p.ranking() == [1, 3, 3, 2]


@rule("neuland 8.2")
def test_a_tile_worth_more_than_is_left_places_all_that_is_left() -> None:
    t = country(4)
    for kind in ("abbey", "church"):
        t.score(kind, 1)
    t.p.left[0] = 2
    silver, tools = t.stand("D2", "silver"), t.stand("D1", "tools")
    cathedral = t.put("D2", "cathedral")
    t.play(produce(cathedral), take(silver), take(tools))
    assert t.p.left[0] == 0
    assert t.p.winner == 0
    assert t.p.scores() == [9, 4, 0, 0]
