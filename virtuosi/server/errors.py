"""Every failure in the house's form: a code, a sentence for a person, the rule, and a fresh scene where one helps."""

import logging
from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from virtuosi.core.scene import Scene
from virtuosi.core.text import Message, say

log = logging.getLogger("virtuosi.server")


class Once(logging.Filter):
    """The same failure again is one line: its whole story stands further up."""

    def __init__(self) -> None:
        super().__init__()
        self._told: set[tuple[object, ...]] = set()

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            last = error.__traceback__
            while last is not None and last.tb_next is not None:
                last = last.tb_next
            place = (type(error), last and last.tb_frame.f_code, last and last.tb_lineno)
            if place in self._told:
                record.exc_info = None
                record.msg, record.args = f"{record.getMessage()} (again: {type(error).__name__})", ()
            self._told.add(place)
        return True


log.addFilter(Once())

STATUS = {
    "bad_request": 400,
    "bad_options": 400,
    "bad_name": 400,
    "bad_line": 400,
    "bad_address": 400,
    "bad_zone": 400,
    "unknown_pack": 400,
    "unknown_bot": 400,
    "wrong_seat": 403,
    "closed_table": 403,
    "not_listed": 403,
    "wrong_invitation": 403,
    "wrong_code": 403,
    "not_host": 403,
    "no_coach": 403,
    "silenced": 403,
    "hushed": 403,
    "no_chat": 403,
    "not_your_turn": 403,
    "wrong_origin": 403,
    "banned": 403,
    "not_found": 404,
    "unknown_game": 404,
    "unknown_language": 404,
    "unknown_table": 404,
    "unknown_past": 404,
    "unknown_goal": 404,
    "unknown_line": 404,
    "unknown_speaker": 404,
    "unknown_way": 404,
    "unknown_device": 404,
    "wrong_method": 405,
    "stale_move": 409,
    "seat_taken": 409,
    "seated": 409,
    "no_seat": 409,
    "asked_already": 409,
    "nothing_asked": 409,
    "not_absent": 409,
    "away": 409,
    "key_used": 409,
    "undo_impossible": 409,
    "over": 409,
    "no_advice": 409,
    "not_over": 409,
    "your_turn": 409,
    "not_foreseen": 409,
    "not_settled": 409,
    "talk_full": 409,
    "no_mail": 409,
    "not_reached": 409,
    "too_large": 413,
    "not_json": 415,
    "wrong_host": 421,
    "refused": 422,
    "too_slow": 408,
    "too_many": 429,
    "too_many_bots": 429,
    "too_fast": 429,
    "too_many_ways": 429,
    "mail_asked": 429,
    "busy": 429,
    "busy_analysing": 429,
    "asked_lately": 429,
    "crowded": 429,
    "internal": 500,
    "storage": 507,
}
OF_STATUS = {400: "bad_request", 404: "not_found", 405: "wrong_method", 413: "too_large", 429: "too_many"}


class Failure(msgspec.Struct, frozen=True):
    code: str
    text: Message
    rule: str | None = None
    scene: Scene | None = None


class ErrorBody(msgspec.Struct, frozen=True):
    """What the client gets instead of what it asked for."""

    error: Failure


class Trouble(Exception):
    """A request that is not fulfilled; nothing has changed."""

    def __init__(
        self, code: str, text: Message | None = None, *, rule: str | None = None, scene: Scene | None = None
    ) -> None:
        super().__init__(code)
        self.status = STATUS[code]
        self.failure = Failure(code, text or say(f"error-{code.replace('_', '-')}"), rule, scene)


class StorageFailure(Exception):
    """The database did not take or give what it was asked; nothing was acknowledged."""


Asked = Request[Any, Any, Any]  # Litestar's user, auth and state: this house has none of them


def troubles(*codes: str) -> dict[int, ResponseSpec]:
    """For the API's description: the codes a request may get, by status."""
    by_status: dict[int, list[str]] = {}
    for code in ("bad_request", "wrong_host", "internal", "storage", *codes):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(ErrorBody, description=", ".join(found), generate_examples=False)
        for status, found in by_status.items()
    }


def answer(trouble: Trouble) -> Response[ErrorBody]:
    return Response(ErrorBody(trouble.failure), status_code=trouble.status, media_type="application/json")


def on_trouble(_: Asked, trouble: Trouble) -> Response[ErrorBody]:
    return answer(trouble)


def on_http(_: Asked, error: HTTPException) -> Response[ErrorBody]:
    """What Litestar itself refuses: no such path, a body that does not fit."""
    if error.status_code >= 500:
        return on_anything(_, error)
    code = OF_STATUS.get(error.status_code, "bad_request")
    text = say("error-bad-request", detail=_detail(error)) if code == "bad_request" else None
    return answer(Trouble(code, text))


def _detail(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra if isinstance(item, dict)]
        if found:
            return "; ".join(found)[:300]
    return error.detail[:300]


def on_storage(_: Asked, error: StorageFailure) -> Response[ErrorBody]:
    log.error("storage failed: %s", error)
    return answer(Trouble("storage"))


def on_anything(request: Asked, error: Exception) -> Response[ErrorBody]:
    """A fault of ours: the log has the whole story, the client none of it."""
    path = quote(request.scope["path"], safe="/")  # or a newline in it would begin a line of its own
    log.error("%s %s failed", request.method, path, exc_info=error)
    return answer(Trouble("internal"))
