"""A face-down pile without a hidden order: layers of what may lie there and how many do."""


def take_out(numbers: list[int], number: int) -> None:
    """Remove the first such number, which is there. Compiled, `list.remove` compares as slowly as Python does."""
    at = 0
    while numbers[at] != number:
        at += 1
    numbers.pop(at)


class Pile:
    """Layers from top to bottom. A layer is a bag of cards that may lie there, and how many of them do.

    A shuffled deck is one layer. A card put under is a layer of one. Drawing is a Chance among the top bag, so nothing
    ever peeks at an order. Copies share their cards until one of them changes: most copies of a position never draw.
    """

    __slots__ = ("_shared", "bags", "sizes")

    def __init__(self, bags: list[list[int]], sizes: list[int]) -> None:
        self.bags = bags
        self.sizes = sizes
        self._shared = False

    def _part(self) -> None:
        """Before a change: leave what is shared to the others."""
        if self._shared:
            self.bags = [bag[:] for bag in self.bags]
            self.sizes = self.sizes[:]
            self._shared = False

    def __len__(self) -> int:
        total = 0
        for size in self.sizes:
            total += size
        return total

    def top(self) -> list[int]:
        """The different cards that may come next, in ascending order. Do not alter the list."""
        if not self.bags:
            return []
        bag = self.bags[0]
        for k in range(1, len(bag)):
            if bag[k] <= bag[k - 1]:
                return sorted(set(bag))
        return bag  # in order already, as most are

    def weight(self, card: int) -> int:
        """How many copies of the card lie in the top bag."""
        return self.bags[0].count(card)

    def draw(self, card: int) -> None:
        """Take this card from the top layer."""
        self._part()
        take_out(self.bags[0], card)
        self.sizes[0] -= 1
        if self.sizes[0] == 0:
            self.bags.pop(0)  # compiled, far quicker than `del`
            self.sizes.pop(0)

    def under(self, card: int) -> None:
        """Put a known card at the bottom."""
        self._part()
        self.bags.append([card])
        self.sizes.append(1)

    def add_layer(self, cards: list[int]) -> None:
        """Put shuffled cards under what lies there."""
        if cards:
            self._part()
            self.bags.append(cards[:])
            self.sizes.append(len(cards))

    def copy(self) -> "Pile":
        self._shared = True
        twin = Pile(self.bags, self.sizes)
        twin._shared = True
        return twin


def shuffled(cards: list[int]) -> Pile:
    """A pile of these cards in an order nobody knows."""
    pile = Pile([], [])
    pile.add_layer(cards)
    return pile
