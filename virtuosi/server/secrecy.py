"""Secrets of guests, invitations and dice: who may act, and what Nature does."""

import hashlib
import hmac
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look alike
LETTERS = frozenset(ALPHABET)
TABLE_ID = GUEST_ID = 12
CODE = 8  # 40 bits for ten minutes
SEED = 32


def fresh_table_id() -> str:
    """Not to be guessed: whoever has it may watch."""
    return _letters(TABLE_ID)


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def is_table_id(text: str) -> bool:
    return len(text) == TABLE_ID and LETTERS.issuperset(text)


def fresh_guest_id() -> str:
    """Never told to anybody; a guest proves who they are with a device's key."""
    return _letters(GUEST_ID)


def fresh_invitation() -> str:
    return secrets.token_urlsafe(18)


def fresh_code() -> str:
    """To be read from one screen and typed at another."""
    found = _letters(CODE)
    return f"{found[: CODE // 2]}-{found[CODE // 2 :]}"


def plain_code(code: str) -> str:
    """As it was meant, however it was typed."""
    return "".join(c for c in code.lower() if c.isalnum())


def hashed(secret: str) -> str:
    """Only this is stored. The secret is long and random, so a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def fits(secret: str, stored: str) -> bool:
    return hmac.compare_digest(hashed(secret), stored)


def fresh_seed() -> str:
    return secrets.token_hex(SEED)


def commitment(seed: str) -> str:
    """What can be published at the start: it binds the house to its seed and gives nothing away."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def nature_number(seed: str, number: int) -> int:
    """The random number for Nature at this move. No client has a hand in it; 62 bits fit compiled rules."""
    found = hmac.new(bytes.fromhex(seed), str(number).encode(), hashlib.sha256).digest()
    return int.from_bytes(found[:8], "big") >> 2
