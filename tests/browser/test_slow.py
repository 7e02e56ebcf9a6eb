"""A slow match: two people, two browsers, days between their turns, and pages that are closed in between."""

from playwright.async_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import bring_friend, duel_move, duel_to_the_end, open_table, whoever_is_asked
from tests.server.visiting import Visited


async def sit_apart(visitor: Visitor, address: str) -> list[Page]:
    """A table with two days a turn, opened in English and joined by link in French."""
    host = await visitor("/new/ray_master")
    await host.get_by_text("Who may sit down, clock").click()
    await host.get_by_label("Slow: days a turn").check()
    await host.get_by_label("Weekends off").uncheck()
    await open_table(host, "me", "friend")
    return [host, await bring_friend(host, visitor, address, "fr")]


async def away_for(house: Visited, people: list[Page], **time: float) -> list[Page]:
    """Both close their pages, time passes, and both come again."""
    address = people[0].url
    windows = [page.context for page in people]
    for page in people:
        await page.close()
    await house.pass_time(**time)
    again = [await window.new_page() for window in windows]
    for page in again:
        await page.goto(address)
        await page.locator(".bar").wait_for()
    return again


async def play_turn(people: list[Page], number: int) -> int:
    """Whoever decides plays until the other does; who that was."""
    who = await whoever_is_asked(people)
    while await whoever_is_asked(people) == who:
        await duel_move(people[who], number)
    return who


async def test_a_slow_match_with_closed_pages_in_between(visitor: Visitor, address: str, house: Visited) -> None:
    people = await sit_apart(visitor, address)
    for number in range(3):
        who = await play_turn(people, number)
        for page, left in zip(people, ("1 d 23 h", "1 j 23 h"), strict=True):
            await expect(page.locator(f".seats [data-clock='{1 - who}']")).to_contain_text(left)
        people = await away_for(house, people, hours=30)
        for page in people:
            await expect(page.locator(f".seats [data-clock='{1 - who}']")).to_contain_text("17 h")

    # somebody forgets the table: a bot plays until they are back
    late = await whoever_is_asked(people)
    people = await away_for(house, people, hours=19)
    await expect(people[1 - late].locator(".log")).to_contain_text(["is up: a", "est écoulé"][1 - late])
    back = ["Play for myself again", "Rejouer moi-même"]
    await people[late].locator(".bar").get_by_role("button", name=back[late]).click()
    await expect(people[late].locator(".bar").get_by_role("button", name=back[late])).to_have_count(0)

    # a move is taken back with the other's leave
    who = await play_turn(people, 4)
    ask = ["Ask to take it back", "Demander à reprendre"][who]
    await people[who].locator(".bar").get_by_role("button", name=ask).click()
    await people[1 - who].locator(".asking").get_by_role("button", name=["Agree", "D’accord"][1 - who]).click()
    await expect(people[who].locator(".log")).to_contain_text(["What was seen", "Ce qui a été vu"][who])
    assert await whoever_is_asked(people) == who

    # somebody vanishes, and the other goes on with a bot
    who = await play_turn(people, 5)
    gone = 1 - who
    people = await away_for(house, people, hours=25)
    window, table = people[gone].context, people[gone].url
    await people[gone].close()
    replace = ["Not there? Go on with a bot", "Pas là ? Continuer avec un robot"][who]
    await people[who].get_by_role("button", name=replace).click()
    await expect(people[who].locator(".log")).to_contain_text(["is not there", "n’est pas là"][who])
    people[gone] = await window.new_page()
    await people[gone].goto(table)
    await people[gone].locator(".bar").get_by_role("button", name=back[gone]).click()

    await duel_to_the_end(people)
