"""The five verbs, for one match and for many."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from tests.adapters.tables import MATCHES, TABLES
from tests.properties.cases import CASES, Case, walk
from virtuosi.adapters.batch import SPREAD, Batch
from virtuosi.adapters.env import Env
from virtuosi.adapters.observation import ABSENT, DRAWS, Layout
from virtuosi.core.features import Derived, Packed, Tally
from virtuosi.core.match import IllegalMove
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.saving import digest
from virtuosi.core.task import NATURE, NOBODY

EXACT = 1 << 24  # below it float32 tells every whole number

each_table = pytest.mark.parametrize("case", TABLES, ids=str)
each_case = pytest.mark.parametrize("case", CASES, ids=str)


def opened(case: Case, **more: int) -> Env:
    return Env(case.game.id, case.seats, **dict(case.options), **more)  # type: ignore[arg-type]  # options by name


@each_table
def test_a_seed_and_the_moves_decide_a_match(case: Case) -> None:
    ends = []
    for _ in range(2):
        env, choice = opened(case), random.Random(5)
        env.reset(7)
        while not env.over:
            assert env.actor != NATURE
            assert np.flatnonzero(env.mask()).tolist() == sorted(env.legal())
            assert env.result().rewards == [0.0] * case.seats
            env.step(choice.choice(env.legal()))
        ends.append((digest(case.game, env.position), env.result()))
    assert ends[0] == ends[1]
    result = ends[0][1]
    assert result.over
    assert case.seats == 1 or sum(result.rewards) == pytest.approx(0)


@each_case
def test_what_a_seat_cannot_know_does_not_change_what_it_observes(case: Case) -> None:
    layout, rng = Layout(case.game, case.start()), Rng(3)
    for p in walk(case, 810, looks=6 * MATCHES):
        if not p.agenda:
            continue
        for seat in (*range(case.seats), NOBODY):
            q = p.copy()
            q.resample(seat, rng)
            assert np.array_equal(layout.observe(q, seat), layout.observe(p, seat)), f"seat {seat}"


@each_table
def test_the_numbers_of_an_observation_are_those_of_the_position(case: Case) -> None:
    """What the seat knows is told exactly: read back from the numbers, it is the field again."""
    layout = Layout(case.game, case.start())
    assert len(set(layout.names)) == len(layout.names)
    for p in walk(case, 811, looks=6 * MATCHES):
        row = layout.observe(p, 0)
        assert row.shape == (len(layout),)
        assert float(np.abs(row).max()) < EXACT
        at, draws = 0, list(_draws(p))
        for entry in layout.entries:
            part = row[at : at + len(entry.columns)]
            at += len(entry.columns)
            value, known = getattr(p, entry.field), not np.any(part % 1)
            redrawn = [q for q in draws if _told(getattr(q, entry.field)) != _told(value)]
            if redrawn or not known:
                continue
            if isinstance(entry.form, Packed):
                packed = part.astype(np.int64).reshape(-1, entry.form.parts)
                read = (packed << (np.arange(entry.form.parts) * entry.form.bits)).sum(axis=1).tolist()
                assert read == (value if isinstance(value, list) else [value]), entry.field
            elif isinstance(entry.form, Tally):
                groups = value if entry.length else [value]
                assert part.reshape(len(groups), -1)[:, 0].tolist() == [len(group) for group in groups], entry.field
            else:
                numbers = value if isinstance(value, list) else [value]
                assert part.tolist() == numbers + [ABSENT] * (len(part) - len(numbers)), entry.field


def _draws(p: Position) -> Iterator[Position]:
    for draw in range(DRAWS):
        q = p.copy()
        q.resample(0, Rng(draw))
        yield q


def _told(value: object) -> object:
    return repr([[pile.bags, pile.sizes] for pile in value]) if _piles(value) else value  # type: ignore[attr-defined]


def _piles(value: object) -> bool:
    return isinstance(value, list) and bool(value) and hasattr(value[0], "bags")


@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_only_what_other_fields_tell_is_left_out(case: Case) -> None:
    told = {entry.field for entry in Layout(case.game, case.start()).entries}
    left_out = {name for name, form in case.game.forms.items() if isinstance(form, Derived)}
    assert told | left_out == set(case.game.fields)
    assert set(case.game.forms) <= set(case.game.fields)


def test_what_is_hidden_is_told_as_an_average() -> None:
    env = Env("ray_master", draws=8)
    env.reset(1)
    hidden = [name for name, number in zip(env.layout.names, env.observe(), strict=True) if number % 1]
    assert hidden
    assert all(name.startswith("cards[") for name in hidden)


def test_the_view_is_plain_data() -> None:
    env = Env("newton", seats=3)
    assert isinstance(env.view(1), dict)
    assert len(env.view(1)["seats"]) == 3


def test_a_batch_plays_the_matches_of_single_environments_on_one_core_and_on_two() -> None:
    with Batch("ray_master", 5, advanced=True) as alone, Batch("ray_master", 5, jobs=2, advanced=True) as shared:
        singles = [Env("ray_master", advanced=True) for _ in range(5)]
        for batch in (alone, shared):
            batch.reset(3)
        for k, single in enumerate(singles):
            single.reset(3 * SPREAD + k)
        choice = random.Random(1)
        while not all(single.over for single in singles):
            seen, legal = alone.observe(), alone.legal()
            assert np.array_equal(seen, shared.observe())
            assert np.array_equal(legal, shared.legal())
            sights = alone.sights()
            assert np.array_equal(sights, shared.sights())
            for k, single in enumerate(singles):
                assert alone.actors[k] == single.actor
                assert np.array_equal(seen[k], single.observe())
                assert np.array_equal(legal[k], single.mask())
                assert sights[k].any() != single.over
            moves = [0 if single.over else choice.choice(single.legal()) for single in singles]
            for batch in (alone, shared):
                batch.step(moves)
            for single, move in zip(singles, moves, strict=True):
                if not single.over:
                    single.step(move)
        for batch in (alone, shared):
            found = batch.result()
            assert found.over.all()
            for k, single in enumerate(singles):
                assert found.scores[k].tolist() == single.result().scores
                assert found.ranking[k].tolist() == single.result().ranking
                assert found.rewards[k].tolist() == pytest.approx(single.result().rewards)


def test_random_moves_are_legal_and_the_same_on_one_core_and_on_two() -> None:
    with Batch("new_science", 5) as alone, Batch("new_science", 5, jobs=2) as shared:
        found = set()
        for seed in range(40):
            moves = alone.random(np.random.default_rng(seed))
            assert np.array_equal(moves, shared.random(np.random.default_rng(seed)))
            assert alone.legal()[np.arange(5), moves].all()
            found.add(int(moves[0]))
        assert found == set(np.flatnonzero(alone.legal()[0]))
        for batch in (alone, shared):
            with pytest.raises(IllegalMove, match="match 4"):
                batch.step([*moves[:4], -1])
        assert np.array_equal(alone.sights(), shared.sights())


def test_only_the_marked_matches_begin_anew() -> None:
    batch = Batch("neuland", 3)
    batch.reset(1)
    batch.step(batch.legal().argmax(axis=1))
    before = batch.observe()
    batch.reset(1, [False, True, False])
    after = batch.observe()
    assert [bool(np.array_equal(a, b)) for a, b in zip(before, after, strict=True)] == [True, False, True]


def test_an_illegal_move_changes_nothing() -> None:
    env, batch = Env("newton"), Batch("newton", 2)
    seen, all_seen = env.observe(), batch.observe()
    for wrong in (-1, len(env.space), next(k for k in range(len(env.space)) if k not in env.legal())):
        with pytest.raises(IllegalMove):
            env.step(wrong)
        with pytest.raises(IllegalMove):
            batch.step([int(batch.legal()[0].argmax()), wrong])
    assert np.array_equal(env.observe(), seen)
    assert np.array_equal(batch.observe(), all_seen)


def test_a_table_that_cannot_be_opened_says_why() -> None:
    with pytest.raises(ValueError) as unknown:
        Env("chess")
    assert "There is no game chess" in str(unknown.value)
    with pytest.raises(ValueError) as crowded:
        Env("ray_master", seats=5)
    assert "5" in str(crowded.value)
    with pytest.raises(ValueError) as option:
        Env("ray_master", colour="red")
    assert "colour" in str(option.value)
    with pytest.raises(ValueError) as returns:
        Env("ray_master", returns="fame")
    assert "fame" in str(returns.value)
    with pytest.raises(ValueError) as jobs:
        Batch("ray_master", 2, jobs=3)
    assert "3 processes" in str(jobs.value)
