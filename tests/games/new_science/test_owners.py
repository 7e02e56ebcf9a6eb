"""Owners' cards: whatever the data language can say is played as written, or refused with file, row and field."""

from pathlib import Path

import pytest

from tests.games.new_science import build
from virtuosi.core.data import PackError
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules import points
from virtuosi.games.new_science.rules.moves import DISCOVERIES, EXPERIMENT, PUBLISH, RESEARCH
from virtuosi.games.new_science.rules.position import NewScience

CARD = "h1_13"


def keep(folder: Path, *effect: str, duration: str = "permanent") -> NewScience:
    """Kepler's laboratory holds a card that says this; Newton has none."""
    p = build.table("kepler", "newton", using=build.owned(folder, CARD, "keep", duration, *effect))
    build.laboratory(p, 0, CARD)
    return p


def play(folder: Path, *effect: str, duration: str = "instant", seats: int = 3) -> NewScience:
    """Kepler's cube stands on a card that says this; it is being resolved. All stand at 2 on every track."""
    p = build.table(*build.ORDER[:seats], using=build.owned(folder, CARD, "play", duration, *effect))
    p.influence = [2] * len(p.influence)
    p.rest = [1] * seats
    build.face_up(p, CARD)
    build.resolve(p, happening_1=0, government=0, publish_1=0)
    return p


def reveal(folder: Path, *effect: str, duration: str = "on_reveal") -> NewScience:
    """An effect card that says this has just been revealed. All stood at 2 on every track."""
    p = build.table("kepler", "newton", using=build.owned(folder, CARD, "effect", duration, *effect))
    p.influence = [2] * len(p.influence)
    build.resolve(p, rest_1=0)
    build.reveal(p, CARD)
    return p


@rule("new_science 6.8")
def test_a_kept_card_lengthens_the_steps_of_its_holder(tmp_path: Path) -> None:
    p = keep(tmp_path, "step religion 3")
    p.influence = [0] * 8
    build.resolve(p, religion=0, government=0)
    assert build.levels(p, 0) == [1, 3, 0, 0]
    build.resolve(p, religion=1)
    assert build.levels(p, 1)[1] == 1


@rule("new_science 6.8")
def test_of_several_steps_the_longest_counts(tmp_path: Path) -> None:
    p = keep(tmp_path, "step enterprise 3")
    p.influence = [0] * 8
    build.face_up(p, "h1_05")
    build.resolve(p, enterprise=0)
    assert build.levels(p, 0)[2] == 3


@rule("new_science 6.11")
def test_a_kept_card_adds_prestige_to_its_holders_publications(tmp_path: Path) -> None:
    p = keep(tmp_path, "prestige_bonus 2")
    build.known(p, 0, "symbolic_algebra")
    build.known(p, 1, "laws_of_attraction")
    build.influence(p, 0, government=1)
    build.influence(p, 1, science=1)
    build.resolve(p, publish_1=0)
    build.play(p, "publish(symbolic_algebra)")
    build.resolve(p, publish_1=1)
    build.play(p, "publish(laws_of_attraction)")
    assert p.prestige == [4, 2]


@rule("new_science 6.4")
def test_a_kept_card_can_take_its_holders_rest(tmp_path: Path) -> None:
    p = keep(tmp_path, "no_rest_gain")
    p.rest = [0, 0]
    build.resolve(p, rest_1=0, rest_2=1)
    assert p.rest == [0, 1]


@rule("new_science 6.5")
def test_a_kept_card_can_forbid_its_holder_to_spend_rest(tmp_path: Path) -> None:
    p = keep(tmp_path, "no_rest_spend")
    p.rest = [3, 3]
    assert [points.spendable(p, seat) for seat in (0, 1)] == [0, 3]


@rule("new_science 6.18")
@pytest.mark.parametrize(
    ("effect", "tracks", "prestige"), [("step government 3", [5, 2, 2, 2], 2), ("prestige_bonus 3", [3, 2, 2, 2], 5)]
)
def test_a_play_card_that_lasts_is_for_its_player_this_round(
    tmp_path: Path, effect: str, tracks: list[int], prestige: int
) -> None:
    p = play(tmp_path, effect, duration="round")
    assert build.levels(p, 0) == tracks
    build.known(p, 0, "symbolic_algebra")
    build.face_up(p, CARD)
    build.resolve(p, happening_1=0, publish_1=0)
    build.play(p, "publish(symbolic_algebra)")
    assert p.prestige[0] == prestige


@rule("new_science 6.2")
@pytest.mark.parametrize(("word", "expected"), [("at_most", [2, 2, 1, 1]), ("at_least", [1, 2, 2, 2])])
def test_a_condition_can_have_either_end(tmp_path: Path, word: str, expected: list[int]) -> None:
    p = keep(tmp_path, f"experiment +1 if religion {word} {1}")
    plain = build.points(p, 1, EXPERIMENT, "astrology") - 2  # Newton's bonus is 2, Kepler's 1
    found = []
    for religion in range(4):
        build.influence(p, 0, religion=religion)
        found.append(build.points(p, 0, EXPERIMENT, "astrology") - plain)
    assert found == expected


@rule("new_science 6.2")
def test_a_condition_silences_its_own_clause_only(tmp_path: Path) -> None:
    p = keep(tmp_path, "research +2", "research +1 if religion at_least 3", "publish +1 if science at_most 0")
    build.influence(p, 0, religion=0, science=1)
    assert build.points(p, 0, RESEARCH, "astrology") == 4
    assert build.points(p, 0, PUBLISH, "astrology") == 2
    build.influence(p, 0, religion=3, science=0)
    assert build.points(p, 0, RESEARCH, "astrology") == 5
    assert build.points(p, 0, PUBLISH, "astrology") == 3


@rule("new_science 6.3")
def test_requirements_of_one_card_count_each_where_they_may(tmp_path: Path) -> None:
    p = keep(
        tmp_path, "requirement religion +1 printed 1", "requirement religion +1 printed 2", "requirement science +1"
    )
    assert build.asks(p, 0, "astrology") == [0, 2, 0, 1]
    assert build.asks(p, 0, "heliocentrism") == [1, 4, 0, 1]
    assert build.asks(p, 0, "symbolic_algebra") == [1, 0, 0, 1]


def test_a_card_has_eight_clauses_at_most(tmp_path: Path) -> None:
    p = play(tmp_path, *["gain religion 1 opponents", "lose religion 1 opponents"] * 3, "rest 1", "gain science 1")
    assert (build.levels(p, 0), build.levels(p, 1), p.rest) == ([3, 2, 2, 3], [2, 2, 2, 2], [2, 1, 1])
    with pytest.raises(PackError, match="must have 1 to 8 clauses"):
        build.owned(tmp_path, CARD, "play", "instant", *["rest 1"] * 9)


@rule("new_science 6.12")
def test_a_marker_is_placed_by_whichever_clause_says_so(tmp_path: Path) -> None:
    p = play(tmp_path, "gain science 1", "place_marker level 1 astronomy")
    assert build.legal(p) == ["research(astrology)", "pass"]
    assert build.refused(p, "research(symbolic_algebra)") == "card-field"


@rule("new_science 6.9")
@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("gain religion 1 everybody", [3, 3, 3]),
        ("gain religion 1 opponents", [2, 3, 3]),
        ("gain religion 1", [3, 2, 2]),
        ("lose religion 1", [1, 2, 2]),
        ("lose religion 1 everybody", [1, 1, 1]),
        ("lose religion 1 everybody at_least 3", [2, 2, 2]),
        ("lose every_track 1 opponents", [2, 1, 1]),
    ],
)
def test_influence_changes_for_whom_the_clause_names(tmp_path: Path, effect: str, expected: list[int]) -> None:
    p = play(tmp_path, effect)
    assert [build.levels(p, seat)[1] for seat in range(3)] == expected
    if "every_track" in effect:
        assert build.levels(p, 1) == [1, 1, 1, 1]


@rule("new_science 5.6")
def test_a_track_and_then_an_opponent_are_chosen(tmp_path: Path) -> None:
    p = play(tmp_path, "lose choose 1 opponent", "gain same 1")
    assert build.asked(p) == "choose-track"
    build.play(p, "track(science)")
    assert (build.asked(p), build.legal(p)) == ("choose-opponent", ["opponent(2)", "opponent(3)"])
    assert [message.id for message in game.queue(p)] == ["clause-influence"]
    build.play(p, "opponent(3)")
    assert [build.levels(p, seat)[3] for seat in range(3)] == [3, 2, 1]


def test_an_effect_card_can_move_everybody(tmp_path: Path) -> None:
    p = reveal(tmp_path, "gain government 1 everybody", "lose science 2 everybody")
    assert [build.levels(p, seat) for seat in (0, 1)] == [[3, 2, 2, 0], [3, 2, 2, 0]]


def test_rest_goes_to_whom_the_clause_names(tmp_path: Path) -> None:
    assert play(tmp_path, "rest 1 opponents").rest == [1, 2, 2]


@rule("new_science 6.13")
def test_no_cube_is_moved_twice_however_many_may_be(tmp_path: Path) -> None:
    using = build.owned(tmp_path, CARD, "play", "instant", "move_cubes 3")
    p = build.table("kepler", "newton", using=using)
    build.face_up(p, CARD)
    build.resolve(p, happening_1=0, research_1=1, research_2=1, experiment_1=1)
    build.play(p, "lift(research_1)", "drop(government)", "lift(research_2)", "drop(religion)")
    assert build.refused(p, "lift(government)") == build.refused(p, "lift(religion)") == "already-moved"
    build.play(p, "lift(experiment_1)", "drop(science)")
    assert build.resolved(p)


@rule("new_science 5.7")
def test_a_card_with_one_use_helps_where_it_says(tmp_path: Path) -> None:
    p = keep(tmp_path, "experiment +2 astronomy", duration="discard")
    build.researched(p, 0, "astrology", "symbolic_algebra")
    p.rest[0] = 0
    build.resolve(p, experiment_2=0)
    q = p.copy()
    build.play(p, "experiment(symbolic_algebra)")
    assert build.legal(p) == ["rest(0)"]
    build.play(q, "experiment(astrology)")
    assert build.legal(q) == ["rest(0)", "marvel(0)"]


@rule("new_science 5.7")
@pytest.mark.parametrize(("effect", "research", "publish"), [("research +3", 3, 0), ("publish +3", 0, 3)])
def test_a_card_with_one_use_may_be_for_one_action(tmp_path: Path, effect: str, research: int, publish: int) -> None:
    p = keep(tmp_path, effect, duration="discard")
    d = DISCOVERIES.index("astrology")
    assert (points.boost(p, 0, RESEARCH, d), points.boost(p, 0, PUBLISH, d)) == (research, publish)


@rule("new_science 5.7")
def test_a_card_used_for_influence_adds_its_points_too_and_is_gone_once(tmp_path: Path) -> None:
    p = keep(tmp_path, "requirement every_track -1", "publish +2", duration="discard")
    p.rest[0] = 0
    build.known(p, 0, "heliocentrism", "astrology")  # 3 points, government 1, religion 2
    build.influence(p, 0, government=0, religion=1)
    build.resolve(p, publish_1=0)
    build.play(p, "publish(heliocentrism)")
    assert (p.prestige[0], build.in_laboratory(p, 0), p.rest[0]) == (4, "", 0)


def test_research_or_publish_can_last(tmp_path: Path) -> None:
    p = keep(tmp_path, "research_or_publish +1 mathematics")
    assert [build.points(p, 0, action, "calculus") for action in (RESEARCH, EXPERIMENT, PUBLISH)] == [3, 2, 3]
    assert build.points(p, 0, RESEARCH, "astrology") == 2


@pytest.mark.parametrize(
    ("type", "duration", "effect", "problem"),
    [
        ("keep", "permanent", "close religion", "is for an effect card"),
        ("keep", "permanent", "publish_space 1", "is for an effect card"),
        ("keep", "permanent", "publish +1 everybody", "lasts, so it is for the player who holds the card"),
        ("play", "round", "publish +1 everybody", "lasts, so it is for the player who took the card"),
        ("play", "round", "no_rest_gain", "would come too late: Rest is resolved before the happenings"),
        ("play", "instant", "gain same 1", "refers to a track that no clause before it chooses"),
        ("play", "instant", "gain religion 1 at_most 2", ": 'at_most' is not understood"),
        ("play", "instant", "gain religion 1 2", "says a number twice"),
        ("play", "instant", "gain religion science 1", "says a track twice"),
        ("play", "instant", "gain religion 1 printed 2", "cannot say printed"),
        ("play", "instant", "gain religion -1", "needs a number from 1 to 9, not 0"),
        ("play", "instant", "rest 1 opponent", "cannot say opponent"),
        ("play", "instant", "steal_rest 1 everybody", "cannot say everybody"),
        ("play", "instant", "demote 2", "needs no number"),
        ("play", "instant", "place_marker level 9", "needs a level from 1 to 5"),
        ("effect", "on_reveal", "gain religion 1", "needs a player who took the card, or the word everybody"),
        ("effect", "on_reveal", "gain choose 1 everybody", "needs a player who took the card"),
        ("effect", "round", "publish +1 opponents", "cannot say opponents"),
        ("effect", "round", "experiment -1 if religion", ": 'if' is not understood"),
        ("effect", "round", "publish_space 3", "with those that cards add there may be 4 publish spaces at most"),
        (
            "keep",
            "discard",
            "experiment +1 if religion at_most 2",
            "cannot have a condition on a card with one use, which is optional",
        ),
        ("keep", "discard", "requirement religion +1", "would only harm whoever uses the card"),
    ],
)
def test_what_could_not_be_played_as_written_is_refused(
    tmp_path: Path, type: str, duration: str, effect: str, problem: str
) -> None:
    with pytest.raises(PackError) as caught:
        build.owned(tmp_path, CARD, type, duration, effect)
    found = caught.value.mistakes
    said = problem if effect == "publish_space 3" else f"'{effect}'{'' if problem.startswith(':') else ' '}{problem}"
    assert said in [mistake.problem for mistake in found]
    where = {(mistake.file, mistake.row, mistake.field) for mistake in found}
    counts = {("counts.toml", f"players_{seats}", "publish_spaces") for seats in game.seat_counts}
    assert where <= {("cards.toml", CARD, "effect")} | counts
