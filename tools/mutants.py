"""Do the tests bite? `python -m tools.mutants neuland 320` plants that many of mutmut's faults into a game's rules.

Each mutant runs the game's tests in a process of its own, with packs read anew, until one fails: CONTRIBUTING.md.
"""

import gc
import os
import random
import signal
import sys
from difflib import unified_diff
from functools import _lru_cache_wrapper
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from types import CodeType, FunctionType

import libcst
import pytest
from mutmut.mutation.file_mutation import MutationVisitor
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

Mutant = tuple[Path, str, str]  # a file, and what stands in it before and after


def mutants(game: str, count: int) -> list[Mutant]:
    found = []
    for path in sorted(Path(f"virtuosi/games/{game}/rules").rglob("*.py")):
        visitor = MutationVisitor(mutation_operators, IgnoredCode(set(), set(), set()))
        module = libcst.MetadataWrapper(libcst.parse_module(path.read_text("utf-8"))).visit(visitor)
        for one in visitor.mutations:
            if isinstance(one.contained_by_top_level_function, libcst.FunctionDef):
                found.append((path, module, one.original_node, one.mutated_node))
    sample = random.Random(9).sample(found, count)
    return [(path, module.code, module.deep_replace(old, new).code) for path, module, old, new in sample]


def plant(path: Path, source: str) -> None:
    """Functions keep who they are and get other code, so that whoever has imported them has it too."""
    module = import_module(".".join(path.with_suffix("").parts))
    waiting = [compile(source, str(path), "exec")]
    for code in waiting:
        waiting += [one for one in code.co_consts if isinstance(one, CodeType) and "<" not in one.co_qualname]
        function = None if code is waiting[0] else attrgetter(code.co_qualname)(module)
        if isinstance(function, FunctionType):
            function.__code__ = code
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            thing.cache_clear()


class Bench:
    def __init__(self, sample: list[Mutant]) -> None:
        self.sample = sample

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(1)  # only a mutant runs tests here

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        alive = [mutant for mutant in self.sample if self.survives(mutant, session.items)]
        for path, before, after in alive:
            print(f"\n{path}", *unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=1), sep="\n")
        print(f"\n{len(self.sample) - len(alive)} of {len(self.sample)} killed")
        return True

    def survives(self, mutant: Mutant, items: list[pytest.Item]) -> bool:
        if child := os.fork():
            return os.waitpid(child, 0)[1] == 0
        plant(mutant[0], mutant[2])
        for item, following in zip(items, [*items[1:], None], strict=True):
            signal.alarm(60)  # a fault may make it run for ever
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        os._exit(0)


if __name__ == "__main__":
    bench = Bench(mutants(sys.argv[1], int(sys.argv[2])))
    sys.exit(pytest.main(["-q", "-p", "no:xdist", f"tests/games/{sys.argv[1]}"], plugins=[bench]))
