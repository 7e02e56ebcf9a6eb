"""The house itself: found again, installed, and of one hand by day and by night."""

from playwright.async_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import look, play_at_once


async def test_on_a_phone_the_tables_that_wait_come_first(visitor: Visitor, address: str) -> None:
    page = await visitor(size=PHONE)
    plates = page.locator(".plates")
    tables = page.locator(".resume")
    first = [await one.bounding_box() for one in (plates, tables)]
    assert first[0]
    assert first[1]
    assert first[0]["y"] < first[1]["y"]
    await play_at_once(page)
    await look(page)
    await page.goto(address)
    await expect(page.locator(".home.awaited")).to_be_visible()
    then = [await one.bounding_box() for one in (plates, tables)]
    assert then[0]
    assert then[1]
    assert then[1]["y"] < then[0]["y"]


async def test_the_house_can_be_installed_and_keeps_no_rules(visitor: Visitor, address: str) -> None:
    page = await visitor()
    manifest = await page.evaluate("fetch('/manifest.json').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        kind = await page.evaluate("(src) => fetch(src).then((a) => a.headers.get('content-type'))", icon["src"])
        assert kind == icon["type"]
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await page.goto(f"{address}/rules/newton")
    await page.locator(".rule").first.wait_for()
    await page.reload()
    await page.locator(".rule").first.wait_for()
    kept = await page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys())
                for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
            return found;
        }"""
    )
    assert kept
    assert all(path.startswith("/assets/") for path in kept)


async def test_ticks_are_of_the_house(visitor: Visitor) -> None:
    page = await visitor("/new/ray_master", theme="night")
    tick = page.get_by_label("Guided match")
    assert await tick.evaluate("(one) => getComputedStyle(one).appearance") == "none"
    await tick.check()
    await expect(tick).to_be_checked()
