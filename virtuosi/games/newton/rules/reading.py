"""From TOML to the tables of Newton: every mistake is named with its file, row and field."""

from typing import Final

from virtuosi.core.data import Row, Source
from virtuosi.games.newton.rules import layout
from virtuosi.games.newton.rules.moves import (
    ACTION_IDS,
    BONUS_IDS,
    BOOK_IDS,
    CARD_IDS,
    CITY_IDS,
    COLOURS,
    DISCOVERY_IDS,
    FIRST_LECTURE,
    INCOME_IDS,
    INVENTION_IDS,
    JOKER,
    LAND_IDS,
    LEVELS,
    MASTER_IDS,
    OBJECTIVE_IDS,
    RANK_IDS,
    SPECIAL_IDS,
    SPECIALIZATION_IDS,
    STARTERS,
    STUDY,
    TECHNOLOGY,
    TRAVEL,
    UNIVERSITIES,
)
from virtuosi.games.newton.rules.pack import (
    ANY_DEVELOPMENT,
    ANY_INCOME,
    COIN,
    COUNTS,
    DOUBLE,
    END,
    EXTRA_CUBE,
    FIRST_DEVELOPMENT,
    FROM_CARDS,
    FROM_CITIES,
    FROM_DISCOVERIES,
    FROM_INCOMES,
    FROM_INVENTIONS,
    FROM_MASTERS,
    FROM_PILES,
    FROM_SPECIALS,
    FROM_TOKENS,
    GAIN,
    IGNORE,
    LACKS,
    MENU,
    MODIFIER,
    NO_EFFECT,
    PAY_COIN,
    PERS,
    POTION,
    SECOND_TILE,
    NewtonPack,
)
from virtuosi.games.newton.rules.programs import GAINS, MODIFIERS, Programs

NUMBERS: Final = {
    "rounds": (1, 6),
    "turns_per_round": (5, 5),
    "start_coins": (0, 20),
    "masters_dealt": (4, 4),
    "masters_drawn_solo": (4, 20),
    "row_cards": (1, 5),
    "row_cards_solo": (1, 5),
    "reveal_cost": (1, 9),
    "reveal_cards": (1, 4),
    "boost_cost": (1, 9),
    "potion_cost": (1, 9),
    "student_cost": (1, 9),
    "potions_per_book": (1, 9),
    "potions_per_place": (1, 9),
    "shelf_tiles": (12, 12),
    "pile_tiles": (3, 3),
    "travel_cubes": (12, 12),
    "students": (4, 4),
    "students_at_start": (0, 4),
    "work_length": (4, 24),
    "cube_9_vp": (0, 20),
    "cube_10_vp": (0, 20),
    "cube_11_vp": (0, 20),
    "cube_12_vp": (0, 20),
    "discoveries_1": (0, 8),
    "discoveries_2": (0, 8),
    "discoveries_3": (0, 8),
    "discoveries_4": (0, 8),
}
MODIFIED: Final = {SECOND_TILE: STUDY, IGNORE: STUDY, DOUBLE: TECHNOLOGY, EXTRA_CUBE: TRAVEL}
PILES: Final = ["first", "second", "third", "fourth"]
MODULE: Final = "great_discoveries"


def build(source: Source) -> NewtonPack:
    """The tables, or a PackError with every mistake."""
    pack = NewtonPack(source.id, "", source.constants("constants.toml", NUMBERS))
    programs = Programs(pack)
    layout.read(source, pack)
    _cards(source, pack, programs)
    _lectures(source, pack, programs)
    _masters(source, pack, programs)
    _places(source, pack, programs)
    _stocks(source, pack, programs)
    _inventions(source, pack, programs)
    _objectives(source, pack)
    _discoveries(source, pack, programs)
    for row in source.rows("constants.toml", "pile_bonuses", PILES):
        pack.pile_program.append(programs.read(row, "effect", FROM_PILES))
    for row in source.rows("constants.toml", "ranks", RANK_IDS):
        pack.ranks.append(row.integer("at_least", 0, 999))
    pack.digest = source.finish()
    return pack


def _books(row: Row, atoms: list[str]) -> list[int]:
    """How many books of each colour a list of atoms names."""
    counts = [0, 0, 0, 0]
    for atom in atoms:
        if atom.startswith("book "):
            if atom[5:] in BOOK_IDS:
                counts[BOOK_IDS.index(atom[5:])] += 1
            else:
                row.wrong("effect", f"{atom!r}: a book is one of {', '.join(BOOK_IDS)}")
    return counts


def _effect(row: Row, pack: NewtonPack, programs: Programs) -> list[int]:
    """Adds a card's special effect; returns its books. Books stand alone: they are no effect to apply."""
    atoms = row.texts("effect")
    books = _books(row, atoms)
    start = programs.read(row, "effect", FROM_CARDS) if atoms and not sum(books) else -1
    lightning = row.flag("lightning")
    kind, modifier, price = NO_EFFECT, 0, 0
    ops = pack.atoms(start) if start >= 0 else []
    if ops:
        if ops[-1] in MODIFIERS:
            kind, modifier, price = MODIFIER, ops[-1], pack.x[start] if len(ops) > 1 else 0
            if MODIFIED[modifier] not in pack.playable[-1]:
                row.wrong("effect", f"changes {ACTION_IDS[MODIFIED[modifier]]}, which this card is not played for")
            if ops[:-1] not in ([], [PAY_COIN]) or (price and modifier == DOUBLE):
                row.wrong("effect", "what changes an action stands alone, or after its price in coins")
        else:
            if any(op in MODIFIERS for op in ops):
                row.wrong("effect", "what changes an action stands alone, or after its price in coins")
            kind = GAIN if all(op in GAINS for op in ops) and lightning else MENU
    pack.effect.append(kind)
    pack.program.append(start)
    pack.modifier.append(modifier)
    pack.price.append(price)
    pack.lightning.append(lightning)
    return books


def _symbols(pack: NewtonPack, actions: list[int], tucked: bool) -> None:
    counts = [actions.count(action) for action in range(len(ACTION_IDS))]
    pack.symbols += counts
    pack.tucked_symbols += counts if tucked else [0] * len(ACTION_IDS)


def _cards(source: Source, pack: NewtonPack, programs: Programs) -> None:
    for card in range(STARTERS):
        pack.level.append(0)
        pack.playable.append(list(range(len(ACTION_IDS))) if card == JOKER else [card])
        _symbols(pack, [] if card == JOKER else [card], True)
        pack.effect.append(NO_EFFECT)
        pack.program.append(-1)
        pack.modifier.append(0)
        pack.price.append(0)
        pack.lightning.append(False)
        pack.special.append(-1)
        pack.books += [0, 0, 0, 0]
    for row in source.rows("cards.toml", "action_cards", CARD_IDS[STARTERS:FIRST_LECTURE]):
        pack.level.append(row.integer("level", int(row.name[1]), int(row.name[1])))
        action = row.one_of("action", ACTION_IDS)
        pack.playable.append([action])
        _symbols(pack, [action], True)
        pack.books += _effect(row, pack, programs)
        pack.special.append(-1)


def _lectures(source: Source, pack: NewtonPack, programs: Programs) -> None:
    for row in source.rows("lectures.toml", "lecture_cards", CARD_IDS[FIRST_LECTURE:]):
        pack.level.append(row.integer("level", int(row.name[1]), int(row.name[1])))
        form = row.one_of("form", ["same", "split", "special"])
        actions = [ACTION_IDS.index(action) for action in row.texts("actions", ACTION_IDS)]
        if len(actions) != (1 if form == 2 else 2) or (form == 0) != (len(set(actions)) < len(actions)):
            row.wrong("actions", "same: one action twice; split: two different ones; special: one")
        pack.playable.append(sorted(set(actions)))
        _symbols(pack, actions, form != 2)
        pack.books += _effect(row, pack, programs)
        pack.special.append(row.one_of("special", SPECIAL_IDS) if form == 2 else -1)
    # The faces of the starting cards come behind those of all others.
    ids = [f"{colour}_{action}" for colour in COLOURS for action in [*ACTION_IDS, "joker"]]
    for row in source.rows("cards.toml", "starting_cards", ids):
        row.one_of("color", [row.name.split("_")[0]])
        row.one_of("action", [row.name.split("_")[1]])
        atoms = row.texts("effect")
        if len(atoms) != sum(_books(row, atoms)):
            row.wrong("effect", "a starting card has books only")
        pack.books += _books(row, atoms)
    for row in source.rows("lectures.toml", "special_actions", SPECIAL_IDS):
        row.integer("level", 1, LEVELS)
        pack.special_program.append(programs.read(row, "effect", FROM_SPECIALS))
        after = row.has("after")
        pack.special_after.append(row.one_of("after", ACTION_IDS) if after else -1)
        pack.special_value.append(row.integer("at_least", 1, 9) if after else 0)


def _masters(source: Source, pack: NewtonPack, programs: Programs) -> None:
    for row in source.rows("masters.toml", "masters", MASTER_IDS):
        atoms = row.texts("effect")
        books = _books(row, atoms)
        lightning = row.flag("lightning")
        if lightning == (sum(books) > 0):
            row.wrong("lightning", "books last, anything else is immediate")
        pack.master_books += books
        pack.master_program.append(programs.read(row, "effect", FROM_MASTERS) if not sum(books) else -1)
        pack.master_lightning.append(lightning)
        pack.master_vp.append(row.integer("vp", 0, 30))


def _places(source: Source, pack: NewtonPack, programs: Programs) -> None:
    for row in source.rows("tiles.toml", "cities", CITY_IDS):
        pack.city_count.append(row.integer("count", 0, 7))
        pack.city_program.append(programs.read(row, "effect", FROM_CITIES))
        if row.name == "discovery":
            row.one_of("module", [MODULE])
    if sum(pack.city_count[:-1]) != 7:
        source.wrong("tiles.toml", "", "cities", "the base game has seven city tiles")
    source.rows("tiles.toml", "universities", [str(number + 1) for number in range(UNIVERSITIES)])
    source.rows("tiles.toml", "ancient_lands", LAND_IDS)
    for row in source.rows("tiles.toml", "bonuses", BONUS_IDS):
        pack.bonus_count.append(row.integer("count", 0, 18))
        pack.bonus_program.append(programs.read(row, "effect", FROM_TOKENS, GAINS))
        pack.bonus_coins.append(_given(pack, pack.bonus_program[-1], COIN))
        pack.bonus_potions.append(_given(pack, pack.bonus_program[-1], POTION))
    spots = sum(1 for mark in pack.token + pack.tree_token if mark)
    if sum(pack.bonus_count) < spots:
        source.wrong("tiles.toml", "", "bonuses", f"there are {spots} spots for tokens and fewer tokens")


def _given(pack: NewtonPack, counter: int, op: int) -> int:
    """How many coins, or potions, a program gives."""
    found = 0
    while pack.op[counter] != END:
        if pack.op[counter] == op:
            found += pack.x[counter]
        counter += 1
    return found


def _stocks(source: Source, pack: NewtonPack, programs: Programs) -> None:
    for row in source.rows("tiles.toml", "specializations", SPECIALIZATION_IDS):
        if row.one_of("gives", ["development", "income"]) == 0:
            kind = row.one_of("type", [*ACTION_IDS, "any"])
            pack.gives.append(FIRST_DEVELOPMENT + kind if kind < len(ACTION_IDS) else ANY_DEVELOPMENT)
        else:
            kind = row.one_of("type", [*INCOME_IDS, "any"])
            pack.gives.append(kind if kind < len(INCOME_IDS) else ANY_INCOME)
    for row in source.rows("tiles.toml", "incomes", INCOME_IDS):
        pack.stock.append(row.integer("count", 0, 20))
        pack.income_program.append(programs.read(row, "effect", FROM_INCOMES, GAINS))
    for row in source.rows("tiles.toml", "developments", ACTION_IDS):
        pack.stock.append(row.integer("count", 0, 20))
        pack.income_program.append(-1)
    for row in source.rows("tiles.toml", "medicines", ["first", "second"]):
        count = row.integer("count", 4, 4)
        if row.name == "first":
            pack.stock.append(count)
        pack.income_program.append(programs.read(row, "effect", FROM_INCOMES, GAINS))


def _inventions(source: Source, pack: NewtonPack, programs: Programs) -> None:
    for row in source.rows("tiles.toml", "inventions", INVENTION_IDS):
        pack.invention_per.append(row.one_of("per", PERS) if row.has("per") else 0)
        pack.invention_program.append(programs.read(row, "effect", FROM_INVENTIONS))
        if row.name == "discovery":
            row.one_of("module", [MODULE])


def _objectives(source: Source, pack: NewtonPack) -> None:
    for row in source.rows("tiles.toml", "objectives", OBJECTIVE_IDS):
        pack.objective_counts.append(row.one_of("counts", COUNTS))
        pack.objective_each.append(row.integer("each", 1, 9))
        pack.objective_vp.append(row.integer("vp", 0, 20))
        pack.objective_most.append(row.integer("most", 0, 99))
        if row.name == "discovery":
            row.one_of("module", [MODULE])


def _discoveries(source: Source, pack: NewtonPack, programs: Programs) -> None:
    for row in source.rows("discoveries.toml", "discoveries", DISCOVERY_IDS):
        pack.cost.append(row.integer("cost", 0, 30))
        books = row.texts("books", BOOK_IDS)
        pack.discovery_books += [books.count(book) for book in BOOK_IDS]
        pack.discovery_income.append(programs.read(row, "income", FROM_DISCOVERIES, GAINS))
        pack.discovery_counts.append(row.one_of("counts", LACKS))
        pack.discovery_vp.append(row.integer("vp", 0, 20))
        pack.discovery_most.append(row.integer("most", 0, 99))
