"""The New Science in words: prompts, hints, labels, what they point at, and the facts of refusals."""

from typing import Any

from virtuosi.core.task import Task
from virtuosi.core.text import Message, say, seat_name, task_name
from virtuosi.games.new_science.rules import effects, odds
from virtuosi.games.new_science.rules.cards import NO_TRACK
from virtuosi.games.new_science.rules.moves import (
    ACTION_OF,
    ACTIONS,
    AT,
    CARDS,
    DISCOVERIES,
    EXPERIMENT,
    HAPPENING_AT,
    INFLUENCE_AT,
    PASS,
    PUBLISH,
    PUBLISH_AT,
    RESEARCH,
    SCIENTISTS,
    SPACES,
    TO_AGAIN,
    TO_KEEP,
    TO_MARVEL,
    TO_PAY,
    TO_PLACE,
    TO_RESEARCH,
    TO_REST,
    TO_SAVE,
    TO_TRACK,
    TRACKS,
    space,
)
from virtuosi.games.new_science.rules.pack import FREE
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.table.names import (
    card_name,
    card_text,
    discovery,
    scientist_name,
    space_name,
    track_sign,
)

Facts = dict[str, int | str | Message]


def asked(p: NewScience) -> Facts:
    """The arguments of the prompt and the hint of the pending task."""
    task = p.agenda[-1]
    name, seat, a, b = task_name(task), task.seat, task.a, task.b
    if name == "place-energy":
        return {"left": p.pack.energy - a // p.seats}
    if name in ("choose-research", "choose-experiment", "choose-publication"):
        action = {"choose-research": RESEARCH, "choose-experiment": EXPERIMENT, "choose-publication": PUBLISH}[name]
        return {"points": effects.base_points(p, seat, action, a), "rest": effects.spendable(p, seat)}
    if name == "choose-payment":
        action = PUBLISH if a >= PUBLISH_AT else RESEARCH
        return {"discovery": discovery(b), "missing": effects.missing(p, seat, action, a, b)}
    if name in ("take-back", "choose-member", "roll-die"):
        return {"discovery": discovery(a)}
    if name == "spend-rest":
        points = effects.points(p, seat, EXPERIMENT, a, b)
        return {"discovery": discovery(b), "need": effects.number_asked(p, seat, b), "points": points}
    if name == "roll-again":
        die, total = b % 8, b // 16 + b % 8
        return {"discovery": discovery(a), "die": die, "total": total, "need": effects.number_asked(p, seat, a)}
    if name == "lift-cube":
        return {"card": card_name(a), "left": b % 8}
    if name == "save-card":
        return {"card": card_name(a), "n": b, "keep": card_name(p.laboratory[seat])}
    if name == "choose-disputed":
        return {"card": card_name(a), "discovery": discovery(b)}
    if name in ("choose-track", "choose-opponent", "place-marker", "drop-cube", "choose-dispute", "keep-card"):
        return {"card": card_name(a)}
    return {}


def prompt(p: NewScience, seat: int) -> Message:
    return Message(f"prompt-{task_name(p.agenda[-1])}", asked(p))


UNHINTED = ("choose-scientist", "deal-scientist", "reveal-card", "roll-die")


def hint(p: NewScience, seat: int) -> Message | None:
    name = task_name(p.agenda[-1])
    return None if name in UNHINTED else Message(f"hint-{name}", asked(p))


def queue(p: NewScience) -> list[Message]:
    """What is left of a card under way. The cubes to come stand on the board, in their order."""
    found: list[Message] = []
    top = p.agenda[-1]
    if task_name(top) == "choose-track":  # goes on with the next clause by itself
        found += card_text(p.pack.cards, top.a)[top.b % 16 + 1 :]
    for task in reversed(p.agenda[:-1]):
        if task_name(task) == "effect":
            found += card_text(p.pack.cards, task.a)[task.b % 16 :]
    return found


# Labels


def label(p: NewScience, move: int) -> Message:
    verb, index = space.verbs[move], space.index(move)
    task = p.agenda[-1]
    if move == PASS:
        return say("move-pass")
    if verb == "scientist":
        return say("move-scientist", scientist=scientist_name(index))
    if verb == "place":
        return _label_place(p, move)
    if verb in ("research", "publish") and task_name(task) != "place-marker":
        return _label_paid(p, task.seat, task.a, index, verb == "publish")
    if verb == "research":
        return say("move-research-free", discovery=discovery(index))
    if verb == "experiment":
        return _label_experiment(p, task.seat, task.a, index)
    if verb in ("rest", "marvel", "again"):
        return _label_risk(p, task, move)
    if verb == "take_back":
        zone = "research" if p.researched[task.seat] >> index & 1 else "experiment"
        return say("move-take-back", discovery=discovery(index), zone=say(f"zone-{zone}"))
    if verb in ("member", "dispute"):
        return say(f"move-{verb}", discovery=discovery(index))
    if verb == "track":
        return say("move-track", track=track_sign(index))
    if verb == "opponent":
        return say("move-opponent", opponent=seat_name(index))
    return _label_rare(p, task, move)


def _label_place(p: NewScience, move: int) -> Message:
    if move == TO_PLACE:
        return say("move-place", space=say("space-rest"))
    s = move - AT
    if HAPPENING_AT <= s < INFLUENCE_AT and p.face[s - HAPPENING_AT] != NO_CARD:
        return say("move-place-card", card=card_name(p.face[s - HAPPENING_AT]))
    modifier = p.pack.modifier[s]
    if modifier:
        return say("move-place-modified", space=space_name(s), modifier=f"{modifier:+d}".replace("-", "−"))
    return say("move-place", space=space_name(s))


def _label_paid(p: NewScience, seat: int, s: int, d: int, publishing: bool) -> Message:
    """A research or publication with what it will cost: rest, or the card that is discarded."""
    short = effects.missing(p, seat, PUBLISH if publishing else RESEARCH, s, d)
    by_card = short > effects.spendable(p, seat) and effects.boost(p, seat) > 0
    rest = max(0, short - effects.boost(p, seat)) if by_card else short
    eased = publishing and effects.can_ease(p, seat) and effects.short_of(p, seat, d, False) != NO_TRACK
    args: Facts = {"discovery": discovery(d), "rest": rest}
    if publishing:
        args["prestige"] = effects.prestige_of(p, d)
    if by_card or eased:
        args["card"] = card_name(p.laboratory[seat])
        return Message("move-publish-card" if publishing else "move-research-patron", args)
    return Message("move-publish" if publishing else "move-research", args)


def _label_experiment(p: NewScience, seat: int, s: int, d: int) -> Message:
    if not p.researched[seat] >> d & 1:
        return say("move-research-free", discovery=discovery(d))
    low = odds.chance(p, seat, s, d, 0)
    high = odds.chance(p, seat, s, d, effects.spendable(p, seat))
    if low == high:
        return say("move-experiment-sure", discovery=discovery(d), low=low)
    return say("move-experiment", discovery=discovery(d), low=low, high=high)


def _label_risk(p: NewScience, task: Task[Any], move: int) -> Message:
    if move == TO_AGAIN:
        faces = odds.winning_faces(p, task.seat, task.a, task.b // 8)
        return say("move-again-roll", odds=odds.percent(faces))
    if move == TO_AGAIN + 1:
        return say("move-again-stand")
    marvel = move >= TO_MARVEL
    rest = move - TO_MARVEL if marvel else move - TO_REST
    chance = odds.chance(p, task.seat, task.a, task.b, rest, marvel)
    if marvel:
        return say("move-marvel", card=card_name(p.laboratory[task.seat]), rest=rest, odds=chance)
    return say("move-rest", rest=rest, odds=chance)


def _label_rare(p: NewScience, task: Task[Any], move: int) -> Message:
    verb, index, seat = space.verbs[move], space.index(move), task.seat
    if verb == "pay":
        short = effects.missing(p, seat, PUBLISH if task.a >= PUBLISH_AT else RESEARCH, task.a, task.b)
        if move == TO_PAY:
            return say("move-pay-rest", rest=short)
        left = max(0, short - effects.boost(p, seat))
        return say("move-pay-card", card=card_name(p.laboratory[seat]), rest=left)
    if verb == "lift":
        owner = p.space[INFLUENCE_AT + index]
        if owner < 0:
            return say("move-lift-empty", space=space_name(INFLUENCE_AT + index))
        return say("move-lift", opponent=seat_name(owner), space=space_name(INFLUENCE_AT + index))
    if verb == "drop":
        return say("move-drop", space=space_name(INFLUENCE_AT + index))
    if verb == "keep":
        card = task.a if move == TO_KEEP else p.laboratory[seat]
        return say("move-keep-new" if move == TO_KEEP else "move-keep-old", card=card_name(card))
    keep = card_name(p.laboratory[seat])
    return say("move-save-pay", rest=task.b, card=keep) if move == TO_SAVE else say("move-save-lose", card=keep)


# What a move points at


def refs(p: NewScience, move: int) -> list[str]:
    task = p.agenda[-1]
    verb, index = space.verbs[move], space.index(move)
    if move == PASS:
        return []
    if verb == "place":
        return _place_refs(p, move)
    if TO_RESEARCH <= move < TO_REST or verb in ("publish", "member", "take_back", "dispute"):
        return [f"discovery/{DISCOVERIES[index]}"]
    if verb in ("rest", "marvel"):
        return [f"{verb}/{index}", f"discovery/{DISCOVERIES[task.b]}"]
    if verb in ("lift", "drop"):
        return [f"space/{SPACES[INFLUENCE_AT + index]}"]
    if verb in ("pay", "save"):
        return ["track/rest"] if space.slots[move] in ("rest",) or move == TO_SAVE else [_laboratory(p, task.seat)]
    if verb == "keep":
        return [f"card/{CARDS[task.a]}" if move == TO_KEEP else _laboratory(p, task.seat)]
    if verb == "again":
        return ["die"]
    if verb == "opponent":
        return [f"seat/{index}"]
    if verb == "scientist":
        return [f"scientist/{SCIENTISTS[index]}"]
    return [f"track/{TRACKS[move - TO_TRACK]}"]


def _laboratory(p: NewScience, seat: int) -> str:
    return f"card/{CARDS[p.laboratory[seat]]}"


def _place_refs(p: NewScience, move: int) -> list[str]:
    if move == TO_PLACE:
        best = next((s for s in range(HAPPENING_AT) if p.space[s] == FREE), 0)
        return ["action/rest", f"space/{SPACES[best]}"]
    s = move - AT
    found = [f"action/{ACTIONS[ACTION_OF[s]]}", f"space/{SPACES[s]}"]
    if HAPPENING_AT <= s < INFLUENCE_AT and p.face[s - HAPPENING_AT] != NO_CARD:
        found.append(f"card/{CARDS[p.face[s - HAPPENING_AT]]}")
    return found
