"""A push is encrypted for one browser, signed as this house's, and ends with the subscription."""

import re
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.posting import HOME, SOON, ask, away, tell, two, until_turn, wish
from tests.server.test_forged import nothing_changes
from tests.server.visiting import Json, fresh_guest, settings, visit
from virtuosi.server.notices.push import base64url, encrypted, plain64, private_key, public_bytes
from virtuosi.server.rows import now

RFC = {  # RFC 8291, appendix A
    "told": b"When I grow up, I want to be a watermelon",
    "own": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "theirs": "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "record": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
    "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
}


def test_a_push_is_encrypted_as_the_standard_shows() -> None:
    own = private_key(str(RFC["own"]))
    told, salt = RFC["told"], plain64(str(RFC["salt"]))
    assert isinstance(told, bytes)
    found = encrypted(told, str(RFC["p256dh"]), str(RFC["auth"]), own, salt)
    assert base64url(found) == RFC["record"]
    assert base64url(public_bytes(private_key(str(RFC["theirs"])))) == RFC["p256dh"]


class Browser:
    """What a browser keeps of its subscription, and how it reads what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes of"

    def subscription(self, endpoint: str) -> Json:
        return {"endpoint": endpoint, "p256dh": base64url(public_bytes(self.key)), "auth": base64url(self.auth)}

    def read(self, body: bytes) -> Json:
        """RFC 8291 from the other side."""
        salt, length = body[:16], body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        own = b"WebPush: info\0" + public_bytes(self.key) + sender
        key = HKDF(hashes.SHA256(), 32, self.auth, own).derive(shared)
        content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        told = AESGCM(content).decrypt(nonce, record, None)
        assert told[-1:] == b"\2"
        return msgspec.json.decode(told[:-1])


def check_signature(header: str, house_key: str, endpoint: str) -> None:
    """That the push is this house's, and for this service only."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found is not None
    head, claims, signature, key = found.groups()
    assert key == house_key
    number = plain64(signature)
    der = encode_dss_signature(int.from_bytes(number[:32], "big"), int.from_bytes(number[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain64(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said = msgspec.json.decode(plain64(claims))
    assert said["aud"] == endpoint
    assert said["sub"] == HOME
    assert now().timestamp() < said["exp"] < (now() + timedelta(days=1)).timestamp()


async def test_a_browser_is_pushed_what_only_it_can_read(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, service):
        people = await two(visited)
        browser = Browser()
        await wish(visited, people[1].guest, language="fr")
        way = await tell(visited, people[1].guest, "push", browser.subscription(f"{service.url}/push/1"))
        assert (way["here"], way["address"]) == (True, "127.0.0.1")
        again = await tell(visited, people[1].guest, "push", browser.subscription(f"{service.url}/push/2"))
        telling = (await ask(visited, people[1].guest, "GET", "telling")).json()
        assert [one["id"] for one in telling["ways"]] == [again["id"]]
        await until_turn(people, 1)
        await visited.postman.round(now() + SOON)
        came = await service.next()
        assert came.path == "/push/2"
        assert came.headers["content-encoding"] == "aes128gcm"
        assert came.headers["topic"] == people[0].id
        check_signature(came.headers["authorization"], telling["push_key"], service.url)
        told = browser.read(came.body)
        assert (told["link"], told["text"]) == (f"/table/{people[0].id}", "C’est votre tour à une table de Ray Master.")


@pytest.mark.parametrize("answer", ["404 Not Found", "410 Gone"])
async def test_a_subscription_that_has_ended_is_forgotten(tmp_path: Path, answer: str) -> None:
    async with away(tmp_path) as (visited, service):
        people = await two(visited)
        await tell(visited, people[1].guest, "push", Browser().subscription(f"{service.url}/push"))
        service.answer = f"{answer}\r\n"
        await until_turn(people, 1)
        await visited.postman.round(now() + SOON)
        assert (await ask(visited, people[1].guest, "GET", "telling")).json()["ways"] == []
        await visited.postman.round(now() + timedelta(hours=1))
        assert len(service.letters) == 1


async def test_keys_that_are_no_browsers_are_refused(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, service):
        guest = fresh_guest()
        await wish(visited, guest)
        fitting = Browser().subscription(service.url)
        async with nothing_changes(visited):
            for wrong in (
                {"p256dh": "AAAA"},
                {"p256dh": "é"},
                {"auth": "AAAA"},
                {"p256dh": fitting["p256dh"][:-2] + "AA"},
            ):
                answer = await ask(visited, guest, "POST", "ways/push", {**fitting, **wrong})
                assert answer.status_code == 400


async def test_a_device_that_is_shut_out_is_pushed_nothing(tmp_path: Path) -> None:
    async with away(tmp_path) as (visited, service):
        people = await two(visited)
        phone = fresh_guest()
        passed = await visited.http.post("/api/guest/passes", headers={"X-Guest": people[1].guest}, json={})
        await ask(visited, phone, "POST", "devices", {"code": passed.json()["code"]})
        await tell(visited, phone, "push", Browser().subscription(service.url))
        lost = next(one for one in (await ask(visited, people[1].guest, "GET", "devices")).json() if not one["here"])
        await ask(visited, people[1].guest, "DELETE", f"devices/{lost['id']}")
        assert (await ask(visited, people[1].guest, "GET", "telling")).json()["ways"] == []


async def test_the_key_of_the_house_outlives_it(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with visit(settings(tmp_path)) as visited:
            keys.append((await ask(visited, fresh_guest(), "GET", "telling")).json()["push_key"])
    assert keys[0] == keys[1]
    assert len(plain64(keys[0])) == 65
