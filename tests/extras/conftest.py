"""These tests are there where what they need is: in the environment that `make nightly` makes for them."""

from importlib.util import find_spec

collect_ignore = [f"test_{name}.py" for name in ("ray", "torch") if not find_spec(name)]
