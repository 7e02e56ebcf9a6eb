"""Processes in which bots think beside their parent."""

import gc
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
SEARCHES = (100_000, 5, 5)  # things more than before a search; small searches before a larger; those before all
HOLDS = hasattr(signal, "pthread_sigmask")  # not on Windows


def serve_parent() -> None:
    """In a worker, first of all: end with the parent, and at Ctrl-C at once and in silence; the parent says it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if HOLDS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    end_with_parent()
    look_rarely()


def look_rarely() -> None:
    """What is there stays, and Python searches the rest for what is dead only now and then: where trees and scenes come
    and go, hardly anything holds what holds it."""
    gc.freeze()
    gc.set_threshold(*SEARCHES)


def end_with_parent() -> None:
    """In a worker: end when the parent ends, however it ends. One that is killed tells nobody."""
    threading.Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class Workers(ProcessPoolExecutor):
    """Processes that are born deaf to Ctrl-C, until they can end in silence."""

    def __init__(self, jobs: int) -> None:
        # Spawned, not forked: a fork would copy the threads of a progress bar in an unknown state.
        super().__init__(jobs, mp_context=get_context("spawn"), initializer=serve_parent)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        with _undisturbed():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C is heard afterwards: a new process is told whole what it is for, and inherits the deafness."""
    if not HOLDS or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))  # another thread may let it in
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if heard:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def workers(jobs: int) -> Iterator[Workers]:
    """Some processes; what they have not begun when this ends is left undone."""
    with Workers(jobs) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)
