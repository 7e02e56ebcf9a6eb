"""Whatever fails in whichever command, it is one clear sentence and a non-zero exit."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from rich.console import Console
from typer.core import TyperGroup

from virtuosi import games as house
from virtuosi.adapters import MissingLibrary, OtherMatches
from virtuosi.arena.ladder import BadLadder
from virtuosi.bots.guests import BadGuest, UnknownBot, every_bot
from virtuosi.core.data import PackError
from virtuosi.core.game import OptionError
from virtuosi.core.record import RecordError
from virtuosi.core.text import plain

STOPPED = 130  # as shells have it: 128 and the number of the signal

err = Console(stderr=True, emoji=False)


def fail(sentence: str, status: int = 1) -> NoReturn:
    err.print(sentence, style="red", markup=False, highlight=False, soft_wrap=True)
    raise typer.Exit(status)


class PlainFailures(TyperGroup):
    """The commands of an application in which no failure shows a traceback."""

    def invoke(self, ctx: Any) -> Any:  # Any: typer's own, of another module from version to version
        with _told():
            try:
                done = super().invoke(ctx)
                sys.stdout.flush()  # what cannot be written fails here, and not when everything is over
            except OSError:
                _drop_unwritten()
                raise
        return done


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except house.UnknownGame as error:
        fail(f"There is no game {error}. The games are: {', '.join(house.REGISTERED)}.")
    except UnknownBot as error:
        fail(f"There is no bot {error}. The bots are: {', '.join(every_bot())}.")
    except OptionError as error:
        fail(plain(house.every()[0].words("en").render(error.message, str)))
    except (RecordError, PackError, BadGuest, BadLadder, OtherMatches) as error:
        fail(str(error))
    except MissingLibrary as error:
        fail(f"{error}.")
    except OSError as error:
        fail(f"{error.filename or 'The output'}: {error.strerror or error}.")
    except BrokenProcessPool:
        fail("A process that played matches has ended before its time. Is there enough memory?")
    except KeyboardInterrupt:
        fail("Stopped.", STOPPED)
    except Exception as error:
        if hasattr(error, "exit_code") or isinstance(error, typer.Abort) or sys.flags.dev_mode:
            raise  # said plainly already, or wanted whole
        fail(f"A mistake of ours ({type(error).__name__}: {error}). `python -X dev -m virtuosi` tells where.")


def _drop_unwritten() -> None:
    """What a full disk or a closed pipe does not take is told once, and not again when Python ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
