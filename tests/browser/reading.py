"""What a person reads at a table, as it is set."""

from playwright.async_api import Page

# Words of what the choices are called that go on in the next line without a hyphen
BROKEN = """() => [...document.querySelectorAll('.choice > span > span')].flatMap((choice) => {
    const texts = document.createTreeWalker(choice, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (texts.nextNode()) {
        for (const word of texts.currentNode.data.matchAll(/[^\\s\u00ad-]+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, word.index);
            range.setEnd(texts.currentNode, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
            if (lines.size > 1) broken.push(word[0]);
        }
    }
    return broken;
})"""


async def no_broken_word(page: Page) -> None:
    broken = await page.evaluate(BROKEN)
    assert broken == [], broken
