"""Piles without a hidden order."""

from virtuosi.core.pile import Pile, shuffled


def test_any_card_of_a_shuffled_pile_may_come_next() -> None:
    pile = shuffled([5, 3, 3, 9])
    assert len(pile) == 4
    assert pile.top() == [3, 5, 9]
    assert [pile.weight(card) for card in (3, 5, 9, 7)] == [2, 1, 1, 0]


def test_a_drawn_card_is_gone() -> None:
    pile = shuffled([5, 3, 3])
    pile.draw(3)
    assert (pile.top(), len(pile), pile.weight(3)) == ([3, 5], 2, 1)
    pile.draw(3)
    pile.draw(5)
    assert (pile.top(), len(pile), pile.bags) == ([], 0, [])


def test_a_card_put_under_comes_last() -> None:
    pile = shuffled([1, 2])
    pile.under(9)
    assert (pile.top(), len(pile)) == ([1, 2], 3)
    pile.draw(2)
    pile.draw(1)
    assert pile.top() == [9]
    pile.draw(9)
    assert len(pile) == 0


def test_cards_put_under_keep_their_order() -> None:
    pile = shuffled([])
    pile.under(4)
    pile.under(2)
    assert pile.top() == [4]
    pile.draw(4)
    assert pile.top() == [2]


def test_a_layer_comes_after_the_one_above() -> None:
    pile = shuffled([1])
    pile.add_layer([3, 2])
    pile.add_layer([])
    assert pile.bags == [[1], [3, 2]]
    pile.draw(1)
    assert pile.top() == [2, 3]


def test_a_copy_is_independent() -> None:
    pile = shuffled([1, 2])
    other = pile.copy()
    other.draw(1)
    other.under(7)
    assert (pile.bags, pile.sizes) == ([[1, 2]], [2])


def test_the_cards_given_are_not_altered() -> None:
    cards = [1, 2]
    shuffled(cards).draw(1)
    assert cards == [1, 2]
    assert len(Pile([[1, 2, 3]], [1])) == 1
