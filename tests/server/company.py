"""People at a table and around it, who talk."""

import httpx

from tests.server.visiting import Json, Opened, fresh_guest, fresh_key


class Speaker:
    """Somebody at a table, or looking on."""

    def __init__(self, table: Opened, seat: int | None, guest: str) -> None:
        self.table = table
        self.headers = {"X-Guest": guest} | ({} if seat is None else {"X-Seat": str(seat)})
        self.hello = {"guest": guest, "seat": seat}
        self.url = f"/api/tables/{table.id}"

    async def ask_to_say(self, text: str, key: str | None = None, **more: Json) -> httpx.Response:
        body = {"text": text, "key": key or fresh_key(), **more}
        return await self.table.http.post(f"{self.url}/lines", headers=self.headers, json=body)

    async def say(self, text: str, key: str | None = None, **more: Json) -> Json:
        answer = await self.ask_to_say(text, key, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def sign(self, sign: str, number: int, about: str = "line", **more: Json) -> httpx.Response:
        body = {"about": about, "number": number, "sign": sign, **more}
        return await self.table.http.put(f"{self.url}/signs", headers=self.headers, json=body)

    async def remove(self, number: int, room: str = "seats") -> httpx.Response:
        return await self.table.http.delete(f"{self.url}/lines/{room}/{number}", headers=self.headers)

    async def silence(self, speaker: int, silenced: bool = True) -> httpx.Response:
        where = f"{self.url}/speakers/{speaker}"
        return await self.table.http.put(where, headers=self.headers, json={"silenced": silenced})

    async def heard(self, **since: int) -> dict[str, Json]:
        answer = await self.table.http.get(f"{self.url}/talk", headers=self.headers, params=since)
        assert answer.status_code == 200, answer.text
        return {room["room"]: room for room in answer.json()}

    async def texts(self, room: str = "seats") -> list[str | None]:
        return [line["text"] for line in (await self.heard())[room]["lines"]]


class Company:
    """A table with its host, a friend and somebody who looks on."""

    def __init__(self, table: Opened, friend: Opened) -> None:
        self.table = table
        self.host = Speaker(table, 0, table.guest)
        self.friend = Speaker(table, 1, friend.guest)
        self.watcher = Speaker(table, None, fresh_guest())
        self.seated = friend


async def end(company: Company) -> None:
    """The match is over."""
    async with company.table.visited.house.at(company.table.id) as table:
        moves = []
        while not table.match.over:
            position = table.match.position
            moves += table.play(table.match.game.space.names[position.moves()[0]])
        match, house = table.match, company.table.visited.house
        with house.changing(table):
            await house.storage.add_moves(table.standing(), moves, None, match.position.actor, match.over)
