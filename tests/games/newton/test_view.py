"""What a seat sees and reads: the view, previews, prompts, the log's references."""

import msgspec
import pytest

from tests.games.newton.build import (
    acting,
    asked,
    cubes,
    game,
    given,
    legal,
    nature,
    on_tree,
    opening,
    play,
    seen,
    shelve,
    students,
    table,
    token,
    tuck,
)
from virtuosi.core.present import choices, preview
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE, NOBODY
from virtuosi.games.newton.rules.moves import CARD_IDS, PLACE_IDS, STARTERS
from virtuosi.games.newton.rules.ownership import card_of, gone_card, gone_starter_of
from virtuosi.games.newton.rules.position import Newton


def references(thing: object) -> set[str]:
    """Every reference a view draws."""
    if isinstance(thing, msgspec.Struct):
        found = {own for own in (getattr(thing, "ref", None), getattr(thing, "branch", None)) if isinstance(own, str)}
        for field in thing.__struct_fields__:
            found |= references(getattr(thing, field))
        return found
    if isinstance(thing, list):
        return {ref for item in thing for ref in references(item)}
    return set()


BY_THE_CLIENT = ("action/", "quick/", "token/", "card/start")  # buttons of the bar, own tokens


def test_every_choice_touches_things_that_the_view_draws() -> None:
    for seed in range(4):
        p, rng = opening(2, lectures=True, discoveries=True, draft=True), Rng(seed)
        while p.agenda:
            if p.actor == NATURE:
                p.play(p.toss(rng.number()))
                continue
            drawn = references(seen(p, p.actor))
            for name, _ in p.refusals():
                for ref in game.refs(p, name):
                    assert ref in drawn or ref.startswith(BY_THE_CLIENT), f"{game.space.names[name]} touches {ref}"
            moves = p.moves()
            p.play(moves[rng.below(len(moves))])


def test_the_map_shows_pieces_tiles_and_tokens() -> None:
    p = cubes(token(table(at="wien"), "beograd", "vp_2"), "wien", "paris")
    view = seen(p)
    wien = next(place for place in view.places if place.id == "wien")
    assert (wien.cubes, wien.scientists, wien.kind) == ([0], [0], "city")
    assert wien.tile is not None
    beograd = next(place for place in view.places if place.id == "beograd")
    assert beograd.token == "vp_2"
    assert all(0 <= place.x <= 100 and 0 <= place.y <= 100 for place in view.places)


def test_a_preview_shows_what_a_step_costs_and_brings() -> None:
    p = acting(token(table(coins=1), "milano", "potion_2"), "travel", 2)
    shown = {change.text.id: (change.before, change.after) for change in preview(game, p, move(p, "go(milano)"), 0)}
    assert shown == {"measure-coins": (1, 0), "measure-potions": (0, 2)}


def move(p: Newton, name: str) -> int:
    assert name in legal(p)
    return game.space.numbers[name]


def test_that_a_card_that_is_played_leaves_the_hand_is_no_news() -> None:
    p = table()
    told = preview(game, p, move(p, "play(start_lessons)"), 0)
    assert "measure-hand" not in [change.text.id for change in told]


def test_the_turn_is_the_same_for_all_eyes() -> None:
    p = play(table(), "play(start_travel)")
    assert seen(p, 0).turn == seen(p, 1).turn == seen(p, NOBODY).turn
    turn = seen(p).turn
    assert turn is not None
    assert turn.card is not None
    assert (turn.seat, turn.column, turn.card.id, turn.done) == (0, 1, "start_travel", False)


def test_no_turn_is_shown_before_and_after_the_match() -> None:
    p = opening(2)
    assert seen(p).turn is None
    assert seen(p).goals == []
    nature(p)
    assert seen(p).turn is not None


def test_the_draft_pack_is_shown_to_its_holder_only() -> None:
    p = nature(opening(3, draft=True))
    assert asked(p) == "keep-master 0"
    packs = [[master.id for master in seen(p, seat).pack] for seat in range(3)]
    assert [len(pack) for pack in packs] == [4, 4, 4]
    assert len({id for pack in packs for id in pack}) == 12
    assert seen(p, NOBODY).pack == []
    play(p, legal(p)[0])
    assert seen(p, 0).pack == []
    assert len(seen(p, 0).masters) == 1


def test_a_special_action_in_sight_is_announced() -> None:
    p = play(tuck(table(lectures=True), "x1_08"), "play(start_work)")
    turn = seen(p).turn
    assert turn is not None
    assert turn.special is not None
    assert [choice.move for choice in choices(game, p)[0] if choice.main] == ["done"], "which ends the turn here"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_hint_says_how_many_steps_are_left(language: str) -> None:
    p = play(acting(table(), "travel", 3), "by(dijon)")
    hint = game.hint(p, 0)
    assert hint is not None
    text = game.words(language).render(hint, lambda seat: f"Player {seat + 1}")
    assert "3" in text
    assert "2" in text
    assert PLACE_IDS[p.at[0]] == "dijon"


def test_what_waits_is_listed() -> None:
    p = given(table(at="danzig", coins=1), "galilei")
    assert game.queue(p) == [], "nothing but the turn itself"
    play(p, "by(master)", "place(here)")
    assert asked(p) == "play-master 0"
    assert [message.id for message in game.queue(p)] == ["queue-travel"]
    p = shelve(students(table(board="a"), "l2b"), "1-2", "1-4", "1-5", "1-6")
    play(acting(on_tree(p, l3b="shelf_runs"), "technology", 1), "step(l3b)")
    assert asked(p) == "work 0"
    waiting = game.queue(p)
    assert [message.id for message in waiting] == ["queue-effect"], "the bonus of the second run"


def test_a_card_removed_is_known_by_its_colour_where_it_has_one() -> None:
    for card in range(len(CARD_IDS)):
        for seat in range(4):
            gone = gone_card(seat, card)
            assert (card_of(gone), gone_starter_of(gone)) == (card, seat if card < STARTERS else -1)
