"""Everything that lives while the house is open: the book, those who serve, and the work that goes on beside."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import count

from litestar import Litestar
from litestar.datastructures import State

from virtuosi.server import errors
from virtuosi.server.asking import Proposals
from virtuosi.server.bot_seats import BotSeats
from virtuosi.server.broker import Broker
from virtuosi.server.coaching import Coaching
from virtuosi.server.company import Alone, company
from virtuosi.server.crowd import Crowd
from virtuosi.server.errands import Errands
from virtuosi.server.errors import StorageFailure
from virtuosi.server.hosting import Hosting
from virtuosi.server.house import House
from virtuosi.server.laying import Laying
from virtuosi.server.notices.carrier import Carrier, house_key
from virtuosi.server.notices.outside import Outside
from virtuosi.server.notices.postman import Postman
from virtuosi.server.notices.wishes import Wishes
from virtuosi.server.seating import Seating
from virtuosi.server.settings import Settings
from virtuosi.server.storage import Storage
from virtuosi.server.talking import Talking
from virtuosi.server.tidying import about_to_leave, put_away
from virtuosi.server.timekeeper import Timekeeper
from virtuosi.server.writer import Overtaken

TIDY = 60.0  # seconds
PUT_AWAY_EVERY = 60  # of these


def household(settings: Settings) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Opens the house when the server starts, and closes it in good order."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(settings.database)
        await storage.open()
        broker, state = Broker(), app.state
        house = House(storage, broker, settings.idle, settings.packs, settings.bot_tables, settings.clock)
        among = company(storage, settings)
        bots = BotSeats(house, among.thinkers, broker, settings.bot_pause, settings.thinking_grace, among)
        coaching = Coaching(house, among.thinkers, settings)
        state.bots, state.coaching = bots, coaching
        await _staff(state, house, settings)
        await state.timekeeper.start()
        await among.move_in(house, bots)
        work = [_tidy(house, settings, among), state.postman.go_on(), state.timekeeper.go_on()]
        going_on = [asyncio.create_task(one) for one in (*work, Errands(state.hosting).go_on())]
        try:
            yield
        finally:
            for task in going_on:
                task.cancel()
            await asyncio.gather(*going_on, return_exceptions=True)  # whoever still reads would be left without a book
            await coaching.stop()
            with contextlib.suppress(StorageFailure):
                await house.guests.write_seen()
            await bots.stop()
            await among.move_out()
            await storage.close()

    return living


async def _staff(state: State, house: House, settings: Settings) -> None:
    """Those who answer requests, each under the name that a handler asks for."""
    state.house, state.guests, state.settings = house, house.guests, settings
    state.seating, state.laying = Seating(house), Laying(house)
    state.proposals, state.talking = Proposals(house), Talking(house)
    state.crowd = Crowd(settings.streams_per_address, settings.streams_per_table)
    state.postman = await _postman(house, settings)
    state.wishes, state.hosting, state.timekeeper = Wishes(state.postman), Hosting(house), Timekeeper(house)


async def _postman(house: House, settings: Settings) -> Postman:
    sender = settings.mail.sender if settings.mail is not None else "host@localhost"
    home = settings.public_url or ""
    contact = home if home.startswith("https://") else f"mailto:{sender}"
    carrier = Carrier(Outside(settings.webhook_hosts), settings.mail, await house_key(house.storage, "push"), contact)
    return Postman(house, carrier, settings.public_url)


async def _tidy(house: House, settings: Settings, among: Alone) -> None:
    for minute in count():
        if minute % PUT_AWAY_EVERY == 0:
            try:
                await house.guests.write_seen()
                if await among.claim("tidying"):
                    for table_id in await about_to_leave(house.storage, settings):
                        await house.give_notice(table_id)
                    await put_away(house.storage, settings)
            except (StorageFailure, Overtaken) as error:
                errors.log.error("nothing was put away: %s", error)
        await asyncio.sleep(TIDY)
        house.tidy()
