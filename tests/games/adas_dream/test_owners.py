"""Owners' packs: what an owner writes is played to the end as written, or refused where it stands."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.adas_dream import build as ada
from tests.games.adas_dream.conftest import mistakes, rewrite
from virtuosi.core.data import PackError, Source
from virtuosi.core.position import play_out
from virtuosi.core.rng import Rng
from virtuosi.core.task import NATURE
from virtuosi.games.adas_dream.rules import setup
from virtuosi.games.adas_dream.rules.board import PLUS
from virtuosi.games.adas_dream.rules.effect_reading import COUNTABLE, MOST, MULTIPLIERS
from virtuosi.games.adas_dream.rules.pack import ATOMS, ROW_SPACE, AdaPack
from virtuosi.games.adas_dream.rules.position import ACTION, AdasDream
from virtuosi.games.adas_dream.rules.reading import build
from virtuosi.games.adas_dream.rules.tasks.effect import Effect


def other(data: Path) -> AdaPack:
    """The weakest guesses guessed otherwise: one storage slot more, a steam level less, longer tracks."""
    path = data / "constants.toml"
    text = path.read_text(encoding="utf-8")
    for id, old, new in (("storage_slots", 3, 4), ("steam_levels", 6, 5), ("research_top", 9, 12)):
        assert f'id = "{id}"\nvalue = {old}\n' in text
        text = text.replace(f'id = "{id}"\nvalue = {old}\n', f'id = "{id}"\nvalue = {new}\n')
    path.write_text(text, encoding="utf-8")
    return build(Source(data, "other"))


def test_weak_guesses_can_be_changed(data: Path) -> None:
    """Storage, steam levels, research and regions are values of the pack; the move space stays."""
    pack = other(data)
    p = ada.table(pack=pack)
    ada.store(p, "purple 1", "purple 2", "purple 3")
    assert ada.why(p, "move(w0-1)") == "", "a fourth die can be stored"
    ada.store(p, "purple 1", "purple 2", "purple 3", "purple 4")
    assert ada.why(p, "move(w0-1)") == "storage-full"
    ada.gain(p, *["steam_free 9", "research_purple 9", "research_purple 2"])
    assert (p.steam[0], p.research[0], p.tokens[0]) == (5, 11, 0)
    ada.gain(p, "research_purple 9")
    assert (p.research[0], p.tokens[0]) == (12, 2)
    ada.play(p, "use(s4)", "place(c33)")
    assert (ada.said(p.mill[8]), p.storage[3]) == ("purple 4", 0)


def test_a_changed_pack_is_played_to_the_end(data: Path) -> None:
    pack = other(data)
    for seed in range(3):
        p = setup.lay(pack, 3, True, False, False)
        census = ada.game.census(p)
        play_out(p, Rng(seed), ada.game.longest)
        assert p.over
        assert ada.game.census(p) == census


def changed(data: Path, file: str, old: str, new: str) -> AdaPack:
    rewrite(data, file, old, new)
    return build(Source(data, "changed"))


TWICE: dict[str, Callable[[AdasDream], bool]] = {
    "science_token 2": lambda p: p.science_tokens[0] == 2,
    "multiplication_gear 2": lambda p: p.reserve_mul[0].bit_count() == 2,
    "disc_remove 2": lambda p: p.boxed[0] == 2,
    "assignment 2": lambda p: sum(p.columns[:4]) == 2,
    "program 2": lambda p: p.programs_of(0).count(0) == 4,
    "gain_partner 2": lambda p: p.hand[0].bit_count() == 4 and not p.hand[0] & ada.cards("s1 s2"),
    "play_partner 2": lambda p: p.discard[0] == ada.cards("s1 s2"),
    "build_addition_free 2": lambda p: p.gears_of(0).count(PLUS) == 2,
}


@pytest.mark.parametrize("effect", TWICE)
def test_an_amount_of_more_than_one_is_played_as_written(data: Path, effect: str) -> None:
    """Whatever can be had once can be had twice; always the first answer, so what was done is known."""
    pack = changed(data, "workshop.toml", '["coal 2"]', f'["{effect}"]')
    p = ada.table(pack=pack)
    ada.market(p, assignments="a06 a08 a12 a13")
    ada.hold(p, hand="s1 s2 s4 s5", deck="s6 s7 r01 r02")
    ada.gear(p, row1="o o")
    ada.rich(p, reserve_add=2)
    p.kind = ACTION
    p.agenda.append(Effect(0, ROW_SPACE + 1))
    p.settle()
    ada.calm(p)
    while ada.asked(p) != "take-turn":
        p.play(p.moves()[0])
        ada.calm(p)
    assert TWICE[effect](p)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("workshop.toml", '["coal 2"]', '["workshop_reward 1"]', "leads back to itself"),
        ("breakthroughs.toml", 'reward = ["', 'reward = ["breakthrough 1", "', "leads back to itself"),
        ("workshop.toml", '["coal 2"]', '["innovation 2"]', "less innovation"),
    ],
)
def test_an_effect_without_end_is_refused_where_it_stands(data: Path, file: str, old: str, new: str, said: str) -> None:
    rewrite(data, file, old, new)
    assert any(said in mistake and file in mistake for mistake in mistakes(data))


def test_a_lecture_that_costs_nothing_can_be_given_without_innovation(data: Path) -> None:
    path = data / "institutions.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r'(id = "level2"\ninnovation = )1', r"\g<1>0", text), encoding="utf-8")
    p = ada.table(pack=build(Source(data, "free")))
    ada.rich(p, innovation=0)
    ada.use(p, "green 2")
    assert "lecture(royal_society_2)" in ada.legal(p)


def test_a_second_meeting_level_that_draws_nothing_draws_nothing(data: Path) -> None:
    pack = changed(data, "constants.toml", 'id = "meeting_draw"\nvalue = 2', 'id = "meeting_draw"\nvalue = 0')
    p = ada.table(pack=pack)
    ada.research(p, meetings=6)
    ada.rich(p, coins=2)
    ada.hold(p, hand="s4 s1", deck="s5 s6 s7")
    ada.use(p, "yellow 1")
    ada.play(p, "coins(room4)", "disc(row1-1)", "partner(4)", "remove(s1)")
    held = p.hand[0].bit_count()
    ada.play(p, "activate")
    assert (ada.asked(p), p.hand[0].bit_count()) == ("play-free", held)


def some_effect(rng: Rng) -> str:
    """Any atom with any amount the data language allows."""
    atom = ATOMS[1 + rng.below(len(ATOMS) - 1)]
    amount = 1 + rng.below(MOST.get(atom, 9))
    return f"{atom} {COUNTABLE[rng.below(len(COUNTABLE))]} {amount}" if atom in MULTIPLIERS else f"{atom} {amount}"


def scrambled(data: Path, rng: Rng) -> AdaPack:
    """A pack with one effect in four made up; those that would never end are left as they were."""
    for file in ("workshop", "player_board", "breakthroughs", "assignments", "cities", "universities", "partners"):
        path = data / f"{file}.toml"
        lines = path.read_text(encoding="utf-8").split("\n")
        for at, line in enumerate(lines):
            if re.match(r"(reward|bonus|effect) = ", line) and rng.below(4) == 0:
                lines[at] = line.split(" = ")[0] + f' = ["{some_effect(rng)}", "{some_effect(rng)}"]'
                path.write_text("\n".join(lines), encoding="utf-8")
                try:
                    build(Source(data, "scrambled"))
                except PackError:
                    lines[at] = line
        path.write_text("\n".join(lines), encoding="utf-8")
    return build(Source(data, "scrambled"))


@pytest.mark.parametrize("seed", range(4))
def test_whatever_an_owner_writes_is_played_to_the_end(data: Path, seed: int) -> None:
    rng = Rng(seed)
    pack = scrambled(data, rng)
    for seats in (2, 4):
        p = setup.lay(pack, seats, True, False, False)
        census = ada.game.census(p)
        played = 0
        while p.agenda:
            assert p.moves(), ada.asked(p)
            p.play(p.toss(rng.number()) if p.actor == NATURE else p.moves()[rng.below(len(p.moves()))])
            played += 1
            assert played <= 5 * ada.game.longest, "effects were made larger, not endless"
        assert ada.game.census(p) == census
