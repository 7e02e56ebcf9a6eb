"""Numbers for people: previews, comparison rows, the top line, the score sheet, how the match ended."""

from typing import Any

from virtuosi.core.masks import count_of
from virtuosi.core.scene import Figure, Measure, SheetLine, Stage
from virtuosi.core.task import Task
from virtuosi.core.text import Message, say
from virtuosi.games.new_science.rules import odds, scoring
from virtuosi.games.new_science.rules.knowledge import knowledge
from virtuosi.games.new_science.rules.moves import ACTION_OF, ACTIONS, HAPPENING_AT, SCIENTISTS, TRACK_COUNT, TRACKS
from virtuosi.games.new_science.rules.position import CLEANING, PLACING, SETTING_UP, NewScience
from virtuosi.games.new_science.rules.tasks.actions import RollDie, SpendRest
from virtuosi.games.new_science.table.names import track_name


def next_order(p: NewScience) -> list[int]:
    """The order of the next round as the cubes on Rest foretell it."""
    if p.at >= 0:
        return p.order  # Rest is resolved first
    resting = [seat for seat in p.space[:HAPPENING_AT] if seat >= 0]
    return resting + [seat for seat in p.order if seat not in resting]


def chance_now(p: NewScience, seat: int) -> int | None:
    """Per cent of success of the experiment under way, without rest until it is named."""
    task: Task[Any] | None = p.agenda[-1] if p.agenda else None
    if task is None or task.seat != seat:
        return None
    if isinstance(task, SpendRest):
        return odds.chance(p, seat, task.space, task.discovery, 0)
    if isinstance(task, RollDie):
        return odds.percent(odds.winning_faces(p, seat, task.discovery, task.strength))
    return None


def measures(p: NewScience, seat: int) -> list[Measure]:
    found = [
        Measure("points", "prestige", say("figure-prestige"), p.prestige[seat], 1, sum=True),
        Measure("bonuses", "bonus", say("figure-bonuses"), p.scores()[seat] - p.prestige[seat], 1, sum=True),
        Measure("rest", "rest", say("figure-rest"), p.rest[seat], 1),
    ]
    for track, name in enumerate(TRACKS):
        found.append(Measure(name, name, say(f"figure-{name}"), p.influence[seat * TRACK_COUNT + track], 1))
    found.append(Measure("known", "book", say("figure-known"), count_of(knowledge(p, seat)), 1))
    found.append(Measure("markers", "disc", say("figure-markers"), p.supply[seat]))
    found.append(Measure("order", "time", say("figure-order"), say("order-place", n=next_order(p).index(seat) + 1)))
    chance = chance_now(p, seat)
    if chance is not None:
        found.append(Measure("chance", "experiment", say("figure-chance"), say("chance", n=chance)))
    return found


def figures(p: NewScience, seat: int) -> list[Figure]:
    found = [Figure("rest", "rest", p.rest[seat], say("figure-rest"))]
    for track, name in enumerate(TRACKS):
        found.append(Figure(name, name, p.influence[seat * TRACK_COUNT + track], say(f"figure-{name}")))
    found.append(Figure("publications", "publish", scoring.publications(p, seat), say("figure-publications")))
    return found


def phase(p: NewScience) -> str:
    if not p.agenda:
        return "over"
    if p.at == SETTING_UP:
        return "setup"
    if p.at == PLACING:
        return "placing"
    return "cleanup" if p.at == CLEANING else "resolving"


def stage(p: NewScience) -> list[Stage]:
    now = phase(p)
    text = say(f"stage-{now}")
    if now == "resolving":
        text = say("stage-resolving", action=say(f"action-{ACTIONS[ACTION_OF[p.at]]}"))
    return [
        Stage(say("stage-round", round=p.round, last=p.pack.rounds(p.seats)), "time"),
        Stage(text),
        Stage(say("stage-pile", n=p.pile), "happening"),
        Stage(say("stage-last-level", n=count_of(p.public & p.last()), last=count_of(p.last())), "publish"),
    ]


def sheet(p: NewScience, seat: int) -> list[SheetLine]:
    """The same points as `scores`, each with its reason. The bonuses come only at the end."""
    later = bool(p.agenda)
    lines = [SheetLine(say("sheet-prestige"), p.prestige[seat], say("note-scored", n=p.authored[seat]))]
    seats = range(p.seats)
    if scoring.leads_publications(p, seat):
        tied = sum(scoring.leads_publications(p, other) for other in seats) > 1
        counted = "note-scored" if p.actions_only else "note-publications"
        note = say("note-tied", a=say(counted, n=scoring.publications(p, seat)), tied="yes" if tied else "no")
        lines.append(SheetLine(say("sheet-publications"), p.pack.most_publications, note, later))
    for track in range(TRACK_COUNT):
        if scoring.leads(p, seat, track):
            tied = sum(scoring.leads(p, other, track) for other in seats) > 1
            level = say("note-track", n=p.influence[seat * TRACK_COUNT + track])
            note = say("note-tied", a=level, tied="yes" if tied else "no")
            lines.append(SheetLine(say("sheet-track", track=track_name(track)), p.pack.leader, note, later))
    return lines


def ending(p: NewScience) -> tuple[Message, list[Message]]:
    reason = say("result-tree" if p.public & p.last() == p.last() else "result-pile")
    scores = p.scores()
    best = max(scores)
    ties = []
    if scores.count(best) > 1:
        ties.append(say("tie-level-five", points=best))
        if p.ranking().count(1) > 1:
            ties.append(say("tie-shared"))
    return reason, ties


def origin(p: NewScience, seat: int) -> str:
    return SCIENTISTS[p.scientist[seat]]


def tally(p: NewScience) -> dict[str, int]:
    return {
        "rounds": p.round,
        "published": count_of(p.public),
        "published of the last level": count_of(p.public & p.last()),
    }
