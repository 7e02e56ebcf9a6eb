"""The things on the boards a move touches."""

from virtuosi.games.adas_dream.rules import moves, spots
from virtuosi.games.adas_dream.rules.position import AdasDream

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
    spot = spots.place_of(spot)
    if spot < spots.ROOM_SPOT:
        return f"city/{moves.SPOTS[spot]}"
    if spot < spots.LECTURE_SPOT:
        return f"room/{moves.SPOTS[spot]}"
    if spot < spots.OBJECTIVE_SPOT:
        return f"lecture/{moves.SPOTS[spot]}"
    return "box" if spot == spots.BOX else f"objective/{moves.AREAS[spot - spots.OBJECTIVE_SPOT]}"
