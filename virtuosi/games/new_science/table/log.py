"""Log lines: what happened, told from the rows of ints that the rules leave."""

from virtuosi.core.events import Row
from virtuosi.core.scene import Line
from virtuosi.core.text import Message, say
from virtuosi.games.new_science.rules import events
from virtuosi.games.new_science.rules.moves import CARDS, DISCOVERIES, SPACES, TRACKS
from virtuosi.games.new_science.rules.position import NO_CARD
from virtuosi.games.new_science.table.names import card_name, discovery, scientist_name, space_name, track_sign

# Events about a discovery of a seat: the message, and the rule that is looked up for it
OF_DISCOVERY: dict[int, tuple[str, str | None]] = {
    events.RESEARCHED: ("event-research", None),
    events.TAKEN_BACK: ("event-take-back", "8.6"),
    events.TRIED: ("event-try", None),
    events.SUCCEEDED: ("event-succeed", "9.5"),
    events.FAILED: ("event-fail", "9.2"),
    events.CRITICAL: ("event-critical", "9.4"),
    events.PUBLISHED: ("event-publish", None),
    events.BECAME_PUBLIC: ("event-public", "10.5"),
    events.RETURNED: ("event-return", "10.10"),
    events.DEMOTED: ("event-demoted", "6.14"),
}
OF_CARD: dict[int, tuple[str, str | None]] = {
    events.PLAYED: ("event-play", "5.1"),
    events.KEPT: ("event-keep", "5.2"),
    events.LEFT: ("event-leave", "5.3"),
    events.DISMISSED: ("event-dismiss", "5.3"),
    events.SPENT_CARD: ("event-spent-card", "5.7"),
    events.NOTHING: ("event-nothing", "5.9"),
}
OF_TRACK = {
    events.ROSE: "event-influence",
    events.FELL: "event-influence-lost",
    events.STAYED: "event-influence-full",
}
OF_AMOUNT: dict[int, tuple[str, str]] = {
    events.REST_GAINED: ("event-rest-gained", "track/rest"),
    events.REST_LOST: ("event-rest-lost", "track/rest"),
    events.PRESTIGE: ("event-prestige", "track/prestige"),
}
OF_SPACE: dict[int, tuple[str, str]] = {
    events.DECLINED: ("event-decline", "4.6"),
    events.LOST: ("event-lost", "4.6"),
}


def tell(row: Row) -> Line | None:
    kind, a, b, c, _ = row
    if kind == events.ROUND:
        return Line(None, say("event-round", round=a, last=b), mark=True)
    if kind in OF_DISCOVERY:
        id, rule = OF_DISCOVERY[kind]
        return Line(a, _discovery(id, kind, b, c), rule, refs=[f"discovery/{DISCOVERIES[b]}"])
    if kind in OF_CARD:
        id, rule = OF_CARD[kind]
        return Line(a, say(id, card=card_name(b)), rule, refs=[f"card/{CARDS[b]}"])
    if kind in OF_TRACK:
        return Line(a, say(OF_TRACK[kind], track=track_sign(b), level=c), refs=[f"track/{TRACKS[b]}"])
    if kind in OF_AMOUNT:
        id, ref = OF_AMOUNT[kind]
        return Line(a, say(id, n=b), refs=[ref])
    if kind in OF_SPACE:
        id, rule = OF_SPACE[kind]
        return Line(a, say(id, space=space_name(b)), rule, refs=[f"space/{SPACES[b]}"])
    return _tell_other(kind, a, b, c)


def _discovery(id: str, kind: int, d: int, c: int) -> Message:
    if kind == events.PUBLISHED:
        return say(id, discovery=discovery(d), prestige=c)
    if kind in (events.RESEARCHED, events.TRIED):
        return say(id, discovery=discovery(d), rest=c)
    return say(id, discovery=discovery(d))


def _tell_other(kind: int, a: int, b: int, c: int) -> Line:
    if kind == events.SCIENTIST:
        return Line(a, say("event-scientist", scientist=scientist_name(b)), "2.1")
    if kind == events.PLACED:
        refs = [f"space/{SPACES[b]}"]
        if c != NO_CARD:
            return Line(a, say("event-place-card", card=card_name(c)), refs=[*refs, f"card/{CARDS[c]}"])
        return Line(a, say("event-place", space=space_name(b)), refs=refs)
    if kind == events.RESTED:
        return Line(a, say("event-rest", place=b, gain=c), "4.2", refs=["track/rest", "order"])
    if kind == events.REVEALED:
        return Line(None, say("event-reveal", card=card_name(a)), "11.2", refs=[f"card/{CARDS[a]}"])
    if kind == events.ROLLED:
        return Line(None, say("event-roll", die=a, total=b, need=c), "9.2", refs=["die"])
    if kind == events.MOVED:
        moved = say("event-moved", **{"from": space_name(b), "to": space_name(c)})
        return Line(a, moved, "6.13", refs=[f"space/{SPACES[b]}", f"space/{SPACES[c]}"])
    if kind == events.END_TREE:
        return Line(None, say("event-end-tree"), "12.1", mark=True)
    if kind == events.END_PILE:
        return Line(None, say("event-end-pile"), "12.4", mark=True)
    raise LookupError(f"no words for event {kind}")
