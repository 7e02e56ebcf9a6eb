"""What the table tells before a move is made: labels, the view, the sheet."""

import pytest

from tests.games.adas_dream import build as ada
from virtuosi.core.present import choices, earned, sheets
from virtuosi.core.text import Message, plain
from virtuosi.games.adas_dream.rules import moves
from virtuosi.games.adas_dream.rules.position import AdasDream
from virtuosi.games.adas_dream.table.view import view


def said(p: AdasDream, name: str, language: str = "en") -> str:
    """The label of a move in words."""
    message = ada.game.label(p, moves.SPACE.numbers[name])
    return read(message, language)


def read(message: Message | None, language: str = "en") -> str:
    """A message in words, its spaces plain."""
    assert message is not None
    text = plain(ada.game.words(language).render(message, lambda seat: f"Player {seat + 1}"))
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def test_a_die_to_move_says_what_it_can_push_and_for_which_reward() -> None:
    p = ada.quiet(w0="blue 4, grey 1", w1="green 3, grey 6, yellow 4", w2="purple 2")
    assert said(p, "move(w0-1)") == "The blue 4 pushes the green 3 or the yellow 4 (2 coal)"
    assert said(p, "move(w0-2)") == "The grey 1"
    ada.rich(p, coal=1)
    assert said(p, "move(w0-1)") == (
        "The blue 4 pushes the green 3 or the yellow 4 (2 coal), the purple 2 (3 coins, costs 1 coal)"
    )
    assert said(p, "move(w0-1)", "fr").startswith("Le 4 bleu pousse le 3 vert ou le 4 jaune")


def test_the_view_knows_every_push_and_keeps_the_chosen_die() -> None:
    p = ada.quiet(w0="blue 4, grey 1", w1="green 3, grey 6", w2="purple 2")
    ada.rich(p, coal=1)
    workshop = view(p, 0).workshop
    assert workshop.mover is None
    found = [(push.target, push.space, push.coal) for push in workshop.pushes if push.die == "die/w0-1"]
    assert found == [("die/w1-1", "space/w1", 0), ("die/w2-1", "space/w2", 1)]
    legal = {name.removeprefix("move(").removesuffix(")") for name in ada.legal(p) if name.startswith("move")}
    assert {push.die.removeprefix("die/") for push in workshop.pushes} == legal
    ada.play(p, "move(w0-1)")
    workshop = view(p, 1).workshop
    assert workshop.mover == "die/w0-1"
    assert {push.die for push in workshop.pushes} == {"die/w0-1"}
    ada.play(p, "push(w1-1)")
    assert view(p, 0).workshop.pushes == []


def test_a_disc_to_take_says_what_its_line_becomes() -> None:
    p = ada.table()
    ada.mill(p, "5 3 . / . . . / . . .")
    ada.gear(p, row1="+ d", row2="d d")
    ada.gain(p, "disc_remove 1")
    assert said(p, "disc(row1-2)").endswith("5 + 3 ○ ?")
    assert said(p, "disc(row2-1)").endswith("? ○ ? ● ?")
    texts = {said(p, name) for name in ada.legal(p)}
    assert len(texts) == len(ada.legal(p)), "no two discs say the same"
    previews = [choice.preview for choice in choices(ada.game, p)[0]]
    assert all(len(preview) == 1 for preview in previews), "one line changes, and nothing that all share"
    assert len({str(preview) for preview in previews}) == len(previews)


def test_a_gear_to_build_says_what_its_line_becomes() -> None:
    p = ada.table()
    ada.mill(p, "5 3 4 / . . . / . . .")
    ada.gear(p, row1="+ o", col1="o d")
    ada.gain(p, "build_addition_free 1")
    assert said(p, "gear(row1-2)").endswith("5 + 3 + 4 = 12")
    assert said(p, "gear(col1-1)").endswith("5 + ? ● ?")


def test_playing_a_card_does_not_preview_that_the_hand_gets_smaller() -> None:
    p = ada.table()
    ada.hold(p, hand="s1 s4 s5")
    ada.gain(p, "play_partner 1")
    previews = [choice.preview for choice in choices(ada.game, p)[0]]
    shared = [change for change in previews[0] if all(change in other for other in previews)]
    assert shared == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_first_move_nobody_has_earned_anything(seats: int) -> None:
    p = ada.table(seats, objectives=True)
    assert [earned(sheet) for sheet in sheets(ada.game, p)] == [0] * seats
    assert all(sheet.total < 0 for sheet in sheets(ada.game, p)), "the empty slots are a projection"


def test_what_stands_is_earned_and_at_the_end_everything_is() -> None:
    p = ada.table()
    ada.mill(p, "5 3 4 / . . . / . . .")
    ada.gear(p, row1="+ +")
    ada.disc(p, "bristol", "royal_society_6")
    lines = {line.text.id: line.later for line in ada.game.sheet(p, 0)}
    assert not lines["sheet-line"]
    assert not lines["sheet-travel"]
    assert not lines["sheet-objectives"]
    assert lines["sheet-lectures"]
    assert lines["sheet-gears"]
    p.agenda.clear()
    assert not any(line.later for line in ada.game.sheet(p, 0))


def test_the_sheet_counts_all_eight_partners_and_says_which_is_hidden() -> None:
    p = ada.table()
    notes = {line.text.id: line.note for line in ada.game.sheet(p, 0)}
    assert read(notes["sheet-partners"]) == "8 cards, one of them still hidden and not counted"
    assert read(notes["sheet-partners"], "fr") == "8 cartes, dont une encore cachée, non comptée"
    p.dealt[0] = -1
    notes = {line.text.id: line.note for line in ada.game.sheet(p, 0)}
    assert read(notes["sheet-partners"]) == "8 cards"


def test_the_top_line_says_whose_machine_is_fullest() -> None:
    p = ada.table()
    ada.mill(p, "5 3 4 / . . . / . . .", seat=1)
    assert read(ada.game.stage(p)[1].text) == "Fullest engine 3 of 9, Player 2"
    ada.mill(p, "5 3 4 / . . . / . . .", seat=0)
    assert read(ada.game.stage(p)[1].text) == "Fullest engine 3 of 9"
