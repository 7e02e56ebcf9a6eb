"""What is on the table, and how a match begins."""

import pytest

from tests.games.newton.build import asked, game, legal, match, nature, opening, play, purse, seen, shipped, table
from virtuosi.core.rng import Rng
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NATURE, NOBODY
from virtuosi.core.text import say
from virtuosi.games.newton.rules.moves import (
    ACTION_IDS,
    ANCIENT,
    CARD_IDS,
    CITY,
    MASTER,
    OBJECTIVE,
    PLACE_IDS,
    START,
    UNIVERSITY,
    VILLAGE,
)
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.scoring import objective


def laid(seats: int, seed: int = 7, **options: bool) -> Newton:
    """The table after a random setup, at the first decision."""
    p, rng = opening(seats, **options), Rng(seed)
    while p.actor == NATURE:
        p.play(p.toss(rng.number()))
    return p


@rule("newton 1.1")
def test_each_colour_has_its_pieces() -> None:
    p = laid(4)
    assert game.seat_counts == (1, 2, 3, 4)
    for side in seen(p).seats:
        assert [pile.left for pile in side.piles] == [3, 3, 3, 3]
        assert side.cubes_left == 12
        assert [card.id for card in side.hand] == [f"start_{name}" for name in [*ACTION_IDS, "joker"]]
        assert side.students_left == 3
    assert [side.colour for side in seen(p).seats] == ["red", "green", "blue", "yellow"]


@rule("newton 1.2")
def test_the_map_has_33_places_joined_by_roads_some_with_a_toll() -> None:
    pack = shipped()
    kinds = [pack.kind.count(kind) for kind in (START, UNIVERSITY, ANCIENT, CITY, VILLAGE, MASTER, OBJECTIVE)]
    assert kinds == [1, 6, 3, 7, 14, 1, 1]
    assert len(PLACE_IDS) == 33
    roads = seen(laid(2)).roads
    assert len(roads) == 49
    assert sum(road.toll > 0 for road in roads) == 21
    assert {road.way for road in roads} == {"land", "sea", "both"}
    assert max(len(roads) for roads in pack.roads) == 4
    assert len(pack.roads[PLACE_IDS.index("objective")]) == 1


@rule("newton 1.3")
def test_the_tree_has_one_root_and_six_ends_four_of_them_objectives() -> None:
    spaces = seen(laid(2)).tree
    assert [space.id for space in spaces if not any(space.id in other.next for other in spaces)] == ["t0"]
    ends = [space for space in spaces if not space.next]
    assert [space.tile.kind for space in ends if space.tile] == ["objective", "master"] + ["objective"] * 2 + [
        "master",
        "objective",
    ]
    assert all(len(space.books) == (4 if space.tile and space.tile.kind == "objective" else 0) for space in ends)
    assert [space.x for space in ends] == [7] * 6


@rule("newton 1.4")
def test_the_work_track_has_four_special_spaces() -> None:
    track = seen(laid(2)).track
    assert [(space.number, space.tile.kind) for space in track if space.tile] == [
        (3, "specialization"),
        (7, "invention"),
        (11, "master"),
        (16, "objective"),
    ]
    assert track[-1].number == 16
    assert len(track[-1].books) == 4


@rule("newton 1.5")
def test_study_boards_differ_in_their_printed_symbol() -> None:
    p = laid(4)
    sides = seen(p).seats
    assert sorted(side.desk_symbol or "" for side in sides) == ["lessons", "technology", "travel", "work"]
    for side in sides:
        assert {entry.shelf for entry in side.cells} == {1, 2, 3}
        assert sum(entry.kind == "printed" for entry in side.cells) == 1
        assert sum(entry.kind == "pane" for entry in side.cells) == 3
        assert len(side.slots) == len(side.drawers) == len(side.columns) == 5


def test_boards_with_weaker_symbols_pay_more_for_their_runs() -> None:
    paid = {side.desk_symbol: sum(run.vp for run in side.runs) for side in seen(laid(4)).seats}
    assert paid == {"work": 46, "technology": 57, "travel": 49, "lessons": 41}


@rule("newton 1.6")
def test_coins_and_potions_never_run_out() -> None:
    p = table(coins=500, potions=300, hand=["l3_14"])  # 2 coins and a potion
    before = game.census(p)
    play(p, "play(l3_14)", "quick(potion)")
    assert purse(p) == (500 + 2 - 3, 300 + 1 + 1, 0)
    assert game.census(p) == before, "nothing is taken from a supply that could end"


@rule("newton 1.7")
def test_hands_of_cards_are_open_and_masters_are_not() -> None:
    p = laid(2)
    assert len(seen(p, 0).seats[1].hand) == 6
    assert len(seen(p, 0).masters) == 4
    assert seen(p, NOBODY).masters == []
    assert seen(p, 0).seats[1].masters == []
    assert seen(p, 0).seats[1].masters_left == 4


@rule("newton 2.1")
def test_city_university_and_land_tiles_lie_on_places_of_their_kind() -> None:
    p = laid(3)
    places = seen(p).places
    cities = sorted(place.tile.id for place in places if place.kind == "city" and place.tile)
    assert cities == ["ancient", "coins", "medicine", "medicine", "potions", "student", "university"]
    assert sorted(place.tile.id for place in places if place.kind == "university" and place.tile) == list("123456")
    lands = sorted(place.tile.id for place in places if place.kind == "ancient_land" and place.tile)
    assert lands == ["column", "menhir", "pyramid"]
    other = laid(3, seed=8)
    assert other.tiles != p.tiles


@rule("newton 2.2")
def test_five_specializations_and_five_inventions_are_laid() -> None:
    view = seen(laid(2))
    for kind in ("specialization", "invention"):
        on_tree = [space.tile.id for space in view.tree if space.tile and space.tile.kind == kind]
        on_track = [space.tile.id for space in view.track if space.tile and space.tile.kind == kind]
        assert (len(on_tree), len(on_track)) == (4, 1)
        assert len(set(on_tree + on_track)) == 5


@rule("newton 2.3")
def test_six_different_objectives_lie_on_map_track_and_tree() -> None:
    p = laid(2)
    goals = seen(p).goals
    assert [goal.where.split("/")[0] for goal in goals] == ["place", "work", "tree", "tree", "tree", "tree"]
    assert len({goal.id for goal in goals}) == 6
    books = [book for goal in goals for book in goal.books]
    assert {book: books.count(book) for book in set(books)} == {"orange": 8, "green": 8, "blue": 8}
    assert objective(p, 0) == p.tiles[PLACE_IDS.index("objective")]


@rule("newton 2.4")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 8), (2, 11), (3, 14), (4, 18)])
def test_bonus_tokens_depend_on_the_number_of_players(seats: int, tokens: int) -> None:
    p = laid(seats)
    assert sum(token != NONE for token in p.tokens) == tokens
    for place in seen(p).places:
        assert (place.token is not None) == (0 < place.spot <= seats)


@rule("newton 2.5")
def test_tiles_stand_ready_in_fours() -> None:
    assert [stack.left for stack in seen(laid(2)).stock] == [4] * 9


@rule("newton 2.6")
@pytest.mark.parametrize(("seats", "cards"), [(1, 2), (2, 3), (4, 3)])
def test_three_cards_of_each_level_are_turned_up_two_in_solo(seats: int, cards: int) -> None:
    for deck in seen(laid(seats)).decks:
        assert [card.level for card in deck.row] == [deck.level] * cards
        assert deck.left == 15 - cards


@rule("newton 2.7")
def test_boards_are_dealt_and_the_starting_sets_differ_in_their_books() -> None:
    view = seen(laid(4))
    assert sorted(side.board or "" for side in view.seats) == ["a", "b", "c", "d"]
    sets = [[card.books for card in side.hand] for side in view.seats]
    for mine in sets:
        assert sorted(book for shown in mine for book in shown) == ["blue", "green", "orange"]
        assert [len(books) for books in mine] == [0, 1, 1, 1, 0, 0]  # no set is behind another in an action
    assert len({tuple(books[0] for books in mine[1:4]) for mine in sets}) == 4


@rule("newton 2.8")
def test_everyone_starts_alike() -> None:
    p = laid(3)
    for side in seen(p).seats:
        assert (side.coins, side.potions, side.points, side.place, side.marker) == (2, 0, 0, "basel", 0)
    assert p.students[:4] == [0, NONE, NONE, NONE]


@rule("newton 2.9")
def test_a_random_player_goes_first_and_solo_has_no_first_player() -> None:
    assert {laid(4, seed).first for seed in range(12)} == {0, 1, 2, 3}
    assert seen(laid(1)).first is None
    assert "first" not in {game.space.verbs[move] for move in opening(1).moves()}


@rule("newton 2.10")
def test_in_a_first_match_four_masters_are_dealt_and_kept() -> None:
    p = laid(3)
    assert asked(p).startswith("play-card")
    assert len(set(p.masters)) == 12


@rule("newton 2.11")
def test_the_draft_keeps_one_and_passes_the_rest_to_the_left() -> None:
    p = laid(3, draft=True)
    assert asked(p) == "keep-master 0"
    first = [legal(p, "keep")]
    play(p, f"keep({first[0][0]})")
    for seat in (1, 2):
        assert asked(p) == f"keep-master {seat}"
        first.append(legal(p, "keep"))
        play(p, f"keep({first[seat][0]})")
    assert all(len(pack) == 4 for pack in first)
    second = []
    for seat in (0, 1, 2):
        second.append(legal(p, "keep"))
        play(p, f"keep({second[seat][0]})")
    assert second[1] == first[0][1:], "seat 0's pack went to seat 1, on its left"
    while asked(p).startswith("keep-master"):
        play(p, legal(p)[0])
    assert len(set(p.masters)) == 12
    assert p.packs == []
    assert asked(p).startswith("play-card")


@rule("newton 2.11")
def test_draft_picks_are_secret() -> None:
    table = match(2, draft=True)
    rng = Rng(3)
    while table.position.actor == NATURE:
        table.play(table.toss(rng.number()))
    name = game.space.names[table.position.moves()[0]]
    assert table.play(name).shown == "keep(?)"
    assert "event-kept" in [line.text.id for line in table.log(1)]
    hidden = [line for line in table.log(1) if line.text.id == "event-kept" and line.seat == 0]
    assert [line.text.args["master"] for line in hidden] == [say("master-hidden")]


@rule("newton 2.12")
def test_solo_draws_six_masters_and_keeps_four() -> None:
    p = laid(1)
    assert asked(p) == "keep-master 0"
    assert len(legal(p, "keep")) == 6
    for left in (6, 5, 4, 3):
        assert len(legal(p, "keep")) == left
        play(p, legal(p)[0])
    assert asked(p) == "play-card 0"
    assert len(set(p.masters)) == 4


@rule("newton 16.1")
def test_lectures_are_shuffled_into_the_decks() -> None:
    for deck in seen(laid(2, lectures=True)).decks:
        assert deck.left + len(deck.row) == 25
    reached = {CARD_IDS[card] for seed in range(10) for row in laid(2, seed, lectures=True).rows for card in row}
    assert any(card.startswith("x") for card in reached)


@rule("newton 17.1")
def test_discoveries_add_a_city_an_invention_and_an_objective_to_draw_from() -> None:
    tables = [laid(2, seed, discoveries=True) for seed in range(12)]
    assert all(sum(place.kind == "city" for place in seen(p).places) == 7 for p in tables)
    found = {place.tile.id for p in tables for place in seen(p).places if place.tile and place.kind == "city"}
    assert "discovery" in found
    assert any(goal.id == "discovery" for p in tables for goal in seen(p).goals)
    assert any(space.tile.id == "discovery" for p in tables for space in seen(p).tree if space.tile)


@rule("newton 17.2")
@pytest.mark.parametrize(("seats", "open"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_discoveries_on_offer_by_players(seats: int, open: int) -> None:
    assert len(seen(laid(seats, discoveries=True)).discoveries) == open


def test_setup_is_all_nature_and_ends_at_a_decision() -> None:
    assert opening(2).actor == NATURE
    assert asked(nature(opening(2))).startswith("play-card")
