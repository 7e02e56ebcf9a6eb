"""Letters to browsers: encrypted for the one that subscribed (RFC 8291), signed as this house’s (RFC 8292)."""

import base64
import os
import struct
from datetime import datetime, timedelta
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from virtuosi.server.notices.letter import Letter
from virtuosi.server.notices.outside import NotReached, Outside

RECORD = 4096
KEPT = timedelta(hours=12)  # by the push service, for a browser that is closed
GOOD_FOR = timedelta(hours=12)  # a signature
GONE = (404, 410)


class Gone(Exception):
    """The browser has ended its subscription."""


class BadSubscription(ValueError):
    """These are not the keys of a browser."""


def plain64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def fresh_secret() -> str:
    """A private key of the house, as it is kept."""
    return base64url(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def private_key(secret: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(plain64(secret), "big"), ec.SECP256R1())


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def browser_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """Checked: a point of the curve, and sixteen bytes."""
    try:
        point, secret = plain64(p256dh), plain64(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, TypeError) as error:
        raise BadSubscription from error
    if len(secret) != 16:
        raise BadSubscription
    return point, secret


def _derived(length: int, salt: bytes, secret: bytes, info: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    told: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """One record that only this browser can read (RFC 8291, section 3.4); key and salt are new every time."""
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    point, secret = browser_keys(p256dh, auth)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    shared = own.exchange(ec.ECDH(), theirs)
    ours = public_bytes(own)
    key = _derived(32, secret, shared, b"WebPush: info\0" + point + ours)
    content = _derived(16, salt, key, b"Content-Encoding: aes128gcm\0")
    nonce = _derived(12, salt, key, b"Content-Encoding: nonce\0")
    head = salt + struct.pack(">IB", RECORD, len(ours)) + ours
    return head + AESGCM(content).encrypt(nonce, told + b"\2", None)


def signed(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, at: datetime) -> str:
    """The value of the Authorization header (RFC 8292)."""
    split = urlsplit(endpoint)
    claims = {"aud": f"{split.scheme}://{split.netloc}", "exp": int((at + GOOD_FOR).timestamp()), "sub": contact}
    said = [{"typ": "JWT", "alg": "ES256"}, claims]
    token = ".".join(base64url(msgspec.json.encode(part)) for part in said)
    r, s = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
    token += "." + base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={token}, k={base64url(public_bytes(key))}"


async def send(outside: Outside, signature: str, endpoint: str, keys: dict[str, str], letter: Letter) -> None:
    told = {"title": letter.title, "text": letter.text, "link": urlsplit(letter.link).path, "about": letter.table}
    headers = {
        "Authorization": signature,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(int(KEPT.total_seconds())),
        "Urgency": "normal",
    }
    if letter.table is not None:
        headers["Topic"] = letter.table  # a newer one of the same table takes the place of one not yet delivered
    body = encrypted(msgspec.json.encode(told), keys["p256dh"], keys["auth"])
    status = await outside.post(endpoint, body, headers)
    if status in GONE:
        raise Gone
    if not 200 <= status < 300:
        raise NotReached(f"the answer was {status}")
