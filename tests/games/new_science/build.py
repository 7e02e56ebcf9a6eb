"""Small builders of positions: a table with known scientists, markers, cubes and cards where a test wants them."""

from pathlib import Path

from tests.games.data import Shipped
from tests.games.hand import sentence
from virtuosi.core.events import Events
from virtuosi.core.task import LEGAL, NATURE, NOBODY
from virtuosi.core.text import plain
from virtuosi.games import pack_from, shipped_pack
from virtuosi.games.new_science import game
from virtuosi.games.new_science.rules import points as rules
from virtuosi.games.new_science.rules.moves import CARDS, DISCOVERIES, SPACES, TRACKS, space
from virtuosi.games.new_science.rules.pack import FREE, SciencePack
from virtuosi.games.new_science.rules.position import NO_CARD, NewScience
from virtuosi.games.new_science.rules.tasks.rounds import Resolve

DATA = Shipped("new_science")
ORDER = ("kepler", "galileo", "kircher", "leibniz", "newton")
PLAIN = ("research_2", "experiment_2", "publish_1")  # by action: a space without modifier


def pack() -> SciencePack:
    found = shipped_pack("new_science")
    assert isinstance(found, SciencePack)
    return found


def owned(folder: Path, card: str, type: str, duration: str, *effect: str) -> SciencePack:
    """An owner's pack in which one card is another."""
    found = DATA.rows("cards.toml")
    row = next(row for row in found if row["id"] == card)
    row |= {"type": type, "duration": duration, "effect": list(effect)}
    DATA.write(DATA.lay(folder), "cards.toml", found)
    return loaded(folder)


def loaded(folder: Path) -> SciencePack:
    found = pack_from("new_science", folder)
    assert isinstance(found, SciencePack)
    return found


def table(*scientists: str, using: SciencePack | None = None, **options: str) -> NewScience:
    """A match at its first decision: seat 0 is the first scientist named, and so on."""
    p = game.start(using or pack(), len(scientists), game.checked_options(len(scientists), options))
    for scientist in scientists:
        play(p, f"scientist({scientist})")
    return p


def number(move: str) -> int:
    return space.numbers[move]


def play(p: NewScience, *moves: str) -> None:
    """Play moves one after the other; each must be legal."""
    for move in moves:
        assert p.refusal(number(move)) == LEGAL, f"{move} is refused: {refused(p, move)}; legal: {legal(p)}"
        p.play(number(move))


def told(p: NewScience, *moves: str, **cubes: int) -> list[str]:
    """What the log says of these cubes resolved, then of these moves: by whom, and what."""
    p.events = Events()
    if cubes:
        resolve(p, **cubes)
    play(p, *moves)
    rows, p.events = p.events.rows, None
    return [plain(sentence(game, line)) for line in map(game.tell, rows) if line is not None]


def legal(p: NewScience) -> list[str]:
    return [space.names[move] for move in p.moves()]


def refused(p: NewScience, move: str) -> str:
    """The name of the refusal of a candidate, "" when it is legal, "not asked" when it is no candidate."""
    refusal = p.refusal(number(move))
    if refusal < 0:
        return "not asked"
    return game.refusals[refusal].name if refusal else ""


def asked(p: NewScience) -> str:
    """The pending task: "choose-research"."""
    return game.task_name(p)


def masks(*ids: str) -> int:
    return sum(1 << DISCOVERIES.index(id) for id in ids)


def researched(p: NewScience, seat: int, *ids: str) -> None:
    """Put research markers there."""
    p.researched[seat] |= masks(*ids)
    p.supply[seat] -= len(ids)


def known(p: NewScience, seat: int, *ids: str) -> None:
    """Put experiment markers there."""
    p.known[seat] |= masks(*ids)
    p.supply[seat] -= len(ids)


def public(p: NewScience, seat: int, *ids: str) -> None:
    """Let a seat have published these."""
    p.printed[seat] |= masks(*ids)
    p.public |= masks(*ids)
    p.authored[seat] += len(ids)
    p.supply[seat] -= len(ids)


def zone(p: NewScience, seat: int, id: str) -> str:
    """Where a seat's marker lies: research, experiment, publish, or "" for nowhere."""
    bit = masks(id)
    for name, mask in (("research", p.researched), ("experiment", p.known), ("publish", p.printed)):
        if mask[seat] & bit:
            return name
    return ""


def influence(p: NewScience, seat: int, **levels: int) -> None:
    for track, level in levels.items():
        p.influence[seat * 4 + TRACKS.index(track)] = level


def levels(p: NewScience, seat: int) -> list[int]:
    """Government, religion, enterprise, science."""
    return p.influence[seat * 4 : seat * 4 + 4]


def face_up(p: NewScience, *cards: str) -> None:
    """Happenings lie face up for this round."""
    for place, card in enumerate(cards):
        p.turn_up(place, CARDS.index(card))


def laboratory(p: NewScience, seat: int, card: str) -> None:
    p.laboratory[seat] = CARDS.index(card)


def in_laboratory(p: NewScience, seat: int) -> str:
    return CARDS[p.laboratory[seat]] if p.laboratory[seat] != NO_CARD else ""


def resolve(p: NewScience, **cubes: int) -> None:
    """These are all the cubes (`research_2=0`; none: those already placed): resolve until somebody decides."""
    if cubes:
        p.space = [FREE if owner >= 0 else owner for owner in p.space]
    for name, seat in cubes.items():
        p.space[SPACES.index(name)] = seat
    p.agenda.clear()
    p.agenda.append(Resolve(0, 0))
    p.settle()


def experiment(p: NewScience, seat: int, id: str, die: int, rest: int = 0, at: str = "experiment_2") -> None:
    """One experiment from a space, to its end unless the laboratory interrupts it."""
    resolve(p, **{at: seat})
    play(p, f"experiment({id})", f"rest({rest})", f"roll({die})")


def reveal(p: NewScience, *cards: str) -> None:
    """From a position where Nature reveals: these come up."""
    for card in cards:
        assert p.actor == NATURE
        play(p, f"reveal({card})")


def resolved(p: NewScience) -> bool:
    """Nothing was left to decide in the round."""
    return p.actor in (NATURE, NOBODY)


def points(p: NewScience, seat: int, action: int, id: str, at: str = "") -> int:
    """The points of an action on a discovery; unless a space is named, on one without modifier."""
    s = SPACES.index(at or PLAIN[action])
    return rules.points(p, seat, action, s, DISCOVERIES.index(id))


def asks(p: NewScience, seat: int, id: str, eased: bool = False) -> list[int]:
    """The influence asked for publishing: government, religion, enterprise, science."""
    return [rules.asked(p, seat, DISCOVERIES.index(id), track, eased) for track in range(len(TRACKS))]


def added(card: str, action: int, id: str) -> int:
    """What a card in Kepler's laboratory adds to an action on a discovery."""
    p = table(*ORDER)
    before = points(p, 0, action, id)
    laboratory(p, 0, card)
    assert points(p, 1, action, id) == points(table(*ORDER), 1, action, id), "nobody else gains by it"
    return points(p, 0, action, id) - before


def gains(card: str, seats: int = 2) -> list[int]:
    """What a PLAY card adds to the four tracks of the player on it."""
    p = table(*ORDER[:seats])
    p.influence = [0] * len(p.influence)
    face_up(p, card)
    resolve(p, happening_1=1)
    assert resolved(p)
    assert levels(p, 0) == [0, 0, 0, 0]
    return levels(p, 1)


def experimenting(scientist: str, rest: int) -> NewScience:
    """The first seat has chosen to experiment on astrology and is asked how much of its rest it spends."""
    p = table(scientist, "newton")
    researched(p, 0, "astrology")
    p.rest[0] = rest
    resolve(p, experiment_2=0)
    play(p, "experiment(astrology)")
    return p
