"""Two people talk over a match, point at the board, see it end and play again: one in English at a laptop, the other
in French on a phone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Visitor, shared_loop
from tests.browser.playing import stays
from tests.browser.positions import brought_to
from tests.browser.test_access import no_grave_violation, no_sideways_scroll
from tests.server.visiting import Opened, Visited, settings, visit
from virtuosi.server.settings import CLIENT

ALMOST = 0.98  # of all decisions of the match
SHOWN = 4000  # milliseconds that a thing is lit when its name is tapped


@shared_loop()
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
    field = page.locator("aside").get_by_role("combobox")
    await field.fill(text)
    await field.press("Enter")
    await expect(field).to_have_value("")


async def end(table: Opened, friend: Opened, rest: list[str]) -> None:
    """What is still to be decided, each at their turn."""
    for move in rest:
        scene = await table.look()
        actor = table if scene["actor"] == 0 else friend
        await actor.play(scene["actor"], move, scene["number"])


async def talk(visitor: Visitor, ada: Page, emilie: Page) -> None:
    """The last move gets a sign; a line is counted quietly, read as plain text, and gets one too."""
    await ada.get_by_role("button", name="Give a sign about this move").click()
    await ada.locator(".log").get_by_role("button", name="Bravo").click()
    await expect(ada.locator(".log").get_by_role("button", name="Bravo 1")).to_have_attribute("aria-pressed", "true")
    await ada.keyboard.press("t")
    await say(ada, "Well played! <b>Really</b>")
    await emilie.get_by_role("button", name="Conversation\u202f: une nouvelle ligne").click()
    await expect(emilie.get_by_role("log")).to_contain_text("Well played! <b>Really</b>")
    await emilie.get_by_role("button", name="Plus sur la ligne").click()
    await emilie.get_by_role("button", name="J’adore").click()
    await expect(ada.get_by_role("button", name="Lovely 1")).to_be_visible()
    # who watches hears nothing of it, and has a room of their own
    watcher = await visitor("/table/" + ada.url.rsplit("/", 1)[1])
    await watcher.get_by_role("button", name="Talk").click()
    await expect(watcher.get_by_role("log")).to_contain_text("Nobody has said anything yet")
    await say(watcher, "They do not hear me")
    await expect(watcher.get_by_role("log")).to_contain_text("They do not hear me")


async def point(ada: Page, emilie: Page) -> None:
    """A thing comes into a line by typing or from its own popover; its name lights it on the other's board."""
    field = emilie.get_by_role("combobox")
    await field.fill("Regarde @ray")
    await expect(emilie.get_by_role("option").first).to_contain_text("@ray")
    await field.press("Enter")
    await field.press("Enter")
    ray = ada.get_by_role("log").get_by_role("button", name="ray", exact=True)
    await ray.hover()
    await expect(ada.locator('[data-ref="ray"][data-shown]')).to_have_count(1)
    await ada.locator('[data-ref="ray"]').hover()
    await expect(ada.locator("[data-shown]")).to_have_count(0)
    await ada.get_by_role("button", name="Point at this").click()
    await expect(ada.get_by_role("combobox")).to_have_value("@ray ")
    await say(ada, "@ray is cold, @card/99 is nothing")
    line = emilie.get_by_role("log").locator("article").last
    await expect(line).to_contain_text("rayon is cold, @card/99 is nothing")
    await stays(emilie, SHOWN)
    await line.locator("[data-points]").tap()  # on a phone the talk makes room
    await expect(emilie.get_by_role("log")).to_have_count(0)
    await expect(emilie.locator('[data-ref="ray"][data-shown]')).to_have_count(1)


async def test_two_people_talk_point_at_things_and_play_again(visitor: Visitor, house: Visited) -> None:
    table = await house.open(kinds="pi")
    friend = await table.joined(table.invitations[1], name="Émilie")
    rest = await brought_to(house, table, ALMOST)
    ada = await come(visitor, table, size=LAPTOP)
    emilie = await come(visitor, friend, size=PHONE, language="fr")
    await talk(visitor, ada, emilie)
    await point(ada, emilie)

    # the host removes a line; nobody else can
    await emilie.get_by_role("button", name="Conversation").click()
    await expect(emilie.get_by_role("button", name="Retirer la ligne")).to_have_count(0)
    await ada.get_by_role("button", name="More about the line of Émilie").click()
    for page in (ada, emilie):
        await no_grave_violation(page, "talk")
        await no_sideways_scroll(page)
    await ada.get_by_role("button", name="Remove the line").click()
    await expect(emilie.get_by_role("log")).to_contain_text("Une ligne a été retirée.")
    await ada.keyboard.press("Escape")
    await expect(ada.get_by_role("log")).to_have_count(0)

    # the match ends: the doors between the rooms open, and both play again at one new table with the seats turned
    await end(table, friend, rest)
    await ada.get_by_role("button", name="Play again").click()
    await expect(ada.locator("dialog input").first).to_be_visible()  # the link for whom does not come by themselves
    await expect(emilie.get_by_role("status").filter(has_text="votre place est gardée")).to_be_visible()
    await expect(emilie.get_by_role("button", name="Les rejoindre")).to_be_visible()
    await emilie.goto(emilie.url.rsplit("/table", 1)[0] + "/mine")  # one's own page tells it too, as a notice does
    await emilie.get_by_role("link", name="Les rejoindre").click()
    await expect(emilie).to_have_url(ada.url)
    await ada.keyboard.press("Escape")
    await expect(ada.locator(".seats").first).to_contain_text("Émilie")
    scene = await Opened(house, ada.url.rsplit("/", 1)[1], friend.guest).look(0)
    assert scene["table"]["seats"][0]["name"] == "Émilie"

    # both find the match among those they have finished
    await ada.goto(ada.url.rsplit("/table", 1)[0] + "/mine")
    await ada.get_by_text("Finished matches").click()
    await expect(ada.locator("details li").last).to_contain_text("Émilie")
