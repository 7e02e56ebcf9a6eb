"""Travel: roads, tolls, cubes, whole ways."""

from tests.games.newton.build import (
    acting,
    asked,
    books,
    city,
    cubes,
    game,
    legal,
    map_objective,
    play,
    purse,
    seen,
    table,
    token,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.core.saving import save
from virtuosi.games.newton.rules.moves import PLACE_IDS
from virtuosi.games.newton.rules.position import Newton

MAP_BOOKS = {"orange": 2, "green": 2}


def place(p: Newton) -> str:
    return PLACE_IDS[p.at[0]]


@rule("newton 6.1")
def test_travel_goes_along_roads_up_to_its_value() -> None:
    p = acting(table(), "travel", 2)
    assert legal(p, "by") == ["dijon", "koln", "nurnberg"]
    play(p, "by(dijon)")
    assert legal(p, "go") == ["basel", "paris", "marseille"]
    play(p, "go(paris)")
    assert asked(p) == "act 0"


@rule("newton 6.2")
def test_tolls_are_paid_before_each_step() -> None:
    p = acting(table(coins=1), "travel", 3)
    assert why(p, "by(milano)") == "legal"
    play(p, "by(milano)")
    assert p.coins[0] == 0
    assert why(p, "by(basel)") == "toll"
    assert why(p, "go(bologna)") == "legal"


@rule("newton 6.1", "newton 6.3", "newton 6.4", "newton 12.11")
def test_example_krakow_to_istanbul_with_a_token_on_the_way() -> None:
    p = city(token(table(at="krakow"), "beograd", "vp_2"), "istanbul", "potions")
    play(acting(p, "travel", 4), "go(istanbul)")
    assert place(p) == "istanbul"
    assert purse(p) == (0, 2, 2)
    assert seen(p).places[PLACE_IDS.index("istanbul")].cubes == [0]
    assert p.cubes_left[0] == 11


@rule("newton 6.4")
def test_a_cube_is_placed_only_where_the_journey_ends() -> None:
    p = play(acting(table(), "travel", 3), "by(koln)", "by(leipzig)", "go(hamburg)")
    assert p.cubes[0] == 0
    p = play(acting(table(), "travel", 2), "go(leipzig)")
    assert p.cubes[0] == 1 << PLACE_IDS.index("leipzig")


@rule("newton 6.5")
def test_coming_back_gives_nothing_and_scientists_share_places() -> None:
    p = cubes(city(table(at="koln"), "amsterdam", "coins"), "amsterdam")
    p.at[1] = PLACE_IDS.index("amsterdam")
    play(acting(p, "travel", 1), "go(amsterdam)")
    assert p.coins[0] == 0
    assert p.cubes_left[0] == 11
    assert seen(p).places[PLACE_IDS.index("amsterdam")].scientists == [0, 1]


@rule("newton 6.6")
def test_the_last_four_cubes_give_fifteen_points() -> None:
    p = table(at="dijon")
    points = []
    for left in (4, 3, 2, 1):
        q = p.copy()
        q.cubes_left[0] = left
        play(acting(q, "travel", 1), "go(paris)")
        points.append(q.points[0])
    assert points == [1, 2, 4, 8]


@rule("newton 6.7", "newton 9.5")
def test_the_map_objective_needs_its_books() -> None:
    p = acting(map_objective(table(at="istanbul", coins=1), "coins"), "travel", 1)
    assert why(books(p), "go(objective)") == "books-missing"
    play(books(p, **MAP_BOOKS), "go(objective)")
    assert seen(p).goals[0].occupied[0]
    p = acting(table(at="istanbul", coins=1, potions=4), "travel", 1)
    play(books(p), "go(objective)")
    assert p.potions[0] == 0


@rule("newton 6.8")
def test_no_steps_or_no_cube_give_nothing() -> None:
    p = city(table(at="wien"), "wien", "coins")
    play(acting(p, "travel", 2), "done")
    assert (p.coins[0], p.cubes[0]) == (0, 0)
    p = city(table(at="nurnberg"), "wien", "coins")
    p.cubes_left[0] = 0
    play(acting(p, "travel", 1), "go(wien)")
    assert (p.coins[0], p.cubes[0]) == (0, 0)


@rule("newton 6.9")
def test_after_the_last_step_a_boost_is_still_possible() -> None:
    p = token(table(), "dijon", "coins_2")
    play(acting(p, "travel", 1), "by(dijon)")
    assert asked(p) == "travel 0"
    assert [name for name in legal(p) if not name.startswith("quick")] == ["done"]
    play(p, "quick(boost)", "go(paris)")
    assert asked(p) == "act 0"


@rule("newton 6.10", "newton 6.9")
def test_a_journey_goes_to_any_place_within_reach_and_ends_there() -> None:
    p = acting(table(coins=2), "travel", 3)
    assert {"dijon", "paris", "calais", "bologna"} <= set(legal(p, "go"))
    assert why(p, "go(istanbul)") == "too-far"
    assert why(p, "go(basel)") == "not asked", "that is where it begins"
    play(p, "go(calais)")
    assert (place(p), asked(p)) == ("calais", "act 0"), "no question where it has ended, though a boost could be paid"


@rule("newton 6.10")
def test_the_way_leaves_most_coins_then_takes_most_tokens_then_is_the_shortest() -> None:
    def way(p: Newton, end: str) -> list[str]:
        found = next(one for one in seen(p).ways if one.move == f"go({end})")
        return [ref.removeprefix("place/") for ref in found.path]

    assert way(acting(table(coins=1), "travel", 1), "milano") == ["basel", "milano"]
    assert way(acting(table(), "travel", 2), "leipzig") == ["basel", "koln", "leipzig"]
    p = acting(token(table(), "nurnberg", "vp_2"), "travel", 3)
    assert way(p, "leipzig") == ["basel", "nurnberg", "leipzig"]
    cheap = acting(table(coins=3), "travel", 5)
    paid = {one.move: one.toll for one in seen(cheap).ways}
    for end in legal(cheap, "go"):
        q = play(cheap.copy(), f"go({end})")
        assert 3 - paid[f"go({end})"] <= q.coins[0], end
        assert len(way(cheap, end)) == len(set(way(cheap, end))) <= 6


@rule("newton 6.10")
def test_a_whole_way_is_what_its_single_steps_are() -> None:
    for end in legal(acting(token(table(coins=2), "dijon", "coins_2"), "travel", 4), "go"):
        p = acting(token(table(coins=2), "dijon", "coins_2"), "travel", 4)
        path = next(one.path for one in seen(p).ways if one.move == f"go({end})")[1:]
        whole, steps = p.copy(), p.copy()
        play(whole, f"go({end})")
        for ref in path:
            play(steps, f"by({ref.removeprefix('place/')})")
        if asked(steps) == "travel 0":
            play(steps, "done")
        assert save(game, whole) == save(game, steps), end


@rule("newton 6.10")
def test_tolls_potions_and_steps_say_why_a_place_is_out_of_reach() -> None:
    p = acting(table(), "travel", 1)
    assert why(p, "go(milano)") == "toll"
    p = acting(map_objective(table(at="istanbul", coins=1), "coins"), "travel", 2)
    assert why(books(p), "go(objective)") == "books-missing"
    assert why(acting(table(), "travel", 1), "go(creta)") == "too-far"
