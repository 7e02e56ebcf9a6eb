"""What each move is called."""

from virtuosi.core.text import Message, say, task_name
from virtuosi.games.newton.rules import moves, scoring
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
    if moves.FIRST_QUICK <= move < moves.AFTER_QUICK:
        return _quick(p, seat, move)
    if moves.TO_EFFECT <= move < moves.FIRST_QUICK:
        return _effect(p, seat, move)
    if move == moves.TO_END:
        return say("move-end")
    if move == moves.TO_DONE:
        return _done(p)
    if moves.TO_KEEP <= move < moves.TO_ACT:
        return _card_or_master(p, seat, move)
    if moves.TO_ACT <= move < moves.TO_END:
        return _act(p, seat, move - moves.TO_ACT)
    if moves.TO_WORK <= move <= moves.TO_WORK + moves.TRACK:
        return _work(p, move - moves.TO_WORK)
    if moves.TO_STEP <= move < moves.TO_STEP + moves.TREE:
        return _step(p, move - moves.TO_STEP)
    if moves.TO_GO <= move < moves.TO_GO + moves.PLACES:
        return _go(p, move - moves.TO_GO)
    if move >= moves.TO_BY:
        return _by(p, move)
    return _thing(p, seat, move)


def _thing(p: Newton, seat: int, move: int) -> Message:
    """Cards, tiles and cubes that are taken, placed or given up."""
    if moves.TO_TAKE <= move < moves.TO_CLAIM:
        return say("move-take", card=names.card_name(move - moves.TO_TAKE))
    if moves.TO_CLAIM <= move < moves.TO_SHELF:
        task = p.agenda[-1]
        assert isinstance(task, ClaimDiscovery)
        return say("move-claim", tile=names.discovery_name(move - moves.TO_CLAIM), cost=task.price(p, move))
    if moves.TO_SHELF <= move < moves.TO_CUBE:
        return _shelf(p, move - moves.TO_SHELF)
    if moves.TO_CUBE <= move < moves.TO_DROP:
        return say("move-cube", place=names.place_name(move - moves.TO_CUBE))
    if move == moves.TO_DROP:
        return say("move-drop")
    if moves.TO_DISCARD <= move < moves.TO_TILE:
        return say("move-discard", card=names.card_name(move - moves.TO_DISCARD))
    if moves.TO_REPLACE <= move < moves.TO_TUCK:
        return say("move-replace", tile=names.stock_name(_replaced(p, seat, move)))
    if moves.TO_TILE <= move < moves.TO_REPLACE:
        return say("move-tile", tile=names.stock_name(move - moves.TO_TILE))
    card = p.desk[seat * moves.COLUMNS + move - moves.TO_TUCK]
    return say(
        "move-tuck",
        card=names.card_name(card),
        symbols=names.special(p.pack, p.pack.special[card])
        if p.pack.special[card] != NONE
        else names.symbols(p.pack.tucked_symbols[card * moves.ACTIONS : (card + 1) * moves.ACTIONS]),
    )


def _replaced(p: Newton, seat: int, move: int) -> int:
    task = p.agenda[-1]
    assert isinstance(task, ReplaceTile)
    tiles = p.drawers if is_development(task.tile) else p.slots
    return tiles[seat * moves.COLUMNS + move - moves.TO_REPLACE]


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
    if move >= moves.TO_MASTER or move < moves.TO_PLAY:
        master = move - (moves.TO_MASTER if move >= moves.TO_MASTER else moves.TO_KEEP)
        effect = names.master_effect(p.pack, master)
        return say("move-master", master=names.master_name(master), effect=effect)
    card = move - moves.TO_PLAY
    if card == moves.JOKER:
        return say("move-play-joker", card=names.card_name(card))
    actions = p.pack.playable[card]
    name = names.joined([names.action_name(action) for action in actions], "join-or")
    value = max(
        p.symbols[seat * moves.ACTIONS + action] + p.pack.symbols[card * moves.ACTIONS + action] for action in actions
    )
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
    kind, token = p.pack.tree_tile[space], p.tokens[moves.PLACES + space]
    if kind == moves.NO_TILE:
        return (
            say("move-step-tile", space=name, tile=names.token_name(token))
            if token != NONE
            else say("move-step", space=name)
        )
    tile = (
        names.invention(p.pack, p.tree[space])
        if kind == moves.INVENTION
        else names.space_tile_name(kind, p.tree[space])
    )
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
        return say("move-by", place=names.space_name(p.pack, move - moves.TO_CLIMB))
    place = names.place_name(move - moves.TO_BY)
    toll = task.toll(p, move - moves.TO_BY)
    return say("move-by-toll", place=place, toll=toll) if toll else say("move-by", place=place)


def _shelf(p: Newton, cell: int) -> Message:
    task = p.agenda[-1]
    assert isinstance(task, Study)
    board = p.boards[task.seat]
    home = p.pack.home[board][cell]
    need = (
        names.home_name(home)
        if home >= 0
        else names.books(p.pack.need[board][cell * moves.COLOURED : (cell + 1) * moves.COLOURED])
    )
    assert need is not None
    price = task.price(p, cell)
    if price:
        return say("move-shelf-potions", shelf=moves.shelf_of(cell), need=need, n=price)
    return say("move-shelf", shelf=moves.shelf_of(cell), need=need)


def _effect(p: Newton, seat: int, move: int) -> Message:
    pack = p.pack
    if move == moves.TO_EFFECT:
        return say("move-effect", effect=names.effect(pack, pack.program[p.card]))
    if move == moves.TO_SECOND or move == moves.TO_IGNORE:
        return say("move-second" if move == moves.TO_SECOND else "move-ignore", n=pack.price[p.card])
    if move < moves.TO_INCOME:
        card = p.desk[seat * moves.COLUMNS + move - moves.TO_REPEAT]
        return say("move-again", what=names.card_name(card), effect=names.effect(pack, pack.program[card]))
    if move < moves.TO_REBONUS:
        tile = move - moves.TO_INCOME
        return say("move-again", what=names.stock_name(tile), effect=names.effect(pack, pack.income_program[tile]))
    if move < moves.TO_REVISIT:
        return say("move-tile", tile=names.token_name(move - moves.TO_REBONUS))
    if move < moves.TO_INVOKE:
        place = move - moves.TO_REVISIT
        return say(
            "move-again", what=names.place_name(place), effect=names.effect(pack, pack.city_program[p.tiles[place]])
        )
    if move < moves.TO_SCORE:
        master = move - moves.TO_INVOKE
        return say("move-again", what=names.master_name(master), effect=names.master_effect(pack, master))
    tile = move - moves.TO_SCORE
    return say("move-again", what=names.objective_name(tile), effect=say("atom-vp", n=scoring.worth(p, seat, tile)))


def _quick(p: Newton, seat: int, move: int) -> Message:
    pack = p.pack
    if move < moves.TO_BOOST:
        return say("move-reveal", level=names.level_name(move - moves.TO_REVEAL + 1))
    if move == moves.TO_BOOST:
        return say("move-boost")
    if move == moves.TO_POTION:
        return say("move-potion")
    if move == moves.TO_HIRE:
        return say("move-hire")
    if move == moves.TO_SPECIAL:
        return say("move-special", effect=names.special(pack, Quick(seat).special(p)))
    if move < moves.TO_USE:
        return say("move-buy", tile=names.discovery_name(move - moves.TO_BUY))
    tile = move - moves.TO_USE
    return say("move-use", tile=names.discovery_name(tile), points=scoring.discovery_worth(p, seat, tile))
