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

# Words, numbers and the initials of seats in the window whose letters are drawn smaller than this many pixels. Another
# single sign may be a little smaller.
TINY = """([least, sign]) => {
    const found = new Set();
    const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const [words, home] = [texts.currentNode.data.trim(), texts.currentNode.parentElement];
        if (!words || home.closest('.sr, title, style')) continue;
        if (!home.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const box = home.getBoundingClientRect();
        const outside = box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight;
        if (box.width <= 2 || outside) continue;
        const drawn = home.closest('text')?.getScreenCTM();
        const scale = drawn ? Math.hypot(drawn.a, drawn.b) : home.currentCSSZoom;
        const size = parseFloat(getComputedStyle(home).fontSize) * scale;
        const read = words.length > 1 || home.closest('.seat, .peg');
        if (size < (read ? least : sign)) found.add(`${words.slice(0, 30)}: ${size.toFixed(1)} px`);
    }
    return [...found];
}"""

# Words whose capital letter loses its accent: the line is as high as the letter, and what is above it is cut off
BEHEADED = """() => [...document.querySelectorAll('.table *')].filter((one) => {
    const own = [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : '')).join('');
    if (!/[ÀÂÇÈÉÊÎÔÛ]/.test(own) || !one.checkVisibility() || one.closest('.sr')) return false;
    const { overflowY, lineHeight, fontSize, paddingTop } = getComputedStyle(one);
    const above = (parseFloat(lineHeight) - parseFloat(fontSize)) / 2 + parseFloat(paddingTop);
    return overflowY !== 'visible' && above < 0.09 * parseFloat(fontSize);
}).map((one) => one.textContent.trim().slice(0, 30))"""


async def beheaded_words(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(BEHEADED)
    return found


async def tiny_words(page: Page, least: float, sign: float) -> list[str]:
    found: list[str] = await page.evaluate(TINY, [least, sign])
    return found


async def no_broken_word(page: Page) -> None:
    broken = await page.evaluate(BROKEN)
    assert broken == [], broken
