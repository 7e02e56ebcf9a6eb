"""The executable rulebook: every rule has a test that names it, and every rule that is named exists."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.properties.cases import CASES, Case, random_move
from virtuosi.core.game import Game
from virtuosi.core.rng import Rng
from virtuosi.core.rulebook import read
from virtuosi.core.task import NOBODY
from virtuosi.games import every

TESTS = Path(__file__).parent / "games"

each_game = pytest.mark.parametrize("game", every(), ids=lambda game: game.id)
each_case = pytest.mark.parametrize("case", CASES, ids=str)


def rules(game: Game[Any, Any]) -> list[str]:
    return read(game.room, "en").numbers


def names_in(source: str) -> Iterator[str]:
    """The arguments of every `@rule("...")` above a test function."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    assert mark.args, f"{node.name}: a mark without a rule"
                    for name in mark.args:
                        assert isinstance(name, ast.Constant), f"{node.name}: a mark must be plain text"
                        yield str(name.value)


def named(game: Game[Any, Any]) -> set[str]:
    """The rules that the tests of a game name."""
    found = set()
    for path in sorted(TESTS.joinpath(game.id).glob("*.py")):
        found |= set(names_in(path.read_text(encoding="utf-8")))
    return found


def test_marks_are_found_in_a_source() -> None:
    source = '@rule("a 1.1", "a 1.2")\n@other\ndef test_x(): ...\n\n@rule("a 2.1")\ndef builder(): ...\n'
    assert list(names_in(source)) == ["a 1.1", "a 1.2"]


@each_game
def test_both_languages_number_the_same_rules(game: Game[Any, Any]) -> None:
    english, french = read(game.room, "en"), read(game.room, "fr")
    assert english.numbers == french.numbers
    assert [section.number for section in english.sections] == [section.number for section in french.sections]
    for section, autre in zip(english.sections, french.sections, strict=True):
        for one, other in zip(section.rules, autre.rules, strict=True):
            assert one.ruling == other.ruling, one.number
            assert one.text != other.text, one.number


@each_game
def test_rules_are_numbered_without_gaps(game: Game[Any, Any]) -> None:
    book = read(game.room, "en")
    assert book.title
    assert book.intro
    assert [section.number for section in book.sections] == list(range(1, len(book.sections) + 1))
    for section in book.sections:
        numbers = [rule.number for rule in section.rules]
        assert numbers == [f"{section.number}.{n}" for n in range(1, len(numbers) + 1)]


@each_game
def test_every_rule_has_a_test_that_names_it(game: Game[Any, Any]) -> None:
    tested = named(game)
    missing = [number for number in rules(game) if f"{game.id} {number}" not in tested]
    assert not missing, f"no test names {', '.join(missing)}"


@each_game
def test_no_test_names_a_rule_that_does_not_exist(game: Game[Any, Any]) -> None:
    assert sorted(named(game) - {f"{game.id} {number}" for number in rules(game)}) == []


@each_game
def test_every_refusal_points_to_a_rule(game: Game[Any, Any]) -> None:
    known = set(rules(game))
    assert [refusal.name for refusal in game.refusals[1:] if refusal.rule not in known] == []


@each_case
def test_every_log_line_points_to_a_rule_that_exists(case: Case) -> None:
    known = {*rules(case.game), None}
    match, rng = case.match(), Rng(31)
    while not match.over:
        match.play(case.game.space.names[random_move(match.position, rng)])
    wrong = {(line.text.id, line.rule) for line in match.log(NOBODY) if line.rule not in known}
    assert wrong == set()
