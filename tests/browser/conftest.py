"""A real house with the built client, and people who come to it with a real Chromium."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from tests.server.luck import same_luck as same_luck
from tests.server.visiting import Visited, settings, visit
from tools import chromium
from tools.prepare import BIN
from virtuosi.server.settings import CLIENT

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
LAPTOP = (1366, 768)
PHONE = (360, 740)
LARGER_PHONE = (390, 844)
PATIENCE = 60_000  # milliseconds; a busy machine is slow, not wrong
expect.set_options(timeout=PATIENCE)
# Playwright's own node wants a library that a bare machine lacks; the one that builds the client does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(BIN / "node"))

Visitor = Callable[..., Awaitable[Page]]
HERE = Path(__file__).parent
# One Chromium serves all tests of a worker, so that they, it and what they stand on share one loop.
shared_loop = partial(pytest_asyncio.fixture, loop_scope="session")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@shared_loop()
async def house(tmp_path: Path) -> AsyncIterator[Visited]:
    """Its bots are quick and weak: these tests are about the table."""
    assert (CLIENT / "index.html").is_file(), "the client is not built: run `make setup`"
    async with visit(settings(tmp_path, client=CLIENT)) as found:
        yield found


@pytest.fixture
def address(house: Visited) -> str:
    """Where the house is."""
    return f"http://127.0.0.1:{house.port}"


@shared_loop(scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
        yield found
        await found.close()


@shared_loop()
async def visitor(browser: Browser, address: str) -> AsyncIterator[Visitor]:
    """A person with a browser of their own. Whatever goes wrong in the page fails the test."""
    wrong: list[str] = []
    async with AsyncExitStack() as leaving:

        async def come(
            path: str = "/",
            *,
            size: tuple[int, int] = LAPTOP,
            theme: str = "day",
            language: str = "en",
            asks: str = "no",
            refused: bool = False,  # the house says no to this one, which a browser calls an error
        ) -> Page:
            context = await open_window(browser, size, {"theme": theme, "language": language, "ask": asks})
            leaving.push_async_callback(context.close)
            page = await context.new_page()
            page.set_default_timeout(PATIENCE)
            page.on("pageerror", lambda error: wrong.append(str(error)))
            if not refused:
                page.on("console", lambda word: wrong.append(word.text) if word.type == "error" else None)
            await page.goto(address + path)
            return page

        yield come
    assert wrong == []


async def open_window(browser: Browser, size: tuple[int, int], preferences: dict[str, str]) -> BrowserContext:
    handheld = size[0] < 760
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=handheld,
        is_mobile=handheld,
        reduced_motion="reduce",
    )
    kept = [f"localStorage.setItem('virtuosi.{name}', '{value}')" for name, value in preferences.items()]
    await context.add_init_script("; ".join(kept))
    return context
