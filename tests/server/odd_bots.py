"""Bots for tests, in the place of the real ones: quick, or failing in every way."""

import os
import time
from typing import Any

from virtuosi.core.saving import load
from virtuosi.games import find, shipped_pack


def _moves(game_id: str, seats: int, options: dict[str, Any], saved: dict[str, Any]) -> list[str]:
    game = find(game_id)
    position = load(game, shipped_pack(game_id), seats, options, saved)
    return [game.space.names[move] for move in position.moves()]


def first(
    game: str,
    pack: None,
    seats: int,
    options: dict[str, Any],
    saved: dict[str, Any],
    seat: int,
    level: str,
    seed: int,
    spent: float,
) -> str:
    moves = _moves(game, seats, options, saved)
    return moves[seed % len(moves)]


def fails(*_: object) -> str:
    raise ValueError("no idea")


def dies(*_: object) -> str:
    os._exit(7)


def sleeps(*_: object) -> str:
    time.sleep(3600)
    return ""


def cheats(*_: object) -> str:
    return "take_everything"
