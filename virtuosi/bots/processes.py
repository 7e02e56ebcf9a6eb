"""Processes in which bots think beside their parent."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


def serve_parent() -> None:
    """In a worker, first of all: end with the parent, and at Ctrl-C at once and in silence; the parent says it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


def end_with_parent() -> None:
    """In a worker: end when the parent ends, however it ends. One that is killed tells nobody."""
    threading.Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
