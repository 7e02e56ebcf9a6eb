"""Builds the scene of one pair of eyes from a match. The only place where a position becomes something to look at."""

from collections.abc import Collection
from typing import Any

import msgspec

from virtuosi.core.game import Game
from virtuosi.core.match import Match
from virtuosi.core.passage import beyond, only_answer, settled
from virtuosi.core.position import Position
from virtuosi.core.promise import promising
from virtuosi.core.scene import Change, Choice, Measure, Passage, Refused, Result, Row, Scene, Sheet, Stage, TableInfo
from virtuosi.core.task import LEGAL, NATURE, NOBODY
from virtuosi.core.text import Message, say


def preview(game: Game[Any, Any], p: Position, move: int, seat: int) -> list[Change]:
    """What a move, and what follows by itself, would change among the numbers this seat watches; Nature's part is left
    open."""
    return changes(game.measures(p, seat), game.measures(settled(p, move), seat))


def changes(before: list[Measure], after: list[Measure]) -> list[Change]:
    """The measures that differ, in the order of `before`. Most are the same objects in the same places."""
    found: list[Change] = []
    later: dict[str, Measure] = {}
    for place in range(len(before)):
        old = before[place]
        new = after[place] if place < len(after) else None
        if new is old:
            continue
        if new is None or new.key != old.key:
            later = later or {measure.key: measure for measure in after}
            new = later.get(old.key)
        if new is None or new.value == old.value:
            continue
        good = None
        if old.more_is and isinstance(old.value, int) and isinstance(new.value, int):
            good = (new.value > old.value) == (old.more_is > 0)
        found.append(Change(old.label, old.icon, old.value, new.value, good))
    return found


def why_not(game: Game[Any, Any], p: Position, move: int, refusal: int) -> Message:
    """The sentence of a refusal with its facts."""
    return Message(f"refusal-{game.refusals[refusal].name}", game.facts(p, move, refusal))


def choices(game: Game[Any, Any], p: Position) -> tuple[list[Choice], list[Refused]]:
    """What the seat that decides could do, and what it could not now; a legal move that is idle is neither."""
    legal: list[Choice] = []
    refused: list[Refused] = []
    names = game.space.names
    before = game.measures(p, p.actor)
    candidates = [(move, why) for move, why in p.refusals() if why != LEGAL or not game.idle(p, move)]
    allowed = [move for move, refusal in candidates if refusal == LEGAL]
    hopes = dict(zip(allowed, promising(game, p, allowed), strict=True))
    asking: set[str] = set()
    for move, refusal in candidates:
        text, refs = game.label(p, move), game.refs(p, move)
        if refusal == LEGAL:
            after, ends, aside = settled(p, move), move in game.closing, p.is_aside(move)
            shown = changes(before, game.measures(after, p.actor))
            if len(after.agenda) >= len(p.agenda):
                asking.add(names[move])
            legal.append(Choice(names[move], text, refs, shown, ends, aside, promising=hopes[move]))
        else:
            why = why_not(game, p, move, refusal)
            rule = game.refusals[refusal].rule
            refused.append(Refused(names[move], text, refs, why, rule, move in game.closing))
    return closing(game, p, telling(legal, asking)), refused


def closing(game: Game[Any, Any], p: Position, choices: list[Choice]) -> list[Choice]:
    """Closing moves say whether they give up something, as far as the game thinks it worth a question."""
    if all(choice.main or choice.aside for choice in choices) or not game.wastes(p):
        return choices
    return [msgspec.structs.replace(choice, wastes=True) if choice.main else choice for choice in choices]


def telling(choices: list[Choice], asking: Collection[str] = ()) -> list[Choice]:
    """Previews without what comes whichever answer is chosen: only what differs helps to choose. What is still `asking`
    has not come as far as the others, and says nothing about what comes to all."""
    answers = [choice for choice in choices if not choice.main and not choice.aside]
    if len(answers) < 2:
        return choices
    done = [choice for choice in answers if choice.move not in asking]
    first, *others = done if len(done) > 1 else answers
    common = [change for change in first.preview if all(change in other.preview for other in others)]
    return [
        choice
        if choice.main or choice.aside
        else msgspec.structs.replace(choice, preview=[change for change in choice.preview if change not in common])
        for choice in choices
    ]


def passage(game: Game[Any, Any], p: Position) -> Passage | None:
    """The answer that needs no press of its own; where quick moves are left too, what could be answered beyond it."""
    move, after = only_answer(p, game.closing), beyond(p, game.closing)
    if move is None or after is None:
        return None
    beside = any(p.is_aside(other) for other in p.moves())
    onward = [one for one in choices(game, after)[0] if not one.main and not one.aside] if beside else []
    return Passage(game.space.names[move], onward)


def sheets(game: Game[Any, Any], p: Position) -> list[Sheet]:
    return [Sheet(seat, game.sheet(p, seat), total) for seat, total in enumerate(p.scores())]


def earned(sheet: Sheet) -> int:
    """The points a seat has for sure: until the end, those that come only then are a projection."""
    return sum(line.points for line in sheet.lines if not line.later)


def result(game: Game[Any, Any], p: Position) -> Result | None:
    if p.agenda:
        return None
    reason, ties = game.ending(p)
    ranking = p.ranking()
    winners = [seat for seat, place in enumerate(ranking) if game.wins(place, p.seats)]
    return Result(ranking, winners, reason, ties)


class Public(msgspec.Struct, frozen=True):
    """What every pair of eyes sees alike, made once for all of them."""

    prompt: Message | None
    queue: list[Message]
    stage: list[Stage]
    rows: list[Row]
    sheets: list[Sheet]
    result: Result | None


def public(match: Match) -> Public:
    game, p = match.game, match.position
    asked = p.actor not in (NATURE, NOBODY)
    sums = sheets(game, p)
    return Public(
        prompt=game.prompt(p, p.actor) if asked else (say("nature-decides") if p.agenda else None),
        queue=game.queue(p) if asked else [],
        stage=game.stage(p),
        rows=[Row(sheet.seat, earned(sheet), sheet.total, game.figures(p, sheet.seat)) for sheet in sums],
        sheets=sums,
        result=result(game, p),
    )


def present(
    match: Match,
    table: TableInfo,
    seat: int | None,
    *,
    looking: bool = False,
    log_from: int = 0,
    shared: Public | None = None,
) -> Scene:
    """The scene for a seat, or for a spectator. Who is only `looking`, at the past or while a bot plays for them, is
    offered nothing to do."""
    game, p = match.game, match.position
    eyes = NOBODY if seat is None else seat
    deciding = p.actor == eyes and eyes != NOBODY and not looking
    legal, refused = choices(game, p) if deciding else ([], [])
    shared = shared or public(match)
    return Scene(
        table=table,
        number=match.number,
        seat=seat,
        actor=p.actor,
        task=game.task_name(p),
        prompt=shared.prompt,
        hint=game.hint(p, p.actor) if deciding else None,
        queue=shared.queue,
        guide=game.guide(p) if deciding and table.guided else None,
        choices=legal,
        refused=refused,
        stage=shared.stage,
        rows=shared.rows,
        sheets=shared.sheets,
        result=shared.result,
        log=match.log(eyes, log_from),
        undo=match.undo_to if deciding else None,
        view=game.view(p, eyes),
        log_from=log_from,
        passage=passage(game, p) if deciding and not table.guided else None,
    )
