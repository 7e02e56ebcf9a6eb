"""A match in the terminal: the log, the choice list, the final sheet."""

from rich.console import Console
from rich.table import Table

from virtuosi.bots.deciding import decide
from virtuosi.bots.sampler import Sampler
from virtuosi.core.match import Match
from virtuosi.core.present import choices, sheets
from virtuosi.core.rng import Rng
from virtuosi.core.scene import Choice
from virtuosi.core.task import NATURE, NOBODY
from virtuosi.core.text import Message, plain, say


class Narrator:
    """Speaks of a match in one language."""

    def __init__(self, match: Match, language: str, console: Console) -> None:
        self.match = match
        self.words = match.game.words(language)
        self.console = console
        self._told = 0  # moves whose log lines have been printed

    def name(self, seat: int) -> str:
        return self.words.render(say("seat-called", number=seat + 1), str)

    def text(self, message: Message, seat: int | None = None, reader: int = NOBODY) -> str:
        more = {} if seat is None else {"who": self.name(seat), "you": "yes" if seat == reader else "no"}
        return plain(self.words.render(message, self.name, more))

    def log(self, reader: int) -> None:
        """What happened since the last time."""
        for line in self.match.log(reader, self._told):
            text = self.text(line.text, line.seat, reader)
            rule = f" [{line.rule}]" if line.rule else ""
            self.console.print(text + rule, markup=False, highlight=False, style="bold" if line.mark else None)
        self._told = self.match.number

    def rewind(self) -> None:
        """After an undo, what comes next is told again."""
        self._told = min(self._told, self.match.number)

    def ask(self, reader: int) -> list[Choice]:
        """The prompt and the numbered choices."""
        p = self.match.position
        legal, _ = choices(self.match.game, p)
        self.console.print(f"\n{self.text(self.match.game.prompt(p, reader), reader, reader)}", markup=False)
        for number, choice in enumerate(legal, 1):
            changes = ", ".join(
                f"{self.text(change.text)} {self._value(change.before)} → {self._value(change.after)}"
                for change in choice.preview
            )
            self.console.print(f"  {number:2} {self.text(choice.text)}  {changes}", markup=False, highlight=False)
        return legal

    def _value(self, value: int | str | Message) -> str:
        return self.text(value) if isinstance(value, Message) else str(value)

    def sheet(self) -> None:
        """Every point with its reason, as if the match ended now."""
        for sheet in sheets(self.match.game, self.match.position):
            table = Table(title=self.name(sheet.seat))
            table.add_column()
            table.add_column(justify="right")
            for line in sheet.lines:
                note = f" ({self.text(line.note)})" if line.note else ""
                table.add_row(self.text(line.text) + note, str(line.points))
            table.add_section()
            table.add_row("", str(sheet.total))
            self.console.print(table)
        if self.match.over:
            reason, ties = self.match.game.ending(self.match.position)
            for message in (reason, *ties):
                self.console.print(self.text(message), markup=False)


def play_match(match: Match, bot: str, language: str, seed: int, console: Console) -> None:
    """The person has the first seat. `u` takes a move back, `q` leaves."""
    narrator, nature, person = Narrator(match, language, console), Rng(seed), 0
    names = match.game.space.names
    while not match.over:
        p = match.position
        if p.actor == NATURE:
            match.play(match.toss(nature.number()))
        elif p.actor != person:
            sampler = Sampler(p, p.actor, nature.number())
            match.play(names[decide(match.game, sampler, bot, nature.number())])
        else:
            narrator.log(person)
            if not _person_moves(match, narrator, person):
                return
    narrator.log(person)
    narrator.sheet()


def _person_moves(match: Match, narrator: Narrator, person: int) -> bool:
    """One move of the person; False when they leave."""
    legal = narrator.ask(person)
    while True:
        try:
            answer = narrator.console.input("> ").strip().lower()
        except EOFError:
            return False
        if answer == "q":
            return False
        if answer == "u" and match.undo_to is not None:
            match.undo()
            narrator.rewind()
            return True
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            match.play(legal[int(answer) - 1].move)
            return True
        narrator.console.print(f"1-{len(legal)}, u, q")
