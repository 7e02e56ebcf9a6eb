"""What each move is called, what it touches, and the facts behind a refusal."""

from virtuosi.core.game import kebab
from virtuosi.core.text import Message, say
from virtuosi.games.newton import scoring, words
from virtuosi.games.newton.effects import value_of
from virtuosi.games.newton.moves import (
    ACTIONS,
    AFTER_QUICK,
    CARD_IDS,
    CARDS,
    COLUMNS,
    DISCOVERY_IDS,
    FIRST_QUICK,
    INVENTION,
    JOKER,
    LEVELS,
    MASTER_IDS,
    MASTERS,
    NO_TILE,
    OBJECTIVE_IDS,
    PLACE_IDS,
    PLACES,
    SHELF_TOO_HIGH,
    SHELF_WIDTH,
    TO_ACT,
    TO_BOOST,
    TO_BUY,
    TO_CLAIM,
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
    TREE_IDS,
)
from virtuosi.games.newton.pack import NO_COINS
from virtuosi.games.newton.position import NONE, WAITING, Newton
from virtuosi.games.newton.study_view import cell_ref
from virtuosi.games.newton.tasks.actions import ChooseAction
from virtuosi.games.newton.tasks.lessons import Lessons
from virtuosi.games.newton.tasks.quick import Quick
from virtuosi.games.newton.tasks.study import Study
from virtuosi.games.newton.tasks.technology import Technology
from virtuosi.games.newton.tasks.tiles import ClaimDiscovery, ReplaceTile, is_development
from virtuosi.games.newton.tasks.travel import Travel
from virtuosi.games.newton.tasks.work import Work


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
    return _thing(p, seat, move)


def _thing(p: Newton, seat: int, move: int) -> Message:
    """Cards, tiles and cubes that are taken, placed or given up."""
    if TO_TAKE <= move < TO_CLAIM:
        return say("move-take", card=words.card_name(move - TO_TAKE))
    if TO_CLAIM <= move < TO_SHELF:
        task = p.agenda[-1]
        assert isinstance(task, ClaimDiscovery)
        return say("move-claim", tile=words.discovery_name(move - TO_CLAIM), cost=task.price(p, move))
    if TO_SHELF <= move < TO_CUBE:
        return _shelf(p, move - TO_SHELF)
    if TO_CUBE <= move < TO_DROP:
        return say("move-cube", place=words.place_name(move - TO_CUBE))
    if move == TO_DROP:
        return say("move-drop")
    if TO_DISCARD <= move < TO_TILE:
        return say("move-discard", card=words.card_name(move - TO_DISCARD))
    if TO_REPLACE <= move < TO_TUCK:
        return say("move-replace", tile=words.stock_name(_replaced(p, seat, move)))
    if TO_TILE <= move < TO_REPLACE:
        return say("move-tile", tile=words.stock_name(move - TO_TILE))
    card = p.desk[seat * COLUMNS + move - TO_TUCK]
    return say(
        "move-tuck",
        card=words.card_name(card),
        symbols=words.special(p.pack, p.pack.special[card])
        if p.pack.special[card] != NONE
        else words.symbols(p.pack.tucked_symbols[card * 5 : card * 5 + 5]),
    )


def _replaced(p: Newton, seat: int, move: int) -> int:
    task = p.agenda[-1]
    assert isinstance(task, ReplaceTile)
    tiles = p.drawers if is_development(task.a) else p.slots
    return tiles[seat * COLUMNS + move - TO_REPLACE]


def _done(p: Newton) -> Message:
    task = p.agenda[-1]
    if (isinstance(task, Travel) and task.a) or (isinstance(task, Technology) and task.mover >= 0):
        return say("move-stop")
    if isinstance(task, (Study, Lessons)) and task.a:
        return say("move-finish")
    return say("move-skip", task=kebab(type(task).__name__))


def _card_or_master(p: Newton, seat: int, move: int) -> Message:
    if move >= TO_MASTER or move < TO_PLAY:
        master = move - (TO_MASTER if move >= TO_MASTER else TO_KEEP)
        effect = words.master_effect(p.pack, master)
        return say("move-master", master=words.master_name(master), effect=effect)
    card = move - TO_PLAY
    if card == JOKER:
        return say("move-play-joker", card=words.card_name(card))
    actions = p.pack.playable[card]
    name = words.joined([words.action_name(action) for action in actions], "join-or")
    value = max(p.symbols[seat * 5 + action] + p.pack.symbols[card * 5 + action] for action in actions)
    return say("move-play", card=words.card_name(card), action=name, value=value)


def _act(p: Newton, seat: int, action: int) -> Message:
    task = p.agenda[-1]
    if isinstance(task, ChooseAction):
        value = value_of(p, task.b)
        if task.a:
            value = p.symbols[seat * 5 + action] + max(1, p.pack.symbols[(task.a - 1) * 5 + action])
    elif p.acted == WAITING:
        value = p.symbols[seat * 5 + action] + (1 if p.card == JOKER else 0) + (1 if p.boosted else 0)
    else:
        value = p.value
    return say("move-act", action=words.action_name(action), value=value)


def _work(p: Newton, space: int) -> Message:
    task = p.agenda[-1]
    assert isinstance(task, Work)
    if space == 0:
        return say("move-collect", coins=value_of(p, task.b))
    coins = 0 if task.b & NO_COINS else task.coins(p, space)
    tile = words.space_tile_name(p.pack.track_tile[space], p.track[space])
    if tile is None:
        return say("move-work", n=space, coins=coins)
    return say("move-work-tile", n=space, coins=coins, tile=tile)


def _step(p: Newton, space: int) -> Message:
    name = words.space_name(p.pack, space)
    kind, token = p.pack.tree_tile[space], p.tokens[PLACES + space]
    if kind == NO_TILE:
        return (
            say("move-step-tile", space=name, tile=words.token_name(token))
            if token != NONE
            else say("move-step", space=name)
        )
    tile = words.invention(p.pack, p.tree[space]) if kind == INVENTION else words.space_tile_name(kind, p.tree[space])
    assert tile is not None
    return say("move-step-tile", space=name, tile=tile)


def _go(p: Newton, place: int) -> Message:
    task = p.agenda[-1]
    toll = task.toll(p, place) if isinstance(task, Travel) else 0
    name, tile = words.place_name(place), words.place_gives(p.pack, place, p.tiles[place])
    if tile is not None and not p.cubes[task.seat] >> place & 1:
        name = say("place-with", place=name, tile=tile)
    return say("move-go-toll", place=name, toll=toll) if toll else say("move-go", place=name)


def _shelf(p: Newton, cell: int) -> Message:
    task = p.agenda[-1]
    assert isinstance(task, Study)
    board = p.boards[task.seat]
    home = p.pack.home[board][cell]
    need = words.home_name(home) if home >= 0 else words.books(p.pack.need[board][cell * 3 : cell * 3 + 3])
    assert need is not None
    price = task.price(p, cell)
    if price:
        return say("move-shelf-potions", shelf=cell // SHELF_WIDTH + 1, need=need, n=price)
    return say("move-shelf", shelf=cell // SHELF_WIDTH + 1, need=need)


def _effect(p: Newton, seat: int, move: int) -> Message:
    pack = p.pack
    if move == TO_EFFECT:
        return say("move-effect", effect=words.effect(pack, pack.program[p.card]))
    if move == TO_SECOND or move == TO_IGNORE:
        return say("move-second" if move == TO_SECOND else "move-ignore", n=pack.price[p.card])
    if move < TO_INCOME:
        card = p.desk[seat * COLUMNS + move - TO_REPEAT]
        return say("move-again", what=words.card_name(card), effect=words.effect(pack, pack.program[card]))
    if move < TO_REBONUS:
        tile = move - TO_INCOME
        return say("move-again", what=words.stock_name(tile), effect=words.effect(pack, pack.income_program[tile]))
    if move < TO_REVISIT:
        return say("move-tile", tile=words.token_name(move - TO_REBONUS))
    if move < TO_INVOKE:
        place = move - TO_REVISIT
        return say(
            "move-again", what=words.place_name(place), effect=words.effect(pack, pack.city_program[p.tiles[place]])
        )
    if move < TO_SCORE:
        master = move - TO_INVOKE
        return say("move-again", what=words.master_name(master), effect=words.master_effect(pack, master))
    tile = move - TO_SCORE
    return say("move-again", what=words.objective_name(tile), effect=say("atom-vp", n=scoring.worth(p, seat, tile)))


def _quick(p: Newton, seat: int, move: int) -> Message:
    pack = p.pack
    if move < TO_BOOST:
        return say("move-reveal", level=words.level_name(move - TO_REVEAL + 1))
    if move == TO_BOOST:
        return say("move-boost")
    if move == TO_POTION:
        return say("move-potion")
    if move == TO_HIRE:
        return say("move-hire")
    if move == TO_SPECIAL:
        return say("move-special", effect=words.special(pack, special_of(p, seat)))
    if move < TO_USE:
        return say("move-buy", tile=words.discovery_name(move - TO_BUY))
    tile = move - TO_USE
    return say("move-use", tile=words.discovery_name(tile), points=scoring.discovery_worth(p, seat, tile))


def special_of(p: Newton, seat: int) -> int:
    return Quick(seat).special(p)


def refs(p: Newton, move: int) -> list[str]:
    """The things on the table this move touches."""
    seat = p.agenda[-1].seat
    if FIRST_QUICK <= move < AFTER_QUICK:
        return _quick_refs(p, seat, move)
    if TO_EFFECT <= move < FIRST_QUICK:
        return _effect_refs(p, seat, move)
    if TO_KEEP <= move < TO_PLAY:
        return [f"master/{MASTER_IDS[move - TO_KEEP]}"]
    if TO_PLAY <= move < TO_MASTER:
        return [f"card/{CARD_IDS[move - TO_PLAY]}"]
    if TO_MASTER <= move < TO_ACT:
        return [f"master/{MASTER_IDS[move - TO_MASTER]}"]
    if TO_ACT <= move < TO_END:
        return [f"action/{ACTIONS[move - TO_ACT]}", f"desk/{seat}-{min(p.column(), 4) + 1}"]
    if TO_WORK <= move <= TO_WORK + TRACK:
        return [f"work/{move - TO_WORK if move > TO_WORK else p.marker[seat]}"]
    if TO_STEP <= move < TO_STEP + TREE:
        return [f"tree/{TREE_IDS[move - TO_STEP]}"]
    if TO_GO <= move < TO_GO + PLACES:
        return [f"place/{PLACE_IDS[move - TO_GO]}"]
    return _thing_refs(p, seat, move)


def _thing_refs(p: Newton, seat: int, move: int) -> list[str]:
    if TO_TAKE <= move < TO_CLAIM:
        return [f"card/{CARD_IDS[move - TO_TAKE]}"]
    if TO_CLAIM <= move < TO_SHELF:
        return [f"discovery/{DISCOVERY_IDS[move - TO_CLAIM]}"]
    if TO_SHELF <= move < TO_CUBE:
        return [cell_ref(seat, move - TO_SHELF)]
    if TO_CUBE <= move < TO_DROP:
        return [f"place/{PLACE_IDS[move - TO_CUBE]}"]
    if move == TO_DROP:
        return [f"place/{PLACE_IDS[p.at[seat]]}"]
    if TO_DISCARD <= move < TO_DISCARD + CARDS:
        return [f"card/{CARD_IDS[move - TO_DISCARD]}"]
    if TO_TILE <= move < TO_REPLACE:
        return [f"stock/{move - TO_TILE}"]
    if TO_REPLACE <= move < TO_TUCK:
        task = p.agenda[-1]
        kind = "drawer" if is_development(task.a) else "slot"
        return [f"{kind}/{seat}-{move - TO_REPLACE + 1}"]
    if TO_TUCK <= move < TO_TUCK + COLUMNS:
        return [f"desk/{seat}-{move - TO_TUCK + 1}"]
    return []


def _effect_refs(p: Newton, seat: int, move: int) -> list[str]:
    if move < TO_REPEAT:
        return [f"desk/{seat}-{p.column() + 1}", "action/effect"]
    if move < TO_INCOME:
        return [f"desk/{seat}-{move - TO_REPEAT + 1}"]
    if move < TO_REBONUS:
        slots = p.slots[seat * COLUMNS : (seat + 1) * COLUMNS]
        return [f"slot/{seat}-{slots.index(move - TO_INCOME) + 1}"]
    if move < TO_REVISIT:
        return [f"token/{move - TO_REBONUS}"]
    if move < TO_INVOKE:
        return [f"place/{PLACE_IDS[move - TO_REVISIT]}"]
    if move < TO_INVOKE + MASTERS:
        return [f"master/{MASTER_IDS[move - TO_INVOKE]}"]
    return [f"objective/{OBJECTIVE_IDS[move - TO_SCORE]}"]


def _quick_refs(p: Newton, seat: int, move: int) -> list[str]:
    if move < TO_REVEAL + LEVELS:
        return [f"deck/{move - TO_REVEAL + 1}"]
    if move == TO_BOOST:
        return ["quick/boost"]
    if move == TO_POTION:
        return ["quick/potion"]
    if move == TO_HIRE:
        return ["quick/student"]
    if move == TO_SPECIAL:
        return ["quick/special", f"desk/{seat}-{p.column() + 1}"]
    tile = move - (TO_BUY if move < TO_USE else TO_USE)
    return [f"discovery/{DISCOVERY_IDS[tile]}"]


def facts(p: Newton, move: int, refusal: int) -> dict[str, int | str | Message]:
    """The arguments of a refusal's sentence; those a sentence does not ask for do no harm."""
    task, seat, pack = p.agenda[-1], p.agenda[-1].seat, p.pack
    found: dict[str, int | str | Message] = {"coins": p.coins[seat], "potions": p.potions[seat], "cost": _cost(p, move)}
    if isinstance(task, Travel):
        found["value"] = value_of(p, task.b)
        if TO_GO <= move < TO_GO + PLACES:
            found |= {"toll": task.toll(p, move - TO_GO), "missing": task.price(p)}
    elif isinstance(task, Technology):
        found["value"] = value_of(p, task.b)
        if TO_STEP <= move < TO_STEP + TREE:
            found["missing"] = task.price(p, move - TO_STEP)
    elif isinstance(task, Work):
        found["missing"] = task.missing(p)
    elif isinstance(task, Lessons) and TO_TAKE <= move < TO_CLAIM:
        level = pack.level[move - TO_TAKE]
        found |= {"level": words.level_name(level), "needed": level, "value": value_of(p, task.b) - task.a}
    elif isinstance(task, Study) and TO_SHELF <= move < TO_CUBE:
        found |= _shelf_facts(p, task, move - TO_SHELF)
        if refusal == SHELF_TOO_HIGH:
            found["needed"] = (move - TO_SHELF) // SHELF_WIDTH + 1
    if move == TO_SPECIAL:
        special = special_of(p, seat)
        after = pack.special_after[special]
        found |= {"action": words.action_name(max(after, 0)), "needed": pack.special_value[special]}
    return found


def _shelf_facts(p: Newton, task: Study, cell: int) -> dict[str, int | str | Message]:
    home = p.pack.home[p.boards[task.seat]][cell]
    found: dict[str, int | str | Message] = {"value": value_of(p, task.b) - task.used, "missing": task.price(p, cell)}
    if home >= 0:
        found |= {"home": words.home_name(home), "needed": p.pack.place_potions}
    return found


def _cost(p: Newton, move: int) -> int:
    """What a move costs, for those that were refused for want of coins or potions."""
    pack, task = p.pack, p.agenda[-1]
    if TO_REVEAL <= move < TO_BOOST:
        return pack.reveal_cost
    if move == TO_BOOST:
        return pack.boost_cost
    if move == TO_POTION:
        return pack.potion_cost
    if move == TO_HIRE:
        return pack.student_cost
    if TO_BUY <= move < TO_USE:
        return pack.cost[move - TO_BUY]
    if move == TO_SPECIAL:
        return pack.x[pack.special_program[special_of(p, task.seat)]]
    if isinstance(task, ClaimDiscovery):
        return task.price(p, move)
    if move in (TO_SECOND, TO_IGNORE, TO_DROP) and p.card != NONE:
        return pack.price[p.card]
    return pack.x[pack.program[p.card]] if move == TO_EFFECT else 0
