"""What a person does at a table, in the words of a person."""

from playwright.async_api import Page, expect

YOUR_TURN = "● "
MOST = 400  # moves of one person in one match, generously

# What a person sees at one moment: over, the curtain, a question to them, or somebody else's turn
LOOK = """() => {
    if (document.querySelector('dialog[open] .sheets')) return 'over';
    if (document.querySelector('dialog[open].full')) return 'curtain';
    const open = ':not([aria-disabled="true"])';
    return document.querySelector(`.choice${open}, .ends .main${open}`) ? 'asked' : 'waiting';
}"""
# The log and what is asked
MOMENT = "() => (document.querySelector('.log')?.innerText ?? '') + document.querySelector('.ask')?.innerText"
SETTLED = f"() => ({LOOK})() !== 'waiting'"


async def play_at_once(page: Page, game: str = "ray_master") -> None:
    """From the home page to a table against bots: one press."""
    await page.locator(f'[data-game="{game}"] .btn.main').click()
    await page.locator(".bar").wait_for()


async def look(page: Page) -> str:
    """Wait until it is not somebody else's turn; say what is to be seen."""
    await page.wait_for_function(SETTLED, timeout=30_000)
    found: str = await page.evaluate(LOOK)
    return found


async def moment(page: Page) -> str:
    """What changes with every move."""
    found: str = await page.evaluate(MOMENT)
    return found


async def open_table(page: Page, *sitters: str, guided: bool = False, options: tuple[str, ...] = ()) -> None:
    """On the page of a new table: who sits where, then Play."""
    if len(sitters) == 1:
        await page.get_by_role("button", name="Solo").click()
    for seat, sitter in enumerate(sitters):
        await page.locator(".field select").nth(seat).select_option(sitter)
    for option in options:
        await page.get_by_label(option).check()
    if guided:
        await page.get_by_label("Guided match").check()
    await page.locator(".go").click()
    await page.locator(".bar").wait_for()


async def final_sheet_adds_up(page: Page) -> None:
    """Every seat's lines give its total."""
    for sheet in await page.locator("dialog .sheets section").all():
        lines = [int(text.replace("−", "-")) for text in await sheet.locator("li b").all_inner_texts()]
        total = int((await sheet.locator(".sum b").inner_text()).strip().replace("−", "-"))
        assert sum(lines) == total
    await expect(page.locator("dialog h2").first).not_to_be_empty()
