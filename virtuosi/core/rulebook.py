"""The executable rulebook: numbered rules in our own words, and the tests that name them."""

import re
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

SECTION = re.compile(r"^## (\d+)\. (.+)$")
RULE = re.compile(r"^\*\*(\d+\.\d+)\*\*\s+(.*)$")
BARE = re.compile(r"^\*\*\d+\.\d+\*\*\s*$")
RULING = re.compile(r"^\*(Ruling|Décision)\b")

F = TypeVar("F", bound=Callable[..., object])


class Rule(msgspec.Struct, frozen=True):
    """One rule. `text` is Markdown; a ruling settles what the printed rules leave open."""

    number: str
    text: str
    ruling: bool


class Section(msgspec.Struct, frozen=True):
    number: int
    title: str
    rules: list[Rule]


class Rulebook(msgspec.Struct, frozen=True):
    title: str
    intro: str
    sections: list[Section]

    def rule(self, number: str) -> Rule | None:
        for section in self.sections:
            for rule in section.rules:
                if rule.number == number:
                    return rule
        return None

    @property
    def numbers(self) -> list[str]:
        return [rule.number for section in self.sections for rule in section.rules]


class RulebookError(ValueError):
    """A rulebook that does not follow the house's form; the message names the line."""


def parse(markdown: str) -> Rulebook:
    """A rulebook from its Markdown: `# Title`, `## 1. Section`, paragraphs that begin with `**1.2**`."""
    title, intro = "", []
    sections: list[tuple[int, str, list[tuple[str, list[str]]]]] = []
    for count, line in enumerate(markdown.splitlines(), 1):
        if heading := SECTION.match(line):
            sections.append((int(heading[1]), heading[2], []))
        elif line.startswith("# "):
            title = line[2:].strip()
        elif numbered := RULE.match(line):
            if not sections or int(numbered[1].split(".")[0]) != sections[-1][0]:
                raise RulebookError(f"line {count}: rule {numbered[1]} stands outside its section")
            if any(number == numbered[1] for number, _ in sections[-1][2]):
                raise RulebookError(f"line {count}: rule {numbered[1]} stands twice")
            sections[-1][2].append((numbered[1], [numbered[2]]))
        elif BARE.match(line):
            raise RulebookError(f"line {count}: a rule without words")
        elif not sections:
            intro.append(line)
        elif sections[-1][2]:
            sections[-1][2][-1][1].append(line)
        elif line.strip():
            raise RulebookError(f"line {count}: text before the first rule of section {sections[-1][0]}")
    return Rulebook(
        title,
        "\n".join(intro).strip(),
        [Section(number, name, [_rule(*entry) for entry in rules]) for number, name, rules in sections],
    )


def _rule(number: str, lines: list[str]) -> Rule:
    text = "\n".join(lines).strip()
    return Rule(number, text, RULING.match(text) is not None)


def read(room: Traversable, language: str) -> Rulebook:
    """The rulebook of a game in one language."""
    return parse(room.joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8"))


def rule(*names: str) -> Callable[[F], F]:
    """Marks a test with the rules it tests: `@rule("ray_master 4.3")`. A check reads these marks from the sources."""

    def mark(test: F) -> F:
        return test

    return mark
