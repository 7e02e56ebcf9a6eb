"""Whom the log tells of, and what the box holds wherever it lies."""

from tests.games.hand import sentence
from tests.games.neuland.build import Country, country, game, produce, take
from virtuosi.core.rulebook import rule
from virtuosi.games.neuland.rules.moves import CATEGORIES, STEPS
from virtuosi.games.neuland.rules.position import WAITING


def told(t: Country, *moves: str) -> list[str]:
    return [sentence(game, line) for line in t.lines(*moves)]


@rule("neuland 3.8")
def test_whoever_waits_is_named() -> None:
    assert told(country(rules=WAITING, seat=1), "wait") == ["Player 2 lets an action pass"]


@rule("neuland 8.1")
def test_whoever_places_the_last_coat_of_arms_is_named() -> None:
    t = country(seat=1)
    studio = t.put("D2", "studio")
    wood, cloth = t.stand("D2", "wood", seat=1), t.stand("D1", "cloth", seat=1)
    t.p.left[1] = 1
    assert told(t, produce(studio), take(wood), take(cloth))[-1] == "Player 2 places the last coat of arms"


@rule("neuland 1.3")
def test_each_category_has_three_tiles_on_the_map_or_in_its_pile() -> None:
    t = country()
    for kind in ("studio", "academy"):
        t.put("D1", kind)
    assert [t.p.census()[category] for category in CATEGORIES] == [STEPS] * len(CATEGORIES)
