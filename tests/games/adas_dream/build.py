"""Small tables of Ada's Dream for tests: say what matters, the rest is quiet."""

import copy

from tests.games.hand import sentence
from virtuosi.core.events import Events, readable
from virtuosi.core.masks import members
from virtuosi.core.task import LEGAL, NATURE, NOBODY, NOT_ASKED
from virtuosi.core.text import plain
from virtuosi.games import find, shipped_pack
from virtuosi.games.adas_dream.rules import moves, setup, spots
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    CELLS_EACH,
    COUNTED,
    MINUS,
    ON_DISC,
    OPEN,
    PLUS,
    SLOTS_EACH,
    STORED_EACH,
    TIMES,
)
from virtuosi.games.adas_dream.rules.die import color_of, value_of
from virtuosi.games.adas_dream.rules.pack import ATOMS, AdaPack
from virtuosi.games.adas_dream.rules.position import ACTION, AdasDream
from virtuosi.games.adas_dream.rules.tasks import effect

game = find("adas_dream")
SYMBOLS = {"+": PLUS, "-": MINUS, "x": TIMES, "o": OPEN, "d": ON_DISC}
NATURE_VERBS = set(moves.SPACE.verbs[moves.FIRST :]) | {"science"}


def shipped() -> AdaPack:
    pack = shipped_pack("adas_dream")
    assert isinstance(pack, AdaPack)
    return pack


def other_pack(**fields: object) -> AdaPack:
    """The shipped pack with some of its numbers changed."""
    pack = copy.copy(shipped())
    for name, value in fields.items():
        assert hasattr(pack, name)
        setattr(pack, name, value)
    return pack


def table(
    seats: int = 2,
    *,
    variable: bool = False,
    draft: bool = False,
    own_discs: bool = False,
    objectives: bool = False,
    pack: AdaPack | None = None,
) -> AdasDream:
    """The first turn of seat 0, with a ring of grey threes and, unless asked for, no objectives."""
    p = setup.lay(pack or shipped(), seats, variable, draft, own_discs)
    calm(p)
    while p.round == 0:
        p.play(p.moves()[0])
        calm(p)
    ring(p)
    if not objectives:
        p.objectives = [0, 0, 0, 0]
    return p


def calm(p: AdasDream) -> None:
    """Let Nature take her first outcome until somebody decides."""
    while p.actor == NATURE:
        p.play(p.moves()[0])


def die(text: str) -> int:
    """ "blue 3" as the position writes it, 0 for nothing."""
    if not text.strip():
        return 0
    color, value = text.split()
    return 1 + moves.COLORS.index(color) * 6 + int(value) - 1


def ring(p: AdasDream, **spaces: str) -> None:
    """`ring(p, w0="blue 3, green 5")`; other spaces hold three grey threes."""
    for space, id in enumerate(moves.RING_SPACES):
        dice = [die(text) for text in spaces.get(id, "grey 3, grey 3, grey 3").split(",")]
        p.ring[space * 3 : space * 3 + 3] = [*dice, 0, 0, 0][:3]


def play(p: AdasDream, *names: str) -> None:
    """Play legal moves; Nature fills in where only seats are named."""
    for name in names:
        if name.split("(")[0] not in NATURE_VERBS:
            calm(p)
        move = moves.SPACE.numbers[name]
        assert p.refusal(move) == LEGAL, f"{name} at {asked(p)}: {why(p, name)}; legal: {legal(p)}"
        p.play(move)
    if not (names and names[-1].split("(")[0] in NATURE_VERBS):
        calm(p)


def asked(p: AdasDream) -> str:
    return game.task_name(p)


def legal(p: AdasDream) -> list[str]:
    return [moves.SPACE.names[move] for move in p.moves()]


def candidates(p: AdasDream) -> list[str]:
    return [moves.SPACE.names[move] for move, _ in p.refusals()]


def why(p: AdasDream, name: str) -> str:
    """The name of the refusal, "" when legal, "not asked" when no candidate."""
    refusal = p.refusal(moves.SPACE.numbers[name])
    return "not asked" if refusal == NOT_ASKED else "" if refusal == LEGAL else game.refusals[refusal].name


def told(p: AdasDream, *names: str, eyes: int = NOBODY) -> list[str]:
    """The ids of the log lines that these moves write."""
    events = Events()
    for name in names:
        p.events = events
        p.play(moves.SPACE.numbers[name])
    p.events = None
    lines = [game.tell(readable(row, eyes)) for row in events.rows]
    return [line.text.id for line in lines if line is not None]


def in_words(p: AdasDream, *names: str, eyes: int = NOBODY) -> list[str]:
    """What the log says of these moves, with whom it is about; Nature fills in between them and is heard too."""
    p.events = events = Events()
    play(p, *names)
    p.events = None
    lines = [game.tell(readable(row, eyes)) for row in events.rows]
    return [plain(sentence(game, line)) for line in lines if line is not None]


def gain(p: AdasDream, *atoms: str, seat: int = 0) -> None:
    """Carry an effect out up to its first question; outside a workshop turn, so that no coal is offered."""
    p.kind = ACTION
    for text in reversed(atoms):
        words = text.split()
        if len(words) == 3:
            effect.resolve(p, seat, ATOMS.index(words[0]), int(words[2]), ATOMS.index(words[1]))
        else:
            p.agenda.append(effect.Atom(seat, ATOMS.index(words[0]), int(words[1])))
    p.settle()
    calm(p)


def cards(text: str) -> int:
    mask = 0
    for id in text.split():
        mask |= 1 << moves.PARTNERS.index(id)
    return mask


def hold(p: AdasDream, seat: int = 0, hand: str = "", deck: str = "", discard: str = "") -> None:
    """Exactly these partner cards, by id."""
    p.hand[seat], p.deck[seat], p.discard[seat] = cards(hand), cards(deck), cards(discard)
    p.in_play[seat], p.known[seat], p.dealt[seat] = 0, 0, -1


def ids(mask: int) -> str:
    return " ".join(moves.PARTNERS[card] for card in members(mask))


def store(p: AdasDream, *dice: str, seat: int = 0) -> None:
    for slot in range(STORED_EACH):
        p.storage[seat * STORED_EACH + slot] = die(dice[slot]) if slot < len(dice) else 0


def stored(p: AdasDream, seat: int = 0) -> list[str]:
    return [said(code) for code in p.storage_of(seat)[: p.pack.storage_slots]]


def said(code: int) -> str:
    return f"{moves.COLORS[color_of(code)]} {value_of(code)}" if code else ""


def mill(p: AdasDream, rows: str, seat: int = 0, color: str = "grey") -> None:
    """ "5 3 4 / 5 4 1 / 5 2 3", a dot for an empty cell; a value may name its colour: "blue:3"."""
    for cell, word in enumerate(rows.replace("/", " ").split()):
        hue, _, value = word.rpartition(":")
        p.mill[seat * CELLS_EACH + cell] = 0 if word == "." else die(f"{hue or color} {value}")


def gear(p: AdasDream, seat: int = 0, **lines: str) -> None:
    """`gear(p, row1="+ x", col1="d o")`: gears by symbol, d for a disc, o for an open slot."""
    for line, text in lines.items():
        at = seat * SLOTS_EACH + moves.PROGRAM_SLOTS.index(line) * 2
        p.gears[at : at + 2] = [SYMBOLS[word] for word in text.split()]


def disc(p: AdasDream, *places: str, seat: int = 0) -> None:
    """Discs of the seat on these spots; each leaves its board, from the last gear slot on."""
    for place in places:
        slot = max(slot for slot in range(SLOTS_EACH) if p.gears[seat * SLOTS_EACH + slot] == ON_DISC)
        p.gears[seat * SLOTS_EACH + slot] = OPEN
        spot = moves.SPOTS.index(place)
        on_top = spots.can_stack(p, seat, spot) and not (spots.ROOM_SPOT <= spot < spots.LECTURE_SPOT)
        spots.put_disc(p, seat, spot + (spots.ON_TOP if on_top else 0))


def discs(p: AdasDream, place: str, seat: int = 0) -> int:
    return spots.discs_at(p, seat, moves.SPOTS.index(place))


def research(p: AdasDream, seat: int = 0, **levels: int) -> None:
    for area, level in levels.items():
        p.research[seat * AREAS_EACH + moves.AREAS.index(area)] = level


def market(p: AdasDream, partners: str = "", programs: str = "", assignments: str = "") -> None:
    """The markets from left to right, a dot for a gap."""
    for field, names, text in (
        (p.partner_market, moves.PARTNERS, partners),
        (p.program_market, moves.PROGRAMS, programs),
        (p.assignment_market, moves.ASSIGNMENTS, assignments),
    ):
        for place, id in enumerate(text.split()):
            field[place] = 0 if id == "." else names.index(id) + 1
    for card in p.partner_market:
        p.rank1_bag &= ~(1 << card - 1) if card else -1
        p.rank2_bag &= ~(1 << card - 1) if card else -1
    for card in p.assignment_market:
        p.assignment_bag &= ~(1 << card - 1) if card else -1
    for tile in p.program_market:
        p.program_bag &= ~(1 << tile - 1) if tile else -1


def use(p: AdasDream, text: str, cell: str = "c11", seat: int = 0) -> None:
    """Use a stored die: the only one in storage, placed in a cell."""
    store(p, text, seat=seat)
    play(p, "use(s1)", f"place({cell})")


def rich(p: AdasDream, seat: int = 0, **amounts: int) -> None:
    """`rich(p, coins=9, coal=3)`."""
    for name, amount in amounts.items():
        getattr(p, name)[seat] = amount


def claim(p: AdasDream, area: str, tile: str) -> None:
    """Lay an objective; it is looked at, as after reading a position again."""
    p.objectives[moves.AREAS.index(area)] = moves.OBJECTIVES.index(tile) + 1
    for seat in range(p.seats):
        p.grow(seat, COUNTED)


def end_turn(p: AdasDream) -> None:
    play(p, "end")


def quiet(**spaces: str) -> AdasDream:
    """A workshop without coal or cards, so that no side question comes up."""
    p = table()
    ring(p, **spaces)
    rich(p, coal=0)
    hold(p, deck="s1 s2 s3 s4 s5 s6 s7 r01")
    return p


def emptied(p: AdasDream, seat: int = 0) -> None:
    """No disc left on the board."""
    for slot in range(SLOTS_EACH):
        if p.gears[seat * SLOTS_EACH + slot] == ON_DISC:
            p.gears[seat * SLOTS_EACH + slot] = OPEN
            p.boxed[seat] += 1


def nothing(p: AdasDream, seat: int = 0) -> None:
    """No resources, no innovation, no cards."""
    rich(p, seat=seat, coins=0, coal=0, brass=0, books=0, innovation=0)
    hold(p, seat)
