"""Names of things and descriptions of effects, as messages; shared by view and telling."""

from functools import cache

from virtuosi.core.text import Message, dashed, say
from virtuosi.games.newton.rules.moves import (
    ACTION_IDS,
    ANCIENT,
    BOARD_IDS,
    BONUS_IDS,
    BOOK_IDS,
    BOOKS,
    CARD_IDS,
    CITY,
    CITY_IDS,
    DISCOVERY_IDS,
    INVENTION,
    INVENTION_IDS,
    LAND_IDS,
    MASTER_IDS,
    MASTER_TILE,
    OBJECTIVE_IDS,
    OBJECTIVE_TILE,
    PLACE_IDS,
    RANK_IDS,
    SPECIALIZATION,
    SPECIALIZATION_IDS,
    UNIVERSITIES,
    UNIVERSITY,
)
from virtuosi.games.newton.rules.pack import (
    ACTION,
    ATOMS,
    CARD,
    CUBE,
    CUBES,
    DISCOVERY,
    END,
    IGNORING,
    LACKS,
    NO_COINS,
    NO_TOLLS,
    PAY_CARD,
    PAY_COIN,
    PAY_POTION,
    PERS,
    SPLIT,
    THEN_ACT,
    VALUE,
    VP_PER_BOOK,
    NewtonPack,
)

WAYS = (
    (SPLIT, "split"),
    (IGNORING, "ignoring"),
    (NO_COINS, "no-coins"),
    (NO_TOLLS, "no-tolls"),
    (CUBES, "cubes"),
    (THEN_ACT, "then-act"),
)


def action_name(action: int) -> Message:
    return say(f"action-{[*ACTION_IDS, 'any'][action]}")


def card_name(card: int) -> Message:
    return say(f"card-{dashed(CARD_IDS[card])}")


def place_name(place: int) -> Message:
    return say(f"place-{PLACE_IDS[place]}")


def destination(place: int) -> Message:
    """A place behind "to": spaces that are no towns take an article, and so does an island in French."""
    id = PLACE_IDS[place]
    return say(f"to-{id}") if id in ("master", "objective", "creta") else place_name(place)


def master_name(master: int) -> Message:
    return say(f"master-{MASTER_IDS[master]}")


def discovery_name(tile: int) -> Message:
    return say(f"discovery-{DISCOVERY_IDS[tile]}")


def objective_name(tile: int) -> Message:
    return say(f"objective-{OBJECTIVE_IDS[tile]}")


def token_name(token: int) -> Message:
    return say(f"bonus-{dashed(BONUS_IDS[token])}")


def city_name(tile: int) -> Message:
    return say(f"city-{CITY_IDS[tile]}")


def invention_name(tile: int) -> Message:
    return say(f"invention-{dashed(INVENTION_IDS[tile])}")


def board_name(board: int) -> Message:
    return say(f"board-{BOARD_IDS[board]}")


def level_name(level: int) -> Message:
    return say(f"level-{level}")


def rank_name(rank: int) -> Message:
    return say(f"rank-{dashed(RANK_IDS[rank])}")


def stock_name(tile: int) -> Message:
    return say(f"stock-{tile}")


def home_name(home: int) -> Message:
    """A university or an ancient land."""
    return say(f"university-{home + 1}") if home < UNIVERSITIES else say(f"ancient-{LAND_IDS[home - UNIVERSITIES]}")


def place_gives(pack: NewtonPack, place: int, tile: int) -> Message | None:
    """What a cube in this place brings: what the city pays, or the home of a book that is visited now."""
    kind = pack.kind[place]
    if tile < 0 or kind not in (CITY, UNIVERSITY, ANCIENT):
        return None
    if kind == CITY:
        return effect(pack, pack.city_program[tile])
    return home_name(tile if kind == UNIVERSITY else UNIVERSITIES + tile)


def space_tile_name(kind: int, tile: int) -> Message | None:
    """What lies on a space of the tree or the track."""
    if kind == SPECIALIZATION:
        return say(f"specialization-{dashed(SPECIALIZATION_IDS[tile])}")
    if kind == INVENTION:
        return invention_name(tile)
    if kind == MASTER_TILE:
        return say("tree-master")
    return objective_name(tile) if kind == OBJECTIVE_TILE else None


@cache  # a pack never changes, and every look at the table names every space
def space_name(pack: NewtonPack, space: int) -> Message:
    """A space of the tree: trunk or branch, counted from the top, and the step from the root."""
    if space == 0:
        return say("tree-root")
    ends = [end for end in range(len(pack.next)) if pack.tree_x[end] >= 0 and not pack.next[end]]
    ends.sort(key=lambda end: pack.tree_y[end])
    step, above = 0, space
    while above > 0:
        step, trunk, above = step + 1, above, pack.before[above]
    reached = [number for number, end in enumerate(ends, 1) if leads_to(pack, space, end)]
    if len(reached) != 1:
        return say("tree-trunk", n=pack.next[0].index(trunk) + 1, step=step)
    return say("tree-branch" if pack.next[space] else "tree-end", n=reached[0], step=step)


def leads_to(pack: NewtonPack, space: int, end: int) -> bool:
    while end != space and end > 0:
        end = pack.before[end]
    return end == space


def joined(parts: list[Message], how: str = "join-and") -> Message:
    found = parts[0]
    for part in parts[1:]:
        found = say(how, a=found, b=part)
    return found


def books(counts: list[int]) -> Message | None:
    """Books as icons: orange, green, blue, any."""
    icons = [say(f"icon-book-{BOOK_IDS[k]}") for k, count in enumerate(counts) for _ in range(count)]
    return joined(icons, "join-books") if icons else None


def atom(pack: NewtonPack, counter: int) -> Message:
    op, x = pack.op[counter], pack.x[counter]
    if op == ACTION:
        return action_says(x, pack.y[counter])
    if op in (PAY_COIN, PAY_POTION):
        return say("atom-coin" if op == PAY_COIN else "atom-potion", n=x)
    if op == PAY_CARD:
        return say("atom-pay-card")
    if op == CUBE:
        return say("atom-cube-" + ("university", "ancient", "place")[x])
    if op == DISCOVERY:
        return say("atom-discovery-" + ("half", "free")[x])
    if op == CARD:
        return say("atom-card", level=level_name(x))
    if op == VP_PER_BOOK:
        return say("atom-vp-per-book", book=say(f"book-{BOOK_IDS[x]}"))
    return say(f"atom-{dashed(ATOMS[op])}", n=x)


def action_says(action: int, way: int) -> Message:
    for bit, name in WAYS:
        if way & bit:
            return say(f"atom-action-{name}", action=action_name(action), n=way & VALUE)
    return say("atom-action", action=action_name(action), n=way & VALUE)


@cache
def effect(pack: NewtonPack, counter: int) -> Message:
    """A program in words: its price, an arrow, what it gives."""
    price: list[Message] = []
    gains: list[Message] = []
    while pack.op[counter] != END:
        part = price if pack.op[counter] in (PAY_COIN, PAY_POTION, PAY_CARD) else gains
        part.append(atom(pack, counter))
        counter += 1
    if not price:
        return joined(gains)
    return say("effect-price", price=joined(price), gain=joined(gains))


@cache
def special(pack: NewtonPack, tile: int) -> Message:
    says = effect(pack, pack.special_program[tile])
    after = pack.special_after[tile]
    if after < 0:
        return says
    return say("effect-after", action=action_name(after), n=pack.special_value[tile], gain=says)


def master_effect(pack: NewtonPack, master: int) -> Message:
    if pack.master_program[master] >= 0:
        return effect(pack, pack.master_program[master])
    shown = books(pack.master_books[master * BOOKS : master * BOOKS + BOOKS])
    assert shown is not None
    return shown


@cache
def invention(pack: NewtonPack, tile: int) -> Message:
    says = effect(pack, pack.invention_program[tile])
    per = pack.invention_per[tile]
    return say("effect-per", gain=says, what=say(f"per-{PERS[per]}")) if per else says


@cache
def objective(pack: NewtonPack, tile: int) -> Message:
    vp, each = pack.objective_vp[tile], pack.objective_each[tile]
    says = say(f"objective-says-{OBJECTIVE_IDS[tile]}", vp=vp, each=each)
    most = pack.objective_most[tile]
    return say("objective-most", what=says, most=most) if most else says


@cache
def discovery(pack: NewtonPack, tile: int) -> Message:
    says = say(f"lack-{dashed(LACKS[pack.discovery_counts[tile]])}", vp=pack.discovery_vp[tile])
    most = pack.discovery_most[tile]
    return say("objective-most", what=says, most=most) if most else says


def space_effect(pack: NewtonPack, kind: int, tile: int) -> Message | None:
    """What a space does, for those that need more than a name."""
    if kind == INVENTION:
        return invention(pack, tile)
    if kind == SPECIALIZATION:
        given = pack.gives[tile]
        return stock_name(given) if given >= 0 else None
    return objective(pack, tile) if kind == OBJECTIVE_TILE else None


def symbols(counts: list[int]) -> Message:
    """The symbols of a card, as names of actions."""
    names = [action_name(action) for action, count in enumerate(counts) for _ in range(count)]
    return joined(names) if names else say("no-symbol")
