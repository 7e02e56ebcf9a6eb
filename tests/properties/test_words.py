"""Whatever a game says, it can say in both languages: no missing sentence, no missing argument, no missing icon."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tests.properties.cases import CASES, MATCHES, Case, random_move, usual_length, walk
from virtuosi.core.game import Game
from virtuosi.core.position import Position
from virtuosi.core.present import choices, why_not
from virtuosi.core.rng import Rng
from virtuosi.core.scene import Line
from virtuosi.core.task import NOBODY
from virtuosi.core.text import LANGUAGES, Message, say, source
from virtuosi.games import every

ART = Path(__file__).parents[2] / "web" / "src"
ICON = re.compile(r":([a-z][a-z0-9-]*):")
LOOKS = 40  # at a match
# what no reader should meet: a hole, a doubled space, typewriter signs, a space before a stop, "de Ada" in French
FLAW = re.compile(r"[{}]|  |['\"]|\.\.|,,| [.,)]|\( ")
UNELIDED = re.compile(r"\b(?:[dn]e|[Qq]ue|l[ea]|se) [aeiouéèêâîôAEIOUÉÈÊÂÎÔ]")
READER = re.compile(r"\b(?:you|yours?|vous|vos|vôtres?|votre)\b", re.IGNORECASE)
ENGLISH = re.compile(r"\b(?:the|and|your|with|from|cards?|turns?|rounds?|players?|dice|seats?|match)\b", re.IGNORECASE)
CODE = re.compile(r"^[\w-]+ =|\{[^{}]*\}|\{ \$\w+ ->|^\s*\*?\[[\w-]+\]")  # what Fluent reads and people do not
# in French 0 is singular too: a branch that says "one" in words is for 1 alone
ONE_IN_WORDS = re.compile(r"\b(?:une?|1|seule?|derni[eè]re?)\b", re.IGNORECASE)

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game", every(), ids=lambda game: game.id)
each_room = pytest.mark.parametrize("room", ["virtuosi.core"] + [f"virtuosi.games.{game.id}" for game in every()])


class Variables(Visitor):
    """Collects the arguments a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the visitor's own spelling
        self.found.add(node.id.name)


class Singulars(Visitor):
    """Collects singular branches that say "one" in words, without the number, where 0 has no branch of its own."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  # the visitor's own spelling
        branches = {getattr(one.key, "name", getattr(one.key, "value", "")): one.value for one in node.variants}
        if "one" in branches and "0" not in branches:
            named = Variables()
            named.visit(branches["one"])
            words = "".join(piece.value for piece in branches["one"].elements if isinstance(piece, ast.TextElement))
            if node.selector.id.name not in named.found and ONE_IN_WORDS.search(words):
                self.found.append(words)
        self.generic_visit(node)


def messages(text: str) -> dict[str, set[str]]:
    """Every message of a Fluent source with its variables; fails on what is not Fluent, or stands twice."""
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def icons(game: Game[Any, Any]) -> set[str]:
    """The house's icons and the game's own."""
    sprites = [ART / "art" / "icons.svg", ART / "games" / game.id / "icons.svg"]
    texts = [sprite.read_text(encoding="utf-8") for sprite in sprites if sprite.exists()]
    return {id for text in texts for id in re.findall(r'<symbol id="([^"]+)"', text)}


def called(seat: int) -> str:
    return f"Player {seat + 1}"


def asides(line: Line, eyes: int) -> dict[str, str] | None:
    """What a log line gets for free: who did it, and whether that is the reader."""
    return None if line.seat is None else {"who": called(line.seat), "you": "yes" if line.seat == eyes else "no"}


def messages_in(thing: object) -> Iterator[Message]:
    """The messages anywhere inside a struct: a view's, a choice's, a score sheet's."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from messages_in(getattr(thing, field))
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from messages_in(item)
    elif isinstance(thing, dict):
        yield from messages_in(list(thing.values()))


def said_of(game: Game[Any, Any], p: Position, seats: int) -> Iterator[Message]:
    """All that is said of a position to anybody: the words of the scene, except the log."""
    yield from messages_in([game.view(p, seat) for seat in (NOBODY, *range(seats))])
    yield from messages_in(game.stage(p))
    for seat in range(seats):
        yield from messages_in([game.figures(p, seat), game.measures(p, seat), game.sheet(p, seat)])
    if p.agenda and p.actor >= 0:
        guide = game.guide(p)
        yield from messages_in([game.prompt(p, p.actor), game.hint(p, p.actor), game.queue(p), guide])
        yield from messages_in(list(choices(game, p)))
    if not p.agenda:
        yield from messages_in(list(game.ending(p)))


@each_case
def test_everything_that_is_said_can_be_said_in_both_languages(case: Case) -> None:
    game, known = case.game, icons(case.game)
    heard: set[bytes] = set()

    def hear(message: Message, more: dict[str, str] | None = None, addressed: bool = True) -> None:
        key = msgspec.json.encode((message, more))
        if key not in heard:
            heard.add(key)
            for language in LANGUAGES:
                text = game.words(language).render(message, called, more)
                assert text.strip(), f"{message.id} says nothing in {language}"
                assert not FLAW.search(ICON.sub("*", text)), text
                assert language == "en" or not UNELIDED.search(text), text
                assert set(ICON.findall(text)) <= known, message.id
                assert addressed or not READER.search(text), f"said to a spectator: {text}"

    for seed in range(MATCHES):
        match, rng = case.match(), Rng(1200 + seed)
        stride = max(1, usual_length(case) // (LOOKS if not case.options else LOOKS // 4))
        while not match.over:
            if match.number % stride == 0:
                for message in said_of(game, match.position, case.seats):
                    hear(message)
            match.play(game.space.names[random_move(match.position, rng)])
        for message in said_of(game, match.position, case.seats):
            hear(message)
        for eyes in (NOBODY, *range(case.seats)):
            for line in match.log(eyes):
                hear(line.text, asides(line, eyes), addressed=eyes == line.seat)


@each_case
def test_icons_of_numbers_are_in_the_sprite(case: Case) -> None:
    game, known = case.game, icons(case.game)
    p = case.start()
    named = {stage.icon for stage in game.stage(p)}
    for seat in range(case.seats):
        named |= {figure.icon for figure in game.figures(p, seat)} | {m.icon for m in game.measures(p, seat)}
    assert named - {None} <= known


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_option_and_title_has_its_words(game: Game[Any, Any], language: str) -> None:
    words = game.words(language)
    needed = [f"refusal-{refusal.name}" for refusal in game.refusals[1:]]
    needed += ["title", "subtitle", "blurb", "period"]
    for option in game.options:
        needed += [f"option-{option.name}", f"option-{option.name}-help"]
        if set(option.values) != {False, True}:
            needed += [f"option-{option.name}-{value}" for value in option.values]
    assert [id for id in needed if id not in words] == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_refused_in_words(game: Game[Any, Any], language: str) -> None:
    words = game.words(language)
    for message in (
        say("error-seats", seats=1),
        say("error-seats", seats=9),
        say("error-option", option="x"),
        say("error-option-value", option="x", value="y"),
        say("error-option-seats", option="x", seats=2),
    ):
        assert words.render(message, called)


@each_case
def test_every_refusal_that_random_play_meets_gets_all_its_facts(case: Case) -> None:
    game = case.game
    for p in walk(case, 1300, LOOKS):
        if p.actor >= 0:
            for move, refusal in p.refusals():
                if refusal:
                    sentence = why_not(game, p, move, refusal)
                    english, french = (game.words(language).render(sentence, called) for language in LANGUAGES)
                    assert english != french


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_refusal_is_a_whole_sentence(game: Game[Any, Any], language: str, number: int) -> None:
    asked = messages(source(files(f"virtuosi.games.{game.id}"), language))
    for refusal in game.refusals[1:]:
        id = f"refusal-{refusal.name}"
        text = game.words(language).render(say(id, **dict.fromkeys(asked[id], number)), called)
        assert re.fullmatch(r"[A-ZÀÉÎ0-9«“].*\.", text), text


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_by_itself_begins_with_a_capital(game: Game[Any, Any], language: str) -> None:
    """Prompts, hints, the top line and the names of figures stand on lines of their own."""
    for id, asked in messages(source(files(f"virtuosi.games.{game.id}"), language)).items():
        if id.startswith(("prompt-", "hint-", "stage-", "figure-", "measure-", "ending-", "guide-")):
            text = game.words(language).render(say(id, **dict.fromkeys(asked, 2)), called)
            assert not ICON.sub("", text).lstrip()[:1].islower(), text


@each_room
def test_both_languages_have_the_same_messages_with_the_same_variables(room: str) -> None:
    place: Traversable = files(room)
    english, french = (messages(source(place, language)) for language in LANGUAGES)
    assert sorted(set(english) ^ set(french)) == []
    assert {id for id in english if english[id] != french[id]} == set()


@each_room
def test_in_french_a_singular_that_says_one_is_not_said_of_none(room: str) -> None:
    singulars = Singulars()
    singulars.visit(parse(source(files(room), "fr")))
    assert singulars.found == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks_are_set_in_typographic_signs(game: Game[Any, Any], language: str) -> None:
    text = files(f"virtuosi.games.{game.id}").joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
    assert not re.search(r"['\"]|  +\S|\.\.\.", text)
    if language == "fr":
        assert not re.search(r"[^\u202f][;:!?](\s|$)|«[^\u202f]|[^\u202f]»", ICON.sub("", text).replace(" --- ", ""))


@each_room
def test_nothing_is_left_in_english(room: str) -> None:
    lines = source(files(room), "fr").splitlines()
    said = [CODE.sub("", line) for line in lines if not line.startswith(("#", "title ="))]  # a title is a name
    assert [line for line in said if ENGLISH.search(ICON.sub("", line))] == []


@each_room
def test_french_is_set_as_french(room: str) -> None:
    """Typographic apostrophes, and a narrow no-break space before the high signs and inside guillemets."""
    for line in source(files(room), "fr").splitlines():
        if not line.startswith("#"):
            assert "'" not in line, line
            assert not re.search(r"[^\u202f][;:!?](\s|$)|«[^\u202f]|[^\u202f]»", ICON.sub("", line)), line
