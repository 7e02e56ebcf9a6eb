"""Compiles the rules with mypyc into build/compiled, a copy of the package beside the sources, never among them.

Thinkers find it there by themselves; `PYTHONPATH=build/compiled` in front of any command makes it play with them too.
"""

import fcntl
import filecmp
import importlib.metadata
import itertools
import os
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from tools.prepare import ROOT, Obstacle, digest
from tools.processes import run
from virtuosi.core.sources import NOTE, sources_digest

COMPILED = ROOT / "build" / "compiled"
GENERATED = ROOT / "build" / "mypyc"
# What the tests want beside the package
BESIDE = ("tests", "docs", "web/src", "pyproject.toml", "README.md", "LICENSE")
KEY = ".key"  # the note of what the libraries were made from
INLINED = Path(__file__).with_name("inlined.h")
# Python's own flags no longer count once there are others, and without NDEBUG its headers check every object. Unless
# told not to, some processors fuse products and sums, and a bot's floats differ from the interpreted ones. The last two
# let the files of the library call each other and the interpreter directly.
C_FLAGS = "-DNDEBUG -ffp-contract=off -fvisibility=hidden -fno-plt"


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


def key(root: Path) -> str:
    """Changes with everything the compiled code depends on: its sources, all of core, and the compiler."""
    parts = [sys.version.encode(), importlib.metadata.version("mypy").encode()]
    parts += [Path(__file__).read_bytes(), INLINED.read_bytes()]
    core = [path.relative_to(root) for path in (root / "virtuosi/core").glob("*.py")]
    for path in sorted({*modules(), *core}):
        parts += [bytes(path), (root / path).read_bytes()]
    return digest(*parts)


def mirror(copy: Path, names: tuple[str, ...]) -> None:
    """Make these parts of a copy equal to the sources; compiled libraries stay."""
    wanted = {copy / path.relative_to(ROOT): path for name in names for path in files(ROOT / name)}
    for path in [path for name in names for path in files(copy / name)]:
        if path not in wanted and path.suffix != ".so":
            path.unlink()
    for target, source in wanted.items():
        if not target.is_file() or not filecmp.cmp(target, source, shallow=False):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def files(place: Path) -> list[Path]:
    found = [place] if place.is_file() else place.rglob("*")
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


def libraries(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.so"))


def fresh() -> bool:
    """Whether build/compiled was made from the package as it is, in the way it is made now."""
    note, made = COMPILED / NOTE, COMPILED / KEY
    if not note.is_file() or note.read_text() != sources_digest(ROOT / "virtuosi"):
        return False
    return made.is_file() and made.read_text() == key(ROOT)


@contextmanager
def alone() -> Iterator[None]:
    """Two compilations of one checkout would write the same C files."""
    COMPILED.parent.mkdir(exist_ok=True)
    with (COMPILED.parent / "compile.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build() -> list[Path]:
    """Bring build/compiled up to date; the libraries in it."""
    reason = obstacle()
    if reason is not None:
        raise Obstacle(reason)
    with alone():
        if not fresh():
            make_copy()
        mirror(COMPILED, ("virtuosi/server/client", *BESIDE))
    return libraries(COMPILED)


def make_copy() -> None:
    """A whole new copy, in whose place nobody looks until it is complete: thinkers may use the one before, and what
    was begun and not finished is never used."""
    draft = COMPILED.with_name("compiled-draft")
    shutil.rmtree(draft, ignore_errors=True)
    mirror(draft, ("virtuosi", *BESIDE))
    sources, now = sources_digest(draft / "virtuosi"), key(draft)
    if (COMPILED / KEY).is_file() and (COMPILED / KEY).read_text() == now:
        for library in libraries(COMPILED):
            shutil.copy2(library, draft / library.relative_to(COMPILED))
    else:
        GENERATED.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tools.compile", "extensions"]
        if run(command, cwd=draft, silence=3600, environment={"PYTHONPATH": str(ROOT)}) != 0:
            raise Obstacle("The rules did not compile; the reason stands above.")
    (draft / KEY).write_text(now)
    (draft / NOTE).write_text(sources)
    publish(draft, COMPILED.with_name(f"compiled-{digest(sources.encode(), now.encode())[:12]}"))


def publish(draft: Path, place: Path) -> None:
    """Put the link onto the new copy in one step; the copy before it stays for those who still use it."""
    before = COMPILED.resolve() if COMPILED.is_symlink() else None
    shutil.rmtree(place, ignore_errors=True)
    draft.rename(place)
    if COMPILED.is_dir() and not COMPILED.is_symlink():  # as it was made once
        shutil.rmtree(COMPILED)
    link = COMPILED.with_name("compiled-link")
    link.unlink(missing_ok=True)
    link.symlink_to(place.name)
    link.replace(COMPILED)
    for old in COMPILED.parent.glob("compiled-*"):
        if old not in (place, before):
            shutil.rmtree(old)


def flags_of(source: Path, beside: int) -> list[str]:
    """What the compiler is told of this file besides. A library of one file only says where its module is found."""
    if beside == 1:
        return ["-O0"]
    return ["-include", str(INLINED)] if source.name.startswith("__native") else []


def build_extensions() -> None:
    """Run mypyc and the C compiler; called in a process of its own, inside the copy."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):
        """setuptools compiles the files of one library one after the other; there are a hundred of them. What mypyc
        writes is read after `inlined.h`, where the compiler can be told so."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile
            unix = self.compiler.compiler_type == "unix"

            def at_once(sources: list[str], **settings: Any) -> list[str]:  # Any: passed on as they come
                def one(source: str) -> list[str]:
                    more = flags_of(Path(source), len(sources)) if unix else []
                    flags = [*(settings.get("extra_postargs") or []), *more]
                    objects: list[str] = one_by_one([source], **{**settings, "extra_postargs": flags})
                    return objects

                with ThreadPool() as pool:
                    return list(itertools.chain.from_iterable(pool.map(one, sources, chunksize=1)))

            self.compiler.compile = at_once
            super().build_extensions()

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {C_FLAGS}"
    extensions: list[Any] = mypycify(  # Any: distutils' and setuptools' extensions are declared apart
        ["--config-file", "pyproject.toml", f"--cache-dir={GENERATED / 'cache'}", *map(str, modules())],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        separate=False,
        target_dir=str(GENERATED),
        group_name="virtuosi_rules",
    )
    arguments = ["--quiet", "build_ext", "--build-lib", str(Path.cwd()), "--build-temp", str(GENERATED / "objects")]
    arguments += ["--parallel", str(os.cpu_count() or 1)]  # the libraries; the files of one are on all cores anyway
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
    print(
        "The compiled rules are ready: bots at the table use them; PYTHONPATH=build/compiled makes any command do so."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
