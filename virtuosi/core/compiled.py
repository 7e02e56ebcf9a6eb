"""Whether the rules run compiled, and where compiled ones lie beside the sources of a checkout."""

from functools import cache
from pathlib import Path

from virtuosi.core import position
from virtuosi.core.sources import NOTE, sources_digest

COMPILED = not (position.__file__ or "").endswith(".py")

PACKAGE = Path(__file__).resolve().parent.parent
BUILD = PACKAGE.parent / "build" / "compiled"  # a link to the newest whole copy of the package with compiled rules


def compiled_copy() -> Path | None:
    """The folder from which a new process gets compiled rules; None when this one has them itself, or when there are
    none that were made from these very sources for this very Python."""
    if COMPILED:
        return None
    try:
        folder = BUILD.resolve(strict=True)
        note = (folder / NOTE).read_text()
    except OSError:
        return None
    return folder if note == own_digest() else None


@cache
def own_digest() -> str:
    """Of the sources this process plays with, as they lay there when it was first asked."""
    return sources_digest(PACKAGE)
