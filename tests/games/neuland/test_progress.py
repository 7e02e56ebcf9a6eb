"""Progress and the end of a match (rules 7 and 8)."""

import pytest

from tests.games.neuland.build import (
    begin,
    cost,
    country,
    game,
    goods,
    legal,
    play,
    produce,
    put,
    refused,
    rule_of,
    score,
    seen,
    shipped,
    stand,
    take,
)
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NOBODY
from virtuosi.games.neuland.rules.moves import CATEGORIES, GOODS, PRODUCTION_COUNT, PROGRESS, TERRAINS
from virtuosi.games.neuland.rules.position import ONE_STEP


@rule("neuland 7.1")
def test_a_progress_tile_is_built_first_and_delivered_to_later_by_anybody() -> None:
    p = country()
    stone = stand(p, "D3", "stone")
    assert cost(p, "build(art)", "site(D2)", take(stone)) == 0
    assert p.left == [18, 18]
    wood, cloth = stand(p, "D1", "wood", seat=1), stand(p, "D2", "cloth", seat=1)
    p.time = [3, 0]
    begin(p, 1)
    play(p, produce(p.place[0]), take(wood), take(cloth))
    assert p.left == [18, 17]
    assert p.scorer[0] == 1


@rule("neuland 7.2")
def test_delivering_costs_like_a_production_and_needs_no_marker() -> None:
    p = country()
    studio = put(p, "C1", "studio")
    wood, cloth = stand(p, "C3", "wood"), stand(p, "C1", "cloth")
    for at in ("A1", "A2", "A3", "B1", "B2"):
        stand(p, at, "stone")
    assert p.reserve[0] == 0
    assert cost(p, produce(studio), take(wood), take(cloth)) == 2
    assert p.reserve[0] == 2
    assert p.owner[studio] == -1
    assert p.left[0] == 17
    assert goods(p) == ["stone"] * 5


@rule("neuland 7.3")
def test_a_tile_with_coats_of_arms_is_closed_for_ever() -> None:
    p = country()
    score(p, "studio", 1)
    stand(p, "D1", "wood")
    stand(p, "D2", "cloth")
    assert refused(p, produce(p.place[0])) == "closed"
    assert rule_of(p, produce(p.place[0])) == "7.3"
    assert p.tile[p.place[0]] == PRODUCTION_COUNT  # it keeps its slot


@rule("neuland 7.4")
def test_the_next_tile_may_be_built_before_the_lower_one_is_scored_but_not_delivered_to() -> None:
    p = country()
    put(p, "D2", "studio")
    stone = stand(p, "D3", "stone")
    play(p, "build(art)", "site(C3)", take(stone))
    academy = p.place[1]
    assert p.tile[academy] == PRODUCTION_COUNT + 1
    stand(p, "C3", "stone")
    stand(p, "C3", "tools")
    assert refused(p, produce(academy)) == "lower-first"
    assert rule_of(p, produce(academy)) == "7.4"
    score(p, "studio", 1)
    assert refused(p, produce(academy)) == "legal"


@rule("neuland 7.4")
def test_the_third_tile_is_not_on_offer_before_the_second_is_taken() -> None:
    p = country()
    assert [pile.tile.kind for pile in seen(p).piles[13:14]] == ["studio"]
    put(p, "D2", "studio")
    assert seen(p).piles[13].tile.kind == "academy"
    put(p, "D2", "academy")
    put(p, "D2", "theatre")
    assert seen(p).piles[13].count == 0
    stand(p, "D3", "stone")
    assert refused(p, "build(art)") == "not asked"


@rule("neuland 7.5")
def test_in_one_step_a_tile_is_built_and_delivered_to_at_once() -> None:
    p = country(rules=ONE_STEP)
    stone = stand(p, "D3", "stone")
    assert refused(p, "build(art)") == "one-step-inputs"
    assert rule_of(p, "build(art)") == "7.5"
    wood, cloth = stand(p, "D1", "wood"), stand(p, "D2", "cloth")
    assert "build(art)" in legal(p)
    assert cost(p, "build(art)", "site(D2)", take(stone), take(wood), take(cloth)) == 1
    assert p.left[0] == 17
    assert goods(p) == []
    assert type(p.agenda[-1]).__name__ == "PlayTurn"


@rule("neuland 7.5")
def test_in_one_step_both_costs_are_added_and_one_stone_is_not_used_twice() -> None:
    p = country(rules=ONE_STEP)
    stand(p, "C1", "stone")
    stand(p, "C1", "cloth")
    assert refused(p, "build(religion)") == "one-step-inputs"  # the abbey needs a stone of its own
    far, _ = stand(p, "C4", "stone"), stand(p, "C1", "wood")
    play(p, "build(religion)")
    play(p, "site(D1)")
    p2 = p.copy()
    assert cost(p, "from(C1l)", take(far), "from(C1r)") == 0 + 1 + (3 - 1)
    assert cost(p2, take(far), "from(C1l)", "from(C1r)") == (3 - 1) + 1


@rule("neuland 7.5")
def test_in_one_step_a_tile_that_costs_too_much_is_not_offered() -> None:
    p = country(rules=ONE_STEP)
    stand(p, "C1", "stone")
    stand(p, "C5", "wood")
    stand(p, "C5", "cloth")
    p.used = p.limit - 2
    assert "build(art)" not in legal(p)
    p.used = p.limit - 4
    assert "build(art)" in legal(p)


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
    p = country(seats)
    score(p, "laboratory", 1)
    p.left[0] = 1
    wood, cloth = stand(p, "D1", "wood"), stand(p, "D2", "cloth")
    studio = put(p, "D2", "studio")
    play(p, produce(studio), take(wood), take(cloth))
    assert p.actor == NOBODY
    assert p.winner == 0
    assert p.scores()[:2] == [arms, 1]
    assert p.ranking() == [1, 2, 3, 3][:seats]
    assert game.ending(p)[0].id == "ending-won"
    assert game.ending(p)[1] == []


@rule("neuland 8.1")
def test_the_others_are_ranked_by_points_and_turns_do_not_matter() -> None:
    p = country(4)
    p.turns = [9, 1, 2, 3]
    for kind, seat in (("studio", 1), ("laboratory", 2), ("abbey", 3), ("academy", 3)):
        score(p, kind, seat)
    p.left[0] = 1
    score(p, "town_hall", 0)
    assert p.ranking() == [1, 3, 3, 2]


@rule("neuland 8.2")
def test_a_tile_worth_more_than_is_left_places_all_that_is_left() -> None:
    p = country(4)
    for kind in ("abbey", "church"):
        score(p, kind, 1)
    p.left[0] = 2
    silver, tools = stand(p, "D2", "silver"), stand(p, "D1", "tools")
    cathedral = put(p, "D2", "cathedral")
    play(p, produce(cathedral), take(silver), take(tools))
    assert p.left[0] == 0
    assert p.winner == 0
    assert p.scores() == [9, 4, 0, 0]
