"""Which search thinks about a game: the one that a net guides where there is a net, else the one that insight leads."""

from functools import cache
from typing import TYPE_CHECKING, Any

from virtuosi.bots.guided import Guided
from virtuosi.bots.sampler import Sampler
from virtuosi.bots.search import CLASSIC, QUICK, THOROUGH, Search
from virtuosi.core.game import Game
from virtuosi.core.insight import Insight
from virtuosi.core.position import Position
from virtuosi.core.sight import Sight, seen, told
from virtuosi.core.task import Task

if TYPE_CHECKING:
    from virtuosi.bots.net import Net

WEIGHTS = "weights.npz"
ALONE = "alone.npz"  # the net of one who plays alone, where there is one of its own
SCHOLARLY, MASTERLY = 1, 2  # what a bot has learned, so that it may use nets that ask for it


class NoSight(ValueError):
    """A game that no net can see."""


class Eye:
    """Looks at positions of a game for a net."""

    def __init__(self, game: Game[Any, Any]) -> None:
        if game.sight is None:
            raise NoSight(f"{game.id} has no sight, so no net can play it.")
        self.sight: Sight[Any] = game.sight
        self.insight: Insight[Any] = game.insight
        self.kinds: dict[type[Task[Any]], int] = {
            game.tasks[name]: number for number, name in enumerate(sorted(game.tasks), 1)
        }
        self.seats = max(game.seat_counts)
        self.moves = len(game.space)
        self.traits = self.sight.traits

    def look(self, p: Position, seat: int) -> bytes:
        return seen(self.sight, self.kinds, p, seat, self.insight.survey(p))

    def hear(self, p: Position, seat: int, moves: list[int]) -> bytes:
        return told(self.sight, p, seat, moves, self.insight.survey(p))


eye_of = cache(Eye)


@cache
def shipped_net(game: Game[Any, Any], name: str = WEIGHTS) -> "Net | None":
    """The net in the game's room, if one has been learned that plays better than insight does."""
    weights = game.room / "insight" / name
    if not weights.is_file():
        return None
    from virtuosi.bots.net import load_net  # here: numpy takes a fifth of a second, and most commands need no net

    return load_net(game, weights)


def net_at(game: Game[Any, Any], seats: int, learned: int) -> "Net | None":
    """The shipped net, at the tables it is made for and for those who have learned as much as it asks."""
    if not learned:
        return None
    net = (shipped_net(game, ALONE) if seats == 1 else None) or shipped_net(game)
    return net if net is not None and net.fewest <= seats <= net.most and learned >= net.asks else None


def known(game: Game[Any, Any], manner: int) -> Insight[Any]:
    """What play has taught is for Masters, and for those who measure and teach."""
    return game.classic if manner in (CLASSIC, QUICK) and game.classic else game.insight


def search_of(
    game: Game[Any, Any], net: "Net | None", sampler: Sampler, seed: int, manner: int = THOROUGH
) -> Search | Guided:
    if net is None:
        return Search(sampler, known(game, manner), seed, manner)
    eye = eye_of(game)
    return Guided(sampler, game.insight, net, eye.sight, eye.kinds, seed)
