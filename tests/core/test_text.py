"""Messages become sentences: nested, with seats' names and icons, in both languages."""

import msgspec
import pytest

from virtuosi.core.text import Message, UnknownMessage, Words, house_source, plain, say, seat_name

EN = """
size-large = large
die = { $size } { $value }
hit = { $you ->
    [yes] You hit
   *[no] { $who } hits
} the { $die }
passes = { $from } passes to { $to }
cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
warm = heat :temperature: 1 to 2 :energy:
empty =
    .label = only an attribute
"""


def called(seat: int) -> str:
    return f"Player {seat + 1}"


@pytest.fixture
def words() -> Words:
    return Words("en", EN)


def test_a_message_is_rendered_with_its_arguments(words: Words) -> None:
    assert words.render(say("die", size="small", value=3), called) == "small 3"


def test_messages_nest(words: Words) -> None:
    die = say("die", size=say("size-large"), value=5)
    assert words.render(die, called) == "large 5"
    assert words.render(say("hit", die=die), called, {"who": "Player 2", "you": "no"}) == "Player 2 hits the large 5"


def test_who_and_you_reach_nested_messages_too(words: Words) -> None:
    outer = Words("en", EN + "\nouter = so: { $inner }\n")
    inner = say("hit", die=say("size-large"))
    assert outer.render(say("outer", inner=inner), called, {"who": "x", "you": "yes"}) == "so: You hit the large"
    assert words.language == "en"


def test_a_seat_is_named_when_it_is_read(words: Words) -> None:
    message = say("passes", **{"from": seat_name(0), "to": seat_name(1)})
    assert words.render(message, called) == "Player 1 passes to Player 2"
    assert words.render(message, lambda seat: "AB"[seat]) == "A passes to B"
    assert words.render(seat_name(3), called) == "Player 4"


@pytest.mark.parametrize(("n", "text"), [(0, "no cards"), (1, "1 card"), (2, "2 cards")])
def test_numbers_choose_their_form(words: Words, n: int, text: str) -> None:
    assert words.render(say("cards", n=n), called) == text


def test_no_isolation_marks_are_put_around_arguments(words: Words) -> None:
    assert "\u2068" not in words.render(say("die", size="x", value=1), called)


def test_an_unknown_message_is_an_error(words: Words) -> None:
    with pytest.raises(UnknownMessage, match="nonsense"):
        words.render(say("nonsense"), called)
    with pytest.raises(UnknownMessage, match="nonsense"):
        words.render(say("die", size=say("nonsense"), value=1), called)


def test_a_message_without_words_is_unknown(words: Words) -> None:
    with pytest.raises(UnknownMessage, match="empty"):
        words.render(say("empty"), called)


def test_a_missing_argument_is_an_error_that_names_the_message(words: Words) -> None:
    with pytest.raises(ValueError, match="message die in en"):
        words.render(say("die", size="small"), called)


def test_a_later_source_rewords_an_earlier_one() -> None:
    words = Words("en", "a = house\nb = kept", "a = game")
    assert (words.render(say("a"), called), words.render(say("b"), called)) == ("game", "kept")


def test_contains_tells_which_messages_there_are(words: Words) -> None:
    assert "die" in words
    assert "nonsense" not in words


def test_plain_text_has_no_icons(words: Words) -> None:
    text = words.render(say("warm"), called)
    assert text == "heat :temperature: 1 to 2 :energy:"
    assert plain(text) == "heat 1 to 2"
    assert plain(":ray: fire") == "fire"
    assert plain("at 8:05") == "at 8:05"


def test_the_house_speaks_both_languages() -> None:
    english, french = (Words(language, house_source(language)) for language in ("en", "fr"))
    assert english.render(say("seat-called", number=2), called) == "Player 2"
    assert french.render(say("seat-called", number=2), called) == "Joueur 2"
    assert french.render(say("error-option", option="x"), called) == "Ce jeu n’a pas d’option «\u202fx\u202f»."


def test_a_message_travels_as_small_json() -> None:
    message = say("hit", die=say("die", size="large", value=5), by=seat_name(1))
    text = msgspec.json.encode(message)
    assert text == b'{"id":"hit","args":{"die":{"id":"die","args":{"size":"large","value":5}},"by":{"seat":1}}}'
    assert msgspec.json.decode(text, type=Message) == message


@pytest.mark.parametrize("who", ["Érudit", "Ada", "ada", "Hélène", "Henri", "Yves"])
def test_in_french_a_name_that_begins_with_a_vowel_takes_the_one_before_it_away(who: str) -> None:
    assert Words("fr", "cube = le cube de { $who }").render(say("cube", who=who), str) == f"le cube d’{who}"


@pytest.mark.parametrize("who", ["Novice", "Hooke", "Huygens", "Yann", "York", "12"])
def test_other_names_leave_it_there(who: str) -> None:
    assert Words("fr", "cube = le cube de { $who }").render(say("cube", who=who), str) == f"le cube de {who}"
