"""Ada's Dream: dice pushed around a ring, a machine of dice and gears, and everything that helps to build it."""

from typing import Final

from virtuosi.core.game import Game, Option
from virtuosi.games.adas_dream.insight.insight import AdaInsight
from virtuosi.games.adas_dream.rules import moves, position, reading, scoring, setup
from virtuosi.games.adas_dream.rules.refusals import REFUSALS
from virtuosi.games.adas_dream.table import labels, log, telling, view

game: Final = Game(
    package=__name__,
    revision=1,
    seat_counts=(2, 3, 4),
    options=(Option("variable"), Option("draft"), Option("own_discs_only")),
    longest=4000,
    # rules/
    space=moves.SPACE,
    refusals=REFUSALS,
    fields=position.FIELDS,
    pack=reading.build,
    start=setup.start,
    census=scoring.census,
    # insight/
    insight=AdaInsight(),
    # table/
    view=view.view,
    prompt=telling.prompt,
    hint=telling.hint,
    queue=telling.queue,
    label=labels.label,
    refs=labels.refs,
    facts=labels.facts,
    closing=(moves.END, moves.SKIP, moves.STORE),
    measures=telling.measures,
    figures=telling.figures,
    stage=telling.stage,
    sheet=telling.sheet,
    ending=telling.ending,
    tell=log.tell,
    tally=telling.tally,
)
