"""The module Great Discoveries."""

from tests.games.newton.build import (
    acting,
    asked,
    city,
    cubes,
    finish,
    incomes,
    legal,
    offer,
    on_tree,
    own,
    play,
    played,
    purse,
    seen,
    shelve,
    students,
    table,
    why,
)
from virtuosi.core.rulebook import rule
from virtuosi.games.newton.rules import scoring
from virtuosi.games.newton.rules.moves import DISCOVERY_IDS, OBJECTIVE_IDS, PLACE_IDS
from virtuosi.games.newton.rules.position import Newton


@rule("newton 17.3")
def test_a_discovery_is_bought_for_its_price() -> None:
    p = offer(table(coins=7, discoveries=True), "gd1", "gd4")
    play(p, "play(start_work)")
    assert why(p, "quick(buy-gd4)") == "too-few-coins"
    play(p, "quick(buy-gd1)")
    assert p.coins[0] == 3
    shown = next(tile for tile in seen(p).discoveries if tile.id == "gd1")
    assert (shown.owner, shown.face_up) == (0, True)
    assert why(p, "quick(buy-gd1)") == "not asked"


@rule("newton 17.4")
def test_a_discovery_face_up_gives_books_and_income() -> None:
    p = own(table(discoveries=True), "gd4", "gd8")
    assert p.books[:4] == [1, 0, 1, 0]
    p = incomes(p, "vp", "vp", "vp", "vp", "coins")
    finish(p)
    assert purse(p) == (3, 0, 9)


@rule("newton 17.5", "newton 17.6")
def test_using_a_discovery_scores_it_and_turns_it_face_down() -> None:
    p = own(table(discoveries=True), "gd8")
    assert not legal(p, "quick"), "not before the card"
    play(p, "play(start_joker)", "quick(use-gd8)")
    assert p.points[0] == 12
    assert p.books[:4] == [0, 0, 0, 0]
    assert why(p, "quick(use-gd8)") == "not asked"
    play(p, "end")
    assert asked(p) == "play-card 1"
    finish(p)
    assert p.points[0] == 12, "no more income"
    assert scoring.discoveries(p, 0) == 1


def worth(p: Newton, tile: str) -> int:
    return scoring.discovery_worth(p, 0, DISCOVERY_IDS.index(tile))


@rule("newton 17.7", "newton 17.8", "newton 17.9", "newton 17.10")
def test_what_the_first_four_discoveries_count() -> None:
    p = table(discoveries=True)
    assert (worth(p, "gd1"), worth(p, "gd2"), worth(p, "gd3"), worth(p, "gd4")) == (6, 9, 6, 12)
    students(p, "e1", "t0", "t0")
    p.at[0] = PLACE_IDS.index("objective")
    assert worth(p, "gd1") == 4
    assert worth(p, "gd2") == 3
    cubes(p, "bologna", "krakow")
    p.at[0] = PLACE_IDS.index("paris")
    assert worth(p, "gd3") == 3
    played(p, "boyle")
    assert worth(p, "gd4") == 9


@rule("newton 17.11", "newton 17.12", "newton 17.13", "newton 17.14")
def test_what_the_other_four_discoveries_count() -> None:
    p = table(discoveries=True)
    assert (worth(p, "gd5"), worth(p, "gd6"), worth(p, "gd7"), worth(p, "gd8")) == (5, 12, 8, 12)
    incomes(p, "vp", "medicine")
    cubes(p, "wien", "paris")
    p.marker[0] = 7
    shelve(p, "1-2", "1-4", "1-5")
    assert (worth(p, "gd5"), worth(p, "gd6"), worth(p, "gd7"), worth(p, "gd8")) == (3, 10, 4, 9)


@rule("newton 17.15")
def test_a_city_offers_a_discovery_at_half_price() -> None:
    p = offer(city(table(at="nurnberg", coins=3, discoveries=True), "wien", "discovery"), "gd2", "gd4")
    play(acting(p, "travel", 1), "go(wien)")
    assert asked(p) == "claim-discovery 0"
    assert why(p, "take(gd4)") == "too-few-coins"
    before = p.books[1]
    play(p, "take(gd2)")
    assert p.coins[0] == 0
    assert p.books[1] == before + 1


@rule("newton 17.16")
def test_an_invention_gives_a_discovery_for_free() -> None:
    p = offer(on_tree(students(table(discoveries=True), "l2b"), l3b="discovery"), "gd4")
    play(acting(p, "technology", 1), "step(l3b)", "take(gd4)")
    assert p.coins[0] == 0
    assert scoring.discoveries(p, 0) == 1
    q = on_tree(students(table(discoveries=True), "l2b"), l3b="discovery")
    q.offer[:] = [-2] * 8
    assert asked(play(acting(q, "technology", 1), "step(l3b)")) == "act 0"


@rule("newton 17.17")
def test_the_objective_of_discoveries() -> None:
    tile = OBJECTIVE_IDS.index("discovery")
    p = own(own(table(discoveries=True), "gd1"), "gd2", face_up=False)
    assert scoring.worth(p, 0, tile) == 8
    own(p, "gd3", "gd4")
    assert scoring.worth(p, 0, tile) == 12
