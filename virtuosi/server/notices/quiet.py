"""Quiet hours, in the time zone of whoever wants them."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY = 24 * 60  # minutes


def known_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(at: datetime, zone: str, begins: int | None, ends: int | None) -> datetime | None:
    """When the quiet hours end that this moment lies in; None if it lies in none. Given in minutes after midnight,
    and over midnight if they end before they begin."""
    if begins is None or ends is None or begins == ends:
        return None
    here = at.astimezone(ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    if not (minute - begins) % DAY < (ends - begins) % DAY:
        return None
    day = here.date() + timedelta(days=1 if ends <= minute else 0)
    # said by the clock on the wall, which may be moved that night
    wall = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=ZoneInfo(zone))
    return wall.astimezone(UTC)
