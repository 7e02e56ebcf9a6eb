"""What the coach says: from what the seat may know, in both languages, for every game."""

import msgspec
import pytest

from virtuosi.bots.coach import BEST, Coach, Effort, advise, in_vain, worth
from virtuosi.bots.deciding import greedy_move
from virtuosi.bots.sampler import Sampler
from virtuosi.core.foresight import Advice, World, reasons, settle
from virtuosi.core.match import Match
from virtuosi.core.rng import Rng
from virtuosi.core.scene import Measure
from virtuosi.core.task import NATURE
from virtuosi.core.text import Message
from virtuosi.games import REGISTERED, find, shipped_pack

SEED = 7
EFFORT = Effort(60, 600.0)  # by count: the same wherever it runs

each_game = pytest.mark.parametrize("name", REGISTERED)


def midway(name: str, seats: int = 2, decisions: int = 12, ways: int = 3) -> Match:
    """A match that was played for so many real decisions of seat 0, and it is to decide again."""
    game = find(name)
    match, rng, met = Match(game, shipped_pack(name), seats, {}), Rng(5), 0
    while True:
        p = match.position
        if p.actor == NATURE:
            match.play(match.toss(rng.number()))
            continue
        met += p.actor == 0 and len(p.moves()) >= ways
        if met == decisions:
            return match
        match.play(game.space.names[greedy_move(Sampler(p, p.actor, met), game, met)])


def messages(advice: Advice) -> list[tuple[Message, int | None]]:
    """All that is said, and by whom it is done."""
    found: list[tuple[Message, int | None]] = []
    for hint in advice.hints:
        found += [(text, None) for text in (hint.text, *hint.then, *(gain.text for gain in hint.gains))]
        for turned in hint.turned:
            values = (turned.change.text, turned.change.before, turned.change.after)
            found += [(value, None) for value in values if isinstance(value, Message)]
        found += [(told.line.text, told.line.seat) for told in hint.told]
    return found


@each_game
def test_a_hint_is_said_in_both_languages(name: str) -> None:
    match = midway(name)
    advice = advise(match.game, match.position, 0, SEED, match.number, EFFORT)
    legal = [match.game.space.names[move] for move in match.position.moves()]
    assert 1 <= len(advice.hints) <= BEST
    assert {hint.move for hint in advice.hints} <= set(legal)
    assert any(hint.told or hint.turned for hint in advice.hints), "it says why"
    for language in ("en", "fr"):
        words = match.game.words(language)
        for message, seat in messages(advice):
            who = {"who": f"player {seat}", "you": "yes" if seat == 0 else "no"}
            assert words.render(message, lambda seat: f"player {seat}", who)


@each_game
def test_three_moves_are_told_even_where_the_search_had_tried_no_second(name: str) -> None:
    match = midway(name)
    glance = advise(match.game, match.position, 0, SEED, match.number, Effort(2, 600.0))
    assert len({hint.move for hint in glance.hints}) == BEST


@each_game
def test_a_hint_does_not_change_with_what_the_seat_cannot_know(name: str) -> None:
    match = midway(name)
    other = match.position.copy()
    other.resample(0, Rng(99))
    one = advise(match.game, match.position, 0, SEED, match.number, EFFORT)
    two = advise(match.game, other, 0, SEED, match.number, EFFORT)
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


@each_game
def test_chances_are_shared_and_the_best_comes_first(name: str) -> None:
    match = midway(name)
    advice = advise(match.game, match.position, 0, SEED, match.number, EFFORT)
    assert advice.tried >= EFFORT.iterations
    assert all(hint.tried > 0 and len(hint.points) == 2 for hint in advice.hints)
    assert [hint.win[0] for hint in advice.hints] == sorted((hint.win[0] for hint in advice.hints), reverse=True)
    assert all(abs(sum(hint.win) - 1.0) < 0.01 for hint in advice.hints)


@each_game
def test_chances_are_told_as_surely_as_matches_bear_them_out(name: str) -> None:
    match = midway(name)
    coach = Coach(match.game, Sampler(match.position, 0, SEED), SEED)
    best = coach.advise(match.number, EFFORT).hints[0]
    found = worth(coach.search.root.children[match.game.space.numbers[best.move]])
    assert found is not None
    sureness = match.game.insight.sureness(match.position)
    assert best.win[0] / best.win[1] == pytest.approx((found / (1.0 - found)) ** sureness, rel=0.02)


def test_alone_nobody_wins_but_points_are_in_sight() -> None:
    match = midway("newton", seats=1)
    advice = advise(match.game, match.position, 0, SEED, match.number, EFFORT)
    assert [hint.win for hint in advice.hints] == [[]] * len(advice.hints)
    assert all(len(hint.points) == 1 for hint in advice.hints)


def test_a_decision_without_alternatives_is_told_without_a_search() -> None:
    match = midway("ray_master", ways=1, decisions=1)
    while len(match.position.moves()) > 1 or match.position.actor != 0:
        p = match.position
        match.play(match.toss(3) if p.actor == NATURE else match.game.space.names[p.moves()[0]])
    advice = advise(match.game, match.position, 0, SEED, match.number, EFFORT)
    assert advice.tried == 0
    assert len(advice.hints) == 1


def before_luck(name: str) -> tuple[Match, int, int]:
    """A match in which a seat decides, with a move of it after which Nature throws before it goes on."""
    game = find(name)
    match, rng = Match(game, shipped_pack(name), 2, {}), Rng(5)
    while True:
        p = match.position
        seat = p.actor
        for move in p.moves() if seat >= 0 else []:
            q = p.copy()
            q.play(move)
            many = q.actor == NATURE and len(q.chances()) > 3
            settle(q, rng)
            if many and q.actor == seat:
                return match, seat, move
        moves = p.moves()
        match.play(match.toss(rng.number()) if seat < 0 else game.space.names[moves[rng.below(len(moves))]])


@pytest.mark.parametrize("name", ["new_science", "newton", "adas_dream"])
def test_what_luck_decides_is_expected_and_what_it_does_not_is_certain(name: str) -> None:
    match, seat, move = before_luck(name)
    sampler, rng = Sampler(match.position, seat, SEED), Rng(SEED)
    first = sampler.sample(rng)
    q, luck = first.copy(), Rng(1)
    q.play(move)
    settle(q, luck)
    line = [move, q.moves()[0]]
    same = [World(first, 1)] * 3
    differing = [World(first, seed) for seed in range(1, 9)]
    told = reasons(match.game, same, seat, line).told
    assert told
    assert all(one.sure for one in told), "where all goes the same way, it is certain"
    unsure = reasons(match.game, differing, seat, line)
    assert [one.line for one in unsure.told] == [one.line for one in told]
    assert not all(one.sure for one in unsure.told), "what Nature throws is not known before"


def test_what_others_are_to_do_is_never_certain() -> None:
    match = midway("new_science")
    sampler, rng = Sampler(match.position, 0, SEED), Rng(SEED)
    worlds = [World(sampler.sample(rng), 1)] * 2
    q, luck = worlds[0].position.copy(), Rng(1)
    line: list[int] = []
    turns = ""
    while not turns.rstrip("1").endswith("10") or len(line) < 6:  # it has moved again after the other
        settle(q, luck)
        turns += str(q.actor)
        line.append(q.moves()[0])
        q.play(line[-1])
    why = reasons(match.game, worlds, 0, line, alone=False)
    assert {told.line.seat for told in why.told} == {0}, "it is told what the seat itself does"
    assert not any(one.sure for one in why.gains)
    assert not any(one.sure for one in why.turned)
    assert not all(told.sure for told in why.told)


def standing(die: str, scientists: int, points: int = 20) -> list[Measure]:
    """What a preview would compare in Ray Master: a lane, who is free, and the points."""
    values: dict[str, int | Message] = {"die": Message("die", {"is": die}), "free": scientists, "points": points}
    return [Measure(key, None, Message(key), value) for key, value in values.items()]


def test_a_line_does_not_go_on_to_what_takes_its_last_move_back() -> None:
    there, between = standing("large 4", 3), standing("medium 6", 2)
    assert in_vain(there, between, standing("large 4", 1)), "two lanes are swapped and swapped back"
    assert not in_vain(there, between, standing("small 6", 1)), "the second goes on from the first"
    assert not in_vain(there, between, standing("large 4", 1, points=22)), "the way there and back has won something"
    assert not in_vain(there, standing("large 4", 2), standing("large 4", 1)), "nothing was set"


def own_turn(match: Match, seed: int) -> list[int]:
    """What greed makes of the seat's turn, as far as nobody else decides anything."""
    p, line = match.position.copy(), list[int]()
    while p.actor == 0 and len(line) < 12:
        line.append(greedy_move(Sampler(p, 0, seed), match.game, seed))
        p.play(line[-1])
    return line


@pytest.mark.parametrize("name", ["ray_master", "neuland", "newton", "adas_dream"])
def test_that_one_stops_is_no_part_of_what_a_line_leads_to(name: str) -> None:
    closed = 0
    for decisions in range(1, 30, 3):
        match = midway(name, decisions=decisions, ways=2)
        game, p, line = match.game, match.position.copy(), own_turn(match, decisions)
        said = []
        for move in line:
            said.append((move, game.label(p, move)))
            p.play(move)
        then = reasons(game, [World(match.position, 1)], 0, line).then
        assert then == [label for move, label in said[1:] if move not in game.closing]
        closed += line[-1] in game.closing
    assert closed


@pytest.mark.parametrize("name", REGISTERED)
def test_every_game_says_which_numbers_sum_up_its_sheet(name: str) -> None:
    p = midway(name).position
    sums = [measure.value for measure in find(name).measures(p, 0) if measure.sum]
    assert sum(value for value in sums if isinstance(value, int)) == p.scores()[0]


@pytest.mark.parametrize("name", ["ray_master", "adas_dream"])
def test_points_that_are_told_by_source_are_not_summed_up_besides(name: str) -> None:
    won = 0
    for decisions in range(1, 30, 3):
        match = midway(name, decisions=decisions, ways=2)
        why = reasons(match.game, [World(match.position, 1)], 0, own_turn(match, decisions))
        sums = [measure.label for measure in match.game.measures(match.position, 0) if measure.sum]
        won += bool(why.gains)
        assert not (why.gains and any(turned.change.text in sums for turned in why.turned))
    assert won
