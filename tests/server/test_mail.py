"""Mail goes only where its reader said so, by a code."""

import re
from pathlib import Path

import pytest

from tests.server.posting import HOME, SOON, ask, away, tell, two, until_turn, wish
from tests.server.receiving import PostBox, post_box
from tests.server.test_forged import nothing_changes, the_error
from tests.server.visiting import Visited, fresh_guest, settings, visit
from virtuosi.server.notices.mail import mail_server
from virtuosi.server.rows import now


async def test_mail_is_confirmed_by_a_code_before_anything_else_comes(tmp_path: Path) -> None:
    async with post_box() as (box, port):
        mail = mail_server(f"smtp://127.0.0.1:{port}", "house@example.org")
        async with away(tmp_path, mail=mail) as (visited, _):
            people = await two(visited)
            guest = people[1].guest
            await wish(visited, guest, language="fr")
            way = await tell(visited, guest, "mail", {"address": "emmy@example.org"})
            assert not way["confirmed"]
            code = await code_in(box)
            the_error(await ask(visited, guest, "POST", "ways/mail", {"address": "emmy@example.org"}), "mail_asked")
            await until_turn(people, 1)
            await visited.postman.round(now() + SOON)
            assert box.mails == []
            for wrong in ("aaaa-aaaa", ""):
                answer = await ask(visited, guest, "POST", f"ways/{way['id']}/code", {"code": wrong})
                assert answer.status_code in (400, 403)
            stranger = await ask(visited, people[0].guest, "POST", f"ways/{way['id']}/code", {"code": code})
            the_error(stranger, "unknown_way")
            answer = await ask(visited, guest, "POST", f"ways/{way['id']}/code", {"code": code.upper()})
            assert answer.json()["ways"][0]["confirmed"]
            await until_turn(people, 1)
            await visited.postman.round(now() + SOON)
            mail_came = await box.next()
            assert mail_came["Subject"] == "À vous de jouer\u202f: Ray Master"
            assert (mail_came["From"], mail_came["To"]) == ("house@example.org", "emmy@example.org")
            assert f"{HOME}/table/{people[0].id}" in mail_came.get_content()  # type: ignore[attr-defined]


async def code_in(box: PostBox) -> str:
    text = (await box.next()).get_content()  # type: ignore[attr-defined]
    found = re.search(r"[a-z2-9]{4}-[a-z2-9]{4}", text)
    assert found is not None, text
    return found[0]


async def test_a_code_is_not_guessed(tmp_path: Path) -> None:
    async with post_box() as (box, port):
        mail = mail_server(f"smtp://127.0.0.1:{port}", "house@example.org")
        async with away(tmp_path, mail=mail) as (visited, _):
            guest = fresh_guest()
            way = await tell(visited, guest, "mail", {"address": "emmy@example.org"})
            code = await code_in(box)
            for _ in range(5):
                await ask(visited, guest, "POST", f"ways/{way['id']}/code", {"code": "aaaa-aaaa"})
            answer = await ask(visited, guest, "POST", f"ways/{way['id']}/code", {"code": code})
            the_error(answer, "wrong_code")


async def test_a_house_without_mail_says_so(visited: Visited) -> None:
    answer = await ask(visited, fresh_guest(), "POST", "ways/mail", {"address": "emmy@example.org"})
    the_error(answer, "no_mail")


@pytest.mark.parametrize("address", ["x", "a@b", "a b@example.org", "a@b@example.org", "a@example.org\r\nBcc: b@c.de"])
async def test_what_is_no_mail_address_is_refused(tmp_path: Path, address: str) -> None:
    mail = mail_server("smtp://127.0.0.1:1", "house@example.org")
    async with visit(settings(tmp_path, mail=mail)) as visited:
        guest = fresh_guest()
        await wish(visited, guest)
        async with nothing_changes(visited):
            assert (await ask(visited, guest, "POST", "ways/mail", {"address": address})).status_code == 400
