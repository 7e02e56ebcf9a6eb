"""Small tables of Ray Master for tests: say what matters, the rest is quiet."""

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from tests.games.data import repacked
from tests.games.hand import Hand
from virtuosi.core.match import Match
from virtuosi.core.task import NATURE, NOBODY
from virtuosi.games import find, shipped_pack
from virtuosi.games.ray_master.rules import setup
from virtuosi.games.ray_master.rules.moves import (
    ACTIONS,
    BY_STUDENT,
    COLOURS,
    EMPTY,
    HEIGHTS,
    LANES,
    MODES,
    SHELF,
    SIZES,
)
from virtuosi.games.ray_master.rules.pack import CARD_IDS, RayPack
from virtuosi.games.ray_master.rules.position import DISCARD, PILE, RayMaster
from virtuosi.games.ray_master.rules.tasks.turn import StartTurn
from virtuosi.games.ray_master.table.view import View

game = find("ray_master")
_hand: Hand[RayMaster] = Hand(game)
play, lines, told, why, rule_against = _hand.play, _hand.lines, _hand.told, _hand.why, _hand.rule_against
sentences = _hand.sentences
Dice = Mapping[str, str]


def shipped() -> RayPack:
    pack = shipped_pack("ray_master")
    assert isinstance(pack, RayPack)
    return pack


def other_pack(**fields: object) -> RayPack:
    """The shipped pack with some of its numbers changed."""
    pack = repacked(game, fields)
    assert isinstance(pack, RayPack)
    return pack


def slot(name: str) -> int:
    """ "blue 2" is the blue slot of lane 2."""
    colour, lane = name.split()
    return COLOURS.index(colour) * LANES + int(lane) - 1


def lay(p: RayMaster, dice: Dice) -> None:
    """Put exactly these dice on the board, `{"blue 1": "large 5"}`, and all others into the reserves."""
    for seat in range(2):
        for size in (1, 2, 3):
            p.reserve[seat * SHELF + size] = p.pack.counts[size]
    p.sizes[:] = [EMPTY] * 8
    p.values[:] = [0] * 8
    for name, die in dice.items():
        kind, face = die.split()
        where = slot(name)
        p.sizes[where] = SIZES.index(kind) + 1
        p.values[where] = int(face)
        p.reserve[where // LANES * SHELF + p.sizes[where]] -= 1


def table(
    seats: int = 2,
    *,
    dice: Dice | None = None,
    ray: int = 1,
    height: str = "low",
    mode: str = "shrink",
    temperature: int = 2,
    energy: int = 12,
    hands: Sequence[Sequence[str]] = (("s09", "s05"), ("s03", "s07")),
    pile: Sequence[str] | None = None,
    extra: tuple[int, int] = (0, 0),
    cycle: int = 0,
    seat: int = 0,
    advanced: bool = False,
    open_hands: bool = False,
    fire_deck: bool = False,
    pack: RayPack | None = None,
) -> RayMaster:
    """The table as a seat's turn begins. The pile holds what is in no hand, or the cards named; others are used."""
    p = setup.lay(pack or shipped(), seats, advanced, open_hands, False, fire_deck)
    if dice is not None:
        lay(p, dice)
    p.ray, p.height, p.mode = ray - 1, HEIGHTS.index(height), MODES.index(mode)
    p.temperature, p.energy, p.cycle = temperature, energy, cycle
    p.extra[:] = list(extra)
    ids = CARD_IDS[p.deck]
    p.cards[:] = [PILE if pile is None or id in pile else DISCARD for id in ids]
    for owner, hand in enumerate(hands[:seats]):
        for id in hand:
            p.cards[ids.index(id)] = owner
    p.agenda[:] = [StartTurn(seat)]
    p.settle()
    return p


class Laid(TypedDict, total=False):
    """What `turn` hands on to `table`."""

    dice: Dice | None
    ray: int
    height: str
    mode: str
    temperature: int
    energy: int
    pile: Sequence[str] | None
    extra: tuple[int, int]
    advanced: bool
    pack: RayPack | None


def turn(
    *, student: str = "s09", seats: int = 2, seat: int = 0, fire_deck: bool = False, **laid: Unpack[Laid]
) -> RayMaster:
    """In mid-turn: the student has done its work, whose effect is already part of what was asked for."""
    left = [id for id in CARD_IDS[1 if fire_deck else 0][-3:] if id != student][:2]
    hands = [(student,), left] if seat == 0 else [left, (student,)]
    if seats == 1:
        laid["pile"] = ()  # nothing is forced
    p = table(seats, seat=seat, hands=hands, fire_deck=fire_deck, **laid)
    play(p, card(p, student))
    p.waiting = False
    p.held = 0
    p.put_to_work(p.action_of(p.student), BY_STUDENT)
    return p


def card(p: RayMaster, id: str, verb: str = "student") -> str:
    """The move that plays (or draws) the card of this id."""
    return f"{verb}({CARD_IDS[p.deck].index(id) + 1})"


def legal(p: RayMaster, verb: str = "") -> list[str]:
    """The legal moves, or those of one verb."""
    names = [game.space.names[move] for move in p.moves()]
    return [name for name in names if not verb or name.split("(")[0] == verb]


def die(p: RayMaster, name: str) -> str:
    """What lies in a slot: "large 5", or "empty"."""
    size, value = p.sizes[slot(name)], p.values[slot(name)]
    return "empty" if size == EMPTY else f"{SIZES[size - 1]} {value}"


def dice(p: RayMaster, colour: str) -> list[str]:
    return [die(p, f"{colour} {lane}") for lane in range(1, LANES + 1)]


def reserve(p: RayMaster, colour: str) -> dict[str, int]:
    return {size: p.reserve[COLOURS.index(colour) * SHELF + number] for number, size in enumerate(SIZES, 1)}


def hand(p: RayMaster, seat: int) -> list[str]:
    return [CARD_IDS[p.deck][number] for number in p.hand(seat)]


def seen(p: RayMaster, eyes: int) -> View:
    """The table as a seat (or NOBODY, a spectator) sees it."""
    view = game.view(p, eyes)
    assert isinstance(view, View)
    return view


def hands_seen(p: RayMaster, eyes: int) -> list[list[str] | None]:
    """Both hands as a seat sees them; None is a hidden one."""
    hands = [side.hand for side in seen(p, eyes).sides]
    return [None if cards is None else [shown.id for shown in cards] for cards in hands]


def asked(p: RayMaster) -> str:
    """The pending task, as "choose-student 0"; "over" when there is none."""
    return f"{game.task_name(p)} {p.agenda[-1].seat}" if p.agenda else "over"


def nature(p: RayMaster, number: int = 0) -> RayMaster:
    """Let Nature decide until a seat does; the first outcome every time unless a number says otherwise."""
    while p.actor == NATURE:
        outcomes = p.moves()
        p.play(outcomes[number % len(outcomes)])
    return p


def end(p: RayMaster) -> RayMaster:
    """End the turn, and let Nature deal what is due."""
    return nature(play(p, "end"))


def quiet_turn(p: RayMaster) -> RayMaster:
    """One whole turn, without a shot unless a card asks for one: the first student works, then the turn ends."""
    nature(p)
    while p.actor != NOBODY:
        moves = legal(p)
        choice = "end" if "end" in moves else next((name for name in moves if name != "fire"), "fire")
        play(p, choice)
        if choice == "end":
            break
    return nature(p)


def opening(seats: int = 2, **options: bool) -> RayMaster:
    """The first position of a match, before Nature has decided anything."""
    p = match(seats, **options).position
    assert isinstance(p, RayMaster)
    return p


def match(seats: int = 2, **options: bool) -> Match:
    return Match(game, shipped(), seats, options)


def doing(p: RayMaster) -> list[str]:
    """The actions done this turn."""
    return [name for action, name in enumerate(ACTIONS) if p.workers(action)]
