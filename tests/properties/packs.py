"""Random valid packs of any game: shipped data changed value by value, within what the game's reader accepts.

A number moves, a word becomes another word of its column or of the rules, a list loses, doubles or borrows items,
and a sentence such as "gain 2 choose" is put together anew from the words of the game's effects.
"""

import json
import pkgutil
import random
from functools import cache
from importlib import import_module
from typing import Any

from virtuosi.core.data import REMARKS, Data, PackError, Source, written
from virtuosi.games import Edition, find, shipped

TRIES = 150  # changes that are tried for one pack; many are refused
TOGETHER = 6  # changes that are tried at once

Cell = tuple[dict[str, Any], str, list[Any]]  # a row, a field, and what the shipped rows have there


@cache
def vocabulary(game: str) -> list[str]:
    """Every word that the rules of a game list somewhere, and every word of its sentences."""
    found: set[str] = set()
    rules = import_module(f"virtuosi.games.{game}.rules")
    for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, (list, tuple)) and all(isinstance(word, str) for word in value):
                found.update(value)
    for row, field, _ in cells(json.loads(shipped(game).text)):
        if isinstance(row[field], list):
            found.update(word for text in row[field] if isinstance(text, str) for word in text.split())
    return sorted(word for word in found if word and " " not in word)


def cells(data: Data) -> list[Cell]:
    """Every value that is played with."""
    return [
        (row, field, [other[field] for other in rows if field in other])
        for tables in data.values()
        for rows in tables.values()
        for row in rows
        for field in row
        if field != "id" and field not in REMARKS
    ]


def is_sentences(cell: Cell) -> bool:
    return any(isinstance(value, list) and value and isinstance(value[0], str) for value in cell[2])


class Writer:
    """Makes packs of one game."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.rng = random.Random(f"{game} {seed}")
        self.name = f"generated-{seed}"

    def edition(self) -> Edition:
        """A pack with many values changed, all of which the game's reader accepts."""
        data: Data = json.loads(shipped(self.game).text)
        values = cells(data)
        sentences = [cell for cell in values if is_sentences(cell)] or values
        for _ in range(TRIES // TOGETHER):
            tried = [self.rng.choice(self.rng.choice((values, sentences))) for _ in range(TOGETHER)]
            if not self.change(data, tried):
                for cell in tried:
                    self.change(data, [cell])
        return Edition(self.game, self.name, written(data))

    def change(self, data: Data, tried: list[Cell]) -> bool:
        """Change these values, all of them or none."""
        before = [(row, field, row[field]) for row, field, _ in tried]
        for row, field, column in tried:
            row[field] = self.other(row[field], column)
        try:
            find(self.game).pack(Source(data, self.name))
        except PackError:
            for row, field, value in reversed(before):
                row[field] = value
            return False
        return True

    def other(self, value: Any, column: list[Any]) -> Any:
        rng = self.rng
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return rng.choice([value + 1, value - 1, value + 2, value * 2, value // 2, 0, rng.choice(column)])
        if isinstance(value, str):
            return rng.choice([rng.choice(column), rng.choice(vocabulary(self.game))])
        return self.other_list(value, column)

    def other_list(self, value: list[Any], column: list[Any]) -> list[Any]:
        rng, new = self.rng, list(value)
        known = [item for items in column for item in items]
        way = rng.randrange(6)
        if way == 0 or not known:
            return list(rng.choice(column))
        if way == 1 or not new:
            return [*new, rng.choice(known)]
        place = rng.randrange(len(new))
        if way == 2:
            del new[place]
        elif way == 3:
            rng.shuffle(new)
        elif way == 4:
            new[place] = rng.choice(known)
        else:
            new[place] = self.sentence(new[place]) if isinstance(new[place], str) else self.other(new[place], known)
        return new

    def sentence(self, text: str) -> str:
        """One word more, less, or another."""
        rng, words = self.rng, text.split()
        place = rng.randrange(len(words) + 1)
        word = rng.choice([*vocabulary(self.game), *map(str, range(-3, 7))])
        way = rng.randrange(4)
        if way == 0:
            words.insert(place, word)
        elif way == 1 and len(words) > 1:
            del words[place - 1]
        else:
            words[place - 1] = word
        return " ".join(words)


def random_edition(game: str, seed: int) -> Edition:
    return Writer(game, seed).edition()
