"""What bots know of Newton: points, what a position will still earn, and the promise of the turn under way."""

from typing import Final, final

from virtuosi.core.insight import Insight
from virtuosi.games.newton.insight.prospect import Prospect
from virtuosi.games.newton.insight.worths import (
    BOOK_WORTH,
    HOME_WORTH,
    MASTER_IN_HAND,
    STUDENT_WORTH,
    SYMBOL_WORTH,
    VISIT_WORTH,
)
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    BOOKS,
    COLUMNS,
    HAND,
    HOMES,
    JOKER,
    STUDENTS,
    TECHNOLOGY,
    TRAVEL_CUBES,
)
from virtuosi.games.newton.rules.ownership import face_up
from virtuosi.games.newton.rules.pack import FIRST_DEVELOPMENT, GOALS, MENU
from virtuosi.games.newton.rules.position import NONE, WAITING, Newton
from virtuosi.games.newton.rules.scoring import discovery_worth, total
from virtuosi.games.newton.rules.tasks.lessons import Lessons
from virtuosi.games.newton.rules.tasks.study import Study
from virtuosi.games.newton.rules.tasks.technology import Technology
from virtuosi.games.newton.rules.tasks.travel import Travel
from virtuosi.games.newton.rules.tasks.work import Work

ENOUGH: Final = [8.51, 4.0, 6.26, 3.2, 0.91]  # symbols of an action beyond which another adds little
BEYOND: Final = 0.19
DESK_SYMBOL: Final = 0.63  # a symbol on the desk, for each turn left in the round, of one for good
DESK_BOOK: Final = 0.33
LATER: Final = 0.16  # how much of what the next cards could do counts already
BEFORE_ACTING: Final = 0.97  # a promise counts less the further it is from being kept
WHILE_ACTING: Final = 1.0
EFFECT_WAITING: Final = 0.8
SURE: Final = 1.3  # of the sureness, before the first round, and what each round adds
SURER: Final = 0.1
STEP_BY_STEP: Final = 0.9  # of the promise of a walk begun with single steps: to name its end is as good, and sure


@final
class NewtonInsight(Insight[Newton]):
    def __init__(self) -> None:
        self.scale = 22.0
        self.par = 80.0
        self.trust = 2.0

    def values(self, p: Newton) -> list[float]:
        return [self.worth(p, seat) for seat in range(p.seats)]

    def worth(self, p: Newton, seat: int) -> float:
        if p.round == 0:
            return self.masters_kept(p, seat)
        return float(p.scores()[seat]) if p.over else self.value(p, seat)

    def sureness(self, p: Newton) -> float:
        """A search counts close defeats as something; Masters' own matches bear out more than it says."""
        return SURE + SURER * p.round

    def masters_kept(self, p: Newton, seat: int) -> float:
        """Before the first round: the masters chosen so far."""
        pack = p.pack
        look = Prospect(p, seat)
        found = 0.0
        for k in range(seat * HAND, (seat + 1) * HAND):
            master = p.masters[k]
            if master == NONE:
                continue
            found += 0.6 * pack.master_vp[master]
            for colour in range(BOOKS):
                found += 1.5 * pack.master_books[master * BOOKS + colour]
            if pack.master_lightning[master]:
                found += 0.5 * look.program(pack.master_program[master])
        return found

    def value(self, p: Newton, seat: int) -> float:
        look = Prospect(p, seat)
        found = total(p, seat) + look.runs(p.shelf[seat]) + look.piles(p.taken[seat])
        found += look.coin * p.coins[seat] + look.potion * p.potions[seat]
        found += self.income(p, seat, look) + self.engine(p, seat, look) + self.ways(p, seat, look)
        found += look.hand(look.owned())
        for card in p.hands[seat]:
            found += look.card(card)
        found += LATER * self.later(p, seat, look)
        if (p.first + p.turns) % p.seats == seat and p.turns < p.seats * COLUMNS and p.card != NONE:
            found += self.turn(p, seat, look)
        return found

    def later(self, p: Newton, seat: int, look: Prospect) -> float:
        """What the cards for the next turns could do if they were played now: the best different actions."""
        cards = p.hands[seat]
        turns = look.turns % COLUMNS
        if turns == 0 and look.turns:
            turns = COLUMNS
            cards = cards + [card for card in p.desk[seat * COLUMNS : (seat + 1) * COLUMNS] if card != NONE]
        promises = [0.0, 0.0, 0.0, 0.0, 0.0]
        jokers = 0
        for card in cards:
            if card == JOKER:
                jokers = 1
                continue
            for action in p.pack.playable[card]:
                if promises[action] == 0.0:
                    value = p.symbols[seat * ACTIONS + action] + p.pack.symbols[card * ACTIONS + action]
                    promises[action] = look.promise(action, value)
        promises.sort()
        found = promises[4] * jokers
        for k in range(min(turns - jokers, 5)):
            found += promises[4 - k]
        return found

    def income(self, p: Newton, seat: int, look: Prospect) -> float:
        found = 0.0
        for k in range(seat * COLUMNS, (seat + 1) * COLUMNS):
            if p.slots[k] != NONE:
                found += look.program(p.pack.income_program[p.slots[k]]) * look.upkeeps
        if p.discoveries:
            for tile in range(len(p.offer)):
                if p.offer[tile] == face_up(seat):
                    found += look.program(p.pack.discovery_income[tile]) * look.upkeeps
                    found += 0.9 * discovery_worth(p, seat, tile)
                    for colour in range(BOOKS):
                        found += BOOK_WORTH * look.turns * p.pack.discovery_books[tile * BOOKS + colour]
        return found

    def engine(self, p: Newton, seat: int, look: Prospect) -> float:
        """Symbols and books: what makes later turns strong."""
        pack = p.pack
        in_round = look.turns % COLUMNS
        lasting = [0, 0, 0, 0, 0]
        lasting[pack.desk_symbol[p.boards[seat]]] = 1
        for k in range(seat * COLUMNS, (seat + 1) * COLUMNS):
            if p.drawers[k] != NONE:
                lasting[p.drawers[k] - FIRST_DEVELOPMENT] += 1
            card = p.tucked[k]
            if card != NONE:
                for action in range(ACTIONS):
                    lasting[action] += pack.tucked_symbols[card * ACTIONS + action]
        found = 0.0
        for action in range(ACTIONS):
            worth = SYMBOL_WORTH[action]
            good = self.enough(action, lasting[action])
            found += worth * look.turns * good
            now = self.enough(action, p.symbols[seat * ACTIONS + action]) - good
            found += DESK_SYMBOL * worth * in_round * now
        for colour in range(BOOKS):
            found += DESK_BOOK * in_round * min(3, p.books[seat * BOOKS + colour])
        for k in range(seat * HAND, (seat + 1) * HAND):
            if p.played[k]:
                for colour in range(BOOKS):
                    found += BOOK_WORTH * look.turns * pack.master_books[p.masters[k] * BOOKS + colour]
        return found

    def enough(self, action: int, symbols: int) -> float:
        most = ENOUGH[action]
        return float(symbols) if symbols <= most else most + BEYOND * (symbols - most)

    def ways(self, p: Newton, seat: int, look: Prospect) -> float:
        """Cubes, visits, students and marker on their way, objectives that still grow, masters in hand."""
        found = look.cubes(TRAVEL_CUBES - p.cubes_left[seat]) + look.marker(p.marker[seat])
        for goal in range(GOALS):
            found += look.held(goal)
        for k in range(seat * STUDENTS, (seat + 1) * STUDENTS):
            if p.students[k] != NONE:
                found += STUDENT_WORTH * look.time + look.student(p.students[k])
        cubes = p.cubes[seat]
        for home in range(HOMES):
            if cubes >> p.homes[home] & 1:
                found += VISIT_WORTH * look.time
        board = p.boards[seat]
        homes = p.pack.home[board]
        for cell in p.pack.cells[board]:
            if homes[cell] >= 0 and not p.shelf[seat] >> cell & 1 and cubes >> p.homes[homes[cell]] & 1:
                found += HOME_WORTH * look.time
        return found + MASTER_IN_HAND * look.time * (4 - p.masters_played(seat)) * look.best_master()

    def turn(self, p: Newton, seat: int, look: Prospect) -> float:
        """What the turn under way still promises: the card's action, its effect, the action being done."""
        found = 0.0
        if p.acted == WAITING:
            found += BEFORE_ACTING * look.card_action(p.card)
        else:
            found += WHILE_ACTING * self.doing(p, look)
        if not p.effect_used and p.pack.effect[p.card] == MENU:
            found += EFFECT_WAITING * max(0.0, look.program(p.pack.program[p.card]))
        return found

    def doing(self, p: Newton, look: Prospect) -> float:
        """The best that the actions on the agenda may still bring."""
        found = 0.0
        for task in p.agenda:
            if isinstance(task, Travel):
                stop = look.place(p.at[look.seat]) if task.steps else 0.0
                ahead = look.travel(task.left(p))
                found += max(stop, STEP_BY_STEP * ahead if task.steps else ahead)
            elif isinstance(task, Technology):
                found += self.climbing(p, look, task)
            elif isinstance(task, Work):
                found += look.work(task.value(p))
            elif isinstance(task, Lessons):
                found += look.lessons(task.left(p))
            elif isinstance(task, Study):
                found += look.study(task.left(p))
        return found

    def climbing(self, p: Newton, look: Prospect, task: Technology) -> float:
        left = task.left(p)
        if task.mover == NONE:
            return look.promise(TECHNOLOGY, left)
        space = p.students[look.seat * STUDENTS + task.mover]
        stop = 0.0
        if space == task.space:  # else a special action has led the student here, and the space has paid
            stop = look.space(p.pack.tree_tile[space], p.tree[space], p.pack.goal_of[space])
        return max(stop, STEP_BY_STEP * look.climb(space, left, look.student(space)))
