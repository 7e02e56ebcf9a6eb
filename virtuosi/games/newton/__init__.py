"""Newton, with Master Lectures and Great Discoveries: six rounds at a scholar's desk."""

from typing import Final

from virtuosi.core.features import Packed, Tally
from virtuosi.core.game import Game, Option
from virtuosi.games.newton.insight.insight import NewtonInsight
from virtuosi.games.newton.insight.sight import NewtonSight
from virtuosi.games.newton.rules import moves, position, reading, setup
from virtuosi.games.newton.rules.census import census
from virtuosi.games.newton.rules.refusals import REFUSALS
from virtuosi.games.newton.table import facts, guide, labels, log, refs, sheet, view

game: Final = Game(
    package=__name__,
    revision=3,
    seat_counts=(1, 2, 3, 4),
    options=(Option("draft", seats=(2, 3, 4)), Option("lectures"), Option("discoveries")),
    longest=6000,
    # rules/
    space=moves.space,
    refusals=REFUSALS,
    fields=position.FIELDS,
    forms={
        **dict.fromkeys(("decks", "rows"), Tally(0, moves.CARDS, moves.LEVELS)),
        "hands": Tally(0, moves.CARDS, -1),
        "gone": Tally(-moves.STARTERS * moves.MAX_SEATS, moves.CARDS),
        "cubes": Packed(moves.PLACES),
        "shelf": Packed(moves.CELLS),
    },
    pack=reading.build,
    start=setup.start,
    census=census,
    # insight/
    insight=NewtonInsight(),
    sight=NewtonSight(),
    # table/
    view=view.view,
    prompt=guide.prompt,
    hint=guide.hint,
    queue=guide.queue,
    label=labels.label,
    refs=refs.refs,
    facts=facts.facts,
    closing=guide.CLOSING,
    measures=sheet.measures,
    figures=sheet.figures,
    stage=sheet.stage,
    sheet=sheet.sheet,
    ending=sheet.ending,
    tell=log.tell,
    bots=("Clairaut", "Maupertuis", "Bernoulli", "Lavoisier"),
    origin=sheet.origin,
)
