"""What needs no press of its own: an only answer that can be taken back, and what lies beyond a closing move."""

from collections.abc import Collection

from virtuosi.core.position import Position


def only_answer(p: Position, closing: Collection[int]) -> int | None:
    """What the question comes to: the one legal move, or the one that closes while quick moves are left beside it."""
    moves = p.moves()
    answers = [move for move in moves if not p.is_aside(move)]
    if len(answers) != 1 or (len(moves) > 1 and answers[0] not in closing):
        return None
    return answers[0]


def asked_next(p: Position, move: int) -> Position | None:
    """The position after a move, if the same seat is asked there: then the move can still be taken back."""
    after = p.copy()
    after.play(move)
    return after if after.agenda and after.actor == p.actor else None


def beyond(p: Position, closing: Collection[int]) -> Position | None:
    """The position after the only answer, and after those that then only close what waits for quick moves."""
    move = only_answer(p, closing)
    after = None if move is None else asked_next(p, move)
    if after is None:
        return None
    closes = only_answer(after, closing) in closing
    return (beyond(after, closing) if closes else None) or after


def settled(p: Position, move: int) -> Position:
    """The position after a move and whatever then follows by itself."""
    seat = p.actor
    after = p.copy()
    after.play(move)
    while after.agenda and after.actor == seat:
        moves = after.moves()
        beyond = asked_next(after, moves[0]) if len(moves) == 1 else None
        if beyond is None:
            break
        after = beyond
    return after
