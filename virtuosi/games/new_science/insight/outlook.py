"""How near a seat is to each publication, for the insight of bots: actions still needed, cubes on the board counted."""

from typing import Final, final

from virtuosi.core.masks import count_of
from virtuosi.games.new_science.rules import knowledge, odds, points
from virtuosi.games.new_science.rules.moves import (
    ACTION_OF,
    ALL_SPACES,
    DISCOVERY_ACTIONS,
    EXPERIMENT,
    FACES,
    PUBLISH,
    RESEARCH,
    RESEARCH_AT,
    SIZE,
    TRACK_COUNT,
)
from virtuosi.games.new_science.rules.position import CLEANING, NewScience
from virtuosi.games.new_science.rules.tasks.actions import DiscoveryAction, RollDie, SpendRest
from virtuosi.games.new_science.rules.tasks.discoveries import ChoosePayment

# All were tuned by play between bots
NEAR: Final = 0.78  # of a publication's prestige is left for each action still needed
PREREQUISITE: Final = 2.8  # actions for each prerequisite that is not known yet
BEGUN: Final = 1.0  # less for one that is researched
INFLUENCE_STEP: Final = 0.7  # actions for each step of influence lacking: a step serves several publications
POINT: Final = 0.35  # for each publish point that rest must bring
FARTHEST: Final = 9.0  # actions; what is farther away counts for nothing
ALONE: Final = 0.3  # share of a publication that rivals cannot contest
CERTAIN: Final = 0.97  # of the prestige, when the cube to publish it stands on the board
CROWDED: Final = 0.76  # each further publication in sight counts less: actions and publish spaces are few

POWERS: Final[list[float]] = [float(NEAR ** (k / 4.0)) for k in range(64)]  # by quarters of an action


@final
class Outlook:
    """How near one seat is to each publication, from 1 (nothing can stop it) to 0 (out of reach)."""

    def __init__(self, p: NewScience, seat: int, influence: list[int], left: int) -> None:
        self.p = p
        self.seat = seat
        self.left = left
        self.base = seat * TRACK_COUNT
        self.influence = influence
        self.rows = points.in_force(p, seat)
        self.rest = points.spendable(p, seat)
        scientist = p.scientist[seat] * DISCOVERY_ACTIONS
        self.plain = [
            p.pack.base + p.pack.bonus[scientist + action] for action in range(DISCOVERY_ACTIONS)
        ]  # points without cards
        self.proved = 0  # what rivals have proved
        for other in range(p.seats):
            if other != seat:
                self.proved |= p.known[other]
        self.steps = [FARTHEST] * SIZE  # actions still needed
        self.hope = [0.0] * SIZE  # for what is being tried: the chance that it succeeds
        self.near = [0.0] * SIZE
        self.cubes = [0, 0, 0]  # still to be resolved on research, experiment, publish
        self.count_cubes()
        self.measure()
        self.use_cubes()
        for d in p.tree():
            near = self.power(self.steps[d])
            hope = self.hope[d]
            self.near[d] = (
                near if hope == 0.0 else hope * self.power(self.steps[d] - self.trial(d)) + (1.0 - hope) * near
            )

    def count_cubes(self) -> None:
        """A cube whose question is pending still counts; an experiment whose discovery is named counts for that one."""
        p = self.p
        if p.at == CLEANING or not p.agenda:
            return
        first = p.at + 1
        task = p.agenda[-1]
        if task.seat == self.seat:
            if isinstance(task, SpendRest):
                self.hope[task.discovery] = self.chance(task.discovery)
            elif isinstance(task, (DiscoveryAction, ChoosePayment)):
                first = p.at
            elif isinstance(task, RollDie):
                faces = odds.winning_faces(p, self.seat, task.discovery, task.strength)
                self.hope[task.discovery] = len(faces) / FACES
        for s in range(max(first, RESEARCH_AT), ALL_SPACES):
            if p.space[s] == self.seat:
                self.cubes[ACTION_OF[s]] += 1

    def power(self, steps: float) -> float:
        if steps <= 0.0:
            return CERTAIN
        if steps >= FARTHEST or steps > 3.0 * self.left:
            return 0.0
        return POWERS[int(steps * 4.0)]

    def points(self, action: int, d: int) -> int:
        return points.with_cards(self.p.pack.cards, self.plain[action], self.rows, action, d)

    def chance(self, d: int) -> float:
        """Of an experiment, with a little rest where there is some."""
        pack = self.p.pack
        need = (pack.later[d] if self.proved >> d & 1 else pack.first[d]) - self.points(EXPERIMENT, d)
        if self.rest > 0:
            need -= 1
        return max(1, min(5, 7 - need)) / 6.0

    def trial(self, d: int) -> float:
        """Actions that an experiment takes on average."""
        return 1.0 / self.chance(d)

    def to_print(self, d: int) -> float:
        """Actions to publish what is known."""
        pack = self.p.pack
        total = 1.0
        for track in range(TRACK_COUNT):
            short = pack.need[d * TRACK_COUNT + track] - self.influence[self.base + track]
            if short > 0:
                total += INFLUENCE_STEP * short
        short = pack.publish[d] - self.points(PUBLISH, d)
        return total + POINT * short if short > 0 else total

    def measure(self) -> None:
        """Actions left for each discovery, without the cubes on the board."""
        p = self.p
        known, researched = p.known[self.seat], p.researched[self.seat]
        for d in p.tree():
            if p.public >> d & 1:
                continue
            if known >> d & 1:
                self.steps[d] = self.to_print(d)
            elif researched >> d & 1:
                self.steps[d] = self.to_print(d) + self.trial(d)
            else:
                self.steps[d] = self.from_nothing(d, p.public | known, researched)

    def from_nothing(self, d: int, knowledge: int, researched: int) -> float:
        p = self.p
        missing = FARTHEST
        for way in p.pack.below[p.pack.wide[p.seats]][d]:
            lacking = way & ~knowledge
            if lacking == 0:
                missing = 0.0
                break
            count = PREREQUISITE * count_of(lacking) - BEGUN * count_of(lacking & researched)
            if count < missing:
                missing = count
        if missing >= FARTHEST - 3.0:
            return FARTHEST
        short = p.pack.research[d] - self.points(RESEARCH, d)
        if short > 0:
            missing += POINT * short
        return missing + self.to_print(d) + self.trial(d) + 1.0

    def best(self, mask: int) -> int:
        """The most promising discovery of a set, or -1."""
        found, most = -1, 0.0
        d = 0
        while mask:
            if mask & 1:
                worth = self.p.pack.prestige[d] * self.power(self.steps[d])
                if worth > most:
                    found, most = d, worth
            mask >>= 1
            d += 1
        return found

    def use_cubes(self) -> None:
        """Let each cube on the board take the step it is there for."""
        p, seat = self.p, self.seat
        drafts, ready = p.researched[seat], p.known[seat]
        for d in p.tree():
            if self.hope[d] > 0.0:
                drafts &= ~(1 << d)
                ready |= 1 << d
        if self.cubes[RESEARCH] > 0 and p.supply[seat] > 0:
            reach = self.in_reach()
            for _ in range(self.cubes[RESEARCH]):
                d = self.best(reach)
                if d >= 0:
                    self.steps[d] -= 1.0
                    reach ^= 1 << d
                    drafts |= 1 << d
        for _ in range(self.cubes[EXPERIMENT]):
            d = self.best(drafts)
            if d >= 0:
                self.hope[d] = self.chance(d)
                drafts ^= 1 << d
                ready |= 1 << d
        if self.cubes[PUBLISH] > 0:
            ready = self.printable(ready)
            for _ in range(self.cubes[PUBLISH]):
                d = self.best(ready)
                if d >= 0:
                    self.steps[d] -= 1.0
                    ready ^= 1 << d

    def in_reach(self) -> int:
        """What could be researched now."""
        found = 0
        for d in knowledge.open_to(self.p, self.seat):
            if self.p.pack.research[d] <= self.points(RESEARCH, d) + self.rest:
                found |= 1 << d
        return found

    def printable(self, mask: int) -> int:
        """Those of a set that a publish cube of this round would publish."""
        pack = self.p.pack
        found = 0
        for d in self.p.tree():
            if mask >> d & 1 and pack.publish[d] <= self.points(PUBLISH, d) + self.rest:
                for track in range(TRACK_COUNT):
                    if pack.need[d * TRACK_COUNT + track] > self.influence[self.base + track]:
                        break
                else:
                    found |= 1 << d
        return found

    def worth(self, total: list[float]) -> float:
        """Prestige to come: nearer is surer, rivals who are near too take their share, publish spaces are few."""
        p = self.p
        worths = []
        for d in p.tree():
            near = self.near[d]
            if near > 0.0:
                share = 1.0 if near > 0.9 else ALONE + (1.0 - ALONE) * near / total[d]
                worths.append(p.pack.prestige[d] * near * share)
        worths.sort(reverse=True)
        weight, value = 1.0, 0.0
        for worth in worths:
            value += weight * worth
            weight *= CROWDED
        return value
