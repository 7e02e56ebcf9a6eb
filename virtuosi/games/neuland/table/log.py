"""The log of Neuland: what happened, in words."""

from virtuosi.core.events import Row
from virtuosi.core.scene import Line
from virtuosi.core.text import Message, dashed, say
from virtuosi.games.neuland.rules import events
from virtuosi.games.neuland.rules.discs import discs_of
from virtuosi.games.neuland.rules.moves import FORAGED, GOODS, HEXES, MINERALS, NO_GOOD, SLOT_COUNT
from virtuosi.games.neuland.table.names import Facts, actions, good, hex_of, kind_name, some
from virtuosi.games.neuland.table.refs import hex_ref, slot_ref


def tell(row: Row) -> Line | None:
    kind, a, b, c, _ = row
    if kind == events.TURN:
        return Line(a, say("event-turn", turn=b), mark=True)
    if kind in (events.MADE, events.SCORED, events.BUILT):
        return _tell_work(kind, a, b, c)
    if kind in (events.LIES, events.SPOILT):
        name, rule = ("lies", "3.1") if kind == events.LIES else ("spoilt", "3.9")
        return Line(a, say(f"event-{name}", good=good(GOODS[c]), hex=hex_of(b)), rule, refs=[slot_ref(b)])
    if kind == events.STARTED:
        return Line(a, say("event-started", hex=HEXES[b]), "2.8", refs=[hex_ref(b)])
    if kind == events.STACKED:
        return Line(a, say("event-stacked", hex=hex_of(b), discs=_discs(c)), "6.8", refs=[slot_ref(b)])
    if kind == events.EXHAUSTED:
        return Line(None, say("event-exhausted", hex=hex_of(a)), "5.3", refs=[slot_ref(a)])
    if kind == events.ENDED:
        return Line(
            a, say("event-ended-further" if c else "event-ended", space=b), "3.4" if c else None, refs=["track"]
        )
    return _tell_rest(kind, a, b)


def _tell_rest(kind: int, a: int, b: int) -> Line:
    if kind == events.FIRST:
        return Line(a, say("event-first"), "2.7")
    if kind == events.LAID:
        return Line(None, say("event-laid"), "2.2")
    if kind == events.WAITED:
        return Line(a, say("event-waited"), "3.8", refs=["track"])
    if kind == events.WON:
        return Line(a, say("event-won"), "8.1")
    if kind == events.GROWS_QUIET:
        return Line(None, say("event-grows-quiet", turns=a, left=b), "8.3")
    if kind == events.FELL_QUIET:
        return Line(None, say("event-fell-quiet", turns=a), "8.3")
    raise LookupError(f"no words for event {kind}")


def _discs(stack: int) -> Message:
    goods = [good(MINERALS[disc]) for disc in discs_of(stack)]
    return Message(f"discs-{('one', 'two', 'three')[len(goods) - 1]}", dict(zip("abc", goods, strict=False)))


def _tell_work(kind: int, seat: int, slots: int, details: int) -> Line:
    done = events.work(slots, details)
    touched = [slot_ref(at) for at in (done.slot, done.first, done.second) if 0 <= at < SLOT_COUNT]
    name = dashed(kind_name(done.kind))
    args: Facts = {"tile": say(f"building-{name}"), "hex": hex_of(done.slot), "cost": actions(done.cost)}
    if kind == events.BUILT:
        args["tile"] = say(f"built-{name}")
        return Line(seat, Message("event-built", args), "6.6" if done.cost else None, refs=touched)
    used = ((done.one, done.first), (done.two, done.second))
    goods = [say("foraged-food") if at == FORAGED else some(good) for good, at in used if good != NO_GOOD]
    args.update(zip(("in", "second"), goods, strict=False))
    if kind == events.SCORED:
        args["points"] = say("points", n=done.result)
        return Line(seat, Message("event-scored-two" if len(goods) > 1 else "event-scored", args), "7.2", refs=touched)
    args["good"] = some(done.result)
    told = ("event-made", "event-made-from", "event-made-from-two")[len(goods)]
    return Line(seat, Message(told, args), _rule_of_cost(done), refs=touched)


def _rule_of_cost(done: events.Work) -> str | None:
    """Why a production cost more than one action: foraging, two inputs, or the way of one."""
    if FORAGED in (done.first, done.second):
        return "4.9"
    if done.cost == 1:
        return None
    return "4.4" if done.two == NO_GOOD else "4.5"
