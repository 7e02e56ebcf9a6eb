"""What a look through a match finds in the turns of good and bad players.

`PYTHONPATH=build/compiled python -m benchmarks.review [--matches 1] [--bots novice,master:1500] [GAME ...]`: each bot
plays whole matches of two against a Master in a hurry, then its turns are looked through as at the table. Told are the
chances to win that its turns cost, in all and the dearest. Whoever plays well should be told little.
"""

import argparse
import time
from typing import Any

from virtuosi.bots.coach import Effort
from virtuosi.bots.deciding import decide
from virtuosi.bots.reviewing import review
from virtuosi.bots.sampler import Sampler
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games import every, find, shipped_pack
from virtuosi.server.analysis import loss
from virtuosi.server.coaching import REVIEW

RIVAL = "master:60"
SECONDS = 60.0  # a turn, at most: iterations are the limit
LOOKED_AT = 0  # the seat

Turn = tuple[Position, list[str]]  # where it began, and what was made of it


def turns(game: Game[Any, Any], bot: str, seed: int) -> list[Turn]:
    """Of one match those with a choice, as the house takes them: until the rival moves, or Nature."""
    rng, found, under_way = Rng(seed), list[Turn](), False
    p: Position = game.start(shipped_pack(game.id), 2, game.checked_options(2, {}))
    while p.agenda:
        if p.actor == NATURE:
            p.play(p.toss(rng.number()))
            under_way = False
            continue
        own = p.actor == LOOKED_AT
        move = decide(game, Sampler(p, p.actor, rng.number()), bot if own else RIVAL, rng.number())
        if own and not under_way and len(p.moves()) > 1:
            found.append((p.copy(), []))
        under_way = own and (under_way or len(p.moves()) > 1)
        if under_way:
            found[-1][1].append(game.space.names[move])
        p.play(move)
    return found


def losses(game: Game[Any, Any], played: list[Turn]) -> list[float]:
    effort = Effort(REVIEW, SECONDS)
    found: list[float] = []
    for number, (position, made) in enumerate(played):
        best, own = review(game, position, LOOKED_AT, number, number, effort, made).hints
        found.append(loss(best, own, LOOKED_AT))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--bots", default="novice,scholar:100,master:1500")
    given = parser.parse_args()
    for game in [find(name) for name in given.games] or every():
        for bot in given.bots.split(","):
            played = [turn for seed in range(given.matches) for turn in turns(game, bot, seed)]
            began = time.process_time()
            found = losses(game, played)
            spent = (time.process_time() - began) / len(found)
            costly = sorted((one for one in found if one > 0.0), reverse=True)
            dearest = ", ".join(f"{one:.0%}" for one in costly[:3]) or "none"
            lost = f"{sum(costly) / given.matches:.2f} of a win a match, in {len(costly)} of {len(found)} turns"
            print(f"{game.id}, {bot}: {lost}; the dearest {dearest}; {spent:.2f} s a turn", flush=True)


if __name__ == "__main__":
    main()
