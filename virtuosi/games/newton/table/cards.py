"""Cards and masters as a seat sees them."""

from functools import cache

import msgspec

from virtuosi.core.text import Message
from virtuosi.games.newton.rules.moves import ACTION_IDS, ACTIONS, BOOK_IDS, BOOKS, CARD_IDS, JOKER, MASTER_IDS
from virtuosi.games.newton.rules.pack import NewtonPack
from virtuosi.games.newton.rules.position import NONE, Newton
from virtuosi.games.newton.table import names


class CardView(msgspec.Struct, frozen=True):
    ref: str  # "card/l1_01"; starting cards "card/start_work"
    id: str
    name: Message
    level: int  # 0: starting card
    form: str  # plain | joker | same | split | special
    actions: list[str]  # its symbols, one entry each; a joker has none
    books: list[str]
    effect: Message | None
    lightning: bool
    special: Message | None  # the special action it shows under the desk


class MasterView(msgspec.Struct, frozen=True):
    ref: str  # "master/galilei"
    id: str
    name: Message
    vp: int
    effect: Message
    lightning: bool
    played: bool


def colours(need: list[int]) -> list[str]:
    return [BOOK_IDS[colour] for colour, count in enumerate(need) for _ in range(count)]


def card_view(p: Newton, seat: int, card: int) -> CardView:
    """A card; of the starting cards each colour has its own."""
    return _card(p.pack, max(seat, 0), card)


@cache  # what is printed never changes
def _card(pack: NewtonPack, seat: int, card: int) -> CardView:
    actions = [ACTION_IDS[k] for k in range(ACTIONS) for _ in range(pack.symbols[card * ACTIONS + k])]
    form = "plain"
    if card == JOKER:
        form = "joker"
    elif pack.special[card] != NONE:
        form = "special"
    elif len(actions) == 2:
        form = "same" if actions[0] == actions[1] else "split"
    face = pack.face(seat, card) * BOOKS
    return CardView(
        ref=f"card/{CARD_IDS[card]}",
        id=CARD_IDS[card],
        name=names.card_name(card),
        level=pack.level[card],
        form=form,
        actions=actions,
        books=colours(pack.books[face : face + BOOKS]),
        effect=names.effect(pack, pack.program[card]) if pack.program[card] >= 0 else None,
        lightning=pack.lightning[card],
        special=names.special(pack, pack.special[card]) if pack.special[card] != NONE else None,
    )


def master_view(p: Newton, master: int, played: bool) -> MasterView:
    id = MASTER_IDS[master]
    return MasterView(
        f"master/{id}",
        id,
        names.master_name(master),
        p.pack.master_vp[master],
        names.master_effect(p.pack, master),
        p.pack.master_lightning[master],
        played,
    )
