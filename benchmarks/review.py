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
from virtuosi.core.match import Match
from virtuosi.core.rng import Rng
from virtuosi.core.saving import expanded, load
from virtuosi.core.task import NATURE
from virtuosi.games import every, find, shipped_pack
from virtuosi.server.analysis import loss, turns_of
from virtuosi.server.coaching import REVIEW

RIVAL = "master:60"
SECONDS = 60.0  # a turn, at most: iterations are the limit
LOOKED_AT = 0  # the seat


def played(game: Game[Any, Any], bot: str, seed: int) -> Match:
    """A whole match of the bot against its rival."""
    match, rng = Match(game, shipped_pack(game.id), 2, {}), Rng(seed)
    while not match.over:
        p = match.position
        if p.actor == NATURE:
            match.play(match.toss(rng.number()))
            continue
        who = bot if p.actor == LOOKED_AT else RIVAL
        match.play(game.space.names[decide(game, Sampler(p, p.actor, rng.number()), who, rng.number())])
    return match


def losses(match: Match) -> list[float]:
    """What each turn cost, as the house takes turns and tells of them."""
    game, effort = match.game, Effort(REVIEW, SECONDS)
    found: list[float] = []
    for turn in turns_of([LOOKED_AT], match.played, Match(game, match.pack, 2, {})):
        position = load(game, match.pack, 2, match.options, expanded(turn.saved))
        best, made = review(game, position, turn.seat, turn.number, turn.number, effort, turn.made).hints
        found.append(loss(best, made, turn.seat))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--bots", default="novice,scholar:100,master:1500")
    given = parser.parse_args()
    for game in [find(name) for name in given.games] or every():
        for bot in given.bots.split(","):
            matches = [played(game, bot, seed) for seed in range(given.matches)]
            began = time.process_time()
            found = [lost for match in matches for lost in losses(match)]
            spent = (time.process_time() - began) / len(found)
            costly = sorted((one for one in found if one > 0.0), reverse=True)
            dearest = ", ".join(f"{one:.0%}" for one in costly[:3]) or "none"
            lost = f"{sum(costly) / given.matches:.2f} of a win a match, in {len(costly)} of {len(found)} turns"
            print(f"{game.id}, {bot}: {lost}; the dearest {dearest}; {spent:.2f} s a turn", flush=True)


if __name__ == "__main__":
    main()
