"""The log of Neuland: what happened, in words."""

from virtuosi.core.events import Row
from virtuosi.core.scene import Line
from virtuosi.core.text import Message, say
from virtuosi.games.neuland.rules import effects
from virtuosi.games.neuland.rules.moves import FORAGED, GOODS, HEXES, MINERALS, NO_GOOD, SLOT_COUNT
from virtuosi.games.neuland.table.telling import Facts, actions, dashed, good, hex_of, some
from virtuosi.games.neuland.table.view import kind_name, slot_ref


def tell(row: Row) -> Line | None:
    kind, a, b, c, _ = row
    if kind == effects.TURN:
        return Line(a, say("event-turn", turn=b), mark=True)
    if kind in (effects.MADE, effects.SCORED, effects.BUILT):
        return _tell_work(kind, a, b, c)
    if kind in (effects.LIES, effects.SPOILT):
        name, rule = ("lies", "3.1") if kind == effects.LIES else ("spoilt", "3.9")
        return Line(a, say(f"event-{name}", good=good(GOODS[c]), hex=hex_of(b)), rule, refs=[slot_ref(b)])
    if kind == effects.STARTED:
        return Line(a, say("event-started", hex=HEXES[b]), "2.8", refs=[f"hex/{HEXES[b]}"])
    if kind == effects.STACKED:
        return Line(a, say("event-stacked", hex=hex_of(b), discs=_discs(c)), "6.8", refs=[slot_ref(b)])
    if kind == effects.EXHAUSTED:
        return Line(None, say("event-exhausted", hex=hex_of(a)), "5.3", refs=[slot_ref(a)])
    if kind == effects.ENDED:
        return Line(
            a, say("event-ended-further" if c else "event-ended", space=b), "3.4" if c else None, refs=["track"]
        )
    return _tell_rest(kind, a)


def _tell_rest(kind: int, a: int) -> Line:
    if kind == effects.FIRST:
        return Line(a, say("event-first"), "2.7")
    if kind == effects.LAID:
        return Line(None, say("event-laid"), "2.2")
    if kind == effects.WAITED:
        return Line(a, say("event-waited"), "3.8", refs=["track"])
    if kind == effects.WON:
        return Line(a, say("event-won"), "8.1")
    if kind == effects.FELL_QUIET:
        return Line(None, say("event-fell-quiet"), "8.3")
    raise LookupError(f"no words for event {kind}")


def _discs(stack: int) -> Message:
    goods = [good(MINERALS[disc]) for disc in effects.discs_of(stack)]
    return Message(f"discs-{('one', 'two', 'three')[len(goods) - 1]}", dict(zip("abc", goods, strict=False)))


def _tell_work(kind: int, seat: int, slots: int, details: int) -> Line:
    slot, first, second = slots % 64, slots // 64 % 64 - 1, slots // 4096 - 1
    cost, tile_kind, result = details % 16, details // 16 % 32, details // 512 % 16
    one, two = details // 8192 % 16 - 1, details // 131072 - 1
    touched = [slot_ref(at) for at in (slot, first, second) if 0 <= at < SLOT_COUNT]
    args: Facts = {"tile": say(f"building-{dashed(kind_name(tile_kind))}"), "hex": hex_of(slot), "cost": actions(cost)}
    if kind == effects.BUILT:
        args["tile"] = say(f"built-{dashed(kind_name(tile_kind))}")
        return Line(seat, Message("event-built", args), "6.6" if cost else None, refs=touched)
    goods = [
        say("foraged-food") if at == FORAGED else some(g) for g, at in ((one, first), (two, second)) if g != NO_GOOD
    ]
    args.update(zip(("in", "second"), goods, strict=False))
    if kind == effects.SCORED:
        args["points"] = say("points", n=result)
        return Line(seat, Message("event-scored-two" if len(goods) > 1 else "event-scored", args), "7.2", refs=touched)
    args["good"] = some(result)
    name = ("event-made", "event-made-from", "event-made-from-two")[len(goods)]
    return Line(seat, Message(name, args), "4.4" if cost > 1 else None, refs=touched)
