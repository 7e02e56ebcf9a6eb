"""Owners' cards of random words: what is not refused is played to the end, and everything is told on the way."""

from pathlib import Path

import pytest

from tests.games.new_science import build
from virtuosi.core.data import PackError
from virtuosi.core.present import choices
from virtuosi.core.rng import Rng
from virtuosi.core.task import LEGAL, NATURE
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules.cards import OPS
from virtuosi.games.new_science.rules.moves import TRACKS
from virtuosi.games.new_science.rules.pack import SciencePack
from virtuosi.games.new_science.rules.position import NewScience
from virtuosi.games.new_science.table.view import View

WORDS = ["1", "2", "-1", "+3", *TRACKS, "choose", "other", "same", "every_track", "everybody", "opponent", "opponents"]
WORDS += ["astronomy", "physics", "level 2", "printed 1", "at_least 2", "if science at_least 2", "rival"]
KINDS = [("effect", "round"), ("effect", "on_reveal"), ("effect", "on_reveal_and_round"), ("play", "instant")]
KINDS += [("play", "round"), ("keep", "permanent"), ("keep", "discard")]


def written(rng: Rng) -> str:
    """A clause of random words."""
    words = [WORDS[rng.below(len(WORDS))] for _ in range(rng.below(4))]
    return " ".join([OPS[rng.below(len(OPS))], *words])


def random_cards(folder: Path, seed: int) -> SciencePack:
    """A pack whose cards say random things; what is refused is written anew until all can be played."""
    rng = Rng(seed)
    build.DATA.lay(folder)
    rows = build.DATA.rows("cards.toml")
    wrong = {row["id"] for row in rows}
    while wrong:
        for row in rows:
            if row["id"] in wrong:
                row["type"], row["duration"] = KINDS[rng.below(len(KINDS))]
                row["effect"] = [written(rng) for _ in range(1 + rng.below(2))]
        build.DATA.write(folder, "cards.toml", rows)
        try:
            return build.loaded(folder)
        except PackError as refused:
            mistakes = refused.mistakes
        assert all(mistake.row and mistake.field for mistake in mistakes)
        cards = {mistake.row for mistake in mistakes if mistake.file == "cards.toml"}
        wrong = cards or {row["id"] for row in rows if "publish_space" in str(row) or "close" in str(row)}
    raise AssertionError("there is always something wrong, or the pack was returned")


def told(p: NewScience) -> None:
    """Everything a person would read now can be said in both languages."""
    legal, refused = choices(game, p)
    messages = [game.prompt(p, p.actor), *game.queue(p), *[choice.text for choice in legal]]
    messages += [each.why for each in refused] + [line.text for line in game.sheet(p, p.actor)]
    view = game.view(p, p.actor)
    assert isinstance(view, View)
    messages += [text for place in view.happenings if place.card for text in place.card.text]
    hint = game.hint(p, p.actor)
    for language in ("en", "fr"):
        for message in messages + ([hint] if hint else []):
            assert game.words(language).render(message, lambda seat: f"Player {seat + 1}")


@pytest.mark.parametrize("seed", range(4))
def test_random_cards_are_refused_or_played_to_the_end_and_told(tmp_path: Path, seed: int) -> None:
    pack = random_cards(tmp_path, seed)
    rng = Rng(seed)
    for seats in game.seat_counts:
        p = game.start(pack, seats, game.checked_options(seats, {}))
        before = game.census(p)
        while p.agenda:
            if p.actor == NATURE:
                p.play(p.toss(rng.number()))
                continue
            moves = p.moves()
            assert moves == [move for move, refusal in p.refusals() if refusal == LEGAL]
            if rng.below(12) == 0:
                told(p)
            p.play(moves[rng.below(len(moves))])
            assert game.census(p) == before
