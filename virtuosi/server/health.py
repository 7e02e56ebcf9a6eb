"""How the house is: a word for whoever restarts it, and numbers for Prometheus."""

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency

from virtuosi.server.bot_seats import BotSeats
from virtuosi.server.errors import StorageFailure, log
from virtuosi.server.house import House


@get("/health", include_in_schema=False)
async def health(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """Whether the book can be read and written: 200, or 503 while it cannot."""
    try:
        await house.storage.check()
    except StorageFailure as error:
        log.error("the house is not well: %s", error)
        return Response({"status": "storage"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(house: NamedDependency[House], bots: NamedDependency[BotSeats]) -> str:
    """In Prometheus' own form."""
    counts, broker = house.counts, house.broker
    numbers = [
        ("virtuosi_tables_opened_total", "counter", "Tables opened since the start", counts.opened),
        ("virtuosi_moves_total", "counter", "Moves written down since the start, bots' included", counts.moves),
        ("virtuosi_undone_total", "counter", "Moves taken back since the start", counts.undone),
        ("virtuosi_commits_total", "counter", "Waits for the disk since the start", house.storage.commits),
        ("virtuosi_tables_at_hand", "gauge", "Tables in memory", house.at_hand),
        ("virtuosi_listeners", "gauge", "Streams that are open", broker.listening),
        ("virtuosi_bots_thinking", "gauge", "Bots that think or wait for a thinker", len(bots.thinking)),
        ("virtuosi_thoughts_waiting", "gauge", "Questions that wait for a free thinker", bots.thinkers.waiting),
    ]
    return "".join(
        f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, text, value in numbers
    )


router = Router("/", route_handlers=[health, metrics])
