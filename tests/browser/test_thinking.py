"""Table information: how each bot thinks, measured, in both languages."""

import asyncio
import os
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import LAPTOP, PATIENCE, PHONE, Visitor, shared_loop
from tests.browser.playing import CHOOSE_FIRST, open_table
from tests.server.visiting import settings, visit
from virtuosi.server.settings import CLIENT

WORDS = {
    "en": (r"how this bot thinks", r"It looks ahead [\d,]+ times a second", "A turn takes 20\u202fs at most"),
    "fr": (r"comment ce robot réfléchit", r"Il explore \d[\d\s]* suites par seconde", "20\u202fs au plus"),
}
# Whether the bot has searched for a move already
THOUGHT = """async () => {
    const table = location.pathname.split('/').at(-1);
    const told = await (await fetch(`/api/tables/${table}/thinking`)).json();
    return told.bots.some((bot) => bot.iterations_per_second !== null);
}"""


@shared_loop()
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """A house whose bots really search."""
    async with visit(settings(tmp_path, client=CLIENT, bot="tests.server.odd_bots:searches")) as house:
        yield f"http://127.0.0.1:{house.port}"


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("fr", PHONE)], ids=["laptop", "phone"])
async def test_the_table_tells_how_a_bot_thinks(visitor: Visitor, language: str, size: tuple[int, int]) -> None:
    button, pace, promise = WORDS[language]
    page = await visitor("/new/ray_master", size=size, language=language)
    await open_table(page, "grand", "me")
    async with asyncio.timeout(PATIENCE / 1000):
        while not await page.evaluate(THOUGHT):  # whoever begins
            await page.evaluate(CHOOSE_FIRST)
            await page.wait_for_timeout(200)
    if size == PHONE:
        await page.locator(".foot button").nth(2).click()
    await page.get_by_role("button", name=re.compile(button)).first.click()
    sheet = page.locator("dialog[open]")
    await expect(sheet).to_contain_text(promise)
    await expect(sheet).to_contain_text(re.compile(pace))
    if "VIRTUOSI_SHOTS" in os.environ:
        await page.screenshot(path=f"{os.environ['VIRTUOSI_SHOTS']}/thinking-{language}.png")
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
