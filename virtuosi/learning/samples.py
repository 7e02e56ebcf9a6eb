"""What a net learns from: decisions of finished matches."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt


class Samples:
    """Decisions, one after the other. Rows are as the deciding seat saw them; seats count from it."""

    def __init__(
        self,
        rows: npt.NDArray[np.uint8],
        starts: npt.NDArray[np.int64],  # where the legal moves of each decision begin, and where the last ones end
        moves: npt.NDArray[np.int16],
        weights: npt.NDArray[np.float32],  # how much each of these moves was searched: together 1
        shares: npt.NDArray[np.float32],  # what each seat came to have of the victory, as bots reckon it
        points: npt.NDArray[np.float32],  # final points
        present: npt.NDArray[np.uint8],  # whether there was such a seat
        rough: npt.NDArray[np.float32],  # insight's word on each seat beside its best rival
        traits: npt.NDArray[np.uint8],  # of each move, as many as the game's sight tells
    ) -> None:
        self.rows = rows
        self.starts = starts
        self.moves = moves
        self.weights = weights
        self.shares = shares
        self.points = points
        self.present = present
        self.rough = rough
        self.traits = traits

    def __len__(self) -> int:
        return len(self.rows)

    def listed(self, picked: npt.NDArray[np.int64]) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """All legal moves of the picked decisions: in which of these, and where the move stands among all."""
        counts = self.starts[picked + 1] - self.starts[picked]
        ends = np.cumsum(counts)
        places = np.arange(ends[-1]) - np.repeat(ends - counts, counts) + np.repeat(self.starts[picked], counts)
        return np.repeat(np.arange(len(picked)), counts), places

    def aims(self, picked: npt.NDArray[np.int64], moves: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """Of the picked decisions: the weight of every move of the game, and whether it was legal."""
        lines, places = self.listed(picked)
        weights = np.zeros((len(picked), moves), np.float32)
        legal = np.zeros((len(picked), moves), bool)
        weights[lines, self.moves[places]] = self.weights[places]
        legal[lines, self.moves[places]] = True
        return weights, legal


NAMES = ("rows", "starts", "moves", "weights", "shares", "points", "present", "rough", "traits")


def joined(parts: list[Samples]) -> Samples:
    shifts = np.cumsum([0, *[len(part.moves) for part in parts]])
    starts = [part.starts[:-1] + shift for part, shift in zip(parts, shifts[:-1], strict=True)]
    together = {name: np.concatenate([getattr(part, name) for part in parts]) for name in NAMES if name != "starts"}
    return Samples(starts=np.append(np.concatenate(starts), shifts[-1]), **together)


def keep(samples: Samples, path: Path) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **{name: getattr(samples, name) for name in NAMES})
    beside.replace(path)


def kept(path: Path) -> Samples:
    with np.load(path) as stored:
        arrays = {name: stored[name] for name in NAMES if name in stored}
    arrays.setdefault("traits", np.zeros((len(arrays["moves"]), 0), np.uint8))  # kept before there were any
    return Samples(**arrays)
