"""Two people talk over a match, point at the board, see it end and play again: one in English at a laptop, the other
in French on a phone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Visitor
from tests.browser.positions import brought_to
from tests.server.visiting import Opened, Visited, fresh_key, settings, visit
from virtuosi.server.settings import CLIENT

ALMOST = 0.98  # of all decisions of the match


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Visited]:
    async with visit(settings(tmp_path, client=CLIENT)) as found:
        yield found


@pytest.fixture
def address(house: Visited) -> str:
    return f"http://127.0.0.1:{house.port}"


async def come(visitor: Visitor, table: Opened, **how: object) -> Page:
    """Somebody who holds a seat, at a device of their own."""
    page = await visitor("/", **how)
    await page.evaluate("(key) => localStorage.setItem('virtuosi.guest', key)", table.guest)
    await page.goto(f"http://127.0.0.1:{table.visited.port}/table/{table.id}")
    await page.locator(".bar").wait_for()
    return page


async def say(page: Page, text: str) -> None:
    field = page.get_by_role("combobox")
    await field.fill(text)
    await field.press("Enter")
    await expect(field).to_have_value("")


async def test_two_people_talk_point_end_and_play_again(visitor: Visitor, house: Visited) -> None:
    table = await house.open(kinds="pi")
    friend = await table.joined(table.invitations[1], name="Émilie")
    rest = await brought_to(house, table, ALMOST)
    ada = await come(visitor, table, size=LAPTOP)
    emilie = await come(visitor, friend, size=PHONE, language="fr")

    # a line is counted quietly, read, and answered by pointing
    await ada.keyboard.press("t")
    await say(ada, "Well played! <b>Really</b>")
    button = emilie.get_by_role("button", name="Conversation : une nouvelle ligne")
    await expect(button).to_be_visible()
    await emilie.screenshot(path="/tmp/talk_phone_count.png")
    await button.click()
    await expect(emilie.get_by_role("log")).to_contain_text("Well played! <b>Really</b>")
    await emilie.get_by_role("button", name="Autour de la ligne").click()
    await emilie.get_by_role("button", name="J’adore").click()
    await expect(ada.get_by_role("button", name="Lovely 1")).to_be_visible()
    await emilie.screenshot(path="/tmp/talk_phone.png")
    field = emilie.get_by_role("combobox")
    await field.fill("Regarde @ra")
    await field.press("Enter")
    await ada.screenshot(path="/tmp/talk_laptop.png")
    await emilie.screenshot(path="/tmp/talk_phone2.png")
    print(await field.input_value())
    await field.press("Enter")
    await expect(ada.get_by_role("log").locator("[data-points]")).to_be_visible()
    await ada.get_by_role("log").locator("[data-points]").hover()
    await ada.screenshot(path="/tmp/talk_laptop2.png")
    print(await ada.locator("[data-shown]").count(), rest, fresh_key())
