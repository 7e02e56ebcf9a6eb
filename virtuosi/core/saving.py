"""Positions as data: fields by name, tasks by class name. A stored match outlives a change of the code around it."""

import hashlib
import json
from typing import Any

import msgspec

from virtuosi.core.game import Game
from virtuosi.core.options import Options
from virtuosi.core.pack import Pack
from virtuosi.core.pile import Pile
from virtuosi.core.position import Position
from virtuosi.core.task import Task

UNMARKED = 1  # the revision of positions that do not tell theirs: all games had this one then


class SavedPositionError(ValueError):
    """A saved position that does not fit the game: `field` says where."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"saved position, field {field}: {problem}")
        self.field = field


def _packed(value: object) -> object:
    if isinstance(value, Pile):
        return {"bags": value.bags, "sizes": value.sizes}
    if isinstance(value, list):
        return [_packed(item) for item in value]
    return value


def _unpacked(value: object) -> object:
    if isinstance(value, dict):
        return Pile([list(bag) for bag in value["bags"]], list(value["sizes"]))
    if isinstance(value, list):
        return [_unpacked(item) for item in value]
    return value


def save(game: Game[Any, Any], p: Position) -> dict[str, Any]:
    """The position as JSON-ready data, independent of it; the revision says which rules wrote it."""
    return {"revision": game.revision, **_lying(game, p)}


def _lying(game: Game[Any, Any], p: Position) -> dict[str, Any]:
    saved = {name: _packed(getattr(p, name)) for name in game.fields}
    saved["over"] = p.over
    saved["agenda"] = [[type(task).__name__, task.seat, task.a, task.b] for task in p.agenda]
    return saved


def _pile(value: object) -> object:
    if isinstance(value, Pile):
        return {"bags": value.bags, "sizes": value.sizes}
    raise TypeError(f"a position holds no {type(value).__name__}")


_COMPACT = msgspec.msgpack.Encoder(enc_hook=_pile)


def compact(game: Game[Any, Any], p: Position) -> bytes:
    """The same in as few bytes, and in a tenth of the time."""
    saved = {"revision": game.revision} | {name: getattr(p, name) for name in game.fields}
    saved["over"] = p.over
    saved["agenda"] = [(type(task).__name__, task.seat, task.a, task.b) for task in p.agenda]
    return _COMPACT.encode(saved)


def expanded(saved: bytes) -> dict[str, Any]:
    """What `save` had given for these bytes."""
    try:
        return msgspec.msgpack.decode(saved, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise SavedPositionError("all", f"cannot be read ({error})") from error


def load(game: Game[Any, Any], pack: Pack, seats: int, options: Options, saved: dict[str, Any]) -> Position:
    """The position again, also one that an older revision saved; SavedPositionError when it does not fit."""
    classes = game.tasks
    p: Position = game.start(pack, seats, options)
    revision = saved.get("revision", UNMARKED)
    if revision < game.revision:
        saved = _lying(game, p) | game.renew(saved, revision)
    for name in (*game.fields, "over", "agenda"):
        if name not in saved:
            raise SavedPositionError(name, "is missing")
    for name in (*game.fields, "over"):
        try:
            value = _unpacked(saved[name])
        except (TypeError, KeyError) as error:
            raise SavedPositionError(name, "is not a pile") from error
        if _kind(value) is not _kind(getattr(p, name)):
            raise SavedPositionError(name, f"must be {_kind(getattr(p, name)).__name__}, not {_kind(value).__name__}")
        setattr(p, name, value)
    p.agenda = [_task(classes, row) for row in saved["agenda"]]
    return p


def _kind(value: object) -> type:
    return int if isinstance(value, bool) else type(value)


def _task(classes: dict[str, type[Task[Any]]], row: object) -> Task[Any]:
    match row:
        case [str(name), int(seat), int(a), int(b)]:
            if name in classes:
                return classes[name](seat, a, b)
            raise SavedPositionError("agenda", f"this game has no task {name}")
    raise SavedPositionError("agenda", f"{row!r} is not a task")


def digest(game: Game[Any, Any], p: Position) -> str:
    """A fingerprint of everything on the table; equal positions have equal ones, interpreted or compiled."""
    text = json.dumps(_lying(game, p), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
