"""Owners' packs: what an owner writes is played to the end, or refused with file, row and field."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.newton.build import game
from tests.games.newton.data import Rows, damaged, lay, set_effect
from virtuosi.core.match import Match
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games.newton.rules.reading import build


@pytest.mark.parametrize(
    ("file", "change", "said"),
    [
        ("map.toml", lambda t: t["roads"].__delitem__(slice(0, 49)), "field roads: some places cannot be reached"),
        (
            "map.toml",
            lambda t: t["roads"].append(t["roads"][0] | {"id": "again"}),
            "row again, field b: a road joins two different places, once",
        ),
        ("map.toml", lambda t: t["places"][1].update(kind="city"), "field kind: there must be 7 places of kind city"),
        ("map.toml", lambda t: t["places"].pop(), "row creta: the row is missing from places"),
        (
            "technology.toml",
            lambda t: t["spaces"][0].update(next=["l1", "l2a"]),
            "row l1, field next: l2a: one path only leads to a space, and none to the root",
        ),
        (
            "technology.toml",
            lambda t: t["spaces"][29].update(tile="master"),
            "field tile: the tree has four objectives",
        ),
        (
            "technology.toml",
            lambda t: t["spaces"][1].update(id="q9"),
            "row q9, field id: must be one of t0, l1, l2a, l3a, l4a, l5a, l6a, l2b, l3b, l4b, l5b,…",
        ),
        (
            "work.toml",
            lambda t: t["spaces"][3].update(space=15),
            "row objective, field space: the objective is the last space of the track",
        ),
        (
            "work.toml",
            lambda t: t["spaces"][3].update(books=["blue"]),
            "row objective, field books: an objective asks for 4 books",
        ),
        (
            "boards.toml",
            lambda t: t["boards"][0].update(shelf_1=["shelf"]),
            "row a, field shelf_1: 'shelf' is no cell: pre, pane, books .., university 1-6, ancient ..",
        ),
        ("boards.toml", lambda t: t["runs"][0].update(last=3), "row a_row1_1, field last: a run has book spaces only"),
        (
            "work.toml",
            lambda t: t["spaces"][0].update(space=7),
            "row invention, field space: there is another special space already",
        ),
        ("work.toml", lambda t: t["spaces"][2].update(tile="invention"), "row master, field tile: must be master"),
        (
            "technology.toml",
            lambda t: t["spaces"][1].update(next=["l2b"]),
            "field next: no path leads from the root t0 to l2a, l3a, l4a, l5a, l6a, e1",
        ),
        (
            "technology.toml",
            lambda t: t["spaces"][1].update(tile="invention"),
            "field tile: the tree has 4 spaces of kind invention",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["gold 3"]),
            "row l1_01, field effect: 'gold 3' is not an effect that can stand here",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["card 4"]),
            "row l1_01, field effect: 'card 4' is not an effect that can stand here",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["pay card 2", "vp 1"]),
            "row l1_01, field effect: 'pay card 2' is not an effect that can stand here",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["pay coin 2"]),
            "row l1_01, field effect: a price must be followed by what it is paid for",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["vp 1", "pay coin 2", "vp 3"]),
            "row l1_01, field effect: a price stands first, on cards and special actions, or as…",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["double_bonus"]),
            "row l1_01, field effect: changes technology, which this card is not played for",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][12].update(effect=["vp 1", "second_shelf_tile"]),
            "row l1_13, field effect: what changes an action stands alone, or after its price in coins",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["pay coin 1", "vp 2"]),
            "row boyle, field effect: a price stands first, on cards and special actions, or as…",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["master_again"]),
            "row boyle, field effect: only cards and special actions use something again",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["extra_cube"]),
            "row boyle, field effect: only a card changes its own action",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["travel 3 ignore_books"]),
            "row boyle, field effect: 'travel 3 ignore_books' is not an effect that can stand here",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["study 3 split ignore_requirement"]),
            "row boyle, field effect: 'study 3 split ignore_requirement' is not an effect that can stand here",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=[]),
            "row boyle, field effect: must say what it gives",
        ),
        (
            "tiles.toml",
            lambda t: t["cities"][0].update(effect=["pay coin 2", "potion 1"]),
            "row coins, field effect: a price stands first, on cards and special actions, or as…",
        ),
        (
            "tiles.toml",
            lambda t: t["inventions"][0].update(effect=["city_again"]),
            "row potion_vp, field effect: only cards and special actions use something again",
        ),
        (
            "cards.toml",
            lambda t: t["action_cards"][0].update(effect=["book pink"]),
            "row l1_01, field effect: 'book pink': a book is one of orange, green, blue, any",
        ),
        (
            "cards.toml",
            lambda t: t["starting_cards"][0].update(effect=["coin 1"]),
            "row red_work, field effect: a starting card has books only",
        ),
        (
            "lectures.toml",
            lambda t: t["lecture_cards"][0].update(actions=["work"]),
            "row x1_01, field actions: same: one action twice; split: two different ones; special: one",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][1].update(lightning=True),
            "row brahe, field lightning: books last, anything else is immediate",
        ),
        (
            "masters.toml",
            lambda t: t["masters"][0].update(effect=["study 4 sideways"]),
            "row boyle, field effect: 'study 4 sideways' is not an effect that can stand here",
        ),
        ("tiles.toml", lambda t: t["cities"][0].update(count=2), "field cities: the base game has seven city tiles"),
        (
            "tiles.toml",
            lambda t: t["bonuses"][0].update(count=1),
            "field bonuses: there are 18 spots for tokens and fewer tokens",
        ),
        (
            "tiles.toml",
            lambda t: t["bonuses"][0].update(effect=["medicine"]),
            "row coins_2, field effect: 'medicine' is not an effect that can stand here",
        ),
    ],
)
def test_what_cannot_be_played_with_is_explained(
    tmp_path: Path, file: str, change: Callable[[Rows], object], said: str
) -> None:
    found = damaged(tmp_path, file, change)
    if said.endswith("…"):  # of what goes on too long
        assert said.removesuffix("…") in found
    else:
        assert {f"{file}: {said}", f"{file}, {said}"} & set(found.splitlines()), found


@pytest.mark.parametrize(
    ("file", "change"),
    [
        ("cards.toml", set_effect("action_cards", "l1_03", ["pay coin 1", "cube place", "vp 1"])),
        ("cards.toml", set_effect("action_cards", "l1_03", ["pay potion 1", "teleport", "medicine", "vp 2"])),
        ("cards.toml", set_effect("action_cards", "l1_03", ["repeat_effect", "vp 1"])),
        ("cards.toml", set_effect("action_cards", "l1_03", ["pay card 1", "any 3", "study 2 split"])),
        ("masters.toml", set_effect("masters", "boyle", ["teleport", "remove_shelf_tile 9", "student 4"])),
        ("masters.toml", set_effect("masters", "bruno", ["lessons 9 then_act", "pay coin 3", "cube ancient"])),
        ("tiles.toml", set_effect("cities", "coins", ["play_master", "discovery free", "technology 2 split"])),
        ("tiles.toml", set_effect("inventions", "student", ["card 3", "travel 2 cube_everywhere", "vp_per_triple 2"])),
        ("lectures.toml", set_effect("special_actions", "sp01", ["pay potion 1", "objective_now", "master_again"])),
        ("constants.toml", lambda t: t["constants"][0].update(value=2)),
    ],
)
def test_what_a_pack_says_is_played_to_the_end(tmp_path: Path, file: str, change: Callable[[Rows], object]) -> None:
    pack = build(lay(tmp_path, file, change))
    for seed in range(6):
        table = Match(game, pack, 1 + seed % 4, {"lectures": True, "discoveries": True})
        p, rng = table.position, Rng(seed)
        before = game.census(p)
        while p.agenda:
            if p.actor == NATURE:
                p.play(p.toss(rng.number()))
                continue
            for move, _ in p.refusals():
                assert game.words("fr").render(game.label(p, move), str)
            moves = p.moves()
            p.play(moves[rng.below(len(moves))])
        assert game.census(p) == before
        assert sum(line.points for line in game.sheet(p, 0)) == p.scores()[0]
