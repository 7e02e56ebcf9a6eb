"""The New Science: research, experiment, publish; a tree of knowledge in the age of Galileo and Newton."""

from typing import Final

import msgspec

from virtuosi.core.data import Source
from virtuosi.core.events import Row
from virtuosi.core.game import Game, Option, Options, Refusal
from virtuosi.core.scene import Figure, Line, Measure, SheetLine, Stage
from virtuosi.core.text import Message
from virtuosi.games.new_science import figures, insight, log, moves, pack, position, refusals, setup, telling, view
from virtuosi.games.new_science.pack import SciencePack
from virtuosi.games.new_science.position import NewScience
from virtuosi.games.new_science.tasks import actions, cubes, discoveries, happenings, rounds


class NewScienceGame(Game[NewScience, SciencePack]):
    id = "new_science"
    revision = 1
    seat_counts = (2, 3, 4, 5)
    options = (
        Option("scientists", ("dealt", "chosen"), "dealt"),
        Option("laboratory", ("replace", "choose"), "replace"),
        Option("publications", ("markers", "actions"), "markers"),
    )
    space = moves.space
    fields = position.FIELD_NAMES
    insight = insight.ScienceInsight()
    longest = 1500
    tasks = (
        setup.DealScientist,
        setup.ChooseScientist,
        setup.SetTracks,
        rounds.BeginRound,
        rounds.PlaceEnergy,
        rounds.Resolve,
        rounds.CleanUp,
        rounds.RevealCard,
        actions.ChooseResearch,
        actions.ChooseExperiment,
        actions.SpendRest,
        actions.RollDie,
        actions.RollAgain,
        actions.ChoosePublication,
        discoveries.ChoosePayment,
        discoveries.TakeBack,
        discoveries.Spread,
        discoveries.ChooseMember,
        happenings.Effect,
        happenings.ChooseTrack,
        happenings.ChooseOpponent,
        happenings.PlaceMarker,
        happenings.ChooseDispute,
        happenings.ChooseDisputed,
        happenings.KeepCard,
        happenings.SaveCard,
        cubes.LiftCube,
        cubes.DropCube,
    )
    refusals = (
        Refusal("legal", ""),
        Refusal("scientist-taken", "2.1"),
        Refusal("occupied", "3.3"),
        Refusal("closed", "3.8"),
        Refusal("one-rest", "3.4"),
        Refusal("effect-card", "3.7"),
        Refusal("published", "10.9"),
        Refusal("own-marker", "8.1"),
        Refusal("prerequisites", "7.2"),
        Refusal("research-points", "8.2"),
        Refusal("no-marker", "8.6"),
        Refusal("all-published", "8.6"),
        Refusal("not-researched", "9.1"),
        Refusal("already-known", "9.1"),
        Refusal("no-experiment", "10.1"),
        Refusal("publish-points", "10.2"),
        Refusal("influence", "10.3"),
        Refusal("too-little-rest", "4.5"),
        Refusal("rest-forbidden", "6.5"),
        Refusal("card-level", "6.12"),
        Refusal("card-field", "6.12"),
        Refusal("no-rival", "6.12"),
        Refusal("no-own-marker", "6.14"),
        Refusal("needed", "8.6"),
        Refusal("same-track", "5.6"),
        Refusal("empty-space", "6.13"),
        Refusal("own-cube", "6.13"),
        Refusal("other-opponent", "6.13"),
        Refusal("already-moved", "6.13"),
        Refusal("same-space", "6.13"),
    )

    def pack(self, source: Source) -> SciencePack:
        return pack.build(source)

    def start(self, pack: SciencePack, seats: int, options: Options) -> NewScience:
        return setup.start(
            pack,
            seats,
            options.get("scientists") == "chosen",
            options.get("laboratory") == "choose",
            options.get("publications") == "actions",
        )

    def census(self, p: NewScience) -> dict[str, int]:
        return p.census()

    def view(self, p: NewScience, seat: int) -> msgspec.Struct:
        return view.view(p, seat)

    def prompt(self, p: NewScience, seat: int) -> Message:
        return telling.prompt(p)

    def hint(self, p: NewScience, seat: int) -> Message | None:
        return telling.hint(p)

    def queue(self, p: NewScience) -> list[Message]:
        return telling.queue(p)

    def label(self, p: NewScience, move: int) -> Message:
        return telling.label(p, move)

    def refs(self, p: NewScience, move: int) -> list[str]:
        return telling.refs(p, move)

    def is_main(self, move: int) -> bool:
        return move == moves.PASS

    def facts(self, p: NewScience, move: int, refusal: int) -> dict[str, int | str | Message]:
        return refusals.facts(p, move, refusal)

    def measures(self, p: NewScience, seat: int) -> list[Measure]:
        return figures.measures(p, seat)

    def figures(self, p: NewScience, seat: int) -> list[Figure]:
        return figures.figures(p, seat)

    def stage(self, p: NewScience) -> list[Stage]:
        return figures.stage(p)

    def sheet(self, p: NewScience, seat: int) -> list[SheetLine]:
        return figures.sheet(p, seat)

    def ending(self, p: NewScience) -> tuple[Message, list[Message]]:
        return figures.ending(p)

    def tell(self, row: Row) -> Line | None:
        return log.tell(row)

    def origin(self, p: NewScience, seat: int) -> str:
        return moves.SCIENTISTS[p.scientist[seat]]

    def tally(self, p: NewScience) -> dict[str, int]:
        wide = p.pack.wide[p.seats]
        return {
            "rounds": p.round,
            "published": p.public.bit_count(),
            "published of the last level": (p.public & p.pack.last[wide]).bit_count(),
        }


game: Final = NewScienceGame()
