"""Neuland: chains of production on a shared map, goods that spoil, and a time track that says who is next."""

from typing import Final

from virtuosi.core.features import Derived, Packed
from virtuosi.core.game import Game, Option
from virtuosi.games.neuland.insight.insight import NeulandInsight
from virtuosi.games.neuland.insight.sight import NeulandSight
from virtuosi.games.neuland.rules import discs, moves, position, reading, setup
from virtuosi.games.neuland.rules.position import Neuland
from virtuosi.games.neuland.rules.refusals import REFUSALS
from virtuosi.games.neuland.table import facts, guide, labels, log, plan, refs, sheet, view

game: Final = Game(
    package=__name__,
    revision=2,
    seat_counts=(2, 3, 4),
    options=(
        Option("map", ("first", "random"), "first"),
        Option("progress_one_step"),
        Option("sum_of_distances"),
        Option("discs_stay"),
        Option("allow_wait"),
    ),
    longest=1_000_000,
    # rules/
    space=moves.space,
    refusals=REFUSALS,
    fields=position.FIELDS,
    forms={
        "stack": Packed(len(moves.MINERALS), discs.BITS),
        "lying": Packed(moves.SLOT_COUNT),
        "kept": Packed(moves.HEX_COUNT),
        **dict.fromkeys(("stands", "has", "free", "room", "open_piles"), Derived()),
    },
    pack=reading.build,
    start=setup.start,
    census=Neuland.census,
    # insight/
    insight=NeulandInsight(),
    sight=NeulandSight(),
    # table/
    view=view.view,
    prompt=guide.prompt,
    hint=guide.hint,
    label=labels.label,
    refs=refs.refs,
    facts=facts.facts,
    closing=(moves.TO_END,),
    measures=sheet.measures,
    figures=sheet.figures,
    stage=sheet.stage,
    sheet=sheet.sheet,
    ending=sheet.ending,
    tell=log.tell,
    bots=("Konrad", "Mathilde", "Berthold", "Gisela"),
    plan=plan.plan,
    tally=sheet.tally,
)
