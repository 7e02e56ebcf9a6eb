"""The browser client: its built files, and its one page for all of its addresses."""

import base64
import hashlib
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Response, Router, get
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import File

from virtuosi.server.assets import assets_handler
from virtuosi.server.errors import Asked, Trouble

INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Virtuosi</title>
<body style="font: 18px/1.5 Georgia, serif; max-width: 34em; margin: 15vh auto; padding: 0 1em">
<h1>The browser client is not built yet</h1>
<p>Run <code>make setup</code> in the project’s directory, then reload this page. The server itself is running.</p>
<p lang="fr">Le client n’est pas encore construit : lancez <code>make setup</code> dans le dossier du projet, puis
rechargez cette page.</p></body></html>"""


def content_policy(page: str = "") -> str:
    """Only what comes from here, and the page's own small scripts by their hashes."""
    scripts = ["'self'"]
    for script in INLINE_SCRIPT.findall(page):
        found = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        scripts.append(f"'sha256-{found}'")
    return (
        f"default-src 'self'; script-src {' '.join(scripts)}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


API_HEADERS = {  # of every answer that is no page
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": content_policy(),
    "Cache-Control": "no-store",
}


def protect(answer: Any, path: str) -> None:
    """The head of an answer as ASGI has it, Any, gets what it does not say itself."""
    headers = MutableScopeHeaders.from_message(answer)
    for name, value in API_HEADERS.items():
        if name != "Cache-Control" or path.startswith("/api/"):
            headers.setdefault(name, value)


def pages_router(client: Path) -> Router:
    """The client's addresses. It may be built while the server runs, so every request looks anew."""

    def page(status: int) -> Response[str]:
        found = client / "index.html"
        body = found.read_text(encoding="utf-8") if found.is_file() else NOT_BUILT
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": content_policy(body)}
        return Response(body, media_type=MediaType.HTML, headers=headers, status_code=status)

    @get(
        ["/", "/mine", "/privacy", "/new/{rest:path}", "/table/{rest:path}", "/rules/{rest:path}"],
        include_in_schema=False,
    )
    async def known() -> Response[str]:
        return page(200)

    def nothing(request: Asked) -> Response[str]:
        """To somebody who reads, the page itself says that there is nothing."""
        if request.scope["path"].startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
            raise Trouble("not_found")
        return page(404)

    @get(["/new", "/table", "/rules"], include_in_schema=False)
    async def unfinished(request: Asked) -> Response[str]:
        return nothing(request)

    @get("/{rest:path}", include_in_schema=False)
    async def other(request: Asked, rest: FromPath[Path]) -> Response[str] | File:
        """Icons and such beside the page."""
        name = str(rest).lstrip("/")
        found = client / name
        if found.parent == client and not name.startswith(".") and found.is_file():
            kind = guess_type(name)[0] or "application/octet-stream"
            return File(
                found, media_type=kind, content_disposition_type="inline", headers={"Cache-Control": "no-cache"}
            )
        return nothing(request)

    return Router("/", route_handlers=[known, unfinished, other, assets_handler(client / "assets")])
