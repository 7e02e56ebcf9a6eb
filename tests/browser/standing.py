"""Whether everything of a table stands in the window: things are in reach, and no words lie on others."""

from playwright.async_api import Page

# Where the board stands
BOARD = """() => {
    const { x, y, width, height } = document.querySelector('.ground').getBoundingClientRect();
    return [x, y, width, height];
}"""
# What a finger or a pointer cannot reach, and which words lie on other words. A thing is in reach when, after
# scrolling what scrolls, its whole box lies in the window and in every ancestor that clips, and nothing covers it.
FALLEN = """() => {
    const wrong = [];
    const SLACK = 1.5;  // a line of ink
    const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const called = (one) => [one.dataset?.ref ?? one.id ?? '', one.tagName, one.getAttribute('class') ?? '',
        (one.ariaLabel ?? one.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 30)].join(' ').trim();
    const rolls = (style, way) => ['auto', 'scroll'].includes(way === 'x' ? style.overflowX : style.overflowY);
    const inside = (box, clip) => box.left >= clip.left - SLACK && box.top >= clip.top - SLACK
        && box.right <= clip.right + SLACK && box.bottom <= clip.bottom + SLACK;
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
        wrong.push(`page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);

    const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const known = new Map();  // of an element: the ancestors, itself included, that clip it, and those that scroll
    const around = (at) => {
        if (!at) return { clips: [], rolled: [] };
        let found = known.get(at);
        if (!found) {
            const { clips, rolled } = around(at.parentElement);
            const style = getComputedStyle(at);
            const clipping = style.overflowX !== 'visible' || style.overflowY !== 'visible';
            const rolling = (rolls(style, 'y') && at.scrollHeight > at.clientHeight + 1)
                || (rolls(style, 'x') && at.scrollWidth > at.clientWidth + 1);
            found = { clips: clipping ? [at, ...clips] : clips, rolled: rolling ? [at, ...rolled] : rolled };
            known.set(at, found);
        }
        return found;
    };
    const cut = (one, box) => {
        const by = around(one.parentElement).clips.find((at) => !inside(box, at.getBoundingClientRect()));
        return by ? called(by) : inside(box, window_) ? null : 'the window';
    };
    const rollers = (one) => around(one.parentElement).rolled;
    const POINTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75], [0.25, 0.75], [0.75, 0.25], [0.5, 0.15], [0.5, 0.85],
        [0.15, 0.5], [0.85, 0.5], [0.06, 0.06], [0.5, 0.04], [0.5, 0.96], [0.04, 0.5], [0.96, 0.5], [0.94, 0.94]];
    const covered = (one, box, map) => {
        let above = null;
        for (const [x, y] of POINTS) {
            const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
            if (hit && one.contains(hit)) return null;
            if (map && hit?.closest('.zooms')) return null;  // dragging brings it out from under the buttons
            above ??= hit;
        }
        return above ? called(above) : 'nothing is there';
    };
    const was = new Map();  // of what was scrolled: where it stood
    for (const one of document.querySelectorAll('.table :is([data-ref], button, a[href], select, input)')) {
        if (!seen(one)) continue;
        let box = one.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const map = one.closest('.drawing.zoomed');  // dragged like a scroll: what is out of it comes into it
        if (map && !inside(box, map.getBoundingClientRect())) continue;
        const rolled = rollers(one);
        if (rolled.length && cut(one, box)) {
            for (const at of rolled) if (!was.has(at)) was.set(at, [at.scrollLeft, at.scrollTop]);
            one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            box = one.getBoundingClientRect();
        }
        const long = rolled.some((at) => box.height > at.clientHeight || box.width > at.clientWidth);
        const by = long ? null : cut(one, box);
        if (by) wrong.push(`cut: ${called(one)} | by ${by}`);
        else {
            // a thing that nobody may touch now may lie under another
            const over = one.dataset.ref && !one.dataset.touch ? null : covered(one, box, map);
            if (over) wrong.push(`covered: ${called(one)} | by ${over}`);
        }
    }
    for (const [at, [left, top]] of was) at.scrollTo({ left, top, behavior: 'instant' });

    for (const one of document.querySelectorAll(':is(.ground, .own, .rail, .page) .panel')) {
        const home = one.closest('.ground, .own, .rail, .page');
        if (!seen(one) || rollers(one).length || rolls(getComputedStyle(home), 'y')) continue;
        if (!inside(one.getBoundingClientRect(), home.getBoundingClientRect())) wrong.push(`out: ${called(one)}`);
    }

    // a sign or a mark that does not fit its line, card or button lies on the next one
    for (const one of document.querySelectorAll('.table :is(svg.i, .seat)')) {
        const home = one.parentElement.closest('li, button, .panel, [data-ref]');
        const cut = around(one.parentElement).clips[0];  // a picture may be larger than the window it is seen through
        if (!home || one.parentElement.closest('svg') || !seen(one) || (cut && home.contains(cut))) continue;
        const [box, room] = [one.getBoundingClientRect(), home.getBoundingClientRect()];
        if (box.left < room.left - 3 || box.right > room.right + 3)
            wrong.push(`spilled: ${one.getAttribute('class')} | out of ${called(home)}`);
    }

    const words = [];
    const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const parent = text.parentElement;
        if (!text.data.trim() || !seen(parent) || parent.closest('.sr, title, style')) continue;
        const room = parent.getBoundingClientRect();
        if (room.width <= 2 || room.height <= 2) continue;  // said, not shown
        const range = document.createRange();
        range.selectNodeContents(text);
        const clips = [window_, ...around(parent).clips.map((at) => at.getBoundingClientRect())];
        for (const line of range.getClientRects()) {
            const shrunk = line.height * 0.22;  // a line is higher than its letters
            const box = { left: line.left + 1, right: line.right - 1 };
            Object.assign(box, { top: line.top + shrunk, bottom: line.bottom - shrunk });
            const whole = { ...box };
            for (const clip of clips) {
                box.left = Math.max(box.left, clip.left); box.right = Math.min(box.right, clip.right);
                box.top = Math.max(box.top, clip.top); box.bottom = Math.min(box.bottom, clip.bottom);
            }
            const lost = whole.bottom - whole.top - (box.bottom - box.top);
            if (lost > 2 && !rollers(parent).length && !parent.closest('.drawing.zoomed'))
                wrong.push(`cut words: ${text.data.trim().slice(0, 30)} | ${called(parent).slice(0, 60)}`);
            if (box.right - box.left > 1 && box.bottom - box.top > 2) words.push({ text, parent, box });
        }
    }
    words.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of words.entries()) {
        for (let next = index + 1; next < words.length && words[next].box.top < one.box.bottom; next++) {
            const other = words[next];
            if (other.text === one.text || other.text.data === one.text.data) continue;
            const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (wide > 2 && high > 2)
                wrong.push(`overprinted: ${one.text.data.trim().slice(0, 30)} | ${other.text.data.trim().slice(0, 30)}`
                    + ` | ${called(one.parent).slice(0, 60)}`);
        }
    }
    return wrong;
}"""


async def fallen(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(FALLEN)
    return found


# What is too small for a finger on a phone. A drawing takes the nearest thing in reach, a number in a sentence its line
SMALL = """() => [...document.querySelectorAll('.table :is([data-touch="lit"], button)')]
    .filter((one) => one.checkVisibility() && !one.closest('svg') && !one.matches('.rule-no'))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 39.5))
    .map(([one, box]) => `small: ${one.className} ${one.ariaLabel ?? one.textContent.trim().slice(0, 30)}`
        + ` ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


async def things_too_small(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(SMALL)
    return found


# Tabs that show no words, or cut them off
WORDLESS = """() => [...document.querySelectorAll('.foot button, [role=tab]')]
    .filter((one) => one.checkVisibility())
    .filter((one) => !one.innerText.trim() || [one, ...one.querySelectorAll('span')]
        .some((part) => !part.matches('.sr') && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 2))
    .map((one) => `no words: ${one.outerHTML.slice(0, 80)}`)"""


async def wordless_tabs(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(WORDLESS)
    return found


async def resized(page: Page, size: tuple[int, int]) -> None:
    """Give the window a size and wait until the page is laid out and drawn in it."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(3):
        await page.evaluate("() => new Promise(requestAnimationFrame)")
