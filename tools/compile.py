"""Compiles the rules with mypyc into build/compiled, a copy of the package beside the sources, never among them.

`PYTHONPATH=build/compiled` in front of any command makes it play with the compiled rules.
"""

import filecmp
import importlib.metadata
import itertools
import os
import shutil
import sys
import sysconfig
import tomllib
from functools import cache
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from tools.prepare import ROOT, Obstacle, digest
from tools.processes import run

COMPILED = ROOT / "build" / "compiled"
GENERATED = ROOT / "build" / "mypyc"
COPIED = ("virtuosi", "tests", "web/src", "pyproject.toml", "README.md", "LICENSE")


def obstacle() -> str | None:
    """Why nothing can be compiled on this machine, or None."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and shutil.which("cc") is None:
        return "There is no C compiler on this machine, so the rules run interpreted (Debian: apt-get install gcc)."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return (
            "Python's C headers are not installed, so the rules run interpreted (Debian: apt-get install python3-dev)."
        )
    return None


@cache
def modules() -> list[Path]:
    """The modules to compile, relative to the root, as pyproject.toml says; of games, the registered ones."""
    from virtuosi.games import REGISTERED  # here: a mistake in the package must not keep the other checks from running

    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns: list[str] = tomllib.load(file)["tool"]["virtuosi"]["compiled"]
    found = sorted({path for pattern in patterns for path in matching(pattern)})
    found = [path for path in found if path.parts[1] != "games" or path.parts[2] in REGISTERED]
    for path in found:
        if not (ROOT / path.parent / "__init__.py").is_file():
            raise Obstacle(f"{path} cannot be compiled: its folder lacks an __init__.py.")
    return found


def matching(pattern: str) -> list[Path]:
    paths = [path.relative_to(ROOT) for path in ROOT.glob(pattern)]
    if not paths and "*" not in pattern:
        raise Obstacle(f"pyproject.toml names {pattern} among the modules to compile, but there is no such file.")
    return paths


def key() -> str:
    """Changes with everything the compiled code depends on: its sources, all of core, and the compiler."""
    parts = [sys.version.encode(), importlib.metadata.version("mypy").encode(), Path(__file__).read_bytes()]
    core = [path.relative_to(ROOT) for path in (ROOT / "virtuosi/core").glob("*.py")]
    for path in sorted({*modules(), *core}):
        parts += [bytes(path), (ROOT / path).read_bytes()]
    return digest(*parts)


def wanted() -> dict[Path, Path]:
    """Every file of the copy, with its source."""
    files = {}
    for name in COPIED:
        source = ROOT / name
        for path in [source] if source.is_file() else source.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                files[COMPILED / path.relative_to(ROOT)] = path
    return files


def mirror() -> None:
    """Make the copy equal to the sources; compiled libraries and the note stay."""
    files = wanted()
    for path in [path for path in COMPILED.rglob("*") if path.is_file()]:
        if path not in files and path.suffix != ".so" and path.name != ".key":
            path.unlink()
    for copy, source in files.items():
        if not copy.is_file() or not filecmp.cmp(copy, source, shallow=False):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)


def libraries() -> list[Path]:
    return sorted(COMPILED.rglob("*.so"))


def build() -> list[Path]:
    """Bring build/compiled up to date; the libraries in it."""
    reason = obstacle()
    if reason is not None:
        raise Obstacle(reason)
    note, now = COMPILED / ".key", key()
    COMPILED.mkdir(parents=True, exist_ok=True)
    mirror()
    if note.is_file() and note.read_text() == now:
        return libraries()
    note.unlink(missing_ok=True)
    for library in libraries():
        library.unlink()
    GENERATED.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "tools.compile", "extensions"]
    if run(command, cwd=COMPILED, silence=3600, environment={"PYTHONPATH": str(ROOT)}) != 0:
        raise Obstacle("The rules did not compile; the reason stands above.")
    note.write_text(now)
    return libraries()


def build_extensions() -> None:
    """Run mypyc and the C compiler; called in a process of its own, inside the copy."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):
        """setuptools compiles the files of one library one after the other; there are a hundred of them."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def at_once(sources: list[str], **settings: Any) -> list[str]:  # Any: passed on as they come
                with ThreadPool() as pool:
                    objects = pool.map(lambda source: one_by_one([source], **settings), sources, chunksize=1)
                return list(itertools.chain.from_iterable(objects))

            self.compiler.compile = at_once
            super().build_extensions()

    # Without it some processors fuse products and sums, and a bot's floats differ from the interpreted ones.
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -ffp-contract=off"
    extensions: list[Any] = mypycify(  # Any: distutils' and setuptools' extensions are declared apart
        ["--config-file", "pyproject.toml", *map(str, modules())],
        opt_level="3",
        debug_level="1",
        multi_file=True,
        separate=False,
        target_dir=str(GENERATED),
        group_name="virtuosi_rules",
    )
    arguments = ["--quiet", "build_ext", "--build-lib", str(COMPILED), "--build-temp", str(GENERATED / "objects")]
    setup(
        name="virtuosi",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": OnAllCores},
        script_args=arguments,
    )


def main() -> int:
    if sys.argv[1:] == ["extensions"]:
        build_extensions()
        return 0
    reason = obstacle()
    if reason is not None:
        print(reason)
        return 0
    try:
        print(f"Compiling {len(modules())} modules; a minute or two unless nothing changed ...", flush=True)
        build()
    except Obstacle as stopped:
        print(stopped, file=sys.stderr)
        return 1
    print("The compiled rules are ready: PYTHONPATH=build/compiled in front of a command plays with them.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
