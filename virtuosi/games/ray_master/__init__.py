"""Ray Master: two laboratories, one ray. The smallest room of the house, and the one to read first."""

from typing import Final

from virtuosi.core.features import Packed
from virtuosi.core.game import Game, Option
from virtuosi.games.ray_master.insight.insight import RayInsight
from virtuosi.games.ray_master.insight.sight import RaySight
from virtuosi.games.ray_master.rules import moves, position, reading, setup
from virtuosi.games.ray_master.rules.position import RayMaster
from virtuosi.games.ray_master.rules.refusals import REFUSALS
from virtuosi.games.ray_master.table import facts, guide, labels, log, refs, sheet, view

game: Final = Game(
    package=__name__,
    revision=2,
    seat_counts=(1, 2),
    options=(Option("advanced"), Option("free_dice"), Option("open_hands"), Option("fire_deck")),
    longest=1000,
    solo_prize=True,
    # rules/
    space=moves.space,
    refusals=REFUSALS,
    fields=position.FIELDS,
    forms={"done": Packed(len(moves.ACTIONS), position.DONE_BITS)},
    pack=reading.build,
    start=setup.start,
    census=RayMaster.census,
    # insight/
    insight=RayInsight(),
    sight=RaySight(),
    # table/
    view=view.view,
    prompt=guide.prompt,
    hint=guide.hint,
    label=labels.label,
    refs=refs.refs,
    facts=facts.facts,
    closing=(moves.TO_END,),
    wastes=guide.wastes,
    measures=sheet.measures,
    figures=sheet.figures,
    stage=sheet.stage,
    sheet=sheet.sheet,
    ending=sheet.ending,
    tell=log.tell,
    bots=("Townes", "Maiman"),
    tally=sheet.tally,
)
