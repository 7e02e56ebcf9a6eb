"""Whether a process has the house to itself. On a SQLite file it has, and then all of this costs nothing."""

from virtuosi.server.bot_seats import BotSeats
from virtuosi.server.house import House
from virtuosi.server.settings import Settings
from virtuosi.server.storage import Storage
from virtuosi.server.thinkers import Thinkers


class Alone:
    """All work is ours, and everybody who thinks is ours."""

    def __init__(self, settings: Settings) -> None:
        self.thinkers = Thinkers(settings.bot, settings.thinkers)

    async def claim(self, _what: str) -> bool:
        return True

    async def release(self, _what: str) -> None: ...

    async def move_in(self, _house: House, bots: BotSeats) -> None:
        await bots.resume()

    async def move_out(self) -> None:
        await self.thinkers.stop()


def company(storage: Storage, settings: Settings) -> Alone:
    if storage.file is not None:
        return Alone(settings)
    from virtuosi.server.shared import Shared  # with the driver of the database, which is an extra

    return Shared(storage.address, settings)
