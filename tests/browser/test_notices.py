"""Told while the page is closed: a phone in French, a mail and a webhook, the way back to the decision, two devices."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, Visitor, shared_loop
from tests.browser.playing import open_table
from tests.processes import PATIENCE
from tests.server.receiving import PostBox, Receiver, post_box, receiver
from tests.server.visiting import Json, settings, visit
from virtuosi.server.notices import outbox, postman
from virtuosi.server.notices.mail import mail_server
from virtuosi.server.settings import CLIENT

# The first move that there is, for whoever this page is; who is to move then
PLAY = """async (id) => {
    const headers = { 'X-Guest': localStorage.getItem('virtuosi.guest'), 'Content-Type': 'application/json' };
    const scene = await (await fetch(`/api/tables/${id}`, { headers })).json();
    if (scene.actor !== scene.seat) return scene.actor;
    const body = { move: scene.choices[0].move, number: scene.number, key: `press-${scene.number}-${scene.seat}` };
    headers['X-Seat'] = `${scene.seat}`;
    const answer = await fetch(`/api/tables/${id}/moves`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()).actor;
}"""

# Not every Chromium has a place for notices: what the service worker wants to be shown is noted
NOTE = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
        self.shown.push([title, body, data]);
    };
}"""


@shared_loop()
async def box() -> AsyncIterator[tuple[PostBox, int]]:
    async with post_box() as found:
        yield found


@shared_loop()
async def letters() -> AsyncIterator[Receiver]:
    async with receiver() as found:
        yield found


@shared_loop()
async def address(
    tmp_path: Path, box: tuple[PostBox, int], letters: Receiver, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[str]:
    """A house that sends mail and may write to a webhook nearby, with a postman who is always on his way."""
    monkeypatch.setattr(postman, "EVERY", 0.1)
    monkeypatch.setattr(outbox, "GRACE", timedelta(0))
    mail = mail_server(f"smtp://127.0.0.1:{box[1]}", "house@example.org")
    given = settings(tmp_path, client=CLIENT, mail=mail, webhook_hosts=("127.0.0.1",))
    async with visit(given) as house:
        yield f"http://127.0.0.1:{house.port}"


async def until_turn(pages: list[Page], table: str, seat: int) -> None:
    """Each plays for themselves until it is this seat's turn."""
    actor = -1
    for _ in range(200):
        if actor == seat:
            return
        for page in pages:
            actor = await page.evaluate(PLAY, table)
            if actor == seat:
                return
    raise AssertionError("the turn never came")


async def be_told(phone: Page, box: PostBox, letters: Receiver) -> None:
    """Mail and a webhook, set up on the page of one's own."""
    await phone.get_by_label("Adresse électronique").fill("emmy@example.org")
    await phone.locator("form", has=phone.get_by_label("Adresse électronique")).get_by_role("button").click()
    text = (await box.next()).get_content()  # type: ignore[attr-defined]
    found = re.search(r"[a-z2-9]{4}-[a-z2-9]{4}", text)
    assert found is not None
    await phone.get_by_label("Code reçu par courriel").fill(found[0])
    await phone.get_by_role("button", name="Confirmer").click()
    await expect(phone.locator("[data-way=mail]").get_by_label("actif")).to_be_checked()
    hook = phone.get_by_label("Adresse d’un webhook")
    await hook.fill(f"{letters.url}/hook")
    await phone.get_by_label("Format du webhook").select_option("json")
    await phone.locator("form", has=hook).get_by_role("button").click()
    await phone.locator("[data-way=webhook]").get_by_role("button", name="Essayer").click()
    assert (await letters.next()).json()["what"] == "trial"
    await expect(phone.locator("[data-way=webhook]")).to_contain_text("Envoyé")


async def shown_when_pushed(page: Page, address: str, told: dict[str, str]) -> list[list[str]]:
    """What the service worker shows of a push that the browser hands it."""
    await page.context.grant_permissions(["notifications"], origin=address)
    line = await page.context.new_cdp_session(page)
    found: asyncio.Queue[str] = asyncio.Queue()

    def registered(event: Json) -> None:
        for one in event["registrations"]:
            found.put_nowait(one["registrationId"])

    line.on("ServiceWorker.workerRegistrationUpdated", registered)
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await line.send("ServiceWorker.enable")
    [worker] = page.context.service_workers or [await page.context.wait_for_event("serviceworker")]
    await worker.evaluate(NOTE)
    shown: list[list[str]] = []
    async with asyncio.timeout(PATIENCE):
        pushed = {"origin": address, "registrationId": await found.get(), "data": json.dumps(told)}
        await line.send("ServiceWorker.deliverPushMessage", pushed)
        while not shown:
            shown = await worker.evaluate("self.shown")
    return shown


async def test_told_by_mail_and_webhook_while_the_page_is_closed_and_back_on_two_devices(
    visitor: Visitor, address: str, box: tuple[PostBox, int], letters: Receiver
) -> None:
    host = await visitor("/new/ray_master")
    await open_table(host, "me", "friend")
    table = host.url.rsplit("/", 1)[1]
    link = await host.locator("dialog input").first.input_value()
    phone = await visitor(link.removeprefix(address), size=PHONE, language="fr")
    await phone.get_by_label("Nom").fill("Emmy")
    await phone.get_by_role("button", name="S’asseoir").click()
    await phone.locator(".bar").wait_for()
    await until_turn([phone], table, 0)

    await phone.goto(f"{address}/mine", wait_until="networkidle")  # what comes late moves the rest
    await be_told(phone, box[0], letters)
    own = phone.context
    await phone.close()
    await until_turn([host], table, 1)
    told, mail = (await letters.next()).json(), await box[0].next()
    assert told["link"] == f"{address}/table/{table}"
    assert told["title"].startswith("À vous de jouer")
    assert mail["Subject"] == told["title"]
    assert told["link"] in mail.get_content()  # type: ignore[attr-defined]

    phone = await own.new_page()
    await phone.goto(told["link"])
    await expect(phone.locator(".ask")).to_contain_text("À vous")
    assert (await phone.title()).startswith("● ")
    await phone.goto(f"{address}/mine", wait_until="networkidle")
    await phone.get_by_role("button", name="Faire entrer un autre de mes appareils").click()
    code = await phone.locator(".device b").inner_text()

    laptop = await visitor("/")
    await laptop.get_by_placeholder("Paste the link you were sent, or a code").fill(code)
    await laptop.get_by_role("button", name="Join").click()
    await laptop.get_by_role("button", name="Both are mine").click()
    await laptop.get_by_role("link", name="My page").click()
    await expect(laptop.locator(f"[data-table='{table}']")).to_contain_text("Your turn")
    await laptop.keyboard.press("n")
    await laptop.wait_for_url(told["link"])
    await expect(laptop.locator(".ask")).to_contain_text("Your turn")

    push = {"title": told["title"], "text": told["text"], "link": f"/table/{table}", "about": table}
    assert await shown_when_pushed(host, address, push) == [[told["title"], told["text"], f"/table/{table}"]]

    await phone.reload()
    await phone.get_by_role("button", name="Exclure").click()
    await phone.get_by_role("button", name="Oui, il perd ses places").click()
    await expect(phone.get_by_role("button", name="Exclure")).to_have_count(0)
    await expect(laptop.locator(".ask")).to_contain_text("You are watching")
    await expect(phone.locator(f"[data-table='{table}']")).to_contain_text("À vous de jouer")
