"""Ada's Dream: dice pushed around a ring, a machine of dice and gears, and everything that helps to build it."""

from typing import Final

from virtuosi.core.features import Packed
from virtuosi.core.game import Game, Option
from virtuosi.games.adas_dream.insight.insight import AdaInsight
from virtuosi.games.adas_dream.insight.sight import AdaSight
from virtuosi.games.adas_dream.insight.worths import FIRST, TUNED
from virtuosi.games.adas_dream.rules import moves, position, reading, scoring, setup
from virtuosi.games.adas_dream.rules.board import GEAR_COUNT
from virtuosi.games.adas_dream.rules.refusals import REFUSALS
from virtuosi.games.adas_dream.table import facts, guide, labels, log, refs, sheet, view

MASKS: Final = ("rank1_bag", "rank2_bag", "hand", "deck", "discard", "in_play", "known")  # of partner cards

game: Final = Game(
    package=__name__,
    revision=2,
    seat_counts=(2, 3, 4),
    options=(Option("variable"), Option("draft"), Option("own_discs_only")),
    longest=4000,
    # rules/
    space=moves.SPACE,
    refusals=REFUSALS,
    fields=position.FIELDS,
    forms={
        "program_bag": Packed(len(moves.PROGRAMS)),
        "assignment_bag": Packed(len(moves.ASSIGNMENTS)),
        **dict.fromkeys(MASKS, Packed(len(moves.PARTNERS))),
        **dict.fromkeys(("gear_bag", "reserve_mul"), Packed(GEAR_COUNT)),
        "piles": Packed(8, 3),
    },
    pack=reading.build,
    start=setup.start,
    census=scoring.census,
    # insight/
    insight=AdaInsight(TUNED),
    classic=AdaInsight(FIRST),
    sight=AdaSight(),
    # table/
    view=view.view,
    prompt=guide.prompt,
    hint=guide.hint,
    queue=guide.queue,
    label=labels.label,
    refs=refs.refs,
    facts=facts.facts,
    closing=(moves.END, moves.SKIP, moves.STORE),
    measures=sheet.measures,
    figures=sheet.figures,
    stage=sheet.stage,
    sheet=sheet.sheet,
    ending=sheet.ending,
    tell=log.tell,
    bots=("Wheatstone", "Quetelet", "Gauss", "Talbot"),
    tally=sheet.tally,
)
