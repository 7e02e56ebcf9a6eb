"""The report of a ladder: one page that stands alone, drawings included, and the same as data."""

from collections.abc import Sequence
from html import escape

import msgspec

from virtuosi.arena.balance import Balance, Fared, balances, uneven
from virtuosi.arena.ladder import Played, Terms, ranked
from virtuosi.arena.rating import Rating, Share, rated, shared

LEFT, WIDE, ROW = 170, 640, 28  # of a drawing, in its own units
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 860px; margin: 2rem auto; padding: 0 1rem }
body { color: #2b2118; background: #fbf6ea }
table { border-collapse: collapse; width: 100% }
td, th { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #d9cdb4 }
td:first-child, th:first-child { text-align: left }
svg { width: 100% }
text { font: 14px Georgia, serif; fill: #2b2118 }
line { stroke: #7a3b1d }
circle { fill: #7a3b1d }
.axis { stroke: #d9cdb4 }
"""
RATED = ("bot", "Elo", "interval", "points a match", "matches")
SHARED = ("line-up", "bot", "won", "interval", "if equal", "matches")
FARED = ("who", "won", "interval", "seats")


class Ladder(msgspec.Struct, frozen=True):
    """What a ladder came to. `command` repeats it."""

    terms: Terms
    command: str
    date: str
    matches: int
    ratings: list[Rating]
    shares: list[Share]
    points: dict[str, float]  # on average
    balance: list[Balance]  # of the game, as bots tell that met themselves


def ladder(terms: Terms, played: list[Played], command: str, date: str) -> Ladder:
    matches = ranked([one for one in played if len(set(one.bots)) > 1])
    points: dict[str, list[int]] = {}
    for one in played:
        for bot, score in zip(one.bots, one.scores, strict=True):
            points.setdefault(bot, []).append(score)
    means = {bot: round(sum(found) / len(found), 2) for bot, found in sorted(points.items())}
    ratings = rated(matches) if matches else []
    return Ladder(terms, command, date, len(played), ratings, shared(matches), means, balances(terms.game, played))


def page(found: Ladder) -> str:
    terms = found.terms
    title = escape(f"{terms.game}, {terms.seats} seats")
    rules = "compiled" if terms.compiled else "interpreted"
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ladder: {title}</title><style>{STYLE}</style>
<h1>{title}</h1>
<p>{found.matches} matches, {rules} rules, {escape(found.date)}.</p>
<pre>{escape(found.command)}</pre>
{strength_part(found) if found.ratings else ""}
{"".join(balance_part(one) for one in found.balance)}
</html>
"""


def strength_part(found: Ladder) -> str:
    """The bots as told by those who met others."""
    ratings = [(one.bot, one.elo, one.low, one.high) for one in found.ratings]
    shares = [(one.bot, 100 * one.share, 100 * one.low, 100 * one.high) for one in found.shares]
    return f"""<h2>Ratings</h2>
<p>Intervals hold 95 of 100 bootstrap samples of rounds.</p>
{drawing(ratings, "Elo’s points", 0.0)}
{rating_table(found)}
<h2>Victories by line-up</h2>
{drawing(shares, "%", 100 / found.terms.seats)}
{share_table(found)}
"""


def rating_table(found: Ladder) -> str:
    rows = []
    for one in found.ratings:
        interval = f"{one.low:+.0f} … {one.high:+.0f}"
        rows.append((one.bot, f"{one.elo:+.0f}", interval, f"{found.points[one.bot]:.1f}", str(one.matches)))
    return table(RATED, rows)


def share_table(found: Ladder) -> str:
    rows = []
    for one in found.shares:
        interval = f"{one.low:.1%} … {one.high:.1%}"
        rows.append(
            (" · ".join(one.lineup), one.bot, f"{one.share:.1%}", interval, f"{one.fair:.1%}", str(one.matches))
        )
    return table(SHARED, rows)


def balance_part(found: Balance) -> str:
    """The game as told by one bot against itself."""
    fared = found.standings()
    points = [(name, 100 * one.share, 100 * one.low, 100 * one.high) for name, one in fared.items()]
    endings = ", ".join(f"{reason} {count}" for reason, count in found.endings.items())
    return f"""<h2>Balance: {escape(found.bot)} against itself</h2>
<p>{found.matches} matches; the winner has {found.winning.mean:.1f} points, eight of ten between {found.winning.low:.0f}
and {found.winning.high:.0f}; {found.length.mean:.0f} moves. Endings: {escape(endings)}.</p>
{drawing(points, "%", 100 * found.fair)}
{fared_table(fared)}
<h3>Moves whose makers win more or less often than luck explains</h3>
<p>Intervals of 99.9 %. Whoever is ahead can do more: a move far off is a question, not yet an answer.</p>
{fared_table(uneven(found.moves, found.fair))}
"""


def fared_table(fared: dict[str, Fared]) -> str:
    rows = [
        (name, f"{one.share:.1%}", f"{one.low:.1%} … {one.high:.1%}", str(one.seats)) for name, one in fared.items()
    ]
    return table(FARED, rows)


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = ["".join(f"<th>{escape(word)}</th>" for word in head)]
    lines += ["".join(f"<td>{escape(word)}</td>" for word in row) for row in rows]
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def drawing(rows: list[tuple[str, float, float, float]], unit: str, middle: float) -> str:
    """A point and its interval for each row, on one axis."""
    low = min([middle, *(row[2] for row in rows)])
    high = max([middle, *(row[3] for row in rows)])
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return LEFT + (WIDE - LEFT - 20) * (value - low) / span

    tall = ROW * (len(rows) + 1)
    parts = [f'<line class="axis" x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="4" y2="{tall - ROW}"/>']
    for number, (name, value, least, most) in enumerate(rows):
        y = ROW * number + ROW / 2
        parts += [
            f'<text x="0" y="{y + 5}">{escape(name)}</text>',
            f'<line x1="{x(least):.1f}" x2="{x(most):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{x(value):.1f}" cy="{y}" r="5"/>',
        ]
    parts.append(f'<text x="{x(low):.1f}" y="{tall - 6}">{low:.0f}</text>')
    parts.append(f'<text x="{WIDE}" y="{tall - 6}" text-anchor="end">{high:.0f} {escape(unit)}</text>')
    return f'<svg viewBox="0 0 {WIDE} {tall}" role="img" aria-label="{escape(unit)}">{"".join(parts)}</svg>'
