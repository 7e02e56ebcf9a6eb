"""What each move is called."""

from virtuosi.core.text import Message, say, task_name
from virtuosi.games.newton.rules import scoring
from virtuosi.games.newton.rules.moves import (
    ACTIONS,
    AFTER_QUICK,
    COLOURED,
    COLUMNS,
    FIRST_QUICK,
    INVENTION,
    JOKER,
    NO_TILE,
    PLACES,
    TO_ACT,
    TO_BOOST,
    TO_BUY,
    TO_BY,
    TO_CLAIM,
    TO_CLIMB,
    TO_CUBE,
    TO_DISCARD,
    TO_DONE,
    TO_DROP,
    TO_EFFECT,
    TO_END,
    TO_GO,
    TO_HIRE,
    TO_IGNORE,
    TO_INCOME,
    TO_INVOKE,
    TO_KEEP,
    TO_MASTER,
    TO_PLAY,
    TO_POTION,
    TO_REBONUS,
    TO_REPEAT,
    TO_REPLACE,
    TO_REVEAL,
    TO_REVISIT,
    TO_SCORE,
    TO_SECOND,
    TO_SHELF,
    TO_SPECIAL,
    TO_STEP,
    TO_TAKE,
    TO_TILE,
    TO_TUCK,
    TO_USE,
    TO_WORK,
    TRACK,
    TREE,
    shelf_of,
)
from virtuosi.games.newton.rules.pack import BY_CARD, NO_COINS
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.rules.tasks.action import Action
from virtuosi.games.newton.rules.tasks.beginning import ChooseAction
from virtuosi.games.newton.rules.tasks.lessons import Lessons
from virtuosi.games.newton.rules.tasks.quick import Quick
from virtuosi.games.newton.rules.tasks.study import Study
from virtuosi.games.newton.rules.tasks.technology import Technology
from virtuosi.games.newton.rules.tasks.tiles import ClaimDiscovery, ReplaceTile, is_development
from virtuosi.games.newton.rules.tasks.travel import Travel
from virtuosi.games.newton.rules.tasks.turn import AfterAction, nothing_else, value_of_action
from virtuosi.games.newton.rules.tasks.work import Work
from virtuosi.games.newton.table import names


def label(p: Newton, move: int) -> Message:
    seat = p.agenda[-1].seat
    if FIRST_QUICK <= move < AFTER_QUICK:
        return _quick(p, seat, move)
    if TO_EFFECT <= move < FIRST_QUICK:
        return _effect(p, seat, move)
    if move == TO_END:
        return say("move-end")
    if move == TO_DONE:
        return _done(p)
    if TO_KEEP <= move < TO_ACT:
        return _card_or_master(p, seat, move)
    if TO_ACT <= move < TO_END:
        return _act(p, seat, move - TO_ACT)
    if TO_WORK <= move <= TO_WORK + TRACK:
        return _work(p, move - TO_WORK)
    if TO_STEP <= move < TO_STEP + TREE:
        return _step(p, move - TO_STEP)
    if TO_GO <= move < TO_GO + PLACES:
        return _go(p, move - TO_GO)
    if move >= TO_BY:
        return _by(p, move)
    return _thing(p, seat, move)


def _thing(p: Newton, seat: int, move: int) -> Message:
    """Cards, tiles and cubes that are taken, placed or given up."""
    if TO_TAKE <= move < TO_CLAIM:
        return say("move-take", card=names.card_name(move - TO_TAKE))
    if TO_CLAIM <= move < TO_SHELF:
        task = p.agenda[-1]
        assert isinstance(task, ClaimDiscovery)
        return say("move-claim", tile=names.discovery_name(move - TO_CLAIM), cost=task.price(p, move))
    if TO_SHELF <= move < TO_CUBE:
        return _shelf(p, move - TO_SHELF)
    if TO_CUBE <= move < TO_DROP:
        return say("move-cube", place=names.place_name(move - TO_CUBE))
    if move == TO_DROP:
        return say("move-drop")
    if TO_DISCARD <= move < TO_TILE:
        return say("move-discard", card=names.card_name(move - TO_DISCARD))
    if TO_REPLACE <= move < TO_TUCK:
        return say("move-replace", tile=names.stock_name(_replaced(p, seat, move)))
    if TO_TILE <= move < TO_REPLACE:
        return say("move-tile", tile=names.stock_name(move - TO_TILE))
    card = p.desk[seat * COLUMNS + move - TO_TUCK]
    return say(
        "move-tuck",
        card=names.card_name(card),
        symbols=names.special(p.pack, p.pack.special[card])
        if p.pack.special[card] != NONE
        else names.symbols(p.pack.tucked_symbols[card * ACTIONS : (card + 1) * ACTIONS]),
    )


def _replaced(p: Newton, seat: int, move: int) -> int:
    task = p.agenda[-1]
    assert isinstance(task, ReplaceTile)
    tiles = p.drawers if is_development(task.tile) else p.slots
    return tiles[seat * COLUMNS + move - TO_REPLACE]


def _done(p: Newton) -> Message:
    task = p.agenda[-1]
    if (isinstance(task, Travel) and task.steps) or (isinstance(task, Technology) and task.mover != NONE):
        return say("move-stop")
    if isinstance(task, Study | Lessons) and task.used:
        return say("move-finish")
    if isinstance(task, Action) and ends_turn(p, task):
        return say("move-end-idle")
    return say("move-skip", task=task_name(task))


def ends_turn(p: Newton, task: Action) -> bool:
    """Whether giving this action up is the end of the turn (rule 3.11)."""
    below = p.agenda[-2] if len(p.agenda) > 1 else None
    return isinstance(below, AfterAction) and task.way & BY_CARD != 0 and nothing_else(p)


def _card_or_master(p: Newton, seat: int, move: int) -> Message:
    if move >= TO_MASTER or move < TO_PLAY:
        master = move - (TO_MASTER if move >= TO_MASTER else TO_KEEP)
        effect = names.master_effect(p.pack, master)
        return say("move-master", master=names.master_name(master), effect=effect)
    card = move - TO_PLAY
    if card == JOKER:
        return say("move-play-joker", card=names.card_name(card))
    actions = p.pack.playable[card]
    name = names.joined([names.action_name(action) for action in actions], "join-or")
    value = max(p.symbols[seat * ACTIONS + action] + p.pack.symbols[card * ACTIONS + action] for action in actions)
    return say("move-play", card=names.card_name(card), action=name, value=value)


def _act(p: Newton, seat: int, action: int) -> Message:
    task = p.agenda[-1]
    value = task.value(p, action) if isinstance(task, ChooseAction) else value_of_action(p, seat, action)
    return say("move-act", action=names.action_name(action), value=value)


def _work(p: Newton, space: int) -> Message:
    task = p.agenda[-1]
    assert isinstance(task, Work)
    if space == 0:
        return say("move-collect", coins=task.value(p))
    coins = 0 if task.way & NO_COINS else task.coins(p, space)
    tile = names.space_tile_name(p.pack.track_tile[space], p.track[space])
    if tile is None:
        return say("move-work", n=space, coins=coins)
    return say("move-work-tile", n=space, coins=coins, tile=tile)


def _step(p: Newton, space: int) -> Message:
    name = names.space_name(p.pack, space)
    kind, token = p.pack.tree_tile[space], p.tokens[PLACES + space]
    if kind == NO_TILE:
        return (
            say("move-step-tile", space=name, tile=names.token_name(token))
            if token != NONE
            else say("move-step", space=name)
        )
    tile = names.invention(p.pack, p.tree[space]) if kind == INVENTION else names.space_tile_name(kind, p.tree[space])
    assert tile is not None
    return say("move-step-tile", space=name, tile=tile)


def _go(p: Newton, place: int) -> Message:
    task = p.agenda[-1]
    toll = task.ways(p).toll(place) if isinstance(task, Travel) else 0
    name, tile = names.place_name(place), names.place_gives(p.pack, place, p.tiles[place])
    if tile is not None and not p.cubes[task.seat] >> place & 1:
        name = say("place-with", place=name, tile=tile)
    return say("move-go-toll", place=name, toll=toll) if toll else say("move-go", place=name)


def _by(p: Newton, move: int) -> Message:
    """A single step."""
    task = p.agenda[-1]
    if not isinstance(task, Travel):
        return say("move-by", place=names.space_name(p.pack, move - TO_CLIMB))
    place = names.place_name(move - TO_BY)
    toll = task.toll(p, move - TO_BY)
    return say("move-by-toll", place=place, toll=toll) if toll else say("move-by", place=place)


def _shelf(p: Newton, cell: int) -> Message:
    task = p.agenda[-1]
    assert isinstance(task, Study)
    board = p.boards[task.seat]
    home = p.pack.home[board][cell]
    need = (
        names.home_name(home) if home >= 0 else names.books(p.pack.need[board][cell * COLOURED : (cell + 1) * COLOURED])
    )
    assert need is not None
    price = task.price(p, cell)
    if price:
        return say("move-shelf-potions", shelf=shelf_of(cell), need=need, n=price)
    return say("move-shelf", shelf=shelf_of(cell), need=need)


def _effect(p: Newton, seat: int, move: int) -> Message:
    pack = p.pack
    if move == TO_EFFECT:
        return say("move-effect", effect=names.effect(pack, pack.program[p.card]))
    if move == TO_SECOND or move == TO_IGNORE:
        return say("move-second" if move == TO_SECOND else "move-ignore", n=pack.price[p.card])
    if move < TO_INCOME:
        card = p.desk[seat * COLUMNS + move - TO_REPEAT]
        return say("move-again", what=names.card_name(card), effect=names.effect(pack, pack.program[card]))
    if move < TO_REBONUS:
        tile = move - TO_INCOME
        return say("move-again", what=names.stock_name(tile), effect=names.effect(pack, pack.income_program[tile]))
    if move < TO_REVISIT:
        return say("move-tile", tile=names.token_name(move - TO_REBONUS))
    if move < TO_INVOKE:
        place = move - TO_REVISIT
        return say(
            "move-again", what=names.place_name(place), effect=names.effect(pack, pack.city_program[p.tiles[place]])
        )
    if move < TO_SCORE:
        master = move - TO_INVOKE
        return say("move-again", what=names.master_name(master), effect=names.master_effect(pack, master))
    tile = move - TO_SCORE
    return say("move-again", what=names.objective_name(tile), effect=say("atom-vp", n=scoring.worth(p, seat, tile)))


def _quick(p: Newton, seat: int, move: int) -> Message:
    pack = p.pack
    if move < TO_BOOST:
        return say("move-reveal", level=names.level_name(move - TO_REVEAL + 1))
    if move == TO_BOOST:
        return say("move-boost")
    if move == TO_POTION:
        return say("move-potion")
    if move == TO_HIRE:
        return say("move-hire")
    if move == TO_SPECIAL:
        return say("move-special", effect=names.special(pack, Quick(seat).special(p)))
    if move < TO_USE:
        return say("move-buy", tile=names.discovery_name(move - TO_BUY))
    tile = move - TO_USE
    return say("move-use", tile=names.discovery_name(tile), points=scoring.discovery_worth(p, seat, tile))
