"""What the rules tell of a match: kinds of events, each with the numbers it carries."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from virtuosi.games.new_science.rules.position import NewScience

ROUND: Final = 0  # round, last round
SCIENTIST: Final = 1  # seat, scientist
PLACED: Final = 2  # seat, space, card or NO_CARD
RESTED: Final = 3  # seat, place in the order, rest gained
REVEALED: Final = 4  # card, place
PLAYED: Final = 5  # seat, card
KEPT: Final = 6  # seat, card
LEFT: Final = 7  # seat, card
SPENT_CARD: Final = 8  # seat, card
ROSE: Final = 9  # seat, track, level
FELL: Final = 10  # seat, track, level
STAYED: Final = 11  # seat, track, level
REST_GAINED: Final = 12  # seat, n
REST_LOST: Final = 13  # seat, n
PRESTIGE: Final = 14  # seat, n
RESEARCHED: Final = 15  # seat, discovery, rest
TAKEN_BACK: Final = 16  # seat, discovery
TRIED: Final = 17  # seat, discovery, rest
ROLLED: Final = 18  # die, total, need
SUCCEEDED: Final = 19  # seat, discovery
FAILED: Final = 20  # seat, discovery
CRITICAL: Final = 21  # seat, discovery
PUBLISHED: Final = 22  # seat, discovery, prestige
BECAME_PUBLIC: Final = 23  # seat, discovery
RETURNED: Final = 24  # seat, discovery
DECLINED: Final = 25  # seat, space
LOST: Final = 26  # seat, space
NOTHING: Final = 27  # seat, card
MOVED: Final = 28  # seat, from, to
DEMOTED: Final = 29  # seat, discovery
END_TREE: Final = 30
END_PILE: Final = 31
DISMISSED: Final = 32  # seat, card that was taken but not kept


def note(p: "NewScience", kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    if p.events is not None:
        p.events.add(kind, a, b, c)
