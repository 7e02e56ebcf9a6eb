"""Compares matches played and shown with interpreted and with compiled rules, hash by hash."""

import json
import subprocess
from pathlib import Path

from tools import compile as rules
from tools.prepare import BIN, ROOT, Obstacle, node_environment

LIMIT = 300


def hashes(cwd: Path, compiled: bool) -> dict[str, str]:
    """The matches as played by the package that lies in this folder."""
    command = [str(BIN / "python"), "-m", "tools.fingerprints"]
    environment = {**node_environment(), "PYTHONPATH": f"{cwd}:{ROOT}"}
    try:
        done = subprocess.run(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        raise Obstacle(f"The matches were not finished after {LIMIT} s.") from None
    if done.returncode != 0:
        raise Obstacle("The matches could not be played; the reason stands above.")
    found = json.loads(done.stdout)
    if found["compiled"] is not compiled:
        raise Obstacle(f"The rules in {cwd} should be {'compiled' if compiled else 'interpreted'}, but are not.")
    matches: dict[str, str] = found["matches"]
    return matches


def compare() -> int:
    """How many matches were equal; an Obstacle names the first that differs."""
    interpreted, compiled = hashes(ROOT, compiled=False), hashes(rules.COMPILED, compiled=True)
    for match, value in interpreted.items():
        if compiled.get(match) != value:
            raise Obstacle(f"Compiled and interpreted rules play this match differently: {match}.")
    if not interpreted or len(compiled) != len(interpreted):
        raise Obstacle(f"{len(interpreted)} matches were played interpreted, but {len(compiled)} compiled.")
    return len(interpreted)
