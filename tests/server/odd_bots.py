"""Bots for tests, in the place of the real ones: quick, or failing in every way."""

import os
import time
from pathlib import Path
from typing import Any

from virtuosi.bots.deciding import Chosen, choose
from virtuosi.core.saving import load
from virtuosi.games import find, pack_of


def _puzzle(asked: tuple[Any, ...]) -> tuple[list[str], int]:
    """The moves there are, and the whim."""
    game, edition, seats, options, saved, _, _, seed, *_ = asked
    position = load(find(game), pack_of(edition), seats, options, saved)
    return [find(game).space.names[move] for move in position.moves()], seed


def first(*asked: Any) -> Chosen:
    """Whatever the whim says, at once."""
    moves, whim = _puzzle(asked)
    return Chosen(moves[whim % len(moves)])


def searches(*asked: Any) -> Chosen:
    """A real search, of a few iterations whatever the level."""
    game, edition, seats, options, saved, seat, _, seed, *_ = asked
    return choose(game, edition, seats, options, saved, seat, "search:20", seed, 0.0)


def idle(*asked: Any) -> Chosen:
    """Mostly the last move there is, the end of a turn, so that little is done and a match ends early."""
    moves, whim = _puzzle(asked)
    return Chosen(moves[whim % len(moves)] if whim % 4 == 0 else moves[-1])


def fails(*_: object) -> Chosen:
    raise ValueError("no idea")


def dies(*_: object) -> Chosen:
    os._exit(7)


def dies_once(*asked: Any) -> Chosen:
    """Dies over the first question of all, and then answers with the last move there is."""
    mark = Path(os.environ["VIRTUOSI_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os._exit(7)
    moves, _ = _puzzle(asked)
    return Chosen(moves[-1])


def sleeps_once(*asked: Any) -> Chosen:
    """Never comes to an end with the first question of all, and notes where."""
    mark = Path(os.environ["VIRTUOSI_TEST_MARK"])
    if not mark.exists():
        written = mark.with_suffix(".written")
        written.write_text(str(os.getpid()))
        written.rename(mark)  # whoever finds it can read it
        time.sleep(3600)
    return first(*asked)


def only_novice(*asked: Any) -> Chosen:
    """No idea above the lowest level."""
    if asked[6] != "novice":
        raise ValueError("no idea")
    return first(*asked)


def slow(*asked: Any) -> Chosen:
    time.sleep(0.15)
    return first(*asked)


def sleeps(*_: object) -> Chosen:
    time.sleep(3600)
    return Chosen("")


def cheats(*_: object) -> Chosen:
    return Chosen("take_everything")


def in_company(*asked: Any) -> Chosen:
    """For its own move first of all, whatever its place, and for the last one next; the second of several fails."""
    moves, company = _puzzle(asked)[0], asked[11]
    if company.place == 1:
        raise ValueError("no opinion")
    own = moves[company.place]
    return Chosen(own, company.size, {own: 5.0, moves[-1]: 4.0})
