"""Plays random matches at tables and prints, as JSON, a hash of all that each game's eyes were shown: whoever makes
scenes quicker compares it before and after. `python -m tools.scene_prints [MATCHES]`, with the fewest seats and with
the most."""

import hashlib
import sys
from datetime import UTC, datetime
from unittest.mock import patch

import msgspec

from virtuosi.core.rng import Rng
from virtuosi.games import every, shipped
from virtuosi.server import opening
from virtuosi.server.bodies import Opening, SeatWish
from virtuosi.server.scenes import Scenes
from virtuosi.server.table import Table

BACK_EVERY = 7  # about so many moves one is taken back
MATCHES = 1
OPENED = datetime(2026, 1, 1, tzinfo=UTC)


def a_table(game: str, seats: int, seed: int) -> Table:
    """Always the same one for the same seed."""
    wish = Opening(game, [SeatWish("person")] * seats, guided=seed % 2 == 1)
    with patch.multiple(opening, fresh_seed=lambda: f"{seed:064x}", fresh_table_id=lambda: f"{seed:012}"):
        table = opening.new_table(wish, shipped(game), OPENED).table
    for seat, row in enumerate(table.seats):
        row.guest_id = f"guest-{seat}"
    return table


def shown(game: str, seats: int, seed: int) -> bytes:
    """A hash of what every pair of eyes is told of a match, whole and as what changed."""
    table, scenes, rng, whole = a_table(game, seats, seed), Scenes(), Rng(seed + 1), hashlib.sha256()
    while True:
        since = table.row.version - 1
        for eyes in (None, *range(seats)):
            whole.update(scenes.told(table, eyes, since))
            whole.update(b"" if since < 0 else scenes.changed(table, eyes, since) or b"")
        if table.over:
            return whole.digest()
        _go_on(table, rng)


def _go_on(table: Table, rng: Rng) -> None:
    """A random move, or the last one is taken back."""
    match = table.match
    if match.undo_to is not None and rng.below(BACK_EVERY) == 0:
        match.undo()
    else:
        legal = match.position.moves()
        table.play(match.game.space.names[legal[rng.below(len(legal))]])
    table.changed()


def prints(matches: int) -> dict[str, str]:
    found = {}
    for game in every():
        hashes = [
            shown(game.id, seats, seed)
            for seats in (game.seat_counts[0], game.seat_counts[-1])
            for seed in range(matches)
        ]
        found[game.id] = hashlib.sha256(b"".join(hashes)).hexdigest()
    return found


def main() -> int:
    print(msgspec.json.encode(prints(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
