"""Whether the rules run compiled."""

from virtuosi.core import position

COMPILED = not (position.__file__ or "").endswith(".py")
