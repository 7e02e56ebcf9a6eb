"""The browser client's files and the headers that protect it."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from tests.server.visiting import Visited, settings, visit

CODE = "export {};\n" * 200
SCRIPT = 'document.documentElement.dataset.theme = "night";'


def build(client: Path) -> None:
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(f"<!doctype html><script>{SCRIPT}</script><p>the house</p>")
    (client / "assets" / "index-abc123.js").write_text(CODE)
    (client / "assets" / "face-abc123.woff2").write_bytes(b"wOF2")
    (client / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (client.parent / "private.txt").write_text("not for you")


async def test_a_house_without_a_client_says_what_to_do(visited: Visited) -> None:
    answer = await visited.http.get("/")
    assert answer.status_code == 200
    assert "make setup" in answer.text


async def test_every_address_of_the_client_gets_its_page(tmp_path: Path) -> None:
    build(tmp_path / "client")
    async with visit(settings(tmp_path)) as visited:
        for path in ("/", "/new/ray_master", "/table/abc", "/rules/newton", "/rules/newton/4.3"):
            answer = await visited.http.get(path)
            assert answer.status_code == 200, path
            assert "the house" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"


async def test_built_assets_are_kept_by_the_browser(tmp_path: Path) -> None:
    build(tmp_path / "client")
    async with visit(settings(tmp_path)) as visited:
        answer = await visited.http.get("/assets/index-abc123.js")
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]
        assert answer.text == CODE
        assert answer.headers["content-encoding"] == "gzip"
        plain = await visited.http.get("/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
        assert (plain.text, "content-encoding" in plain.headers) == (answer.text, False)
        assert plain.headers["vary"] == answer.headers["vary"] == "Accept-Encoding"
        face = await visited.http.get("/assets/face-abc123.woff2")
        assert (face.content, "content-encoding" in face.headers) == (b"wOF2", False)
        icon = await visited.http.get("/favicon.svg")
        assert icon.headers["content-type"].startswith("image/svg")
        assert "attachment" not in icon.headers.get("content-disposition", "")


async def test_nothing_beside_the_client_is_served(tmp_path: Path) -> None:
    build(tmp_path / "client")
    async with visit(settings(tmp_path)) as visited:
        for path in (
            "/..%2Fprivate.txt",
            "/assets/..%2F..%2Fprivate.txt",
            "/assets/%2e%2e/%2e%2e/private.txt",
            "/.git",
        ):
            answer = await visited.http.get(path)
            assert answer.status_code == 404, path
            assert "not for you" not in answer.text


async def test_every_answer_carries_the_protecting_headers(tmp_path: Path) -> None:
    build(tmp_path / "client")
    async with visit(settings(tmp_path)) as visited:
        for path in ("/", "/api/games", "/api/nothing", "/assets/index-abc123.js", "/api/tables/aaaaaaaaaaaa"):
            headers = (await visited.http.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "default-src 'self'" in headers["content-security-policy"]
        assert (await visited.http.get("/api/games")).headers["cache-control"] == "no-store"


async def test_the_pages_own_script_may_run_and_no_other(tmp_path: Path) -> None:
    build(tmp_path / "client")
    async with visit(settings(tmp_path)) as visited:
        policy = (await visited.http.get("/")).headers["content-security-policy"]
        assert b64encode(sha256(SCRIPT.encode()).digest()).decode() in policy
        script = policy.split("script-src")[1].split(";")[0]
        assert "unsafe-inline" not in script


async def test_an_unknown_address_shows_the_house_to_readers_and_an_error_to_programs(tmp_path: Path) -> None:
    build(tmp_path / "client")
    reader = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    async with visit(settings(tmp_path)) as visited:
        for path in ("/nothing", "/nothing/here/at-all", "/new", "/table"):
            answer = await visited.http.get(path, headers=reader)
            assert answer.status_code == 404, path
            assert "the house" in answer.text, path
            assert "script-src 'self' 'sha256-" in answer.headers["content-security-policy"]
            program = await visited.http.get(path, headers={"Accept": "application/json"})
            assert (program.status_code, program.json()["error"]["code"]) == (404, "not_found")
        api = await visited.http.get("/api/nothing", headers=reader)
        assert (api.status_code, api.json()["error"]["code"]) == (404, "not_found")
