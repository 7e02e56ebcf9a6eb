"""A move in words, with what it costs and what its chances are."""

from typing import Any

from virtuosi.core.task import Task
from virtuosi.core.text import Message, say, seat_name
from virtuosi.games.new_science.rules import odds, points
from virtuosi.games.new_science.rules.cards import NO_TRACK
from virtuosi.games.new_science.rules.moves import (
    ACTION_OF,
    AT,
    HAPPENING_AT,
    INFLUENCE_AT,
    PASS,
    PUBLISH,
    SAVE_LOSE,
    STAND,
    TO_KEEP,
    TO_PAY,
    TO_PLACE,
    space,
)
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.tasks.actions import DiscoveryAction, RollAgain, SpendRest, is_marvel, rest_of
from virtuosi.games.new_science.rules.tasks.discoveries import ChoosePayment
from virtuosi.games.new_science.rules.tasks.laboratory import KeepCard, SaveCard
from virtuosi.games.new_science.table.names import (
    Facts,
    card_name,
    discovery,
    scientist_name,
    signed,
    space_name,
    track_sign,
)


def label(p: NewScience, move: int) -> Message:
    verb, index = space.verbs[move], space.index(move)
    task = p.agenda[-1]
    if move == PASS:
        return say("move-pass")
    if verb == "place":
        return _place(p, move)
    if verb == "experiment":
        return _experiment(p, task, index)
    if isinstance(task, DiscoveryAction):
        return _paid(p, task, index)
    if isinstance(task, SpendRest):
        return _spending(p, task, move)
    if isinstance(task, RollAgain):
        return _again(p, task, move)
    if isinstance(task, ChoosePayment):
        return _payment(p, task, move)
    if isinstance(task, (KeepCard, SaveCard)):
        return _card(p, task, move)
    return _named(p, task, verb, index)


def _named(p: NewScience, task: Task[Any], verb: str, index: int) -> Message:
    """Moves that are called by what they point at."""
    if verb == "scientist":
        return say("move-scientist", scientist=scientist_name(index))
    if verb == "research":
        return say("move-research-free", discovery=discovery(index))
    if verb == "take_back":
        zone = "research" if p.researched[task.seat] >> index & 1 else "experiment"
        return say("move-take-back", discovery=discovery(index), zone=say(f"zone-{zone}"))
    if verb in ("member", "dispute"):
        return say(f"move-{verb}", discovery=discovery(index))
    if verb == "track":
        return say("move-track", track=track_sign(index))
    if verb == "opponent":
        return say("move-opponent", opponent=seat_name(index))
    s = INFLUENCE_AT + index
    if verb == "drop":
        return say("move-drop", space=space_name(s))
    if p.space[s] < 0:
        return say("move-lift-empty", space=space_name(s))
    return say("move-lift", opponent=seat_name(p.space[s]), space=space_name(s))


def _place(p: NewScience, move: int) -> Message:
    if move == TO_PLACE:
        return say("move-place", space=say("space-rest"))
    s = move - AT
    if HAPPENING_AT <= s < INFLUENCE_AT and p.face[s - HAPPENING_AT] != NO_CARD:
        return say("move-place-card", card=card_name(p.face[s - HAPPENING_AT]))
    modifier = p.pack.modifier[s]
    if modifier:
        return say("move-place-modified", space=space_name(s), modifier=signed(modifier))
    return say("move-place", space=space_name(s))


def _paid(p: NewScience, task: DiscoveryAction, d: int) -> Message:
    """A research or publication with what it will cost: rest, or the card that is discarded."""
    seat, action = task.seat, ACTION_OF[task.space]
    publishing = action == PUBLISH
    short = points.missing(p, seat, action, task.space, d)
    boost = points.boost(p, seat, action, d)
    eased = publishing and points.can_ease(p, seat) and points.short_of(p, seat, d, False) != NO_TRACK
    by_card = eased or (short > points.spendable(p, seat) and boost > 0)
    args: Facts = {"discovery": discovery(d), "rest": max(0, short - boost) if by_card else short}
    if publishing:
        args["prestige"] = points.prestige_of(p, seat, d)
    if by_card:
        args["card"] = card_name(p.laboratory[seat])
        return Message("move-publish-card" if publishing else "move-research-card", args)
    return Message("move-publish" if publishing else "move-research", args)


def _experiment(p: NewScience, task: Task[Any], d: int) -> Message:
    if not isinstance(task, DiscoveryAction) or not p.researched[task.seat] >> d & 1:
        return say("move-research-free", discovery=discovery(d))
    low = odds.chance(p, task.seat, task.space, d, 0)
    high = odds.chance(p, task.seat, task.space, d, points.spendable(p, task.seat))
    if low == high:
        return say("move-experiment-sure", discovery=discovery(d), low=low)
    return say("move-experiment", discovery=discovery(d), low=low, high=high)


def _spending(p: NewScience, task: SpendRest, move: int) -> Message:
    rest, marvel = rest_of(move), is_marvel(move)
    chance = odds.chance(p, task.seat, task.space, task.discovery, rest, marvel)
    if marvel:
        return say("move-marvel", card=card_name(p.laboratory[task.seat]), rest=rest, odds=chance)
    return say("move-rest", rest=rest, odds=chance)


def _again(p: NewScience, task: RollAgain, move: int) -> Message:
    if move == STAND:
        return say("move-again-stand")
    faces = odds.winning_faces(p, task.seat, task.discovery, task.strength)
    return say("move-again-roll", odds=odds.percent(faces))


def _payment(p: NewScience, task: ChoosePayment, move: int) -> Message:
    action = ACTION_OF[task.space]
    short = points.missing(p, task.seat, action, task.space, task.discovery)
    if move == TO_PAY:
        return say("move-pay-rest", rest=short)
    left = max(0, short - points.boost(p, task.seat, action, task.discovery))
    return say("move-pay-card", card=card_name(p.laboratory[task.seat]), rest=left)


def _card(p: NewScience, task: KeepCard | SaveCard, move: int) -> Message:
    old = card_name(p.laboratory[task.seat])
    if isinstance(task, SaveCard):
        return say("move-save-lose", card=old) if move == SAVE_LOSE else say("move-save-pay", rest=task.price, card=old)
    return say("move-keep-new", card=card_name(task.card)) if move == TO_KEEP else say("move-keep-old", card=old)
