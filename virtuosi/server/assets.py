"""The built files of the client. Every first visit asks for most of them, so each is packed once and kept."""

import gzip
import re
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from virtuosi.server.errors import Asked, Trouble

NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}")
TEXT = (".js", ".css", ".svg")  # the rest is packed already
MOST = 1000  # files of several builds, if the client is built while the house is open
FOR_EVER = CacheControlHeader(public=True, max_age=31536000, immutable=True)  # names change with their content


def assets_handler(folder: Path) -> HTTPRouteHandler:
    packed: dict[str, bytes] = {}

    def found(name: str) -> bytes:
        file = folder / name
        if not NAME.fullmatch(name) or not file.is_file():
            raise Trouble("not_found")
        return file.read_bytes()

    def found_packed(name: str) -> bytes:
        if name not in packed:
            if len(packed) >= MOST:
                packed.clear()
            packed[name] = gzip.compress(found(name), mtime=0)
        return packed[name]

    @get("/assets/{name:str}", include_in_schema=False, cache_control=FOR_EVER, packed=True)
    async def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
        kind = guess_type(name)[0] or "application/octet-stream"
        if not name.endswith(TEXT):
            return Response(found(name), media_type=kind)
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(found(name), media_type=kind, headers=headers)
        return Response(found_packed(name), media_type=kind, headers=headers | {"Content-Encoding": "gzip"})

    return asset
