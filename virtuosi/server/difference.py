"""What leads from one scene to the next for the same eyes. Most of a table stays as it is from move to move, so whoever
has the last scene is sent only this.

A difference is one of four things, and JSON tells them apart:

- `{"name": difference, ...}`: only these change, named by key or by place in a list; nothing at all is `{}`;
- `[value]`: this value stands there now;
- `[place, gone, [value, ...]]`: from this place of a list on so many go, and these come;
- `[]`: this key is gone.
"""

from typing import Any

import msgspec
from msgspec.structs import astuple

Value = Any  # whatever a scene is made of
Difference = dict[Any, Any] | list[Any]  # Any: of keys, and of values and further differences

PLAIN = (int, str, bool, type(None))  # have no parts

FIELDS: dict[type, tuple[str, ...]] = {}  # by kind, as they are met

SAME: Difference = {}
GONE: Difference = []


def difference(old: Value, new: Value) -> Difference:
    """Between scenes or parts of them. Parts that are the same objects cost nothing, equal ones little: both are
    compared without a step of Python."""
    return SAME if old == new else _between(old, new)


def _between(old: Value, new: Value) -> Difference:
    """Of two that are not equal."""
    kind = type(new)
    if type(old) is kind:
        if kind is list:
            return _between_lists(old, new)
        if kind is dict:
            return _between_dicts(old, new)
        names = _fields(kind)
        if names:
            return _between_structs(names, astuple(old), astuple(new))
    return [new]


def _fields(kind: type) -> tuple[str, ...]:
    """The names in a struct that is told field by field; none in anything else."""
    found = FIELDS.get(kind)
    if found is None:
        found = ()
        if issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults:
            found = kind.__struct_encode_fields__
        FIELDS[kind] = found
    return found


def _between_structs(names: tuple[str, ...], old: tuple[Value, ...], new: tuple[Value, ...]) -> Difference:
    found: dict[Any, Any] = {}
    for place in range(len(names)):
        before, after = old[place], new[place]
        if before is not after and before != after:
            found[names[place]] = [after] if type(after) in PLAIN else _between(before, after)
    return found


def _between_dicts(old: Value, new: Value) -> Difference:
    found = {key: difference(old[key], value) for key, value in new.items() if key in old}
    changed = {key: inner for key, inner in found.items() if inner != SAME}
    come = {key: [value] for key, value in new.items() if key not in old}
    return changed | come | {key: GONE for key in old if key not in new}


def _between_lists(old: list[Value], new: list[Value]) -> Difference:
    if len(old) == len(new):
        found: dict[Any, Any] = {}
        for place in range(len(new)):
            before, after = old[place], new[place]
            if before is not after and before != after:
                found[place] = _between(before, after)
        return found
    start, least = 0, min(len(old), len(new))
    while start < least and old[start] == new[start]:
        start += 1
    end = 0
    while end < least - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return [start, len(old) - start - end, new[start : len(new) - end]]


def applied(old: Value, difference: Value) -> Value:
    """What a difference makes of plain JSON values; the old ones stay as they were."""
    if isinstance(difference, list):
        if len(difference) == 1:
            return difference[0]
        place, gone, come = difference
        return [*old[:place], *come, *old[place + gone :]]
    new = old.copy()
    for key, inner in difference.items():
        at = int(key) if isinstance(new, list) else key
        if inner == GONE:
            del new[at]
        else:
            new[at] = applied(new.get(at) if isinstance(new, dict) else new[at], inner)
    return new
