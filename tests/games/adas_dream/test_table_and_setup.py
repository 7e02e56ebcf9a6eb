"""What is on the table, and how it gets there (rules 1 and 2)."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.masks import count_of
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE
from virtuosi.games.adas_dream.rules import moves, setup
from virtuosi.games.adas_dream.rules.pack import ATOMS, ROW_SPACE
from virtuosi.games.adas_dream.rules.position import AdasDream


def fresh(seats: int = 2, variable: bool = False, draft: bool = False) -> AdasDream:
    return setup.lay(ada.shipped(), seats, variable, draft, False)


@rule("adas_dream 1.1")
def test_two_to_four_sit_down() -> None:
    assert ada.game.seat_counts == (2, 3, 4)


@rule("adas_dream 1.2", "adas_dream 2.5")
@pytest.mark.parametrize(("seats", "each"), [(2, 8), (3, 9), (4, 10)])
def test_dice_are_left_out_with_fewer_players(seats: int, each: int) -> None:
    p = fresh(seats)
    assert p.bag == [each] * 5
    ada.calm(p)
    assert sum(p.bag) == 5 * each - 18
    assert all(p.ring)


@rule("adas_dream 1.3")
def test_the_ring_rewards() -> None:
    pack = ada.shipped()
    rewards = [[(ATOMS[atom], n) for atom, n, _ in pack.effect(ROW_SPACE + space)] for space in range(6)]
    assert rewards == [
        [("research", 1)],
        [("coal", 2)],
        [("coins", 3)],
        [("innovation", 1)],
        [("brass", 1)],
        [("draw", 2)],
    ]


@rule("adas_dream 1.4")
def test_a_board_has_nine_cells_twelve_discs_and_three_storage_slots() -> None:
    p = ada.table()
    assert p.mill[:9] == [0] * 9
    assert p.gears[:12] == [0] * 12
    assert p.pack.storage_slots == 3
    assert len(moves.PROGRAM_SLOTS) == 6
    assert len(moves.GEAR_SLOTS) == 12


@rule("adas_dream 1.5", "adas_dream 1.6")
def test_the_box_is_complete() -> None:
    pack = ada.shipped()
    counts = [len(pack.criterion), len(pack.assignment_columns), len(pack.tile_region), len(pack.objective_area)]
    assert counts == [25, 30, 15, 24]
    assert [pack.tile_region.count(region) for region in range(2)] == [8, 7]
    for area in range(4):
        letters = [pack.objective_letter[tile] for tile in range(24) if pack.objective_area[tile] == area]
        assert sorted(letters) == [0, 0, 0, 1, 1, 1]
    assert [pack.card_rank.count(rank) for rank in range(3)] == [7, 10, 30]
    assert len(moves.BREAKTHROUGHS) == 9
    assert pack.addition_gears == 24
    costs = list(zip(pack.gear_brass, pack.gear_coal, pack.gear_coins, pack.gear_innovation, strict=True))[2:]
    assert len(costs) == len(set(costs)) == 12


@rule("adas_dream 1.7", "adas_dream 8.2")
def test_resources_have_no_limit() -> None:
    p = ada.table()
    ada.gain(p, *["coins 9"] * 9, *["coal 9"] * 9, *["brass 9"] * 9, *["book 9"] * 9)
    assert (p.coins[0], p.coal[0], p.brass[0], p.books[0]) == (85, 82, 82, 82)


@rule("adas_dream 1.8", "adas_dream 2.10")
def test_what_everybody_starts_with() -> None:
    p = ada.table()
    assert (p.coins[0], p.coal[0], p.brass[0], p.books[0]) == (4, 1, 1, 1)
    assert (p.innovation[0], p.steam[0], p.research[:4]) == (1, 1, [0, 0, 0, 0])
    assert (p.reserve_add[0], p.reserve_sub[0], p.reserve_mul[0]) == (1, 2, 0)
    assert p.city == [0, 0]
    assert p.addition_supply == 22


@rule("adas_dream 1.9", "adas_dream 2.1", "adas_dream 11.11")
def test_the_standard_setup_is_printed() -> None:
    p = ada.table(objectives=True)
    pack = ada.shipped()
    assert [pack.region.count(region) for region in range(3)] == [5, 5, 5]
    assert len(moves.CITIES) == 30
    tiles = {moves.CITIES[u + 1]: moves.TILES[tile - 1] for u, tile in enumerate(p.tiles) if tile}
    assert tiles["bristol"] == "us1"
    assert tiles["manchester"] == "uc1"
    assert "dublin" not in tiles
    assert [moves.OBJECTIVES[tile - 1] for tile in p.objectives] == ["o01", "o07", "o13", "o19"]
    assert [moves.BREAKTHROUGHS[token - 1] for token in p.breakthroughs] == ["bt4", "bt1", "bt5", "bt2"]
    assert p.city == [moves.CITIES.index("london")] * 2


@rule("adas_dream 2.2")
def test_the_variable_setup_draws_tiles_objectives_and_breakthroughs() -> None:
    p = fresh(variable=True)
    ada.play(p, "first(1)", "tile(us8)", "tile(us3)")
    assert p.tiles[0] == 8
    assert p.moves() == [moves.TILE + tile for tile in (0, 1, 3, 4, 5, 6)], "only tiles of the region, each once"
    while ada.asked(p) != "choose-letter":
        p.play(p.moves()[-1])
    ada.play(p, "letter(B)")
    assert p.moves() == [moves.OBJECTIVE + tile for tile in (3, 4, 5)], "the area's tiles of that letter"
    ada.calm(p)
    assert {ada.shipped().objective_letter[tile - 1] for tile in p.objectives} == {1}
    assert len(set(p.breakthroughs)) == 4


@rule("adas_dream 2.3", "adas_dream 7.6")
def test_the_first_token_of_a_track_is_worth_two() -> None:
    p = ada.table()
    p.research[0] = p.research[4] = 8
    ada.gain(p, "research_purple 1")
    ada.gain(p, "research_purple 1", seat=1)
    assert (p.tokens[0], p.tokens[4]) == (2, 1)


@rule("adas_dream 2.4")
def test_rooms_get_their_sciences_at_random_in_every_setup() -> None:
    p = fresh()
    ada.play(p, "first(1)")
    assert p.actor == NATURE
    ada.play(p, "science(astronomy)", "science(physics)", "science(engineering)", "science(mathematics)")
    assert p.room_science == [3, 2, 4, 1]


@rule("adas_dream 2.6")
def test_the_markets_are_laid_out() -> None:
    p = ada.table()
    for market, size in ((p.program_market, 5), (p.assignment_market, 4), (p.partner_market, 4), (p.gear_market, 2)):
        assert len(market) == size
        assert 0 not in market


@rule("adas_dream 2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_hidden_partner_each_and_six_on_top_of_the_deck(seats: int) -> None:
    p = ada.table(seats)
    for seat in range(seats):
        cards = p.hand[seat] | p.deck[seat]
        assert cards & p.pack.start_cards == p.pack.start_cards
        assert cards & ~p.pack.start_cards == 1 << p.dealt[seat]
    assert p.rank1_left == 2, "four of the six lie in the market"
    assert all(p.pack.card_rank[card - 1] == 1 for card in p.partner_market)
    assert count_of(p.rank1_bag) == 10 - seats - 4


@rule("adas_dream 2.8")
def test_partners_are_drafted_in_reverse_turn_order() -> None:
    p = fresh(3, draft=True)
    ada.play(p, "first(2)")
    ada.calm(p)
    assert ada.asked(p) == "draft-partner"
    assert [p.actor, len(p.moves())] == [0, 3], "seat 1 begins, so seat 0 is the last and chooses first"
    p.play(p.moves()[1])
    assert [p.actor, len(p.moves())] == [2, 2]
    p.play(p.moves()[0])
    assert p.actor == 1
    assert p.dealt == [-1, -1, -1]


@rule("adas_dream 2.9")
def test_everybody_draws_four_of_eight() -> None:
    p = ada.table(3)
    assert [count_of(hand) for hand in p.hand] == [4, 4, 4]
    assert [count_of(deck) for deck in p.deck] == [4, 4, 4]


@rule("adas_dream 2.11")
def test_later_players_get_a_little_more() -> None:
    p = fresh(4)
    ada.play(p, "first(3)")
    assert p.coins == [4, 5, 4, 5]
    assert p.coal == [2, 2, 1, 1]


@pytest.mark.parametrize("option", ["variable", "draft", "own_discs_only"])
def test_every_option_reaches_the_table(option: str) -> None:
    p = ada.game.start(ada.shipped(), 2, ada.game.checked_options(2, {option: True}))
    found = {"variable": p.variable, "draft": p.drafted, "own_discs_only": p.own_discs}
    assert found == {name: name == option for name in found}
