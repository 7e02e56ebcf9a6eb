"""Moves in words: what the choice list says, which things a move touches, why it is refused."""

from virtuosi.core.text import Message, say
from virtuosi.games.adas_dream.rules import effects, moves, refusals, spots
from virtuosi.games.adas_dream.rules import pack as tables
from virtuosi.games.adas_dream.rules.effects import GREY, MILL_DIE, die_at, value_of
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.rules.spots import ON_TOP
from virtuosi.games.adas_dream.rules.tasks import areas, dice, discs, meetings, tracks, travel, turn, workshop
from virtuosi.games.adas_dream.table.names import die_text, effect_text, program_text

Facts = dict[str, int | str | Message]


def partner_text(p: AdasDream, card: int) -> Message:
    return say(
        "partner", name=say(f"partner-{moves.PARTNERS[card]}"), effect=effect_text(p.pack, tables.ROW_PARTNER + card)
    )


def spot_text(spot: int) -> Message:
    """A place for a disc: a university, a room, a lecture space, an objective, the box."""
    spot &= ON_TOP - 1
    if spot < spots.ROOM_SPOT:
        return say(f"city-{moves.CITIES[spot + 1]}")
    if spot < spots.LECTURE_SPOT:
        return say("room", n=spot - spots.ROOM_SPOT + 1)
    if spot < spots.OBJECTIVE_SPOT:
        return lecture_text(spot - spots.LECTURE_SPOT)
    if spot == spots.BOX:
        return say("box")
    return say("objective-of", area=say(f"area-{moves.AREAS[spot - spots.OBJECTIVE_SPOT]}"))


def lecture_text(space: int) -> Message:
    return say("lecture", institution=say(f"institution-{moves.INSTITUTIONS[space // 5]}"), level=space % 5 + 2)


def gear_slot_text(slot: int) -> Message:
    return say("gear-slot", line=say(f"line-{moves.PROGRAM_SLOTS[slot // 2]}"), place=slot % 2 + 1)


def cell_text(cell: int) -> Message:
    return say("cell", row=cell // 3 + 1, column=cell % 3 + 1)


def place_text(place: int) -> Message:
    """Where a die lies."""
    if place < MILL_DIE:
        return say("in-workshop")
    if place < effects.STORAGE_DIE:
        return cell_text(place - MILL_DIE)
    return say("in-storage")


def gear_text(gear: int) -> Message:
    return say(f"gear-{moves.GEARS[gear]}" if gear < 2 else "gear-multiplication")


def gear_cost(p: AdasDream, gear: int) -> Message:
    pack = p.pack
    return say(
        "gear-cost",
        brass=pack.gear_brass[gear],
        coal=pack.gear_coal[gear],
        coins=pack.gear_coins[gear],
        innovation=pack.gear_innovation[gear],
    )


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
        return say("move-place", row=index // 3 + 1, column=index % 3 + 1)
    if verb == "use":
        die = p.storage[seat * 4 + index]
        color = effects.color_of(die)
        idle = not areas.die_is_useful(p, seat, die)
        what = "idle" if idle else "any" if color == GREY else moves.AREAS[color]
        return say("move-use", die=die_text(die), what=say(f"use-{what}"))
    if verb == "move":
        return say("move-move", die=die_text(p.ring[index]), space=space_text(p, index // 3))
    if verb == "push":
        task = p.agenda[-1]
        further = isinstance(task, workshop.PushDie) and task.is_further(index)
        id = "move-push-further" if further else "move-push"
        return say(id, die=die_text(p.ring[index]), reward=effect_text(p.pack, index // 3), coal=p.pack.further_coal)
    if verb == "fetch":
        return say("move-fetch", die=die_text(p.ring[index]))
    if verb == "give":
        place = MILL_DIE + index
        return say("move-give", die=die_text(die_at(p, seat, place)), place=place_text(place))
    die = die_at(p, seat, index)
    value = value_of(die) + (1 if verb == "raise" else -1)
    return say(f"move-{verb}", die=die_text(die), value=value, place=place_text(index))


def space_text(p: AdasDream, space: int) -> Message:
    return say("space", reward=effect_text(p.pack, tables.ROW_SPACE + space))


def _label_card(p: AdasDream, verb: str, index: int) -> Message:
    task = p.agenda[-1]
    if verb == "partner":
        card = p.partner_market[index] - 1
        if isinstance(task, meetings.UsePartner):
            return say("move-use-partner", card=partner_text(p, card))
        draw = p.pack.slot_draw[index] if isinstance(task, meetings.TakePartner) and task.b == meetings.IN_ACTION else 0
        return say("move-partner", card=partner_text(p, card), draw=draw)
    cost = p.pack.card_cost[index] if verb == "play" and isinstance(task, workshop.PlayPartner) else 0
    id = "move-play-reduce" if cost == tables.REDUCE_DIE else "move-play-pay" if cost else f"move-{verb}"
    return say(id, card=partner_text(p, index))


def _label_track(p: AdasDream, verb: str, index: int) -> Message:
    task = p.agenda[-1]
    if verb == "science":
        return say("move-science", science=say(f"science-{moves.SCIENCES[index]}"))
    if verb == "reward":
        return say("move-reward", reward=effect_text(p.pack, tables.ROW_SPACE + index))
    area = say(f"area-{moves.AREAS[index]}")
    if verb == "research":
        level = p.research[p.actor * 4 + index]
        return say("move-research", area=area, level=min(level + 1, p.pack.research_top))
    if verb == "column":
        return say("move-column", color=say(f"color-{moves.COLORS[index]}"))
    if verb == "track" and isinstance(task, tracks.ChooseBreakthrough):
        row = tables.ROW_BREAKTHROUGH + p.breakthroughs[index] - 1
        return say("move-breakthrough", area=area, reward=effect_text(p.pack, row))
    if verb == "track":
        worth = p.pack.token_later if p.tokens_taken[index] else p.pack.token_first
        return say("move-token", color=say(f"color-{moves.COLORS[index]}"), worth=worth)
    if isinstance(task, areas.ChooseAdvanced):
        return say(f"move-advanced-{moves.AREAS[index]}")
    return say("move-area", area=area, what=say(f"use-{moves.AREAS[index]}"))


def _label_gear(p: AdasDream, verb: str, index: int) -> Message:
    task = p.agenda[-1]
    if verb == "build":
        return say("move-build", gear=gear_text(index), cost=gear_cost(p, index))
    if verb == "gear":
        return say("move-gear", slot=gear_slot_text(index))
    if verb == "take":
        return say("move-take", cost=gear_cost(p, p.gear_market[index] + 1))
    if verb == "convert":
        return say("move-convert-built", slot=gear_slot_text(index - 1)) if index else say("move-convert")
    if verb == "disc":
        return say("move-disc", slot=gear_slot_text(index))
    if isinstance(task, discs.StackDisc):
        return say("move-stack", spot=spot_text(index))
    if isinstance(task, discs.SetDisc):
        return say("move-set", spot=spot_text(index))
    return say("move-lift", spot=spot_text(index))


def _label_plain(p: AdasDream, verb: str) -> Message:
    task = p.agenda[-1]
    if verb == "publish":
        return say(f"move-publish-{_publication(p)}", coal=next_steam(p, p.actor))
    if verb == "end":
        return say("move-pass") if isinstance(task, turn.TakeTurn) else say("move-end")
    if verb == "spend":
        if isinstance(task, tracks.PaySteam):
            return say("move-steam", coal=next_steam(p, p.actor))
        return say("move-spend", n=p.pack.top_bonus_innovation)
    if verb == "activate":
        if isinstance(task, workshop.ActivateColumn):
            color = say(f"color-{moves.COLORS[task.a]}")
            return say("move-activate", n=p.columns[task.seat * 4 + task.a], color=color)
        return say("move-advance", n=p.pack.meeting_draw)
    return say("move-enough") if isinstance(task, dice.AdjustDie) else say("move-skip")


def _publication(p: AdasDream) -> str:
    return ["study", "travel", "meetings", "institution", "workshop", "any"][p.area]


def next_steam(p: AdasDream, seat: int) -> int:
    level = p.steam[seat]
    return p.pack.steam_coal[level + 1] if level < p.pack.steam_top else 0


def _label_place(p: AdasDream, verb: str, index: int) -> Message:
    pack, seat = p.pack, p.actor
    if verb == "program":
        tile = p.program_market[index] - 1
        return say("move-program", program=program_text(pack, tile), prestige=pack.program_prestige[tile])
    if verb == "slot":
        line = say(f"line-{moves.PROGRAM_SLOTS[index]}")
        return say("move-slot", line=line, bonus=effect_text(pack, tables.ROW_SLOT + index))
    if verb == "assign":
        card = p.assignment_market[index] - 1
        effect = effect_text(pack, tables.ROW_ASSIGNMENT + card)
        name = say(f"assignment-{moves.ASSIGNMENTS[card]}")
        return say("move-assign", name=name, effect=effect, discard=pack.assignment_discard[card])
    if verb == "travel":
        city = say(f"city-{moves.CITIES[index]}")
        if isinstance(p.agenda[-1], travel.VisitUniversity):
            return say("move-visit-university", city=city)
        row = effects.university_row(p, index - 1) if 0 < index < 16 else tables.ROW_CITY + index
        fare = effects.fare(p, seat, index) if isinstance(p.agenda[-1], travel.TravelTo) else 0
        return say("move-travel", city=city, fare=fare, reward=effect_text(pack, row))
    if verb in ("coins", "innovation"):
        cost = pack.room_coins[index] if verb == "coins" else pack.room_innovation[index]
        return say(f"move-{verb}", n=index + 1, cost=cost)
    if verb in ("lecture", "visit"):
        cost = effects.lecture_cost(p, seat, index % 5) if verb == "lecture" else 0
        reward = effect_text(pack, tables.ROW_LECTURE + index)
        return say(f"move-{verb}", lecture=lecture_text(index), cost=cost, reward=reward)
    return say(f"move-{verb}")


REFS = {
    "move": "die",
    "push": "die",
    "fetch": "die",
    "use": "die",
    "give": "die",
    "raise": "die",
    "lower": "die",
    "place": "cell",
    "play": "card",
    "discard": "card",
    "remove": "card",
    "draft": "card",
    "program": "program",
    "slot": "slot",
    "assign": "assignment",
    "column": "column",
    "travel": "city",
    "coins": "room",
    "innovation": "room",
    "partner": "partner",
    "lecture": "lecture",
    "visit": "lecture",
    "gear": "gear",
    "disc": "gear",
    "take": "take",
    "build": "build",
    "research": "track",
    "track": "track",
    "science": "science",
    "reward": "space",
    "area": "area",
}


def refs(p: AdasDream, move: int) -> list[str]:
    """The things on the boards this move touches."""
    verb, slot, index = moves.SPACE.verbs[move], moves.SPACE.slots[move], moves.SPACE.index(move)
    if verb in REFS:
        return [f"{REFS[verb]}/{slot}"]
    if verb == "convert":
        return [f"gear/{slot}"] if index else ["build/subtraction"]
    if verb == "spot":
        return [spot_ref(index)]
    if verb == "publish":
        return ["publish"]
    return [f"item/{verb}"] if verb in ("book", "addition") else [f"action/{verb}"]


def spot_ref(spot: int) -> str:
    spot &= ON_TOP - 1
    if spot < spots.ROOM_SPOT:
        return f"city/{moves.SPOTS[spot]}"
    if spot < spots.LECTURE_SPOT:
        return f"room/{moves.SPOTS[spot]}"
    if spot < spots.OBJECTIVE_SPOT:
        return f"lecture/{moves.SPOTS[spot]}"
    return "box" if spot == spots.BOX else f"objective/{moves.AREAS[spot - spots.OBJECTIVE_SPOT]}"


def facts(p: AdasDream, move: int, refusal: int) -> Facts:
    """The arguments of a refusal's sentence."""
    verb, index, seat = moves.SPACE.verbs[move], moves.SPACE.index(move), p.actor
    if refusal == refusals.NEEDS_COAL:
        needed = next_steam(p, seat) if verb in ("spend", "publish") else p.pack.nudge_coal
        return {"needed": needed, "have": p.coal[seat]}
    if refusal == refusals.NEEDS_COINS:
        return {"needed": _coins_needed(p, verb, index), "have": p.coins[seat]}
    if refusal == refusals.NEEDS_INNOVATION:
        needed = effects.lecture_cost(p, seat, index % 5) if verb == "lecture" else p.pack.room_innovation[index]
        return {"needed": needed, "have": p.innovation[seat]}
    if refusal == refusals.TOO_HIGH:
        return {"value": value_of(p.ring[index]), "mover": value_of(p.ring[p.agenda[-1].a])}
    if refusal == refusals.WRONG_DIE:
        mask = p.pack.card_die[index]
        values = ", ".join(str(value) for value in range(1, 7) if mask >> value & 1)
        return {"values": values, "value": value_of(p.storage[seat * 4 + p.stored])}
    if refusal == refusals.NEEDS_DISCARDS:
        card = p.assignment_market[index] - 1
        return {"needed": p.pack.assignment_discard[card], "have": effects.hand_size(p, seat)}
    if refusal == refusals.GEAR_TOO_DEAR:
        return {"cost": gear_cost(p, index)}
    if refusal == refusals.NO_MAIN_ACTION:
        color = effects.color_of(p.storage[seat * 4 + index]) if verb == "use" else index
        return {"area": say(f"area-{moves.AREAS[color]}")}
    return {}


def _coins_needed(p: AdasDream, verb: str, index: int) -> int:
    if verb == "travel":
        return effects.fare(p, p.actor, index)
    if verb == "coins":
        return p.pack.room_coins[index]
    return value_of(p.storage[p.actor * 4 + p.stored])
