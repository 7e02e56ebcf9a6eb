"""Without its library an adapter says what to install, and the rest of the house does without it."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"):
    sys.modules[name] = None
"""


def run(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", WITHOUT + code], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("module", "extra"), [("env", "env"), ("batch", "env"), ("pettingzoo", "env"), ("gymnasium", "env")]
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(module: str, extra: str) -> None:
    done = run(f"import virtuosi.adapters.{module}")
    assert done.returncode != 0
    assert f"numpy is not installed here: pip install 'virtuosi[{extra}]'" in done.stderr


@pytest.mark.parametrize(
    ("library", "module", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("pyspiel", "openspiel", "openspiel"),
        ("pyarrow", "parquet", "parquet"),
    ],
)
def test_each_adapter_names_its_own_extra(library: str, module: str, extra: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import virtuosi.adapters.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode != 0
    assert f"{library} is not installed here: pip install 'virtuosi[{extra}]'" in done.stderr


def test_the_commands_need_none_of_them() -> None:
    assert run("import virtuosi.cli, virtuosi.server.run, virtuosi.adapters").returncode == 0
