"""What was chosen when the table was opened, as the rules read it."""

from collections.abc import Mapping

Value = bool | str
Options = Mapping[str, Value]


def switches(options: Options, *names: str) -> list[bool]:
    """Which of these options, all of them switches, are on."""
    return [options.get(name, False) is True for name in names]
