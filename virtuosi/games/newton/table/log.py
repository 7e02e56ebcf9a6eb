"""Log lines: each event in words, with its rule and what it touched."""

from virtuosi.core.events import HIDDEN, Row
from virtuosi.core.scene import Line
from virtuosi.core.text import Message, dashed, say
from virtuosi.games.newton.rules import events
from virtuosi.games.newton.rules.moves import (
    CARD_IDS,
    DISCOVERY_IDS,
    MASTER_IDS,
    OBJECTIVE_IDS,
    PLACE_IDS,
    PLACES,
    TREE_IDS,
    shelf_of,
)
from virtuosi.games.newton.rules.pack import ATOMS, FREE, FROM_SPECIALS, FULL_PRICE, HALF_PRICE, MEDICINE_TILE, STUDENT
from virtuosi.games.newton.table import names
from virtuosi.games.newton.table.study import cell_ref

MASTERS_COME = {events.FIRST_MATCH: "2.10", events.IN_DRAFT: "2.11", events.IN_SOLO: "2.12"}
TERMS = {FULL_PRICE: "17.3", HALF_PRICE: "17.15", FREE: "17.16"}


def tell(row: Row) -> Line | None:
    kind, a, b, c, _ = row
    if kind == events.DEALT and c == HIDDEN:
        return None  # everybody gets as many: a line for each would say nothing
    for part in (_tell_table, _tell_cards, _tell_actions, _tell_shelf, _tell_places, _tell_tiles):
        line = part(kind, a, b, c)
        if line is not None:
            return line
    raise LookupError(f"no words for event {kind}")


def _card(card: int) -> list[str]:
    return [f"card/{CARD_IDS[card]}"]


def amount(op: int, n: int) -> Message:
    return say(f"atom-{dashed(ATOMS[op])}", n=n)


def _tell_table(kind: int, a: int, b: int, c: int) -> Line | None:
    """Rounds, seats, the deal."""
    if kind == events.ROUND:
        return Line(None, say("event-round", round=a), mark=True)
    if kind == events.FIRST:
        return Line(a, say("event-first"), "2.9")
    if kind == events.BOARD:
        return Line(a, say("event-board", board=names.board_name(b)), "2.7")
    if kind in (events.DEALT, events.KEPT):
        master = say("master-hidden") if c == HIDDEN else names.master_name(c)
        return Line(a, say("event-dealt" if kind == events.DEALT else "event-kept", master=master), MASTERS_COME[b])
    if kind == events.INCOME:
        return Line(a, say("event-income"), "14.4")
    if kind == events.PASSED:
        return Line(a, say("event-passed"), "14.6")
    return Line(None, say("event-ended"), "15.1") if kind == events.ENDED else None


def _tell_cards(kind: int, a: int, b: int, c: int) -> Line | None:
    """Cards played, taken, tucked, removed."""
    if kind == events.PLAYED:
        return Line(a, say("event-played", card=names.card_name(b), column=c + 1), refs=_card(b))
    if kind == events.NO_CARD:
        return Line(a, say("event-no-card"), "3.8")
    if kind == events.TOOK:
        return Line(a, say("event-took", card=names.card_name(b)), refs=_card(b))
    if kind == events.EFFECT:
        return Line(a, say("event-effect", card=names.card_name(b)), refs=_card(b))
    if kind == events.DISCARDED:
        return Line(a, say("event-discarded", card=names.card_name(b)), "16.13" if c == FROM_SPECIALS else "11.6")
    if kind == events.TUCKED:
        return Line(a, say("event-tucked", card=names.card_name(b)), "14.1", refs=[f"desk/{a}-{c + 1}"])
    if kind == events.TURNED_UP:
        return Line(None, say("event-turned-up", card=names.card_name(b)), refs=_card(b))
    if kind == events.REVEALED:
        return Line(a, say("event-revealed", level=names.level_name(b + 1)), "10.2", refs=[f"deck/{b + 1}"])
    if kind == events.SPECIAL:
        return Line(a, say("event-special", card=names.card_name(b)), "16.5")
    if kind == events.MASTER_PLAYED:
        id, rule = ("event-master-again", "16.16") if c else ("event-master", "13.1")
        return Line(a, say(id, master=names.master_name(b)), rule, refs=[f"master/{MASTER_IDS[b]}"])
    return None


def _tell_actions(kind: int, a: int, b: int, c: int) -> Line | None:
    """Actions and what they move."""
    if kind == events.ACTED:
        return Line(a, say("event-acted", action=names.action_name(b), value=c))
    if kind == events.IDLE:
        return Line(a, say("event-idle", action=names.action_name(b), value=c))
    if kind == events.WORKED:
        if c <= 0:
            return Line(a, say("event-stayed"), "4.6" if c == events.NOT_ENTERED else "4.3", refs=[f"work/{b}"])
        return Line(a, say("event-worked", n=b), refs=[f"work/{b}"])
    if kind == events.STEPPED:
        return Line(a, say("event-stepped"), refs=[f"tree/{TREE_IDS[b]}"])
    if kind == events.BOOSTED:
        return Line(a, say("event-boosted"), "10.3")
    if kind == events.HIRED:
        return Line(a, say("event-hired"), "10.5", refs=[f"tree/{TREE_IDS[0]}"])
    if kind == events.BREWED:
        return Line(a, say("event-brewed"), "10.4")
    if kind == events.GAINED:
        if b == STUDENT:
            return Line(a, say("event-student", n=c), refs=[f"tree/{TREE_IDS[0]}"])
        return Line(a, say("event-gained", what=amount(b, c)))
    if kind == events.PAID:
        return Line(a, say("event-paid", what=amount(b, c)))
    return None


def _tell_shelf(kind: int, a: int, b: int, c: int) -> Line | None:
    """The bookshelf."""
    if kind == events.SHELVED:
        return Line(a, say("event-shelved", shelf=shelf_of(b)), refs=[cell_ref(a, b)])
    if kind == events.RUN_FULL:
        return Line(a, say("event-run-full", vp=b), "8.5")
    if kind == events.PILE:
        return Line(a, say("event-pile"), "8.3")
    return Line(a, say("event-removed"), "13.8") if kind == events.REMOVED else None


def _tell_places(kind: int, a: int, b: int, c: int) -> Line | None:
    """The map."""
    if kind == events.TOKEN:
        ref = f"place/{PLACE_IDS[c]}" if c < PLACES else f"tree/{TREE_IDS[c - PLACES]}"
        return Line(a, say("event-token", token=names.token_name(b)), refs=[ref])
    if kind == events.WENT:
        return Line(a, say("event-went", place=names.destination(b), toll=c), refs=[f"place/{PLACE_IDS[b]}"])
    if kind == events.TELEPORTED:
        return Line(a, say("event-teleported", place=names.place_name(b)), "11.11", refs=[f"place/{PLACE_IDS[b]}"])
    if kind == events.CUBED:
        return Line(a, say("event-cubed", place=names.place_name(b), number=c), refs=[f"place/{PLACE_IDS[b]}"])
    if kind == events.CITY_BONUS:
        told = say("event-city", place=names.place_name(c), tile=names.city_name(b))
        return Line(a, told, "12.11", refs=[f"place/{PLACE_IDS[c]}"])
    return None


def _tell_tiles(kind: int, a: int, b: int, c: int) -> Line | None:
    """Tiles that are reached, taken or scored."""
    if kind == events.TILE:
        rule = "12.5" if c else "12.13" if b >= MEDICINE_TILE else "12.2"
        return Line(a, say("event-tile", tile=names.stock_name(b)), rule)
    if kind == events.INVENTED:
        return Line(a, say("event-invented", tile=names.invention_name(b)), "12.6")
    if kind == events.GOAL:
        return Line(a, say("event-goal", tile=names.objective_name(b)), "15.3", refs=[f"objective/{OBJECTIVE_IDS[b]}"])
    if kind == events.SCORED:
        return Line(a, say("event-scored", tile=names.objective_name(b), points=c), "16.17")
    if kind == events.BOUGHT:
        refs = [f"discovery/{DISCOVERY_IDS[b]}"]
        return Line(a, say("event-bought", tile=names.discovery_name(b)), TERMS[c], refs=refs)
    if kind == events.USED:
        refs = [f"discovery/{DISCOVERY_IDS[b]}"]
        return Line(a, say("event-used", tile=names.discovery_name(b), points=c), "17.5", refs=refs)
    return None
