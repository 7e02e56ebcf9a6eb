"""Pictures of every game in the windows of a laptop, a large screen, a tablet and a phone, for `docs/pictures`.

`python -m tests.browser.pictures [game ...]` takes them anew from the built client.
"""

import asyncio
import base64
import random
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

from playwright.async_api import Browser, Page, async_playwright

from tests.browser.conftest import ARGUMENTS, open_window
from tests.browser.positions import GAMES, MIDDLE, sit_down, table_at
from tests.server.visiting import Opened, settings, visit
from tools import chromium
from tools.prepare import ROOT
from virtuosi.games import find
from virtuosi.server.settings import CLIENT

FOLDER = ROOT / "docs" / "pictures"
HEAVIEST = 60_000  # bytes
QUALITIES = range(85, 20, -10)
# Of each window: its size, language, light, and how much smaller the picture is
WINDOWS = (
    ((1366, 657), "en", "day", 1.0),
    ((1920, 937), "fr", "night", 0.7),
    ((820, 1180), "fr", "day", 1.0),
    ((390, 844), "en", "night", 1.0),
)


async def take(games: tuple[str, ...]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with visit(settings(Path(folder), client=CLIENT)) as house, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
            for game in games:
                seed = f"{random.Random(game).getrandbits(256):064x}"  # the same match whenever it is taken
                with patch("virtuosi.server.opening.fresh_seed", return_value=seed):
                    table = await table_at(house, game, MIDDLE, find(game).bots)
                for size, language, theme, scale in WINDOWS:
                    page = await _seated(browser, table, size, language, theme)
                    path = FOLDER / f"{game}-{size[0]}x{size[1]}.webp"
                    path.write_bytes(await _picture(page, size, scale))
                    await page.context.close()
            await browser.close()


async def _seated(browser: Browser, table: Opened, size: tuple[int, int], language: str, theme: str) -> Page:
    context = await open_window(browser, size, {"language": language, "theme": theme})
    page = await context.new_page()
    await page.goto(f"http://127.0.0.1:{table.visited.port}/")
    await sit_down(page, table)
    await page.evaluate("() => document.fonts.ready")
    await page.mouse.move(0, 0)
    return page


async def _picture(page: Page, size: tuple[int, int], scale: float) -> bytes:
    """As good as it can be without being heavy."""
    line = await page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": scale}
    for quality in QUALITIES:
        wish = {"format": "webp", "quality": quality, "clip": clip}
        taken = base64.b64decode((await line.send("Page.captureScreenshot", wish))["data"])
        if len(taken) <= HEAVIEST:
            break
    return taken


if __name__ == "__main__":
    asyncio.run(take(tuple(sys.argv[1:]) or GAMES))
