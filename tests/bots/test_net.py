"""What a net makes of rows, and of what it is told of moves."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

from tests.properties.cases import CASES, Case, walk
from virtuosi.bots.net import TOLD, BadNet, Near, Net, load_net, save_net
from virtuosi.bots.searching import ALONE, WEIGHTS, eye_of, shipped_net
from virtuosi.core.game import Game
from virtuosi.games import every, find
from virtuosi.learning.fitting import fresh
from virtuosi.learning.samples import Samples

NEULAND = find("neuland")
NEVER = 255  # no trait is so large
LOUD = 7.0  # what a trait says in these tests

taught = pytest.mark.parametrize("case", [case for case in CASES if shipped_net(case.game)], ids=str)


@taught
def test_rows_of_one_search_are_judged_as_rows_by_themselves(case: Case) -> None:
    net, eye = shipped_net(case.game), eye_of(case.game)
    assert net is not None
    near = Near(net)
    for p in walk(case, 44, looks=12):
        rows = [eye.look(p, seat) for seat in range(p.seats)]
        moves = [p.moves() if p.agenda else [0]] * p.seats
        traits = [bytes(eye.traits * len(some)) for some in moves]
        (shares, speaks), (whole, words) = net.judge(rows, moves, traits, near), net.judge(rows, moves, traits)
        assert np.allclose(shares, whole, atol=1e-5)
        assert np.allclose(speaks, words, atol=1e-4)


class Decisions(msgspec.Struct):
    """Some decisions of Neuland, as a net is asked about them."""

    rows: list[bytes]
    moves: list[list[int]]
    traits: list[bytes]

    def table(self, decision: int) -> npt.NDArray[np.uint8]:
        """The traits of the moves of one of them, a line for each."""
        return np.frombuffer(self.traits[decision], np.uint8).reshape(len(self.moves[decision]), -1)


@cache
def decisions() -> Decisions:
    eye, found = eye_of(NEULAND), Decisions([], [], [])
    case = next(case for case in CASES if case.game is NEULAND)
    for p in walk(case, 47, looks=40):
        if p.actor >= 0:
            found.rows.append(eye.look(p, p.actor))
            found.moves.append(p.moves())
            found.traits.append(eye.hear(p, p.actor, p.moves()))
    return found


@cache
def untold() -> Net:
    """Knows the traits of these decisions, and has learned nothing of them yet."""
    some, eye = decisions(), eye_of(NEULAND)
    told = np.frombuffer(b"".join(some.rows), np.uint8).reshape(len(some.rows), -1)
    traits = np.concatenate([some.table(k) for k in range(len(some.rows))])
    starts = np.cumsum([0, *[len(moves) for moves in some.moves]])
    seats = np.ones((len(told), eye.seats), np.float32)
    made = np.array([move for moves in some.moves for move in moves])
    there, even = seats.astype(np.uint8), np.ones(len(made), np.float32)
    samples = Samples(told, starts, made, even, seats, seats, there, seats * np.float32(0.5), traits)
    return fresh(NEULAND, samples, 1, hidden=16)


def telling(**arrays: npt.NDArray[Any]) -> Net:
    return Net({**untold().arrays, **{name: array.astype(np.float32) for name, array in arrays.items()}})


def speaks(net: Net, traits: list[bytes] | None = None) -> list[npt.NDArray[np.float64]]:
    some = decisions()
    return [np.array(each) for each in net.judge(some.rows, some.moves, traits or some.traits)[1]]


def taught_net() -> Net:
    """Has something to say of every trait that it has met."""
    random = np.random.default_rng(3)
    vectors, biases = (random.normal(size=untold().arrays[name].shape) for name in ("traits", "traits_bias"))
    vectors[0], biases[0] = 0.0, 0.0
    return telling(traits=vectors, traits_bias=biases)


def test_a_trait_that_was_never_met_says_nothing() -> None:
    net = taught_net()
    assert not net.known[:, NEVER].any()
    assert net.known.any(1).all()
    strange = [bytes([NEVER]) * len(traits) for traits in decisions().traits]
    found = zip(speaks(net, strange), speaks(untold()), speaks(net), strict=True)
    for unheard, silent, heard in found:
        assert np.allclose(unheard, silent, atol=1e-4)
        assert not np.allclose(heard, silent, atol=1e-2)


def test_a_trait_speaks_for_the_moves_that_have_it_and_for_no_others() -> None:
    """Not for those either that have the same number as another trait."""
    net, apart = untold(), 0
    for trait, value in ((0, 48), (1, 1), (3, 2), (4, 1), (8, 1)):
        place = net.known[trait, value]
        assert place > 0
        loud = np.zeros(net.traits_bias.shape)
        loud[place] = LOUD
        for k, (more, usual) in enumerate(zip(speaks(telling(traits_bias=loud)), speaks(net), strict=True)):
            have = decisions().table(k)[:, trait] == value
            assert np.allclose(more - usual, LOUD * have, atol=1e-4)
            apart += have.any() and not have.all()
    assert apart > 10


def test_what_a_trait_says_depends_on_the_position() -> None:
    """Its vector is multiplied with what the net thinks, as a move's own is."""
    net, said = untold(), set()
    trait, value = 1, 1
    vectors = np.zeros(net.traits.shape)
    vectors[net.known[trait, value]] = LOUD
    for k, (more, usual) in enumerate(zip(speaks(telling(traits=vectors)), speaks(net), strict=True)):
        have = decisions().table(k)[:, trait] == value
        deep = net.think(np.frombuffer(decisions().rows[k], np.uint8).reshape(1, -1))[0]
        assert np.allclose(more - usual, LOUD * deep.sum() * have, rtol=1e-4, atol=1e-4)
        said.add(round(float(deep.sum()), 3))
    assert len(said) > 10


def test_traits_count_in_a_search_as_they_do_by_themselves() -> None:
    net, some = taught_net(), decisions()
    near = Near(net)
    for row, moves, traits, words in zip(some.rows, some.moves, some.traits, speaks(net), strict=True):
        assert np.allclose(net.judge([row], [moves], [traits], near)[1][0], words, atol=1e-3)


def older(net: Net, path: Path) -> Path:
    """The net in a file from before there were traits."""
    arrays = {name: array for name, array in net.arrays.items() if name not in ("known", "exploration", *TOLD)}
    with path.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    return path


SHIPPED = [
    (game, name) for game in every() for name in (WEIGHTS, ALONE) if shipped_net(game, name) and not eye_of(game).traits
]


@pytest.mark.parametrize(("game", "name"), SHIPPED, ids=[f"{game.id}-{name}" for game, name in SHIPPED])
def test_a_net_from_before_traits_is_one_for_a_game_without_them(
    game: Game[Any, Any], name: str, tmp_path: Path
) -> None:
    net = shipped_net(game, name)
    assert net is not None
    again = load_net(game, older(net, tmp_path / "net.npz"))
    assert len(again.known) == eye_of(game).traits == 0
    assert again.exploration == 1.25
    case = next(case for case in CASES if case.game is game)
    rows = [eye_of(game).look(p, 0) for p in walk(case, 48, looks=4)]
    assert again.judge(rows, [[0, 1, 2]] * len(rows), []) == net.judge(rows, [[0, 1, 2]] * len(rows), [])


def test_a_net_for_other_traits_than_the_sight_tells_is_refused(tmp_path: Path) -> None:
    net = untold()
    save_net(net, tmp_path / "net.npz")
    assert len(load_net(NEULAND, tmp_path / "net.npz").known) == 9
    said = "net.npz was made for other traits of moves than the sight of neuland tells."
    save_net(Net({**net.arrays, "known": net.known[1:]}), tmp_path / "net.npz")
    with pytest.raises(BadNet) as fewer:
        load_net(NEULAND, tmp_path / "net.npz")
    with pytest.raises(BadNet) as none:
        load_net(NEULAND, older(net, tmp_path / "net.npz"))
    assert str(fewer.value) == str(none.value) == said
