"""Thinking as work in the database: whoever has a question puts it there, and whichever process is free takes the next
one, those that a person waits for first. A question whose thinker fell silent is taken up by another, and one whose
asker did is dropped."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable

import msgspec

from virtuosi import __version__
from virtuosi.server.errors import StorageFailure, log
from virtuosi.server.neighbours import LEASE, Neighbours
from virtuosi.server.news import News, QuestionAnswered, QuestionPut, QuestionTaken
from virtuosi.server.thinkers import LIVES, PATIENT, URGENT, Thinker, ThinkerDied, Thinkers, ThinkingFailed
from virtuosi.server.thinking import About, Answer, Asked, Counsel, Decision, Failure, Proposal

LOOK = 1.0  # seconds between looks for work that nobody told of

PUT = """insert into questions (id, asker, wanted, release, place, about, patience, lives)
    values ($1, $2, now() + $3, $4, $5, $6, $7, $8) on conflict (id) do nothing"""
WANT = "update questions set wanted = now() + $2 where asker = $1 returning id"
COLLECT = "delete from questions where asker = $1 and answer is not null returning id, answer"
WITHDRAW = "delete from questions where id = $1"
DROP = "delete from questions where wanted < now()"
LINE = "select case when until is null then place end, count(*) from questions where answer is null group by 1"
TAKE = """update questions set thinker = $1, until = now() + $2, lives = lives - 1 where id = (
        select id from questions
        where answer is null and wanted > now() and release = $3 and (until is null or until < now())
        order by place, asked for update skip locked limit 1
    ) returning id, about, patience, lives"""
KEEP = "update questions set until = now() + $2 where thinker = $1 and answer is null returning id"
ANSWER = "update questions set answer = $3 where id = $1 and thinker = $2 and answer is null"
GIVE_BACK = """update questions set thinker = null, until = null, lives = lives + 1
    where thinker = $1 and answer is null"""


class Open(msgspec.Struct):
    """A question that waits for its answer."""

    about: bytes
    patience: float
    place: int
    begun: Callable[[], None] | None
    answer: asyncio.Future[Answer]


class SharedThinkers(Thinkers):
    """Asks whoever thinks for this house, in whichever process."""

    def __init__(self, bot: str, neighbours: Neighbours) -> None:
        super().__init__(bot, 0)
        self._neighbours = neighbours
        self._open: dict[str, Open] = {}
        self._line: dict[int | None, int] = {}  # questions that wait, by their place; None: that are thought about
        self._collecting: asyncio.Task[None] | None = None
        neighbours.hear.append(self._hear)
        neighbours.beats.append(self._beat)

    @property
    def waiting(self) -> int:
        return sum(many for place, many in self._line.items() if place is not None)

    def ahead(self, urgent: bool) -> int:
        """As of the last beat, and of the whole house."""
        thinkers = max(1, self._neighbours.all_thinkers)
        if sum(self._line.values()) < thinkers:
            return 0
        before = URGENT if urgent else PATIENT
        return 1 + sum(many for place, many in self._line.items() if place is not None and place <= before) // thinkers

    async def _ask(
        self, asked: About, limit: float, place: int, begun: Callable[[], None] | None = None
    ) -> Decision | Proposal | Counsel:
        question = secrets.token_hex(8)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        about = msgspec.msgpack.encode(Asked(self._bot, asked))
        self._open[question] = Open(about, limit, place, begun, answer)
        try:
            await self._put(question)
            found = await answer
        finally:
            del self._open[question]
            if not answer.done() or answer.cancelled():
                with contextlib.suppress(StorageFailure):
                    await self._neighbours.fetch(WITHDRAW, question)
        if isinstance(found, Decision | Proposal | Counsel):
            return found
        raise ThinkingFailed(found.reason if isinstance(found, Failure) else "it said nothing")

    async def _put(self, question: str) -> None:
        one = self._open[question]
        row = (question, self._neighbours.me, LEASE, __version__, one.place, one.about, one.patience, LIVES)
        await self._neighbours.fetch(PUT, *row)
        self._neighbours.tell(QuestionPut())

    def _hear(self, news: News) -> None:
        if isinstance(news, QuestionTaken) and (one := self._open.get(news.question)) is not None:
            if one.begun is not None:
                one.begun()
        elif isinstance(news, QuestionAnswered) and news.question in self._open:
            self._collecting = asyncio.create_task(self._collect(), name="answers")

    async def _collect(self) -> None:
        with contextlib.suppress(StorageFailure):  # the next beat looks again
            for question, answer in await self._neighbours.fetch(COLLECT, self._neighbours.me):
                one = self._open.get(question)
                if one is not None and not one.answer.done():
                    one.answer.set_result(msgspec.msgpack.decode(answer, type=Answer))

    async def _beat(self) -> None:
        """What we still want; what the database lost in a crash is put again."""
        await self._neighbours.fetch(DROP)
        there = {row[0] for row in await self._neighbours.fetch(WANT, self._neighbours.me, LEASE)}
        await self._collect()
        for question in [one for one, open in self._open.items() if one not in there and not open.answer.done()]:
            await self._put(question)
        self._line = {row[0]: row[1] for row in await self._neighbours.fetch(LINE)}

    async def stop(self) -> None:
        """Those who think have an end of their own."""


class Answering:
    """Lets the thinkers of this process answer what is asked, each one question at a time."""

    def __init__(self, neighbours: Neighbours, thinkers: int) -> None:
        self._neighbours = neighbours
        self._thinkers = [Thinker() for _ in range(thinkers)]
        self._put = asyncio.Event()
        self._thoughts: dict[str, asyncio.Task[Answer]] = {}  # by question
        self._working: list[asyncio.Task[None]] = []
        neighbours.thinkers = thinkers
        neighbours.hear.append(self._hear)
        neighbours.beats.append(self._beat)

    def start(self) -> None:
        self._working = [asyncio.create_task(self._answer_on(thinker), name="answering") for thinker in self._thinkers]

    async def stop(self) -> None:
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        if self._working:
            with contextlib.suppress(StorageFailure):
                await self._neighbours.fetch(GIVE_BACK, self._neighbours.me)
                self._neighbours.tell(QuestionPut())
        ending = [thinker.stop() for thinker in self._thinkers]
        await asyncio.gather(*(process.wait() for process in ending if process is not None))

    def _hear(self, news: News) -> None:
        if isinstance(news, QuestionPut):
            self._put.set()

    async def _beat(self) -> None:
        wanted = {row[0] for row in await self._neighbours.fetch(KEEP, self._neighbours.me, LEASE)}
        for question, thought in self._thoughts.items():
            if question not in wanted:
                thought.cancel()

    async def _answer_on(self, thinker: Thinker) -> None:
        while True:
            try:
                self._put.clear()
                if not await self._answer_one(thinker):
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(LOOK):
                            await self._put.wait()
            except StorageFailure:  # it is told where the line is made again
                await asyncio.sleep(LOOK)
            except Exception:
                log.exception("a question could not be answered")
                await asyncio.sleep(LOOK)

    async def _answer_one(self, thinker: Thinker) -> bool:
        """Whether there was a question."""
        me = self._neighbours.me
        taken = await self._neighbours.fetch(TAKE, me, LEASE, __version__)
        if not taken:
            return False
        question, about, patience, lives = taken[0]
        self._neighbours.tell(QuestionTaken(question))
        thought = self._thoughts[question] = asyncio.create_task(_thought(thinker, about, patience, lives))
        try:
            await asyncio.wait({thought})
        finally:
            del self._thoughts[question]
            thought.cancel()  # should we be told to stop
        if not thought.cancelled():  # else nobody wants it any more
            await self._neighbours.fetch(ANSWER, question, me, msgspec.msgpack.encode(thought.result()))
            self._neighbours.tell(QuestionAnswered(question))
        return True


async def _thought(thinker: Thinker, about: bytes, patience: float, lives: int) -> Answer:
    """What one of our thinkers says to a question; one that dies over it is replaced."""
    if lives < 0:
        return Failure(f"it died {LIVES} times")
    try:
        asked = msgspec.msgpack.decode(about, type=Asked)
        for _ in range(LIVES):
            try:
                return await thinker.ask(asked.bot, asked.about, patience)
            except ThinkerDied:
                thinker.stop()
        return Failure(f"it died {LIVES} times")
    except (ThinkingFailed, msgspec.DecodeError) as error:
        thinker.stop()  # it may still be thinking
        return Failure(str(error))
    except BaseException:
        thinker.stop()
        raise
