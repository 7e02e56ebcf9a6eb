"""From options to the first position: scientists are dealt or chosen, then the tracks are set."""

from typing import Any, final

from virtuosi.core.options import Options
from virtuosi.core.task import LEGAL, Chance, Question, Step, Task
from virtuosi.games.new_science.rules import events
from virtuosi.games.new_science.rules.moves import CARD_LEVELS, PLACES, SCIENTISTS, TO_SCIENTIST, TRACK_COUNT
from virtuosi.games.new_science.rules.pack import SciencePack
from virtuosi.games.new_science.rules.position import NO_CARD, NO_SCIENTIST, SETTING_UP, UNTAKEN, NewScience
from virtuosi.games.new_science.rules.refusals import SCIENTIST_TAKEN
from virtuosi.games.new_science.rules.tasks.rounds import BeginRound


def start(pack: SciencePack, seats: int, options: Options) -> NewScience:
    """The table before the scientists are known."""
    agenda: list[Task[Any]] = [SetTracks(0)]
    for seat in range(seats - 1, -1, -1):
        agenda.append(ChooseScientist(seat) if options.get("scientists") == "chosen" else DealScientist(seat))
    return NewScience(
        seats=seats,
        agenda=agenda,
        pack=pack,
        keep_either=options.get("laboratory") == "choose",
        actions_only=options.get("publications") == "actions",
        scientist=[NO_SCIENTIST] * seats,
        order=list(range(seats)),
        round=1,
        at=SETTING_UP,
        space=pack.board[seats][:],
        rest=[0] * seats,
        influence=[0] * (TRACK_COUNT * seats),
        prestige=[0] * seats,
        researched=[0] * seats,
        known=[0] * seats,
        printed=[0] * seats,
        public=0,
        authored=[0] * seats,
        supply=[pack.markers] * seats,
        laboratory=[NO_CARD] * seats,
        face=[NO_CARD] * PLACES,
        force=[UNTAKEN] * PLACES,
        seen=0,
        pile=CARD_LEVELS * pack.per_level[seats],
    )


def receive(p: NewScience, seat: int, scientist: int) -> None:
    p.scientist[seat] = scientist
    events.note(p, events.SCIENTIST, seat, scientist)


@final
class DealScientist(Chance[NewScience]):
    """Nature deals this seat a scientist nobody has yet (rule 2.1)."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_SCIENTIST + s for s in range(len(SCIENTISTS)) if s not in p.scientist]

    def take(self, p: NewScience, move: int) -> None:
        receive(p, self.seat, move - TO_SCIENTIST)


@final
class ChooseScientist(Question[NewScience]):
    """By option each seat takes its scientist, in seat order."""

    def candidates(self, p: NewScience) -> list[int]:
        return [TO_SCIENTIST + s for s in range(len(SCIENTISTS))]

    def refusal(self, p: NewScience, move: int) -> int:
        return SCIENTIST_TAKEN if move - TO_SCIENTIST in p.scientist else LEGAL

    def take(self, p: NewScience, move: int) -> None:
        receive(p, self.seat, move - TO_SCIENTIST)


@final
class SetTracks(Step[NewScience]):
    """First order, starting influence and rest (rules 2.2, 2.3)."""

    def run(self, p: NewScience) -> None:
        pack = p.pack
        p.order = [p.scientist.index(s) for s in pack.first_order if s in p.scientist]
        p.rest = [pack.start_rest[s] for s in p.scientist]
        p.influence = []
        for s in p.scientist:
            p.influence += pack.start_influence[s * TRACK_COUNT : (s + 1) * TRACK_COUNT]
        p.agenda.append(BeginRound(0))
