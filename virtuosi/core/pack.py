"""The component data a match is played with, as typed tables."""


class Pack:
    """A game derives its tables from this; all copies of a position share one. `id` and `digest` go into records."""

    def __init__(self, id: str, digest: str) -> None:
        self.id = id
        self.digest = digest
