"""What the cards say, and what hints tell: the same as the rules do."""

import pytest

from tests.games.new_science import build
from virtuosi.core.events import Events
from virtuosi.core.text import Message, plain
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules.moves import CARDS
from virtuosi.games.new_science.rules.position import NewScience
from virtuosi.games.new_science.table.cards import card_text
from virtuosi.games.new_science.table.signs import signs


def said(message: Message, language: str = "en") -> str:
    return plain(game.words(language).render(message, lambda seat: f"Player {seat + 1}", {"who": "X", "you": "no"}))


def hint(p: NewScience, language: str = "en") -> str:
    found = game.hint(p, p.actor)
    assert found is not None
    return said(found, language)


def words(card: str, language: str = "en") -> list[str]:
    return [said(message, language) for message in card_text(build.pack().cards, CARDS.index(card))]


@pytest.mark.parametrize(
    ("card", "points"),
    [("h3_07", 3), ("h2_03", 0), ("h2_16", 2), ("h1_02", 2)],
    ids=["Edmond Halley", "English Civil War", "Henry Oldenburg", "Frankfurt Book Fair"],
)
def test_the_hint_of_a_publication_counts_the_cards_in_force(card: str, points: int) -> None:
    p = build.table("galileo", "newton")  # Galileo: publish 0
    build.influence(p, 0, religion=5)
    build.known(p, 0, "astrology")
    p.rest[0] = 3
    if card == "h2_16":
        build.laboratory(p, 0, card)
    else:
        build.face_up(p, card)
    cubes = {"happening_1": 0, "publish_1": 0} if card == "h3_07" else {"publish_1": 0}
    build.resolve(p, **cubes)
    assert hint(p) == f"You have {points} publishing and 3 rest"


def test_the_hint_of_a_research_counts_coffee_houses() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h2_04")
    p.rest[0] = 0
    build.resolve(p, research_2=0)
    assert hint(p) == "You have 3 research and 0 rest"


def test_the_hint_of_an_experiment_tells_the_span_where_a_card_favours_a_field() -> None:
    p = build.table("kepler", "newton")
    build.laboratory(p, 0, "h3_13")  # +2 in astronomy and physics
    build.researched(p, 0, "astrology")
    p.rest[0] = 0
    build.resolve(p, experiment_2=0)
    assert hint(p) == "You have 4, the die and 0 rest"
    build.researched(p, 0, "symbolic_algebra")
    assert hint(p) == "You have 2 to 4, the die and 0 rest"
    assert hint(p, "fr") == "Vous avez 2 à 4, le dé et 0 repos"


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "h2_08",
            ["An opponent of your choice: −1 Religion", "You: +2 Religion"],
            ["Un adversaire de votre choix : −1 Religion", "Vous : +2 Religion"],
        ),
        (
            "h1_04",
            ["This round, −1 on each experiment, for whoever then has Religion 1 or less"],
            ["Ce tour-ci, −1 pour chaque expérience, pour qui a alors Religion 1 ou moins"],
        ),
        (
            "h2_01",
            ["This round, publishing a discovery with Religion 1 or more needs +1 Religion"],
            ["Ce tour-ci, publier ce qui porte Religion 1 ou plus demande +1 Religion"],
        ),
        (
            "h2_12",
            ["Every opponent who has rest loses 1; you gain all that is lost, up to 3"],
            ["Chaque adversaire qui a du repos en perd 1 ; vous gagnez tout ce qui est perdu, jusqu’à 3"],
        ),
        (
            "h1_10",
            ["Research without points, level 2 or less, prerequisites known, where an opponent has a marker"],
            ["Recherche sans points, niveau 2 ou moins, prérequis connus, où un adversaire a un marqueur"],
        ),
        (
            "h1_12",
            ["Research without points, level 2 or less in chemistry or biology, prerequisites known"],
            ["Recherche sans points, niveau 2 ou moins en chimie ou biologie, prérequis connus"],
        ),
        (
            "h2_10",
            ["Research without points, level 3 or less, prerequisites known"],
            ["Recherche sans points, niveau 3 ou moins, prérequis connus"],
        ),
        (
            "h3_03",
            ["At once, everybody: −1 Religion (from 3 up)", "Influence closed this round: Religion"],
            ["Aussitôt, tous : −1 Religion (dès 3)", "Influence fermée ce tour-ci : Religion"],
        ),
        (
            "h3_07",
            ["This round, +2 on each publication of yours"],
            ["Ce tour-ci, +2 pour chaque publication que vous faites"],
        ),
        (
            "h3_14",
            ["For you, publishing needs −1 Government", "For you, publishing needs −1 Science"],
            ["Pour vous, publier demande −1 Gouvernement", "Pour vous, publier demande −1 Science"],
        ),
    ],
)
def test_a_card_says_what_the_rules_do(card: str, english: list[str], french: list[str]) -> None:
    assert words(card) == english
    assert [text.replace("\u202f", " ") for text in words(card, "fr")] == french


def test_every_card_has_signs_for_each_clause() -> None:
    for clauses in build.pack().cards.clauses:
        for clause in clauses:
            assert signs(clause).strip(), clause.text


def test_a_card_that_was_taken_but_not_kept_never_was_in_the_laboratory() -> None:
    p = build.table("kepler", "newton", laboratory="choose")
    build.laboratory(p, 0, "h1_13")
    build.face_up(p, "h1_14")
    build.resolve(p, happening_1=0)
    p.events = Events()
    build.play(p, "keep(old)")
    line = game.tell(p.events.rows[0])
    assert line is not None
    assert said(line.text) == "X keeps the old card; Lippershey’s Spyglass leaves the match"
    french = said(line.text, "fr").replace("\u202f", " ")
    assert french == "X garde l’ancienne carte ; « Lunette de Lippershey » quitte la partie"


def test_a_card_or_a_publication_says_what_it_asks_for() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h3_08")
    build.researched(p, 0, "astrology")
    build.researched(p, 1, "astrology")
    build.resolve(p, happening_1=0)
    assert hint(p) == "Priority Dispute"
    p = build.table("kircher", "newton")
    build.influence(p, 0, government=5, religion=5, enterprise=5, science=5)
    p.rest[0] = 3
    build.known(p, 0, "analytic_geometry", "probability_theory", "infinite_series")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(infinite_series)")
    assert hint(p) == "A prerequisite of Infinite Series"
