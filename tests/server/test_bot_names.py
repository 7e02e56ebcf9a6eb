"""Bots sit down under names of the game's period."""

import pytest

from tests.server.visiting import Visited
from virtuosi.games import REGISTERED, find
from virtuosi.server.bodies import SeatWish
from virtuosi.server.opening import named_bots

BOT = SeatWish("bot")


@pytest.mark.parametrize("game", REGISTERED)
async def test_every_bot_has_a_name_of_the_period_and_the_same_one_tomorrow(visited: Visited, game: str) -> None:
    most = max(find(game).seat_counts)
    seen = []
    for _ in range(2):
        table = await visited.open(game, kinds="p" + "b" * (most - 1))
        seen.append([seat["name"] for seat in (await table.look())["table"]["seats"]])
    assert seen[0] == seen[1] == [None, *find(game).bots[: most - 1]]


@pytest.mark.parametrize("game", REGISTERED)
def test_the_names_of_a_game_are_enough_and_told_apart_by_their_first_letter(game: str) -> None:
    found = find(game)
    assert len(found.bots) >= max(found.seat_counts)
    assert len({name[0] for name in found.bots}) == len(found.bots)
    # French says "de Cassini" of them all: no name asks for an elision
    assert not any(name[0] in "AEIOUYÉÈH" for name in found.bots)


def test_a_name_that_somebody_wished_for_is_left_to_them() -> None:
    wishes = [SeatWish("person", name="townes"), BOT, SeatWish("bot", name="Rosalind"), SeatWish("person")]
    assert [wish.name for wish in named_bots(wishes, ["Townes", "Maiman"])] == ["townes", "Maiman", "Rosalind", None]


def test_a_game_without_names_leaves_its_bots_without() -> None:
    assert named_bots([BOT], []) == [BOT]
