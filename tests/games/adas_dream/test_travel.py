"""Travel (rule 11)."""

from tests.games.adas_dream import build as ada
from virtuosi.core.rulebook import rule
from virtuosi.games.adas_dream.rules import moves, refusals
from virtuosi.games.adas_dream.rules.pack import ATOMS, ROW_CITY
from virtuosi.games.adas_dream.table.view import view


@rule("adas_dream 11.1", "adas_dream 11.2", "adas_dream 11.3", "adas_dream 11.7")
def test_the_worked_example_of_travel() -> None:
    """Oxford to Manchester for 6: an addition gear, built for free; then on to Liverpool."""
    p = ada.table()
    p.city[0] = moves.CITIES.index("oxford")
    ada.rich(p, coins=6, coal=0)
    ada.research(p, travel=3)
    ada.use(p, "blue 1")
    ada.play(p, "travel(manchester)", "disc(row1-1)")
    assert p.coins[0] == 0
    assert ada.asked(p) == "choose-gear-slot"
    ada.play(p, "gear(row1-1)")
    assert p.reserve_add[0] == 1, "one gained, one built"
    assert ada.asked(p) == "visit-city"
    ada.play(p, "travel(liverpool)")
    assert (p.coal[0], p.coins[0]) == (1, 3)
    assert moves.CITIES[p.city[0]] == "liverpool"
    assert ada.discs(p, "manchester") == 1
    ada.end_turn(p)


@rule("adas_dream 11.2")
def test_fares() -> None:
    pack = ada.shipped()
    assert pack.route_costs == [1, 2, 3]
    fare = {}
    for a, b in (("oxford", "manchester"), ("london", "brighton"), ("london", "oxford"), ("liverpool", "dublin")):
        fare[a, b] = pack.fare[moves.CITIES.index(a) * 30 + moves.CITIES.index(b)]
    assert list(fare.values()) == [6, 1, 2, 3]
    liverpool = pack.effect(ROW_CITY + moves.CITIES.index("liverpool"))
    assert [(ATOMS[atom], n) for atom, n, _ in liverpool] == [("coal", 1), ("coins", 3)]


@rule("adas_dream 11.1", "adas_dream 11.4", "adas_dream 11.5")
def test_no_destination_where_one_stands_or_has_a_disc_and_never_london() -> None:
    p = ada.table()
    ada.rich(p, coins=2)
    ada.disc(p, "oxford")
    ada.use(p, "blue 1")
    assert ada.why(p, "travel(oxford)") == "own-disc"
    assert ada.why(p, "travel(london)") == "not asked"
    assert ada.why(p, "travel(aberdeen)") == "needs-coins"
    assert ada.game.facts(p, moves.TRAVEL + 14, refusals.NEEDS_COINS)["have"] == 2
    p.city[0] = moves.CITIES.index("bath")
    assert ada.why(p, "travel(bath)") == "not asked"
    assert ada.why(p, "travel(coventry)") == "", "through Oxford"


@rule("adas_dream 11.6")
def test_discs_at_a_university_lie_in_order_of_arrival() -> None:
    p = ada.table()
    ada.disc(p, "durham", seat=1)
    ada.disc(p, "durham")
    assert p.piles[moves.SPOTS.index("durham")] == 0b001_010
    durham = next(city for city in view(p, 0).cities if city.id == "durham")
    assert durham.discs == [1, 0]
    ada.rich(p, coins=9)
    p.city[0] = moves.CITIES.index("york")
    ada.disc(p, "leeds", seat=1)
    ada.use(p, "blue 1")
    assert ada.why(p, "travel(leeds)") == "", "others’ discs are no obstacle"


@rule("adas_dream 11.8", "adas_dream 11.9", "adas_dream 17.13")
def test_hops_skip_universities_and_london() -> None:
    p = ada.table()
    p.city[0] = moves.CITIES.index("manchester")
    ada.gain(p, "travel_small 1")
    assert ada.legal(p) == ["travel(derby)", "travel(stoke)", "travel(liverpool)", "travel(york)"]
    ada.play(p, "travel(york)")
    assert p.innovation[0] == 2
    ada.gain(p, "travel_small 2")
    found = ada.legal(p)
    assert "travel(york)" not in found
    assert "travel(newcastle)" in found, "one hop"
    assert "travel(carlisle)" in found, "two hops"
    assert "skip" not in found, "staying is no journey"
    coins, coal = p.coins[0], p.coal[0]
    ada.play(p, "travel(newcastle)")
    assert (p.coins[0], p.coal[0]) == (coins, coal + 4), "one reward, no fare"


@rule("adas_dream 11.7", "adas_dream 11.9")
def test_the_second_level_of_travel() -> None:
    p = ada.table()
    ada.research(p, travel=6)
    ada.rich(p, coins=1)
    ada.use(p, "blue 1")
    ada.play(p, "travel(brighton)")
    assert ada.asked(p) == "visit-city"
    assert "skip" in ada.legal(p)
    assert "travel(bath)" in ada.legal(p)


@rule("adas_dream 11.10")
def test_the_nearest_university_by_segments() -> None:
    p = ada.table()
    p.city[0] = moves.CITIES.index("liverpool")
    coins = p.coins[0]
    ada.gain(p, "travel_university_disc 1")
    assert ada.legal(p) == ["travel(lampeter)", "travel(birmingham)", "travel(manchester)", "travel(dublin)"]
    ada.play(p, "travel(dublin)", "disc(row1-1)")
    assert ada.discs(p, "dublin") == 1
    assert (p.coins[0], p.gear_market.count(0), p.reserve_mul[0]) == (coins, 0, 0), "no fare, no reward"
    ada.gain(p, "travel_university_disc 1")
    assert "travel(dublin)" not in ada.legal(p)
    for university in range(15):
        p.piles[university] = 1
    p.agenda.pop()
    ada.gain(p, "travel_university_disc 1")
    assert ada.asked(p) == "take-turn"
