"""An owner's pack in the page: chosen when the table is opened, named at the table."""

from collections.abc import AsyncIterator
from pathlib import Path

from playwright.async_api import expect

from tests.browser.conftest import Visitor, shared_loop
from tests.server.test_packs import own_pack
from tests.server.visiting import settings, visit
from virtuosi.server.settings import CLIENT


@shared_loop()
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """A house that offers one pack."""
    async with visit(settings(tmp_path, client=CLIENT, packs=(own_pack(tmp_path),))) as house:
        yield f"http://127.0.0.1:{house.port}"


async def test_a_table_is_opened_with_an_owners_pack(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master")
    await page.get_by_label("short evening: one value differs").check()
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(page.locator(".top .pack")).to_have_text("short evening: one value differs")


async def test_a_game_without_packs_asks_for_none(visitor: Visitor) -> None:
    page = await visitor("/new/newton")
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    await expect(page.get_by_text("Components", exact=True)).to_have_count(0)
