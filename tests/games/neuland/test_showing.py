"""What the table shows: the view, costs on every candidate, words, the score sheet."""

import pytest

from tests.games.neuland.build import Country, country, game, opening, other_pack, produce, take
from virtuosi.core.match import Match
from virtuosi.core.present import choices
from virtuosi.core.rng import Rng
from virtuosi.core.task import NOBODY
from virtuosi.core.text import LANGUAGES, Message, seat_name
from virtuosi.games import shipped_pack
from virtuosi.games.neuland.rules.moves import HEXES, PROGRESS, TO_FROM, TO_PRODUCE


def test_every_candidate_source_shows_the_cost_of_the_whole_production() -> None:
    t = country()
    abbey = t.put("C1", "abbey")
    near, far, cloth = t.stand("C2", "stone"), t.stand("C4", "stone"), t.stand("C3", "cloth")
    t.play(produce(abbey))
    pending = t.seen().pending
    assert pending is not None
    assert pending.good == "stone"
    assert pending.about == ["slot/C1l"]
    assert pending.costs == {take(near): 2, take(far): 4}
    t.play(take(near))
    pending = t.seen().pending
    assert pending is not None
    assert (pending.good, pending.chosen, pending.costs) == ("cloth", ["slot/C2l"], {take(cloth): 2})


def test_foraging_shows_its_cost_beside_the_food_on_the_map() -> None:
    t = country()
    sawmill, food = t.put("C1", "sawmill"), t.stand("C4", "food")
    t.play(produce(sawmill))
    pending = t.seen().pending
    assert pending is not None
    assert pending.costs == {take(food): 3, "forage": 4}


def test_a_turn_asks_for_nothing_that_would_be_refused() -> None:
    def asked(t: Country) -> object:
        return game.prompt(t.p, 0).args["can"]

    t = country()
    t.put("C1", "hunting_lodge")
    assert asked(t) == "produce"
    t.begin(0, used=t.p.limit)
    assert asked(t) == "end"
    t.stand("C2", "wood")  # where it lies it costs no time to build
    assert asked(t) == "build"
    t.begin(0)
    assert asked(t) == "both"


def test_who_makes_what_says_whether_it_is_free_and_how_far_and_what_it_costs() -> None:
    t = country()
    t.put("D1", "paper_mill")
    t.stand("C4", "paper", seat=1)
    t.stand("D3", "wood")
    one, two = t.seen().makers["paper"]
    assert (one.ref, one.free, one.owner, one.steps, one.cost) == ("slot/D1l", True, None, 2, 2)
    assert (two.ref, two.free, two.owner, two.cost) == ("slot/C4l", False, 1, None)
    assert t.seen(1).makers["paper"][0].missing == ["wood"]
    assert t.seen().makers["coins"] == []


def test_a_mine_makes_only_what_it_shows() -> None:
    t = country()
    t.put("D3", "mine", ["iron_ore", "coal"])
    assert [maker.ref for maker in t.seen().makers["iron_ore"]] == ["slot/D3l"]
    assert t.seen().makers["coal"] == []
    shown = t.seen().slots[HEXES.index("D3") * 3]
    assert shown.discs == ["iron_ore", "coal"]
    assert shown.tile is not None
    assert shown.tile.output == "iron_ore"


def test_goods_that_vanish_this_turn_are_marked() -> None:
    t = country()
    t.stand("D1", "food")
    t.begin(0)
    t.put("D2", "sheepfold")
    t.play("produce(D2l)")
    mine = t.seen().seats[0]
    assert mine.goods == ["slot/D1l", "slot/D2l"]
    assert mine.spoiling == ["slot/D1l"]
    marker = t.seen().slots[HEXES.index("D1") * 3].marker
    assert marker is not None
    assert marker.lying


def test_the_track_says_where_the_turn_would_end_and_who_would_be_next() -> None:
    t = country(3)
    t.p.time = [0, 1, 4]
    t.begin(0)
    track = t.seen().track
    assert (track.seat, track.used, track.end, track.next) == (0, 0, 2, 1)
    t.p.time = [0, 5, 4]
    t.begin(0, used=4)
    assert (t.seen().track.end, t.seen().track.next) == (6, 2)
    assert t.seen().seats[0].space == 4
    first_round = opening(3, "first(2)", "start(D1)")
    assert first_round.seen().track.next == 2


def test_piles_show_count_material_terrain_and_recipe() -> None:
    piles = {pile.id: pile for pile in country().seen().piles}
    smelter = piles["smelter"]
    assert (smelter.count, smelter.material, smelter.terrains) == (3, "stone", ["forest", "field", "mountain"])
    assert smelter.tile is not None
    assert (smelter.tile.kind, smelter.tile.inputs, smelter.tile.output) == ("smelter", ["coal", "ore"], "metal")
    war = piles["war"]
    assert war.tile is not None
    assert (war.count, war.tile.kind, war.tile.points, war.tile.step) == (3, "barracks", 2, 1)


def test_spectators_see_the_same_country() -> None:
    t = opening(2, "first(1)", "start(D1)")
    assert game.view(t.p, NOBODY) == game.view(t.p, 0)


def test_previews_show_actions_points_and_who_is_next() -> None:
    t = country()
    studio = t.put("D2", "studio")
    t.stand("D1", "wood")
    cloth = t.stand("D2", "cloth")
    t.play(produce(studio), "from(D1l)")
    legal, _ = choices(game, t.p)
    assert [choice.move for choice in legal] == [take(cloth)]
    changed = {change.text.id: (change.before, change.after) for change in legal[0].preview}
    assert changed["measure-points"] == (0, 1)
    assert changed["measure-actions"] == (10, 9)


def test_the_end_of_a_turn_previews_what_spoils_and_who_is_next() -> None:
    t = country()
    t.stand("D1", "wood", lying=True)
    t.stand("D2", "wood", lying=True)
    t.stand("D3", "stone", lying=True)
    t.stand("D2", "food")
    legal, _ = choices(game, t.p)
    changed = {change.text.id: change for change in legal[-1].preview}
    assert legal[-1].move == "end"
    assert set(changed) == {"measure-goods-spoil", "measure-turn"}
    spoils = changed["measure-goods-spoil"]
    assert (spoils.before, spoils.after) == (4, 1)
    assert (
        game.words("en").render(spoils.text, str, {})
        == "Goods on the map (due to spoil: 2 × :wood: wood and :stone: stone)"
    )
    assert changed["measure-turn"].text.args["who"] == seat_name(t.seen().track.next or 0)


def test_the_end_of_the_very_first_turn_previews_who_is_next_too() -> None:
    t = opening(2, "first(1)", "start(A2)")
    legal, _ = choices(game, t.p)
    shown = {change.text.id: change for change in legal[-1].preview}["measure-turn"]
    assert (shown.text.args["who"], shown.before, shown.after) == (seat_name(1), 1, 2)


def test_before_the_first_move_nobody_has_earned_anything_and_later_every_line_is_earned_for_good() -> None:
    t, rng = opening(3), Rng(5)
    assert [game.sheet(t.p, seat) for seat in range(3)] == [[], [], []]
    for _ in range(6):
        t.score(next(name for name, place in zip(PROGRESS, t.p.place, strict=True) if place < 0), rng.below(3))
    lines = [line for seat in range(3) for line in game.sheet(t.p, seat)]
    assert len(lines) == 6
    assert not [line for line in lines if line.later]
    assert [sum(line.points for line in game.sheet(t.p, seat)) for seat in range(3)] == t.p.scores()


def test_the_goal_is_in_sight() -> None:
    t = country(3)
    t.score("studio", 0)
    t.score("academy", 0)
    t.score("laboratory", 2)
    figures = [{figure.key: figure for figure in game.figures(t.p, seat)}["arms"] for seat in range(3)]
    assert [figure.value for figure in figures] == ["3/12", "0/12", "1/12"]
    goal = next(one.text for one in game.stage(t.p) if one.text.id == "stage-goal")
    assert game.words("en").render(goal, str) == "Leader: 3 of 12 coats of arms"
    assert game.words("fr").render(goal, str) == "En tête\u202f: 3 blasons sur 12"


def test_the_sheet_names_every_tile_and_what_could_not_be_placed() -> None:
    t = country(4)
    t.score("studio", 0)
    t.p.left[0] = 1
    t.score("academy", 0)
    lines = [(line.text.id, line.points) for line in game.sheet(t.p, 0)]
    assert lines[:2] == [("sheet-tile", 1), ("sheet-tile", 2)]
    assert t.p.winner == 0
    assert t.p.scores()[0] == 9
    t.p.left[0] = 7
    assert [(line.text.id, line.points) for line in game.sheet(t.p, 0)][2:] == [("sheet-surplus", -1)]
    assert game.words("fr").render(game.sheet(t.p, 0)[2].text, str) == "Au-delà du dernier blason"


def test_twins_in_one_hex_are_told_apart_by_their_side() -> None:
    t = country()
    left, right = t.put("A3", "quarry"), t.put("A3", "quarry")
    other = t.put("D3", "quarry")
    food = [t.stand("B3", "food"), t.stand("B3", "food")]
    said = [game.words("en").render(game.label(t.p, TO_PRODUCE + slot), str) for slot in (left, right, other)]
    assert [text.split(":")[0] for text in said] == ["Quarry, A3, left", "Quarry, A3, right", "Quarry, D3"]
    t.play(produce(left))
    told = [game.words("fr").render(game.label(t.p, TO_FROM + slot), str) for slot in food]
    assert [text.partition("chasse, ")[2].partition("\u202f")[0] for text in told] == ["B3, à gauche", "B3, à droite"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_read_the_same(language: str) -> None:
    words = game.words(language)
    for seed in range(3):
        t, rng = opening(3, "first(1)"), Rng(seed)
        for _ in range(900):
            said = [words.render(game.label(t.p, move), str) for move in t.p.moves()] if rng.below(4) == 0 else []
            assert len(said) == len(set(said))
            t.random_move(rng)


def test_the_log_tells_a_turn() -> None:
    t = country()
    t.put("D1", "hunting_lodge")
    t.put("D1", "sawmill")
    told = t.log("produce(D1l)", "produce(D1r)", "from(D1l)", "build(farm)", "site(D2)", "from(D1r)", "end")
    assert told == ["event-made", "event-made-from", "event-built", "event-ended", "event-turn"]


def test_a_whole_opening_reads_well_in_both_languages() -> None:
    match = Match(game, shipped_pack("neuland"), 2, {})
    for move in ("first(1)", "start(D1)", "produce(D1l)", "produce(D1r)", "from(D1l)"):
        match.play(move)
    match.play("build(quarry)")
    match.play("site(C2)")
    match.play("from(D1r)")
    said = []
    for language in LANGUAGES:
        words = game.words(language)
        line = match.log(0)[-1]
        said.append(words.render(line.text, str, {"who": "A", "you": "no"}))
    assert said[0] == "A builds a quarry on C2: free"
    assert said[1] == "A bâtit une carrière en C2\u202f: gratuit"


def said_of(t: Country, move: str, language: str) -> str:
    """The sentence of a refusal."""
    number = game.space.numbers[move]
    refusal = t.p.refusal(number)
    words = Message(f"refusal-{game.refusals[refusal].name}", game.facts(t.p, number, refusal))
    return game.words(language).render(words, str)


def test_a_refusal_counts_the_actions_that_are_left() -> None:
    t = country()
    lodge = t.put("D1", "hunting_lodge")
    t.begin(0, used=10)
    assert said_of(t, produce(lodge), "en") == "It would cost 1 action; you have none left."
    assert said_of(t, produce(lodge), "fr") == "Cela coûterait 1 action\u202f; il ne vous en reste aucune."
    t.p.used = 8
    t.put("C1", "sawmill")
    assert said_of(t, "produce(C1l)", "en") == "It would cost 4 actions; you have 2 left."


def test_a_refusal_names_every_terrain_of_a_tile() -> None:
    t = country(pack=other_pack(terrain=[0b101] * 29))
    t.stand("D1", "wood")
    t.play("build(farm)")
    assert said_of(t, "site(D2)", "en") == "This tile goes on a forest or mountain."


def test_log_lines_cite_the_rule_behind_the_cost() -> None:
    t = country()
    sawmill, smelter = t.put("D1", "sawmill"), t.put("C3", "smelter_dual")
    coal, ore = t.stand("C1", "coal", by="charcoal_burner"), t.stand("C1", "iron_ore")
    far = t.stand("D4", "food")
    assert [line.rule for line in t.lines(produce(sawmill), take(far))] == ["4.4"]
    assert [line.rule for line in t.lines(produce(smelter), take(coal), take(ore))] == ["5.3", "4.5"]  # a mine is empty
    other = t.put("E1", "sawmill")
    t.begin(0)
    assert [line.rule for line in t.lines(produce(other), "forage")] == ["4.9"]
