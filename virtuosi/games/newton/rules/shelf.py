"""The bookshelf of a seat: its full runs, what they pay, its tiles."""

from virtuosi.games.newton.rules.position import NONE, Newton


def runs(p: Newton, seat: int) -> int:
    """Full runs of the bookshelf."""
    filled = p.shelf[seat]
    count = 0
    for mask in p.pack.run_mask[p.boards[seat]]:
        if filled & mask == mask:
            count += 1
    return count


def run_income(p: Newton, seat: int) -> int:
    """Points the full runs pay at each upkeep."""
    board = p.boards[seat]
    filled = p.shelf[seat]
    vp = p.pack.run_vp[board]
    total = 0
    for index, mask in enumerate(p.pack.run_mask[board]):
        if filled & mask == mask:
            total += vp[index]
    return total


def placed(p: Newton, seat: int) -> int:
    """Shelf tiles on the bookshelf, without the printed one."""
    board = p.boards[seat]
    return (p.shelf[seat] & ~p.pack.printed[board]).bit_count() if board != NONE else 0
