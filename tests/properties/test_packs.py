"""An owner may enter whatever the data language says: random valid packs of every game are played to the end."""

from typing import Any

import msgspec
import pytest

from tests.properties.cases import CASES, MATCHES, Case, Recorder, random_move
from tests.properties.packs import random_edition
from virtuosi.core.game import Game
from virtuosi.core.match import Match
from virtuosi.core.present import present
from virtuosi.core.rng import Rng
from virtuosi.core.scene import PackOffer, SeatInfo, TableInfo
from virtuosi.core.task import LEGAL, NOBODY
from virtuosi.games import differing, every, pack_of

PACKS = 2 * MATCHES  # of each game
PLAYED = 3  # matches with each pack
LOOK = 29  # moves between looks at the whole table

each_game = pytest.mark.parametrize("game", every(), ids=lambda game: game.id)


def table_of(match: Match) -> TableInfo:
    seats = [SeatInfo(seat, None, "person") for seat in range(match.seats)]
    pack = PackOffer(match.pack.id, match.pack.digest)
    return TableInfo("generated", match.game.id, seats, match.options, True, match.over, pack)


def look_closely(case: Case, match: Match, counted: dict[str, int]) -> None:
    """Everything that is shown can be shown and said, nothing is lost, and moves are the candidates without refusal."""
    p = match.position
    assert case.game.census(p) == counted
    found = p.refusals()
    assert [move for move, refusal in found if refusal == LEGAL] == p.moves()
    words = case.game.words("en")
    for seat in (p.actor if p.actor >= 0 else NOBODY, NOBODY):
        scene = present(match, table_of(match), None if seat == NOBODY else seat, log_from=max(0, match.number - LOOK))
        msgspec.json.encode(scene)
        for message in [choice.text for choice in scene.choices] + [line.text for line in scene.log]:
            words.render(message, str, {"who": "x", "you": "no"})
    case.game.insight.values(p)


def play_through(case: Case, pack: Any, seed: int) -> None:
    """One random match of a case with a pack, looked at closely now and then."""
    match, rng = Match(case.game, pack, case.seats, dict(case.options)), Rng(seed)
    counted = case.game.census(match.position)
    while not match.over:
        moves = match.position.moves()
        assert moves, f"{case}: {case.game.task_name(match.position)} is asked without a move"
        if match.number % LOOK == 0:
            look_closely(case, match, counted)
        match.play(case.game.space.names[random_move(match.position, rng)])
        assert match.number <= case.game.longest
    look_closely(case, match, counted)
    assert case.game.ending(match.position)[0].id in case.game.words("en")


@each_game
def test_random_packs_play_to_the_end(game: Game[Any, Any], record_property: Recorder) -> None:
    cases = [case for case in CASES if case.game is game]
    record_property("matches", PACKS * PLAYED)
    for seed in range(PACKS):
        edition = random_edition(game.id, seed)
        assert differing(edition) > 10
        for number in range(PLAYED):
            case = cases[(seed * PLAYED + number) * 7 % len(cases)]
            try:
                play_through(case, pack_of(edition), seed)
            except Exception as error:
                raise AssertionError(f"{case}, pack of seed {seed}") from error
