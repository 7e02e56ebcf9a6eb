"""What must be true of every game of the house: a game gets these tests by being registered."""

import json
from collections import Counter

import msgspec
import pytest

from tests.properties.cases import CASES, MATCHES, Case, Recorder, random_move, walk
from virtuosi.core.events import Events
from virtuosi.core.match import IllegalMove
from virtuosi.core.position import Position
from virtuosi.core.present import choices, result
from virtuosi.core.record import record, replay
from virtuosi.core.rng import Rng
from virtuosi.core.saving import digest, load, save
from virtuosi.core.task import LEGAL, NATURE, NOBODY, NOT_ASKED
from virtuosi.games import every, shipped_pack

MOST_CANDIDATES = 64  # of one decision; asides come on top

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game", every(), ids=lambda game: game.id)


@each_case
def test_every_match_ends_and_always_has_a_legal_move(case: Case, record_property: Recorder) -> None:
    record_property("matches", 4 * MATCHES)
    for seed in range(4 * MATCHES):
        for p in walk(case, seed, looks=150):
            moves = p.moves()
            assert bool(moves) == bool(p.agenda), f"seed {seed}"
            assert (p.actor == NOBODY) == (not p.agenda)
            if p.actor == NATURE:
                assert all(weight > 0 for _, weight in p.chances())
                assert [move for move, _ in p.chances()] == moves
                assert p.toss(seed * 7919 + 13) in moves


@each_case
def test_components_are_conserved(case: Case, record_property: Recorder) -> None:
    record_property("matches", 2 * MATCHES)
    for seed in range(100, 100 + 2 * MATCHES):
        census = case.game.census(case.start())
        assert census
        for p in walk(case, seed, looks=60):
            assert case.game.census(p) == census, f"seed {seed}"


@each_case
def test_a_copy_is_independent_and_has_the_same_future(case: Case) -> None:
    game = case.game
    for seed in range(200, 200 + 2 * MATCHES):
        for p in walk(case, seed, looks=12):
            before = digest(game, p)
            q = p.copy()
            assert digest(game, q) == before
            assert q.events is None
            rng = Rng(seed)
            for _ in range(8):
                if q.agenda:
                    q.play(random_move(q, rng))
            assert digest(game, p) == before, f"seed {seed}: playing on a copy changed the original"
            again, rng = p.copy(), Rng(seed)
            for _ in range(8):
                if again.agenda:
                    again.play(random_move(again, rng))
            assert digest(game, again) == digest(game, q), f"seed {seed}: two copies went different ways"


@each_case
def test_a_saved_position_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    game, pack = case.game, shipped_pack(case.game.id)
    for seed in range(300, 300 + 2 * MATCHES):
        for p in walk(case, seed, looks=12):
            saved = json.loads(json.dumps(save(game, p)))
            q = load(game, pack, case.seats, case.checked, saved)
            assert digest(game, q) == digest(game, p)
            p, rng = p.copy(), Rng(seed)
            same = Rng(seed)
            for _ in range(12):
                if p.agenda:
                    p.play(random_move(p, rng))
                    q.play(random_move(q, same))
            assert digest(game, q) == digest(game, p), f"seed {seed}"


@each_game
def test_save_names_every_field(game) -> None:  # type: ignore[no-untyped-def]  # games differ in their position
    p = game.start(shipped_pack(game.id), game.seat_counts[-1], game.checked_options(game.seat_counts[-1], {}))
    names = {name for name in dir(p) if not name.startswith("_") and not callable(getattr(p, name))}
    kept_elsewhere = {"seats", "agenda", "over", "events", "pack", "actor"}
    assert names - kept_elsewhere == set(game.fields)


@each_case
def test_a_record_replays_to_the_same_position(case: Case) -> None:
    match, rng = case.match(), Rng(400)
    while not match.over:
        match.play(case.game.space.names[random_move(match.position, rng)])
    again = replay(record(match), case.game, match.pack)
    assert digest(case.game, again.position) == digest(case.game, match.position)
    assert again.log(NOBODY) == match.log(NOBODY)


@each_case
def test_a_move_is_legal_exactly_when_it_has_no_refusal(case: Case, record_property: Recorder) -> None:
    record_property("matches", 2 * MATCHES)
    for seed in range(500, 500 + 2 * MATCHES):
        for p in walk(case, seed, looks=100):
            if not p.agenda:
                continue
            found = p.refusals()
            assert [move for move, refusal in found if refusal == LEGAL] == p.moves(), f"seed {seed}"
            assert len({move for move, _ in found}) == len(found), "a candidate stands twice"
            assert len(p.agenda[-1].candidates(p)) <= MOST_CANDIDATES
            for move, refusal in found:
                assert p.refusal(move) == refusal
                assert 0 <= refusal < len(case.game.refusals)


@each_case
def test_moves_nobody_asked_for_are_rejected_and_change_nothing(case: Case) -> None:
    match, rng = case.match(), Rng(600)
    space = case.game.space
    for number in range(60 * MATCHES):
        if match.over:
            break
        if number % 20 == 0:
            before = digest(case.game, match.position)
            asked = {move for move, _ in match.position.refusals()}
            legal = set(match.position.moves())
            for move in range(len(space)):
                if move not in asked:
                    assert match.position.refusal(move) == NOT_ASKED
                if move not in legal:
                    with pytest.raises(IllegalMove):
                        match.play(space.names[move])
            with pytest.raises(IllegalMove):
                match.play("no such move")
            assert digest(case.game, match.position) == before
        match.play(space.names[random_move(match.position, rng)])


@each_case
def test_undo_to_the_barrier_is_the_identity(case: Case) -> None:
    match, rng = case.match(), Rng(700)
    before: list[str] = []
    while not match.over and match.number < 150:
        if match.undo_to is None:
            before.clear()
        before.append(digest(case.game, match.position))
        match.play(case.game.space.names[random_move(match.position, rng)])
        if match.undo_to is not None and rng.below(4) == 0:
            match.undo()
            assert digest(case.game, match.position) == before.pop()


def seen_by(case: Case, p: Position, seat: int) -> bytes:
    """All that this seat gets to see of the position: view, choices with previews, refusals, words."""
    game = case.game
    shown: list[object] = [game.view(p, seat), p.actor, p.scores(), [game.figures(p, s) for s in range(case.seats)]]
    shown += [game.stage(p), [game.sheet(p, s) for s in range(case.seats)], game.task_name(p)]
    if p.agenda and p.actor >= 0:
        shown += [game.prompt(p, p.actor), game.queue(p)]
    if p.actor == seat:
        shown += [p.moves(), choices(game, p), game.hint(p, seat)]
    return msgspec.json.encode(shown)


@each_case
def test_what_a_seat_cannot_know_does_not_change_what_it_sees(case: Case) -> None:
    rng = Rng(800)
    for seed in range(800, 800 + MATCHES):
        for p in walk(case, seed, looks=25):
            if not p.agenda:
                continue
            for seat in (*range(case.seats), NOBODY):
                q = p.copy()
                q.resample(seat, rng)
                assert case.game.census(q) == case.game.census(p), f"seed {seed}: resampling lost something"
                assert seen_by(case, q, seat) == seen_by(case, p, seat), f"seed {seed}, seat {seat}"


@each_case
def test_resampling_leaves_no_trace_of_the_truth(case: Case) -> None:
    """Two positions a seat cannot tell apart are redrawn to the same one by the same generator: bots cannot peek."""
    for p in walk(case, 850, looks=25):
        for seat in (*range(case.seats), NOBODY):
            once, twice = p.copy(), p.copy()
            once.resample(seat, Rng(1))
            twice.resample(seat, Rng(2))
            twice.resample(seat, Rng(1))
            assert digest(case.game, once) == digest(case.game, twice), f"seat {seat}"


@each_case
def test_playing_a_move_tells_nothing_a_seat_cannot_know(case: Case) -> None:
    """After the same move in two positions that differ only in what a seat cannot know, it still sees the same."""
    rng = Rng(900)
    for p in walk(case, 900, looks=40):
        seat = p.actor
        if seat < 0:
            continue
        q = p.copy()
        q.resample(seat, rng)
        move = random_move(p.copy(), rng)
        a, b = p.copy(), q
        a.events, b.events = Events(), Events()
        told_a, told_b = a.events, b.events
        a.play(move)
        b.play(move)
        assert a.actor == b.actor
        if a.actor in (seat, NATURE):
            assert seen_by(case, a, seat) == seen_by(case, b, seat)
            assert [row for row in told_a.rows if row[4] in (seat, -3)] == [
                row for row in told_b.rows if row[4] in (seat, -3)
            ]


@each_case
def test_the_sheet_adds_up_to_the_score_and_the_ranking_is_sane(case: Case) -> None:
    for seed in range(1000, 1000 + 2 * MATCHES):
        for p in walk(case, seed, looks=20):
            scores, ranking = p.scores(), p.ranking()
            assert len(scores) == len(ranking) == case.seats
            for seat, score in enumerate(scores):
                assert sum(line.points for line in case.game.sheet(p, seat)) == score, f"seed {seed}"
            if case.seats > 1:
                for place in ranking:
                    assert place == 1 + sum(other < place for other in ranking), "places count who stands before"
        ended = result(case.game, p)
        assert ended
        assert ended.reason.id
        if case.seats > 1 or case.game.solo_prize:
            assert ended.winners == [seat for seat, place in enumerate(ranking) if place == 1]
        else:
            assert (ended.ranking, ended.winners) == ([1], []), "alone, without a prize, nobody wins or loses"


@each_game
def test_random_play_reaches_every_kind_of_move(game) -> None:  # type: ignore[no-untyped-def]  # games differ
    """Some moves are rare at random (a choice one match in three hundred asks for), so it plays until all were met."""
    reached: Counter[str] = Counter()
    cases = [case for case in CASES if case.game is game]
    rng = Rng(1100)
    for number in range(4000 * MATCHES):
        p = cases[number % len(cases)].start()
        while p.agenda:
            move = random_move(p, rng)
            reached[game.space.verbs[move]] += 1
            p.play(move)
        if number >= 3 * len(cases) and len(reached) == len(set(game.space.verbs)):
            break
    missing = set(game.space.verbs) - set(reached)
    assert not missing, f"never played: {sorted(missing)}"
