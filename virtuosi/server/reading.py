"""Reads bodies to the letter. Litestar would take "1" for a number and true for a word; a move deserves better."""

from typing import Any, TypeVar

import msgspec
from litestar import Request

from virtuosi.core.text import say
from virtuosi.server.errors import Trouble

Body = TypeVar("Body")


def read(body: bytes, kind: type[Body]) -> Body:
    """Trouble says what is wrong with it."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Trouble("bad_request", say("error-bad-request", detail=str(error)[:300])) from error


class StrictRequest(Request[Any, Any, Any]):  # Any: Litestar's user, auth and state; this house has none of them
    async def json(self) -> Any:  # Any: as Litestar has it; really the struct that the handler asks for
        body = self.route_handler.parsed_data_field
        return read(await self.body(), body.annotation if body else object)
