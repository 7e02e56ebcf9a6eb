"""Ray Master: two laboratories, one ray. The smallest room of the house, and the one to read first."""

from typing import Final

import msgspec

from virtuosi.core.data import Source
from virtuosi.core.events import Row
from virtuosi.core.game import Game, Option, Options, Refusal
from virtuosi.core.scene import Figure, Line, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say
from virtuosi.games.ray_master import chances, insight, moves, pack, position, setup, tasks, telling, view
from virtuosi.games.ray_master.pack import RayPack
from virtuosi.games.ray_master.position import RayMaster


class RayMasterGame(Game[RayMaster, RayPack]):
    id = "ray_master"
    revision = 1
    seat_counts = (1, 2)
    options = (Option("advanced"), Option("free_dice"), Option("open_hands"), Option("fire_deck"))
    space = moves.space
    fields = position.FIELDS
    insight = insight.RayInsight()
    longest = 600
    tasks = (
        setup.FirstSeat,
        setup.PlaceDie,
        chances.RollRay,
        chances.Deal,
        chances.Draw,
        chances.TurnOver,
        tasks.StartTurn,
        tasks.ForceAction,
        tasks.ObeyCard,
        tasks.ChooseStudent,
        tasks.UseScientists,
        tasks.EndTurn,
        tasks.CloseTurn,
    )
    refusals = (
        Refusal("legal", ""),
        Refusal("already-done", "3.4"),
        Refusal("student-does-it", "3.4"),
        Refusal("too-far", "4.1"),
        Refusal("not-the-cards-distance", "4.2"),
        Refusal("same-height", "4.3"),
        Refusal("nothing-to-swap", "4.5"),
        Refusal("hottest", "4.7"),
        Refusal("coldest", "4.9"),
        Refusal("too-hot-to-fire", "5.3"),
        Refusal("too-few-scientists", "3.9"),
        Refusal("not-the-cards-number", "4.11"),
        Refusal("student-waits", "3.8"),
        Refusal("cannot-staff", "8.5"),
        Refusal("sum-out-of-reach", "10.3"),
        Refusal("medium-placed", "10.1"),
        Refusal("larges-placed", "10.1"),
        Refusal("slot-taken", "1.3"),
    )

    def pack(self, source: Source) -> RayPack:
        return pack.build(source)

    def start(self, pack: RayPack, seats: int, options: Options) -> RayMaster:
        chosen = [bool(options.get(name, False)) for name in ("advanced", "open_hands", "free_dice", "fire_deck")]
        return setup.start(pack, seats, *chosen)

    def census(self, p: RayMaster) -> dict[str, int]:
        return p.census()

    def view(self, p: RayMaster, seat: int) -> msgspec.Struct:
        return view.view(p, seat)

    def prompt(self, p: RayMaster, seat: int) -> Message:
        return say(f"prompt-{self.task_name(p)}")

    def hint(self, p: RayMaster, seat: int) -> Message | None:
        return telling.hint(p)

    def label(self, p: RayMaster, move: int) -> Message:
        return telling.label(p, move)

    def refs(self, p: RayMaster, move: int) -> list[str]:
        return telling.refs(p, move)

    def is_main(self, move: int) -> bool:
        return move == moves.TO_END

    def facts(self, p: RayMaster, move: int, refusal: int) -> dict[str, int | str | Message]:
        return telling.facts(p, move, refusal)

    def measures(self, p: RayMaster, seat: int) -> list[Measure]:
        return telling.measures(p, seat)

    def figures(self, p: RayMaster, seat: int) -> list[Figure]:
        return telling.figures(p, seat)

    def stage(self, p: RayMaster) -> list[Stage]:
        return telling.stage(p)

    def sheet(self, p: RayMaster, seat: int) -> list[SheetLine]:
        return telling.sheet(p, seat)

    def ending(self, p: RayMaster) -> tuple[Message, list[Message]]:
        return telling.ending(p)

    def tell(self, row: Row) -> Line | None:
        return telling.tell(row)

    def tally(self, p: RayMaster) -> dict[str, int]:
        return {"turns": p.turn}


game: Final = RayMasterGame()
