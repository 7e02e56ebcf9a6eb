"""Real requests made wrong: a little, a lot, in their bytes, their head, their path or their body."""

import json
import random
from typing import Any

import msgspec

LONG = "x" * 3000
ODD_VALUES: list[Any] = [  # Any: JSON
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    2**31,
    2**63,
    10**30,
    0.5,
    1e308,
    "",
    " ",
    "a",
    LONG,
    "\u0000",
    "\ud800",
    "\u202e",
    "é" * 50,
    "../../etc/passwd",
    "'; drop table moves; --",
    "1",
    "null",
    [],
    {},
    [[]],
    [None] * 20,
    {"": ""},
    {"id": {"id": {"id": []}}},
]
ODD_TEXTS = [
    "",
    "%00",
    "..",
    "%2e%2e%2f",
    "-1",
    "0",
    "9" * 25,
    "%ff%fe",
    "a" * 300,
    "a" * 12,
    "{}",
    "%0d%0aX:1",
    "+",
    "*",
]
ODD_TEXTS += ["seats", "bot", "tables", "past", "moves", "stream", "?since=1", "?since=-1", "?since=x", "%F0%9F%9A%80"]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "get", "BREW"]
TYPES = ["text/plain", "application/json; charset=utf-16", "multipart/form-data; boundary=x", "", "application/msgpack"]
TOKENS = [
    b"\r\n",
    b"\x00",
    b"\xff",
    b'"',
    b"{",
    b"}",
    b"[",
    b",",
    b"\\u0000",
    b"\\ud800",
    b"-",
    b"1e999",
    b"%",
    b" ",
    b"\t",
]


class Request(msgspec.Struct, frozen=True):
    """As somebody really asked it."""

    method: str
    path: str
    headers: list[tuple[str, str]]
    body: bytes

    def raw(self) -> bytes:
        head = [f"{self.method} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in self.headers)]
        if self.body or self.method in ("POST", "PUT", "PATCH"):
            head.append(f"Content-Length: {len(self.body)}")
        return "\r\n".join([*head, "", ""]).encode("utf-8", "surrogatepass") + self.body


def mutated(asked: Request, others: list[Request], rng: random.Random) -> bytes:
    """One to three mistakes. What is no longer a request ends here; what still is one may be made worse."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        mistake = rng.choice((_body, _body, _body, _path, _header, _swapped, _method))
        asked = mistake(asked, others, rng)
    raw = asked.raw()
    return _bytes(raw, rng) if rng.random() < 0.2 else raw


def _body(asked: Request, others: list[Request], rng: random.Random) -> Request:
    if not asked.body:
        return _path(asked, others, rng)
    if rng.random() < 0.2:
        return msgspec.structs.replace(asked, body=_bytes(asked.body, rng))
    try:
        value = msgspec.json.decode(asked.body)
    except (msgspec.DecodeError, UnicodeError):
        return msgspec.structs.replace(asked, body=_bytes(asked.body, rng))
    return msgspec.structs.replace(asked, body=json.dumps(_value(value, rng)).encode())


def _value(value: Any, rng: random.Random) -> Any:
    """Something in it is replaced, goes, or comes."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value))
        chance = rng.random()
        if chance < 0.1:
            return {name: inner for name, inner in value.items() if name != key}
        if chance < 0.2:
            return {**value, rng.choice(("more", "", "seat", key * 2)): rng.choice(ODD_VALUES)}
        return {**value, key: _value(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        return [*value[:at], _value(value[at], rng), *value[at + rng.randrange(2) :]]
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 2, 100))
    return rng.choice(ODD_VALUES)


def _path(asked: Request, others: list[Request], rng: random.Random) -> Request:
    parts = asked.path.split("/")
    at = rng.randrange(1, len(parts)) if len(parts) > 1 else 0
    if rng.random() < 0.3:
        parts.insert(at, rng.choice(ODD_TEXTS))
    else:
        parts[at] = rng.choice((*ODD_TEXTS, rng.choice(others).path.split("/")[-1]))
    return msgspec.structs.replace(asked, path="/".join(parts).replace(" ", "%20") or "/")


def _header(asked: Request, others: list[Request], rng: random.Random) -> Request:
    headers = list(asked.headers)
    if not headers:
        return asked
    at = rng.randrange(len(headers))
    name, value = headers[at]
    odd = [
        LONG,
        "",
        "0",
        "-1",
        "7",
        value[:-1],
        value * 2,
        "é",
        rng.choice(TYPES),
        rng.choice(rng.choice(others).headers or [("", "")])[1],
    ]
    change = rng.randrange(3)
    if change == 0:
        del headers[at]
    elif change == 1:
        headers.insert(at, (name, rng.choice(odd)))
    else:
        headers[at] = (name, rng.choice(odd))
    return msgspec.structs.replace(asked, headers=headers)


def _swapped(asked: Request, others: list[Request], rng: random.Random) -> Request:
    """With the body of another one."""
    return msgspec.structs.replace(asked, body=rng.choice(others).body)


def _method(asked: Request, others: list[Request], rng: random.Random) -> Request:
    return msgspec.structs.replace(asked, method=rng.choice(METHODS))


def _bytes(raw: bytes, rng: random.Random) -> bytes:
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(raw) + 1)
        length = rng.randrange(1, 20)
        change = rng.randrange(4)
        if change == 0:
            raw = raw[:at] + raw[at + length :]
        elif change == 1:
            raw = raw[:at] + raw[at : at + length] + raw[at:]
        elif change == 2:
            raw = raw[:at] + rng.choice(TOKENS) + raw[at:]
        else:
            raw = raw[:at] + bytes([rng.randrange(256)]) + raw[at + 1 :]
    return raw


def mutated_word(word: bytes, rng: random.Random) -> tuple[int, bytes]:
    """A word on a stream, and the kind of frame it comes in: mostly text."""
    try:
        found = json.dumps(_value(msgspec.json.decode(word), rng)).encode() if rng.random() < 0.7 else _bytes(word, rng)
    except msgspec.DecodeError:
        found = _bytes(word, rng)
    return rng.choice((1, 1, 1, 1, 1, 2, 0, 8, 9, 10, 3)), found
