"""The move space of a game: every move it will ever have, as a fixed range of ints with a notation."""


class MoveSpace:
    """Moves come in families of one verb and the slots it can name: `ray(1) .. ray(4)`, or a bare `fire`.

    A pack changes values, never the space, so that records, nets and tables of statistics stay comparable.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.verbs: list[str] = []
        self.slots: list[str] = []  # "" for a bare verb
        self.firsts: list[int] = []  # for each move, the first move of its family
        self.numbers: dict[str, int] = {}

    def family(self, verb: str, slots: list[str]) -> int:
        """Declare `verb(slot)` for each slot; returns the int of the first."""
        first = len(self.names)
        for slot in slots:
            self._add(f"{verb}({slot})", verb, slot, first)
        return first

    def single(self, verb: str) -> int:
        """Declare a move that is a bare verb."""
        first = len(self.names)
        self._add(verb, verb, "", first)
        return first

    def _add(self, name: str, verb: str, slot: str, first: int) -> None:
        if name in self.numbers:
            raise ValueError(f"move {name} declared twice")
        self.numbers[name] = len(self.names)
        self.names.append(name)
        self.verbs.append(verb)
        self.slots.append(slot)
        self.firsts.append(first)

    def index(self, move: int) -> int:
        """The place of a move in its family, from 0."""
        return move - self.firsts[move]

    def __len__(self) -> int:
        return len(self.names)
