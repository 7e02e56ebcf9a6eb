"""Newton, with Master Lectures and Great Discoveries: six rounds at a scholar's desk."""

from typing import Final

import msgspec

from virtuosi.core.data import Source
from virtuosi.core.events import Row
from virtuosi.core.game import Game, Option, Options, Refusal
from virtuosi.core.scene import Figure, Line, Measure, SheetLine, Stage
from virtuosi.core.text import Message, say
from virtuosi.games.newton import facts, insight, labels, log, moves, position, reading, refs, setup, telling, view
from virtuosi.games.newton.pack import NewtonPack
from virtuosi.games.newton.position import Newton
from virtuosi.games.newton.tasks import (
    actions,
    again,
    chances,
    effect,
    lessons,
    masters,
    study,
    technology,
    tiles,
    travel,
    turn,
    upkeep,
    work,
)


class NewtonGame(Game[Newton, NewtonPack]):
    id = "newton"
    revision = 1
    seat_counts = (1, 2, 3, 4)
    options = (Option("draft", seats=(2, 3, 4)), Option("lectures"), Option("discoveries"))
    space = moves.space
    fields = position.FIELDS
    insight = insight.NewtonInsight()
    longest = 6000
    tasks = (
        setup.LayCity,
        setup.LayUniversity,
        setup.LayLand,
        setup.LaySpecialization,
        setup.LayInvention,
        setup.LayObjective,
        setup.LayToken,
        setup.LayRows,
        setup.LayDiscovery,
        setup.DealBoard,
        setup.FirstSeat,
        setup.DealMaster,
        setup.KeepMaster,
        setup.EndPick,
        chances.Draw,
        upkeep.StartRound,
        turn.StartTurn,
        turn.PlayCard,
        turn.Act,
        turn.EndTurn,
        work.Work,
        technology.Technology,
        technology.NextStudent,
        travel.Travel,
        travel.Teleport,
        lessons.Lessons,
        study.Study,
        actions.ChooseAction,
        effect.Effect,
        effect.PlaceCube,
        effect.Discard,
        again.Again,
        tiles.ChooseTile,
        tiles.ReplaceTile,
        tiles.ClaimDiscovery,
        masters.PlayMaster,
        upkeep.Upkeep,
        upkeep.Tuck,
        upkeep.CloseRound,
    )
    refusals = (
        Refusal("legal", ""),
        Refusal("already-acted", "3.3"),
        Refusal("effect-used", "10.6"),
        Refusal("too-few-coins", "10.6"),
        Refusal("too-few-potions", "11.3"),
        Refusal("hand-empty", "11.6"),
        Refusal("nothing-to-gain", "3.6"),
        Refusal("no-student", "5.2"),
        Refusal("no-shelf-tile", "8.6"),
        Refusal("no-face-up-card", "7.1"),
        Refusal("books-missing", "9.5"),
        Refusal("end-taken", "5.6"),
        Refusal("no-steps-left", "3.5"),
        Refusal("toll", "6.2"),
        Refusal("cube-there", "6.5"),
        Refusal("no-cube-left", "6.8"),
        Refusal("level-too-high", "7.1"),
        Refusal("shelf-too-high", "8.1"),
        Refusal("not-visited", "9.6"),
        Refusal("one-tile", "8.1"),
        Refusal("stack-empty", "12.5"),
        Refusal("deck-empty", "10.2"),
        Refusal("already-boosted", "10.3"),
        Refusal("nothing-to-boost", "10.3"),
        Refusal("reserve-empty", "12.14"),
        Refusal("special-used", "16.5"),
        Refusal("condition-not-met", "16.6"),
    )

    def pack(self, source: Source) -> NewtonPack:
        return reading.build(source)

    def start(self, pack: NewtonPack, seats: int, options: Options) -> Newton:
        chosen = [bool(options.get(name, False)) for name in ("lectures", "discoveries", "draft")]
        return setup.start(pack, seats, *chosen)

    def census(self, p: Newton) -> dict[str, int]:
        return p.census()

    def view(self, p: Newton, seat: int) -> msgspec.Struct:
        return view.view(p, seat)

    def prompt(self, p: Newton, seat: int) -> Message:
        return say(f"prompt-{self.task_name(p)}")

    def hint(self, p: Newton, seat: int) -> Message | None:
        return telling.hint(p)

    def queue(self, p: Newton) -> list[Message]:
        return telling.queue(p)

    def label(self, p: Newton, move: int) -> Message:
        return labels.label(p, move)

    def refs(self, p: Newton, move: int) -> list[str]:
        return refs.refs(p, move)

    def is_main(self, move: int) -> bool:
        return move in (moves.TO_END, moves.TO_DONE)

    def facts(self, p: Newton, move: int, refusal: int) -> dict[str, int | str | Message]:
        return facts.facts(p, move, refusal)

    def measures(self, p: Newton, seat: int) -> list[Measure]:
        return telling.measures(p, seat)

    def figures(self, p: Newton, seat: int) -> list[Figure]:
        return telling.figures(p, seat)

    def stage(self, p: Newton) -> list[Stage]:
        return telling.stage(p)

    def sheet(self, p: Newton, seat: int) -> list[SheetLine]:
        return telling.sheet(p, seat)

    def ending(self, p: Newton) -> tuple[Message, list[Message]]:
        return telling.ending(p)

    def tell(self, row: Row) -> Line | None:
        return log.tell(row)

    def origin(self, p: Newton, seat: int) -> str:
        return f"board {moves.BOARDS[p.boards[seat]]}"


game: Final = NewtonGame()
