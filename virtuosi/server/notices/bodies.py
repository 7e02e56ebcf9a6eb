"""What travels about notices."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Language = Literal["en", "fr"]
Form = Literal["discord", "ntfy", "json"]
Minute = Annotated[int, Meta(ge=0, lt=1440)]
Zone = Annotated[str, Meta(min_length=1, max_length=60)]
Address = Annotated[str, Meta(min_length=1, max_length=1000)]


class Way(msgspec.Struct, frozen=True):
    """One way to be told. `here`: the push goes to the very device that asks."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    form: str | None
    active: bool
    confirmed: bool
    here: bool


class Telling(msgspec.Struct, frozen=True):
    """How a guest is told. `push_key` is what a browser subscribes with; without `mail` the house sends none."""

    language: Language
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    ways: list[Way]
    push_key: str
    mail: bool


class TellingWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Quiet hours are minutes after midnight in this time zone; without both there are none."""

    language: Language
    zone: Zone
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None


class NewPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription as the browser gives it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=60)]


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Address
    form: Form = "json"


class Switching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    active: bool


class Muting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool


class Confirming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]
