"""The log: who did what, and by how much."""

from tests.games.new_science import build
from virtuosi.core.rulebook import rule
from virtuosi.games.new_science import game


def test_cubes_and_happenings() -> None:
    p = build.table("kepler", "galileo")
    placed = build.told(p, "place(government)", "place(rest)", "place(rest)", "place(enterprise)", "place(science)")
    assert placed == [
        "Player 1 places a cube on Government",
        "Player 2 places a cube on Rest, space 1",
        "Player 1 places a cube on Rest, space 2",
        "Player 2 places a cube on Enterprise",
        "Player 1 places a cube on Science",
    ]
    assert build.told(p, "place(publish_1)", "reveal(h1_06)", "place(happening_1)") == [
        "Player 2 places a cube on Publish, space 1",
        "Player 2 rests and will be number 1 next round, +1 rest",
        "Player 1 rests and will be number 2 next round, +1 rest",
        "Player 1 rises to Government 2",
        "Player 2 rises to Enterprise 2",
        "Player 1 rises to Science 2",
        "Nothing to do at Publish, space 1: Player 2’s cube returns",
        "Revealed: Medici Patronage",
        "Round 2 of 19",
        "Player 2 places a cube on Medici Patronage",
    ]


def test_the_end_of_a_track_is_told() -> None:
    p = build.table("kepler", "galileo", "newton")
    p.rest = [3, 0, 2]
    build.influence(p, 0, government=5)
    assert build.told(p, rest_1=2, rest_2=0, government=0) == [
        "Player 3 rests and will be number 1 next round, +1 rest",
        "Player 1 rests and will be number 2 next round",
        "Player 1 stays at Government 5",
    ]


@rule("new_science 8.4", "new_science 8.6")
def test_research_tells_the_rest_spent_and_the_marker_taken_back() -> None:
    p = build.table("newton", "kircher")  # Kircher: research 0
    p.rest[1] = 3
    build.public(p, 0, "infinite_series", "pendulum_theory")
    build.known(p, 1, "falling_bodies")
    assert build.told(p, "research(laws_of_motion)", research_2=1) == ["Player 2 researches Laws of Motion, 3 rest"]
    p.supply[1] = 0
    assert build.told(p, "research(astrology)", "take_back(falling_bodies)", research_2=1) == [
        "Player 2 takes back the marker on Falling Bodies",
        "Player 2 researches Astrology",
    ]


@rule("new_science 9.2", "new_science 9.4", "new_science 9.5")
def test_an_experiment_tells_the_die_the_sum_and_the_number() -> None:
    p = build.table("kepler", "galileo")  # Galileo: experiment 1
    build.laboratory(p, 1, "h1_16")
    build.researched(p, 1, "astrology")
    p.rest[1] = 2
    again = build.told(p, "experiment(astrology)", "rest(2)", "roll(1)", "again(roll)", "roll(6)", experiment_2=1)
    assert again == [
        "Player 2 experiments on Astrology, 2 rest",
        "The die shows 1: 5 in all, 4 needed",
        "Player 2 uses Faithful Assistant",
        "The die shows 6: 10 in all, 4 needed",
        "Success: Player 2 knows Astrology",
    ]
    build.known(p, 1, "symbolic_algebra")
    build.researched(p, 0, "symbolic_algebra")  # the later number is lower
    assert build.told(p, "experiment(symbolic_algebra)", "rest(0)", "roll(1)", experiment_2=0)[1:] == [
        "The die shows 1: 3 in all, 3 needed",
        "A 1 always fails: the experiment on Symbolic Algebra has failed",
    ]
    p = build.table("newton", "leibniz")
    build.researched(p, 1, "symbolic_algebra")
    assert build.told(p, "experiment(symbolic_algebra)", "rest(0)", "roll(2)", experiment_2=1) == [
        "Player 2 experiments on Symbolic Algebra",
        "The die shows 2: 3 in all, 4 needed",
        "Player 2’s experiment on Symbolic Algebra fails",
    ]


@rule("new_science 10.4", "new_science 10.5")
def test_a_publication_tells_its_prestige_and_whose_markers_go_back() -> None:
    p = build.table("kircher", "galileo", "newton")
    build.influence(p, 1, government=5, religion=5, enterprise=5, science=5)
    p.rest[1] = 3
    build.known(p, 0, "logarithms")
    build.known(p, 1, "symbolic_algebra", "logarithms")
    build.researched(p, 2, "logarithms")
    assert build.told(p, "publish(logarithms)", publish_1=1) == [
        "Player 2 publishes Logarithms: +3 prestige",
        "Player 1’s marker on Logarithms goes back",
        "Player 3’s marker on Logarithms goes back",
        "Made public along with it: Symbolic Algebra",
    ]


def test_what_is_declined_and_what_finds_no_target() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h3_08")
    assert build.told(p, "pass", happening_1=1, research_2=0) == [
        "Player 2 plays Priority Dispute",
        "Priority Dispute finds no target",
        "Player 1 passes on Research, space 2",
    ]


@rule("new_science 6.13", "new_science 6.14")
def test_moved_cubes_and_disputed_markers_are_named_with_their_owner() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h2_06")
    moves = ("lift(publish_1)", "drop(government)", "lift(experiment_1)", "drop(publish_1)")
    assert build.told(p, *moves, rest_1=1, happening_1=0, experiment_1=1, publish_1=1)[1:4] == [
        "Player 1 plays Robert Hooke",
        "Player 2’s cube goes from Publish, space 1 to Government",
        "Player 2’s cube goes from Experiment, space 1 to Publish, space 1",
    ]
    p = build.table("kepler", "newton")
    build.face_up(p, "h3_08")
    build.researched(p, 1, "astrology")
    build.known(p, 0, "astrology")
    assert build.told(p, "dispute(astrology)", happening_1=1) == [
        "Player 2 plays Priority Dispute",
        "Player 1’s marker on Astrology goes back one step",
    ]


def test_what_a_card_gives_and_takes() -> None:
    p = build.table("kepler", "newton")
    build.face_up(p, "h3_10")
    assert build.told(p, happening_1=1) == [
        "Player 2 plays Académie des Sciences",
        "Player 2 rises to Science 3",
        "Player 2 gains 1 prestige",
    ]
    p = build.table(*build.ORDER[:4])
    p.rest = [1, 0, 2, 3]
    build.face_up(p, "h2_12")
    assert build.told(p, happening_1=1) == [
        "Player 2 plays Stolen Notebooks",
        "Player 1 loses 1 rest",
        "Player 3 loses 1 rest",
        "Player 4 loses 1 rest",
        "Player 2 gains 3 rest",
    ]


@rule("new_science 5.3", "new_science 6.15")
def test_the_laboratory_tells_what_comes_and_what_leaves() -> None:
    p = build.table("kepler", "newton")
    build.laboratory(p, 1, "h1_13")
    build.face_up(p, "h1_14")
    assert build.told(p, happening_1=1) == [
        "Tycho’s Observations leaves Player 2’s laboratory",
        "Player 2 puts Lippershey’s Spyglass into the laboratory",
    ]
    p.pile, p.rest = 6, [0, 1]
    build.resolve(p, government=0)
    build.reveal(p, "h3_01")
    q = p.copy()
    assert build.told(p, "save(pay)")[0] == "Player 2 loses 1 rest"
    assert build.told(q, "save(lose)")[0] == "Lippershey’s Spyglass leaves Player 2’s laboratory"
    p = build.table("kepler", "newton", laboratory="choose")
    build.laboratory(p, 1, "h1_13")
    build.face_up(p, "h1_14")
    assert build.told(p, "keep(old)", happening_1=1) == [
        "Player 2 keeps the old card; Lippershey’s Spyglass leaves the match"
    ]


@rule("new_science 2.1", "new_science 12.1", "new_science 12.4")
def test_how_a_match_begins_and_ends() -> None:
    p = game.start(build.pack(), 2, game.checked_options(2, {}))
    assert build.told(p, "scientist(newton)", "scientist(kepler)") == [
        "Player 1 is Newton",
        "Player 2 is Kepler",
        "Round 1 of 19",
    ]
    p.pile = 0
    assert build.told(p, government=0) == ["Player 1 rises to Government 2", "No happening is left: the match is over"]
    p = build.table("kepler", "newton")
    build.public(p, 0, "universal_gravitation", "calculus", "laws_of_motion")
    assert build.told(p, government=0)[1:] == ["The last discovery of level 5 is published: the match is over"]
    assert p.over
