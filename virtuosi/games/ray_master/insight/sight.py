"""What a net sees of Ray Master."""

from typing import Final, final

from virtuosi.core.sight import Row, Sight, by_seat, number, plain
from virtuosi.games.ray_master.rules.moves import ACTIONS, CARDS, COLOURS, LANES, SHELF
from virtuosi.games.ray_master.rules.position import NO_CARD, NO_SLOT, PILE, RayMaster

# Where a student card lies, for who looks; a rival's hand is seen when hands are open
OWN: Final = 1
RIVALS: Final = 2
USED: Final = 3
UNSEEN: Final = 0


@final
class RaySight(Sight[RayMaster]):
    def __init__(self) -> None:
        super().__init__(len(COLOURS))

    def write(self, row: Row, p: RayMaster, seat: int) -> None:
        plain(row, [int(p.advanced), int(p.open_hands), p.deck, p.ray, p.height, p.mode, p.temperature])
        number(row, p.energy)
        number(row, p.cycle)
        number(row, p.turn)
        self.dice(row, p, seat)
        self.students(row, p, seat)
        by_seat(row, p.extra, 1, p, seat, self.seats)
        by_seat(row, p.scores(), 1, p, seat, self.seats)
        self.turn(row, p)

    def dice(self, row: Row, p: RayMaster, seat: int) -> None:
        """Alone, the second colour has dice all the same."""
        for colour in (seat, 1 - seat):
            plain(row, p.sizes[colour * LANES : (colour + 1) * LANES])
            plain(row, p.values[colour * LANES : (colour + 1) * LANES])
            plain(row, p.reserve[colour * SHELF : (colour + 1) * SHELF])
        target = p.target()
        if target == NO_SLOT:
            plain(row, [0, 0, 0])
        else:
            plain(row, [1 if target // LANES == seat else 2, p.sizes[target], p.values[target]])

    def students(self, row: Row, p: RayMaster, seat: int) -> None:
        rivals = 0
        for card in range(CARDS):
            place = p.cards[card]
            if place == seat:
                row.append(OWN)
            elif place > PILE:
                row.append(USED)
            elif place == PILE:
                row.append(UNSEEN)
            else:
                rivals += 1
                row.append(RIVALS if p.open_hands else UNSEEN)
        row.append(rivals)

    def turn(self, row: Row, p: RayMaster) -> None:
        """The turn under way."""
        plain(row, [p.free, int(p.fired), int(p.waiting), p.held])
        if p.student == NO_CARD:
            plain(row, [0, 0])
        else:
            plain(row, [1 + p.action_of(p.student), p.strength_of(p.student)])
        for action in range(len(ACTIONS)):
            row.append(p.workers(action))
