"""What a seat sees of Ray Master, built up from what may be shown."""

import msgspec

from virtuosi.core.text import Message, say
from virtuosi.games.ray_master.rules.moves import (
    ACTIONS,
    BY_STUDENT,
    CARDS,
    COLOURS,
    COOL,
    EMPTY,
    FIRE,
    HEAT,
    HEIGHTS,
    LANES,
    MODES,
    POST,
    POST_BITS,
    SIZES,
)
from virtuosi.games.ray_master.rules.pack import CARD_IDS
from virtuosi.games.ray_master.rules.position import DISCARD, NO_CARD, PILE, RayMaster


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


class ActionView(msgspec.Struct, frozen=True):
    ref: str  # "action/fire"
    id: str
    effect: Message  # what it does, in this pack's numbers
    scientists: list[int]  # the numbers it accepts
    used: int  # scientists on it this turn, -1 when the student does it
    done: bool
    student: bool  # this turn's student is trained for it


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
    pile: int
    discard: list[CardView]
    cycle: int
    cycles: int
    turn: int
    turns: int  # at most, in the whole match
    advanced: bool
    open_hands: bool


def student_says(p: RayMaster, card: int, how: str) -> Message:
    """What a student does: a sentence ("effect") or two words ("task")."""
    pack = p.pack
    action, n = pack.actions[p.deck][card], pack.amounts[p.deck][card]
    by = n * (pack.heat_each if action == HEAT else pack.cool_each)
    return say(f"student-{how}-{ACTIONS[action]}", n=n, by=by, top=pack.cool_from_hottest)


def action_says(p: RayMaster, action: int) -> Message:
    """What an action of the console does."""
    pack, id = p.pack, f"action-effect-{ACTIONS[action]}"
    if action == HEAT:
        return say(id, each=pack.heat_each)
    if action == COOL:
        return say(id, each=pack.cool_each, top=pack.cool_from_hottest)
    if action == FIRE:
        return say(id, shrink=pack.fire_cost[0], enlarge=pack.fire_cost[1])
    return say(id)


def card_view(p: RayMaster, card: int) -> CardView:
    id = CARD_IDS[p.deck][card]
    action, amount = p.pack.actions[p.deck][card], p.pack.amounts[p.deck][card]
    return CardView(f"card/{id}", id, ACTIONS[action], amount, student_says(p, card, "effect"))


def slot_ref(kind: str, slot: int) -> str:
    return f"{kind}/{COLOURS[slot // LANES]}-{slot % LANES + 1}"


def slot_view(p: RayMaster, slot: int) -> SlotView:
    colour = COLOURS[slot // LANES]
    die = None
    if p.sizes[slot] != EMPTY:
        size = p.sizes[slot]
        die = DieView(slot_ref("die", slot), colour, SIZES[size - 1], p.values[slot], p.pack.weights[size])
    return SlotView(slot_ref("slot", slot), colour, slot // LANES, die)


def lane_view(p: RayMaster, lane: int) -> LaneView:
    near = p.pack.near[lane]
    return LaneView(f"lane/{lane + 1}", slot_view(p, near * LANES + lane), slot_view(p, (1 - near) * LANES + lane))


def action_view(p: RayMaster, action: int) -> ActionView:
    student = p.student != NO_CARD and p.pack.actions[p.deck][p.student] == action
    post = p.done >> action * POST_BITS & POST
    used = -1 if post == BY_STUDENT else post
    id, staff = ACTIONS[action], p.pack.staff[action]
    return ActionView(f"action/{id}", id, action_says(p, action), staff, used, post > 0, student)


def side_view(p: RayMaster, seat: int, eyes: int) -> SideView:
    base = (p.pack.scientists_advanced if p.advanced else p.pack.scientists) if seat < p.seats else 0
    playing = p.turn > 0 and bool(p.agenda) and p.agenda[-1].seat == seat
    shown = seat == eyes or p.open_hands or not p.agenda
    return SideView(
        seat=seat,
        colour=COLOURS[seat],
        hand=[card_view(p, card) for card in p.hand(seat)] if shown and seat < p.seats else None,
        cards=len(p.hand(seat)),
        reserve={SIZES[size - 1]: p.reserve[seat * 4 + size] for size in (3, 2, 1)},
        scientists=base + p.extra[seat],
        extra=p.extra[seat] == 1,
        free=p.free if playing else base + p.extra[seat],
        held=p.held if playing else 0,
    )


def longest_match(p: RayMaster) -> int:
    """Turns until the students are through; alone, each turn with a forced card uses two (rules 6.5, 9.7, 13.4)."""
    hand = p.pack.hand_open if p.open_hands else p.pack.hand
    return p.pack.cycles * (CARDS if p.seats == 2 else (CARDS - hand) // 2 + hand)


def view(p: RayMaster, seat: int) -> View:
    return View(
        lanes=[lane_view(p, lane) for lane in range(LANES)],
        ray=RayView(
            p.ray + 1,
            HEIGHTS[p.height],
            MODES[p.mode],
            p.temperature,
            p.pack.hottest,
            slot_ref("die", p.target()) if p.target() >= 0 else None,
        ),
        energy=p.energy,
        energy_start=p.pack.energy,
        actions=[action_view(p, action) for action in range(len(ACTIONS))],
        sides=[side_view(p, side, seat) for side in range(2)],
        student=card_view(p, p.student) if p.student != NO_CARD else None,
        waiting=p.waiting,
        pile=p.cards.count(PILE),
        discard=[card_view(p, card) for card in range(CARDS) if p.cards[card] == DISCARD],
        cycle=min(p.cycle + 1, p.pack.cycles),
        cycles=p.pack.cycles,
        turn=p.turn,
        turns=longest_match(p),
        advanced=p.advanced,
        open_hands=p.open_hands,
    )
