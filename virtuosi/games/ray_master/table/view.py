"""What a seat sees of Ray Master, built up from what may be shown."""

from functools import cache, lru_cache

import msgspec

from virtuosi.core.text import Message
from virtuosi.games.ray_master.rules.moves import (
    ACTIONS,
    BY_STUDENT,
    CARDS,
    COLOURS,
    EMPTY,
    HEIGHTS,
    LANES,
    LARGE,
    MEDIUM,
    MODES,
    SHELF,
    SMALL,
)
from virtuosi.games.ray_master.rules.pack import CARD_IDS, RayPack
from virtuosi.games.ray_master.rules.position import DISCARD, NO_CARD, NO_SLOT, PILE, RayMaster
from virtuosi.games.ray_master.rules.staffing import student_can_work
from virtuosi.games.ray_master.table.names import (
    PACKS,
    PRINTED,
    action_says,
    after_a_shot,
    card_ref,
    size_name,
    slot_ref,
    student_says,
)


class DieView(msgspec.Struct, frozen=True):
    ref: str  # "die/blue-1": colour and lane
    colour: str
    size: str
    value: int
    weight: int  # points per pip


class SlotView(msgspec.Struct, frozen=True):
    ref: str  # "slot/blue-1"
    colour: str
    seat: int  # whose colour it is; in the solo match 1 is nobody's
    die: DieView | None


class LaneView(msgspec.Struct, frozen=True):
    ref: str  # "lane/1": where the ray can go
    near: SlotView
    far: SlotView


class RayView(msgspec.Struct, frozen=True):
    lane: int  # 1 to 4
    height: str
    mode: str
    temperature: int
    hottest: int
    target: str | None  # the die a shot would hit now
    becomes: DieView | None  # what a shot would make of it; None: it vanishes, or there is none


class ActionView(msgspec.Struct, frozen=True):
    ref: str  # "action/fire"
    id: str
    effect: Message  # what it does, in this pack's numbers
    scientists: list[int]  # the numbers it accepts
    used: int  # scientists on it this turn, -1 when the student does it
    done: bool
    student: bool  # this turn's student is trained for it
    idle: bool  # and found nothing to do


class CardView(msgspec.Struct, frozen=True):
    ref: str  # "card/s01"
    id: str
    action: str
    amount: int
    effect: Message  # what it says on the card, in this pack's numbers


class SideView(msgspec.Struct, frozen=True):
    """One colour: its hand (own or open), its reserve and its scientists."""

    seat: int
    colour: str
    hand: list[CardView] | None  # None: hidden from this seat
    cards: int
    reserve: dict[str, int]
    scientists: int  # per turn, the extra one included
    extra: bool
    free: int  # not used yet in the turn under way
    held: int  # set aside for the student


class View(msgspec.Struct, frozen=True):
    lanes: list[LaneView]
    ray: RayView
    energy: int
    energy_start: int
    actions: list[ActionView]
    sides: list[SideView]
    student: CardView | None  # played this turn
    waiting: bool  # its action is still to be done
    stuck: bool  # but is impossible now
    pile: int
    discard: list[CardView]
    cycle: int
    cycles: int
    turn: int
    turns: int  # at most, in the whole match
    advanced: bool
    open_hands: bool


@lru_cache(maxsize=PACKS)
def cards_of(pack: RayPack, deck: int) -> list[CardView]:
    """By number, as they are printed: the same objects in every scene."""
    printed = zip(CARD_IDS[deck], pack.actions[deck], pack.amounts[deck], strict=True)
    return [
        CardView(card_ref(deck, card), id, ACTIONS[action], amount, student_says(pack, deck, card, "effect"))
        for card, (id, action, amount) in enumerate(printed)
    ]


@cache
def slot_view(slot: int, size: int, value: int, weight: int) -> SlotView:
    colour = COLOURS[slot // LANES]
    die = DieView(slot_ref("die", slot), colour, size_name(size), value, weight) if size != EMPTY else None
    return SlotView(slot_ref("slot", slot), colour, slot // LANES, die)


def lane_view(p: RayMaster, lane: int) -> LaneView:
    pack, sizes, values = p.pack, p.sizes, p.values
    near = pack.near[lane] * LANES + lane
    far = lane + LANES if near == lane else lane
    return _lane_view(pack, lane, near, far, sizes[near], values[near], sizes[far], values[far])


@lru_cache(maxsize=PRINTED)
def _lane_view(
    pack: RayPack, lane: int, near: int, far: int, near_size: int, near_value: int, far_size: int, far_value: int
) -> LaneView:
    return LaneView(
        f"lane/{lane + 1}",
        slot_view(near, near_size, near_value, pack.weights[near_size]),
        slot_view(far, far_size, far_value, pack.weights[far_size]),
    )


def die_view(p: RayMaster, slot: int) -> DieView | None:
    size = p.sizes[slot]
    return slot_view(slot, size, p.values[slot], p.pack.weights[size]).die


def ray_view(p: RayMaster) -> RayView:
    slot = p.target()
    return RayView(
        lane=p.ray + 1,
        height=HEIGHTS[p.height],
        mode=MODES[p.mode],
        temperature=p.temperature,
        hottest=p.pack.hottest,
        target=slot_ref("die", slot) if slot != NO_SLOT else None,
        becomes=die_view(after_a_shot(p), slot) if slot != NO_SLOT else None,
    )


def action_view(p: RayMaster, action: int) -> ActionView:
    workers = p.workers(action)
    student = p.student != NO_CARD and p.action_of(p.student) == action
    return _action_view(p.pack, action, workers, student, student and not p.waiting and workers == 0)


@lru_cache(maxsize=PRINTED)
def _action_view(pack: RayPack, action: int, workers: int, student: bool, idle: bool) -> ActionView:
    return ActionView(
        ref=f"action/{ACTIONS[action]}",
        id=ACTIONS[action],
        effect=action_says(pack, action),
        scientists=pack.staff[action],
        used=-1 if workers == BY_STUDENT else workers,
        done=workers > 0,
        student=student,
        idle=idle,
    )


def side_view(p: RayMaster, seat: int, eyes: int) -> SideView:
    crew = p.crew() + p.extra[seat] if seat < p.seats else 0
    playing = p.turn > 0 and bool(p.agenda) and p.agenda[-1].seat == seat
    shown = seat == eyes or p.open_hands or not p.agenda
    printed = cards_of(p.pack, p.deck)
    return SideView(
        seat=seat,
        colour=COLOURS[seat],
        hand=[printed[card] for card in p.hand(seat)] if shown and seat < p.seats else None,
        cards=len(p.hand(seat)),
        reserve={size_name(size): p.reserve[seat * SHELF + size] for size in (LARGE, MEDIUM, SMALL)},
        scientists=crew,
        extra=p.extra[seat] == 1,
        free=p.free if playing else crew,
        held=p.held if playing else 0,
    )


def longest_match(p: RayMaster) -> int:
    """Turns until the students are through; alone, each turn with a forced card uses two (rules 6.5, 9.7, 13.4)."""
    hand = p.pack.hand_open if p.open_hands else p.pack.hand
    return p.pack.cycles * (CARDS if p.seats == 2 else (CARDS - hand) // 2 + hand)


def view(p: RayMaster, seat: int) -> View:
    printed = cards_of(p.pack, p.deck)
    return View(
        lanes=[lane_view(p, lane) for lane in range(LANES)],
        ray=ray_view(p),
        energy=p.energy,
        energy_start=p.pack.energy,
        actions=[action_view(p, action) for action in range(len(ACTIONS))],
        sides=[side_view(p, side, seat) for side in range(2)],
        student=printed[p.student] if p.student != NO_CARD else None,
        waiting=p.waiting,
        stuck=p.waiting and bool(p.agenda) and not student_can_work(p, p.agenda[-1].seat),
        pile=p.cards.count(PILE),
        discard=[card for card, where in zip(printed, p.cards, strict=True) if where == DISCARD],
        cycle=min(p.cycle + 1, p.pack.cycles),
        cycles=p.pack.cycles,
        turn=p.turn,
        turns=longest_match(p),
        advanced=p.advanced,
        open_hands=p.open_hands,
    )
