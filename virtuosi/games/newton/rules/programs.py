"""Effects as data: the atoms of a row become a program of ints."""

from typing import Final

from virtuosi.core.data import Row
from virtuosi.games.newton.rules.moves import ACTION_IDS, BOOK_IDS, LEVELS
from virtuosi.games.newton.rules.pack import (
    ACTION,
    ATOMS,
    CARD,
    COIN,
    CUBE,
    CUBES,
    DISCOVERY,
    DOUBLE,
    END,
    EXTRA_CUBE,
    FROM_CARDS,
    FROM_DISCOVERIES,
    FROM_SPECIALS,
    IGNORE,
    IGNORING,
    INCOME_AGAIN,
    NO_COINS,
    NO_TOLLS,
    PAY_CARD,
    PAY_COIN,
    PAY_POTION,
    POTION,
    REMOVE_TILE,
    REPEAT,
    SECOND_TILE,
    SPLIT,
    STUDENT,
    THEN_ACT,
    VP,
    VP_PER_BOOK,
    VP_PER_TRIPLE,
    NewtonPack,
)

GAINS: Final = [COIN, VP, POTION, STUDENT]
MODIFIERS: Final = [SECOND_TILE, IGNORE, DOUBLE, EXTRA_CUBE]
NUMBERED: Final = [*GAINS, PAY_COIN, PAY_POTION, PAY_CARD, REMOVE_TILE, CARD, VP_PER_TRIPLE]
PRICES: Final = [PAY_COIN, PAY_POTION, PAY_CARD]
MOST: Final = {PAY_CARD: 1, CARD: LEVELS}
BITS: Final = {
    "split": SPLIT,
    "ignore_requirement": IGNORING,
    "ignore_books": IGNORING,
    "no_coins": NO_COINS,
    "no_tolls": NO_TOLLS,
    "cube_everywhere": CUBES,
    "then_act": THEN_ACT,
}
# What may be special about an action: one thing at most
WAYS: Final = {
    "work": ["ignore_books", "no_coins"],
    "technology": ["split", "ignore_books"],
    "travel": ["no_tolls", "cube_everywhere"],
    "lessons": ["split", "then_act"],
    "study": ["split", "ignore_requirement"],
    "any": [],
}


class Programs:
    """Writes programs into the pack, one after another."""

    def __init__(self, pack: NewtonPack) -> None:
        self.pack = pack

    def read(self, row: Row, field: str, source: int, allowed: list[int] | None = None) -> int:
        """The counter where the program of this field starts."""
        start = len(self.pack.op)
        for text in row.texts(field):
            atom = self._atom(text)
            if atom is None or (allowed is not None and atom[0] not in allowed):
                row.wrong(field, f"{text!r} is not an effect that can stand here")
            else:
                self._write(source, *atom)
        self._write(source, END, 0, 0)
        problem = self._problem(self.pack.atoms(start), source)
        if problem:
            row.wrong(field, problem)
        return start

    def _problem(self, ops: list[int], source: int) -> str:
        """What no task would carry out as it is written."""
        chosen = source in (FROM_CARDS, FROM_SPECIALS)  # by their player, who may pay for them
        if not ops and source != FROM_DISCOVERIES:
            return "must say what it gives"
        if ops and ops[-1] in PRICES:
            return "a price must be followed by what it is paid for"
        for k, op in enumerate(ops):
            city_price = op == PAY_COIN and ops[k + 1] == CUBE
            if op in PRICES and not city_price and not (chosen and k == 0):
                return "a price stands first, on cards and special actions, or as coins before a cube"
            if INCOME_AGAIN <= op <= REPEAT and not chosen:
                return "only cards and special actions use something again"
            if op in MODIFIERS and source != FROM_CARDS:
                return "only a card changes its own action"
        return ""

    def _write(self, source: int, op: int, x: int, y: int) -> None:
        self.pack.source.append(source)
        self.pack.op.append(op)
        self.pack.x.append(x)
        self.pack.y.append(y)

    def _atom(self, text: str) -> tuple[int, int, int] | None:
        words = text.split()
        if words[:1] == ["pay"]:
            words = [" ".join(words[:2]), *words[2:]]
        if not words:
            return None
        if words[0] == "any" or words[0] in ACTION_IDS:
            return self._action(words)
        if words[0] not in ATOMS:
            return None
        op, rest = ATOMS.index(words[0]), words[1:]
        if op in NUMBERED:
            most = MOST.get(op, 29)
            return (op, int(rest[0]), 0) if len(rest) == 1 and rest[0].isdigit() and int(rest[0]) <= most else None
        if op == VP_PER_BOOK:
            return (op, BOOK_IDS.index(rest[0]), 0) if len(rest) == 1 and rest[0] in BOOK_IDS[:3] else None
        if op == CUBE:
            names = ["university", "ancient", "place"]
            return (op, names.index(rest[0]), 0) if len(rest) == 1 and rest[0] in names else None
        if op == DISCOVERY:
            names = ["half", "free"]
            return (op, names.index(rest[0]), 0) if len(rest) == 1 and rest[0] in names else None
        return None if rest or op in (END, ACTION) else (op, 0, 0)

    def _action(self, words: list[str]) -> tuple[int, int, int] | None:
        """`travel 5 no_tolls`: the action, its value, and what is special about it."""
        if len(words) < 2 or not words[1].isdigit() or not 1 <= int(words[1]) <= 20:
            return None
        way = int(words[1])
        for word in words[2:]:
            if word not in WAYS[words[0]]:
                return None
            way |= BITS[word]
        return (ACTION, [*ACTION_IDS, "any"].index(words[0]), way) if len(words) <= 3 else None
