"""Ray Master: two laboratories, one ray. The smallest room of the house, and the one to read first."""

from typing import Final

from virtuosi.core.game import Game, Option
from virtuosi.games.ray_master.insight.insight import RayInsight
from virtuosi.games.ray_master.rules import moves, pack, position, setup
from virtuosi.games.ray_master.rules.position import RayMaster
from virtuosi.games.ray_master.rules.refusals import REFUSALS
from virtuosi.games.ray_master.table import telling, view

game: Final = Game(
    package=__name__,
    revision=1,
    seat_counts=(1, 2),
    options=(Option("advanced"), Option("free_dice"), Option("open_hands"), Option("fire_deck")),
    longest=600,
    # rules/
    space=moves.space,
    refusals=REFUSALS,
    fields=position.FIELDS,
    pack=pack.build,
    start=setup.start,
    census=RayMaster.census,
    # insight/
    insight=RayInsight(),
    # table/
    view=view.view,
    hint=telling.hint,
    label=telling.label,
    refs=telling.refs,
    facts=telling.facts,
    closing=(moves.TO_END,),
    measures=telling.measures,
    figures=telling.figures,
    stage=telling.stage,
    sheet=telling.sheet,
    ending=telling.ending,
    tell=telling.tell,
    tally=telling.tally,
)
