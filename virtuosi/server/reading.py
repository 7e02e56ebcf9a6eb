"""Reads bodies to the letter. Litestar would take "1" for a number and true for a word; a move deserves better."""

from typing import Any

import msgspec
from litestar import Request

from virtuosi.core.text import say
from virtuosi.server.errors import Trouble


class StrictRequest(Request[Any, Any, Any]):  # Any: Litestar's user, auth and state; this house has none of them
    async def json(self) -> Any:  # Any: as Litestar has it; really the struct that the handler asks for
        body = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=body.annotation if body else None)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Trouble("bad_request", say("error-bad-request", detail=str(error)[:300])) from error
