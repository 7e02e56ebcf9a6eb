"""Ada's Dream: dice pushed around a ring, a machine of dice and gears, and everything that helps to build it."""

from typing import Final

import msgspec

from virtuosi.core.data import Source
from virtuosi.core.events import Row
from virtuosi.core.game import Game, Option, Options, Refusal
from virtuosi.core.scene import Figure, Line, Measure, SheetLine, Stage
from virtuosi.core.text import Message
from virtuosi.games.adas_dream import insight, labels, log, moves, position, reading, scoring, setup, telling, view
from virtuosi.games.adas_dream.pack import AdaPack
from virtuosi.games.adas_dream.position import AdasDream
from virtuosi.games.adas_dream.tasks import (
    areas,
    cards,
    dealing,
    dice,
    discs,
    effect,
    gears,
    institution,
    markets,
    meetings,
    objectives,
    publication,
    study,
    tracks,
    travel,
    turn,
    workshop,
)


class AdasDreamGame(Game[AdasDream, AdaPack]):
    id = "adas_dream"
    revision = 1
    seat_counts = (2, 3, 4)
    options = (Option("variable"), Option("draft"), Option("own_discs_only"))
    space = moves.SPACE
    fields = position.FIELDS
    insight = insight.AdaInsight()
    longest = 4000
    tasks = (
        areas.MainAction,
        areas.ChooseArea,
        areas.ChooseAdvanced,
        cards.DrawCards,
        cards.DrawCard,
        cards.PutAway,
        cards.PlayFree,
        cards.DiscardCards,
        dealing.ChooseFirst,
        dealing.LayTile,
        dealing.ChooseLetter,
        dealing.LayObjective,
        dealing.LayBreakthrough,
        dealing.NameRoom,
        dealing.DealPartner,
        dealing.RevealPartner,
        dealing.DraftPartner,
        dealing.FirstPartners,
        dealing.FillTable,
        dice.AdjustDie,
        dice.GiveDie,
        dice.FetchDie,
        discs.PlaceDisc,
        discs.TakeDisc,
        discs.LiftDisc,
        discs.StackDisc,
        discs.SetDisc,
        discs.MoveDisc,
        effect.Effect,
        effect.Atom,
        gears.TakeGear,
        gears.NewGear,
        gears.BuildGear,
        gears.ChooseGearSlot,
        gears.ConvertGear,
        institution.GiveLecture,
        institution.AdvancedLecture,
        institution.VisitHall,
        markets.CleanPrograms,
        markets.CleanAssignments,
        markets.CleanPartners,
        markets.NewProgram,
        markets.NewAssignment,
        markets.NewPartner,
        meetings.EnterRoom,
        meetings.TakePartner,
        meetings.PartWith,
        meetings.RemovePartner,
        meetings.UsePartner,
        meetings.AdvancedMeeting,
        meetings.DrawAndPlay,
        objectives.CheckObjectives,
        publication.ChoosePublication,
        study.TakeProgram,
        study.PlaceProgram,
        study.OfferItems,
        study.AdvancedItems,
        study.TakeItem,
        study.CarryOut,
        study.ChooseColumn,
        tracks.ChooseResearch,
        tracks.ChooseReward,
        tracks.ChooseBreakthrough,
        tracks.ChooseToken,
        tracks.ChooseScience,
        tracks.SpendInnovation,
        tracks.PaySteam,
        travel.TravelTo,
        travel.AdvancedTravel,
        travel.VisitCity,
        travel.VisitUniversity,
        turn.StartTurn,
        turn.TakeTurn,
        turn.PlaceDie,
        turn.OfferEnd,
        turn.EndTurn,
        turn.CloseTurn,
        workshop.PushDie,
        workshop.Refill,
        workshop.RollDie,
        workshop.KeepDie,
        workshop.StoreDie,
        workshop.OfferPartner,
        workshop.PlayPartner,
        workshop.UseAssignments,
        workshop.ActivateColumn,
        workshop.NudgeDie,
    )
    refusals = (
        Refusal("legal", ""),
        Refusal("storage-full", "4.1"),
        Refusal("nothing-to-push", "4.4"),
        Refusal("workshop-begun", "4.6"),
        Refusal("no-main-action", "9.2"),
        Refusal("too-high", "4.4"),
        Refusal("needs-coal", "8.1"),
        Refusal("nudged-already", "4.5"),
        Refusal("no-such-face", "4.5"),
        Refusal("leaves-no-push", "4.6"),
        Refusal("wrong-die", "5.8"),
        Refusal("die-is-one", "5.9"),
        Refusal("needs-coins", "8.1"),
        Refusal("needs-innovation", "8.1"),
        Refusal("own-disc", "11.4"),
        Refusal("no-disc", "9.7"),
        Refusal("room-full", "12.2"),
        Refusal("no-partner", "12.4"),
        Refusal("occupied", "13.2"),
        Refusal("top-of-track", "7.7"),
        Refusal("same-again", "17.3"),
        Refusal("no-gear-left", "14.4"),
        Refusal("needs-discards", "6.3"),
        Refusal("no-book", "14.1"),
        Refusal("steam-top", "14.6"),
        Refusal("no-open-slot", "14.12"),
        Refusal("gear-too-dear", "14.13"),
        Refusal("needed-by-objective", "9.8"),
        Refusal("has-token", "7.6"),
        Refusal("nothing-to-publish", "14.2"),
        Refusal("nothing-there", "17.2"),
    )

    def pack(self, source: Source) -> AdaPack:
        return reading.build(source)

    def start(self, pack: AdaPack, seats: int, options: Options) -> AdasDream:
        chosen = [bool(options.get(name, False)) for name in ("variable", "draft", "own_discs_only")]
        return setup.start(pack, seats, *chosen)

    def census(self, p: AdasDream) -> dict[str, int]:
        return scoring.census(p)

    def view(self, p: AdasDream, seat: int) -> msgspec.Struct:
        return view.view(p, seat)

    def prompt(self, p: AdasDream, seat: int) -> Message:
        return telling.prompt(p)

    def hint(self, p: AdasDream, seat: int) -> Message | None:
        return telling.hint(p, seat)

    def queue(self, p: AdasDream) -> list[Message]:
        return telling.queue(p)

    def label(self, p: AdasDream, move: int) -> Message:
        return labels.label(p, move)

    def refs(self, p: AdasDream, move: int) -> list[str]:
        return labels.refs(p, move)

    def is_main(self, move: int) -> bool:
        return move in (moves.END, moves.SKIP, moves.STORE)

    def facts(self, p: AdasDream, move: int, refusal: int) -> dict[str, int | str | Message]:
        return labels.facts(p, move, refusal)

    def measures(self, p: AdasDream, seat: int) -> list[Measure]:
        return telling.measures(p, seat)

    def figures(self, p: AdasDream, seat: int) -> list[Figure]:
        return telling.figures(p, seat)

    def stage(self, p: AdasDream) -> list[Stage]:
        return telling.stage(p)

    def sheet(self, p: AdasDream, seat: int) -> list[SheetLine]:
        return telling.sheet(p, seat)

    def ending(self, p: AdasDream) -> tuple[Message, list[Message]]:
        return telling.ending(p)

    def tell(self, row: Row) -> Line | None:
        return log.tell(row)

    def tally(self, p: AdasDream) -> dict[str, int]:
        return {"rounds": p.round, "multiplications": p.gears.count(position.TIMES)}


game: Final = AdasDreamGame()
