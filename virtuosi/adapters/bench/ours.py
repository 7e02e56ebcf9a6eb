"""Our own rules as a contender: `python -m virtuosi.adapters.bench.ours CORE [interpreted]`."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

HERE = str(Path(__file__).resolve().parents[2])


def sources_only(path: str) -> FileFinder:
    """For `sys.path_hooks`: in our own package compiled modules are passed over."""
    if not path.startswith(HERE):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def main() -> None:
    if "interpreted" in sys.argv:
        sys.path_hooks.insert(0, sources_only)
        sys.path_importer_cache.clear()
    from virtuosi.adapters.bench.lap import answer
    from virtuosi.adapters.bench.ways import ways

    answer(ways)


if __name__ == "__main__":
    main()
