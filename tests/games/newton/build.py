"""Small tables of Newton for tests: say what matters, the rest is quiet."""

from collections.abc import Sequence

from tests.games.hand import Hand
from virtuosi.core.match import Match
from virtuosi.core.task import NATURE
from virtuosi.games import find, shipped_pack
from virtuosi.games.newton.rules import effects
from virtuosi.games.newton.rules.moves import (
    ACTION_IDS,
    BOARD_IDS,
    BONUS_IDS,
    BOOK_IDS,
    CARD_IDS,
    CITY_IDS,
    DISCOVERY_IDS,
    INCOME_IDS,
    INVENTION_IDS,
    MASTER_IDS,
    OBJECTIVE_IDS,
    PLACE_IDS,
    PLACES,
    SHELF_WIDTH,
    SPECIALIZATION_IDS,
    TREE_IDS,
)
from virtuosi.games.newton.rules.ownership import ON_OFFER
from virtuosi.games.newton.rules.pack import FIRST_DEVELOPMENT, MEDICINE_TILE, MEDICINE_TURNED, NewtonPack
from virtuosi.games.newton.rules.position import FINISHED, NONE, Newton
from virtuosi.games.newton.rules.tasks.masters import PlayMaster
from virtuosi.games.newton.rules.tasks.turn import Act, StartTurn
from virtuosi.games.newton.rules.tasks.upkeep import Upkeep
from virtuosi.games.newton.table.view import View

game = find("newton")
_hand: Hand[Newton] = Hand(game)
play, lines, told, why, rule_against = _hand.play, _hand.lines, _hand.told, _hand.why, _hand.rule_against
sentences = _hand.sentences


def shipped() -> NewtonPack:
    pack = shipped_pack("newton")
    assert isinstance(pack, NewtonPack)
    return pack


def match(seats: int = 2, **options: bool) -> Match:
    return Match(game, shipped(), seats, options)


def opening(seats: int = 2, **options: bool) -> Newton:
    """The first position of a match, before Nature has decided anything."""
    p = match(seats, **options).position
    assert isinstance(p, Newton)
    return p


def nature(p: Newton, number: int = 0) -> Newton:
    """Let Nature decide until a seat does; the first outcome every time unless a number says otherwise."""
    while p.actor == NATURE:
        outcomes = p.moves()
        p.play(outcomes[number % len(outcomes)])
    return p


def table(
    seats: int = 2,
    *,
    coins: int = 0,
    potions: int = 0,
    hand: Sequence[str] | None = None,
    at: str = "basel",
    board: str = "a",
    masters: Sequence[str] = ("boyle", "brahe", "browne", "bruno"),
    turn: int = 1,
    round: int = 1,
    **options: bool,
) -> Newton:
    """Seat 0 to play a card in the column `turn`. No tokens, no printed symbol in sight: tests lay what they need."""
    p = nature(opening(seats, **options))
    p.tokens = [NONE] * len(p.tokens)
    for seat in range(seats):
        p.symbols[seat * 5 + p.pack.desk_symbol[p.boards[seat]]] -= 1
    p.boards = [BOARD_IDS.index(board), *[k for k in range(4) if k != BOARD_IDS.index(board)][: seats - 1]]
    p.shelf = [p.pack.printed[k] for k in p.boards]
    p.coins[0], p.potions[0] = coins, potions
    p.at[0] = PLACE_IDS.index(at)
    p.masters[:4] = [MASTER_IDS.index(name) for name in masters]
    p.turns, p.round = (turn - 1) * seats, round
    if hand is not None:
        p.hands[0] = [CARD_IDS.index(card) for card in hand]
        for row in p.rows:
            row[:] = [card for card in row if card not in p.hands[0]]
    return p


def books(p: Newton, seat: int = 0, **counts: int) -> Newton:
    """These books are in sight, no others."""
    for colour, name in enumerate(BOOK_IDS):
        p.books[seat * 4 + colour] = counts.get(name, 0)
    return p


def out_of_hand(p: Newton, name: str) -> int:
    """The card, which seat 0 no longer holds."""
    card = CARD_IDS.index(name)
    if card in p.hands[0]:
        p.hands[0].remove(card)
    return card


def tuck(p: Newton, *cards: str) -> Newton:
    """These cards lie under seat 0's desk, from the left."""
    for column, name in enumerate(cards):
        card = out_of_hand(p, name)
        p.tucked[column] = card
        for action in range(5):
            p.symbols[action] += p.pack.tucked_symbols[card * 5 + action]
    return p


def on_desk(p: Newton, *cards: str) -> Newton:
    """These cards were played by seat 0 in the first columns of this round; the next turn is the one after."""
    for column, name in enumerate(cards):
        card = out_of_hand(p, name)
        p.desk[column] = card
        effects.add_card(p, 0, card, 1)
    p.turns = len(cards) * p.seats
    return p


def develop(p: Newton, *actions: str) -> Newton:
    for drawer, name in enumerate(actions):
        effects.put_tile(p, 0, FIRST_DEVELOPMENT + ACTION_IDS.index(name), drawer, False)
    return p


def incomes(p: Newton, *kinds: str) -> Newton:
    """Tiles in seat 0's income slots: vp, coins, potion, medicine, medicine_turned."""
    codes = {**{name: k for k, name in enumerate(INCOME_IDS)}, "medicine": MEDICINE_TILE}
    for slot, kind in enumerate(kinds):
        effects.put_tile(p, 0, codes.get(kind, MEDICINE_TILE), slot, False)
        if kind == "medicine_turned":
            p.slots[slot] = MEDICINE_TURNED
    return p


def cell(name: str) -> int:
    """ "2-4" is the fourth cell of shelf 2."""
    shelf, number = name.split("-")
    return (int(shelf) - 1) * SHELF_WIDTH + int(number) - 1


def shelve(p: Newton, *cells: str) -> Newton:
    """Tiles on seat 0's bookshelf."""
    for name in cells:
        p.shelf[0] |= 1 << cell(name)
        p.taken[0] += 1
    return p


def cubes(p: Newton, *places: str, seat: int = 0) -> Newton:
    for name in places:
        p.cubes[seat] |= 1 << PLACE_IDS.index(name)
        p.cubes_left[seat] -= 1
    return p


def students(p: Newton, *spaces: str) -> Newton:
    p.students[:4] = [TREE_IDS.index(name) for name in spaces] + [NONE] * (4 - len(spaces))
    return p


def token(p: Newton, spot: str, kind: str) -> Newton:
    where = PLACE_IDS.index(spot) if spot in PLACE_IDS else PLACES + TREE_IDS.index(spot)
    p.tokens[where] = BONUS_IDS.index(kind)
    return p


def city(p: Newton, place: str, kind: str) -> Newton:
    p.tiles = p.tiles[:]
    p.tiles[PLACE_IDS.index(place)] = CITY_IDS.index(kind)
    return p


def home(p: Newton, number: int, place: str) -> Newton:
    """University `number` (1 to 6) lies at this place; it changes places with what lay there."""
    there = PLACE_IDS.index(place)
    p.homes = p.homes[:]
    other = p.homes.index(there)
    p.homes[other], p.homes[number - 1] = p.homes[number - 1], there
    return p


def on_tree(p: Newton, **tiles: str) -> Newton:
    """Tiles on spaces of the tree: specializations, inventions or objectives, as the space asks."""
    p.tree = p.tree[:]
    for name, tile in tiles.items():
        space = TREE_IDS.index(name)
        ids = [[], SPECIALIZATION_IDS, INVENTION_IDS, [], OBJECTIVE_IDS][p.pack.tree_tile[space]]
        p.tree[space] = ids.index(tile)
    return p


def on_track(p: Newton, **tiles: str) -> Newton:
    """The specialization, invention or objective of the Work track."""
    p.track = p.track[:]
    for kind, tile in tiles.items():
        space = {"specialization": 3, "invention": 7, "objective": 16}[kind]
        ids = {"specialization": SPECIALIZATION_IDS, "invention": INVENTION_IDS, "objective": OBJECTIVE_IDS}[kind]
        p.track[space] = ids.index(tile)
    return p


def map_objective(p: Newton, tile: str) -> Newton:
    p.tiles = p.tiles[:]
    p.tiles[PLACE_IDS.index("objective")] = OBJECTIVE_IDS.index(tile)
    return p


def row(p: Newton, *cards: str) -> Newton:
    """Exactly these cards lie face up."""
    for level in range(3):
        p.rows[level] = [CARD_IDS.index(name) for name in cards if name[1] == str(level + 1)]
    return p


def offer(p: Newton, *discoveries: str) -> Newton:
    for name in discoveries:
        p.offer[DISCOVERY_IDS.index(name)] = ON_OFFER
    return p


def own(p: Newton, *discoveries: str, face_up: bool = True) -> Newton:
    for name in discoveries:
        tile = DISCOVERY_IDS.index(name)
        p.offer[tile] = 0 if face_up else 1
        if face_up:
            effects.add_books(p, 0, p.pack.discovery_books, tile * 4, 1)
    return p


def played(p: Newton, *masters: str) -> Newton:
    """These masters have been played by seat 0."""
    for k, name in enumerate(masters):
        p.masters[k] = MASTER_IDS.index(name)
        p.played[k] = 1
        effects.add_books(p, 0, p.pack.master_books, p.masters[k] * 4, 1)
    return p


def acting(p: Newton, action: str, value: int) -> Newton:
    """Seat 0 plays its starting card for this action, which has this value and so begins (rule 3.11)."""
    card, number = CARD_IDS.index(f"start_{action}"), ACTION_IDS.index(action)
    p.symbols[number] = value - p.pack.symbols[card * 5 + number]
    return play(p, f"play(start_{action})")


def given(p: Newton, master: str) -> Newton:
    """Seat 0's card is played and done, and a master's effect is resolved now."""
    play(p, f"play({CARD_IDS[p.hands[0][0]]})")
    p.agenda[:] = [Act(0)]
    p.acted = FINISHED
    p.masters[0] = MASTER_IDS.index(master)
    p.agenda.append(PlayMaster(0))
    return play(p, f"play({master})")


def begin_turn(p: Newton) -> Newton:
    """Whatever was pending is gone: the turn of whoever is next begins."""
    p.agenda[:] = [StartTurn(0)]
    p.settle()
    return p


def upkeep(p: Newton) -> Newton:
    """All turns of this round are over."""
    p.turns = p.seats * 5
    p.agenda[:] = [Upkeep(0)]
    p.settle()
    return p


def finish(p: Newton) -> Newton:
    """The upkeep with the first card offered by everybody; nature deals."""
    upkeep(p)
    while asked(p).startswith("tuck"):
        play(p, legal(p)[0])
    return nature(p)


def legal(p: Newton, verb: str = "") -> list[str]:
    """The legal moves; of one verb only the slots."""
    names = [game.space.names[move] for move in p.moves()]
    return [name.split("(")[1][:-1] for name in names if name.split("(")[0] == verb] if verb else names


def asked(p: Newton) -> str:
    """The pending task, as "travel 0"; "over" when there is none."""
    return f"{game.task_name(p)} {p.agenda[-1].seat}" if p.agenda else "over"


def seen(p: Newton, eyes: int = 0) -> View:
    view = game.view(p, eyes)
    assert isinstance(view, View)
    return view


def purse(p: Newton, seat: int = 0) -> tuple[int, int, int]:
    """Coins, potions, points."""
    return p.coins[seat], p.potions[seat], p.points[seat]
