"""The New Science: research, experiment, publish; a tree of knowledge in the age of Galileo and Newton."""

from typing import Final

from virtuosi.core.features import Packed
from virtuosi.core.game import Game, Option
from virtuosi.games.new_science.insight.insight import ScienceInsight
from virtuosi.games.new_science.insight.sight import ScienceSight
from virtuosi.games.new_science.rules import moves, position, reading, setup
from virtuosi.games.new_science.rules.census import census
from virtuosi.games.new_science.rules.refusals import REFUSALS
from virtuosi.games.new_science.rules.renewal import renew
from virtuosi.games.new_science.table import facts, guide, labels, log, refs, sheet, view

game: Final = Game(
    package=__name__,
    revision=2,
    seat_counts=(2, 3, 4, 5),
    options=(
        Option("scientists", ("dealt", "chosen"), "dealt"),
        Option("laboratory", ("replace", "choose"), "replace"),
        Option("publications", ("markers", "actions"), "markers"),
    ),
    longest=1500,
    # rules/
    space=moves.space,
    refusals=REFUSALS,
    fields=position.FIELD_NAMES,
    forms={
        **dict.fromkeys(("researched", "known", "printed", "public"), Packed(moves.SIZE)),
        "seen": Packed(len(moves.CARDS)),
    },
    pack=reading.build,
    start=setup.start,
    census=census,
    renew=renew,
    # insight/
    insight=ScienceInsight(),
    sight=ScienceSight(),
    # table/
    view=view.view,
    prompt=guide.prompt,
    hint=guide.hint,
    queue=guide.queue,
    label=labels.label,
    refs=refs.refs,
    facts=facts.facts,
    closing=(moves.PASS,),
    idle=guide.idle,
    measures=sheet.measures,
    figures=sheet.figures,
    stage=sheet.stage,
    sheet=sheet.sheet,
    ending=sheet.ending,
    tell=log.tell,
    bots=("Cassini", "Roemer", "Bartholin", "Steno", "Picard"),
    origin=sheet.origin,
    tally=sheet.tally,
)
