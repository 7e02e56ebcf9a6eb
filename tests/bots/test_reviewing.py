"""A turn that was played beside the best one: followed alike, and told from where they part."""

import msgspec
import pytest

from tests.bots.test_coach import SEED, each_game, midway, own_turn
from tests.bots.test_manners import visits_of
from virtuosi.bots.coach import Coach, Effort, worth
from virtuosi.bots.guided import Guided
from virtuosi.bots.reviewing import Reviewer, Turn, parting, review
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import Search
from virtuosi.bots.searching import MASTERLY, net_at, search_of
from virtuosi.core.match import Match
from virtuosi.core.rng import Rng

EFFORT = Effort(400, 600.0)  # by count: the same wherever it runs


def as_played(match: Match) -> list[str]:
    """What greed makes of the turn, in notation."""
    return [match.game.space.names[move] for move in own_turn(match, 3)]


def reviewer(match: Match, made: list[str]) -> Reviewer:
    coach = Coach(match.game, Sampler(match.position, 0, SEED), SEED)
    return Reviewer(coach, [match.game.space.numbers[move] for move in made])


@each_game
def test_both_turns_are_told_from_where_they_part(name: str) -> None:
    parted = 0
    for decisions in range(4, 20, 3):
        match = midway(name, decisions=decisions)
        made = as_played(match)
        advice = review(match.game, match.position, 0, SEED, match.number, EFFORT, made)
        best, played = advice.hints
        place = advice.number - match.number
        assert played.move == made[place], "the move that was made there"
        if best.move != played.move:
            parted += 1
            names = match.game.space.names
            p = match.position.copy()
            for move in made[:place]:
                p.play(match.game.space.numbers[move])
            assert best.move in [names[move] for move in p.moves()], "and one that could have been"
            assert best.win[0] >= played.win[0]
            assert best.tried > 0
            assert played.tried > 0
    assert parted > 0


@each_game
def test_every_turn_that_is_compared_has_been_followed_to_where_it_ends(name: str) -> None:
    match = midway(name)
    look = reviewer(match, as_played(match))
    turns = look._think(EFFORT)
    assert look.played in turns
    for turn in turns:
        assert worth(look._end(turn)) is not None
        p = match.position.copy()
        p.resample(0, Rng(3))
        choices = []
        for move in turn.moves:
            if len(p.moves()) > 1:
                choices.append(move)
            p.play(move)
        assert tuple(choices) == turn.choices


def test_as_many_tries_go_down_the_turn_that_was_played_as_down_another() -> None:
    match = midway("newton")
    look = reviewer(match, as_played(match))
    turns = look._think(EFFORT)
    assert len(turns) > 1
    assert len(look.points[look.played]) == max(len(ends) for ends in look.points.values()) > 10


@each_game
def test_in_a_hurry_turns_are_compared_as_far_as_they_were_followed(name: str) -> None:
    match = midway(name)
    look = reviewer(match, as_played(match))
    advice = look.review(match.number, Effort(1, 0.0))
    assert set(look.points) >= {look.played}
    assert all(hint.tried > 0 for hint in advice.hints)


def test_where_the_best_turn_was_played_nothing_is_lost() -> None:
    match = midway("newton")
    first = review(match.game, match.position, 0, SEED, match.number, EFFORT, as_played(match))
    look = reviewer(match, as_played(match))
    best = max(look._think(EFFORT), key=lambda turn: worth(look._end(turn)) or 0.0)
    made = [match.game.space.names[move] for move in best.moves]
    again = review(match.game, match.position, 0, SEED, match.number, EFFORT, made)
    assert again.hints[1].win[0] >= first.hints[1].win[0]
    assert again.hints[0].win[0] - again.hints[1].win[0] < 0.03


@pytest.mark.parametrize(
    ("one", "other", "place"),
    [((1, 2, 3), (1, 2, 4), 2), ((1, 2), (3, 2), 0), ((1, 2), (1, 2), 0), ((1, 2), (1, 2, 3), 0)],
)
def test_turns_part_at_the_first_move_that_differs(one: tuple[int, ...], other: tuple[int, ...], place: int) -> None:
    assert parting(Turn(one, one), Turn(other, other)) == place


@each_game
def test_a_review_does_not_change_with_what_the_seat_cannot_know(name: str) -> None:
    match = midway(name)
    made, other = as_played(match), match.position.copy()
    other.resample(0, Rng(99))
    one = review(match.game, match.position, 0, SEED, match.number, EFFORT, made)
    two = review(match.game, other, 0, SEED, match.number, EFFORT, made)
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


def grown(match: Match, net: bool, script: list[int], tries: int = 60) -> Search | Guided:
    sampler = Sampler(match.position, 0, SEED)
    search = search_of(match.game, net_at(match.game, 2, MASTERLY) if net else None, sampler, SEED)
    search.script = script
    for _ in range(tries):
        search.iterate()
        search.iterations += 1
    if isinstance(search, Guided):
        search.judge()
    return search


@pytest.mark.parametrize("net", [True, False])
def test_tries_begin_with_what_a_script_says_as_far_as_it_can_be_made(net: bool) -> None:
    match = midway("newton")
    line = own_turn(match, 3)[:3]
    followed = grown(match, net, line[:1])
    first = followed.root.children[line[0]]
    others = [child for move, child in followed.root.children.items() if move != line[0]]
    assert first.visits >= 59
    assert all(child.visits <= followed.head_start for child in others)
    nonsense = next(move for move in range(len(match.game.space)) if move not in match.position.moves())
    free, astray = grown(match, net, []), grown(match, net, [nonsense, *line])
    assert visits_of(astray.root) == visits_of(free.root), "what was to follow is forgotten"
