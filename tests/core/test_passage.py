"""What needs no press of its own: only answers that can be taken back, in every game; and the next card alone."""

import pytest

from tests.core.play import game as ray
from tests.core.test_present import info
from virtuosi.core.match import Match
from virtuosi.core.passage import settled
from virtuosi.core.present import passage, present
from virtuosi.core.rng import Rng
from virtuosi.core.scene import Passage
from virtuosi.core.task import NATURE
from virtuosi.games import every, find, shipped_pack

GAMES = [game.id for game in every()]


def met(id: str, seats: int, seed: int = 3) -> list[tuple[Match, Passage | None]]:
    """A random match; every question with what needs no press there. The match stands at it while the list is made."""
    game, rng = find(id), Rng(seed)
    match = Match(game, shipped_pack(id), seats, {})
    found: list[tuple[Match, Passage | None]] = []
    while not match.over:
        if match.position.actor == NATURE:
            match.play(match.toss(rng.number()))
            continue
        found.append((frozen(match), passage(game, match.position)))
        moves = match.position.moves()
        match.play(game.space.names[moves[rng.below(len(moves))]])
    return found


def frozen(match: Match) -> Match:
    """This match at this moment, to be tried out."""
    still = Match(match.game, match.pack, match.seats, match.options)
    still.position = match.position.copy()
    return still


@pytest.mark.parametrize("id", GAMES)
def test_what_plays_by_itself_is_the_only_answer_and_can_be_taken_back(id: str) -> None:
    for match, found in met(id, 2):
        if found is None:
            continue
        p = match.position
        answers = [move for move in p.moves() if not p.is_aside(move)]
        assert [match.game.space.names[move] for move in answers] == [found.move]
        match.play(found.move)
        assert match.undo_to == 0, "a barrier"


def test_the_end_of_a_turn_is_left_to_whoever_ends_it() -> None:
    for match, found in met("ray_master", 2):
        assert match.position.moves() != [ray.space.numbers["end"]] or found is None


def test_alone_the_next_card_is_played_through_the_end_of_the_turn() -> None:
    newton = find("newton")
    beyond = [(match, found) for match, found in met("newton", 1) if found and found.onward]
    assert beyond
    for match, found in beyond:
        p = match.position
        assert len(p.moves()) > 1, "quick actions are left: the turn does not end by itself"
        assert newton.prompt(p, 0).id == "prompt-act-next"
        while (ending := passage(newton, match.position)) and ending.onward:
            assert ending.onward == found.onward, "one question after the other is closed"
            match.play(ending.move)
        assert {one.move for one in found.onward} == {newton.space.names[move] for move in match.position.moves()}


def test_a_preview_tells_what_follows_by_itself_too() -> None:
    """In Neuland the only source is not asked for: making goods shows what it will have cost."""
    neuland, seen = find("neuland"), 0
    for match, _ in met("neuland", 2):
        p = match.position
        for move in p.moves():
            once, whole = p.copy(), settled(p, move)
            once.play(move)
            seen += neuland.measures(once, p.actor) != neuland.measures(whole, p.actor)
    assert seen


def test_in_a_guided_match_nothing_plays_by_itself() -> None:
    met_some = [match for match, found in met("neuland", 2) if found]
    for match in met_some[:3]:
        seat = match.position.actor
        assert present(match, info(), seat).passage
        assert present(match, info(guided=True), seat).passage is None
