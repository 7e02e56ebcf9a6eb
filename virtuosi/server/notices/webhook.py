"""Letters in the forms that other programs read."""

from collections.abc import Mapping
from urllib.parse import urlencode

import msgspec

from virtuosi.server.notices.letter import Letter
from virtuosi.server.notices.outside import NotReached, Outside

DISCORD, NTFY, PLAIN = "discord", "ntfy", "json"
_JSON = {"Content-Type": "application/json"}


def posted(form: str, url: str, letter: Letter) -> tuple[str, bytes, Mapping[str, str]]:
    """Where the letter goes, its body and its headers."""
    if form == DISCORD:
        content = f"**{letter.title}**\n{letter.text}\n{letter.link}"
        return url, msgspec.json.encode({"content": content, "allowed_mentions": {"parse": []}}), _JSON
    if form == NTFY:  # what it reads from headers it also reads from here, in any alphabet
        more = urlencode({"title": letter.title, "click": letter.link})
        return f"{url}{'&' if '?' in url else '?'}{more}", letter.text.encode(), {"Content-Type": "text/plain"}
    told = {name: getattr(letter, name) for name in ("what", "title", "text", "link", "table", "game")}
    return url, msgspec.json.encode(told), _JSON


async def send(outside: Outside, form: str, url: str, letter: Letter) -> None:
    status = await outside.post(*posted(form, url, letter))
    if not 200 <= status < 300:
        raise NotReached(f"the answer was {status}")
