"""What people read: labels, reasons, previews, log lines, the sheet."""

import pytest

from tests.games.new_science import build
from virtuosi.core.match import Match
from virtuosi.core.present import choices, earned, preview, sheets, why_not
from virtuosi.core.rulebook import rule
from virtuosi.core.task import NOBODY, Question
from virtuosi.core.text import Message, plain, say, task_name
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules.position import NewScience


def said(message: Message, language: str = "en") -> str:
    return plain(game.words(language).render(message, lambda seat: f"Player {seat + 1}", {"who": "X", "you": "no"}))


def label(p: NewScience, move: str, language: str = "en") -> str:
    return said(game.label(p, build.number(move)), language)


def reason(p: NewScience, move: str, language: str = "en") -> str:
    return said(why_not(game, p, build.number(move), p.refusal(build.number(move))), language)


def test_an_experiments_label_tells_its_chances() -> None:
    p = build.table("leibniz", "newton")
    build.researched(p, 0, "astrology")
    p.rest[0] = 1
    build.resolve(p, experiment_2=0)
    assert label(p, "experiment(astrology)") == "Astrology: 67 to 83%"
    assert label(p, "experiment(astrology)", "fr") == "Astrologie\u202f: 67 à 83\u202f%"
    build.play(p, "experiment(astrology)")
    assert said(game.prompt(p, 0)) == "How much rest?"
    hint = game.hint(p, 0)
    assert hint is not None
    assert said(hint) == "Astrology needs 4; you have 1 and the die"
    assert [label(p, f"rest({n})") for n in (0, 1)] == ["No rest: 67%", "Spend 1 rest: 83%"]


def test_a_publications_label_tells_prestige_rest_and_the_card_it_costs() -> None:
    p = build.table("galileo", "newton")
    build.known(p, 0, "falling_bodies")
    build.influence(p, 0, government=1, science=1)
    p.rest[0] = 1
    build.resolve(p, publish_1=0)
    assert label(p, "publish(falling_bodies)") == "Falling Bodies, +3 prestige, 1 rest"
    p.rest[0] = 0
    build.laboratory(p, 0, "h3_15")
    assert label(p, "publish(falling_bodies)") == "Falling Bodies, +3 prestige, with Wealthy Patron"


def test_refusals_teach() -> None:
    p = build.table("kircher", "newton")
    build.known(p, 0, "heliocentrism", "astrology")
    build.influence(p, 0, government=0)
    build.resolve(p, publish_1=0)
    assert reason(p, "publish(heliocentrism)") == "Publishing needs Government 1; you have 0."
    assert reason(p, "publish(heliocentrism)", "fr") == "Publier demande 1 en Gouvernement\u202f; vous avez 0."
    q = build.table("kircher", "newton")
    build.resolve(q, research_2=0)
    assert reason(q, "research(moons_of_jupiter)") == "You must first know Heliocentrism or Planetary Motion."
    build.public(q, 1, "logarithms")
    assert reason(q, "research(analytic_geometry)") == "Needs 3 research; you have 1, and 0 rest to add."


def test_a_closed_space_names_the_card() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h1_03")
    assert reason(p, "place(government)") == "Thirty Years’ War has closed this space for the round."
    build.play(p, "place(religion)")
    assert reason(p, "place(religion)") == "Player 1’s cube is already there."


def test_a_preview_shows_what_a_publication_changes() -> None:
    p = build.table("kircher", "newton")
    build.known(p, 0, "astrology")
    build.resolve(p, publish_1=0)
    found = {change.text.id: (change.before, change.after, change.good) for change in preview(game, p, p.moves()[0], 0)}
    assert found["figure-prestige"] == (0, 2, True)


def test_a_preview_shows_the_chance_that_rest_buys() -> None:
    p = build.experimenting("leibniz", rest=1)
    found = {change.text.id: (change.before, change.after) for change in preview(game, p, build.number("rest(1)"), 0)}
    assert found["figure-chance"] == (say("chance", n=67), say("chance", n=83))  # what it becomes, not "+16"
    assert found["figure-rest"] == (1, 0)


def test_rest_that_changes_nothing_is_not_offered() -> None:
    p = build.experimenting("leibniz", rest=3)
    assert len(p.moves()) == 4, "the rules allow it"
    offered, refused = choices(game, p)
    assert [choice.move for choice in offered] == ["rest(0)", "rest(1)"]
    assert not refused


def test_the_log_can_be_followed() -> None:
    match = Match(game, build.pack(), 2, {})
    for move in ("scientist(kepler)", "scientist(newton)", "place(research_1)", "place(rest)"):
        match.play(move)
    lines = [said(line.text) for line in match.log(NOBODY)]
    assert lines == [
        "X is Kepler",
        "X is Newton",
        "Round 1 of 19",
        "X places a cube on Research, space 1",
        "X places a cube on Rest, space 1",
    ]
    assert [line.mark for line in match.log(NOBODY)] == [False, False, True, False, False]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sheet_names_every_bonus(seats: int) -> None:
    p = build.table(*build.ORDER[:seats])
    p.influence = [0] * (4 * seats)
    build.influence(p, 0, government=2)
    build.public(p, 0, "astrology")
    p.prestige[0] = 2
    lines = [(said(line.text), line.points, said(line.note) if line.note else "") for line in game.sheet(p, 0)]
    assert lines[:3] == [
        ("Prestige from publications and cards", 2, "one publication by an action"),
        ("Most publications", 3, "one marker in a publish area"),
        ("Leads Government", 2, "at 2"),
    ]
    assert lines[3] == ("Leads Religion", 2, "at 0, tied")


@rule("new_science 2.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_the_first_move_nobody_has_earned_a_point_and_bonuses_are_a_projection(seats: int) -> None:
    p = build.table(*build.ORDER[:seats])
    for sheet in sheets(game, p):
        assert earned(sheet) == 0
        assert sheet.total == p.scores()[sheet.seat] > 0
    p.prestige[0] = 7
    assert earned(sheets(game, p)[0]) == 7
    p.agenda.clear()
    for sheet in sheets(game, p):
        assert earned(sheet) == sheet.total


def test_the_sheet_counts_publications_by_actions_and_markers_apart() -> None:
    p = build.table("kircher", "newton")
    build.influence(p, 0, enterprise=1, science=1)
    build.known(p, 0, "symbolic_algebra", "logarithms")
    build.resolve(p, publish_1=0)
    build.play(p, "publish(logarithms)")
    notes = [said(line.note) for line in game.sheet(p, 0)[:2] if line.note]
    assert notes == ["one publication by an action", "2 markers in publish areas"]


def test_what_waits_is_told() -> None:
    p = build.table(*build.ORDER[:4])
    build.face_up(p, "h1_11")
    build.resolve(p, happening_1=0, science=1, research_2=2)
    assert [said(message) for message in game.queue(p)] == ["+1 on another track", "+1 rest"]
    build.play(p, "track(science)")
    assert [said(message) for message in game.queue(p)] == ["+1 rest"]


SHAPES = ("OneDiscovery", "DiscoveryAction", "ClauseQuestion")  # what several questions share


def test_every_decision_of_the_guided_match_has_a_prompt_and_a_hint() -> None:
    asked = [cls for name, cls in game.tasks.items() if issubclass(cls, Question) and name not in SHAPES]
    assert len(asked) == 19
    for cls in asked:
        spelt = task_name(cls(0))
        for language in ("en", "fr"):
            assert f"guide-{spelt}" in game.words(language), spelt
            assert f"prompt-{spelt}" in game.words(language), spelt
