"""Other engines as contenders, at random play. It is run as a file, where they are installed: `peers.py CORE`.

`decisions` are the choices of players; `moves` are those and Nature's, where the engine has them apart.
"""

import copy
import random
from importlib import import_module
from typing import Any

from lap import Ways, answer  # type: ignore[import-not-found]  # beside this file, which is run alone

COPIES = 20  # between looks at the clock


def catanatron(_: str) -> Ways:
    """Catan for four."""
    module = import_module("catanatron")
    colors = [module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE]
    game = [module.Game([module.RandomPlayer(color) for color in colors], seed=1)]

    def decision() -> int:
        if game[0].winning_color() is not None or game[0].state.num_turns >= 1000:
            game[0] = module.Game([module.RandomPlayer(color) for color in colors])
        game[0].play_tick()
        return 1

    for _turn in range(200):
        decision()
    middle = game[0].copy()
    return {"decisions": decision, "moves": decision, "copies": lambda: copies(middle.copy)}


def open_spiel(name: str) -> Ways:
    game, choice = import_module("pyspiel").load_game(name), random.Random(1)
    state = [game.new_initial_state()]

    def move() -> bool:
        if state[0].is_terminal():
            state[0] = game.new_initial_state()
        chance = bool(state[0].is_chance_node())
        if chance:
            outcomes, odds = zip(*state[0].chance_outcomes(), strict=True)
            state[0].apply_action(choice.choices(outcomes, odds)[0])
        else:
            state[0].apply_action(choice.choice(state[0].legal_actions()))
        return chance

    def any_move() -> int:
        move()
        return 1

    for _ in range(60):
        move()
    middle = state[0].clone()
    return {"decisions": lambda: int(not move()), "moves": any_move, "copies": lambda: copies(middle.clone)}


def pettingzoo(name: str) -> Ways:
    table: Any = import_module(f"pettingzoo.classic.{name}").env()
    choice = random.Random(1)
    table.reset(seed=1)

    def decision() -> int:
        observation, _, over, cut, _ = table.last()
        if over or cut:
            table.reset(seed=choice.getrandbits(31))
            return 0
        table.step(choice.choice(observation["action_mask"].nonzero()[0].tolist()))
        return 1

    return {"decisions": decision, "moves": decision, "copies": lambda: copies(lambda: copy.deepcopy(table))}


def rlcard(name: str) -> Ways:
    table: Any = import_module("rlcard").make(name, config={"seed": 1})
    choice = random.Random(1)
    now = [table.reset()[0]]

    def decision() -> int:
        now[0], _ = table.step(choice.choice(list(now[0]["legal_actions"])))
        if table.is_over():
            now[0] = table.reset()[0]
        return 1

    return {"decisions": decision, "moves": decision, "copies": lambda: copies(lambda: copy.deepcopy(table.game))}


def copies(one: Any) -> int:
    for _ in range(COPIES):
        one()
    return COPIES


ENGINES = {"catanatron": catanatron, "open_spiel": open_spiel, "pettingzoo": pettingzoo, "rlcard": rlcard}


def begin(engine: str, game: str) -> Ways:
    return ENGINES[engine](game)


if __name__ == "__main__":
    answer(begin)
