"""A contender's side: it is asked for a figure, measures it, and answers, line by line, until nobody asks any more.

It imports nothing of the house, so that other engines can be measured in an environment without it.
"""

import json
import os
import sys
import time
from collections.abc import Callable

Ways = dict[str, Callable[[], float]]  # some work by name, which tells how much of it was done


def rate(seconds: float, work: Callable[[], float]) -> float:
    """How much of this work is done in a second of processor time."""
    done, started = 0.0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += work()
    return done / spent


def answer(begin: Callable[..., Ways]) -> None:
    """Serve whoever holds the other end: `{"begin": [...]}` opens what is measured, `{"figure", "seconds"}` asks."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints is no answer
    core = int(sys.argv[1])
    if core >= 0:
        os.sched_setaffinity(0, {core})
    found: Ways = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if "begin" in asked:
            found = begin(*asked["begin"])
            told: object = list(found)
        else:
            told = rate(asked["seconds"], found[asked["figure"]])
        print(json.dumps(told), file=out, flush=True)
