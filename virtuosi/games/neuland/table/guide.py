"""What is asked: prompts, and what stands below them."""

from virtuosi.core.text import Message, say, task_name
from virtuosi.games.neuland.rules import effects
from virtuosi.games.neuland.rules.moves import GOODS, HEXES, PILE_COUNT, TO_BUILD, TO_PRODUCE
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.tasks.building import ChooseMaterial, ChooseMineral, ChooseSite
from virtuosi.games.neuland.rules.tasks.reach import any_kind, material
from virtuosi.games.neuland.rules.tasks.source import ChooseSource
from virtuosi.games.neuland.rules.tasks.turn import PlayTurn
from virtuosi.games.neuland.table.names import good, good_name, place_of, the, tile


def prompt(p: Neuland, seat: int) -> Message:
    task = p.agenda[-1]
    if isinstance(task, ChooseSource):
        return say("prompt-choose-source", the=the(good_name(task.wanted(p))))
    if isinstance(task, ChooseMaterial):
        return say("prompt-choose-material", the=the(GOODS[material(p, task.kind(p))]))
    if isinstance(task, ChooseMineral):
        return say("prompt-choose-mineral", place=task.done)
    if isinstance(task, PlayTurn):
        return say("prompt-play-turn", can=_left_to_do(p))
    return say(f"prompt-{task_name(task)}")


def _left_to_do(p: Neuland) -> str:
    """What a turn still allows: nothing is asked for that would be refused."""
    moves = p.moves()
    produces = any(TO_PRODUCE <= move < TO_BUILD for move in moves)
    builds = any(TO_BUILD <= move < TO_BUILD + PILE_COUNT for move in moves)
    if produces and builds:
        return "both"
    return "produce" if produces else "build" if builds else "end"


def hint(p: Neuland, seat: int) -> Message | None:
    task = p.agenda[-1]
    if isinstance(task, PlayTurn):
        spoiling = p.lying.bit_count()
        if spoiling:
            return say("hint-play-turn-spoils", used=p.used, limit=p.limit, n=spoiling)
        return say("hint-play-turn", used=p.used, limit=p.limit)
    if isinstance(task, ChooseSource):
        return say("hint-choose-source", tile=tile(p.tile[task.slot]), hex=place_of(p, task.slot))
    if isinstance(task, ChooseSite):
        kind = any_kind(p, task.pile)
        return say("hint-choose-site", tile=tile(kind), good=good(GOODS[material(p, kind)]))
    if isinstance(task, ChooseMaterial):
        return say("hint-choose-material", tile=tile(task.kind(p)), hex=HEXES[task.at])
    if isinstance(task, ChooseMineral):
        discs = min(p.pack.mine_size - task.done, effects.discs_left(p))
        return say("hint-choose-mineral", hex=place_of(p, task.slot), n=discs)
    return say("hint-choose-start")
