"""Moves in words, as the choice list says them."""

from virtuosi.core.text import Message, say
from virtuosi.games.adas_dream.rules import effects, moves, ring
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.board import (
    AREAS_EACH,
    LEVELS,
    LONDON,
    MULTIPLICATION,
    OPEN,
    PLUS,
    SIDE,
    SMALL,
    STORED_EACH,
)
from virtuosi.games.adas_dream.rules.die import GREY, MILL_DIE, color_of, die_at, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.tasks import areas, dice, discs, gears, meetings, tracks, travel, turn, workshop
from virtuosi.games.adas_dream.table.machine import line_with
from virtuosi.games.adas_dream.table.names import (
    area_text,
    assignment_name,
    city_text,
    color_text,
    die_text,
    effect_text,
    either,
    gear_cost,
    gear_slot_text,
    gear_text,
    joined,
    lecture_text,
    line_name,
    partner_text,
    place_text,
    program_text,
    science_text,
    space_text,
    spot_text,
)

PUBLICATIONS = [*moves.AREAS, "workshop", "any"]


def label(p: AdasDream, move: int) -> Message:
    """The move as the choice list says it."""
    verb, index = moves.SPACE.verbs[move], moves.SPACE.index(move)
    if verb in ("move", "use", "push", "fetch", "give", "raise", "lower", "place", "store", "nudge"):
        return _label_die(p, verb, index)
    if verb in ("play", "discard", "remove", "draft", "partner"):
        return _label_card(p, verb, index)
    if verb in ("area", "column", "research", "track", "science", "reward"):
        return _label_track(p, verb, index)
    if verb in ("disc", "spot", "gear", "take", "convert", "build"):
        return _label_gear(p, verb, index)
    if verb in ("activate", "spend", "skip", "end", "publish"):
        return _label_plain(p, verb)
    return _label_place(p, verb, index)


def _label_die(p: AdasDream, verb: str, index: int) -> Message:
    seat = p.actor
    if verb in ("nudge", "store"):
        return say(f"move-{verb}", coal=p.pack.nudge_coal)
    if verb == "place":
        return say("move-place", row=index // SIDE + 1, column=index % SIDE + 1)
    if verb == "use":
        die = p.storage[seat * STORED_EACH + index]
        color = color_of(die)
        idle = not areas.die_is_useful(p, seat, die)
        what = "idle" if idle else "any" if color == GREY else moves.AREAS[color]
        return say("move-use", die=die_text(die), what=say(f"use-{what}"))
    if verb == "move":
        return _label_move(p, index)
    if verb == "push":
        task = p.agenda[-1]
        further = isinstance(task, workshop.PushDie) and task.is_further(index)
        id = "move-push-further" if further else "move-push"
        return say(
            id,
            die=die_text(p.ring[index]),
            reward=effect_text(p.pack, tables.ROW_SPACE + ring.space_of(index)),
            coal=p.pack.further_coal,
        )
    if verb == "fetch":
        return say("move-fetch", die=die_text(p.ring[index]))
    if verb == "give":
        place = MILL_DIE + index
        return say("move-give", die=die_text(die_at(p, seat, place)), place=place_text(place))
    die = die_at(p, seat, index)
    value = value_of(die) + (1 if verb == "raise" else -1)
    return say(f"move-{verb}", die=die_text(die), value=value, place=place_text(index))


def _label_move(p: AdasDream, slot: int) -> Message:
    """Which dice this one can push, with the rewards of their spaces."""
    ways = []
    for steps in (1, 2):
        dice = ring.pushable(p, slot, steps, p.coal[p.actor])
        if dice:
            reward = space_text(p, ring.ahead(slot, steps))
            targets = either([say("the-die", die=die_text(p.ring[target])) for target in dice])
            id = "pushes" if steps == 1 else "pushes-further"
            ways.append(say(id, dice=targets, reward=reward, coal=p.pack.further_coal))
    if not ways:
        return say("move-move-none", die=die_text(p.ring[slot]))
    return say("move-move", die=die_text(p.ring[slot]), pushes=joined(ways))


def _label_card(p: AdasDream, verb: str, index: int) -> Message:
    task = p.agenda[-1]
    if verb == "partner":
        card = p.partner_market[index] - 1
        if isinstance(task, meetings.UsePartner):
            return say("move-use-partner", card=partner_text(p, card))
        draw = p.pack.slot_draw[index] if isinstance(task, meetings.TakePartner) and task.in_action else 0
        return say("move-partner", card=partner_text(p, card), draw=draw)
    cost = p.pack.card_cost[index] if verb == "play" and isinstance(task, workshop.PlayPartner) else 0
    id = "move-play-reduce" if cost == tables.REDUCE_DIE else "move-play-pay" if cost else f"move-{verb}"
    return say(id, card=partner_text(p, index))


def _label_track(p: AdasDream, verb: str, index: int) -> Message:
    task = p.agenda[-1]
    if verb == "science":
        return say("move-science", science=science_text(index))
    if verb == "reward":
        return say("move-reward", reward=effect_text(p.pack, tables.ROW_SPACE + index))
    area = area_text(index)
    if verb == "research":
        level = p.research[p.actor * AREAS_EACH + index]
        return say("move-research", area=area, level=min(level + 1, p.pack.research_top))
    if verb == "column":
        return say("move-column", color=color_text(index))
    if verb == "track" and isinstance(task, tracks.ChooseBreakthrough):
        row = tables.ROW_BREAKTHROUGH + p.breakthroughs[index] - 1
        return say("move-breakthrough", area=area, reward=effect_text(p.pack, row))
    if verb == "track":
        worth = p.pack.token_later if p.tokens_taken[index] else p.pack.token_first
        return say("move-token", color=color_text(index), worth=worth)
    if isinstance(task, areas.ChooseAdvanced):
        return say(f"move-advanced-{moves.AREAS[index]}")
    return say("move-area", area=area, what=say(f"use-{moves.AREAS[index]}"))


def _label_gear(p: AdasDream, verb: str, index: int) -> Message:
    task = p.agenda[-1]
    if verb == "build":
        return say("move-build", gear=gear_text(index), cost=gear_cost(p, index))
    if verb == "gear":
        gear = PLUS + min(task.gear, MULTIPLICATION) if isinstance(task, gears.ChooseGearSlot) else OPEN
        return say("move-gear", slot=gear_slot_text(index), line=line_with(p, p.actor, index, gear))
    if verb == "take":
        return say("move-take", cost=gear_cost(p, MULTIPLICATION + p.gear_market[index] - 1))
    if verb == "convert":
        return say("move-convert-built", slot=gear_slot_text(index - 1)) if index else say("move-convert")
    if verb == "disc":
        return say("move-disc", slot=gear_slot_text(index), line=line_with(p, p.actor, index, OPEN))
    if isinstance(task, discs.StackDisc):
        return say("move-stack", spot=spot_text(index))
    if isinstance(task, discs.SetDisc):
        return say("move-set", spot=spot_text(index))
    return say("move-lift", spot=spot_text(index))


def _label_plain(p: AdasDream, verb: str) -> Message:
    task = p.agenda[-1]
    if verb == "publish":
        return say(f"move-publish-{PUBLICATIONS[p.area]}", coal=effects.steam_price(p, p.actor))
    if verb == "end":
        return say("move-pass") if isinstance(task, turn.TakeTurn) else say("move-end")
    if verb == "spend":
        if isinstance(task, tracks.PaySteam):
            return say("move-steam", coal=effects.steam_price(p, p.actor))
        return say("move-spend", n=p.pack.top_bonus_innovation)
    if verb == "activate":
        if isinstance(task, workshop.ActivateColumn):
            color = color_text(task.column)
            return say("move-activate", n=p.columns[task.seat * AREAS_EACH + task.column], color=color)
        return say("move-advance", n=p.pack.meeting_draw)
    return say("move-enough") if isinstance(task, dice.AdjustDie) else say("move-skip")


def _label_place(p: AdasDream, verb: str, index: int) -> Message:
    pack, seat = p.pack, p.actor
    if verb == "program":
        tile = p.program_market[index] - 1
        return say("move-program", program=program_text(pack, tile), prestige=pack.program_prestige[tile])
    if verb == "slot":
        line = line_name(index)
        return say("move-slot", line=line, bonus=effect_text(pack, tables.ROW_SLOT + index))
    if verb == "assign":
        card = p.assignment_market[index] - 1
        effect = effect_text(pack, tables.ROW_ASSIGNMENT + card)
        name = assignment_name(card)
        return say("move-assign", name=name, effect=effect, discard=pack.assignment_discard[card])
    if verb == "travel":
        city = city_text(index)
        if isinstance(p.agenda[-1], travel.VisitUniversity):
            return say("move-visit-university", city=city)
        row = effects.university_row(p, index - 1) if LONDON < index < SMALL else tables.ROW_CITY + index
        fare = effects.fare(p, seat, index) if isinstance(p.agenda[-1], travel.TravelTo) else 0
        return say("move-travel", city=city, fare=fare, reward=effect_text(pack, row))
    if verb in ("coins", "innovation"):
        cost = pack.room_coins[index] if verb == "coins" else pack.room_innovation[index]
        return say(f"move-{verb}", n=index + 1, cost=cost)
    if verb in ("lecture", "visit"):
        cost = effects.lecture_cost(p, seat, index % LEVELS) if verb == "lecture" else 0
        reward = effect_text(pack, tables.ROW_LECTURE + index)
        return say(f"move-{verb}", lecture=lecture_text(index), cost=cost, reward=reward)
    return say(f"move-{verb}")
