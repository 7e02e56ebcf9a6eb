"""The same fitting with PyTorch, on a graphics processor where there is one: the same errors, steps and rates."""

from typing import Any

import numpy as np
import numpy.typing as npt

from virtuosi.bots.net import LEARNED, Net
from virtuosi.learning.fitting import BATCH, BLURRED, DECAY, KEEP, POINTS_WEIGHT, RATE, Told, Wrong, logits
from virtuosi.learning.samples import Samples

NEVER = -1e9  # how much speaks for a move that is not legal


class NoTorch(ValueError):
    """Why PyTorch cannot fit here, in one sentence."""


def fit(net: Net, samples: Samples, steps: int, seed: int, done: Told) -> None:
    """Change the net in place, in so many steps, as `fitting.fit` does."""
    torch = loaded()
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    lesson = Lesson(torch, net, samples)
    learning = torch.optim.AdamW(lesson.learned.values(), RATE, betas=KEEP, weight_decay=DECAY)
    slowing = torch.optim.lr_scheduler.CosineAnnealingLR(learning, steps)
    sums = np.zeros(3)
    for step in range(1, steps + 1):
        picked = random.integers(0, len(samples), min(BATCH, len(samples)))
        wrong, together = lesson.errors(picked, BLURRED)
        learning.zero_grad()
        together.backward()
        learning.step()
        slowing.step()
        sums += wrong
        if step % 100 == 0 or step == steps:
            done(step, tuple(sums / (step % 100 or 100)))
            sums[:] = 0
    for name, array in lesson.learned.items():
        net.arrays[name][...] = array.detach().cpu().numpy()


def loaded() -> Any:  # Any: an extra, and most who use this module have it not
    try:
        import torch
    except ImportError as error:
        raise NoTorch("PyTorch is not installed here: pip install 'virtuosi[torch]' brings it.") from error
    return torch


class Lesson:
    """The samples and what is learned from them, where PyTorch reckons."""

    def __init__(self, torch: Any, net: Net, samples: Samples) -> None:
        self.torch = torch
        self.net = net
        self.samples = samples
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.learned = {name: self.there(net.arrays[name].copy()).requires_grad_() for name in LEARNED}
        self.rows = self.there(samples.rows)
        self.begun = self.there(logits(samples.rough) * np.float32(net.corrects))
        self.aims = self.there(samples.shares)
        self.points = self.there((samples.points - net.points_middle) / net.points_spread)
        self.present = self.there(samples.present.astype(np.float32))
        self.columns, self.wide = self.there(net.columns), self.there(net.wide)
        self.thresholds = self.there(net.thresholds)
        self.middle, self.spread = self.there(net.middle), self.there(net.spread)

    def there(self, array: npt.NDArray[Any]) -> Any:  # Any: a tensor
        return self.torch.as_tensor(array).to(self.device)

    def read(self, picked: Any) -> Any:
        """Rows as the first layer takes them."""
        rows = self.rows[picked]
        reached = rows.index_select(1, self.columns) >= self.thresholds
        return self.torch.cat([reached.float(), (rows[:, self.wide].float() - self.middle) * self.spread], 1)

    def errors(self, chosen: npt.NDArray[np.int64], blurred: float = 0.0) -> tuple[Wrong, Any]:
        """How wrong the net is about these decisions (victory, points, moves), and the sum that is to be lessened."""
        part, seats, count = self.torch.nn.functional, self.net.seats, len(chosen)
        picked, learned = self.there(chosen), self.learned
        read = part.dropout(self.read(picked), blurred)
        hidden = part.relu(read @ learned["first"] + learned["first_bias"])
        deep = part.relu(hidden @ learned["second"] + learned["second_bias"])
        told = deep @ learned["heads"] + learned["heads_bias"]
        present = self.present[picked]
        hopes = told[:, :seats] + self.begun[picked]
        victory = part.binary_cross_entropy_with_logits(hopes, self.aims[picked], present, reduction="sum")
        points = ((told[:, seats:] - self.points[picked]).square() * present).sum()
        weights, legal = (self.there(array) for array in self.samples.aims(chosen, len(self.net.moves)))
        lines, listed = self.samples.listed(chosen)
        lines, made, traits = (
            self.there(array)
            for array in (
                lines,
                self.samples.moves[listed].astype(np.int64),
                self.net.places(self.samples.traits[listed]),
            )
        )
        heard = (deep @ learned["traits"].T + learned["traits_bias"])[lines[:, None], traits].sum(1)
        speaks = deep @ learned["moves"].T + learned["moves_bias"]
        speaks = speaks.index_put((lines, made), heard, accumulate=True).masked_fill(~legal, NEVER)
        moves = -(weights * part.log_softmax(speaks, 1)).sum()
        seated = float(present.sum())
        wrong = victory.item() / seated, points.item() / seated, moves.item() / count
        return wrong, (victory + 0.5 * POINTS_WEIGHT * points + moves) / count
