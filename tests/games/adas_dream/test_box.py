"""Every effect of the box: it can be said, and carried out."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.rng import Rng
from virtuosi.core.text import LANGUAGES, plain
from virtuosi.games.adas_dream.rules.pack import ATOMS, PER_DISC_IU, PER_HAND_CARD, ROWS
from virtuosi.games.adas_dream.rules.position import ACTION
from virtuosi.games.adas_dream.rules.tasks.effect import Effect
from virtuosi.games.adas_dream.table.components import ICONS
from virtuosi.games.adas_dream.table.names import atom_text


def test_there_are_forty_one_atoms_each_with_icon_and_sentence() -> None:
    assert len(ATOMS) == 42
    assert set(ICONS) == set(ATOMS[1:])
    for atom in range(1, 42):
        inner = 1 if atom in (PER_HAND_CARD, PER_DISC_IU) else 0
        for n in (1, 2):
            texts = [
                plain(ada.game.words(language).render(atom_text(atom, n, inner), lambda seat: ""))
                for language in LANGUAGES
            ]
            assert all(texts)
            assert texts[0] != texts[1] or ATOMS[atom] in ("innovation",), texts


@pytest.mark.parametrize("row", range(ROWS))
def test_every_effect_of_the_box_can_be_carried_out(row: int) -> None:
    """Whatever is chosen on the way, the effect ends where it began, and nothing is owed."""
    for seed in range(3):
        p = ada.table(3)
        ada.rich(p, coins=9, coal=9, brass=9, innovation=4)
        ada.gear(p, row1="o -", row2="+ o")
        ada.mill(p, "1 2 . / . 5 . / . . .")
        ada.store(p, "blue 3")
        ada.disc(p, "oxford", "royal_society_4", "room2")
        ada.hold(p, hand="s1 s5 t12", deck="s2 s3 s4", discard="s6 s7")
        p.kind = ACTION
        depth = len(p.agenda)
        p.agenda.append(Effect(0, row))
        p.settle()
        rng = Rng(seed)
        for _ in range(200):
            ada.calm(p)
            if len(p.agenda) <= depth:
                break
            found = p.moves()
            p.play(found[rng.below(len(found))])
        assert len(p.agenda) == depth, f"row {row}"
        assert ada.asked(p) == "take-turn"
        assert min(p.coins[0], p.coal[0], p.brass[0], p.books[0], p.innovation[0]) >= 0


def test_every_atom_stands_on_some_card_tile_or_space() -> None:
    pack = ada.shipped()
    used = {atom for row in range(ROWS) for atom, _, _ in pack.effect(row)}
    assert {ATOMS[atom] for atom in range(1, 42)} == {ATOMS[atom] for atom in used}
