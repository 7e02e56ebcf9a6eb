"""Neuland: chains of production on a shared map, goods that spoil, and a time track that says who is next."""

from typing import Final

import msgspec

from virtuosi.core.data import Source
from virtuosi.core.events import Row
from virtuosi.core.game import Game, Option, Options, Refusal
from virtuosi.core.scene import Figure, Line, Measure, Plan, SheetLine, Stage
from virtuosi.core.text import Message
from virtuosi.games.neuland import chronicle, insight, moves, pack, planner, position, setup, telling, view
from virtuosi.games.neuland.pack import NeulandPack
from virtuosi.games.neuland.position import Neuland
from virtuosi.games.neuland.tasks import building, opening, source, turn

SWITCHES: Final = (position.ONE_STEP, position.SUM_OF_DISTANCES, position.DISCS_STAY, position.WAITING)


class NeulandGame(Game[Neuland, NeulandPack]):
    id = "neuland"
    revision = 1
    seat_counts = (2, 3, 4)
    options = (
        Option("map", ("first", "random"), "first"),
        Option("progress_one_step"),
        Option("sum_of_distances"),
        Option("discs_stay"),
        Option("allow_wait"),
    )
    space = moves.space
    fields = position.FIELDS
    insight = insight.NeulandInsight()
    longest = 1_000_000
    tasks = (
        opening.LayMap,
        opening.DrawFirst,
        turn.ChooseStart,
        turn.PlayTurn,
        source.ChooseSource,
        building.ChooseSite,
        building.ChooseMaterial,
        building.ChooseMineral,
    )
    refusals = (
        Refusal("legal", ""),
        Refusal("occupied", "4.6"),
        Refusal("input-missing", "4.2"),
        Refusal("marker-missing", "4.8"),
        Refusal("too-few-actions", "3.3"),
        Refusal("no-space-to-end", "3.5"),
        Refusal("closed", "7.3"),
        Refusal("lower-first", "7.4"),
        Refusal("material-missing", "6.5"),
        Refusal("no-site", "6.4"),
        Refusal("no-discs", "6.9"),
        Refusal("start-kept", "2.9"),
        Refusal("wrong-terrain", "6.2"),
        Refusal("wrong-smelter", "6.3"),
        Refusal("hex-full", "6.4"),
        Refusal("disc-gone", "6.8"),
        Refusal("start-taken", "2.8"),
        Refusal("start-unmarked", "2.8"),
        Refusal("one-step-inputs", "7.5"),
    )

    def pack(self, source: Source) -> NeulandPack:
        return pack.build(source)

    def start(self, pack: NeulandPack, seats: int, options: Options) -> Neuland:
        rules = position.RANDOM_MAP if options.get("map") == "random" else 0
        for option, flag in zip(self.options[1:], SWITCHES, strict=True):
            rules |= flag if options.get(option.name, False) else 0
        return setup.start(pack, seats, rules)

    def census(self, p: Neuland) -> dict[str, int]:
        return p.census()

    def view(self, p: Neuland, seat: int) -> msgspec.Struct:
        return view.view(p, seat)

    def prompt(self, p: Neuland, seat: int) -> Message:
        return telling.prompt(p, self.task_name(p))

    def hint(self, p: Neuland, seat: int) -> Message | None:
        return telling.hint(p)

    def label(self, p: Neuland, move: int) -> Message:
        return telling.label(p, move)

    def refs(self, p: Neuland, move: int) -> list[str]:
        return telling.refs(p, move)

    def is_main(self, move: int) -> bool:
        return move == moves.TO_END

    def facts(self, p: Neuland, move: int, refusal: int) -> dict[str, int | str | Message]:
        return telling.facts(p, move, refusal)

    def measures(self, p: Neuland, seat: int) -> list[Measure]:
        return telling.measures(p, seat)

    def figures(self, p: Neuland, seat: int) -> list[Figure]:
        return telling.figures(p, seat)

    def stage(self, p: Neuland) -> list[Stage]:
        return telling.stage(p)

    def sheet(self, p: Neuland, seat: int) -> list[SheetLine]:
        return telling.sheet(p, seat)

    def ending(self, p: Neuland) -> tuple[Message, list[Message]]:
        return telling.ending(p)

    def plan(self, p: Neuland, goal: str) -> Plan | None:
        return planner.plan(p, goal)

    def tell(self, row: Row) -> Line | None:
        return chronicle.tell(row)

    def tally(self, p: Neuland) -> dict[str, int]:
        return {"turns": p.turn}


game: Final = NeulandGame()
