"""The numbered rulebook: read from Markdown, with errors that name the line."""

import pytest

from virtuosi.core.rulebook import RulebookError, parse, rule

BOOK = """# A Game

Two rivals, one ray.

And more.

## 1. The table

**1.1** A rule of one line.

**1.2** *Ruling R4.* A ruling.

| a | b |
| --- | --- |
| 1 | 2 |

## 2. The end

**2.1** *Décision R5.* Tranché.
**2.10** The tenth.
"""


def test_a_rulebook_has_title_introduction_sections_and_rules() -> None:
    book = parse(BOOK)
    assert (book.title, book.intro) == ("A Game", "Two rivals, one ray.\n\nAnd more.")
    assert [(section.number, section.title) for section in book.sections] == [(1, "The table"), (2, "The end")]
    assert book.numbers == ["1.1", "1.2", "2.1", "2.10"]


def test_a_rule_keeps_the_table_below_it() -> None:
    found = parse(BOOK).rule("1.2")
    assert found is not None
    assert found.text == "*Ruling R4.* A ruling.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |"


def test_rulings_are_marked_in_both_languages() -> None:
    book = parse(BOOK)
    assert [entry.ruling for section in book.sections for entry in section.rules] == [False, True, True, False]


def test_a_number_that_is_not_there_is_none() -> None:
    assert parse(BOOK).rule("9.9") is None
    assert parse(BOOK).rule("2.1") != parse(BOOK).rule("2.10")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# T\n\n**1.1** Too early.", "line 3: rule 1.1 stands outside its section"),
        ("# T\n## 1. One\n**2.1** Lost.", "line 3: rule 2.1 stands outside its section"),
        ("# T\n## 1. One\n\nLoose words.", "line 4: text before the first rule of section 1"),
        ("# T\n## 1. One\n**1.1** A.\n**1.1** B.", "line 4: rule 1.1 stands twice"),
        ("# T\n## 1. One\n**1.1** A.\n**1.2**", "line 4: a rule without words"),
    ],
)
def test_what_breaks_the_form_is_named_by_its_line(text: str, problem: str) -> None:
    with pytest.raises(RulebookError, match=problem):
        parse(text)


def test_the_mark_leaves_a_test_as_it_is() -> None:
    def test() -> int:
        return 3

    assert rule("a_game 1.1", "a_game 1.2")(test) is test
