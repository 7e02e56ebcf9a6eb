"""The games behind interfaces that researchers know. Every library is an extra, and imported only on use."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingLibrary(ImportError):
    """An adapter was asked for whose library is not installed; the sentence says what to do."""


class OtherMatches(ValueError):
    """A directory holds matches of another series; the sentence says so, and nothing was written."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around the import of a library that only this extra of ours installs."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingLibrary(f"{error.name} is not installed here: pip install 'virtuosi[{extra}]'") from error
