"""From options to the first position: scientists are dealt or chosen, then the tracks are set."""

from typing import Any, final

from virtuosi.core.options import Options
from virtuosi.core.task import LEGAL, Chance, Question, Step, Task
from virtuosi.games.new_science.rules import effects
from virtuosi.games.new_science.rules.moves import SCIENTISTS, TO_SCIENTIST
from virtuosi.games.new_science.rules.pack import SciencePack
from virtuosi.games.new_science.rules.position import NO_CARD, NO_SCIENTIST, SETTING_UP, UNTAKEN, NewScience
from virtuosi.games.new_science.rules.refusals import SCIENTIST_TAKEN
from virtuosi.games.new_science.rules.tasks.rounds import BeginRound


def start(pack: SciencePack, seats: int, options: Options) -> NewScience:
    chosen, keep_either = options.get("scientists") == "chosen", options.get("laboratory") == "choose"
    return lay(pack, seats, chosen, keep_either, options.get("publications") == "actions")


def lay(pack: SciencePack, seats: int, chosen: bool, keep_either: bool, actions_only: bool) -> NewScience:
    """The table before the scientists are known."""
    agenda: list[Task[Any]] = [SetTracks(0)]
    for seat in range(seats - 1, -1, -1):
        agenda.append(ChooseScientist(seat) if chosen else DealScientist(seat))
    return NewScience(
        seats,
        agenda,
        pack,
        keep_either,
        actions_only,
        [NO_SCIENTIST] * seats,
        list(range(seats)),
        1,
        SETTING_UP,
        pack.board[seats][:],
        [0] * seats,
        [0] * (4 * seats),
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        0,
        [0] * seats,
        [pack.markers] * seats,
        [NO_CARD] * seats,
        [NO_CARD, NO_CARD],
        [UNTAKEN, UNTAKEN],
        0,
        3 * pack.per_level[seats],
    )


def receive(p: NewScience, seat: int, scientist: int) -> None:
    p.scientist[seat] = scientist
    effects.note(p, effects.SCIENTIST, seat, scientist)


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
        for seat in range(p.seats):
            s = p.scientist[seat]
            p.rest[seat] = pack.start_rest[s]
            for track in range(4):
                p.influence[seat * 4 + track] = pack.start_influence[s * 4 + track]
        p.agenda.append(BeginRound(0))
