"""Scenes to draw by: plays a random match of a game and writes what its first seat sees, for the dev page ?mock.

.venv/bin/python web/scripts/fixture.py newton --seats 3 --moves 80 --seed 4
"""

import argparse
import random
from pathlib import Path

import msgspec

from virtuosi import games
from virtuosi.core.match import Match
from virtuosi.core.present import present
from virtuosi.core.scene import PackInfo, Scene, SeatInfo, TableInfo
from virtuosi.core.task import NATURE


def scenes(game_id: str, seats: int, moves: int, seed: int, eyes: int) -> list[Scene]:
    """Every moment at which the seat decides, and the end if it comes so far."""
    dice = random.Random(seed)
    game, pack = games.find(game_id), games.shipped_pack(game_id)
    match = Match(game, pack, seats, {})
    people = [SeatInfo(0, None, "person"), *(SeatInfo(seat, None, "bot", "scholar") for seat in range(1, seats))]
    found = []
    while match.number < moves and not match.over:
        if match.position.actor == NATURE:
            match.play(match.toss(dice.randrange(2**31)))
            continue
        legal = [game.space.names[move] for move in match.position.moves()]
        if match.position.actor == eyes:
            found.append(shown(match, people, eyes))
        match.play(dice.choice(legal))
    return [*found, shown(match, people, eyes)]


def shown(match: Match, people: list[SeatInfo], eyes: int) -> Scene:
    pack = PackInfo(match.pack.id, match.pack.digest)
    table = TableInfo(f"mock-{match.game.id}", match.game.id, people, dict(match.options), True, match.over, pack)
    return present(match, table, eyes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--eyes", type=int, default=0)
    wanted = parser.parse_args()
    found = scenes(wanted.game, wanted.seats, wanted.moves, wanted.seed, wanted.eyes)
    target = Path(__file__).parents[1] / "src" / "games" / wanted.game / "fixture.json"
    target.write_bytes(msgspec.json.encode(found))
    print(f"{len(found)} scenes in {target}: open /table/mock-{wanted.game}?mock under `npm run dev`")


if __name__ == "__main__":
    main()
