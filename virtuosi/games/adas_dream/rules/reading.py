"""The data files read into typed tables; every mistake is reported where a person can find it."""

from typing import Final

from virtuosi.core.data import Row, Source
from virtuosi.core.masks import members
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import AREAS_EACH, LEVELS, SMALL
from virtuosi.games.adas_dream.rules.effect_reading import EffectRows
from virtuosi.games.adas_dream.rules.map_reading import measure_map
from virtuosi.games.adas_dream.rules.moves import (
    AREAS,
    ASSIGNMENTS,
    BREAKTHROUGHS,
    CITIES,
    COLORS,
    GEARS,
    LECTURES,
    OBJECTIVES,
    PARTNERS,
    PROGRAM_SLOTS,
    PROGRAMS,
    RING_SPACES,
    ROOMS,
    SCIENCES,
)
from virtuosi.games.adas_dream.rules.pack import AdaPack

# What the rules' own arithmetic fixes has a range of one: the check then says which value it must be.
NUMBERS: Final = {
    "storage_slots": (2, 4),
    "dice_per_color": (8, 12),
    "dice_removed_per_missing_seat": (0, 2),
    "start_coins": (0, 20),
    "start_coal": (0, 9),
    "start_brass": (0, 9),
    "start_books": (0, 9),
    "seat2_coins": (0, 9),
    "seat3_coal": (0, 9),
    "seat4_coins": (0, 9),
    "seat4_coal": (0, 9),
    "start_innovation": (0, 5),
    "start_steam": (1, 6),
    "steam_levels": (5, 6),
    "start_hand": (1, 8),
    "hand_limit": (1, 8),
    "rank1_in_deck": (6, 6),
    "start_addition_gears": (0, 4),
    "start_subtraction_gears": (0, 2),
    "addition_gears": (16, 48),
    "research_top": (4, 15),
    "breakthrough_1": (1, 15),
    "breakthrough_2": (1, 15),
    "breakthrough_3": (1, 15),
    "advanced_1": (1, 15),
    "advanced_2": (1, 15),
    "token_first": (1, 4),
    "token_later": (1, 4),
    "objective_first": (0, 20),
    "objective_later": (0, 20),
    "empty_slot_penalty": (0, 9),
    "disc_above": (0, 9),
    "resources_per_point": (1, 99),
    "book_prestige": (0, 9),
    "road": (1, 9),
    "rail": (1, 9),
    "ferry": (1, 9),
    "nudge_coal": (1, 1),
    "further_coal": (1, 1),
    "top_bonus_innovation": (1, 6),
    "travel_pips": (1, 9),
    "meeting_draw": (0, 4),
    "travel_hops_1": (1, 1),
    "travel_hops_2": (2, 2),
}
# Objectives that name a thing, or count nothing
WITH_A_THING: Final = (
    "assignments_in_column",
    "discs_on_cities",
    "universities_in_region",
    "mill_has_every_die_color",
)
RANKS: Final = "srt"  # how the ids of partners begin: start, rank 1, rank 2


def build(source: Source) -> AdaPack:
    """The tables, or a PackError with every mistake."""
    numbers = source.constants("constants.toml", NUMBERS)
    pack = AdaPack(source.id, "", numbers)
    _check_numbers(source, numbers)
    effects = EffectRows()
    _board(source, pack, effects)
    _study(source, pack, effects)
    measure_map(source, pack, effects)
    _halls(source, pack, effects)
    _partners(source, pack, effects)
    _objectives(source, pack)
    effects.lay(pack)
    effects.check_chains(pack)
    pack.digest = source.finish()
    return pack


def _check_numbers(source: Source, numbers: dict[str, int]) -> None:
    top = numbers["research_top"]
    for id in ("breakthrough_1", "breakthrough_2", "breakthrough_3", "advanced_1", "advanced_2"):
        if numbers[id] > top:
            source.wrong("constants.toml", id, "value", "must not lie above research_top")
    if numbers["advanced_1"] >= numbers["advanced_2"]:
        source.wrong("constants.toml", "advanced_2", "value", "must lie above advanced_1")
    if numbers["start_steam"] > numbers["steam_levels"]:
        source.wrong("constants.toml", "start_steam", "value", "must not lie above steam_levels")


def _board(source: Source, pack: AdaPack, effects: EffectRows) -> None:
    for row in source.rows("workshop.toml", "spaces", RING_SPACES):
        effects.read(row, "reward")
    for row in source.rows("player_board.toml", "program_slots", PROGRAM_SLOTS):
        effects.read(row, "bonus")
    for row in source.rows("player_board.toml", "steam", [f"steam{level}" for level in range(1, 7)]):
        pack.steam_cap.append(row.integer("cap", 1, 999))
        pack.steam_coal.append(row.integer("coal", 0, 9))
        if pack.steam_cap[-1] <= pack.steam_cap[-2]:
            row.wrong("cap", "must grow from level to level")
    for row in source.rows("player_board.toml", "innovation", [f"innovation{value}" for value in range(7)]):
        pack.innovation_prestige.append(row.integer("prestige", 0, 20))
    for index, row in enumerate(source.rows("breakthroughs.toml", "breakthroughs", BREAKTHROUGHS)):
        effects.read(row, "reward")
        if row.has("default_track"):
            track = row.one_of("default_track", COLORS[:4])
            if pack.breakthrough_default[track] >= 0:
                row.wrong("default_track", "another token already lies on this track")
            pack.breakthrough_default[track] = index
    if -1 in pack.breakthrough_default:
        source.wrong("breakthroughs.toml", "", "default_track", "every track needs one token of the standard setup")


def _study(source: Source, pack: AdaPack, effects: EffectRows) -> None:
    for row in source.rows("programs.toml", "programs", PROGRAMS):
        kind, arg = _criterion(row)
        pack.criterion.append(kind)
        pack.criterion_arg.append(arg)
        pack.program_prestige.append(row.integer("prestige", 0, 30))
    for row in source.rows("assignments.toml", "assignments", ASSIGNMENTS):
        colors = row.texts("colors", COLORS[:4])
        pack.assignment_columns.append(sum(1 << COLORS.index(color) for color in set(colors)) or tables.EVERY_COLUMN)
        if len(colors) > 2:
            row.wrong("colors", "must name one colour, two, or none for any column")
        pack.assignment_discard.append(row.integer("discard", 0, 5))
        effects.read(row, "effect")
    for row in source.rows("gears.toml", "gears", GEARS):
        pack.gear_brass.append(row.integer("brass", 0, 9))
        pack.gear_coal.append(row.integer("coal", 0, 9))
        pack.gear_coins.append(row.integer("coins", 0, 20))
        pack.gear_innovation.append(row.integer("innovation", 0, 6))


def _criterion(row: Row) -> tuple[int, int]:
    """`value_in 3 4` as a kind and a number or mask."""
    words = row.text("criterion").split()
    name, given = (words[0], words[1:]) if words else ("", [])
    colors = [COLORS.index(word) for word in given if word in COLORS]
    values = [int(word) for word in given if word.isdigit()]
    if name in ("color_all", "color_in") and colors and len(colors) == len(given):
        return tables.COLOR_IN, sum(1 << color for color in set(colors))
    if name == "parity" and given in (["even"], ["odd"]):
        return tables.VALUE_IN, 0b1010100 if given == ["even"] else 0b101010
    if name == "value_in" and values and len(values) == len(given) and all(1 <= value <= 6 for value in values):
        return tables.VALUE_IN, sum(1 << value for value in set(values))
    if name == "value_sum" and len(values) == 1 and 3 <= values[0] <= 18:
        return tables.VALUE_SUM, values[0]
    if name in tables.CRITERIA[tables.COLOR_SAME : tables.VALUE_SUM] and not given:
        return tables.CRITERIA.index(name), 0
    row.wrong("criterion", f"{' '.join(words)!r} is not a criterion, such as 'value_in 3 4' or 'color_same'")
    return tables.COLOR_SAME, 0


def _halls(source: Source, pack: AdaPack, effects: EffectRows) -> None:
    for row in source.rows("meetings.toml", "rooms", ROOMS):
        pack.room_coins.append(row.integer("coins", 0, 20))
        pack.room_innovation.append(row.integer("innovation", 0, 6))
        pack.room_spaces.append(row.integer("spaces", 1, 8))
        pack.slot_draw.append(row.integer("draw", 0, 8))
    for row in source.rows("institutions.toml", "levels", [f"level{level}" for level in range(2, 7)]):
        pack.level_innovation.append(row.integer("innovation", 0, 6))
        pack.level_prestige.append(row.integer("prestige", 0, 40))
        if pack.level_prestige[-1] % 2:
            row.wrong("prestige", "must be even, so that a tie can halve it")
    costs = pack.level_innovation
    for highest in range(-1, LEVELS):
        pack.lecture_cost += [cost + sum(costs[highest + 1 : level]) for level, cost in enumerate(costs)]
    for row in source.rows("institutions.toml", "lectures", LECTURES):
        effects.read(row, "reward")


def _partners(source: Source, pack: AdaPack, effects: EffectRows) -> None:
    by_rank = [0, 0, 0]
    for index, row in enumerate(source.rows("partners.toml", "partners", PARTNERS)):
        rank = RANKS.index(PARTNERS[index][0])
        pack.card_years.append(row.text("years"))
        pack.card_rank.append(row.integer("rank", rank, rank))
        pack.card_science.append(row.one_of("science", SCIENCES))
        pack.card_die.append(sum(1 << value for value in set(row.integers("die", 1, 6))) or tables.EVERY_VALUE)
        pack.card_cost.append(row.one_of("cost", tables.CARD_COSTS))
        _allow(pack, index)
        pack.card_prestige.append(row.integer("prestige", -9, 20))
        effects.read(row, "effect")
        pack.science_cards[pack.card_science[index]] |= 1 << index
        by_rank[rank] |= 1 << index
    pack.start_cards, pack.rank1_cards, pack.rank2_cards = by_rank


def _allow(pack: AdaPack, card: int) -> None:
    """A partner among those that dice of some values allow to play, or whose play they make dear."""
    for value in members(pack.card_die[card]):
        if pack.card_cost[card] != tables.REDUCE_DIE or value > 1:
            pack.value_cards[value] |= 1 << card
    if pack.card_cost[card] == tables.PAY_DIE_VALUE:
        pack.dear_cards |= 1 << card


def _objectives(source: Source, pack: AdaPack) -> None:
    letters, defaults = ["A", "B"], []
    for index, row in enumerate(source.rows("objectives.toml", "objectives", OBJECTIVES)):
        pack.objective_area.append(row.one_of("area", AREAS))
        pack.objective_letter.append(row.one_of("letter", letters))
        check, arg, count = _check(row)
        pack.objective_check.append(check)
        pack.objective_counted.append(tables.counted_by(check))
        pack.objective_arg.append(arg)
        pack.objective_count.append(count)
        if row.flag("default"):
            pack.objective_default[pack.objective_area[index]] = index
            defaults.append(index)
    areas = sorted(pack.objective_area[index] for index in defaults)
    if areas != [0, 1, 2, 3] or len({pack.objective_letter[index] for index in defaults}) != 1:
        source.wrong("objectives.toml", "", "default", "the standard setup needs one tile per area, all of one letter")
    for area in range(AREAS_EACH):
        for letter in range(len(letters)):
            pairs = zip(pack.objective_area, pack.objective_letter, strict=True)
            if (area, letter) not in pairs:
                source.wrong("objectives.toml", "", "letter", f"{AREAS[area]} has no tile {letters[letter]}")


def _check(row: Row) -> tuple[int, int, int]:
    """`assignments_in_column purple 2` as a kind, a thing or mask, and how many."""
    words = row.text("check").split()
    name, given = (words[0], words[1:]) if words else ("", [])
    count = int(given[-1]) if given and given[-1].isdigit() else 0
    if name == "discs_on_cities" and given and all(word in CITIES[1:SMALL] for word in given):
        return tables.CHECKS.index(name), sum(1 << (CITIES.index(word) - 1) for word in set(given)), len(set(given))
    if name == "mill_has_every_die_color" and not given:
        return tables.CHECKS.index(name), 0, 1
    if name == "assignments_in_column" and len(given) == 2 and given[0] in COLORS[:4] and count:
        return tables.CHECKS.index(name), COLORS.index(given[0]), count
    if name == "universities_in_region" and len(given) == 2 and given[0] in tables.REGIONS and count:
        return tables.CHECKS.index(name), tables.REGIONS.index(given[0]), count
    if name in tables.CHECKS and len(given) == 1 and count and name not in WITH_A_THING:
        return tables.CHECKS.index(name), 0, count
    row.wrong("check", f"{' '.join(words)!r} is not a condition, such as 'programs_placed 2'")
    return 0, 0, 1
