"""For those who hear the table: whatever is said of a thing or an event is said in words."""

import pytest
from playwright.async_api import Page

from tests.browser.conftest import LAPTOP, PHONE, Visitor
from tests.browser.playing import look, play_at_once
from virtuosi.games import REGISTERED

MOVES = 14

# Every label, title and hidden word that was ever in the page, if it has the sign of an icon in it
LISTEN = """() => {
    window.heard = new Set();
    const hear = () => {
        const said = [...document.querySelectorAll('[aria-label], [title]')]
            .flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')])
            .concat([...document.querySelectorAll('[role=status], .sr')].map((one) => one.textContent));
        for (const words of said) if (/:[a-z][a-z0-9-]*:/.test(words ?? '')) window.heard.add(words);
    };
    hear();
    const changes = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(hear).observe(document.body, changes);
}"""

# Any choice; one in a menu needs a second press
MOVE = """(number) => {
    const open = [...document.querySelectorAll('.choice, .ends .end[data-end]')].filter((one) => !one.ariaDisabled);
    open[number % open.length]?.click();
    document.querySelector('.bubble .item')?.click();
}"""


async def play(page: Page) -> None:
    for number in range(MOVES):
        if await look(page) != "asked":
            return
        await page.evaluate(MOVE, number)
        await page.wait_for_timeout(60)


@pytest.mark.parametrize("game", REGISTERED)
@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "fr")], ids=["laptop-en", "phone-fr"])
async def test_no_label_has_the_sign_of_an_icon(
    visitor: Visitor, game: str, size: tuple[int, int], language: str
) -> None:
    page = await visitor("/", size=size, language=language)
    await play_at_once(page, game)
    await look(page)
    await page.evaluate(LISTEN)
    await play(page)
    assert await page.evaluate("() => [...window.heard]") == []
